### What the reply to an email says of it as a whole, and of where its sender stands.


## The subject, behind `CODE:game - S1901M`

reply-subject-waiting = { $orders ->
        [one] 1 order is
       *[other] { $orders } orders are
    } not counted yet
reply-subject-lines-waiting = { $lines ->
        [one] 1 line is
       *[other] { $lines } lines are
    } not counted yet
reply-subject-unsent = your message has not been sent
reply-subject-nothing = nothing was changed
reply-subject-adjudicated = { $kind ->
    [retreat] { $phase } have been adjudicated
   *[other] { $phase } has been adjudicated
}
reply-subject-late = your orders are late
reply-subject-missing = { $given } of { $asked }: { $units } { $number ->
        [one] has
       *[other] have
    } no order
reply-subject-due = orders in: { $given } of { $asked }
reply-subject-incomplete = orders are missing for { LIST($powers, type: "and") }
reply-subject-rejected = { $lines ->
        [one] 1 line
       *[other] { $lines } lines
    } rejected
reply-subject-complete = { $asked } of { $asked }: all your orders are in{ $prose ->
        [yes] , the rest was ignored
       *[no] { "" }
    }

## When it came

reply-came = Your email arrived at { $came } and waited { $waited } before the judge could process it. It counts from when it arrived.

## Nothing was read: an address has had what it may get in a day, or the email cannot be read

reply-spent-questions = Many emails asking to take part in games have come from your address today, so no more of them are confirmed with a question. This one was not kept, and nothing was changed.
    .advice = If you sent it, reply to this email with the same lines. They then count immediately.
reply-spent-orders = Many orders have come from your address today without proof of who sent them, so no more of them are confirmed with a question. The orders in this email do not count.
    .advice = If they are yours, reply to this email with them, or send them below SIGN ON with your password. They then count immediately.
reply-spent-passwords = The password in your email is not the password of that player. Many such emails have come in your name, and anyone can send them, so the next one may get no reply today. With the right password, SIGN ON is still answered. For a token that sets a new password, send FORGOT PASSWORD with the name of the game.
reply-spent-bytes = Nothing in your email proves that you sent it, and replies to unproven mail are limited. Today's limit has been reached, so similar email may get no reply today. Include SIGN ON with your password, or reply to an email from the judge: then it counts, and is answered as usual.
reply-nothing-changed = Nothing was changed: { $why }
reply-unreadable = The judge could not read your email: { $why }
    .advice = Nothing was changed. Please send it again as plain text. For instructions, send HELP on a line of its own.
reply-empty = Nothing was changed: there was nothing in your email for the judge. The judge is a program. It reads orders and commands in the text of an email, not ordinary sentences, the subject or attachments. To see what you can write, send HELP.

## What became of the lines

reply-orders-waiting = { $number } { $number ->
        [one] order
       *[other] orders
    } NOT COUNTED YET: see the note below the list.
reply-lines-waiting = { $number } { $number ->
        [one] line
       *[other] lines
    } NOT COUNTED YET: see the note below the list.
reply-also-rejected = { $lines } { $lines ->
        [one] line
       *[other] lines
    } REJECTED (marked !).
reply-trial = { $orders } { $orders ->
        [one] order in a trial DOES
       *[other] orders in a trial DO
    } NOT COUNT (marked ! below). Everything else was accepted.
reply-only-trial = Nothing was changed: { $orders } { $orders ->
        [one] order in a trial DOES
       *[other] orders in a trial DO
    } NOT COUNT (marked ! below). To try them, write TRY above them and END TRY below them.
reply-hidden = { $lines } { $lines ->
        [one] line that looks like orders was not read, because the email hides it
       *[other] lines that look like orders were not read, because the email hides them
    } (marked ! below). Everything else was accepted.
reply-only-hidden = Nothing was changed: { $lines } { $lines ->
        [one] line that looks like orders was not read, because the email hides it. Send it
       *[other] lines that look like orders were not read, because the email hides them. Send them
    } again as plain text.
reply-left-out = { $lines } { $lines ->
        [one] line that looks like orders was NOT READ because of its place
       *[other] lines that look like orders were NOT READ because of their place
    } in the email (marked ! below). Everything else was accepted.
reply-only-left-out = Nothing was changed: { $lines } { $lines ->
        [one] line that looks like orders was NOT READ because of its place in the email. Send it again on a line
       *[other] lines that look like orders were NOT READ because of their place in the email. Send them again on lines
    } that you type yourself.
reply-rejected-unsent = { $lines } { $lines ->
        [one] line
       *[other] lines
    } REJECTED (marked ! below). Your message has NOT BEEN SENT yet.
reply-rejected-with-others = { $lines } { $lines ->
        [one] line
       *[other] lines
    } REJECTED (marked ! below); the lines that depended on it were ignored. Everything else was accepted.
reply-rejected = { $lines } { $lines ->
        [one] line
       *[other] lines
    } REJECTED (marked ! below). Everything else was accepted.
reply-sign-on-rejected = Nothing was changed: your SIGN ON was rejected. See the line marked !.
reply-only-rejected = Nothing was changed: { $lines } { $lines ->
        [one] line
       *[other] lines
    } REJECTED (marked ! below).
reply-unsent = Your message has NOT BEEN SENT yet: see the note below it.
reply-unsent-rest = Your message has NOT BEEN SENT yet: see the note below it. Everything else was accepted.
reply-surplus = Your email has more orders than you are due, so an earlier order has been REPLACED: see the note below.
reply-prose = Your orders and commands were accepted. Other text in your email was ignored.
reply-late = Your email was understood, but its orders arrived AFTER THE DEADLINE: see below.
reply-did-not-fit = Your email was understood, but this reply HAS NO ROOM for everything you asked for: see below.
reply-impossible = Your email was understood, but one of your orders CANNOT WORK: see "Check:" below.
reply-accepted = Your email was processed without errors.
reply-nothing = Nothing was changed: your email contains no orders or commands. To see what you can write, send HELP.

## Where the orders of its sender stand

reply-adjudicated = { $kind ->
    [retreat] { $phase } have been adjudicated.
   *[other] { $phase } has been adjudicated.
} The results are in a separate email. The orders below are for { $now }.
reply-adjudicated-last = { $kind ->
    [retreat] { $phase } have been adjudicated.
   *[other] { $phase } has been adjudicated.
} The results are in a separate email.
reply-missing = { $given } of your { $asked } orders { $given ->
        [one] is
       *[other] are
    } in. No order yet for { LIST($units, type: "and") }.
reply-none-in = No order yet for { LIST($units, type: "and") }.
reply-due = Orders in: { $given } of { $asked }.
reply-incomplete = Orders are still missing for { LIST($powers, type: "and") }.
reply-units-kept = All your units have orders: a unit whose new order was rejected keeps its earlier one.
reply-still-complete = All your orders are in; the rejected { $lines ->
        [one] line is not among them
       *[other] lines are not among them
    }.
reply-pending-complete = All your orders are in; the pending { $lines ->
        [one] line is not
       *[other] lines are not
    } among them.
reply-complete = All your orders are in. You can still change them: send { $replaces ->
        [yes] all of them again, or ADD and just the new ones
       *[no] just the new ones
    }.
reply-complete-impossible = All your orders are in, but one of them cannot work: see "Check:" below. You can still change them: send { $replaces ->
        [yes] all of them again, or ADD and just the new ones
       *[no] just the new ones
    }.
reply-can-change = You can still change them: send { $replaces ->
        [yes] all of them again, or ADD and just the new ones
       *[no] just the new ones
    }.
reply-no-retreats = All your orders are in, but no retreats. A dislodged unit without a retreat is disbanded.
reply-no-builds = All your moves are in, but no builds or removals. Send these in the same email: without them builds are waived, and the rules choose what is removed.
reply-no-retreats-or-builds = All your moves are in, but no retreats and no builds or removals. Send these in the same email: without them a dislodged unit is disbanded, builds are waived, and the rules choose what is removed.
reply-builds-awaited = Until everyone's builds (or WAIVE) are in, nothing is adjudicated before the deadline.
reply-closed-complete = All your orders are in. They stay as they were at the deadline.
reply-nothing-due = { $power } has no orders to send in this phase. You do not need to do anything.
reply-none-in-time = You sent no orders before the deadline.
reply-closed = The deadline has passed. Only orders that arrived in time count, and { $phase ->
        [movement] units without one hold
        [retreat] units without one are disbanded
       *[adjustment] what you did not order is left to the rules
    }. You are not late.
reply-late-declined = You are LATE: the GM did not accept your orders, so they do not count, unless the GM still sends ACCEPT LATE.
reply-late-asked = You are LATE: your orders do not count unless the GM accepts them. The GM has been asked, and you will be told the decision.
reply-late-by-gm = You are LATE: the deadline has passed. Orders sent now are kept, and count only if the GM accepts them.
reply-late-awaited = You are LATE: the deadline has passed and the game is waiting for you.
reply-wait = You have set WAIT, so this phase will not be adjudicated before its deadline. To cancel that, send SET NOWAIT.
reply-wait-alone = To cancel your WAIT, send SET NOWAIT.
reply-joining = The game starts when { $players ->
        [one] 1 more player has
       *[other] { $players } more players have
    } joined. You will get an email then.
reply-awaited = Still waiting for orders from { $powers }.
reply-none-awaited = No orders are missing.
reply-late-waiting = Late orders from { LIST($powers, type: "and") } need your decision. To accept them, send ACCEPT LATE { $which }.
reply-late-refused = Late orders from { LIST($powers, type: "and") } do not count, as you decided. To accept them after all, send ACCEPT LATE { $which }.
reply-process-at = { $left }: all orders are in and no player has set WAIT
    .title = Results:

## Orders that wait for a yes

reply-confirm = Lines marked "{ line-label-waiting }" do not count yet. { $why } Reply to this email with YES, and they count as they were read. You do not have to send anything again. In any other email, send this line instead:
reply-confirm-unproven = Lines marked "{ line-label-waiting }" do not count yet. { $why } Reply to this email with YES or your password, and they count as they were read. You do not have to send anything again. In any other email, send this line instead:
reply-confirm-more = { $why } A YES to this email counts for these orders, too. To confirm only these, send this line:
reply-confirm-until = Lines that you do not confirm do not count at the deadline. They expire when { $phase } is over.

## What did not fit

reply-left-out-pages = Left out because this email would be too long: { LIST($pages, type: "and") }.
reply-ask-again = Please ask for what is missing in a separate email.
reply-rationed = Nothing in your email proves that you sent it, and replies to unproven mail are limited. Put SIGN ON with your password above what you ask for, or ask again tomorrow.

## Strangers

reply-waits-for-yes = An earlier email from this address is waiting for your YES. Find the email "{ $subject }" and reply to it with just the word YES. What you sent before is then read as it is; you do not have to send it again.
reply-join = This address is not registered. To register and join game { $game }, reply with these lines, with your name and a password of your own:
reply-register = This address is not registered. To register, send these lines:
reply-newcomer = For instructions, send HELP; for the list of games, LIST. Once registered, you can join a game (SIGN ON ?game password), start one against the judge's bots (SIGN ON ?practice password), watch one (OBSERVE game password), or offer to replace players who leave (SIGN UP AS STANDBY).

## The last one for now

reply-last = The judge will send no more replies to your address until { $until }. What you send still takes effect, and a YES or CANCEL in reply to a question from the judge is still acknowledged.
reply-last-in-vain = This was the tenth reply today to an email from you with nothing in it for the judge, so the next one like it may get no reply until tomorrow. Orders and commands still count and are still answered, including HELP, LIST and PRESS TO M.
reply-lines-left-out = … { $number ->
    [one] { $number } more line
   *[other] { $number } more lines
 }, for which this email has no room.
reply-letter-goes-on = … and { $number ->
    [one] { $number } more line
   *[other] { $number } more lines
 }.
line-unquoted = (your line is not shown, because nothing proves who sent it)
line-of-subject = (the subject)
