### Remarks about emails and their lines: what was done, ignored or asked.


## Behind "Nothing in your mail was done:"

too-many-lines = it has { NUMBER($lines, useGrouping: 1) } lines or orders for me, or more. { $most } lines, with two orders each, are the most I take in one mail.
mail-waits = it waits for a word from the address of record of the player it speaks for.
mail-waits-if-right = many wrong passwords came for its seat of late, so I say of none whether it is right. If yours was, the mail waits for a word from the player's address of record, where a question is by now.
mail-waits-for-name = it has its YES, but you are not registered yet, so it waits on. Answer my question about your mail with REGISTER with YES, too: then this one is read as well, and nothing has to be sent again. If you sent none, answer this mail with the lines below.
mail-not-asked = a password is too little for it, and its player was asked often enough this hour; so it has had no effect. His CONFIRM to one of those questions lets that one in. For this one, send it again in an hour.
mail-set-aside = handling it failed again and again, by a fault of mine. My keeper has been told. You may send it again, in plain words.

## Behind "Ignored:", where no point stands

line-waits-for-name = it waits until you are registered, and is read then; it need not be sent again
sign-on-refused = the SIGN ON or BECOME above it was refused
    .hint = Put that line right, and send this below it again.
phase-unknown = I do not know which phase it is for
heading-leads = { $heading }: the orders below are for { $phase }
text-unread = your mail hides it or strikes it out, or it stands in a signature or in a second text below an attachment; to have it read, write it into the text of the mail
orders-hidden = The email hides it or strikes it out, or it stands in a signature or in a second text below an attachment, so it was not read.
    .hint = To have it read, write it into the text of the email.
orders-left-out = This line was not read: { $why }.
    .hint = Send the order again on a line of its own, without that.
orders-in-trial = It stands in a trial, in which nothing counts.
    .hint = To give these orders, send them again without the line that begins the trial.
subject-unread = What looks like orders there was not read.
    .hint = Write them into the text of the mail, below SIGN ON power game password.
subject-ignored = I read no subjects.
    .hint = Write it into the text of the mail, each thing on a line of its own.
nobody-proven = Nothing in your mail shows yet that it is from you.
phase-is-past = Your mail answers one about { $then }, and the game is at { $now } by now.
passed-meanwhile = { $at } passed before your email could be handled: it came at { $came }.
    .hint = Nothing has changed. Send the command again with a later time.
reply-too-little = An answer to a mail of mine is too little for this.
    .hint = Put SIGN ON { $seat } { $game } password above it, with your password. FORGOT PASSWORD { $game } brings one.
answer-confirms = nothing waits for your word; this answer is my receipt
orders-of-nobody = Before orders, say who you are.
    .hint = SIGN ON power game password
signed-off = End of what is meant for me.

## What waits for a word

command-waits = It waits for your word, as others are told of it at once: answer the mail I send you with CONFIRM.
concession-waits = Nobody else has to concede, so it ends the game for good, and waits for your word: answer the mail I send you with CONFIRM.
end-waits = No other word is wanted for that end, or only the winner's, so it waits for your word: answer the mail I send you with CONFIRM.
token-of-master = That token is for the word of a master of { $game }, and you are none. Nothing was done; the master is told.
    .hint = Ask the master: PRESS TO M, your words, ENDPRESS.
token-of-writer = That token is for the player who was asked. Nothing was done, and they were told.
    .hint = Send it from one of their addresses, or below SIGN ON power game password.
share-waits = It comes from no address of whoever has the seat, so it waits for his word: a mail to his address asks for CONFIRM.
resignation-waits = Think it over: with silence you stay. You leave if you answer the mail I send you with CONFIRM within a day.
resignation-dropped = Your resignation is dropped: you stay.
asked-often = You were asked for your word often enough for this hour.
    .hint = Answer one of the mails at your address of record.
asked-for-yes-often = Nothing but your address shows that this is from you, and you were asked about that often enough today.
    .hint = Send the line again as an answer to this mail.
word-among-ours = This stands among lines of my own mail, as if a program had sent them back, so it is not done.
    .hint = Write that one line in a new mail, or above all that you quote.
word-unclear-for = Your mail says more than the word, and may mean the opposite. So nothing is done: { $line } still waits.
    .hint = Answer the mail that asks with { $word } alone, or with CANCEL.
only-asked = You asked: there is a question mark in it, so nothing was done.
    .hint = Send it without the question mark.
word-unclear = Your mail says more than the word, and may mean the opposite. So nothing is done: what I asked about still waits.
    .hint = Answer the mail that asks with { $word } alone, or with CANCEL.
word-not-first = Your word counts only as the first line of a mail, so that no program gives it by accident.
    .hint = Answer with that line alone, or put SIGN ON with your password above it.
command-confirmed = { $command }: { $done }
command-cancelled = { $command } will not be done.
request-refused = { $command } will not be done. Whoever asked for it is told so, with what else you write in this mail.
not-master-any-more = You are not the master of that game any more.
phase-opened-since = The game has gone on or back since you were asked, so this is not done.
    .hint = Send { $command } again if you want it now.
left-already = You do not play in that game any more.
mail-confirmed = Thank you: that mail is read now, and answered by itself.
yes-taken = Thank you. What waited for it is read now, and answered by itself.
yes-too-little = What that mail asks about wants CONFIRM: a yes is not enough, and nothing is done yet.
    .hint = Answer that same mail, not this one, with the one word CONFIRM.
nothing-waits-for-yes = Nothing of yours waits for a YES.
mail-cancelled = Good: that mail is thrown away, and I shall not write to you about it again.
all-cancelled = What waited for your word will not be done.
all-cancelled-and-address = What waited for your word will not be done: no new address counts, and your mail stays where it goes now.
done-already = What I asked you about was done already, on { $when }; once is enough.
dropped-already = What I asked you about was dropped already, on { $when }, and not done.
letter-left-already = Too late: your letter left on { $when }, and does not come back.
ran-out = Too late: my question ran out on { $when }, and nothing was done.
    .hint = Send it again if you still want it.
orders-confirmed = These orders for { $power } count now.
orders-cancelled = What you sent will not be done.
orders-lapsed = { $phase } is over, so what waited for this word has lapsed and changes nothing.
orders-unusable = None of those orders could be taken.
orders-proposed = It may be what you mean, but not every word was understood.
commands-proposed = Plain words alone change nothing.
commands-confirmed = What was proposed to you is carried out for { $power }.
command-overtaken = This has changed since it was proposed, and the newer choice stands.
did-you-mean = Did you mean { $line }? Reply YES.
orders-taken-back = The words below it may take it back.
orders-copied = It stands beside lines copied from the judge's email, which contains it too.
orders-marked = The sign before or around it may mean that it is quoted or not chosen.
proposal-overtaken = The order of this unit has changed since this one was proposed, and the newer order stands.
proposal-answered-below = a later line of this email orders the same unit, and that one counts
not-player-any-more = You do not play { $power } any more.
nothing-waits = Nothing waits for your word in { $game }; a letter that has left does not come back, and your orders stand.
    .hint = CLEAR ALL on a line of its own forgets your orders; a new order takes the place of an old one.
command-asked-apart = { $line } waits for your word, and the mail you answer is not the one that asks. Nothing is done yet.
    .hint = Answer my mail "{ email-confirmation-asked.subject }" with the one word CONFIRM, or with CANCEL to have it dropped.
address-asked-apart = { $line } waits for your word, and the mail you answer is not the one that asks. Nothing is done yet.
    .hint = Answer my mail "Do you move?" with the one word CONFIRM, or with CANCEL to have it dropped.
other-address-asked-apart = { $line } waits for your word, and the mail you answer is not the one that asks. Nothing is done yet.
    .hint = Answer my mail "Is this address yours too?" with the one word CONFIRM, or with CANCEL to have it dropped.
token-missing = A bare CONFIRM counts only in an answer to the mail that asked for it.
    .hint = Answer that mail with CONFIRM, or copy the whole line CONFIRM … where it has one.
nothing-waits-for-token = Nothing waits for that token: it is used up, too old, or not one of mine.
    .hint = Send it again if you still want it.
