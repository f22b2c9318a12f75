### What the reply to an email says of it as a whole, and of where its sender stands.


## The subject, behind `CODE:game - S1901M`

reply-subject-waiting = { $orders ->
        [one] 1 Befehl zählt
       *[other] { $orders } Befehle zählen
    } noch nicht
reply-subject-lines-waiting = { $lines ->
        [one] 1 Zeile zählt
       *[other] { $lines } Zeilen zählen
    } noch nicht
reply-subject-unsent = deine Nachricht ist nicht verschickt
reply-subject-nothing = nichts geändert
reply-subject-adjudicated = { $kind ->
    [retreat] { $phase } ausgewertet
   *[other] { $phase } ausgewertet
}
reply-subject-late = deine Befehle sind zu spät
reply-subject-missing = { $given } von { $asked }: { $units } { $number ->
        [one] hat
       *[other] haben
    } keinen Befehl
reply-subject-due = Befehle da: { $given } von { $asked }
reply-subject-incomplete = es fehlen Befehle: { LIST($powers, type: "and") }
reply-subject-rejected = { $lines ->
        [one] 1 Zeile
       *[other] { $lines } Zeilen
    } abgelehnt
reply-subject-complete = { $asked } von { $asked }: alle deine Befehle sind da{ $prose ->
        [yes] , der übrige Text wurde ignoriert
       *[no] { "" }
    }

## When it came

reply-came = Deine E-Mail kam am { $came } an und hat { $waited } gewartet, bevor der Judge sie verarbeiten konnte. Es zählt, wann sie ankam.

## Nothing was read: an address has had what it may get in a day, or the email cannot be read

reply-spent-questions = Von deiner Adresse kamen heute viele E-Mails mit der Bitte, mitzuspielen. Der Judge fragt heute nach keiner weiteren. Diese wurde nicht aufbewahrt, und nichts hat sich geändert.
    .advice = Wenn sie von dir ist, antworte auf diese E-Mail mit denselben Zeilen. Dann zählen sie sofort.
reply-spent-orders = Von deiner Adresse kamen heute viele Befehle ohne Nachweis, wer sie geschickt hat. Der Judge fragt heute nach keinen weiteren. Die Befehle in dieser E-Mail zählen nicht.
    .advice = Wenn sie von dir sind, antworte auf diese E-Mail mit den Befehlen, oder schick sie unter SIGN ON mit deinem Passwort. Dann zählen sie sofort.
reply-spent-passwords = Das Passwort in deiner E-Mail ist nicht das dieses Spielers. Viele solche E-Mails kamen unter deinem Namen, und jeder kann sie schicken. Die nächste bekommt heute vielleicht keine Antwort. Auf SIGN ON mit dem richtigen Passwort antwortet der Judge weiterhin. Ein Token für ein neues Passwort bekommst du mit FORGOT PASSWORD und dem Namen der Partie.
reply-spent-bytes = Nichts in deiner E-Mail zeigt, dass sie von dir ist, und Antworten auf solche E-Mails sind begrenzt. Für heute ist die Grenze erreicht; die nächste bekommt vielleicht keine Antwort. Schreib SIGN ON mit deinem Passwort dazu, oder antworte auf eine E-Mail des Judge. Dann zählt sie und wird wie gewohnt beantwortet.
reply-nothing-changed = Nichts hat sich geändert: { $why }
reply-unreadable = Der Judge konnte deine E-Mail nicht lesen: { $why }
    .advice = Nichts hat sich geändert. Bitte schick sie noch einmal als reinen Text. Eine Anleitung bekommst du mit HELP in einer eigenen Zeile.
reply-empty = Nichts hat sich geändert: In deiner E-Mail war nichts für den Judge. Der Judge ist ein Programm. Er liest Befehle im Text einer E-Mail, aber keine gewöhnlichen Sätze, keinen Betreff und keine Anhänge. Was du schreiben kannst, zeigt HELP.

## What became of the lines

reply-orders-waiting = { $number } { $number ->
        [one] Befehl ZÄHLT
       *[other] Befehle ZÄHLEN
    } NOCH NICHT: siehe den Hinweis unter der Liste.
reply-lines-waiting = { $number } { $number ->
        [one] Zeile ZÄHLT
       *[other] Zeilen ZÄHLEN
    } NOCH NICHT: siehe den Hinweis unter der Liste.
reply-also-rejected = { $lines } { $lines ->
        [one] Zeile wurde
       *[other] Zeilen wurden
    } ABGELEHNT (mit ! markiert).
reply-trial = { $orders } { $orders ->
        [one] Befehl in einem Versuch ZÄHLT
       *[other] Befehle in einem Versuch ZÄHLEN
    } NICHT (unten mit ! markiert). Alles andere wurde angenommen.
reply-only-trial = Nichts hat sich geändert: { $orders } { $orders ->
        [one] Befehl in einem Versuch ZÄHLT
       *[other] Befehle in einem Versuch ZÄHLEN
    } NICHT (unten mit ! markiert). Um zu sehen, was sie ergäben, schreib TRY darüber und END TRY darunter.
reply-hidden = { $lines } { $lines ->
        [one] Zeile, die wie Befehle aussieht, wurde nicht gelesen, weil die E-Mail sie verbirgt
       *[other] Zeilen, die wie Befehle aussehen, wurden nicht gelesen, weil die E-Mail sie verbirgt
    } (unten mit ! markiert). Alles andere wurde angenommen.
reply-only-hidden = Nichts hat sich geändert: { $lines } { $lines ->
        [one] Zeile, die wie Befehle aussieht, wurde nicht gelesen, weil die E-Mail sie verbirgt. Schick sie
       *[other] Zeilen, die wie Befehle aussehen, wurden nicht gelesen, weil die E-Mail sie verbirgt. Schick sie
    } noch einmal als reinen Text.
reply-left-out = { $lines } { $lines ->
        [one] Zeile, die wie Befehle aussieht, wurde wegen ihrer Stelle
       *[other] Zeilen, die wie Befehle aussehen, wurden wegen ihrer Stelle
    } in der E-Mail NICHT GELESEN (unten mit ! markiert). Alles andere wurde angenommen.
reply-only-left-out = Nichts hat sich geändert: { $lines } { $lines ->
        [one] Zeile, die wie Befehle aussieht, wurde wegen ihrer Stelle in der E-Mail NICHT GELESEN. Schick sie noch einmal in einer Zeile
       *[other] Zeilen, die wie Befehle aussehen, wurden wegen ihrer Stelle in der E-Mail NICHT GELESEN. Schick sie noch einmal in Zeilen
    } deines eigenen Textes.
reply-rejected-unsent = { $lines } { $lines ->
        [one] Zeile wurde
       *[other] Zeilen wurden
    } ABGELEHNT (unten mit ! markiert). Deine Nachricht ist NOCH NICHT VERSCHICKT.
reply-rejected-with-others = { $lines } { $lines ->
        [one] Zeile wurde
       *[other] Zeilen wurden
    } ABGELEHNT (unten mit ! markiert); die Zeilen, die davon abhingen, wurden ignoriert. Alles andere wurde angenommen.
reply-rejected = { $lines } { $lines ->
        [one] Zeile wurde
       *[other] Zeilen wurden
    } ABGELEHNT (unten mit ! markiert). Alles andere wurde angenommen.
reply-sign-on-rejected = Nichts hat sich geändert: Dein SIGN ON wurde abgelehnt. Siehe die Zeile mit !.
reply-only-rejected = Nichts hat sich geändert: { $lines } { $lines ->
        [one] Zeile wurde
       *[other] Zeilen wurden
    } ABGELEHNT (unten mit ! markiert).
reply-unsent = Deine Nachricht ist NOCH NICHT VERSCHICKT: siehe den Hinweis darunter.
reply-unsent-rest = Deine Nachricht ist NOCH NICHT VERSCHICKT: siehe den Hinweis darunter. Alles andere wurde angenommen.
reply-surplus = Deine E-Mail enthält mehr Befehle, als dir zustehen, und hat deshalb einen früheren Befehl ERSETZT: siehe den Hinweis unten.
reply-prose = Deine Befehle wurden angenommen. Der übrige Text deiner E-Mail wurde ignoriert.
reply-late = Deine E-Mail wurde verstanden, aber ihre Befehle kamen NACH DEM ABGABETERMIN an: siehe unten.
reply-did-not-fit = Deine E-Mail wurde verstanden, aber diese Antwort hat KEINEN PLATZ für alles, was du angefragt hast: siehe unten.
reply-impossible = Deine E-Mail wurde verstanden, aber einer deiner Befehle KANN NICHT GELINGEN: siehe den mit "Check:" markierten Hinweis unten.
reply-accepted = Deine E-Mail wurde ohne Fehler verarbeitet.
reply-nothing = Nichts hat sich geändert: Deine E-Mail enthält keine Befehle. Was du schreiben kannst, zeigt HELP.

## Where the orders of its sender stand

reply-adjudicated = { $kind ->
    [retreat] { $phase }: ausgewertet.
   *[other] { $phase } ist ausgewertet.
} Die Ergebnisse stehen in einer eigenen E-Mail. Die Befehle unten gelten für { $now }.
reply-adjudicated-last = { $kind ->
    [retreat] { $phase }: ausgewertet.
   *[other] { $phase } ist ausgewertet.
} Die Ergebnisse stehen in einer eigenen E-Mail.
reply-missing = Befehle da: { $given } von { $asked }. Noch ohne Befehl: { LIST($units, type: "and") }.
reply-none-in = Noch ohne Befehl: { LIST($units, type: "and") }.
reply-due = Befehle da: { $given } von { $asked }.
reply-incomplete = Es fehlen noch Befehle: { LIST($powers, type: "and") }.
reply-units-kept = Alle deine Einheiten haben Befehle: Wurde ein neuer abgelehnt, behält die Einheit ihren früheren.
reply-still-complete = Alle deine Befehle sind da; die { $lines ->
        [one] abgelehnte Zeile ist
       *[other] abgelehnten Zeilen sind
    } nicht darunter.
reply-pending-complete = Alle deine Befehle sind da; die { $lines ->
        [one] offene Zeile ist
       *[other] offenen Zeilen sind
    } nicht darunter.
reply-complete = Alle deine Befehle sind da. Du kannst sie noch ändern: Schick { $replaces ->
        [yes] alle noch einmal, oder ADD und nur die neuen
       *[no] einfach die neuen
    }.
reply-complete-impossible = Alle deine Befehle sind da, aber einer davon kann nicht gelingen: siehe den mit "Check:" markierten Hinweis unten. Du kannst sie noch ändern: Schick { $replaces ->
        [yes] alle noch einmal, oder ADD und nur die neuen
       *[no] einfach die neuen
    }.
reply-can-change = Du kannst sie noch ändern: Schick { $replaces ->
        [yes] alle noch einmal, oder ADD und nur die neuen
       *[no] einfach die neuen
    }.
reply-no-retreats = Alle deine Befehle sind da, aber keine Rückzüge. Eine vertriebene Einheit ohne Rückzug wird aufgelöst.
reply-no-builds = Alle deine Züge sind da, aber keine Auf- oder Abbauten. Sie gehören in dieselbe E-Mail: Ohne sie verfallen die Aufbauten, und die Regeln bestimmen, was abgebaut wird.
reply-no-retreats-or-builds = Alle deine Züge sind da, aber keine Rückzüge und keine Auf- oder Abbauten. Sie gehören in dieselbe E-Mail: Ohne sie wird eine vertriebene Einheit aufgelöst, Aufbauten verfallen, und die Regeln bestimmen, was abgebaut wird.
reply-builds-awaited = Solange nicht die Aufbauten aller (oder ihr WAIVE) da sind, wird vor dem Abgabetermin nichts ausgewertet.
reply-closed-complete = Alle deine Befehle sind da. Sie bleiben so, wie sie zum Abgabetermin waren.
reply-nothing-due = { CAPITALIZED(NAME($power, form: "nominative")) } hat in dieser Phase keine Befehle abzugeben. Du brauchst nichts zu tun.
reply-none-in-time = Vor dem Abgabetermin kamen keine Befehle von dir.
reply-closed = Der Abgabetermin ist vorbei. Deine Befehle zählen so, wie sie rechtzeitig ankamen. { $phase ->
        [movement] Einheiten ohne Befehl halten
        [retreat] Einheiten ohne Befehl werden aufgelöst
       *[adjustment] Was du nicht befohlen hast, entscheiden die Regeln
    }. Du bist nicht zu spät.
reply-late-declined = Du bist ZU SPÄT: Die Spielleitung hat deine Befehle nicht angenommen, sie zählen also nicht. Das ändert nur ACCEPT LATE der Spielleitung, die es noch schicken kann.
reply-late-asked = Du bist ZU SPÄT: Deine Befehle zählen nur, wenn die Spielleitung sie annimmt. Sie ist gefragt worden, und du erfährst, wie sie entscheidet.
reply-late-by-gm = Du bist ZU SPÄT: Der Abgabetermin ist vorbei. Befehle werden jetzt aufbewahrt und zählen nur, wenn die Spielleitung sie annimmt.
reply-late-awaited = Du bist ZU SPÄT: Der Abgabetermin ist vorbei, und die Partie wartet auf dich.
reply-wait = Du hast WAIT gesetzt, also wird diese Phase nicht vor dem Abgabetermin ausgewertet. Mit SET NOWAIT hebst du das auf.
reply-wait-alone = Dein WAIT hebst du mit SET NOWAIT auf.
reply-joining = Die Partie beginnt, sobald { $players ->
        [one] noch 1 Spieler dazukommt
       *[other] noch { $players } Spieler dazukommen
    }. Dann bekommst du eine E-Mail.
reply-awaited = Es fehlen noch Befehle von: { $powers }.
reply-none-awaited = Es fehlen keine Befehle.
reply-late-waiting = Über diese verspäteten Befehle musst du entscheiden: { LIST($powers, type: "and") }. Mit ACCEPT LATE { $which } nimmst du sie an.
reply-late-refused = Diese verspäteten Befehle zählen nicht, wie du entschieden hast: { LIST($powers, type: "and") }. Mit ACCEPT LATE { $which } nimmst du sie doch noch an.
reply-process-at = { $left }: Alle Befehle sind da, und niemand hat WAIT gesetzt
    .title = Ergebnis:

## Orders that wait for a yes

reply-confirm = Zeilen mit "{ line-label-waiting }" zählen noch nicht. { $why } Antworte auf diese E-Mail mit YES, dann zählen sie so, wie sie gelesen wurden. Du musst nichts noch einmal schicken. In jeder anderen E-Mail schick stattdessen diese Zeile:
reply-confirm-unproven = Zeilen mit "{ line-label-waiting }" zählen noch nicht. { $why } Antworte auf diese E-Mail mit YES oder deinem Passwort, dann zählen sie so, wie sie gelesen wurden. Du musst nichts noch einmal schicken. In jeder anderen E-Mail schick stattdessen diese Zeile:
reply-confirm-more = { $why } Ein YES auf diese E-Mail gilt auch für diese Befehle. Um nur diese zu bestätigen, schick diese Zeile:
reply-confirm-until = Zeilen, die du nicht bestätigst, zählen zum Abgabetermin nicht und verfallen mit dem Ende von { $phase }.

## What did not fit

reply-left-out-pages = Weggelassen, weil diese E-Mail sonst zu lang würde: { LIST($pages, type: "and") }.
reply-ask-again = Bitte frag in einer eigenen E-Mail danach.
reply-rationed = Nichts in deiner E-Mail zeigt, dass sie von dir ist, und Antworten auf solche E-Mails sind begrenzt. Schreib SIGN ON mit deinem Passwort über deine Fragen, oder frag morgen wieder.

## Strangers

reply-waits-for-yes = Eine frühere E-Mail von dieser Adresse wartet auf dein YES. Such die E-Mail "{ $subject }" und antworte darauf nur mit dem Wort YES. Dann wird gelesen, was du schon geschickt hast; du musst es nicht noch einmal schicken.
reply-join = Diese Adresse ist nicht registriert. Um dich zu registrieren und bei { $game } mitzuspielen, antworte mit diesen Zeilen, mit deinem Namen und einem eigenen Passwort:
reply-register = Diese Adresse ist nicht registriert. Zum Registrieren schick diese Zeilen:
reply-newcomer = Eine Anleitung bekommst du mit HELP, die Liste der Partien mit LIST. Wenn du registriert bist, kannst du bei einer Partie mitspielen (SIGN ON ?partie passwort), gegen die Bots des Judge spielen (SIGN ON ?practice passwort), zuschauen (OBSERVE partie passwort) oder dich als Ersatz für ausscheidende Spieler melden (SIGN UP AS STANDBY).

## The last one for now

reply-last = Bis { $until } schickt der Judge keine Antworten mehr an deine Adresse. Was du schickst, wirkt weiterhin, und ein YES oder CANCEL auf eine Frage des Judge wird weiterhin quittiert.
reply-last-in-vain = Das war heute die zehnte Antwort auf eine E-Mail von dir, in der nichts zu tun war. Die nächste solche bekommt bis morgen vielleicht keine Antwort. Befehle zählen weiterhin und werden beantwortet, auch HELP, LIST und PRESS TO M.
reply-lines-left-out = … noch { $number ->
        [one] { $number } Zeile
       *[other] { $number } Zeilen
    }, für die in dieser E-Mail kein Platz ist.
reply-letter-goes-on = … und noch { $number ->
        [one] { $number } Zeile
       *[other] { $number } Zeilen
    }.
line-unquoted = (deine Zeile; nicht gezeigt, weil nichts zeigt, wer schrieb)
line-of-subject = (der Betreff)
