### What is wrong with the line of a command or a block, what would be right, and what was assumed.

letter-not-sent = Die Nachricht wurde nicht verschickt.

## Words of commands

has-too-many-words = { $command } hat zu viele Wörter.
needs-more-words = { $command } braucht mehr Wörter.
does-not-say-what = { $command } sagt nicht, was.
sign-on-has-too-many-words = SIGN ON hat zu viele Wörter.
    .hint = { $usage }; verbinde die Wörter im Namen einer Macht, etwa United_Kingdom; Befehle stehen in den Zeilen darunter
variant-left-out = "{ $word }" wurde weggelassen: Die Partie hat ihre eigene Variante.
new-game-has-no-name = Die neue Partie hat keinen Namen.
cancel-needs-token = CANCEL braucht ein Token, das dir per E-Mail geschickt wurde.
    .hint = Ein neuer Befehl für eine Einheit ersetzt ihren alten. Um alle Befehle zu löschen, schick CLEAR ALL. CANCEL allein nimmt zurück, was du andere gefragt hast.
who-gets-which-power = Wer bekommt welche Macht?
swap-names-two-powers = SWAP nennt zwei Mächte.
no-list-of-waiting = "{ $word }" ist keine Liste wartender Spieler.
no-number-of-games = "{ $word }" ist keine Anzahl von Partien.
no-number = "{ $word }" ist keine Zahl.
names-no-one-power = "{ $word }" bezeichnet nicht genau eine Macht.
names-no-one-unit = "{ $word }" bezeichnet nicht genau eine Einheit.

## A person's own settings

one-address-each = Der Judge schickt seine E-Mails an eine Adresse je Person.
    .hint = SET ADDRESS { $first }; mit I AM ALSO { $second } kannst du auch von dort schreiben.
no-mail-address = "{ $word }" ist keine E-Mail-Adresse{ $why ->
        [several] : Eine Adresse hat ein @
        [long] : Sie hat mehr als { $most } Zeichen
       *[none] { "" }
    }.
no-such-language = "{ $word }" ist nicht der Name einer Sprache.
no-style-of-orders = "{ $word }" ist kein Stil für Befehle.
no-amount-of-mail = "{ $word }" sagt nicht, welche E-Mails du sofort willst.
no-form-of-map = "{ $word }" ist keine Art von Karte.
neither-on-nor-off = "{ $word }" ist weder ON noch OFF.
neither-short-nor-long = "{ $word }" ist weder SHORT noch LONG.
grace-of-this-phase = SET GRACE verschiebt das Ende der Nachfrist dieser Phase.
    .hint = Für keine: { $commands }

## Votes

set-draw-names-powers = Hinter SET DRAW können nur Mächte stehen.
    .hint = SET DRAW in einer eigenen Zeile ist ein Remis aller Überlebenden.
which-end-proposed = Es ist unklar, welches Ende vorgeschlagen wird.
names-no-result = Das bezeichnet kein Ergebnis der Partie.
    .hint = { $usage }; TERMINATE beendet die Partie ohne Ergebnis.
reason-is-missing = Der Grund fehlt. Alle in der Partie lesen ihn.
    .hint = DECLARE { $end } BECAUSE und dein Grund, alles in einer Zeile.
ranking-needs-ranks = Eine Rangfolge braucht mehrere Ränge.
which-end-is-meant = Es ist unklar, welches Ende gemeint ist.
    .hint = { $command } WIN und eine Macht, oder { $command } DRAW und die Mächte, die es teilen.
only-one-power-wins = Nur eine Macht gewinnt.
    .hint = { $command } DRAW und die Mächte, die es teilen.
no-vote = "{ $word }" ist keine Stimme.
    .hint = { $usage }; SET DRAW stimmt für ein Remis.

## ADJUST

lines-of-adjust = Zeilen sind REMOVE A Vie, PLACE F Tri Austria, OWNER Ser Austria, PHASE F1902M, REASON und Worte.
adjust-not-closed = Der Block hat kein END ADJUST, also wurde nichts geändert.
    .hint = Schick ihn noch einmal mit einer Zeile END ADJUST.
nothing-of-adjust = Nichts in diesem Block wurde ausgeführt: Eine Stellung wird als Ganzes berichtigt, und eine der Zeilen ist falsch.
    .hint = Schick den ganzen Block noch einmal, mit dieser Zeile berichtigt.
adjust-changes-nothing = Der Block ändert nichts.
adjust-without-reason = Der Block hat keinen Grund. Alle in der Partie erfahren den Grund.
    .hint = REASON Ein Befehl wurde falsch gelesen.
no-line-of-adjust = Das ist keine Zeile von ADJUST.
whose-fleet = Wem gehört die Flotte? Dort können mehrere stehen.
whose-unit = Wem gehört die Einheit?
name-the-coast = Nenne die Küste: { LIST($coasts, type: "or") }.
cannot-stand-in = { CAPITALIZED(NAME($place, form: "in")) } kann keine solche Einheit stehen.
word-is-no-supply-centre = "{ $word }" ist kein Versorgungszentrum.
owner-lines = OWNER Ser Austria, oder OWNER Ser NONE
reason-too-long = Ein Grund hat höchstens { $most } Zeichen.
    .hint = Mehr sagt BROADCAST.

## IF

if-not-closed = Dieses IF hat kein ENDIF.
    .hint = Schließ es mit einer Zeile ENDIF.
an-if-not-closed = Ein IF hat kein ENDIF.
line-not-taken = Zeile { $line } wurde nicht übernommen.
lines-not-taken = Die Zeilen { $first }-{ $last } wurden nicht übernommen.
nothing-of-if = Nichts von diesem IF wurde behalten: { $lines ->
        [one] Zeile { $line } hat
       *[other] { $lines } Zeilen haben
    } einen Fehler.
mail-whole-if = Schick das ganze IF noch einmal, bis ENDIF.
if-too-long = Das IF hat { $lines } Zeilen; höchstens { $most } sind möglich.
    .hint = Teil es auf.
ifs-too-deep = Mehr als { $most } IFs stehen ineinander.
    .hint = AND und OR verbinden Bedingungen.
belongs-to-no-if = Dieses { $word } gehört zu keinem IF.
    .hint = IF, ELSE IF, ELSE, ENDIF folgen in dieser Reihenfolge.
if-without-orders = Dieses IF hat keine Befehle.
only-orders-in-if = In einem IF können nur Befehle stehen.
no-if-in-game = Diese Partie nimmt kein IF an.
    .hint = Schick die Befehle selbst.
if-is-about-phase-to-come = Ein IF gilt für eine künftige Phase, und diese Befehle gelten für { $phase }.
phase-above-if = PHASE { $phase } in einer Zeile darüber, oder die Phase, die du meinst.
phase-above-if-not-for-this-turn = Rückzüge und Aufbauten dieses Zugs brauchen kein PHASE.
if-on-its-own-line = { $line } in einer eigenen Zeile wird für { $phase } aufbewahrt.

## Conditions

condition-too-long = Die Bedingung fragt nach { $terms } Dingen; höchstens { $most } sind möglich.
condition-breaks-off = Die Bedingung bricht ab.
write-a-fact = Schreib { $forms }.
means-nothing-in-condition = Es ist unklar, was "{ $word }" in der Bedingung bedeutet.
facts-are = Möglich sind { $forms }; dazwischen AND, OR, NOT.
asks-owner-or-unit = "{ $word }" kann fragen, wem es gehört oder ob dort eine Einheit steht.
    .hint = Schreib noch einmal OWNS, oder UNIT für die Einheit, die dort steht.
moved-asks-a-move = MOVED fragt nach einem Zug.
    .hint = Zum Beispiel: MOVED A CON - BUL.
owns-asks-a-centre = OWNS fragt nach einem Zentrum.
    .hint = Zum Beispiel: OWNS France BEL.
condition-asks-what-stands = Eine Bedingung fragt, wo Einheiten stehen, nicht, welche Befehle sie haben.

## Letters with an IF

before-a-letter = Sag vor einer Nachricht, wer du bist.
letter-if-without-condition = Die Nachricht hat ein IF ohne Bedingung.
letter-if-forms = PRESS TO EF IF mit einem davon: { $forms }
letter-if-not-closed = Ein IF der Nachricht hat kein ENDIF.
    .hint = Schließ jedes IF mit einer Zeile ENDIF.
endif-without-if = Dieses ENDIF hat kein IF.
    .hint = Schreib IF, eine Bedingung und THEN darüber.
letters-if-not-closed = Dieses IF hat kein ENDIF, also wurde nichts darin verschickt oder behalten.
only-letters-and-orders-in-if = In einem IF können nur Nachrichten und Befehle stehen.
    .hint = PRESS TO oder BROADCAST an seiner Stelle; nichts aus dem Block wurde verschickt.
letter-in-if-not-closed = Eine Nachricht in diesem IF hat kein Ende, also wurde nichts darin verschickt.
    .hint = Jede Nachricht endet mit ENDPRESS, in dem Zweig, in dem sie beginnt.
nothing-of-letters-if = Nichts von diesem IF wurde verschickt oder behalten: Eine Zeile darin hat einen Fehler.

## Dates, times and periods. What follows a command is an example of it.

date-read-as = Gelesen als { $date }.
date-unread = "{ $text }" ist kein Datum, das der Judge lesen kann.
date-ambiguous = "{ $text }" wird nicht überall gleich gelesen: { LIST($readings, type: "or") }?
date-too-far = Dieses Datum ist zu weit weg.
date-too-far-from-today = { $date } ist zu weit von heute entfernt.
no-such-time = Die Zeit { $time } gibt es nicht.
no-such-day = Den { $day }. { TIME($month, style: "month") } gibt es nicht.
    .in-year = Den { $day }. { TIME($month, style: "month") } { $year } gibt es nicht.
period-reversed = "{ $text }" endet, bevor es beginnt.
holidays-too-long = "{ $text }" dauert länger als { $days } Tage. Um die Uhr anzuhalten, schick PAUSE.
write-as-in = Schreib es wie in { LIST($examples, type: "or") }.
time-first-then-words = { $line }, und deine anderen Worte in eine Zeile darunter.
if-you-mean-it = { $line }, wenn du das meinst.
time-past = { $time } ist vorbei.
    .hint = Nenne eine künftige Zeit, wie in { LIST($examples, type: "or") }.
time-far = Bis { $time } sind es noch { $days } Tage.
time-before-deadline = { $time } liegt vor dem jetzigen Abgabetermin, { $deadline }.
    .hint = Um vom Abgabetermin an zu zählen, schick { $command } +24h. Wenn du die frühere Zeit meinst, schick { $line }.
words-unclear = Es ist unklar, was "{ $words }" dem { $command } hinzufügt.
absence-empty = { $time } ist kein Zeitraum.
absence-too-long = { $time } dauert länger als { $days } Tage.
    .hint = Um deine Macht jemand anderem zu überlassen, schick RESIGN. Um die Spielleitung zu fragen, schick PRESS TO M.
absences-to-end = SET NO ABSENCE 25 Jan, oder SET NO ABSENCE für alle.
day-past = { TIME($day, style: "day") } ist vorbei, und der nächste ist { $year }.
placeholder = { $word ->
    [address] adresse
    [board] brett
    [date] datum
    [day] tag
    [file] datei
    [game] partie
    [hours] stunden
    [list] liste
    [n] n
    [name] name
    [number] nummer
    [options] optionen
    [order] befehl
    [password] passwort
    [phase] phase
    [player] spieler
    [power] macht
    [powers] mächte
    [reason] grund
    [season] jahreszeit
    [series] serie
    [setting] einstellung
    [text] text
    [time] zeit
    [token] token
    [topic] thema
    [unit] einheit
    [value] wert
    [variant] variante
    [word] wort
       *[year] jahr
    }
usage-or = oder
no-such-month = Es gibt keinen Monat { $number }.
letter-without-end = Die Nachricht hat kein ENDPRESS; sie wurde nicht verschickt, und ihre Zeilen wurden nicht gelesen.
    .orders = { letter-without-end } Was dort wie Befehle aussieht (Zeile { $lines }), wurde nicht übernommen.
    .hint = Schick sie noch einmal mit einer Zeile ENDPRESS darunter, Befehle unter dieser Zeile.

## Words of the classic judge that this one lacks

classic-word-not-here = { $words } gehört zum klassischen Judge; dieser Judge hat das nicht.
always-so-here = das ist hier immer so
classic-settings = Was sich hier einstellen lässt, zeigt HELP SETTINGS.
classic-ask-keeper = Frag die Betreuung des Judge; wer das ist, zeigt VERSION.
classic-of-maps = Ein Brett bringt seine eigenen Regeln und Optionen mit, wie in SET VARIANT colonial railway. Welche es gibt, zeigt HELP VARIANTS.
classic-option = { $line } stellt das als Option des Bretts ein. Was sie bewirkt, zeigt GET RULES.{ $board }.
classic-who = Wer darin spielt, zeigt WHO GAME { $game }.
classic-dedication = Deine Zuverlässigkeit zeigt GET DEDICATION, die anderer Spieler INFO PLAYER mit einer Adresse.
units-stay-what-they-are = Einheiten ändern hier ihre Art nicht: Sie halten, ziehen (-), unterstützen (S) oder konvoieren (C).
units-need-no-maintenance = Jede Einheit wird hier unterhalten; bezahlt wird nichts.
removals-follow-rulebook = Abbauten ohne Befehl richten sich immer nach den Spielregeln.
classic-draw = Für ein Remis aller Überlebenden stimmt SET DRAW.
classic-rulebook = Die Regeln wählt SET RULEBOOK name.
classic-variant = Brett und Ausgangsstellung wählt SET VARIANT name.
classic-create = Eine Partie legt CREATE ?partie passwort an.
classic-centres = Die Zentren zeigt LIST.
no-machiavelli = Machiavelli wird hier nicht gespielt.

## Time zones

zone-of-several = "{ $text }" kann { LIST($zones, type: "or") } sein.
no-such-zone = Es gibt keine Zeitzone "{ $text }". Schreib sie wie in Europe/Vienna.
    .near = Es gibt keine Zeitzone "{ $text }". Am ähnlichsten heißen { LIST($zones, type: "or") }.

## Powers and readers

say-which-game = Sag vor dieser Zeile, welche Partie du meinst.
name-the-power = Schreib den Namen der Macht.
the-powers-are = Die Mächte sind { LIST($powers, type: "and") }.
power-or-powers = "{ $word }" kann eine Macht sein ({ $power }) oder mehrere ({ LIST($powers, type: "and") }).
    .hint = Schreib den ganzen Namen: PRESS TO { $power }.
power-or-letters = "{ $word }" kann ein Kurzname sein ({ LIST($powers, type: "or") }) oder eine Reihe von Buchstaben ({ LIST($readers, type: "and") }).
names-apart = Schreib Namen, oder Buchstaben mit Leerzeichen dazwischen.
sign-or-name = "{ $word }" steht hier für: { $power }. Es ist aber auch kurz für: { $other }.
person-or-letters = "{ $word }" ist der Name einer Person, kann aber auch eine Reihe von Buchstaben sein.
reader-of-several = "{ $word }" kann hier mehr als eine Person oder Macht meinen.
names-no-reader = "{ $word }" bezeichnet hier niemanden und ist keine klare Reihe von Buchstaben.
letters-in-order = Nenn Mächte, oder ihre Buchstaben in der üblichen Reihenfolge: PRESS TO { $letters }, PRESS TO M.
powers-too-long = Eine Liste von Mächten hat höchstens { $most } Zeichen.
power-twice = { $power } steht zweimal in der Liste.

## Phases and pages

no-phase = "{ $text }" ist keine Phase.
results-below-sign-on = Die letzten Ergebnisse von { $game } bringt { $command } unter SIGN ON macht { $game } passwort, die einer Phase { $command } S1901M.
about-game-of-sign-on = { $command } gilt für die Partie, bei der du angemeldet bist.
    .hint = SIGN ON macht { $game } passwort, und darunter { $line }.
why-lacks-unit = WHY sagt nicht, um welche Einheit es geht.
history-takes-no-phase = HISTORY nimmt keine Phase an.
    .hint = Die Ergebnisse dieser Phase bringt RESEND { $phase }. HISTORY geht nach Tagen: HISTORY FROM 1 Jan TO 1 Feb.
history-words-before-from = HISTORY hat zu viele Wörter vor FROM.
no-number-of-lines = "{ $text }" ist keine Anzahl von Zeilen von 1 bis { $most }.
no-part-of-profile = "{ $word }" gehört nicht zu einem Profil.

## Blocks and first words

nothing-to-announce = Es gibt nichts bekannt zu geben.
announce-not-closed = Der Block hat kein END ANNOUNCE.
block-in-lines = { $first }, deine Worte, { $last }: jedes in einer eigenen Zeile.
diary-not-closed = Der Eintrag hat kein ENDDIARY; nichts wurde geschrieben, und seine Zeilen wurden nicht gelesen.
    .hint = Schick ihn noch einmal mit einer Zeile ENDDIARY darunter. Was in deinem Tagebuch steht, zeigt DIARY LIST.
write-whole-word = Schreib das ganze Wort.
do-you-mean = Meinst du { $command }?
help-lists-commands = Alle Befehle zeigt HELP.
begins-a-block = { $command } beginnt einen Block von Zeilen. Seine erste Zeile sagt nur, für wen er ist.

## Messages

letter-for-whom = Es ist unklar, für wen die Nachricht ist.
    .hint = An einige schreibst du mit PRESS TO { $to }, an alle mit BROADCAST.
broadcast-is-for-all = Ein BROADCAST geht an alle.
fake-names-both = PRESS TO macht FAKE TO macht: zuerst, wer sie bekommt, dann, für wen sie zu sein scheint.
fake-to = PRESS TO { $to } FAKE TO macht; die letzte Macht ist die, für die sie zu sein scheint.
signed-or-not = Soll die Nachricht gezeichnet sein (WHITE) oder nicht (GREY)?
faked-or-not = Soll die Nachricht ihre Empfänger fälschen oder nicht?
    .hint = Schreib FAKE oder NO FAKE.
letter-end-unclear = Es ist unklar, wo diese Nachricht endet; sie wurde nicht verschickt.
entry-end-unclear = Es ist unklar, wo dieser Eintrag endet; nichts wurde geschrieben.
