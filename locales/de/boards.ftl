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
boards-how = Eine Partie auf einem davon beginnst du mit CREATE ?spiel passwort NAME. Provinzen und Grenzen zeigt GET map.NAME, die Regeln GET rules.NAME.
boards-that-want-players = Unter einem Brett stehen die Partien, die noch Spieler suchen: SIGN ON ?spiel passwort.
boards-for-two = Nur die Bretter für zwei zeigt LIST VARIANTS 2.
boards-how-one = Eine Partie darauf beginnst du mit CREATE ?spiel passwort { $name }. Provinzen und Grenzen zeigt GET map.{ $name }, die Regeln GET rules.{ $name }, alle Bretter LIST VARIANTS.
boards-powers = { $number ->
    [one] 1 Macht
   *[other] { $number } Mächte
 }
boards-unplayable = Auf { $board } kann man noch nicht spielen: { $why }. Die spielbaren Bretter zeigt LIST VARIANTS.

## The provinces of a board.

map-title = Die Karte { $board }: { $provinces } Provinzen, { $centres } Versorgungszentren.
map-how = Zu jeder Provinz: Name, Kürzel, was sie ist, und wohin eine Armee (A) oder Flotte (F) von dort ziehen kann.
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
