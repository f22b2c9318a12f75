### Remarks about emails and their lines: what was done, ignored or asked.


## Behind "Nothing in your mail was done:"

too-many-lines = it has at least { NUMBER($lines, useGrouping: 1) } lines or orders for the judge. One email can have at most { $most } lines, with two orders each.
mail-waits = it has to be confirmed from the address of record of the player it speaks for.
mail-waits-if-right = many wrong passwords have arrived for this place, so the judge does not say whether a password is right. If yours was, your email has to be confirmed: the question is at the player's address of record.
mail-waits-for-name = it has its YES, but you are not registered yet, so it still waits. Reply YES to the question about your email with REGISTER, too: then this one is processed as well, and nothing has to be sent again. If you sent no REGISTER, reply to this email with the lines below.
mail-not-asked = a password is not enough proof for it, and its player has been asked too often this hour. It has had no effect. If the player replies CONFIRM to one of those questions, that email counts. For this one, send it again in an hour.
mail-set-aside = processing it failed repeatedly because of a bug in the judge. The judge keeper has been told. You can send it again, in simpler words.

## Behind "Ignored:", where no point stands

line-waits-for-name = it waits until you are registered and is processed then; you do not need to send it again
sign-on-refused = the SIGN ON or BECOME above it was rejected
    .hint = Correct that line, and send this one again below it.
phase-unknown = it does not say which phase it is for
heading-leads = { $heading }: the orders below are for { $phase }
text-unread = your email hides it or strikes it out, or it is in a signature or in a second text below an attachment; to have it read, put it in the body of the email
orders-hidden = The email hides it or strikes it out, or it is in a signature or in a second text below an attachment, so it was not read.
    .hint = To have it read, put it in the body of the email.
orders-left-out = This line was not read: { $why }.
    .hint = Send the order again on a line of its own, without that.
orders-in-trial = It is in a trial, in which nothing counts.
    .hint = To give these orders, send them again without the line that begins the trial.
subject-unread = The subject looks like orders, but the judge does not read subject lines.
    .hint = Put them in the body of the email, below SIGN ON power game password.
subject-ignored = The judge does not read subject lines.
    .hint = Put it in the body of the email, one command or order to a line.
nobody-proven = Nothing in your email proves yet that you sent it.
phase-is-past = You are replying to an email about { $then }, and the game is now in { $now }.
passed-meanwhile = { $at } passed before your email could be processed: it arrived at { $came }.
    .hint = Send the command again with a later time. Nothing has changed.
reply-too-little = A reply to an email from the judge is not enough proof for this command.
    .hint = Put SIGN ON { $seat } { $game } and your password on the line above it. If you have no password, send FORGOT PASSWORD { $game }.
answer-confirms = nothing is waiting for your confirmation; this email is only a receipt
orders-of-nobody = Sign on before your orders.
    .hint = Put SIGN ON power game password above them.
signed-off = End of commands.

## What waits for a word

command-waits = This needs confirmation because others are told immediately. Reply CONFIRM to the email you are about to receive.
concession-waits = This needs confirmation because no one else has to concede, so it would end the game for good. Reply CONFIRM to the email you are about to receive.
end-waits = This needs confirmation because it would end the game: no other vote is needed, or only the winner's. Reply CONFIRM to the email you are about to receive.
token-of-master = That token is for a decision of the GM of { $game }, and you are not a GM. Nothing was done, and the GM has been told.
    .hint = To ask the GM, send PRESS TO M, your text, ENDPRESS, each on its own line.
token-of-writer = That token is for the player who was asked. Nothing was done, and they were told.
    .hint = Send it from one of their addresses, or below SIGN ON power game password.
share-waits = This needs confirmation because it does not come from an address of the power's player. An email to that address asks them to reply CONFIRM.
resignation-waits = To leave, reply CONFIRM within a day to the email you are about to receive. If you do not reply, you stay in the game.
resignation-dropped = Your resignation is cancelled. You stay in the game.
asked-often = You have been asked for confirmation too often this hour.
    .hint = Reply to one of the emails at your address of record.
asked-for-yes-often = Only your address shows that you sent this, and you have been asked to confirm that too often today.
    .hint = Send the line again in reply to this email.
word-among-ours = This line is among lines of the judge's own email, as if a program had sent them back, so it was not carried out.
    .hint = Write that one line in a new email, or above everything that you quote.
word-unclear-for = Your reply contains more than the one word, so it may mean something else. Nothing was done, and { $line } is still pending.
    .hint = Reply to the request with just { $word }, or with CANCEL.
only-asked = This line contains a question mark, so it was taken as a question and not carried out.
    .hint = Send it without the question mark.
word-unclear = Your reply contains more than the one word, so it may mean something else. Nothing was done, and the request is still pending.
    .hint = Reply to the request with just { $word }, or with CANCEL.
word-not-first = The confirmation must be the first line of your email, so that no program can send it by accident.
    .hint = Reply with only that line, or put SIGN ON with your password above it.
command-confirmed = { $command }: { $done }
command-cancelled = { $command } has been cancelled.
request-refused = { $command } will not be done. The player who asked for it is told, with anything else you write in this email.
not-master-any-more = You are no longer a GM of that game.
phase-opened-since = The phase has changed since you were asked, so this was not done.
    .hint = If you still want it, send { $command } again.
left-already = You no longer play in that game.
mail-confirmed = Thank you. That email is now being processed; you will get a separate reply.
yes-taken = Thank you. What was waiting for it is now being processed; you will get a separate reply.
yes-too-little = That request needs CONFIRM, not YES. Nothing has been done yet.
    .hint = Reply CONFIRM to that email, not to this one.
nothing-waits-for-yes = You have nothing waiting for a YES.
mail-cancelled = That email has been discarded. You will not be asked about it again.
all-cancelled = The requests that needed your confirmation have been cancelled.
all-cancelled-and-address = The requests that needed your confirmation have been cancelled. No new address counts, and your mail goes where it did before.
done-already = Already done on { $when }. There is no need to confirm again.
dropped-already = That request was cancelled on { $when } and was not carried out.
letter-left-already = Too late: your message was sent on { $when } and cannot be recalled.
ran-out = Too late: the request expired on { $when }, and nothing was done.
    .hint = If you still want it, send it again.
orders-confirmed = These orders for { $power } now count.
orders-cancelled = Cancelled: what you sent will not be done.
orders-lapsed = { $phase } is over, so the orders that needed this reply have expired. Nothing has changed.
orders-unusable = None of those orders could be accepted.
orders-proposed = It may be what you mean, but not every word was understood.
commands-proposed = An ordinary sentence alone changes nothing.
commands-confirmed = The proposal is carried out for { $power }.
command-overtaken = This has changed since it was proposed, and the newer choice counts.
did-you-mean = Did you mean { $line }? Reply YES.
orders-taken-back = The words below it may take it back.
orders-copied = It is next to lines copied from the judge's email, which contains it too.
orders-marked = The sign before or around it may mean that it is quoted or not chosen.
proposal-overtaken = The order for this unit has changed since this one was proposed, and the newer order counts.
proposal-answered-below = a later line of this email orders the same unit, and that one counts
not-player-any-more = You no longer play { $power }.
nothing-waits = You have nothing in { $game } to cancel. A message that has been sent cannot be recalled, and your orders still count.
    .hint = To delete your orders, send CLEAR ALL on its own line. To change an order, send the new one.
command-asked-apart = { $line } needs your confirmation, and you are replying to a different email. Nothing has been done yet.
    .hint = Reply to the email that asks you to confirm it, with just the word CONFIRM, or with CANCEL.
address-asked-apart = { $line } needs your confirmation, and you are replying to a different email. Nothing has been done yet.
    .hint = Reply to the email "{ email-address-asked.subject }" with just the word CONFIRM, or with CANCEL.
other-address-asked-apart = { $line } needs your confirmation, and you are replying to a different email. Nothing has been done yet.
    .hint = Reply to the email "{ email-also-asked.subject }" with just the word CONFIRM, or with CANCEL.
token-missing = CONFIRM alone counts only in reply to the email that asked for it.
    .hint = Reply CONFIRM to that email, or copy the whole line CONFIRM … from it, if it has one.
nothing-waits-for-token = That token is not valid: it has been used, has expired, or did not come from this judge.
    .hint = If you still want it, send it again.
