### What is wrong with the line of an order, what would be right, and what was assumed.

# A message and another behind it.
paragraph = { $first } { $second }
# How a line is written.
usage = { $usage }
# A remark behind an order.
comment-not-read = "{ $comment }" wurde nicht gelesen.
too-many-plain-words = Diese E-Mail hat mehr gewöhnliche Sätze und IFs, als in einer E-Mail gelesen werden. Ab hier werden nur Befehle gelesen.
    .hint = Schick den Rest in einer anderen E-Mail, oder schreib ihn so, wie HELP ORDERS es zeigt.
# A message below words such as "Draft".
letter-not-certain = Es ist nicht sicher, dass diese Nachricht verschickt werden soll: Sie steht unter "{ $over }".
    .hint = Wenn ja, schick sie noch einmal ohne diese Zeile.

## Places

read-as-place = "{ $word }" wurde als { NAME($place) } gelesen.
may-be-several-places = "{ $word }" kann { LIST($places, type: "or", max: 6, article: "no") } heißen.
write-in-full = Schreib es aus.
no-such-province = Keine Provinz heißt "{ $word }".
did-you-mean-one-of = Meintest du { LIST($names, type: "or", max: 6, article: "no") }?
map-lists-names = Die Namen auf dieser Karte zeigt GET MAP.
names-no-one-place = "{ $word }" bezeichnet nicht genau einen Ort.
    .hint = Die Namen zeigt GET MAP.
no-such-coast = { CAPITALIZED(NAME($place, form: "nominative")) } hat keine Küste dieses Namens.
coasts-there-are = Es gibt { LIST($coasts, type: "or", max: 6) }.
leave-coast-out = Dort gibt es keine Küsten zur Wahl: Lass sie weg.
second-place = "{ $word }" nach dem Schrägstrich nennt einen zweiten Ort; ein Befehl gilt für einen.
no-coasts-to-choose = { CAPITALIZED(NAME($place, form: "nominative")) } hat keine Küsten zur Wahl.
no-coasts-in = { CAPITALIZED(NAME($place, form: "in")) } gibt es keine Küsten zur Wahl.
army-needs-no-coast = Eine Armee braucht { NAME($place, form: "in") } keine Küste.
coast-out-of-reach = Diese Küste ({ NAME($place) }) kann die Flotte nicht erreichen.
coasts-in-reach = Sie kann erreichen: { LIST($places, type: "or", max: 6, article: "no") }.
coast-read-as = Gelesen als { NAME($place) }.
which-coast = Welche Küste { NAME($place, form: "genitive") }?
    .hint = Schreib { LIST($orders, type: "or", max: 6) }. Auch eine Antwort mit nur { LIST($coasts, type: "or") } genügt.
on-which-coast = An welcher Küste? Es gibt { LIST($places, type: "or", max: 6, article: "no") }.

## Units

your-units = Deine Einheiten: { LIST($units, type: "and", max: 20) }.
your-units-listed = Deine Einheiten: { $units }.
no-unit-in = { CAPITALIZED(NAME($place, form: "in")) } steht keine Einheit.
you-have-no-unit-in = Du hast { NAME($place, form: "in") } keine Einheit.
you-have-no-unit-in-bare = Du hast { NAME($place, form: "in") } keine Einheit.
place-is-written = Meintest du { NAME($place) }? Das schreibt man { $code }.
unit-of-other-kind = Die Einheit { NAME($place, form: "in") } ist eine { $kind ->
        [army] Armee
       *[fleet] Flotte
    }, keine { $written ->
        [army] Armee
       *[fleet] Flotte
    }.
write-unit-or-no-kind = Schreib { $unit }, oder lass A oder F weg.
unit-is-of-kind = Die Einheit { NAME($place, form: "in") } ist eine { $kind ->
        [army] Armee
       *[fleet] Flotte
    }.
unit-stands-in = Die { $kind } steht { NAME($place, form: "in") }.
unit-meant-is = Gemeint ist die Einheit { $unit }.
unit-of-power = Die Einheit { NAME($place, form: "in") } { $adjective ->
        [none] gehört { NAME($power, form: "dative") }
       *[other] gehört { NAME($power, form: "dative") }
    }.
unit-of-other-power = Die { $kind } { NAME($place, form: "in") } { $adjective ->
        [none] gehört { NAME($power, form: "dative") }
       *[other] gehört { NAME($power, form: "dative") }
    }.
orders-name-no-owner = In dieser Partie nennen Befehle keinen Besitzer: Lass den Namen der Macht weg.
check-where-it-stands = Wo sie steht, zeigt LIST.
no-unit-to-help = { CAPITALIZED(NAME($place, form: "in")) } steht keine Einheit, die man { $action ->
        [support] unterstützen
       *[convoy] konvoieren
    } könnte.
names-no-unit = Das bezeichnet keine Einheit.

## Orders as they are written

no-order-no-command = Das ist kein bekannter Befehl.
order-looks-like = Ein Befehl sieht aus wie A PAR - BUR; den Rest zeigt HELP.
help-shows-what = Was man schreiben kann, zeigt HELP.
no-known-order = "{ $word }" ist kein bekannter Befehl.
    .hint = Schreib hinter die Einheit - und einen Ort, oder H, S oder C.
not-a-word-of-orders = "{ $word }" ist kein Wort, das die Befehle dieser Partie kennen.
    .hint = Verwende - H S C, oder R D B W, wenn sie an der Reihe sind.
stops-before-place = { $part ->
        [condition] Die Bedingung bricht ab, bevor sie einen Ort nennt.
       *[order] Der Befehl bricht ab, bevor er einen Ort nennt.
    }
    .hint = Wohin?
place-before = Vor "{ $word }" fehlt ein Ort.
adds-nothing-known = Es ist unklar, was "{ $word }" dem Befehl hinzufügt.
    .hint = Schreib jeden Befehl in eine eigene Zeile. Eine Bemerkung steht hinter #.
proxy-names-no-power = Das PROXY nennt keine Macht.
order-says-no-action = Der Befehl sagt nicht, was die { $kind } tut.
    .hint = Zum Halten: { $unit } H
order-before-breaks-off = "{ $order }" wurde nicht übernommen: Der Befehl davor bricht ab.
one-order-a-line = Schreib jeden Befehl in eine eigene Zeile.
read-alone = Für sich gelesen: Der Text davor wurde abgelehnt.

## Who speaks, and when

say-who-you-are = Sag vor den Befehlen, wer du bist.
you-do-not-speak-for = Du sprichst nicht für { NAME($power, form: "accusative") }.
become-power = Wenn du die Partie leitest, schreib BECOME { $power } in die Zeile darüber.
you-speak-for-no-power = Du sprichst hier für keine Macht.
    .hint = SIGN ON macht partie passwort; wer die Partie leitet, kann BECOME macht schreiben.
game-is-over = { $game } ist zu Ende: Es sind keine Befehle mehr nötig.
    .hint = Welche Partien noch laufen, zeigt LIST.
game-not-running = Es sind keine Befehle nötig: Die Partie läuft nicht.
nothing-to-order-in = Das lässt sich in { $phase } nicht befehlen.
phase-sends-ahead = Mit PHASE { $phase } in der Zeile darüber schickst du es im Voraus.
for-retreats-or-winter = Gilt das für die Rückzüge oder für den Winter?
    .hint = Schreib es unter eine Zeile Retreats: oder Builds:; im Winter geht auch REMOVE.
no-order-of-movement = "{ $word }" lässt sich in einer Zugphase nicht befehlen.
    .hint = Jetzt halten, ziehen (-), unterstützen (S) oder konvoieren (C) die Einheiten.
no-order-of-adjustments = "{ $word }" lässt sich im Winter nicht befehlen.
    .hint = Jetzt werden Einheiten gebaut (B) oder abgebaut (R), oder man verzichtet auf Aufbauten (W).
no-builds-in-phase = In dieser Phase wird nicht gebaut.
    .hint = Gebaut wird nach den Rückzügen im Herbst.
built-in-adjustments = Gebaut wird im Winter, nicht jetzt.

## Moves

order-impossible = { CAPITALIZED($why) }.
cannot-get-to = Die { $kind } { NAME($place, form: "in") } kann nicht { NAME($other, form: "to") }{ $how ->
        [foot] { " " }kommen, nicht zu Fuß
        [support] { " " }kommen, um zu unterstützen
       *[go] { " " }kommen
    }.
can-get-to = Erreichbar: { LIST($places, type: "or", max: 6, article: "no") }.
no-chain-of-fleets = Auch keine Kette von Flotten kann sie übersetzen.
name-every-sea = Nenne für einen Konvoi jedes Seegebiet auf dem Weg: { $unit } - … - { NAME($place) }.
by-convoy = Per Konvoi.
by-rail = Mit der Bahn { $railway }: { $order }.
who-travels-by-rail = Mit der Bahn fahren nur Armeen { NAME($power, form: "genitive") }, zwischen { LIST($places, type: "and", max: 6, article: "no") }.
carried-by-armies = Von Armeen getragen.
only-by-leave = Nur wenn die Macht mit einer Einheit { NAME($place, form: "in") } sie durchlässt: { $leave }.
canal-obeys = Nur die Macht mit einer Einheit { NAME($place, form: "in") } kann dem Kanal ({ $canal }) befehlen.
canal-lets-through-or-holds = Der Kanal ({ $canal }) lässt Einheiten durch oder hält.
    .hint = { $support }, oder { $hold }.
fleet-moves-one-step = Eine Flotte zieht einen Schritt.
fleet-moves-one-step-to = Eine Flotte zieht einen Schritt: { $order }.
do-not-touch = { CAPITALIZED(NAME($place, form: "nominative")) } und { NAME($other, form: "nominative") } berühren sich nicht.
transforms-in-winter = In dieser Partie wechseln Einheiten ihre Art im Winter, mit den Aufbauten.
transforms-instead-of-moving = In dieser Partie wechseln Einheiten ihre Art statt zu ziehen, nicht im Winter.
never-reaches = Von { NAME($place, form: "dative") } kommt auf diese Weise nie etwas { NAME($other, form: "to") }.

## Supports and convoys

cannot-support-itself = { $unit } kann sich nicht selbst unterstützen.
    .hint = Zum Halten: { $unit } H; eine Unterstützung nennt eine andere Einheit.
army-cannot-convoy = Die Armee { NAME($place, form: "in") } kann nicht konvoieren.
    .hint = Nur Flotten auf See konvoieren.
army-carries-no-army = Die Armee { NAME($place, form: "in") } kann nicht von einer Armee getragen werden.
    .hint = Armeen tragen Flotten, von Küste zu Küste.
fleet-cannot-be-convoyed = Die Flotte { NAME($place, form: "in") } kann nicht konvoiert werden.
only-armies-by-convoy = Nur Armeen fahren im Konvoi.
convoy-says-no-end = Der Konvoi sagt nicht, wohin die Armee geht.
    .hint = Ergänze das Ziel: … C A { NAME($place) } - Ort.
convoy-ends-at-sea = Ein Konvoi kann nicht auf See enden ({ NAME($place, form: "in") }).
    .hint = Nenne die Küstenprovinz, in der die Armee landet.
name-landing-last = Nenne die Küstenprovinz zuletzt, in der die Armee landet.
no-convoy-starts-inland = { CAPITALIZED(NAME($place, form: "nominative")) } liegt im Binnenland: Dort beginnt kein Konvoi.
no-convoy-ends-inland = { CAPITALIZED(NAME($place, form: "nominative")) } liegt im Binnenland: Dort endet kein Konvoi.
convoy-passes-no-land = { CAPITALIZED(NAME($place, form: "nominative")) } ist kein Seegebiet: Dort kommt kein Konvoi durch.
    .hint = Nenne zwischen Start und Ziel nur Seegebiete.
no-fleet-in = { CAPITALIZED(NAME($place, form: "in")) } steht keine Flotte.
fleets-at-sea = Flotten auf See: { LIST($places, type: "and", max: 6, article: "no") }.
no-fleet-at-sea = Keine Flotte ist auf See.

## Retreats

goes-before-others = Sie geht vor deinen anderen Einheiten, die sich dorthin zurückziehen wollen.
priority-alone = Schreib den Vorrang in die Zeile des Rückzugs, der vorgeht.
    .hint = Etwa A VIE - BOH else TYR (priority).
was-not-dislodged = Die { $kind } { NAME($place, form: "in") } wurde nicht vertrieben und bleibt.
units-to-retreat = Zurückziehen müssen sich: { LIST($units, type: "and", max: 6) }.
no-unit-to-retreat = Keine deiner Einheiten muss sich zurückziehen.
not-open-to-it = { LIST($places, type: "and", max: 6, article: "no") } { $number ->
        [one] ist
       *[other] sind
    } ihr nicht offen.
open-to-it = Dorthin kann sie sich zurückziehen, deshalb entfällt die Wahl danach.
was-dislodged = Die { $kind } { NAME($place, form: "in") } wurde vertrieben: Sie zieht sich zurück oder löst sich auf.
cannot-retreat-to = Die { $kind } kann sich nicht { NAME($place, form: "to") } zurückziehen: Dort steht jemand, dort wurde gekämpft, oder von dort kam der Angriff.
nothing-open-to-it = Sie kann sich nirgendwohin zurückziehen: { $unit } D.
can-retreat-to = Möglich: { LIST($places, type: "or", max: 6, article: "no") }, oder auflösen.
only-retreats-have-choices = Nur ein Rückzug kann weitere Möglichkeiten nennen.
alternatives-example = Zum Beispiel: F BRE R MAO, else GAS, else disband.
send-the-one-that-counts = Schick den, der zählen soll; wie man IF, ELSE und ENDIF schreibt, zeigt HELP ORDERS.
nothing-after-else = Hinter dem letzten ELSE steht nichts.
no-other-choice = "{ $word }" ist keine weitere Möglichkeit für einen Rückzug.
no-condition-in-words = Bedingungen in Worten werden nicht gelesen; nichts davon wurde übernommen.
    .hint = Wie man IF, ELSE und ENDIF schreibt, jedes in einer eigenen Zeile, zeigt HELP ORDERS.

## Adjustments

none-began-season-there = Keine deiner Einheiten dieser Art stand zu Beginn der Saison { NAME($place, form: "in") }, also ist die gemeint, die jetzt dort steht.
is-off-the-board = Die { $kind }, die zu Beginn der Saison { NAME($place, form: "in") } stand, ist nicht mehr auf dem Brett.
began-season-there = Die { $kind }, die zu Beginn der Saison { NAME($place, form: "in") } stand und jetzt { NAME($now, form: "in") } steht.
list-shows-units = Wo deine Einheiten stehen, zeigt LIST.
list-shows-units-and-centres = Einheiten und Zentren zeigt LIST.
remove-unit-of-today = Für die, die jetzt dort steht: REMOVE { $unit } NOW.
remove-where-it-went = Die { $kind }, die zu Beginn der Saison dort stand, steht jetzt { NAME($place, form: "in") }: REMOVE { $unit }.
no-build-due = Du kannst nichts bauen: { $due ->
        [remove] Du musst { $number } abbauen
       *[nothing] Du hast so viele Einheiten wie Zentren
    }.
no-removal-due = Du musst nichts abbauen: { $due ->
        [build] Du kannst { $number } bauen
       *[nothing] Du hast so viele Einheiten wie Zentren
    }.
none-left-out-at-start = Vor den ersten Zügen kann keine Einheit weggelassen werden.
    .hint = Ein Zentrum ohne Befehl bekommt seine Einheit aus der Standardpartie.
you-do-not-own = { CAPITALIZED(NAME($place, form: "nominative")) } gehört dir nicht.
unit-is-there = { CAPITALIZED(NAME($place, form: "in")) } steht eine { $kind ->
        [army] Armee
       *[fleet] Flotte
    }.
not-your-home-centre = { CAPITALIZED(NAME($place, form: "nominative")) } ist keines deiner Heimatzentren.
no-supply-centre = { CAPITALIZED(NAME($place, form: "nominative")) } ist kein Versorgungszentrum.
no-centre-free = Kein Zentrum, in dem du bauen kannst, ist frei.
army-or-fleet = Armee oder Flotte?
write-one-of = Schreib { LIST($orders, type: "or", max: 6) }.
kind-read-as = Gelesen als { $kind ->
        [army] Armee
       *[fleet] Flotte
    }.
no-fleet-built-inland = { CAPITALIZED(NAME($place, form: "nominative")) } liegt im Binnenland: Dort kann keine Flotte gebaut werden.
    .hint = Bau eine Armee.
never-builds-there = { CAPITALIZED(NAME($place, form: "nominative")) } ist keines deiner Heimatzentren: Dort kannst du nie bauen.
never-builds-fleet-there = { CAPITALIZED(NAME($place, form: "nominative")) } liegt im Binnenland: Dort wird nie eine Flotte gebaut.

## Lent units

proxy-of-one-phase = Ein PROXY zwischen den Befehlen gilt nur für diese Phase.
lent-to-own-power = Eine Einheit wird an eine andere Macht verliehen, nicht an die eigene.
lent-to-a-power = Eine Einheit wird AN eine Macht verliehen.
how-long-proxy-lasts = Sag, wie lange das PROXY gilt.
names-no-power = "{ $word }" bezeichnet keine Macht.
may-be-several-powers = "{ $word }" kann mehrere Mächte bezeichnen.
two-letters-are-enough = Zwei Buchstaben genügen: { LIST($powers, type: "or", max: 6) }.
no-proxies-here = Diese Partie kennt kein PROXY.
    .hint = Gib der Einheit selbst einen Befehl, oder unterstütze die andere.

## Naval Diplomacy

patrol-of-two = { $order } und die Macht, wenn zwei deiner Flotten dort stehen.
block-in-a-strait = Eine Flotte kann hier sperren: { LIST($places, type: "or", max: 6, article: "no") }.
blocks-only-strait = { CAPITALIZED(NAME($place, form: "from")) } aus lässt sich nur diese Meerenge sperren: { LIST($places, type: "and", max: 6, article: "no") }.
both-steps-of-supported = Wenn eine Flotte dorthin und weiter fährt, nenne beide Schritte, etwa so: { $order }.
one-step-leads-to = { CAPITALIZED(NAME($place, form: "from")) } führt ein Schritt hierhin: { LIST($places, type: "or", max: 6, article: "no") }.
for-one-fleet-or-more = Ein Befehl gilt für eine Flotte oder mehrere.
fewer-fleets = Du hast { NAME($place, form: "in") } { $number ->
        [one] eine Flotte
       *[other] { $number } Flotten
    }, nicht { $wanted }.
two-steps-at-most = Eine Flotte zieht höchstens zwei Schritte.
counts-only-if-passed = Das zählt nur, wenn dich der Besitzer { NAME($place, form: "genitive") } durchlässt: { $code } FRIENDLY TO { $power }.
help-follows-one-step = Eine Unterstützung oder ein Konvoi folgt auf einen Schritt, nicht auf zwei.
support-of-last-step = Die Unterstützung gilt für den letzten Schritt.
support-of-first-step = Einen ersten Schritt zu unterstützen hat keine Wirkung.
your-own-power = Das ist deine eigene Macht.
    .hint = Nenne eine andere.
may-be-power = Möglich ist { LIST($powers, type: "or", max: 6) }.
patrol-names-one-power = Eine Patrouille nennt eine Macht.
block-names-one-power = Eine Blockade nennt eine Macht.
passage-names-one-power = Eine Durchfahrt nennt eine Macht.
opens-no-passage = { CAPITALIZED(NAME($place, form: "nominative")) } öffnet keine Durchfahrt.
    .hint = Diese Zentren tun es: { LIST($places, type: "and", max: 6, article: "no") }.
passage-of-another = { CAPITALIZED(NAME($place, form: "nominative")) } gehört dir nicht: Nur der Besitzer lässt andere durch.
passage-with-moves = Eine Durchfahrt gewährst du mit den Zügen.
    .hint = Schick es, wenn Züge an der Reihe sind.

## Illegal Gunboat

line-is-like = Eine Zeile ist wie A(Par)-Bur, A(Par)S A(Mar)-Bur, F(Lon)C A(Wal)-Bel oder A(Par)H.
nothing-but-the-order = Die Zeile darf nichts als den Befehl enthalten.
unit-is-written = Eine Einheit ist A oder F mit ihrer Provinz in Klammern.
hold-stands-alone = Hinter H darf nichts stehen.
written-in-full = "{ $word }" ist ausgeschrieben, und hier sind nur Abkürzungen von Provinzen Wörter.
line-says-no-goal = Die Zeile sagt nicht, wohin.
holds-moves-supports-convoys = Die Zeile sagt nicht, was die Einheit tut. Sie kann halten (H), ziehen (-), unterstützen (S) oder konvoieren (C).
only-fleets-convoy = Nur einer Flotte kann man befehlen zu konvoieren.
only-armies-convoyed = Nur eine Armee kann konvoiert werden.
only-country-in-brackets = In diesen Klammern kann nur ein Land stehen.
support-says-goal = Eine Unterstützung sagt, wohin, oder H.
convoy-says-goal = Ein Konvoi sagt, wohin.
line-dropped = Du hast { NAME($place, form: "in") } keine Einheit. Die Zeile entfällt und wird nicht abgedruckt.
no-press-under-any-form = In dieser Partie gibt es keine Presse, in keiner Form.
    .hint = Wie man redet, zeigt HELP ILLEGAL.

## Why lines are ignored

ignored-too-far-down = unterhalb von Zeile { $line }
ignored-quote = zitierter Text
ignored-copy = Text aus der E-Mail des Judge
ignored-wrapped = das Ende einer zitierten Zeile
ignored-forward = zitierter oder weitergeleiteter Text
ignored-memo = der Kopf eines Memos
ignored-below-heading = Text unter dem Kopf einer anderen E-Mail
ignored-below-fence = Text unter der Zeile, über der man antworten soll
ignored-signature = eine Signatur
ignored-device = von einem Mailprogramm hinzugefügt
ignored-disclaimer = ein Haftungsausschluss
ignored-comment = ein Kommentar
ignored-order-with-head = ein Befehl in der Zeile, die ein Zitat einleitet
ignored-after-sign-off = nach SIGN OFF
ignored-greeting = ein Gruß
ignored-heading = eine Überschrift
ignored-nothing-ordered = Unter dieser Überschrift ist nichts befohlen
ignored-no-words = keine Wörter darin
ignored-trial = ein Versuch, in dem nichts zählt
did-you-mean-orders = Meintest du: { LIST($orders, type: "commas", max: 4) }?
order-not-certain = Es ist nicht sicher, dass das ein Befehl ist; noch zählt nichts davon.
order-on-own-line = Schreib jeden Befehl in eine eigene Zeile.
condition-asked = Bedingung: { $condition }.
condition-decided = { $head }: { $so ->
    [yes] ja
       *[no] nein
    }, { $reasons }.
condition-both = { $first } und { $second }
condition-either = { $first } oder { $second }
condition-part = ({ $part })
condition-unit = { $kind ->
    [any] Einheit
       *[other] { CAPITALIZED($kind) }
    }{ $whose ->
    [any] { "" }
       *[power] { " " }({ $power })
    }
    .one = { $kind ->
        [army] eine Armee
        [fleet] eine Flotte
        [any] eine Einheit
       *[other] { $kind }
    }{ $whose ->
        [any] { "" }
       *[power] { " " }({ $power })
    }
condition-stands = { NAME($place, form: "in") } steht { $so ->
    [yes] { $unit }
       *[no] nicht: { $unit }
    }
condition-dislodged = { $unit } { NAME($place, form: "in") } wurde { $so ->
    [yes] vertrieben
       *[no] nicht vertrieben
    }
condition-moved = { $unit } { NAME($place, form: "in") } zog { $so ->
    [yes] { NAME($to, form: "to") }
       *[no] nicht { NAME($to, form: "to") }
    }
condition-owns = { $so ->
    [yes] { NAME($power, form: "nominative") } besitzt { $place }
       *[no] { NAME($power, form: "nominative") } besitzt { $place } nicht
    }
condition-due = { $what ->
    [builds] fällige Aufbauten:
       *[removals] fällige Abbauten:
    } { $so ->
    [yes] { $amount }
       *[no] nicht { $amount }
    }

## What is said of orders that a word governs, and of those that are only proposed.

orders-in-question = Eine Frage ist kein Befehl. Nicht übernommen: { LIST($orders, type: "commas", max: 4) }.
    .hint = Schick den Befehl allein, wenn er zählen soll. { refused-predicts-for-master.hint }
    .mark = Schick ihn ohne das Fragezeichen, wenn er zählen soll. { refused-predicts-for-master.hint }
orders-for-later = "{ $words }" spricht von einer späteren Phase, also wurde nichts davon übernommen.
    .hint = { wish-without-phase.hint }
orders-denied = Das sagt, was nicht geschehen soll ({ LIST($orders, type: "commas", max: 4) }), und ändert nichts.
    .hint = Ein neuer Befehl für die Einheit ersetzt ihren alten; CLEAR ALL nimmt alle zurück.
orders-on-condition = Bedingungen in Worten werden nicht gelesen ("{ $words }"), also wurde nichts davon übernommen.
    .hint = Ohne Bedingung zählt der Befehl allein: { LIST($orders, type: "commas", max: 4) }. Wie man IF schreibt, zeigt HELP ORDERS.
orders-taken-back-beside = "{ $words }" nimmt zurück, was davor steht. Nicht übernommen: { LIST($orders, type: "commas", max: 4) }.
    .hint = Schick, was zählt, in einer eigenen Zeile.
orders-near-words = In der Zeile davor oder danach steht "{ $words }". Nicht übernommen: { LIST($orders, type: "commas", max: 4) }.
orders-beside-words = In der Zeile steht auch "{ $words }". Nicht übernommen: { LIST($orders, type: "commas", max: 4) }.
    .hint = Schick nur den Befehl, den du willst, in einer eigenen Zeile.
orders-for-one-unit = Das nennt mehrere Befehle für eine Einheit ({ LIST($orders, type: "commas", max: 4) }); noch zählt nichts davon.
orders-run-together = Hier laufen mehrere Befehle ineinander; noch zählt nichts davon.
orders-of-one-action = Vor einer Handlung stehen mehrere Einheiten ("{ $words }"); noch zählt nichts davon.
orders-of-two-meanings = Das kann zweierlei heißen, noch zählt nichts davon: { LIST($orders, type: "commas", max: 4) }; oder { LIST($others, type: "commas", max: 4) }.
orders-in-part = Nicht alles davon wurde verstanden ("{ $words }"); noch zählt nichts davon.
orders-in-part-rejected = Nicht alles davon wurde verstanden ("{ $words }"); nichts davon wurde angenommen.
words-not-read = "{ $words }" wurde nicht gelesen.
read-as-move = Als Zug gelesen.
no-letter-open = Hier ist keine Nachricht offen.
    .hint = Eine Nachricht beginnt mit PRESS TO … oder BROADCAST.
no-if-open = Hier ist kein IF offen.
    .hint = HELP ORDERS zeigt, wie IF, ELSE und ENDIF zusammengehören.
line-too-long = Die Zeile hat { $number } Zeichen; höchstens { $most } sind erlaubt.
    .orders = Die Zeile enthält { $number } Befehle; höchstens { $most } sind erlaubt.
    .hint = Schreib einen Befehl pro Zeile.

## Headings over orders

heading-names-phase = Diese Überschrift nennt { $named }, aber die Partie ist in Phase { $phase }.
    .hint = Um die Befehle darunter dafür aufzubewahren, schreib PHASE { $next } an ihre Stelle.
heading-names-game = Diese Überschrift nennt die Partie { $named }, aber du bist in { $game } angemeldet.
heading-names-power = Diese Überschrift nennt { $named }, aber du bist als { $power } angemeldet.
heading-names-player = Diese Überschrift nennt jemand anderen, { $named }; du bist als { $player } registriert.
heading-not-certain = Es ist nicht sicher, dass die Befehle unter { $words } für jetzt gelten.
