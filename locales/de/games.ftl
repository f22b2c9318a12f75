### Remarks about games: created, signed on to, shown.

no-such-game = Es gibt keine Partie namens "{ ONE_LINE($name, max: 24) }".
    .hint = Alle Partien zeigt LIST.
no-such-game-of-yours = Es gibt keine Partie namens "{ ONE_LINE($name, max: 24) }". Deine: { LIST($games, type: "and") }.
    .hint = Schick die Zeile noch einmal mit dem Namen. Deine Partien und ihre Termine zeigt MY GAMES.
game-name-malformed = "{ ONE_LINE($name, max: 24) }" kann keine Partie heißen.
    .hint = Verwende höchstens 20 Buchstaben, Ziffern, - und _.
game-name-is-password = Das ist eines deiner Passwörter, und den Namen einer Partie können alle lesen.
    .hint = Wähl einen anderen Namen.
game-exists = Es gibt schon eine Partie namens { $game }.
    .hint = Wähl einen anderen Namen.
game-name-not-free = Der Name { $game } ist nicht verfügbar.
    .hint = Wähl einen anderen Namen. Gegen die Bots des Judge spielst du mit SIGN ON ?practice.
game-created = Du leitest { $game } ({ $board }). Die Partie beginnt, sobald { $missing ->
        [one] { $missing } Spieler dabei ist
       *[other] { $missing } Spieler dabei sind
    }. Mitspielen kann man mit SIGN ON ?{ $game } passwort, mit eigenem Passwort. Deines ist das der Spielleitung: Gib es nicht weiter.
game-copied = Du leitest { $game } ({ $board }). Die Partie beginnt in { $phase }, mit derselben Stellung und denselben Einstellungen, sobald { $missing ->
        [one] { $missing } Spieler dabei ist
       *[other] { $missing } Spieler dabei sind
    }. Mitspielen kann man mit SIGN ON ?{ $game } passwort.
deadlines-spread = Abgabetermine von Zugphasen sind um { $time } { $zone }, damit hier nicht alle Partien zugleich ausgewertet werden. Um eine andere Zeit zu wählen, schick zum Beispiel SET MOVES CLOCK 23:30.
series-created = Du leitest { $game }, eine Serie von Partien ({ $board }). Beitreten kann man mit SIGN ON ?{ $game } passwort. Die Einstellungen ihrer Partien wählst du mit SET; eröffnet werden sie mit ROUND.
no-series-of-that-name = { $game } ist keine Serie.
    .hint = Alle Partien und Serien zeigt LIST.
no-such-round = Die Serie { $game } hatte bisher { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }.
    .hint = Die Tabelle aller Runden zeigt TABLE { $game }.
no-series-named = Die Zeile sagt nicht, welche Serie.
    .hint = Schick TABLE und ihren Namen. Alle Serien zeigt LIST.
game-name-has-meaning = { $name } bedeutet für den Judge etwas anderes, kann also nicht der Name einer Partie sein.
    .hint = Füg ein Wort hinzu: { CUT($name, max: 15) }-partie.
game-looks-alike = { $game } ist { $other } zu ähnlich, einer bestehenden Partie.
    .hint = Wähl einen anderen Namen.
practice-opened = { $game } ist eröffnet: Du spielst { NAME($power, form: "accusative") }, und die Bots des Judge spielen den Rest. Beginn jede E-Mail mit SIGN ON { $power } { $game } und deinem Passwort.
practice-opened-with-password = { $game } ist eröffnet: Du spielst { NAME($power, form: "accusative") }, und die Bots des Judge spielen den Rest. Beginn jede E-Mail mit SIGN ON { $power } { $game } { $password }
practice-still-open = Deine Übungspartie { $game } ist noch offen, und du kannst nur eine zugleich haben.
    .hint = Spiel sie weiter; oder beende sie mit SIGN ON { $power } { $game } passwort und TERMINATE in der nächsten Zeile.
no-such-variant = Es gibt keine Variante namens "{ CUT($name, max: 40) }".
    .hint = Wähl eine davon, wenn sie ähnlich ist: { $variants }. Die ganze Liste zeigt GET variants.
no-such-option = Es gibt keine Variante namens "{ CUT($name, max: 40) }": "{ CUT($words, max: 30) }" darin ist unbekannt.
    .hint = Nenne nur ein Brett und seine Optionen; Einstellungen stehen in eigenen Zeilen. Ähnlich: { $variants }.
setting-no-board = "{ CUT($words, max: 40) }" ist eine Einstellung, kein Brett und keine Option davon.
    .hint = Lass es weg, und schreib in eine eigene Zeile: { LIST($lines, type: "and") }.
variant-unplayable = { $name } ist noch nicht spielbar: { $why }.
may-not-create = Du darfst hier keine Partien erstellen.
    .hint = Frag die Betreuung des Judge: { $keeper }.
judge-closed = Dieser Judge nimmt zurzeit keine neuen Partien und Registrierungen an. Laufende Partien gehen weiter.
    .hint = Frag die Betreuung des Judge: { $keeper }.
created-enough = Eine Person kann am Tag höchstens { $most ->
        [one] { $most } Partie
       *[other] { $most } Partien
    } erstellen.
    .hint = Versuch es morgen wieder, oder frag die Betreuung des Judge: { $keeper }.
not-signed-on = Diese Zeile sagt nicht, für welche Partie sie gilt.
    .hint = Schreib ein SIGN ON darüber, etwa SIGN ON Austria alpha passwort.
speaks-as-master = Angemeldet als Spielleitung von { $game }.
speaks-as-player = Angemeldet als Spieler in { $game }.
speaks-as-player-wishing = Angemeldet als Spieler in { $game }. Die Mächte werden beim Beginn verteilt, und SIGN ON wünscht sich keine. Um zu sagen, welche du gern hättest, schick SET PREFERENCE { $power } und dahinter weitere.
password-of-last-yes = Eine andere E-Mail in deinem Namen hatte diesen Platz in { $game } mit einem anderen Passwort verlangt. Ab jetzt gilt das aus dieser E-Mail.
speaks-as-observer = Angemeldet als Zuschauer in { $game }.
speaks-for-power = Angemeldet als { $power } in { $game }.
speaks-unproven = Noch zeigt nichts, dass du { NAME($power, form: "accusative") } in { $game } spielst: Deine Befehle brauchen dein YES.
    .hint = Ergänze dein Passwort: SIGN ON { $power } { $game } passwort.
read-for-game = Diese Zeile gilt für { NAME($power, form: "accusative") } in { $game }.
game-unproven = Noch zeigt nichts, dass du { NAME($power, form: "accusative") } in { $game } spielst.
    .hint = Schick diese Zeile noch einmal unter SIGN ON { $power } { $game } passwort.
player-is-back = Willkommen zurück: Du spielst wieder { NAME($power, form: "accusative") } in { $game }.
seat-needs-confirmation = Der Spieler dieser Macht muss es bestätigen.
    .hint = Schick die Zeilen dafür in einer eigenen E-Mail.
seat-waits = Diese E-Mail muss von der eingetragenen Adresse des Spielers bestätigt werden.
see-below = Siehe unten.
shown-once = Es steht schon unten.
one-page-for-strangers = Wer nicht registriert ist, bekommt eine Seite in einer E-Mail.
    .hint = Schick zuerst REGISTER, oder frag in einer eigenen E-Mail danach.
too-many-pages = In einer E-Mail kann man höchstens { $most } Seiten anfragen.
    .hint = Frag in einer eigenen E-Mail danach.
no-such-list-page = Die Liste der Partien hat keine Seite { $number }; sie hat { $pages ->
        [one] { $pages } Seite
       *[other] { $pages } Seiten
    }.
    .hint = Die erste Seite zeigt LIST.
files-listed = Dateien für GET: { $files }.
no-such-file = Es gibt keine Datei namens "{ CUT($name, max: 40) }".
    .hint = Wähl eine Datei für GET: { $files }.
no-single-phase = "{ $when }" ist weder ein Brett noch eine einzelne Phase einer Partie.
    .hint = Für die Karte einer Phase schick MAP S1901M, MAP F1901M oder MAP W1901, unter SIGN ON macht partie passwort.
no-such-place = { $place } ist keine Provinz dieser Karte.
    .hint = Nenne eine Einheit oder einen Befehl, etwa WHY A Gal. Die Namen zeigt GET MAP.
no-reasons-yet = In dieser Partie bleiben die Gründe für Ergebnisse bis zum Ende verborgen.
    .hint = Um noch einmal zu sehen, was du von der letzten Phase gesehen hast, schick RESEND.
phase-not-judged = { $phase } ist in { $game } nicht ausgewertet.
    .hint = Welche Phasen es sind, zeigt HISTORY { $game }.
tried = Siehe unten. Nichts darin zählt.
trial-ends = Das TRY endet über Zeile { $line }, die nicht mehr dazugehört und zählt.
one-trial-an-email = Eine E-Mail kann nur ein TRY enthalten. Dieses wurde nicht ausprobiert, und nichts darin zählt.
    .hint = Schick es in einer eigenen E-Mail. Um zur nächsten Phase weiterzugehen, schreib NEXT in ein TRY.
trial-of-nothing = Das bezeichnet weder eine Partie noch ein Brett mit dieser Phase. Nichts darin zählt.
    .hint = Schreib TRY und den Namen einer Partie, oder TRY standard für ein Brett. Eine Phase wie F1901M braucht eine Partie.
trial-unseen = Du kannst die Stellung von { $game } nicht sehen, also lässt sich darin nichts ausprobieren. Nichts darin zählt.
    .hint = Antworte auf eine E-Mail zu deiner Macht in { $game }. Für ein leeres Brett schreib TRY { $board }, und in die Zeile darunter EMPTY.
trial-of-whose-orders = TRY MINE verwendet deine eigenen Befehle für die laufende Phase, und diese E-Mail spricht für keine Macht, die welche hat. Nichts darin zählt.
    .hint = Antworte mit denselben Zeilen auf eine E-Mail zu deiner Macht, oder lass MINE weg.
trial-too-long = Ein TRY kann höchstens { $phases } Phasen und { $lines } Zeilen haben.
own-orders-of-whom = MAP MINE zeigt deine geltenden Befehle, und diese E-Mail spricht für keine Macht.
    .hint = Antworte mit MAP MINE auf eine E-Mail zu deiner Macht, oder schreib SIGN ON macht partie passwort darüber.
version-shown = { $judge } ({ $code }), Version { $version }. Die Betreuung des Judge ist { $keeper }.
