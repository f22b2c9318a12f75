### Boards: the list of them, and the provinces of one (LIST VARIANTS, GET map).

boards-all = { $number } Bretter sind spielbar.
boards-for-players = { $number ->
    [one] 1 Brett
   *[other] { $number } Bretter
 } für { $players ->
    [one] 1 Person
   *[other] { $players } Personen
 }.
boards-none-for-players = Es gibt kein Brett für { $players ->
    [one] 1 Person
   *[other] { $players } Personen
 }. Alle Bretter zeigt LIST VARIANTS.
boards-how = Eine Partie auf einem davon beginnst du mit CREATE ?partie passwort NAME. Provinzen und Grenzen zeigt GET map.NAME, die Regeln GET rules.NAME.
boards-that-want-players = Unter einem Brett stehen die Partien, die noch Spieler suchen: SIGN ON ?partie passwort.
boards-for-two = Nur die Bretter für zwei zeigt LIST VARIANTS 2.
boards-how-one = Eine Partie darauf beginnst du mit CREATE ?partie passwort { $name }. Provinzen und Grenzen zeigt GET map.{ $name }, die Regeln GET rules.{ $name }, alle Bretter LIST VARIANTS.
boards-powers = { $number ->
    [one] 1 Macht
   *[other] { $number } Mächte
 }
boards-unplayable = Auf { $board } kann man noch nicht spielen: { $why }. Die spielbaren Bretter zeigt LIST VARIANTS.

## The provinces of a board.

map-title = Die Karte { $board }: { $provinces } Provinzen, { $centres } Versorgungszentren.
map-how = Zu jeder Provinz: Name, Kürzel, was sie ist, und wohin eine Armee (A) oder Flotte (F) von dort ziehen kann.
map-no-picture = Von diesem Brett gibt es kein Bild.
map-diagram = Das Bild dieses Bretts ist ein Schema. Jeder Kreis ist eine Provinz. Eine braune Linie verbindet Provinzen, zwischen denen Armeen ziehen können, eine blaue die für Flotten.
map-undrawn-borders = { $number ->
        [one] 1 Grenze dieses Bretts ist nicht auf dem Bild.
       *[other] { $number } Grenzen dieses Bretts sind nicht auf dem Bild.
    }
map-province = { $terrain ->
    [land] Land
    [coast] Küste
    [sea] See
   *[impassable] gesperrt
 }
map-centre = { map-province }, Versorgungszentrum
map-home-centre = { map-province }, Versorgungszentrum: { $power }

## A map in words, for readers who do not see its picture.

map-after = Karte nach { $phase }. { $centres } Die Befehle stehen im Text.
map-of-position = Karte { $phase }. { $centres } Die Einheiten stehen im Text.
map-of-board = Karte { $board } zu Beginn. Die Grenzen stehen im Text.
map-before-results = Es ist noch nichts ausgewertet. { $map }
map-centres = Zentren: { $counts }.
map-centres-hidden = Zentren: nicht gezeigt.
map-in-halves = { $map } Das Bild zeigt die linke Hälfte der Karte über der rechten.
map-around-units = { $map } Das Bild zeigt, was um deine Einheiten herum ist.
map-title-start = { $phase }: Beginn

## The rules of a board (GET rules.NAME), each on a line of its own.

board-rules = { $board }: die eigenen Regeln. Alle anderen sind die der Standardpartie.
board-players = Gespielt wird es { $number ->
        [one] allein
       *[other] zu { $number } Personen
    }: { LIST($powers, type: "and") }.
board-map = Provinzen und Grenzen zeigt GET MAP.{ $name }.
board-rules-missing = Die Quelle des Bretts hat Regeln, die der Judge nicht kennt: { LIST($rules, type: "and") }.
board-notes = Zum Brett:
board-certainty = Wie sicher es ist: Stufe { $tier }, { board-tier }.
board-tier = { $tier ->
        [A] alle Quellen, die das Brett haben, stimmen überein
        [B] einige Quellen stimmen überein, andere weichen ab
        [C] die anderen Quellen weichen ab
        [S] die Grenzen sind die eines geprüften Bretts, und der Beginn kommt aus einer Quelle
       *[D] eine Quelle hat das Brett
    }
board-options = Optionen, in CREATE hinter dem Brett genannt, eine oder mehrere:
board-option-chosen = hier gewählt.
board-coastal-convoys = Eine Flotte kann an jeder Küste konvoieren wie auf See: Armeen gehen in allen Provinzen neben ihr an Bord und an Land, auch im Binnenland.
board-victory = Mit { $needed } von { board-centres } gewinnt man, wenn keine andere Macht ebenso viele hat.
board-victory-together = Jeder Spieler spielt { $powers } Mächte. Zusammen gewinnen sie mit { $needed } von { board-centres }, wenn niemand anders ebenso viele hat.
board-centres = { $centres ->
        [one] { $centres } Versorgungszentrum
       *[other] { $centres } Versorgungszentren
    }
board-victory-by-lead = Eine Macht gewinnt auch, wenn sie { $year } jeder anderen um { $centres } voraus ist, oder in jedem Jahr danach um eines weniger.
board-capitals = Eine Macht muss { $number } Hauptstädte halten, darunter ihre eigene: { $capitals }.
board-victory-owns = Wer gewinnt, muss außerdem Folgendes besitzen: { $centres }.
board-last-year = Die Partie endet mit dem Jahr { $year }.
board-builds = { $where ->
        [home] Gebaut wird in den eigenen Heimatzentren, wenn sie der Macht gehören und frei sind.
        [any] Gebaut wird in jedem freien Zentrum, das der Macht gehört.
        [any_if_home] Gebaut wird in jedem freien Zentrum, das der Macht gehört, solange ihr ein Heimatzentrum gehört.
       *[any_home] Gebaut wird in jedem freien Heimatzentrum, auch einer anderen Macht, das der Macht gehört.
    }
board-start = Die Partie beginnt mit { $what ->
        [builds] Aufbauten
       *[moves] Zügen
    }: { $phase }.
board-first-units = Jedes Zentrum bekommt eine Einheit, die sein Besitzer wählt. Ohne Befehl bekommt es die der üblichen Aufstellung.
board-years = Zwischen zwei Zügen vergehen { $number } Jahre.
board-chosen-homes = Der erste Aufbau wählt das einzige Heimatzentrum der Macht. Die Zentren, die ihr bei der Zählung { $year } gehören, werden Heimatzentren.
board-neutral = { $units ->
        [hold] Neutrale Einheiten halten. Man kann sie unterstützen, und werden sie vertrieben, sind sie aufgelöst.
       *[rebuild] Neutrale Einheiten halten in Zentren, die niemandem gehören, und kommen wieder, bis diese eingenommen sind.
    }
board-neutral-places = Sie stehen in { $places }.
board-open-sites = Eine Macht kann auch hier bauen, wenn es ihr gehört: { $places }.
board-emergency = Solange { NAME($power, form: "nominative") } nur einen Teil der eigenen Heimatzentren besitzt, kann die Macht eine Einheit mehr behalten. Sie kann dann auch hier bauen: { $places }.
board-uncounted = { $centres } zählt für niemanden, solange es { NAME($power, form: "dative") } gehört.
board-no-retreats = Vertriebene Einheiten werden aufgelöst. Es gibt keine Rückzüge.
board-transform = Armeen können Flotten werden und Flotten Armeen, { $when ->
        [winter] im Winter
       *[moves] statt zu ziehen
    }, { $where ->
        [home] in einem Heimatzentrum, das der Macht gehört
        [one] in jedem Zentrum, das der Macht gehört, solange ihr ein Heimatzentrum gehört
        [any] in jedem Zentrum, das der Macht gehört
        [centre] in jedem Versorgungszentrum
       *[anywhere] überall an Land
    }: A CON TR F.
board-gate = Zwischen { NAME($one, form: "dative") } und { NAME($other, form: "dative") } fahren nur Flotten der Macht durch, der { $centre } gehört.
board-portage = Armeen können Flotten von Küste zu Küste tragen, wie Flotten Armeen konvoieren: A MAR C F GAS - PIE.
board-railway = { $railway }: In jedem Zug kann eine Armee { NAME($power, form: "genitive") } zwischen zwei dieser Orte fahren, wenn keine fremde Einheit dazwischen steht: { $stops }. Der Befehl: { $order }.
board-canal = { $canal }: Eine Macht mit einer Einheit { NAME($holder, form: "in") } lässt andere zwischen { NAME($one, form: "dative") } und { NAME($other, form: "dative") } durch: { $order }.
board-border = { $unit } - { $places }: { $rule ->
        [half_strength] zählt halb, schneidet Unterstützung nur durch Vertreiben ab und hat bei Rückzügen das Nachsehen
        [only_with_support] zählt allein nichts, nur mit Unterstützung
       *[one_way] kann nicht zurück
    }.
board-convoying-ports = In diesen Häfen konvoiert eine Flotte wie auf See: { LIST($places, type: "and") }.
board-closed-in-fall = Im Herbst kommt keine Einheit hierher, und wer dort steht, bekommt keine Befehle: { LIST($places, type: "and") }.
