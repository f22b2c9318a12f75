### Remarks about emails and their lines: what was done, ignored or asked.


## Behind "Nothing in your mail was done:"

too-many-lines = sie hat mindestens { NUMBER($lines, useGrouping: 1) } Zeilen oder Befehle für den Judge. Eine E-Mail darf höchstens { $most } Zeilen mit je zwei Befehlen haben.
mail-waits = sie muss von der eingetragenen Adresse des Spielers bestätigt werden, für den sie spricht.
mail-waits-if-right = für diesen Platz kamen viele falsche Passwörter an, deshalb sagt der Judge nicht, ob ein Passwort stimmt. War deines richtig, muss deine E-Mail bestätigt werden: Die Frage liegt bei der eingetragenen Adresse des Spielers.
mail-waits-for-name = sie hat ihr YES, aber du bist noch nicht registriert, also wartet sie noch. Antworte auch auf die Frage zu deiner E-Mail mit REGISTER mit YES: Dann wird auch diese verarbeitet, und du musst nichts noch einmal schicken. Hast du kein REGISTER geschickt, antworte auf diese E-Mail mit den Zeilen unten.
mail-not-asked = ein Passwort genügt dafür nicht als Nachweis, und der Spieler wurde in dieser Stunde schon zu oft gefragt. Sie hatte keine Wirkung. Antwortet der Spieler mit CONFIRM auf eine dieser Fragen, zählt jene E-Mail. Diese schick in einer Stunde noch einmal.
mail-set-aside = ihre Verarbeitung ist wegen eines Fehlers im Judge mehrmals gescheitert. Die Betreuung des Judge weiß davon. Du kannst sie mit einfacheren Worten noch einmal schicken.

## Behind "Ignored:", where no point stands

line-waits-for-name = sie wartet, bis du registriert bist, und wird dann verarbeitet; du musst sie nicht noch einmal schicken
sign-on-refused = das SIGN ON oder BECOME darüber wurde abgelehnt
    .hint = Berichtige jene Zeile und schick diese darunter noch einmal.
phase-unknown = es sagt nicht, für welche Phase es gilt
heading-leads = { $heading }: Die Befehle darunter gelten für { $phase }
text-unread = deine E-Mail verbirgt es oder streicht es durch, oder es steht in einer Signatur oder in einem zweiten Text unter einem Anhang; damit es gelesen wird, schreib es in den Text der E-Mail
orders-hidden = Die E-Mail verbirgt es oder streicht es durch, oder es steht in einer Signatur oder in einem zweiten Text unter einem Anhang. Es wurde deshalb nicht gelesen.
    .hint = Damit es gelesen wird, schreib es in den Text der E-Mail.
orders-left-out = Diese Zeile wurde nicht gelesen: { $why }.
    .hint = Schick den Befehl noch einmal in einer eigenen Zeile, ohne das.
orders-in-trial = Das steht in einem Versuch, in dem nichts zählt.
    .hint = Um diese Befehle zu geben, schick sie noch einmal ohne die Zeile, mit der der Versuch beginnt.
subject-unread = Der Betreff sieht wie Befehle aus, aber der Judge liest keine Betreffzeilen.
    .hint = Schreib sie in den Text der E-Mail, unter SIGN ON Macht Partie Passwort.
subject-ignored = Der Judge liest keine Betreffzeilen.
    .hint = Schreib es in den Text der E-Mail, jeden Befehl in eine eigene Zeile.
nobody-proven = Noch zeigt nichts in deiner E-Mail, dass sie von dir ist.
phase-is-past = Du antwortest auf eine E-Mail über { $then }, und die Partie ist jetzt in { $now }.
passed-meanwhile = { $at } war vorbei, bevor deine E-Mail verarbeitet werden konnte: Sie kam am { $came } an.
    .hint = Schick den Befehl noch einmal mit einer späteren Zeit. Nichts hat sich geändert.
reply-too-little = Eine Antwort auf eine E-Mail des Judge genügt für diesen Befehl nicht als Nachweis.
    .hint = Schreib SIGN ON { $seat } { $game } und dein Passwort in die Zeile darüber. Hast du kein Passwort, schick FORGOT PASSWORD { $game }.
answer-confirms = nichts wartet auf deine Bestätigung; diese E-Mail ist nur eine Quittung
orders-of-nobody = Melde dich vor deinen Befehlen an.
    .hint = Schreib SIGN ON Macht Partie Passwort darüber.
signed-off = Ende der Befehle.

## What waits for a word

command-waits = Das musst du bestätigen, weil andere sofort davon erfahren. Antworte mit CONFIRM auf die E-Mail, die du gleich bekommst.
concession-waits = Das musst du bestätigen: Niemand sonst muss aufgeben, es würde die Partie also endgültig beenden. Antworte mit CONFIRM auf die E-Mail, die du gleich bekommst.
end-waits = Das musst du bestätigen, weil es die Partie beenden würde: Es fehlt keine andere Stimme, oder nur die des Siegers. Antworte mit CONFIRM auf die E-Mail, die du gleich bekommst.
token-of-master = Dieses Token gilt einer Entscheidung der Spielleitung von { $game }, und die bist du nicht. Nichts wurde getan, und die Spielleitung weiß davon.
    .hint = Um die Spielleitung zu fragen, schick PRESS TO M, deinen Text und ENDPRESS, jedes in einer eigenen Zeile.
token-of-writer = Dieses Token gilt dem Spieler, der gefragt wurde. Nichts wurde getan, und er weiß davon.
    .hint = Schick es von einer seiner Adressen, oder unter SIGN ON Macht Partie Passwort.
share-waits = Das muss bestätigt werden, weil es nicht von einer Adresse des Spielers dieser Macht kommt. Eine E-Mail an diese Adresse bittet um CONFIRM.
resignation-waits = Um auszusteigen, antworte innerhalb eines Tages mit CONFIRM auf die E-Mail, die du gleich bekommst. Antwortest du nicht, bleibst du in der Partie.
resignation-dropped = Dein Ausstieg ist abgesagt. Du bleibst in der Partie.
asked-often = In dieser Stunde wurdest du schon zu oft um eine Bestätigung gebeten.
    .hint = Antworte auf eine der E-Mails an deine eingetragene Adresse.
asked-for-yes-often = Nur deine Adresse zeigt, dass das von dir ist, und heute wurdest du schon zu oft um eine Bestätigung gebeten.
    .hint = Schick die Zeile noch einmal als Antwort auf diese E-Mail.
word-among-ours = Diese Zeile steht zwischen Zeilen aus einer E-Mail des Judge, als hätte ein Programm sie zurückgeschickt. Sie wurde deshalb nicht ausgeführt.
    .hint = Schreib diese eine Zeile in eine neue E-Mail, oder über alles, was du zitierst.
word-unclear-for = Deine Antwort enthält mehr als das eine Wort, kann also etwas anderes bedeuten. Nichts wurde getan, und { $line } wartet noch.
    .hint = Antworte auf die Frage nur mit { $word }, oder mit CANCEL.
only-asked = Diese Zeile enthält ein Fragezeichen. Sie wurde als Frage verstanden und nicht ausgeführt.
    .hint = Schick sie ohne Fragezeichen.
word-unclear = Deine Antwort enthält mehr als das eine Wort, kann also etwas anderes bedeuten. Nichts wurde getan, und die Frage ist noch offen.
    .hint = Antworte auf die Frage nur mit { $word }, oder mit CANCEL.
word-not-first = Die Bestätigung muss die erste Zeile deiner E-Mail sein, damit kein Programm sie versehentlich schickt.
    .hint = Antworte nur mit dieser Zeile, oder schreib SIGN ON mit deinem Passwort darüber.
command-confirmed = { $command }: { $done }
command-cancelled = { $command } ist abgesagt.
request-refused = { $command } wird nicht ausgeführt. Der Spieler, der darum gebeten hat, erfährt das, mit allem, was du sonst in dieser E-Mail schreibst.
not-master-any-more = Du leitest diese Partie nicht mehr.
phase-opened-since = Seit du gefragt wurdest, hat die Phase gewechselt. Es wurde deshalb nicht ausgeführt.
    .hint = Wenn du es noch willst, schick { $command } noch einmal.
left-already = Du spielst in dieser Partie nicht mehr.
mail-confirmed = Danke. Jene E-Mail wird jetzt verarbeitet; du bekommst eine eigene Antwort.
yes-taken = Danke. Was darauf gewartet hat, wird jetzt verarbeitet; du bekommst eine eigene Antwort.
yes-too-little = Diese Frage braucht CONFIRM, nicht YES. Noch wurde nichts getan.
    .hint = Antworte auf jene E-Mail mit CONFIRM, nicht auf diese.
nothing-waits-for-yes = Nichts von dir wartet auf ein YES.
mail-cancelled = Jene E-Mail ist verworfen. Du wirst nicht mehr danach gefragt.
all-cancelled = Was auf deine Bestätigung wartete, ist abgesagt.
all-cancelled-and-address = Was auf deine Bestätigung wartete, ist abgesagt. Keine neue Adresse gilt, und deine E-Mails gehen dorthin, wohin sie bisher gingen.
done-already = Schon am { $when } erledigt. Du musst es nicht noch einmal bestätigen.
dropped-already = Das wurde am { $when } abgesagt und nicht ausgeführt.
letter-left-already = Zu spät: Deine Nachricht ging am { $when } hinaus und kann nicht zurückgeholt werden.
ran-out = Zu spät: Die Frage ist am { $when } verfallen, und nichts wurde getan.
    .hint = Wenn du es noch willst, schick es noch einmal.
orders-confirmed = Diese Befehle für { NAME($power, form: "accusative") } zählen jetzt.
orders-cancelled = Abgesagt: Was du geschickt hast, wird nicht ausgeführt.
orders-lapsed = { $phase } ist vorbei, also sind die Befehle verfallen, die auf diese Antwort warteten. Nichts hat sich geändert.
orders-unusable = Keiner dieser Befehle konnte angenommen werden.
orders-proposed = Das könnte gemeint sein, aber nicht jedes Wort wurde verstanden.
commands-proposed = Ein gewöhnlicher Satz allein ändert nichts.
commands-confirmed = Der Vorschlag ist für { NAME($power, form: "accusative") } ausgeführt.
command-overtaken = Das hat sich seit dem Vorschlag geändert, und es gilt die neuere Wahl.
did-you-mean = Meintest du { $line }? Antworte mit YES.
orders-taken-back = Die Worte darunter nehmen es vielleicht zurück.
orders-copied = Es steht neben Zeilen aus einer E-Mail des Judge, die es auch enthält.
orders-marked = Das Zeichen davor oder darum bedeutet vielleicht, dass es zitiert oder nicht gewählt ist.
proposal-overtaken = Der Befehl für diese Einheit hat sich seit diesem Vorschlag geändert, und es gilt der neuere Befehl.
proposal-answered-below = eine spätere Zeile dieser E-Mail befiehlt dieselbe Einheit, und die gilt
not-player-any-more = Du spielst { NAME($power, form: "accusative") } nicht mehr.
nothing-waits = In { $game } gibt es nichts von dir abzusagen. Eine verschickte Nachricht kann nicht zurückgeholt werden, und deine Befehle zählen weiterhin.
    .hint = Um deine Befehle zu löschen, schick CLEAR ALL in einer eigenen Zeile. Um einen zu ändern, schick den neuen.
command-asked-apart = { $line } musst du bestätigen, und du antwortest auf eine andere E-Mail. Noch wurde nichts getan.
    .hint = Antworte auf die E-Mail, die dich danach fragt, nur mit dem Wort CONFIRM, oder mit CANCEL.
address-asked-apart = { $line } musst du bestätigen, und du antwortest auf eine andere E-Mail. Noch wurde nichts getan.
    .hint = Antworte auf die E-Mail "{ email-address-asked.subject }" nur mit dem Wort CONFIRM, oder mit CANCEL.
other-address-asked-apart = { $line } musst du bestätigen, und du antwortest auf eine andere E-Mail. Noch wurde nichts getan.
    .hint = Antworte auf die E-Mail "{ email-also-asked.subject }" nur mit dem Wort CONFIRM, oder mit CANCEL.
token-missing = CONFIRM allein zählt nur als Antwort auf die E-Mail, die danach fragt.
    .hint = Antworte auf jene E-Mail mit CONFIRM, oder übernimm aus ihr die ganze Zeile CONFIRM …, wenn sie eine hat.
nothing-waits-for-token = Dieses Token gilt nicht: Es wurde schon verwendet, ist verfallen oder kam nicht von diesem Judge.
    .hint = Wenn du es noch willst, schick es noch einmal.
