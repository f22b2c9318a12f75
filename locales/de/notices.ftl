### What emails that answer no line say: `email-` and the name of the template, its parts as attributes.

email-another-answered = Auf eine Frage an dich hat jemand von einer anderen Adresse geantwortet. Diese Antwort zählt nicht, und es ist nichts geschehen. Die Frage braucht noch deine Antwort.
    .subject = Eine andere Adresse hat geantwortet
    .advice = Hast du die Frage weitergegeben, antworte darauf von dieser Adresse, oder tu nichts. Wenn nicht, liest jemand anders deine E-Mails.
email-token-used = Eine E-Mail von { $sender } enthielt das Token, das der Judge dir geschickt hat, und antwortete damit { $answer ->
        [no] NO
       *[yes] YES
    }.
    .subject = Eine Frage an dich wurde von einer anderen Adresse beantwortet
    .password-subject = Dein Passwort wurde von einer anderen Adresse gesetzt
    .password = Eine E-Mail von { $sender } enthielt das Token, das der Judge dir geschickt hat, und setzte damit dein Passwort in '{ $game }'.
    .line = { $answer ->
        [no] Eine E-Mail von { $sender } enthielt das Token, das der Judge dir geschickt hat, und zog damit Folgendes zurück:
       *[yes] Eine E-Mail von { $sender } enthielt das Token, das der Judge dir geschickt hat, und bestätigte damit Folgendes:
    }
    .counts = Es zählt: Wer ein Token hat, kann für dich handeln. Wenn es weder du warst noch jemand, den du gebeten hast, liest jemand anders deine E-Mails, oder eine E-Mail des Judge wurde weitergegeben.
    .another = Um ein Token für ein anderes Passwort zu bekommen, schick diese Zeile von dieser Adresse:
    .advice = { $whom ->
        [master] Sag es sofort der Spielleitung oder der Betreuung des Judge: { $keeper }
       *[keeper] Sag es sofort der Betreuung des Judge: { $keeper }
    }
email-copy-of-record = { $what ->
        [orders] Eine E-Mail von { $sender } mit dem richtigen Passwort gab Befehle für { NAME($power, form: "accusative") } in '{ $game }'. Sie wurden angenommen. Wenn es weder du warst noch jemand, den du gebeten hast, schick jetzt deine eigenen Befehle (die letzten zählen) und ändere das Passwort mit SET PASSWORD.
       *[email] In einer E-Mail von { $sender } mit dem richtigen Passwort wurde für { NAME($power, form: "accusative") } in '{ $game }' gehandelt. Sie wurde angenommen. Wenn es weder du warst noch jemand, den du gebeten hast, schick jetzt deine eigenen Befehle (die letzten zählen) und ändere das Passwort mit SET PASSWORD.
    }
    .subject = { $what ->
        [orders] { $whose ->
            [yours] Befehle für { NAME($power, form: "accusative") } kamen von einer anderen Adresse von dir
           *[another] Befehle für { NAME($power, form: "accusative") } kamen von einer anderen Adresse
        }
       *[email] { $whose ->
            [yours] Eine E-Mail für { NAME($power, form: "accusative") } kam von einer anderen Adresse von dir
           *[another] Eine E-Mail für { NAME($power, form: "accusative") } kam von einer anderen Adresse
        }
    }
    .master-subject = Die Spielleitung hat für { NAME($power, form: "accusative") } gehandelt
    .partner-subject = { $power }: Kopie vom anderen Spieler
    .password-subject = Dein Passwort wurde geändert
    .looked = { $named ->
        [yes] { $master } (Spielleitung) hat in '{ $game }' für { NAME($power, form: "accusative") } gehandelt. Sie konnte dabei die Befehle sehen, hat aber nichts geändert. Deine eigenen Befehle zählen weiterhin.
       *[no] Die Spielleitung hat in '{ $game }' für { NAME($power, form: "accusative") } gehandelt. Sie konnte dabei die Befehle sehen, hat aber nichts geändert. Deine eigenen Befehle zählen weiterhin.
    }
    .by-master = { $named ->
        [yes] { $master } (Spielleitung) hat in '{ $game }' für { NAME($power, form: "accusative") } gehandelt. Deine eigenen Befehle zählen wieder, sobald du sie schickst (die letzten zählen).
       *[no] Die Spielleitung hat in '{ $game }' für { NAME($power, form: "accusative") } gehandelt. Deine eigenen Befehle zählen wieder, sobald du sie schickst (die letzten zählen).
    }
    .partner = Der andere Spieler { NAME($power, form: "genitive") } in '{ $game }' hat von { $sender } eine E-Mail für eure Macht geschickt. Der letzte Befehl von euch beiden zählt.
    .partner-from = In einer E-Mail von { $sender } mit dem Passwort des anderen Spielers { NAME($power, form: "genitive") } in '{ $game }' wurde für eure Macht gehandelt. Der letzte Befehl zählt.
    .password = Eine E-Mail von { $sender } mit dem richtigen Passwort hat dein Passwort für { NAME($power, form: "accusative") } in '{ $game }' geändert. Das alte gilt nicht mehr. Wenn es weder du warst noch jemand, den du gebeten hast, schick diese Zeile von dieser Adresse und wähl ein anderes mit dem Token, das du bekommst:
    .then = Dann schick deine eigenen Befehle (die letzten zählen).
    .also = In einer E-Mail von { $sender } wurde für { NAME($power, form: "accusative") } in '{ $game }' gehandelt. Die Adresse ist eine von deinen, also zählt sie. Wenn du es nicht warst, schick jetzt deine eigenen Befehle (die letzten zählen). Damit E-Mails von dort nicht mehr als deine zählen, schick diese Zeile von dieser Adresse:
    .known-there = Dein Passwort gilt von jeder Adresse. Wenn es dort bekannt sein könnte, wähl ein anderes mit dem Token, das du mit dieser Zeile bekommst:
    .tell-master = Sag es der Spielleitung: PRESS TO M.
email-copy-for-spectator = Der Spieler { NAME($power, form: "genitive") } in '{ $game }' lässt dich sehen, was er schickt.
    .subject = Befehle { NAME($power, form: "genitive") }
email-copy-for-master = In einer E-Mail von { $sender } mit deinem Passwort wurde als Spielleitung von '{ $game }' gehandelt. Sie wurde angenommen. Wenn es weder du warst noch jemand, den du gebeten hast, wähl jetzt ein anderes Passwort:
    .subject = Jemand handelte von einer anderen Adresse als Spielleitung
    .password-subject = Dein Passwort als Spielleitung wurde geändert
    .password = Eine E-Mail von { $sender } mit deinem Passwort hat dein Passwort als Spielleitung von '{ $game }' geändert. Das alte gilt nicht mehr. Wenn es weder du warst noch jemand, den du gebeten hast, schick diese Zeile von dieser Adresse und wähl ein anderes mit dem Token, das du bekommst:
email-password-shared = Ein Spieler in '{ $game }' hat eben dein Passwort als sein eigenes gewählt: Jemand hat es ihm verraten, oder er hat es erraten. Dass es das der Spielleitung ist, weiß er vielleicht nicht, aber wer es als Passwort der Spielleitung ausprobiert, kann für dich handeln. Ändere es jetzt:
    .subject = Ein Spieler hat das Passwort der Spielleitung
email-password-token = Jemand, wahrscheinlich du, hat um ein neues Passwort in '{ $game }' gebeten. Um eines zu setzen, schick diese Zeile an { $address }:
    .subject = Ein neues Passwort
    .none-yet = Du bist jetzt in '{ $game }' und hast dort noch kein Passwort. Antworten auf E-Mails des Judge brauchen keines. Für alle anderen E-Mails zur Partie setz eines, indem du diese Zeile an { $address } schickst:
    .token = Ersetze { $placeholder } durch das Passwort, das du willst. Das Token gilt einmal, bis { $expires }.
    .several = Es setzt das Passwort für jeden deiner Plätze in der Partie.
    .not-you = Wenn du nicht darum gebeten hast, tu nichts: Dein Passwort bleibt, wie es ist.
email-passwords-tried = { $seat ->
        [power] In mindestens { $number } E-Mails kamen diesen Monat falsche Passwörter für { NAME($power, form: "accusative") } in '{ $game }' an. Die letzte kam von { $sender }.
        [master] In mindestens { $number } E-Mails kamen diesen Monat falsche Passwörter für die Spielleitung in '{ $game }' an. Die letzte kam von { $sender }.
       *[player] In mindestens { $number } E-Mails kamen diesen Monat falsche Passwörter für einen Spieler in '{ $game }' an. Die letzte kam von { $sender }.
    }
    .subject = Falsche Passwörter für deinen Platz
    .unlocked = Nichts ist gesperrt, in der Partie hat sich nichts geändert, und du brauchst nichts zu tun. Deine eigenen E-Mails mit dem richtigen Passwort zählen weiterhin. Geht es so weiter, wartet vielleicht auch eine E-Mail mit dem richtigen Passwort, bis du sie bestätigst, vor allem von einer Adresse, die nicht deine ist. Gefragt wirst du hier.
    .advice = Ein langes Passwort, das kein gewöhnliches Wort ist, ist sicher. Ein anderes setzt du mit SET PASSWORD. Hast du es vergessen, schick FORGOT PASSWORD { $game }, und du bekommst ein Token für ein neues.
email-notices-left-out = In deinem Namen kamen mehr E-Mails, als dir einzeln gemeldet werden (fünf in der Stunde, eine davon für ein geändertes Passwort):
    .subject = Weitere E-Mails in deinem Namen
    .of-master = Die Spielleitung hat in mehr E-Mails für dich gehandelt, als dir einzeln gemeldet werden, nämlich vier in der Stunde:
    .by-master = { $number ->
        [one] In '{ $game }' kam { $number } E-Mail der Spielleitung für { NAME($power, form: "accusative") }, und sie zählte.
       *[other] In '{ $game }' kamen { $number } E-Mails der Spielleitung für { NAME($power, form: "accusative") }, und sie zählten.
    }
    .as-master = { $number ->
        [one] In '{ $game }' kam { $number } E-Mail mit deinem Passwort als Spielleitung von einer anderen Adresse, und sie zählte.
       *[other] In '{ $game }' kamen { $number } E-Mails mit deinem Passwort als Spielleitung von einer anderen Adresse, und sie zählten.
    }
    .for-power = { $number ->
        [one] In '{ $game }' kam { $number } E-Mail von einer anderen Adresse für { NAME($power, form: "accusative") }, und sie zählte.
       *[other] In '{ $game }' kamen { $number } E-Mails von einer anderen Adresse für { NAME($power, form: "accusative") }, und sie zählten.
    }
    .held = { $number ->
        [one] In '{ $game }' blieb { $number } E-Mail mit deinem Passwort ohne Wirkung, weil du nach keiner weiteren gefragt wurdest.
       *[other] In '{ $game }' blieben { $number } E-Mails mit deinem Passwort ohne Wirkung, weil du nach keinen weiteren gefragt wurdest.
    }
    .ask = Um zu sehen, was jetzt zählt, schick SIGN ON mit deiner Macht und darunter LIST. Deine eigenen Befehle zählen wieder, sobald du sie schickst. Die Spielleitung fragst du mit PRESS TO M.
    .password = { $which ->
        [others] Wenn die anderen weder du warst noch jemand, den du gebeten hast, kennt jemand dein Passwort.
       *[all] Wenn es weder du warst noch jemand, den du gebeten hast, kennt jemand dein Passwort.
    } Schick SIGN ON mit deinem Passwort, darunter LIST, um zu sehen, was jetzt zählt, und SET PASSWORD mit einem neuen.
email-told-together = { $whose ->
        [several] Mehrere Personen haben innerhalb einer Stunde so viel getan, dass du zu viele E-Mails darüber bekämst.
       *[one] Eine Person hat innerhalb einer Stunde so viel getan, dass du zu viele E-Mails darüber bekämst.
    } { $number ->
        [one] Diese E-Mail hat auf andere gewartet.
       *[other] Diese { $number } E-Mails kommen zusammen, die älteste zuerst.
    }
    .subject = Gesammelt: { $number } E-Mails
    .left-out = { $number ->
        [one] { $number } frühere E-Mail derselben Art ist weggelassen: Die späteren stehen unten.
       *[other] { $number } frühere E-Mails derselben Art sind weggelassen: Die späteren stehen unten.
    }
    .deadline = Der Abgabetermin von '{ $game }' ist jetzt { $deadline }.
    .closed = (Diese Frage ist geschlossen: Antworten darauf zählen nicht mehr.)
    .yes = Um zuzustimmen, { reply-with-yes }, oder schick diese Zeile:
    .this-one = Um dieser zuzustimmen, schick diese Zeile:
    .list = Den jetzigen Stand einer Partie zeigt LIST und ihr Name.
    .press = Text in einer Antwort auf diese E-Mail geht an niemanden. Um auf eine Nachricht zu antworten, schick PRESS TO und den Buchstaben einer Macht, oder PRESS TO M für die Spielleitung, dann deinen Text und ENDPRESS, alles unter SIGN ON.
email-digest = Was seit gestern in '{ $game }' geschehen ist:
    .subject = { $number ->
        [one] Gesammelt: { $number } E-Mail
       *[other] Gesammelt: { $number } E-Mails
    }
    .with-results = Was seit den vorigen Ergebnissen sonst noch in '{ $game }' geschehen ist:
    .press = Um auf eine Nachricht darin zu antworten, schick PRESS TO macht, deinen Text und ENDPRESS, jedes in einer eigenen Zeile.
    .advice = Du hast gewählt, sie zusammen zu bekommen. Um wieder jede sofort zu bekommen, schick SET MAIL ALL.
email-keeper-note = Für die Betreuung: { $what }
email-keeper-report = Das braucht deine Aufmerksamkeit:
    .subject = Für die Betreuung: die Woche
    .nothing = Nichts braucht deine Aufmerksamkeit.
    .week = Die letzten sieben Tage:
    .in = E-Mails ein:
    .out = E-Mails aus:
    .phases = Phasen:
    .judged = { $phases } ausgewertet; { $late } Abgabetermine mit fehlenden Befehlen
    .games = Partien:
    .created = { $created } erstellt, { $ended } beendet
    .people = Leute:
    .registered = { $people } registriert
    .altogether = Insgesamt:
    .banned = { $people }, { $banned } gesperrt
    .database = Datenbank:
    .size = { $megabytes } MB; { $free } MB auf der Platte frei
    .backup = Letzte Sicherung:
    .again = Derselbe Bericht jederzeit: judge keeper report
    .stop = Diese E-Mail abstellen: report = false unter [judge] in judge.toml
    .fate = { $number } { $fate ->
        [applied] ausgeführt
        [ignored] ignoriert
        [refused] abgelehnt
       *[quarantined] in Quarantäne
    }
    .state = { $number } { $state ->
        [forming] in Gründung
        [running] laufend
        [paused] unterbrochen
       *[finished] beendet
    }
    .no-games = keine
email-deadline-held = Der Judge kann sein Postfach zurzeit nicht lesen, und darin liegen vielleicht Befehle, die rechtzeitig ankamen. Nichts wird ausgewertet, bis es gelesen ist. Dann geht die Partie von selbst weiter, und jeder Befehl zählt, der bis zum Abgabetermin ankam. Die Betreuung des Judge weiß davon: { $keeper }
    .subject = Abgabetermin ausgesetzt
    .passed = Der Abgabetermin von '{ $game }' ist vorbei:
    .advice = Du brauchst nichts zu tun. Wenn deine Spieler fragen: Ihre E-Mails warten und sind sicher.
email-start-moved = Die Partie '{ $game }' beginnt nicht vor { $start }, auch wenn alle Plätze vergeben sind.
    .subject = Beginn verschoben auf: { $start }
    .by = Die Partie '{ $game }' beginnt nicht vor { $start }, auch wenn alle Plätze vergeben sind. Eingestellt hat das { $who }.
    .phase = Die laufende Phase von '{ $game }' wird nicht vor { $start } ausgewertet, auch wenn alle Befehle da sind. Der Abgabetermin ändert sich nicht.
    .phase-by = Die laufende Phase von '{ $game }' wird nicht vor { $start } ausgewertet, auch wenn alle Befehle da sind. Der Abgabetermin ändert sich nicht. Eingestellt hat das { $who }.
email-game-fails = Der Judge hat ein Problem mit '{ $game }' und kann die Partie nicht fortsetzen. Die Betreuung des Judge weiß davon und ist gebeten, es zu beheben: { $keeper }
    .subject = { $game } steht still
    .advice = E-Mails, die schon angekommen sind, sind gespeichert. Inzwischen wird keine Phase dieser Partie ausgewertet. Du brauchst nichts zu tun; sag es deinen Spielern, wenn sie fragen.
email-game-lost = Die Daten des Judge zu '{ $game }' sind beschädigt und nicht mehr lesbar. Die Betreuung des Judge hat die Partie entfernt: Sie endet hier, ohne Ergebnis.
    .subject = { $game } kann nicht weitergehen
    .advice = Die E-Mails, die du bekommen hast, kannst du behalten, und deine anderen Partien gehen weiter. Du brauchst nichts zu tun. Wenn du Fragen hast, schreib der Betreuung des Judge:
email-late-orders-asked = Befehle { NAME($power, form: "genitive") } in '{ $game }' kamen nach dem Abgabetermin, und davor waren keine gekommen. Sie sind gespeichert und zählen nur, wenn du sie annimmst.
    .subject = Verspätete Befehle: mit YES nimmst du sie an
    .subject-of = Verspätete Befehle { NAME($power, form: "genitive") }: mit YES nimmst du sie an
    .secret = Befehle einer Macht in '{ $game }' kamen nach dem Abgabetermin, und davor waren keine von ihr gekommen. Welche Macht es ist, hält die Partie geheim. Die Befehle sind gespeichert und zählen nur, wenn du sie annimmst.
    .yes = Um sie anzunehmen, { reply-with-yes }, oder schick diese Zeile unter deinem SIGN ON:
    .below = Die Befehle werden dir hier nicht gezeigt.
    .together = Damit nimmst du alle wartenden verspäteten Befehle an, weil in dieser Partie jemand aus der Spielleitung spielt oder gespielt hat. Die Befehle werden dir hier nicht gezeigt.
    .no = Antwortest du mit NO, erfährt der Spieler sofort, dass sie nicht zählen, mit allem, was du sonst schreibst. Antwortest du nicht, werden sie nicht verwendet, und der Spieler erfährt es bei der Auswertung.
email-late-orders-told = Deine Befehle als { $power } ({ $season }) kamen nach dem Abgabetermin. Die Spielleitung von '{ $game }' hat sie nicht angenommen, also wurden sie nicht verwendet:
    .subject = { $fate ->
        [no] Deine verspäteten Befehle zählen nicht
       *[yes] Deine verspäteten Befehle zählen
    }
    .accepted = Die Spielleitung von '{ $game }' hat die Befehle angenommen, die du als { $power } nach dem Abgabetermin geschickt hast. Sie zählen:
    .in-time = Der Abgabetermin von '{ $game }' liegt jetzt nach deinen verspäteten Befehlen als { $power }. Sie sind also rechtzeitig und zählen:
    .declined = Die Spielleitung von '{ $game }' nimmt die Befehle nicht an, die du als { $power } nach dem Abgabetermin ({ $season }) geschickt hast. Sie zählen nicht, wenn sich das nicht vor der Auswertung ändert:
email-master-awaited = Alle Befehle für '{ $game }' sind da. Ausgewertet wird die Phase erst, wenn du es sagst (MANUAL PROCESS). Zum Auswerten schick:
    .subject = Wartet auf dein PROCESS
    .missing = Die Nachfrist in '{ $game }' ist vorbei, und noch immer fehlen Befehle: { $powers }. Ausgewertet wird die Phase erst, wenn du es sagst (MANUAL PROCESS). Zum Auswerten schick:
    .advice = Damit der Judge das von selbst tut, schick SET NO MANUAL PROCESS.
email-adjusted = Die Spielleitung hat '{ $game }' berichtigt. Der Grund:
    .subject = Berichtigt
    .blind = Das Brett unten zeigt, was du davon sehen kannst.
    .phase = { $when ->
        [now] Die Phase ist jetzt { $phase }; sie war { $before }.
       *[then] Die Phase wurde { $phase }; sie war { $before }.
    }
    .orders-gone = Bisherige Befehle zählen nicht. Stimmen und WAITs sind gelöscht.
    .orders-stay = Alle Befehle zählen weiterhin, außer für berichtigte Einheiten und außer Aufbauten und Abbauten, die nicht mehr möglich sind. Stimmen und WAITs sind gelöscht. Vor dem Abgabetermin wird nur ausgewertet, wenn die Spielleitung es sagt.
    .fallen = Deine Befehle, die nicht mehr zählen:
    .judged-since = Die Phase ist seither ausgewertet. Ihre Ergebnisse stehen in einer eigenen E-Mail.
email-rolled-back = Die Spielleitung hat '{ $game }' zurückgesetzt. Wieder offen ist diese Phase: { $phase }.
    .subject = Zurück zu { $phase }
    .undone-subject = ROLLBACK aufgehoben: wieder bei { $phase }
    .adjust-undone-subject = Berichtigung aufgehoben: bei { $phase }
    .undone = Die Spielleitung hat das ROLLBACK von '{ $game }' rückgängig gemacht. Die laufende Phase ist wieder diese: { $phase }.
    .adjust-undone = Die Spielleitung hat die Berichtigung (ADJUST) von '{ $game }' rückgängig gemacht. Die laufende Phase ist wie zuvor: { $phase }.
    .ended = { $ending ->
        [victory] Die Partie war mit einem Sieg zu Ende ({ $powers }) und geht weiter: Dieses Ende zählt nicht mehr.
        [draw] Die Partie war mit einem Remis zu Ende ({ $powers }) und geht weiter: Dieses Ende zählt nicht mehr.
       *[terminated] Die Partie war ohne Ergebnis zu Ende und geht weiter: Dieses Ende zählt nicht mehr.
    }{ $rated ->
        [yes] {" "}Sie steht in keiner Ergebnisliste, bis sie wieder endet, und ihre Statistik kommt mit diesem Ende.
       *[no] {""}
    } Was die Spieler bis jetzt getan haben, bleibt in ihrer Bilanz.
    .void = DIE ERGEBNISSE VON { $phases } ZÄHLEN NICHT MEHR: Leg die E-Mails dazu beiseite. Sie bleiben im Archiv; du siehst sie mit HISTORY { $game }.
    .again = Die Ergebnisse von { $phases } zählen doch, so wie sie verschickt wurden.
    .left = Befehle für { $phase } zählen nicht.
    .changes = WAS BLEIBT, WAS SICH ÄNDERT
    .practice = Einheiten und Zentren sind, wie sie zu Beginn von { $phase } waren. Schick neue Befehle; auch die Bots tun es.
    .as-before = Einheiten, Zentren und die Befehle für { $phase } sind, wie sie vor dem { $command } waren.
    .anew = Einheiten und Zentren sind, wie sie zu Beginn von { $phase } waren. Die Befehle, mit denen ausgewertet wurde, zählen nicht noch einmal: Wer zurückgegangen ist, spielt auch mit und hat sie gesehen. Alle müssen neue Befehle schicken.
    .orders-count = Einheiten und Zentren sind, wie sie zu Beginn von { $phase } waren. Die Befehle, mit denen ausgewertet wurde, zählen wieder, so wie sie geschickt wurden. Niemand muss sie noch einmal schicken, und alle können sie ändern.
    .rest = Zeilen für spätere Phasen bleiben gespeichert. WAITs und Stimmen für Remis oder Aufgabe sind gelöscht. Vorschläge und die Stimmen dazu bleiben. Dauerhafte PROXYs sind, wie sie damals waren, soweit sie seither nicht endeten. Spieler, Abwesenheiten, Einstellungen und Nachrichten sind, wie sie jetzt sind.
    .judged-since = { $phase } ist seither noch einmal ausgewertet. Die Ergebnisse, die zählen, kommen in der nächsten E-Mail.
    .to-adjust = Um die Berichtigung noch einmal zu machen, schick ADJUST.
    .to-go-back = Um noch einmal zurückzugehen, schick ROLLBACK.
    .to-undo = Um zu { $phase } zurückzukehren, schick UNDO. Das geht, bis eine Phase ausgewertet ist.
    .to-judge = Um vor dem Abgabetermin auszuwerten, schick PROCESS.
email-end-taken-back = Die Spielleitung hat das Ende von '{ $game }' rückgängig gemacht. Die Partie geht dort weiter, wo sie stand.
    .subject = Die Partie geht weiter
    .orders = Befehle von zuvor zählen weiterhin.
email-letter-dropped = Deine Nachricht wurde nicht verschickt
    .said = Ihr Text:
email-member-moved = { $part ->
        [leads] { $who }, Spielleitung von '{ $game }', hat eine neue Adresse.
        [plays] { $who }, Spieler { NAME($power, form: "genitive") } in '{ $game }', hat eine neue Adresse.
       *[member] { $who } in '{ $game }' hat eine neue Adresse.
    }
    .subject = Neue Adresse: { $part ->
        [leads] Spielleitung
        [plays] { $power }
       *[member] Spieler
    }
    .before = bisher:
    .now = jetzt:
    .advice = Der Judge schickt E-Mails schon dorthin. Verwende sie, wenn du selbst schreibst.
email-swap-offered = Die Spielleitung von '{ $game }' schlägt vor, dass du mit dem Spieler { NAME($other, form: "genitive") } tauschst: Du würdest { NAME($other, form: "accusative") } spielen, er { NAME($power, form: "accusative") }.
    .subject = Willst du stattdessen { NAME($power, form: "accusative") } spielen? Antworte mit YES
    .yes = Wenn du einverstanden bist, { reply-with-yes }. Getauscht wird nur, wenn auch der andere zustimmt, bevor diese Phase ausgewertet ist.
    .effect = Dein Passwort würdest du behalten. Bisherige Befehle beider Mächte würden nicht mehr zählen. Wenn du nicht einverstanden bist, antworte mit NO oder tu nichts.
email-players-swapped = In '{ $game }' haben die Spieler dieser Mächte getauscht: { $powers }.
    .subject = Spieler tauschen: { $letters }
    .yours = Du spielst jetzt { NAME($power, form: "accusative") } in '{ $game }'. Die Spieler dieser Mächte haben getauscht: { $powers }. Dein Passwort bleibt gleich.
    .leads = { $who } spielt { NAME($power, form: "accusative") }.
    .orders = Bisherige Befehle und Stimmen dieser Mächte zählen nicht mehr.
email-partnership-offered = { $player } ({ $address }) spielt { NAME($power, form: "accusative") } in '{ $game }' ({ $board }) und bittet dich, gemeinsam zu spielen.
    .subject = Willst du { NAME($power, form: "accusative") } gemeinsam spielen? Antworte mit YES
    .unnamed = Der Spieler { NAME($power, form: "genitive") } in '{ $game }' ({ $board }) bittet dich, gemeinsam zu spielen. Wenn du annimmst, erfährst du, wer es ist. Nimm also nur an, wenn du es schon weißt.
    .yes = Um anzunehmen, { reply-with-yes }.
    .effect = Dann könnt ihr beide als { $power } Befehle und Nachrichten schicken und abstimmen. Der letzte Befehl zählt, und von allem, was einer schickt, bekommt der andere eine Kopie. Die Ergebnisse bekommt ihr beide.
    .gunboat = Niemand in der Partie weiß, wer welche Macht spielt: Sag es niemandem.
    .no = Um jederzeit auszusteigen, schick RESIGN. Wenn du nicht spielen willst, antworte mit NO oder tu nichts.
email-mastership-offered = { $master } bittet dich, '{ $game }' ({ $board }) mitzuleiten.
    .subject = Willst du die Partie leiten? Antworte mit YES
    .in-place = { $master } bittet dich, die Leitung von '{ $game }' ({ $board }) zu übernehmen.
    .yes = Um anzunehmen, { reply-with-yes }.
    .tasks = Die Spielleitung hält die Partie am Laufen: Termine, Fragen der Spieler, Spieler, die ausbleiben. Was sie kann, zeigt HELP MASTERING. Wenn du nicht willst, antworte mit NO oder tu nichts.
    .moderated = Die Spielleitung hält die Partie am Laufen: Termine, Fragen der Spieler, Spieler, die ausbleiben. Sie sieht alle Befehle, also könntest du in der Partie nicht spielen. Was sie kann, zeigt HELP MASTERING. Wenn du nicht willst, antworte mit NO oder tu nichts.
email-disorder = { $number ->
        [many] In '{ $game }' sind diese Mächte führungslos, weil Befehle fehlten: { $powers }.
       *[one] In '{ $game }' ist diese Macht führungslos, weil Befehle fehlten: { $powers }.
    }
    .subject = Führungslos: { $letters }
    .bots = { $number ->
        [many] Ab jetzt gibt ein Bot des Judge ihre Befehle, sobald eine Phase beginnt. Er schickt keine Presse und hat keine Stimme, und er geht, sobald wieder jemand die Macht spielt.
       *[one] Ab jetzt gibt ein Bot des Judge ihre Befehle, sobald eine Phase beginnt. Er schickt keine Presse und hat keine Stimme, und er geht, sobald wieder jemand die Macht spielt.
    }
    .unordered = Befehle, die ankamen, zählen. Einheiten ohne Befehl halten, vertriebene ohne Befehl werden aufgelöst, Aufbauten verfallen, und die Regeln bestimmen, was abgebaut wird. Die Partie geht weiter, ohne zu warten.
    .yours = Das war deine Macht. Sie gehört wieder dir, sobald du Befehle für sie schickst, wenn sie nicht jemand anders übernommen hat.
    .open = { $open ->
        [invited] Alle, die die Spielleitung zulässt, können übernehmen: Schick SIGN ON macht { $game } und ein Passwort an { $address }
       *[all] Wer bei diesem Judge registriert ist, kann übernehmen: Schick SIGN ON macht { $game } und ein Passwort an { $address }
    }
email-openings = { $number ->
        [many] In '{ $game }' haben diese Mächte keinen Spieler: { $powers }.
       *[one] In '{ $game }' hat diese Macht keinen Spieler: { $powers }.
    }
    .subject = Ersatz gesucht
    .subject-of = Ersatz gesucht: { $letters }
    .secret = { $number ->
        [one] { $number } Macht in '{ $game }' hat keinen Spieler. Wer sie übernimmt, erfährt, welche es ist.
       *[other] { $number } Mächte in '{ $game }' haben keinen Spieler. Wer eine übernimmt, erfährt, welche es ist.
    }
    .still = In '{ $game }' wird noch jemand gesucht für: { $powers }.
    .tasks = In dieser Phase zu tun:
    .open = { $open ->
        [invited] Alle, die die Spielleitung zulässt, können übernehmen. Schick an { $address }
       *[all] Wer bei diesem Judge registriert ist, kann übernehmen. Schick an { $address }
    }
    .advice = mit einem Passwort deiner Wahl. Kennst du jemanden, der gern spielen würde, gib diese E-Mail weiter. Wie man sich registriert, zeigt HELP JOINING.
    .yours = Das war deine Macht. Wenn du sie zurückwillst, melde dich wie gewohnt an und schick deine Befehle, bevor jemand anders sie übernimmt.
email-absence-notice = { $who } in '{ $game }' ist abwesend:
    .subject = Abwesenheit
    .back = { $who } in '{ $game }' ist zu dieser Zeit nicht mehr abwesend:
    .moved = { $what ->
        [grace] { $times ->
            [one] Die Nachfrist endet jetzt nach dieser Zeit:
           *[other] Die Nachfrist endet jetzt nach diesen Zeiten:
        }
       *[deadline] { $times ->
            [one] Der Abgabetermin liegt jetzt nach dieser Zeit:
           *[other] Der Abgabetermin liegt jetzt nach diesen Zeiten:
        }
    }
    .unmoved = Der Abgabetermin ändert sich nicht.
    .past-phase = { $times ->
        [one] Der Abgabetermin dieser Phase ändert sich nicht. Kein späterer Termin fällt für { NAME($powers, form: "accusative") } in diese Zeit.
       *[other] Der Abgabetermin dieser Phase ändert sich nicht. Kein späterer Termin fällt für { NAME($powers, form: "accusative") } in diese Zeiten.
    }
    .none = { $what ->
        [later] Kein späterer Termin
       *[all] Kein Termin
    } für { $named ->
        [yes] { NAME($powers, form: "accusative") }
       *[no] diese Macht
    } fällt in { $times ->
        [one] diese Zeit.
       *[other] diese Zeiten.
    }
    .grace-as-before = Der Abgabetermin dieser Phase ist vorbei, und die Nachfrist endet wie vorgesehen.
    .undo-by-master = Um die Abwesenheit zu streichen, schick BECOME { $power } und darunter SET NO ABSENCE.
    .undo = Um die Abwesenheit zu streichen, schick SET NO ABSENCE.
email-pause = { $by ->
        [player] { $who } hat '{ $game }' angehalten. Es gibt keinen Abgabetermin, bis es weitergeht.
        [keeper] Die Betreuung des Judge hat '{ $game }' angehalten. Es gibt keinen Abgabetermin, bis es weitergeht.
       *[master] Die Spielleitung hat '{ $game }' angehalten. Es gibt keinen Abgabetermin, bis es weitergeht.
    }
    .subject = { $what ->
        [paused] Pause
       *[resumed] Es geht weiter
    }
    .reminder-subject = { $what ->
        [paused] Erinnerung: Pause
       *[resumed] Erinnerung: Es geht weiter
    }
    .half-vacant = { $number ->
        [secret] '{ $game }' macht von selbst Pause, weil die Hälfte der Mächte oder mehr keinen Spieler hat.
        [many] '{ $game }' macht von selbst Pause: Ohne Spieler sind { $powers }, und das ist die Hälfte der Mächte oder mehr.
       *[one] '{ $game }' macht von selbst Pause: Ohne Spieler ist { $powers }, und das ist die Hälfte der Mächte oder mehr.
    }
    .long-vacant = { $named ->
        [yes] '{ $game }' macht von selbst Pause, weil seit zwei Wochen niemand übernommen hat: { $powers }.
       *[no] '{ $game }' macht von selbst Pause, weil seit zwei Wochen niemand die freien Mächte übernommen hat.
    }
    .vacant = Es gibt keinen Abgabetermin, bis es weitergeht, und der Judge schickt dazu keine Erinnerungen und keine Anfragen. Befehle und Nachrichten werden weiterhin angenommen. Um eine Macht zu übernehmen oder deine zurückzunehmen, schick eine dieser Zeilen:
    .to-resume = Wenn genug Spieler da sind, oder um ohne sie weiterzuspielen, schick:
    .or-end = Um die Partie zu beenden, schick TERMINATE statt RESUME.
    .goes-on = { $by ->
        [players] Es geht weiter, wenn die Spielleitung oder ein Spieler RESUME schickt.
       *[master] Es geht weiter, wenn die Spielleitung RESUME schickt.
    }
    .still = '{ $game }' macht Pause seit { $since }.
    .taken = Befehle und Nachrichten werden weiterhin angenommen.
    .until = Es geht von selbst weiter, mit der Zeit, die noch übrig war, am
    .ask-master = Es geht weiter, wenn die Spielleitung es sagt. Um zu fragen, schick PRESS TO M.
    .gm-decides = Es geht weiter, wenn die Spielleitung es sagt.
    .resumed = { $by ->
        [player] { $who } lässt '{ $game }' weitergehen.
        [keeper] Die Betreuung des Judge lässt '{ $game }' weitergehen.
       *[master] '{ $game }' geht weiter.
    }
email-master-silent = '{ $game }' wartet seit { $since } darauf, dass die Spielleitung { $phase } auswertet.
    .subject = Wartet auf die Spielleitung
    .begin = '{ $game }' hat alle Spieler und wartet seit { $since } darauf, dass die Spielleitung BEGIN schickt.
    .approve = Jemand will in '{ $game }' spielen und wartet seit { $since } auf die Zustimmung der Spielleitung (SET APPROVAL).
    .late = In '{ $game }' warten Befehle, die nach dem Abgabetermin kamen, seit { $since } auf die Entscheidung der Spielleitung (SET NO LATE ORDERS).
    .paused = '{ $game }' macht seit { $since } Pause, und es steht kein Tag fest, an dem es weitergeht. Die Spielleitung muss RESUME schicken.
    .to-begin = Um zu beginnen, schick BEGIN. Damit die Partie von selbst beginnt, schick SET AUTO START.
    .to-approve = Um aufzunehmen, wer wartet, schick SET APPROVED ALL; LIST nennt sie. Um jemanden abzulehnen, schick EJECT und die Adresse.
    .to-accept = Damit sie zählen, schick ACCEPT LATE. Um ohne sie auszuwerten, schick PROCESS.
    .to-judge = Zum Auswerten schick PROCESS { $phase }. Damit der Judge es von selbst tut, schick SET NO MANUAL PROCESS.
    .hand-over = Hast du keine Zeit für die Partie, kannst du jemanden bitten, sie mitzuleiten (PROMOTE und die Adresse) oder zu übernehmen (HAND OVER und die Adresse).
    .shared = Die Partie ist unmoderiert: Jeder Spieler kann ihre Uhr mit RESUME wieder starten.
    .keeper = Auch die Betreuung des Judge erfährt davon: { $keeper }. Du bekommst diese Nachricht nicht noch einmal.
email-game-arrived = '{ $game }' liegt jetzt bei diesem Judge. Die Partie geht dort weiter, wo sie stand: Stellung, Termin und Spieler sind, wie sie waren. Schick E-Mails dazu an { $address }, nicht mehr an den bisherigen Judge. Befehle und Nachrichten an den bisherigen Judge wurden nicht übertragen: Bitte schick sie noch einmal.
    .subject = Jetzt bei diesem Judge
    .whole = '{ $game }' liegt jetzt bei diesem Judge. Die Partie geht dort weiter, wo sie stand: Befehle, Nachrichten und Spieler sind, wie sie waren. Schick E-Mails dazu an { $address }, nicht mehr an den bisherigen Judge.
    .password = Dein Passwort wurde nicht übertragen. Um eines zu setzen, schick diese Zeile an den Judge:
    .token = Ersetze { $placeholder } durch das Passwort, das du willst. Das Token gilt einmal, bis { $expires }. Danach bekommst du mit FORGOT PASSWORD { $game } ein neues.
email-game-moved = Die Betreuung des Judge hat '{ $game }' zu einem anderen Judge gebracht, wo es weitergeht. Schick E-Mails dazu an diese Adresse, nicht mehr an diesen Judge:
    .subject = Jetzt bei einem anderen Judge
    .advice = Der andere Judge sagt dir, wie es dort weitergeht und wie du ein Passwort setzt: Deines von hier wurde nicht übertragen. Kommt keine E-Mail, frag die Betreuung dieses Judge: { $keeper }
email-game-ended = '{ $game }' ist ohne Ergebnis zu Ende.
    .subject = Partie beendet
    .victory-subject = Sieg: { $letters }
    .draw-subject = Remis: { $letters }
    .victory = '{ $game }' ist gewonnen: { $winners }. Herzlichen Glückwunsch!
    .declared-victory = '{ $game }' ist gewonnen: { $winners }.
    .conceded = Alle anderen Spieler, die da waren, haben aufgegeben.
    .draw = '{ $game }' endet mit einem Remis: { $winners }.
    .last-year-draw = '{ $game }' endet im letzten Jahr, { $year }, mit einem Remis: { $winners }.
    .congratulations = Glückwunsch an alle, die bis zum Ende durchgehalten haben!
    .practice = Die Übungspartie '{ $game }' ist ohne Ergebnis zu Ende.
    .called-off = { $by ->
        [keeper] Die Betreuung des Judge hat '{ $game }' abgesagt, bevor es losging.
       *[master] Die Spielleitung hat '{ $game }' abgesagt, bevor es losging.
    }
    .others = Andere Partien, die Spieler suchen, zeigt LIST.
    .stopped = { $by ->
        [keeper] Die Betreuung des Judge hat '{ $game }' ohne Ergebnis beendet.
       *[master] Die Spielleitung hat '{ $game }' ohne Ergebnis beendet.
    }
    .agreed = '{ $game }' ist ohne Ergebnis zu Ende: Die Spieler haben dafür gestimmt.
    .declared = Die Spielleitung hat das entschieden, aus diesem Grund:
    .ranking = Die Spieler haben sich auf diese Reihenfolge geeinigt:
    .declared-ranking = Die Spielleitung hat diese Reihenfolge festgesetzt:
    .players = Spieler:
    .centres = Versorgungszentren zu Beginn und am Ende jedes Jahres:
    .statistics = Zugphasen mit Einheiten, die Befehle brauchten (Züge), davon ohne einen einzigen Befehl (NMR), und Phasen mit verspäteten Befehlen (Spät):
    .statistics-and-letters = Zugphasen mit Einheiten, die Befehle brauchten (Züge), davon ohne einen einzigen Befehl (NMR), Phasen mit verspäteten Befehlen (Spät) und gezeichnete Nachrichten:
    .record = { $in_time ->
        [one] In deiner Bilanz steht diese Partie mit { $in_time } Zug rechtzeitig und { $late } zu spät; das ändert deine Zuverlässigkeit um { $points }. Deine ganze Bilanz zeigt GET DEDICATION.
       *[other] In deiner Bilanz steht diese Partie mit { $in_time } Zügen rechtzeitig und { $late } zu spät; das ändert deine Zuverlässigkeit um { $points }. Deine ganze Bilanz zeigt GET DEDICATION.
    }
    .position = Die Schlussstellung:
    .diary = Aus dem Tagebuch { NAME($power, form: "genitive") }:
    .thanks = Danke fürs Mitspielen. Du kannst weiterhin Nachrichten schicken (PRESS, BROADCAST), um die Partie zu besprechen. Welche Partien Spieler suchen, zeigt LIST.
    .thanks-in-silence = Danke fürs Mitspielen. Welche Partien Spieler suchen, zeigt LIST.
    .thanks-for-practice = Danke fürs Mitspielen. Eine neue Partie beginnst du mit SIGN ON ?practice.
    .thanks-removed = Danke fürs Mitspielen. Der Judge hat diese Partie nicht mehr, also haben Nachrichten und Befehle dazu keine Wirkung. Welche Partien Spieler suchen, zeigt LIST.
    .web = Die ganze Partie im Web: { $page }
email-sat-out = Runde { $number } der Serie '{ $game }' hat begonnen: { $games }. Für eine weitere Partie reichen die Spieler nicht. Vorrang hat, wer zuerst beigetreten ist oder am wenigsten gespielt hat. Für dich ist in dieser Runde deshalb kein Platz. In der nächsten hast du Vorrang.
    .subject = Runde { $number }: kein Platz für dich
email-standby-moved = Die Nachfrist in '{ $game }' endet zu einer anderen Zeit, als dir gesagt wurde. Fehlen dann noch Befehle, gehört die Macht dir: { standby-power }. Du erfährst es so oder so.
    .subject = { $what ->
        [paused] { $named ->
            [yes] Ersatz für { NAME($power, form: "accusative") }: Pause
           *[no] Ersatz für eine Macht: Pause
        }
       *[moved] { $named ->
            [yes] Ersatz für { NAME($power, form: "accusative") }: andere Zeit
           *[no] Ersatz für eine Macht: andere Zeit
        }
    }
    .season = Die Regeln von '{ $game }' haben sich geändert. Kommen auch in der nächsten Saison keine Befehle, gehört die Macht dir, und du erfährst es: { standby-power }.
    .paused = '{ $game }' macht Pause. Die Termine sind ausgesetzt, und dein Angebot einzuspringen auch: { standby-power }. Die neue Zeit erfährst du, wenn es weitergeht.
    .grace = Ende der Nachfrist: { $until }
    .decline = Wenn du nicht mehr kannst, antworte mit NO, und jemand anders wird gefragt.
email-series-table = Runde { $number } der Serie '{ $series }' ist vorbei. Die Tabelle, nach { $scoring }:
    .subject = Tabelle nach Runde { $number }
    .last-subject = Endtabelle
    .last = Die Serie '{ $series }' ist zu Ende. Die Endtabelle, nach { $scoring }:
    .next = In der nächsten Runde bist du dabei, wenn es eine gibt. Um die Serie zu verlassen, schick RESIGN.
    .next-by-master = Um die nächste Runde zu eröffnen, schick ROUND; für eine Partie der Besten ROUND TOP; um die Serie zu beenden, TERMINATE.
table-of-series = Noch zählt keine Partie der Serie.
    .going-on = Noch im Gang: { $games }.
    .not-counted = Zu Ende, aber nicht in der Tabelle: { $games }. Eine Gunboat-Partie zählt, wenn alle Partien ihrer Runde zu Ende sind, falls sie dann ihre Spieler nennt. Eine Partie, die vor der ersten Auswertung endete, zählt nie.
email-start-taken-back = Die Spielleitung hat den Beginn von '{ $game }' rückgängig gemacht. Es ist, als hätte die Partie nicht begonnen. Alle Spieler sind noch dabei. Die Mächte werden beim Beginn neu verteilt, und bisherige Befehle zählen nicht.
    .subject = Beginn aufgehoben
    .missing = Die Partie beginnt, sobald { $missing ->
        [one] noch { $missing } Spieler dazukommt
       *[other] noch { $missing } Spieler dazukommen
    }, oder ohne sie, wenn die Spielleitung FORCE BEGIN schickt.
    .full = Die Partie beginnt, wenn die Spielleitung es sagt.
    .wishes = Die Wünsche der Spieler nach Mächten gelten weiterhin. Um deine zu ändern, schick SET PREFERENCE. Um auszusteigen, schick RESIGN.
    .no-wishes = Um auszusteigen, schick RESIGN.
email-vote-awaits = Vorschlag { $number }, { $terms }, ist in '{ $game }' angenommen, aber mehr als die Hälfte der Spieler, die Befehle schickten, hat nicht abgestimmt. Du kannst ihn also ablehnen.
    .subject = Vorschlag { $number } braucht deine Entscheidung
    .no = die Partie geht weiter
    .yes = die Partie endet so, jetzt
    .silence = Antwortest du nicht, endet die Partie so bei der nächsten Auswertung von Zügen.
email-vote-closed = Vorschlag { $number }, { $terms }, ist gescheitert. '{ $game }' geht weiter.
    .subject = Vorschlag { $number } { $result ->
        [passed] angenommen
        [withdrawn] zurückgezogen
       *[failed] gescheitert
    }
    .passed = Vorschlag { $number }, { $terms }, ist in '{ $game }' angenommen.
    .withdrawn = Vorschlag { $number }, { $terms }, wurde zurückgezogen. '{ $game }' geht weiter.
    .refused = Die Spielleitung hat Vorschlag { $number }, { $terms }, abgelehnt, weil mehr als die Hälfte der Spieler nicht abgestimmt hatte. '{ $game }' geht weiter.
    .silence = Wer nicht abstimmte, hat zugestimmt, aber es braucht mindestens ein YES und kein NO.
    .all = Es brauchte das YES aller Spieler. Wer nicht abstimmte, hat nicht zugestimmt.

## Parts of several emails.

done-by = { $who } (Spielleitung) hat das getan:
reply-with-yes = antworte auf diese E-Mail nur mit dem Wort YES
reply-with-line = antworte auf diese E-Mail mit der Zeile YES { $token }
your-words = dein Text
game-on-the-web = Die Partie im Web: { $page }
board = DAS BRETT
    .seen = WAS DU SIEHST
deadline-subject = Abgabetermin verschoben auf: { $deadline }
    .grace = Nachfrist verschoben auf: { $grace }
absence-time = von
    .until = bis
holdings = { $units ->
        [one] { $units } Einheit
       *[other] { $units } Einheiten
    }, { $centres ->
        [one] { $centres } Versorgungszentrum
       *[other] { $centres } Versorgungszentren
    }
master-writes = Die Spielleitung schreibt:
write-to-master = Um der Spielleitung zu schreiben, schick PRESS TO M, deinen Text und ENDPRESS, jedes in einer eigenen Zeile.
keep-master-password = Das Passwort der Spielleitung ist für niemanden sonst. Jeder Spieler hat sein eigenes.
what-email-did = Was die E-Mail getan hat:
resume-game = Um die Uhr wieder zu starten, schick RESUME. Um den Tag zu setzen, an dem es weitergeht, schick PAUSE UNTIL und den Tag.

# The clock of a phase. `what` comes of orders that are missing when grace ends; `owes` some or has sent none; others
# are asked as `standbys`.

after-grace = { $what ->
        [replaced] kann ersetzt werden, { late-power }; die Partie wartet.
        [bots] wird durch einen Bot des Judge vertreten, { late-power }{ but-standbys }.
        [disorder] wird mit den vorhandenen Befehlen ausgewertet; führungslos wird, { late-power }{ but-standbys }.
        [retreats] wird ausgewertet: Vertriebene Einheiten ohne Befehl werden aufgelöst.
        [adjustments] wird ausgewertet: Nicht befohlene Aufbauten verfallen, und die Regeln bestimmen, was abgebaut wird.
       *[moves] wird ausgewertet: Einheiten ohne Befehl halten, und wer die zweite Saison in Folge keinen schickt, verliert die Macht.
    }
due = Termin:
    .grace = Nachfrist:
    .past = das ist { $left }
    .not-before = { $left }, nicht früher
    .sooner = { $left }; früher, wenn alle Befehle da sind (und kein WAIT gesetzt ist)
    .by-master = Ausgewertet wird die Phase erst, wenn die Spielleitung PROCESS schickt.
    .late-by-master = Verspätete Befehle zählen nur, wenn die Spielleitung sie annimmt.
    .late-until-then = Verspätete Befehle zählen bis dahin.
    .replaced = Wer am Ende der Nachfrist noch Befehle schuldet, kann ersetzt werden.
    .no-grace = Es gibt keine Nachfrist. Nach dem Abgabetermin { after-grace }
    .late-accepted = Verspätete Befehle zählen nur, wenn die Spielleitung sie annimmt. Wer rechtzeitig irgendwelche Befehle geschickt hat, ist nicht zu spät: Einheiten ohne Befehl halten.
    .then = Am Ende der Nachfrist { after-grace }
    .late-then = Verspätete Befehle zählen bis dahin. Am Ende der Nachfrist { after-grace }
    .silent-disorder = Letzte Saison kamen keine Befehle von dir. Kommen auch diese Saison keine, wird { NAME($power, form: "nominative") } führungslos, und jeder kann übernehmen.
    .silent-held-over = Letzte Saison kamen keine Befehle von dir. Kommen auch diese Saison keine, kann jeder { NAME($power, form: "accusative") } übernehmen, und die Saison wird dafür einmal verlängert.
due-practice = Ausgewertet wird diese Phase, sobald deine Befehle vollständig sind, und die Ergebnisse folgen sofort. Fehlen am { $deadline } noch welche, endet die Partie.
    .waiting = Du hast WAIT gesetzt, also wird diese Phase am { $deadline } ausgewertet, wenn deine Befehle dann vollständig sind. Wenn nicht, endet die Partie.
game-paused = Die Partie macht Pause. Es gibt keinen Abgabetermin, bis { $by ->
        [players] die Spielleitung oder ein Spieler
       *[master] die Spielleitung
    } RESUME schickt.
    .until = Die Partie macht Pause. Sie geht von selbst weiter, mit der Zeit, die noch übrig war, oder früher, wenn { $by ->
        [players] die Spielleitung oder ein Spieler
       *[master] die Spielleitung
    } RESUME schickt:
resumed-when = { $by ->
        [players] mit RESUME der Spielleitung oder eines Spielers
       *[master] mit RESUME der Spielleitung
    }
    .until = von selbst am { $until } oder { $by ->
        [players] mit RESUME der Spielleitung oder eines Spielers
       *[master] mit RESUME der Spielleitung
    }

## Orders in force, and what to send next.

orders-held = { $power }: keine Befehle nötig.
    .title = DEINE BEFEHLE
    .ahead = Gespeichert für spätere Phasen (gelöscht werden sie mit CLEAR):
    .ahead-builds = Aufbauten und Abbauten gelten in dieser Reihenfolge, bis es so viele sind, wie dir zustehen.
    .late = Nach dem Abgabetermin angekommen; wartet auf die Entscheidung der Spielleitung:
    .late-declined = Nach dem Abgabetermin angekommen; von der Spielleitung nicht angenommen:
    .lent = Dauerhafte PROXYs (bis auf Widerruf):
change-orders = Du kannst sie noch ändern: Schick einfach die neuen.
    .replacing = Du kannst sie noch ändern: Schick alle noch einmal, oder ADD und nur die neuen.
unconfirmed = { $count ->
        [one] { $count } Befehl kam am { $came } in deinem Namen und wartet: NOCH NICHT GEZÄHLT. Wenn er von dir ist, antworte mit YES auf die E-Mail, die danach fragt. Du kannst deine Befehle auch noch einmal schicken, als Antwort auf diese E-Mail.
       *[other] { $count } Befehle kamen am { $came } in deinem Namen und warten: NOCH NICHT GEZÄHLT. Wenn sie von dir sind, antworte mit YES auf die E-Mail, die danach fragt. Du kannst deine Befehle auch noch einmal schicken, als Antwort auf diese E-Mail.
    }
    .proposed = { $count ->
        [one] { $count } deiner Zeilen braucht dein YES und zählt ohne es nicht: { LIST($lines, type: "and") }. Antworte mit YES auf die E-Mail, die danach fragt, oder schick sie als Antwort auf diese.
       *[other] { $count } deiner Zeilen brauchen dein YES und zählen ohne es nicht: { LIST($lines, type: "and") }. Antworte mit YES auf die E-Mail, die danach fragt, oder schick sie als Antwort auf diese.
    }
next-step = Wie man Befehle schreibt, zeigt HELP ORDERS.
    .answer = Antworte auf diese E-Mail mit deinen Befehlen:
    .mail = Schick dies an { $address }, mit deinen Befehlen und deinem Passwort darin:
    .with-retreats = Schreib in derselben E-Mail darunter, wohin deine Einheiten gehen, wenn sie vertrieben werden. Vor den nächsten Zügen werden keine Befehle mehr fällig; eine Einheit ohne Befehl löst sich auf. Ein Beispiel:
    .with-builds = Schreib in derselben E-Mail darunter, wohin deine Einheiten gehen, wenn sie vertrieben werden, und was du auf- oder abbaust. Vor den nächsten Zügen werden keine Befehle mehr fällig: Eine Einheit ohne Befehl löst sich auf, und Aufbauten, die du nicht nennst, verfallen. Ein Beispiel:
    .moves = Wohin deine Einheiten ziehen können (Armeen an der Küste auch per Konvoi):
    .choices = Deine Möglichkeiten:
    .examples = Beispiele für Befehle (die ganze Liste zeigt HELP ORDERS):
    .illegal = Beispiele für Zeilen, möglich oder nicht (eine Erklärung gibt HELP ILLEGAL):
    .naval = Flotten haben hier eigene Befehle, etwa { $steps } und { $patrol }. HELP NAVAL erklärt sie, HELP ORDERS alle anderen.
    .naval-examples = Beispiele für Befehle (HELP ORDERS erklärt die jeder Partie, HELP NAVAL die der Flotten in dieser):
    .naval-later = Sobald gezogen wird, gehen Flotten zwei Schritte und haben eigene Befehle, etwa { $steps } oder { $patrol }. HELP NAVAL erklärt sie alle.
order-example = sie zieht
    .support = sie unterstützt einen Zug
    .support-hold = sie unterstützt eine Einheit, die hält
    .convoy = sie konvoiert eine Armee
    .hold = sie hält
    .two-steps = zwei Schritte, der letzte in ein Zentrum
    .step-and-convoy = ein Schritt, dann ein Konvoi
    .patrol = zwei Flotten patrouillieren
    .block = sie sperrt die Meerenge
    .let-pass = der Besitzer des Zentrums lässt Flotten durch
own-power-eliminated = Du hast keine Einheiten und keine Versorgungszentren mehr: Deine Macht ist ausgeschieden.
    .short = ausgeschieden
own-unit-dislodged = { $gone ->
    [yes] { $unit } wurde vertrieben, hatte keinen Rückzug und ist vernichtet.
   *[no] { $unit } wurde vertrieben.
}
    .by = { $gone ->
        [yes] { $unit } wurde durch { $attacker } vertrieben. Ein Rückzug war nicht möglich, die Einheit ist vernichtet.
       *[no] { $unit } wurde durch { $attacker } vertrieben.
    }
    .short = { $gone ->
        [yes] { $units ->
            [one] { $unit } vernichtet
           *[other] { $units } Einheiten vernichtet
        }
       *[no] { $units ->
            [one] { $unit } vertrieben
           *[other] { $units } Einheiten vertrieben
        }
    }
own-unit-removed = { $why ->
    [patrolled] { $unit } wurde von einer Patrouille vom Brett genommen.
    [helped] { $unit } wurde vernichtet wie jede Flotte, die nach einem Schritt unterstützt oder konvoiert.
   *[annihilated] { $unit } wurde vernichtet: Die zwei Schritte endeten nicht in einem Versorgungszentrum.
}
    .short = { $units ->
        [one] { $unit } verloren
       *[other] { $units } Einheiten verloren
    }
own-centre-lost = Du hast { NAME($centre, form: "accusative") } verloren.
    .to = Du hast { NAME($centre, form: "accusative") } an { NAME($power, form: "accusative") } verloren.
    .short = { $number ->
        [one] { $centre } verloren
       *[other] { $number } Zentren verloren
    }
own-centre-gained = Du hast { NAME($centre, form: "accusative") } eingenommen.
    .short = { $number ->
        [one] { $centre } eingenommen
       *[other] { $number } Zentren eingenommen
    }
own-unit-moved = { $unit } ist { NAME($place, form: "to") } gezogen.
own-unit-stayed = { $unit } ist nicht { NAME($place, form: "to") } gekommen.
own-unit-retreated = { $unit } hat sich { NAME($place, form: "to") } zurückgezogen.
own-unit-held = { $given ->
        [no] { $unit } hatte keinen Befehl und hat gehalten.
       *[yes] { $unit } hat gehalten.
    }
own-unit-built = { $unit } wurde gebaut.
own-unit-disbanded = { $unit } wurde aufgelöst.
own-order-failed = { $order } ist gescheitert.
own-order-done = { $order } wurde ausgeführt.
owed-by = { $task ->
        [retreat] Rückzug
        [build] Aufbau
        [remove] Abbau
       *[orders] Befehle
    } bis { $due }
email-page-deadline = Abgabetermin: { $deadline }
email-page-title = { $game }: { $phase }

## A phase: its deadline, its results.

email-results = Du bist { NAME($power, form: "nominative") }.
    .subject = Ergebnisse
    .subject-with = Ergebnisse: { $what }
    .own = Deine Einheiten
    .yours-before = { CAPITALIZED(NAME($power, form: "nominative")) } war deine Macht. Sie gehört wieder dir, sobald du Befehle für sie schickst, wenn sie nicht jemand anders übernommen hat.
    .unseen = Diese Phase ist ausgewertet. Nichts davon konntest du sehen.
    .no-retreats = Keine Einheit musste sich zurückziehen.
    .no-orders = Es gab keine Befehle auszuwerten.
    .summer = Im Sommer gesagt, ohne Wirkung:
    .ahead = Deine Befehle: { $phase }
    .taken = Angenommen:
    .dropped = ABGELEHNT:
    .unneeded = Nicht verwendet:
    .why = WARUM
    .strengths = Die Zahlen zeigen die Stärke: 1 für die Einheit und 1 für jede Unterstützung.
    .by-master = Die Spielleitung hat diese Phase von Hand auswerten lassen.
    .next = WAS ALS NÄCHSTES ZU TUN IST
    .over = Die Partie ist zu Ende. Eine eigene E-Mail sagt, wie sie ausging.
    .later = Du bekommst eine E-Mail, wenn die nächste Phase beginnt.
    .web = Ergebnisse mit Karte: { $page }
email-reminder = Deine Befehle für { NAME($power, form: "accusative") } in '{ $game }' sind unvollständig, und der Abgabetermin rückt näher.
    .subject = Erinnerung
    .nudge-subject = Erste Befehle
    .nudge = '{ $game }' hat begonnen, und die Hälfte der Zeit für die ersten Befehle ist vorbei, aber für { NAME($power, form: "accusative") } ist noch keiner da. Hast du die erste E-Mail bekommen?
    .nudge-waiting = '{ $game }' hat begonnen, und die Hälfte der Zeit für die ersten Befehle ist vorbei, aber für { NAME($power, form: "accusative") } zählt noch keiner.
email-late-notice = Der Abgabetermin ist vorbei, und '{ $game }' wartet noch auf: { $powers }.
    .subject = Befehle fehlen
    .subject-of = Befehle fehlen: { $letters }
    .secret = Der Abgabetermin ist vorbei, und '{ $game }' wartet auf fehlende Befehle.
    .times = { $power }: { $times ->
        [one] { $times } Mal zu spät in dieser Partie
       *[other] { $times } Mal zu spät in dieser Partie
    }
    .declined = Von dir kamen rechtzeitig keine Befehle, und die Spielleitung hat die späteren nicht angenommen.
    .kept = Von dir kamen rechtzeitig keine Befehle. Befehle werden jetzt aufbewahrt, und die Spielleitung wird gefragt, ob sie zählen.
    .yours = { $waits ->
        [secret] Deine Befehle sind unter denen, die fehlen. Befehle zählen jetzt noch.
        [duel] Auch dein Gegner ist zu spät. Befehle zählen jetzt noch.
        [opponent] Dein Gegner wartet auf dich. Befehle zählen jetzt noch.
        [all] Alle Spieler sind zu spät, auch du. Befehle zählen jetzt noch.
       *[others] Die anderen Spieler warten auf dich. Befehle zählen jetzt noch.
    }
    .judged = Ausgewertet wird, wenn { $comes ->
        [accepted] die Spielleitung verspätete Befehle annimmt
       *[missing] die fehlenden Befehle ankommen
    }, oder wenn { $ends ->
        [replaced] jemand übernimmt und Befehle schickt
       *[grace] die Nachfrist endet
    }.
    .leads = Du bist die Spielleitung. Du kannst warten, oder eines davon tun.
    .nothing = Du brauchst nichts zu tun.
    .press = denen schreiben, die zu spät sind
    .grace = ihnen einen Tag mehr geben
    .process = ohne ihre Befehle auswerten
    .eject = die Macht für jemand anders frei machen
email-pending-orders = In '{ $game }' hat eine neue Phase begonnen: { $phase }. Du ({ $power }) hattest dafür schon Befehle geschickt.
    .subject = Vorausbefehle
    .conditions = Deine bedingten Befehle:
    .taken = Angenommen:
    .dropped = ABGELEHNT, weil sie nicht mehr gelten:
    .unneeded = Nicht verwendet, weil die Bedingung nicht eintrat:
email-deadline-changed = { $by ->
        [judge] Der Judge hat die Zeiten dieser Phase in '{ $game }' geändert.
        [master] Die Spielleitung hat die Zeiten dieser Phase in '{ $game }' geändert.
       *[player] { $who } hat die Zeiten dieser Phase in '{ $game }' geändert.
    }
    .held-over = In '{ $game }' wird die Saison verlängert, damit jemand übernehmen kann: { $powers }. Alle bisherigen Befehle zählen weiterhin.
    .held-over-unnamed = In '{ $game }' wird die Saison verlängert, damit jemand eine Macht ohne Spieler übernehmen kann. Alle bisherigen Befehle zählen weiterhin.
    .down = Der Judge war von { $since } bis { $until } nicht erreichbar. E-Mails aus dieser Zeit werden jetzt verarbeitet.
    .moved = Die Zeiten dieser Phase in '{ $game }' fielen in diese Zeit, also hat der Judge sie verschoben. Niemand ist deshalb zu spät.
    .lost = Die Phase ist offen wie zuvor, aber nicht alles, was für sie geschickt wurde, zählt noch. Um deine Befehle zu sehen, schick LIST { $game } unter SIGN ON, und schick noch einmal, was dort fehlt. Hattest du WAIT gesetzt oder für ein Remis oder eine Aufgabe gestimmt, tu es noch einmal.

## A game starts, its players, its settings.

email-game-starting = In der Diplomacy-Partie '{ $game }' bist du: { $role }.
    .subject = Die Partie beginnt
    .watched = Die Diplomacy-Partie '{ $game }' beginnt, und du schaust zu.
    .again = Die Spielleitung hat den ersten Beginn von '{ $game }' rückgängig gemacht und neu begonnen. Befehle, WAITs und Stimmen von zuvor zählen nicht: Schick sie noch einmal. { $powers ->
        [anew] Die Mächte wurden neu verteilt.
       *[same] Alle haben dieselben Mächte wie zuvor.
    }
    .series = Diese Partie gehört zur Serie '{ $series }'. Dein Passwort ist das, mit dem du der Serie beigetreten bist.
    .also = Du spielst auch { $powers } und bekommst dafür eigene E-Mails: Antworte auf jede mit den Befehlen ihrer Macht.
    .players = In dieser Partie spielen:
    .position = Anfangsstellung, { $season }.
    .empty = Noch stehen keine Einheiten auf dem Brett ({ $season }): Jede Macht baut ihre ersten Einheiten.
    .now = WAS JETZT ZU TUN IST
    .against-bot = Schick deine Befehle. { CAPITALIZED(NAME($opponent, form: "nominative")) } wird von einem Bot des Judge gespielt, und dessen Befehle sind da.
    .against-bots = Schick deine Befehle. Die Bots des Judge spielen die anderen Mächte; ihre Befehle sind da.
    .practice = Um die Partie jederzeit zu beenden, schick RESIGN.
    .illegal = Es gibt keine Presse; nur mit deinen Befehlen kannst du dich verständigen (HELP ILLEGAL). Schick deine Befehle; bis zur Auswertung kannst du sie so oft ändern, wie du willst.
    .silent = In dieser Partie gibt es keine Presse. Schick deine Befehle; bis zur Auswertung kannst du sie so oft ändern, wie du willst.
    .duel = Schreib deinem Gegner: PRESS TO { $opponent }, dein Text und ENDPRESS, jedes in einer eigenen Zeile (HELP TALKING). Dann schick deine Befehle; bis zur Auswertung kannst du sie so oft ändern, wie du willst.
    .talk = Schreib den anderen Spielern (wie, zeigt HELP TALKING). Dann schick deine Befehle; bis zur Auswertung kannst du sie so oft ändern, wie du willst.
    .sooner = Sind alle Befehle da, wird früher ausgewertet. Damit die Phase bis zum Abgabetermin offen bleibt, schick SET WAIT.
    .earliest = Sind alle Befehle da, wird früher ausgewertet, aber nicht vor { $earliest }. Damit die Phase bis zum Abgabetermin offen bleibt, schick SET WAIT.
    .list = Den jetzigen Stand der Partie zeigt jederzeit LIST { $game }.
    .settings = Die wichtigsten Einstellungen von '{ $game }' und alle, die vom Üblichen abweichen (alle zeigt LIST { $game }):
email-roll-call = '{ $game }' ({ $board }) hat alle Spieler und steht vor dem Beginn. Bevor die Mächte verteilt werden, werden alle gefragt: Bist du da?
    .subject = Bist du da? Antworte mit YES
    .yes = Wenn ja, { reply-with-yes }, oder schick I AM HERE unter deinem SIGN ON.
    .until = Die Partie beginnt, sobald alle geantwortet haben. Wer bis { $until } nicht antwortet, verliert den Platz an jemand anders.
email-invitation = { $master } lädt dich zu '{ $game }' ({ $board }) bei diesem Judge ein.
    .subject = Spielst du mit?
    .forming = Um mitzuspielen, antworte mit dieser Zeile und einem Passwort deiner Wahl:
    .running = Die Partie läuft schon. Ist eine Macht frei, kannst du sie mit dieser Zeile und einem Passwort deiner Wahl übernehmen:
    .advice = Brett und Einstellungen zeigt LIST { $game }. Wenn du nicht spielen willst, lass diese E-Mail liegen; es kommt keine weitere dazu.
email-player-joined = { $who } ist { $to ->
        [series] der Serie
       *[game] der Partie
    } '{ $game }' als Nummer { $number } beigetreten.
    .subject = Neuer Spieler: #{ $number }
    .round = Um so viele Partien zu eröffnen, wie sich füllen lassen, schick ROUND.
    .needed = Die Partie beginnt, sobald { $needed ->
        [one] noch { $needed } Spieler dazukommt.
       *[other] noch { $needed } Spieler dazukommen.
    }
    .needed-and-approval = Die Partie beginnt, sobald { $needed ->
        [one] noch { $needed } Spieler dazukommt
       *[other] noch { $needed } Spieler dazukommen
    } und die Spielleitung aufgenommen hat, wer auf Zustimmung wartet.
    .approval = Alle Plätze sind jetzt vergeben. Die Partie beginnt, sobald die Spielleitung aufgenommen hat, wer auf Zustimmung wartet.
    .roll-call = Alle Plätze sind jetzt vergeben. Vor dem Beginn werden alle gefragt, ob sie da sind.
    .begin = Alle Plätze sind jetzt vergeben. Um zu beginnen, schick BEGIN: Du wolltest die Partie selbst starten (SET MANUAL START).
    .manual = Alle Plätze sind jetzt vergeben. Die Partie beginnt, wenn die Spielleitung es sagt.
    .starts-at = Alle Plätze sind jetzt vergeben. Die Partie beginnt am
    .starts = Alle Plätze sind jetzt vergeben. Die Partie beginnt.
    .wishes = Bisherige Wünsche nach Mächten, die liebste zuerst:
    .assigned = { $powers } ist zugeteilt
email-settings-changed = Die Einstellungen von '{ $game }' wurden geändert:
    .subject = Einstellungen geändert
    .by = { $who } hat die Einstellungen von '{ $game }' geändert:
    .was = alt
    .now = neu
    .empty = (leer)
    .board = Die Mächte auf diesem Brett sind { $powers }. Seine Regeln zeigt GET RULES.{ $board }, seine Provinzen GET MAP.{ $board }. Alle sind noch dabei. Wünsche nach Mächten, die es nicht gibt, sind gelöscht. Neue schickst du mit SET PREFERENCE; aussteigen kannst du mit RESIGN.
    .needed = Noch nötig: { $needed }.
    .list = Alle Einstellungen zeigt LIST { $game }.

# Somebody who may not be known to the reader, at the beginning of a sentence.

unnamed-person = Jemand
    .listed = jemand
    .of-power = Der Spieler { NAME($power, form: "genitive") }
    .of-game = Jemand aus der Partie
    .of-players = Einer der Spieler
    .master = Die Spielleitung
unnamed-address = einer anderen Adresse
late-power = { $owes ->
        [some] wer noch Befehle schuldet
       *[none] wer keine Befehle geschickt hat
    }
but-standbys = { $standbys ->
        [asked] , wenn nicht jemand von der Ersatzliste übernimmt: Wer das tut, spielt die Macht dann und kann zuvor Befehle schicken
       *[none] {""}
    }
email-seat-changed = { $who } ({ $address }) hat { NAME($power, form: "accusative") } in '{ $game }' übernommen und spielt ab { $phase }. Willkommen!
    .subject = Neuer Spieler: { $letter }
    .observing-subject = Neuer Zuschauer
    .new-player-subject = { CAPITALIZED(NAME($power, form: "nominative")) } hat einen neuen Spieler
    .led-again-subject = Macht übernommen: { $letter }
    .new-master-subject = Neue Spielleitung
    .master-left-subject = Jemand verlässt die Spielleitung
    .partner-left-subject = Ein Spieler weniger: { $letter }
    .spectator-you-subject = Du siehst, was { NAME($power, form: "nominative") } bekommt
    .spectator-ended-you-subject = Du siehst nicht mehr, was { NAME($power, form: "nominative") } bekommt
    .spectator-subject = Jemand sieht zu: { $power }
    .spectator-ended-subject = Niemand sieht mehr zu: { $power }
    .returned-subject = Zurück: { $letter }
    .admitted-subject = Du kannst zurückkommen
    .approved-subject = Du bist aufgenommen
    .waits-again-subject = Du brauchst wieder die Zustimmung der Spielleitung
    .unanswered-you-subject = Du hast deinen Platz verloren
    .unanswered-subject = Keine Antwort: Spieler
    .ejected-subject = Entfernt: { $what ->
        [power] { $power }
        [player] Spieler
       *[observer] Zuschauer
    }
    .resigned-subject = Ausgestiegen: { $what ->
        [power] { $power }
        [player] Spieler
       *[observer] Zuschauer
    }
    .replaced = { $sent ->
        [some] Am Ende der Nachfrist waren nicht alle deine Befehle für { NAME($power, form: "accusative") } in '{ $game }' da. Jetzt spielt jemand von der Ersatzliste.
       *[none] Am Ende der Nachfrist waren deine Befehle für { NAME($power, form: "accusative") } in '{ $game }' nicht da. Jetzt spielt jemand von der Ersatzliste.
    }
    .succeeded = { CAPITALIZED(NAME($power, form: "nominative")) } in '{ $game }', bisher deine Macht, hat einen neuen Spieler.
    .thanks = Danke für die Züge, die du gespielt hast. Welche Partien Spieler suchen, zeigt LIST. Um gefragt zu werden, wenn eine Macht frei wird, schick SIGN UP AS STANDBY.
    .led-again = { CAPITALIZED(NAME($power, form: "nominative")) } in '{ $game }' hat ab { $phase } wieder einen Spieler.
    .new-master = { $who } ({ $address }) leitet jetzt '{ $game }'. Die Betreuung des Judge hat die Partie übergeben.
    .co-master = { $by ->
        [keeper] { $who } leitet '{ $game }' jetzt mit; das hat die Betreuung des Judge entschieden.
       *[master] { $who } leitet '{ $game }' jetzt mit.
    }
    .all-masters = PRESS TO M erreicht die ganze Spielleitung; jeder einzelne kann handeln.
    .successor-of-you = { $who } hat angenommen und leitet '{ $game }' jetzt an deiner Stelle. Du bist nicht mehr in der Partie. Um zuzuschauen, schick OBSERVE { $game } und ein Passwort.
    .successor = { $who } leitet jetzt '{ $game }'. Die bisherige Spielleitung hat übergeben.
    .master-left = { $named ->
        [yes] { $who } leitet '{ $game }' nicht mehr. Es gibt noch eine andere Spielleitung.
       *[no] Jemand aus der Spielleitung von '{ $game }' ist gegangen. Es gibt noch eine andere Spielleitung.
    }
    .master-out-by-keeper = Die Betreuung des Judge hat entschieden, dass du '{ $game }' nicht mehr leitest. Wenn du wissen willst, warum, frag: { $keeper }
    .master-out-by-first = Die erste Spielleitung von '{ $game }' hat entschieden, dass du die Partie nicht mehr mitleitest.
    .master-out = { $named ->
        [yes] { $who } leitet '{ $game }' nicht mehr.
       *[no] Jemand aus der Spielleitung von '{ $game }' leitet die Partie nicht mehr.
    } { $by ->
        [keeper] Das hat die Betreuung des Judge entschieden.
       *[master] Das hat die erste Spielleitung entschieden.
    }
    .partner = { $named ->
        [yes] { $who } spielt { NAME($power, form: "accusative") } in '{ $game }' jetzt gemeinsam mit dem Spieler dieser Macht.
       *[no] Die Person, die du gefragt hast, spielt { NAME($power, form: "accusative") } in '{ $game }' jetzt gemeinsam mit dir.
    }
    .partner-left-you = Du spielst { NAME($power, form: "accusative") } in '{ $game }' nicht mehr: Das hat der Spieler dieser Macht entschieden.
    .partner-too = { $named ->
        [yes] { $who } spielte in '{ $game }' ebenfalls { NAME($power, form: "accusative") } und tut es nicht mehr.
       *[no] Noch jemand spielte in '{ $game }' { NAME($power, form: "accusative") } und tut es nicht mehr.
    }
    .partner-left = { $named ->
        [yes] { $who } spielt { NAME($power, form: "accusative") } in '{ $game }' nicht mehr. Der andere Spieler macht weiter.
       *[no] Einer der Spieler { NAME($power, form: "genitive") } in '{ $game }' spielt nicht mehr. Der andere macht weiter.
    }
    .spectator-you = Der Spieler { NAME($power, form: "genitive") } in '{ $game }' lässt dich die E-Mails sehen, die { NAME($power, form: "nominative") } bekommt: Ergebnisse und Nachrichten.
    .spectator-may = Schicken kannst du dafür nichts. Was du siehst, ist für dich allein. Wenn du es nicht mehr willst, schick RESIGN. Um danach wie bisher zuzuschauen, schick OBSERVE { $game } und ein Passwort.
    .spectator-ended-you = Du siehst nicht mehr, was { NAME($power, form: "nominative") } in '{ $game }' bekommt: Das hat der Spieler dieser Macht entschieden. Du schaust der Partie zu wie bisher.
    .spectator = { $who } kann beim Zuschauen sehen, was { NAME($power, form: "nominative") } in '{ $game }' bekommt: Das hat der Spieler dieser Macht entschieden. Schicken lässt sich damit nichts für { NAME($power, form: "accusative") }. Die Spielleitung kann das mit SET NO SPECTATORS verbieten.
    .spectator-not-watching = Zurzeit schaut diese Person der Partie nicht zu und bekommt deshalb nichts zu sehen.
    .spectator-ended = { $who } sieht nicht mehr, was { NAME($power, form: "nominative") } in '{ $game }' bekommt.
    .returned = { $who } ist zurück und spielt wieder { NAME($power, form: "accusative") } in '{ $game }'.
    .observing = { $who } schaut jetzt bei '{ $game }' zu.
    .stopped-observing = { $who } schaut bei '{ $game }' nicht mehr zu.
    .admitted = Die Spielleitung von '{ $game }' lässt dich zurückkommen. Ist der Platz noch frei, schick eine dieser Zeilen mit einem Passwort deiner Wahl:
    .admitted-player = Die Spielleitung von '{ $game }' lässt dich zurückkommen. Ist der Platz noch frei, schick diese Zeile mit einem Passwort deiner Wahl:
    .approved = Die Spielleitung von '{ $game }' hat dich aufgenommen. Du spielst mit, sobald es losgeht.
    .approved-running = Die Spielleitung von '{ $game }' hat dich aufgenommen. Ist eine Macht frei, schick diese Zeile mit einem Passwort deiner Wahl:
    .waits-again = Die Spielleitung von '{ $game }' hat ihre Zustimmung zurückgezogen. { $place ->
        [kept] Du behältst deinen Platz, aber er braucht wieder die Zustimmung der Spielleitung.
       *[none] Um mitzuspielen, brauchst du wieder die Zustimmung der Spielleitung.
    } Du erfährst es, wenn sie kommt.
    .unanswered-you = '{ $game }' hat vor dem Beginn gefragt, ob du da bist, und es kam keine Antwort. Dein Platz ist jetzt für jemand anders frei. Um ihn wieder zu nehmen, solange er frei ist, schick SIGN ON ?{ $game } und ein Passwort deiner Wahl.
    .unanswered = { $who } hat auf die Anwesenheitsfrage von '{ $game }' nicht geantwortet und den Platz verloren.
    .missing = Die Partie kann beginnen, sobald { $missing ->
        [one] noch { $missing } Spieler dazukommt.
       *[other] noch { $missing } Spieler dazukommen.
    }
    .ejected-by-keeper = Die Betreuung des Judge hat dich aus '{ $game }' entfernt. Wenn du wissen willst, warum, frag: { $keeper }
    .ejected-you = Die Spielleitung hat dich aus '{ $game }' entfernt. Wenn du wissen willst, warum, frag die Spielleitung.
    .ejected-you-written = Die Spielleitung hat dich aus '{ $game }' entfernt. Wenn du wissen willst, warum, schreib ihr direkt; über den Judge erreicht keine Nachricht von dir jemanden in der Partie:
    .ejected-back = Um zurückzukehren, brauchst du ADMIT von der Spielleitung.
    .ejected = { $named ->
        [yes] { $by ->
            [keeper] Die Betreuung des Judge hat { $who } aus '{ $game }' entfernt.
           *[master] Die Spielleitung hat { $who } aus '{ $game }' entfernt.
        }
       *[no] { $by ->
            [keeper] Die Betreuung des Judge hat jemanden aus '{ $game }' entfernt.
           *[master] Die Spielleitung hat jemanden aus '{ $game }' entfernt.
        }
    }
    .resigned = { $who } ist aus '{ $game }' ausgestiegen.
    .free = { $open ->
        [invited] { CAPITALIZED(NAME($power, form: "nominative")) } ist frei. Alle, die die Spielleitung zulässt, können mit SIGN ON { $place } { $game } und einem Passwort übernehmen.
       *[all] { CAPITALIZED(NAME($power, form: "nominative")) } ist frei. Wer registriert ist, kann mit SIGN ON { $place } { $game } und einem Passwort übernehmen.
    }

## Votes and press.

email-vote-opened = In '{ $game }' hat jemand vorgeschlagen: { $terms }. Das ist Vorschlag { $number }.
    .subject = Vorschlag { $number }
    .by-season = Ausgezählt wird, wenn die Züge vom { $season } ausgewertet werden.
    .by-phase = Ausgezählt wird, wenn diese Phase ausgewertet wird, oder früher, wenn alle mit YES stimmen.
    .until = Spätestens ausgezählt wird am { $until }.
    .repeated = Das ist nicht zum ersten Mal vorgeschlagen. Wer nicht abstimmt, stimmt deshalb jetzt zu, wenn es mindestens ein YES gibt. Ein NO lässt es scheitern.
    .silence-agrees = Die Spielleitung hat festgelegt: Wer nicht abstimmt, stimmt zu, wenn es mindestens ein YES gibt. Ein NO lässt es scheitern.
    .all = Es braucht das YES aller Spieler. Wer nicht abstimmt, stimmt nicht zu.
    .silent-from = Schweigen gilt erst ab { $since } als Zustimmung, wie bald die Phase auch ausgewertet wird. Wer abwesend ist, hat nach der Rückkehr { $span }.
    .told = { $told ->
        [names] Niemand erfährt, von wem der Vorschlag kommt. Bei der Auszählung erfahren alle, wie jeder Spieler gestimmt hat; das YES des Vorschlags steht unter den anderen.
        [count] Der Judge verrät niemandem, von wem der Vorschlag kommt. Bei der Auszählung erfahren alle, wie viele dafür und dagegen waren, aber nicht, wer.
       *[result] Der Judge verrät niemandem, von wem der Vorschlag kommt. Alle erfahren nur, ob er angenommen ist, nicht, wie jeder Spieler gestimmt hat.
    }
    .answer = Um abzustimmen, antworte auf diese E-Mail mit einer dieser Zeilen:
    .mail = Um abzustimmen, schick dies mit einer der beiden letzten Zeilen an { $address }:
    .change = Bis zur Auszählung kannst du deine Stimme ändern.
email-press = Antworte einfach auf diese E-Mail: Dein Text wird dir gezeigt und geht dann an { LIST($readers, type: "and") }. Um die Empfänger selbst zu wählen, schreib dies in deine Antwort:
    .asked-first = Antworte einfach auf diese E-Mail: Du wirst gefragt, ob dein Text an { LIST($readers, type: "and") } gehen soll. Um die Empfänger selbst zu wählen, ohne diese Frage, schreib dies in deine Antwort:
    .mail = Um zu antworten, schick dies an { $address }:
    .own = Das ist eine Kopie deiner eigenen Nachricht. Um keine solchen Kopien zu bekommen, schick SET NOCOPY.
    .spectator = Du siehst diese Nachricht, weil der Spieler { NAME($power, form: "genitive") } es dir erlaubt.
    .watched = Das ist eine Kopie einer Nachricht zwischen anderen. Um keine solchen Kopien zu bekommen, schick SET NORMAL PRESS.
    .silent = In dieser Partie gibt es keine Presse: Eine Antwort darauf liest niemand.
    .unassigned = Die Mächte haben noch keine Spieler, also geht keine Nachricht an nur eine. BROADCAST erreicht alle, die beigetreten sind.
    .unnamed = Die Nachricht ist anonym. Um zu antworten, verwende BROADCAST.
email-postal-press = Nachrichten, die mit den Ergebnissen vom { $phase } in '{ $game }' kamen:
    .subject = Presse
    .ended = Nachrichten, die in '{ $game }' auf Ergebnisse warteten; die Partie ist ohne solche zu Ende:
    .yours = (von dir)
    .answer = Um zu antworten, schreib PRESS TO und die Mächte, deinen Text und ENDPRESS, jedes in einer eigenen Zeile. Das kann in einer Antwort auf diese E-Mail stehen, deine Befehle auch.
email-press-watched = { $who ->
        [master] Ab jetzt bekommt die Spielleitung von '{ $game }' Kopien der Nachrichten zwischen Spielern. Frühere Nachrichten bleiben vertraulich.
       *[observer] Ab jetzt bekommt jemand, der bei '{ $game }' zuschaut, Kopien der Nachrichten zwischen Spielern. Frühere Nachrichten bleiben vertraulich.
    }
    .subject = { $who ->
        [master] Die Spielleitung liest alle Nachrichten
       *[observer] Jemand, der zuschaut, liest alle Nachrichten
    }
    .ended-subject = { $who ->
        [master] Nachrichten sind wieder vertraulich
       *[observer] Jemand, der zuschaut, liest keine Nachrichten mehr
    }
    .ended = { $who ->
        [master] Die Spielleitung von '{ $game }' bekommt keine Kopien der Nachrichten zwischen Spielern mehr.
       *[observer] Jemand, der bei '{ $game }' zuschaut, bekommt keine Kopien der Nachrichten zwischen Spielern mehr.
    }
email-letters-shown = Die Partie '{ $game }' ist zu Ende, und ihre Nachrichten werden gezeigt (SET LETTERS SHOWN). Hier sind die zwischen Mächten. Nachrichten an die Spielleitung oder die Zuschauer werden nicht gezeigt.
    .subject = Die Nachrichten
    .left-out = Die ersten { $number } fehlen, weil diese E-Mail sonst zu lang würde.
email-proxy-changed = { CAPITALIZED(NAME($power, form: "nominative")) } leiht dir in '{ $game }' { $span ->
        [lasting] bis auf Widerruf:
       *[phase] für diese Phase:
    } { $units }.
    .subject = PROXY von { $letter }
    .ended-subject = PROXY von { $letter } beendet
    .advice = Gib den geliehenen Einheiten Befehle wie deinen eigenen, in deiner eigenen E-Mail. Gibt { NAME($power, form: "nominative") } einer davon selbst einen Befehl, zählt dieser und nicht deiner.
    .revoked = { CAPITALIZED(NAME($power, form: "nominative")) } hat das PROXY in '{ $game }' widerrufen und gibt die Befehle wieder selbst: { $units }.
    .unreachable = E-Mails an den Spieler { NAME($power, form: "genitive") } kommen zurück, also ist das PROXY in '{ $game }' beendet. { CAPITALIZED(NAME($power, form: "nominative")) } gibt die Befehle wieder selbst: { $units }.
    .ended = { CAPITALIZED(NAME($power, form: "nominative")) } oder deine Macht hat in '{ $game }' einen neuen Spieler oder keinen, also ist das PROXY beendet. { CAPITALIZED(NAME($power, form: "nominative")) } gibt die Befehle wieder selbst: { $units }.
email-standby-wanted = { $sent ->
        [some] { CAPITALIZED(NAME($power, form: "nominative")) } hat in '{ $game }' nicht alle Befehle geschickt.
        [none] { CAPITALIZED(NAME($power, form: "nominative")) } hat in '{ $game }' keine Befehle geschickt.
       *[left] { CAPITALIZED(NAME($power, form: "nominative")) } hat in '{ $game }' keinen Spieler.
    }
    .subject = Willst du einspringen? Antworte mit YES
    .subject-of = Willst du { NAME($power, form: "accusative") } spielen? Antworte mit YES
    .missed = { CAPITALIZED(NAME($power, form: "nominative")) } hat in '{ $game }' im { $season } keine Befehle geschickt.
    .secret = { $cause ->
        [late] Eine Macht hat in '{ $game }' ihre Befehle nicht geschickt; welche, hält die Partie geheim.
       *[left] Eine Macht hat in '{ $game }' keinen Spieler; welche, hält die Partie geheim.
    }
    .question = Du stehst auf der Ersatzliste. Möchtest du sie übernehmen?
    .yes = Um anzunehmen, { reply-with-yes }. Das erste YES bekommt sie.
    .next-season = Schickt der Spieler auch in der nächsten Saison keine Befehle, wird diese Saison verlängert, und die Macht gehört dir. Du erfährst es so oder so.
    .until-grace = Der Spieler kann noch bis zum Ende der Nachfrist Befehle schicken: { $grace }. Fehlen dann noch welche, gehört die Macht dir. Du erfährst es so oder so.
    .at-once = Sie gehört dir sofort, und die Antwort zeigt dir die Stellung.
    .board = Das Brett ist { $board }.
    .phase = { $asked ->
        [no] Die laufende Phase: { $phase }. { CAPITALIZED(NAME($power, form: "nominative")) } hat darin keine Befehle zu schicken.
       *[yes] Die laufende Phase: { $phase }.
    }
    .phase-task = Die laufende Phase: { $phase }. { $task }
    .holdings = { CAPITALIZED(NAME($power, form: "nominative")) } hat { $units ->
        [one] { $units } Einheit
       *[other] { $units } Einheiten
    } und { $centres ->
        [one] { $centres } Versorgungszentrum.
       *[other] { $centres } Versorgungszentren.
    }
    .gunboat = Das ist eine Gunboat-Partie: Nur die Spielleitung erfährt, wer du bist.
    .no = Wenn nicht, antworte mit NO oder tu nichts. Um die Ersatzliste zu verlassen, schick SIGN OFF AS STANDBY in irgendeiner E-Mail an den Judge.
standby-power = { $named ->
        [yes] { $power }
       *[no] die Macht, nach der du gefragt wurdest
    }
email-standby-told = { $cause ->
        [left] Der Spieler ist ausgestiegen, die Macht in '{ $game }' gehört jetzt dir: { standby-power }.
       *[late] Am Ende der Nachfrist fehlten noch Befehle, die Macht in '{ $game }' gehört jetzt dir: { standby-power }.
    }
    .subject = Du spielst { NAME($power, form: "accusative") }
    .ended-subject = { $named ->
        [yes] { $by ->
            [another] { CAPITALIZED(NAME($power, form: "nominative")) } geht an jemand anders
           *[nobody] { CAPITALIZED(NAME($power, form: "nominative")) } braucht keinen Ersatz
        }
       *[no] { $by ->
            [another] Die Macht geht an jemand anders
           *[nobody] Die Macht braucht keinen Ersatz
        }
    }
    .thanks = Danke, dass du einspringst.
    .orders = { $number ->
        [one] { $number } Befehl des bisherigen Spielers zählt noch; ein Befehl von dir für dieselbe Einheit ersetzt ihn.
       *[other] { $number } Befehle des bisherigen Spielers zählen noch; ein Befehl von dir für dieselbe Einheit ersetzt einen.
    }
    .password = Antworte auf die E-Mails des Judge mit deinen Befehlen. Um ein Passwort für neue E-Mails zu setzen, schick FORGOT PASSWORD { $game }.
    .elsewhere = { $named ->
        [yes] { CAPITALIZED(NAME($power, form: "nominative")) } in '{ $game }' geht an jemand anders. Niemand kann in einer Partie zwei Plätze haben oder zu einem zurück, den die Spielleitung genommen hat.
       *[no] Die Macht in '{ $game }', nach der du gefragt wurdest, geht an jemand anders. Niemand kann in einer Partie zwei Plätze haben oder zu einem zurück, den die Spielleitung genommen hat.
    }
    .ended = { $cause ->
        [over] '{ $game }' ist zu Ende, also brauchst du nicht mehr einzuspringen: { standby-power }.
        [judged] Die Phase in '{ $game }' ist vorbei, und der Spieler behält die Macht: { standby-power }. Du wirst nicht gebraucht.
        [kept] Nach den jetzigen Regeln von '{ $game }' behält der Spieler die Macht am Ende der Nachfrist: { standby-power }. Du wirst nicht gebraucht.
       *[back] In '{ $game }' ist der Spieler zurück, also wirst du nicht gebraucht: { standby-power }.
    }
    .stay = Danke für dein Angebot. Du bleibst auf der Ersatzliste.

## Questions that ask for a word.

confirm-line = YES genügt nicht. Von einer anderen Adresse schick diese Zeile:
    .cancel = Um es zurückzuziehen, antworte stattdessen mit CANCEL. Tust du nichts, verfällt es am { $expires }.
email-confirmation-asked = Eine E-Mail von { $sender } hat als { $role ->
        [master] Spielleitung von '{ $game }'
        [power] { $power } in '{ $game }'
       *[player] Spieler in '{ $game }'
    } diesen Befehl geschickt:
    .subject = Bitte bestätigen
    .resign = Ein Ausstieg lässt sich nicht rückgängig machen. Um auszusteigen, antworte auf diese E-Mail nur mit dem Wort CONFIRM. Tust du nichts, bleibst du.
    .concede = Niemand sonst muss aufgeben, es beendet die Partie also endgültig. Bitte bestätige: Antworte auf diese E-Mail nur mit dem Wort CONFIRM.
    .end = Für dieses Ende fehlt keine andere Stimme, oder nur die des Siegers; es ist also endgültig. Bitte bestätige: Antworte auf diese E-Mail nur mit dem Wort CONFIRM.
    .share = Damit kann jemand anders für dich handeln, und es kam von einer Adresse, die nicht deine ist. Bitte bestätige: Antworte auf diese E-Mail nur mit dem Wort CONFIRM.
    .others = Andere erfahren sofort davon. Bitte bestätige also: Antworte auf diese E-Mail nur mit dem Wort CONFIRM.
    .password = Wenn der Befehl nicht von dir ist, antworte mit CANCEL und ändere dein Passwort. Schick diese Zeile unter SIGN ON:
email-address-asked = Eine E-Mail von { $sender } mit deinem Passwort in '{ $game }' bittet um Folgendes:
    .subject = Bestätige deine neue Adresse
    .effect = Ab dann schreibt der Judge in allen deinen Partien an die neue Adresse und nicht mehr an diese. Wer dort E-Mails liest, kann neue Passwörter für deine Plätze bekommen. Bitte bestätige: Antworte auf diese E-Mail nur mit dem Wort CONFIRM.
    .password = Wenn du nicht darum gebeten hast, antworte mit CANCEL: Jemand kennt dein Passwort. Um ein anderes zu wählen, schick diese Zeile unter SIGN ON:
email-also-asked = Laut einer E-Mail von { $sender } schreibst du auch von dieser Adresse:
    .subject = Ist diese Adresse auch deine?
    .effect = Wenn ja, antworte auf diese E-Mail nur mit dem Wort CONFIRM (YES genügt nicht). Dann wird die andere Adresse gebeten, mit YES zu antworten, und E-Mails von dort zählen als deine: Befehle, Nachrichten, alles. E-Mails des Judge kommen weiterhin nur hierher, auch eine Kopie dessen, was E-Mails von dort für deine Macht getan haben.
    .cancel = Wenn nicht, tu nichts, oder antworte mit CANCEL: Dann ändert sich nichts. Die Frage verfällt am { $expires }.
email-also-changed = E-Mails von { $address } zählen jetzt als deine. Antworten gehen an die Adresse, die geschrieben hat; alles andere kommt hierher.
    .subject = Deine Adressen haben sich geändert
    .gone = E-Mails von { $address } zählen nicht mehr als deine. Mit dem richtigen Passwort zählen sie für ihre Macht weiterhin, wie von jeder Adresse.
    .undo = Deine Adressen zeigt MY ADDRESSES. Wenn du das nicht wolltest, antworte auf diese E-Mail mit der einen Zeile I AM NOT { $address }
    .return = Deine Adressen zeigt MY ADDRESSES. Wenn du das nicht wolltest, schick I AM ALSO { $address }
email-address-changed = Der Judge schickt deine E-Mails jetzt an eine andere Adresse:
    .subject = Deine Adresse hat sich geändert
    .before = bisher:
    .now = jetzt:
    .advice = Beide Adressen bekommen diese Nachricht. Wenn du die Änderung nicht wolltest, schreib sofort der Betreuung des Judge: { $keeper }
email-address-fails = { $seat ->
        [power] E-Mails an { $who } ({ $address }), Spieler { NAME($power, form: "genitive") } in '{ $game }', kamen mehr als einmal als unzustellbar zurück:
       *[other] E-Mails an { $who } ({ $address }) in '{ $game }' kamen mehr als einmal als unzustellbar zurück:
    }
    .subject = E-Mails an { $who } kommen zurück
    .advice = LIST { $game } markiert die Adresse, bis eine E-Mail von ihr kommt. Vielleicht willst du den Spieler anders erreichen, den Abgabetermin verschieben oder ihn mit EJECT entfernen.
    .new = Gibt es die alte Adresse nicht mehr, kann sich die Person von einer neuen mit REGISTER eintragen. Hast du die alte mit EJECT entfernt, kann sie den Platz mit SIGN ON übernehmen.
email-mail-held = Eine E-Mail in deinem Namen wurde angehalten:
    .subject = Bitte bestätige eine E-Mail in deinem Namen
    .from = Von:
    .title = Betreff:
    .disowned = Sie sieht gefälscht aus: Die Mailserver dieser Adresse sagen, dass sie sie nicht geschickt haben, oder ihre Absenderzeile nennt nicht genau eine Person. Sie hatte keine Wirkung.
    .guessed = Sie enthält dein Passwort für '{ $game }'. Aber in letzter Zeit kamen viele E-Mails mit falschen Passwörtern, und eine davon könnte es erraten haben. Diese E-Mail hatte deshalb noch keine Wirkung.
    .unsigned = Ihr SIGN ON für '{ $game }' enthält kein Passwort, und nichts sonst zeigt, dass sie von dir ist. Sie will mehr als Befehle geben, also hatte noch nichts davon eine Wirkung. Mit deinem Passwort im SIGN ON zählt eine E-Mail ohne diese Frage.
    .page = Sie wurde mit deiner Befehlsseite von '{ $game }' geschickt, aber ihre Adresse ist nicht als deine bekannt. Sie hatte keine Wirkung. Ist es deine Adresse, schick einmal I AM ALSO und die Adresse von hier aus. Dann zählen E-Mails von dort ohne diese Frage.
    .other-games = Sie enthält dein Passwort für '{ $game }', aber ANNOUNCE ALL schreibt auch in deine anderen Partien, und das Passwort einer Partie ist für sie kein Nachweis. Sie hatte keine Wirkung.
    .unproven = Sie enthält dein Passwort für '{ $game }', aber ihr Mailserver bürgt nicht dafür, dass sie von deiner eingetragenen Adresse kommt; auch das braucht diese Partie. Sie hatte keine Wirkung.
    .asks = In deinem Namen bittet sie um Folgendes (… ist ein eigenes Wort):
    .more = und { $number } weitere
    .yours = { $word ->
        [YES] Wenn sie von dir ist, antworte auf diese E-Mail nur mit dem Wort YES, oder schick von einer anderen Adresse diese Zeile:
       *[CONFIRM] Wenn sie von dir ist, antworte auf diese E-Mail nur mit dem Wort CONFIRM (YES genügt nicht), oder schick von einer anderen Adresse diese Zeile:
    }
    .not-yours = { $because ->
        [guessed] Dann wird sie verarbeitet, als käme sie in diesem Moment. Wenn sie nicht von dir ist, tu nichts oder antworte stattdessen mit CANCEL, und ändere dein Passwort mit SET PASSWORD, denn jemand kennt es. Die Frage verfällt am { $expires }.
       *[other] Dann wird sie verarbeitet, als käme sie in diesem Moment. Wenn sie nicht von dir ist, tu nichts oder antworte stattdessen mit CANCEL. Die Frage verfällt am { $expires }.
    }
    .then-forgotten = Antwortest du mit CONFIRM, werden die falschen Passwörter deinen Plätzen nicht mehr angerechnet, und deine nächste E-Mail zählt sofort. Eine Antwort auf jede andere E-Mail des Judge bewirkt dasselbe.
    .seldom-told = Von weiteren solchen E-Mails erfährst du höchstens einmal in der Stunde.
email-opt-in-asked = Jemand mit dieser Adresse möchte bei Diplomacy-Partien per E-Mail mitspielen. Der Judge schreibt erst dann an eine Adresse, wenn ihr Inhaber zugestimmt hat.
    .subject = Bitte antworte YES
    .moves = Jemand, der Diplomacy per E-Mail spielt, möchte seine E-Mails an diese Adresse bekommen. Der Judge schreibt erst dann an eine Adresse, wenn ihr Inhaber zugestimmt hat.
    .also = Jemand, der Diplomacy per E-Mail spielt, sagt, dass auch diese Adresse ihm gehört und dass er von ihr schreiben möchte. Der Judge fragt, bevor er das glaubt.
    .known = Eine E-Mail in deinem Namen bittet darum, bei einer Partie mitzuspielen oder zuzuschauen. Jeder kann deine Adresse auf eine E-Mail schreiben, also wartet sie, bis du sie bestätigst.
    .came = Sie kam am { $came } an.
    .asks = Sie bittet um: { $commands }
    .others = Achte auf die Zeit: Innerhalb eines Tages kamen weitere E-Mails in deinem Namen an, und zu jeder gibt es eine eigene Frage. YES gibt nur die E-Mail frei, um die es in der Frage geht.
    .not-among = Ist deine nicht dabei, antworte auf diese E-Mail mit ihren Zeilen statt mit YES: Dann zählen sie, und sonst nichts.
    .yes = { $what ->
        [moves] Wenn du es warst, { reply-with-yes }. Deine E-Mails kommen dann hierher.
        [also] Wenn du es warst, { reply-with-yes }. E-Mails von hier zählen dann als deine, und Antworten kommen hierher.
       *[other] Wenn sie von dir ist, { reply-with-yes }. Deine E-Mail wird dann verarbeitet. Du brauchst sie nicht noch einmal zu schicken.
    }
    .no = Wenn nicht, antworte mit NO, dann wirst du wegen jener E-Mail nicht noch einmal gefragt; oder tu nichts, dann geschieht nichts. Die Frage verfällt am { $expires }.
    .line = Wenn dein Mailprogramm auf diese E-Mail nicht antworten kann, schick stattdessen diese Zeile:
email-master-asked = { $who } in '{ $game }' bittet um einen späteren Abgabetermin:
    .subject = Deine Entscheidung wird gebraucht
    .away = { $who } in '{ $game }' möchte länger abwesend sein, als die Partie ohne deine Zustimmung erlaubt:
    .part = { $part ->
        [power] Jemand, der einen Platz in '{ $game }' hatte, möchte dort eine andere Macht spielen.
       *[other] Jemand, der einen Platz in '{ $game }' hatte, möchte dort einen anderen Platz.
    }
    .led = Die Person hat { LIST($powers, type: "and", form: "accusative") } gespielt und kennt deshalb diese Nachrichten.
    .has-read = Die Person hat bei der Partie zugeschaut und Kopien aller Nachrichten bekommen (SET ALL PRESS).
    .only-master = Aufnehmen kann sie also nur eine Spielleitung, die nicht mitspielt. Diese Zeile nimmt sie auf:
    .joins = Jemand möchte in '{ $game }' mitspielen und braucht deine Zustimmung (SET APPROVAL). Diese Zeile nimmt die Person auf:
    .since = Das ist:
    .until = bis:
    .deadline = Der Abgabetermin jetzt: { $deadline }
    .words = Der Spieler schreibt:
    .yes = Wenn du einverstanden bist, { reply-with-yes }. Von einer anderen Adresse schick diese Zeile:
    .silence = Wenn nicht, antworte mit NO oder tu nichts; niemand sonst erfährt davon. Die Frage verfällt am { $expires }.
    .line-at-any-time = Du kannst die Zeile auch jederzeit selbst schicken, unter SIGN ON.
    .line-or-eject = Du kannst die Zeile auch jederzeit selbst schicken, unter SIGN ON. Bis die Partie beginnt, kannst du die Person mit EJECT und der Adresse entfernen.
    .no = Wenn nicht, antworte mit NO; was du darunter schreibst, wird dem Spieler weitergegeben. Die Frage verfällt am { $expires }; danach erfährt der Spieler, dass du nicht geantwortet hast.
email-request-answered = { $what ->
        [away] Du hast die Spielleitung von '{ $game }' um eine Abwesenheit gebeten:
       *[deadline] Du hast die Spielleitung von '{ $game }' um einen späteren Abgabetermin gebeten:
    }
    .subject = Worum du die Spielleitung gebeten hast
    .answer = { $answer ->
        [refused] Die Antwort: nein.
        [later] Es kam keine Antwort, aber der Abgabetermin liegt inzwischen ohnehin so spät.
        [lapsed] Es kam keine Antwort, also ändert sich nichts.
       *[failed] Die Antwort war YES, kam aber zu spät, um noch ausgeführt zu werden.
    }
    .away = Es ist keine Abwesenheit vermerkt: Termine können in diese Zeit fallen. AWAY mit weniger Tagen braucht keine Zustimmung der Spielleitung.
fence = :: Antworte über dieser Zeile; alles darunter wird nicht gelesen. ::
