### HELP of settings: what each one decides. The key is its name in judge/game/settings/.

help-setting-variant = Karte, Anfangsstellung und Optionen des Bretts.
help-setting-rulebook = Die Ausgabe der Regeln. Alle zeigt SET RULEBOOK.
help-setting-reading = Wie streng Befehle gelesen werden. ILLEGAL lässt sich nur vor dem Beginn wählen.
help-setting-summer = Ob Einheiten im Sommer eine Zeile haben, die nur spricht (Illegal Gunboat).
help-setting-proxies = Ob sich Einheiten verleihen lassen: für eine Phase, oder auch bis auf Widerruf.
help-setting-victory = Zahl der Versorgungszentren zum Sieg. Sonst die des Bretts.
help-setting-last-year = Jahr, nach dem die Partie als Remis aller Überlebenden endet.
help-setting-errors-stand = Ob ROLLBACK nur die letzte Saison rückgängig machen kann.
help-setting-wishes = Ob die Mächte nach SET PREFERENCE (PRFLIST) oder durch Los (PRFRAND) verteilt werden.
help-setting-powers = Zahl der gespielten Mächte. Die anderen sind führungslos.
help-setting-powers-each = Zahl der Mächte jedes Spielers, die gemeinsam gewinnen: 2, 3 oder 4.
help-setting-moves = Uhr der Zugphasen (HELP DEADLINES).
help-setting-retreats = Uhr der Rückzugsphasen.
help-setting-builds = Uhr der Aufbauphasen.
help-setting-zone = Zeitzone der Uhren der Partie und der Tage, die die Spielleitung nennt.
help-setting-missing = Was geschieht, wenn am Ende der Nachfrist Befehle fehlen: NONMR wartet auf Ersatz, NMR wertet ohne sie aus. Die anderen erklärt HELP DEADLINES.
help-setting-bots = Wie gut die Bots spielen, in Übungspartien und nach NMR BOT.
help-setting-reminder = Wie viele Stunden vor dem Abgabetermin Spieler ohne Befehle erinnert werden: eine Zahl oder zwei.
help-setting-strict-grace = Ob die Nachfrist auf die Stunde endet, auch an Feiertagen und wenn Spieler abwesend sind.
help-setting-strict-wait = Ob ein WAIT eine verspätete Phase bis zum Ende der Nachfrist aufhält.
help-setting-late-count = Ob LIST und Meldungen zeigen, wie oft jede Macht zu spät war.
help-setting-late-orders = Ob verspätete Befehle zählen oder ACCEPT LATE brauchen.
help-setting-two-seasons = Ob Rückzüge und Aufbauten mit den Zügen geschickt werden: zwei Abgabetermine im Jahr.
help-setting-manual-process = Ob eine Phase erst ausgewertet wird, wenn die Spielleitung PROCESS schickt.
help-setting-manual-start = Ob eine volle Partie erst beginnt, wenn die Spielleitung BEGIN schickt.
help-setting-roll-call = Wie viele Stunden alle in einer vollen Partie Zeit haben, I AM HERE zu schicken.
help-setting-max-absence = Tage, die ein Spieler in einer Phase ohne Zustimmung der Spielleitung abwesend sein kann.
help-setting-holidays = Tage ohne Abgabetermin. Tage ohne Jahr gelten jedes Jahr.
help-setting-gunboat = Ob nur die Spielleitung weiß, wer welche Macht spielt.
help-setting-reveal = Ob das Ende einer Gunboat-Partie zeigt, wer gespielt hat.
help-setting-blind = Ob Mächte das ganze Brett sehen oder einen Teil davon, und welchen (HELP BLIND).
help-setting-sight = Was eine blinde Partie sonst zeigt oder verbirgt (die Wörter hat HELP BLIND).
help-setting-press = Presse zwischen Spielern: WHITE ist gezeichnet, GREY anonym. Von beiden ist die erste die übliche.
help-setting-partial-press = Ob Spieler auch nur einigen Mächten schreiben können.
help-setting-fakes = Was Presse an einige Mächte über ihre Empfänger vortäuschen kann. Wer sie schrieb, wird nie vorgetäuscht.
help-setting-observer-press = Welche Presse Zuschauer schicken können, außer an die Spielleitung und einander.
help-setting-watch-all-press = Ob Zuschauer Kopien aller Presse bekommen können (SET ALL PRESS).
help-setting-late-press = Ob Spieler mit verspäteten Befehlen Presse schicken können.
help-setting-grace-press = Ob Presse nach dem Abgabetermin weitergeht.
help-setting-minor-press = Ob Presse während Rückzügen und Aufbauten weitergeht.
help-setting-must-order = Ob Spieler allen Einheiten Befehle geben müssen, bevor sie Presse schicken können.
help-setting-touch-press = Ob Mächte nur Mächten schreiben können, deren Einheiten neben ihren stehen.
help-setting-postal-press = Ob POSTAL PRESS auf die Ergebnisse wartet. Andere Presse wird sofort verschickt.
help-setting-blank-press = Ob eine Nachricht leer sein kann.
help-setting-datelines = Ob nur eine Macht die Ortszeilen ihrer Hauptstadt und Regierung verwenden kann (PARIS:).
help-setting-letters-shown = Ob nach der Partie alle die Presse zwischen Mächten lesen können.
help-setting-diaries-shown = Ob nach der Partie alle die Tagebücher lesen können.
help-setting-dias = Ob ein Remis alle Überlebenden umfasst.
help-setting-concessions = Ob alle Spieler bis auf einen zu dessen Gunsten aufgeben können.
help-setting-vote-count = Was nach einer Abstimmung gezeigt wird: nur das Ergebnis, die Zahlen oder die Namen.
help-setting-vote-rule = Wie lange ein Vorschlag offen ist und was Schweigen bedeutet (HELP VOTES).
help-setting-vote-time = Stunden bis zur Auszählung eines Vorschlags, 0 für keine Grenze. Schweigen stimmt frühestens nach 72 Stunden zu.
help-setting-moderated = Ob nur die Spielleitung Einstellungen ändert.
help-setting-evidence = Was zeigt, von wem eine E-Mail ist: ein Passwort, eine Antwort, eine verbürgte Adresse.
help-setting-standbys = Ob die Ersatzliste nach verspäteten und freien Mächten gefragt wird.
help-setting-comment = Eine Zeile Text, die in Listen steht.
help-setting-boardman = Nummer in der Liste der Boardman-Nummern, etwa 1987AB.
help-setting-miller = Nummer in der Liste der Miller-Nummern, für Varianten.
help-setting-everything = Nummer im Magazin Everything.
help-setting-language = Sprache der Webseiten der Partie und der E-Mails an Zuschauer, die keine gewählt haben.
help-setting-visibility = Ob Listen die Partie zeigen. PRIVATE: Nur Eingeladene können sie finden.
help-setting-level = Die Stufe der Spieler, die beitreten können, nach eigener Angabe (REGISTER, Level:).
help-setting-dedication = Zuverlässigkeit, die man zum Beitreten braucht. Die eigene zeigt GET DEDICATION.
help-setting-on-time-ratio = Anteil der Züge, bei denen ein Spieler rechtzeitig gewesen sein muss, um beizutreten.
help-setting-resignation-ratio = Anteil der Mächte, die ein Spieler verlassen haben darf, um beizutreten.
help-setting-site = Ob Spieler denselben Anbieter haben dürfen, also den Teil der Adresse hinter dem @: ANY, nur den der Spielleitung (SAME) oder nie (DIFFERENT).
help-setting-approval = Ob Spieler zum Beitreten die Zustimmung der Spielleitung brauchen (SET APPROVED adresse).
help-setting-master-swaps = Ob die Spielleitung die Spieler zweier Mächte mit SWAP tauschen kann, ohne sie zu fragen.
help-setting-resume = Ob Spieler eine angehaltene Partie, die niemand moderiert, mit RESUME fortsetzen können.
help-setting-rated = Ob das Ergebnis in die Liste der Betreuung für Wertungsseiten kommt.
help-setting-quiet = Ob nur die Spielleitung erfährt, wer beitritt oder zuschaut.
help-setting-spectators = Ob Spieler Zuschauer sehen lassen können, was ihre Macht bekommt.
help-setting-secret = Ob Außenstehende vor dem Ende nicht sehen können, wer spielt.
help-setting-scoring = Wie die Tabelle einer Serie Punkte zählt (HELP SERIES).
help-setting-best-games = Zahl der besten Partien jedes Spielers, die in einer Serie zählen, 0 für alle.

## When a setting can change, and what an unset one is.

help-setting-before-start = Nur vor dem Beginn.
help-setting-empty = leer

## What the value of a setting means, as LIST and HELP show it. The key is the setting's name, and $words are
## the value as it is typed. A setting without a message is shown as it is typed.

setting-value-proxies = { $value ->
    [no] nein
    [phase] ja: Einheiten können für eine Phase verliehen werden
   *[standing] ja: Einheiten können für eine Phase oder bis auf Widerruf verliehen werden
 }
setting-value-last-year = { $value ->
    [none] keines
   *[some] { $words }
 }
setting-value-errors-stand = { $value ->
    [yes] nur die letzte Saison kann rückgängig gemacht werden
   *[no] jede Saison kann rückgängig gemacht werden
 }
setting-value-wishes = { $value ->
    [yes] nach Wünschen, dann durch Los
   *[no] nur durch Los
 }
setting-value-powers-each = { $value ->
    [one] nein: Jeder Spieler hat eine Macht
   *[other] ja: Jeder Spieler hat { $value } Mächte
 }
setting-value-missing = { $value ->
    [wait] NONMR: Nach der Nachfrist wird auf Ersatz gewartet
    [process] NMR: Nach der Nachfrist wird ohne die fehlenden Befehle ausgewertet
    [bot] NMR BOT: Nach der Nachfrist gibt ein Bot die Befehle
    [first] NMR FIRST: Nur in der ersten Saison wird auf Ersatz gewartet
    [twice] NMR TWICE: Einheiten halten; in der zweiten Saison nacheinander führungslos
   *[house] NMR HOUSE: FIRST und TWICE, und eine frühe Saison wird verschoben
 }
setting-value-reminder = { $value ->
    [none] keine Erinnerungen
   *[some] { $words } vor dem Abgabetermin
 }
setting-value-strict-grace = { $value ->
    [yes] streng: auf die Stunde genau
   *[no] nicht während Abwesenheiten und Feiertagen
 }
setting-value-strict-wait = { $value ->
    [yes] streng: bis die Nachfrist endet
   *[no] bis zum Abgabetermin
 }
setting-value-late-count = { $value ->
    [yes] sichtbar
   *[no] nicht sichtbar
 }
setting-value-late-orders = { $value ->
    [yes] Befehle zählen, bis die Phase ausgewertet ist
   *[no] Befehle brauchen die Zustimmung der Spielleitung
 }
setting-value-two-seasons = { $value ->
    [yes] zwei Termine im Jahr: Alle Befehle kommen mit den Zügen
   *[no] jede Phase hat ihren eigenen Termin
 }
setting-value-manual-process = { $value ->
    [yes] nur durch PROCESS der Spielleitung
   *[no] von selbst
 }
setting-value-manual-start = { $value ->
    [yes] nur durch BEGIN der Spielleitung
   *[no] wenn die Partie voll ist
 }
setting-value-roll-call = { $value ->
    [none] keine
   *[some] { $words } zum Antworten vor dem Beginn
 }
setting-value-holidays = { $value ->
    [none] keine
   *[some] { $words }
 }
setting-value-blind = { $value ->
    [no] nein
    [njudge] ja: Eine Macht sieht ihre eigenen Einheiten und Zentren (njudge)
    [bcentres] ja: Eine Macht sieht ihre eigenen Einheiten und alle Zentren (njudge)
    [dpjudge] ja: Eine Macht sieht, was nahe ihren Einheiten und Heimatzentren ist (DPjudge)
   *[fog] ja: Eine Macht sieht, was nahe ihren Einheiten und Zentren ist (Nebel des Krieges)
 }
setting-value-press = { $value ->
    [none] keine
    [white] weiß (mit Absender)
    [grey] grau (ohne Absender)
    [white-grey] weiß oder grau (mit Absender, außer mit GREY)
   *[grey-white] grau oder weiß (ohne Absender, außer mit WHITE)
 }
setting-value-fakes = { $value ->
    [none] keine
    [allowed] Nachrichten an einige können andere Leser nennen
    [default] Nachrichten an einige sehen aus wie Nachrichten an alle, außer mit NO FAKE
   *[always] Nachrichten an einige sehen aus wie Nachrichten an alle
 }
setting-value-observer-press = { $value ->
    [no] können der Spielleitung und einander schreiben
    [white] können allen mit Absender schreiben
   *[any] können den Spielern schreiben
 }
setting-value-watch-all-press = { $value ->
    [yes] Zuschauer können alle Nachrichten lesen (SET ALL PRESS)
   *[no] Zuschauer lesen nur ihre eigenen Nachrichten
 }
setting-value-late-press = { $value ->
    [yes] Presse geht weiter
   *[no] wer zu spät ist, kann nur der Spielleitung schreiben
 }
setting-value-grace-press = { $value ->
    [yes] Presse geht weiter
   *[no] keine Presse vom Abgabetermin bis zur Auswertung
 }
setting-value-minor-press = { $value ->
    [yes] Presse geht weiter
   *[no] keine Presse in Rückzugs- und Aufbauphasen
 }
setting-value-must-order = { $value ->
    [yes] Nachrichten nur von Spielern, die Befehle gegeben haben
   *[no] nein
 }
setting-value-touch-press = { $value ->
    [yes] Nachrichten nur zwischen Nachbarn
   *[no] nein
 }
setting-value-postal-press = { $value ->
    [yes] POSTAL PRESS kommt mit den Ergebnissen
   *[no] nein
 }
setting-value-blank-press = { $value ->
    [yes] Nachrichten können leer sein
   *[no] nein
 }
setting-value-datelines = { $value ->
    [yes] ihre Hauptstadt und Regierung kann nur die Macht selbst nennen
   *[no] frei
 }
setting-value-letters-shown = { $value ->
    [yes] am Ende für alle lesbar
   *[no] nicht lesbar
 }
setting-value-diaries-shown = { $value ->
    [yes] am Ende für alle lesbar
   *[no] bleiben geheim
 }
setting-value-dias = { $value ->
    [yes] ein Remis umfasst alle Überlebenden
   *[no] ein Remis kann Überlebende auslassen
 }
setting-value-concessions = { $value ->
    [yes] Spieler können zugunsten einer Macht aufgeben
   *[no] nein
 }
setting-value-vote-count = { $value ->
    [secret] nur ob ein Vorschlag angenommen ist, wird gezeigt
    [count] die Zahl der Stimmen wird gezeigt
   *[names] die Stimme jedes Spielers wird gezeigt
 }
setting-value-vote-rule = { $value ->
    [phase] in ihrer Phase gezählt; Schweigen heißt NO
   *[season] mit den Zügen gezählt; Schweigen heißt beim zweiten Mal YES
 }
setting-value-vote-time = { $value ->
    [none] keine
   *[some] { $words } für einen Vorschlag
 }
setting-value-evidence = { $value ->
    [reply] Passwort oder Antwort auf eine E-Mail des Judge
    [password] Passwort
    [either] Passwort, Antwort oder verbürgte E-Mail von der eingetragenen Adresse
   *[both] Passwort in einer verbürgten E-Mail von der eingetragenen Adresse
 }
setting-value-language = { $value ->
    [none] die Sprache des Judge
   *[some] { $words }
 }
setting-value-visibility = { $value ->
    [public] öffentlich: LIST zeigt die Partie
    [unlisted] nein: Listen zeigen die Partie nicht
   *[private] privat: nur für Beteiligte und Eingeladene
 }
setting-value-site = { $value ->
    [any] beliebige Anbieter
    [same] gleich: nur Spieler beim Anbieter der Spielleitung
   *[different] verschieden: ein Spieler von jedem Anbieter
 }
setting-value-spectators = { $value ->
    [yes] Spieler können sie sehen lassen, was ihre Macht bekommt
   *[no] keine
 }
setting-value-scoring = { $value ->
    [draw-size] nach Zahl der Beteiligten am Remis
    [sum-of-squares] Summe der Quadrate
    [carnage] Carnage
    [c-diplo] C-Diplo
   *[bangkok] Bangkok
 }
setting-value-best-games = { $value ->
    [none] alle Partien
   *[some] { $words }
 }

## Other values.

setting-flag = { $value ->
    [yes] ja
   *[no] nein
 }
setting-unset = nichts gewählt
setting-of-variant = { $number } (Zahl der Variante)
setting-days = { $first } bis { $last }
setting-day-of-year = { $day } { $year }

## Why a value cannot be set.

setting-needs-value = SET { $setting } braucht einen Wert.
setting-needs-one-of = SET { $setting } braucht einen dieser Werte: { $values }.
setting-no-such-value = "{ $text }" ist keiner der Werte: { $values }.
setting-no-such-language = Es gibt keine Sprache "{ $text }".
setting-not-a-number = "{ $text }" ist keine Zahl von { $low } bis { $high }.
setting-not-a-part = "{ $text }" ist keine Zahl von 0 bis 1.
setting-not-a-length = "{ $text }" ist keine Dauer. Gib Stunden an, etwa 24 oder 0.5, oder Tage, etwa 3d.
setting-too-many-lengths = { $most ->
    [one] Gib eine Zahl von Stunden an, etwa 24.
   *[other] Gib höchstens { $most } Zahlen von Stunden an, etwa 24 3.
 }
setting-length-too-long = "{ $text }" ist zu lang. Gib höchstens { $most } Stunden an.
setting-text-too-long = Der Text kann höchstens { $most } Zeichen haben. Er hat { $number }.
setting-not-listed = "{ $text }" ist keine Nummer einer Liste. Gib ein Wort mit einer Ziffer an, etwa 1987AB.
setting-not-a-variant = "{ $text }" kann kein Name einer Variante sein.
setting-usage = { LIST($lines, type: "or") }.
setting-not-asked = { $line } in einer eigenen Zeile, ohne Fragezeichen.
no-such-setting = Es gibt keine Einstellung "{ $text }".
settings-listed = Alle Einstellungen nennt HELP SETTINGS.
settings-to-switch-off = Du kannst abschalten: { $lines }.
set-no-what = SET NO sagt nicht, was.
question-sets-nothing = Eine Frage ändert keine Einstellung.
rules-unknown = Es gibt keine Regeln namens "{ $name }".
rules-unnamed = SET RULES sagt nicht, welche.
rules-known = SET RULES und { LIST($names, type: "or") }. Du kannst mehrere nennen.
powers-uneven = Die Mächte des Bretts lassen sich nicht gleichmäßig auf { $players } Spieler verteilen.
    .hint = SET DUPLEX, TRIPLEX oder QUADRUPLEX geben jedem Spieler zwei, drei oder vier. SET POWERS 5 lässt einige aus.
grace-of-clocks = Die Nachfrist gehört zu jeder Uhr.
grace-none = SET MOVES GRACE 0, und SET RETREAT GRACE 0 und SET BUILDS GRACE 0 für die anderen Phasen.
comment-elsewhere = Kürze ihn. Einen längeren Text bekommen alle mit BROADCAST.
clock-days-named = Die Tage stehen als Reihe von Sonntag bis Samstag: DAYS { $days }.
clock-part-alone = "{ $word }" hat keinen Wert. Eine Uhr ändert man in Paaren, etwa NEXT 24 GRACE 48.
clock-no-such-part = Eine Uhr hat kein "{ $word }". Sie hat CLOCK, MIN, NEXT, GRACE, DELAY und DAYS.
clock-no-time-of-day = "{ $text }" ist keine Uhrzeit. Gib 23:30 an, oder 1410 Minuten, oder -1 für jede.
clock-past-end-of-day = "{ $text }" ist später als das Ende des Tages.
clock-no-week = "{ $text }" ist keine Woche. Gib sieben Zeichen an, von Sonntag an, etwa -MTWTF-.
