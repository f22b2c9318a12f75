### Remarks about orders, votes, lent units and letters.

orders-add = The orders of this mail add to what you sent before.
orders-add-always = They always do here: a later mail changes only the units it names.
orders-cleared = Your orders, also those sent ahead, are forgotten.
orders-ahead-cleared = What you sent for later phases is forgotten; the orders of this one stand.
    .hint = CLEAR ALL forgets them, too.
orders-of-phase-cleared = Your orders for { $phase } are forgotten.
no-orders-to-give = You have no orders to give here.
    .hint = SIGN ON power game password
orders-are-for = The orders below are for { $phase }.

## Behind "Order:", as the order itself would stand

kept-for-phase = kept for { $phase }, and read again when that phase opens.
block-kept-for-phase = kept, down to its end, for { $phase }, and read again when that phase opens.
line-acts = printed as { $line }; it acts.
line-speaks = printed as { $line }; it only speaks, the unit holds.

## Behind "Note:"

place-ordered-again = Not counted: another line of this mail is for the same place, and that one counts.
unit-ordered-twice = Not counted: this mail orders the unit twice, so neither order counts.
more-than-due = Not counted: there are more such orders than are due.
fleets-taken = Not counted: of your { $there ->
        [one] { $there } fleet
       *[other] { $there } fleets
    } in { $place } lines above this one order { $taken }.
some-fleets-taken = Counted for { $counted } of { $wanted } fleets: of your { $there ->
        [one] { $there } fleet
       *[other] { $there } fleets
    } in { $place } lines above this one order { $taken }.
practice-held = All your units have orders, but nothing is judged because of this line: send it as it shall be, or SET NOWAIT to have the phase judged as it stands.
surplus-left = This is more than is due, and the newest line counts; no longer counted: { $forgotten }. If another shall go instead, send again what you want to keep.
rest-stays = These have an order, and keep it: { $orders }. ALL UNITS HOLD in a mail of its own holds them, too.
no-rest = Every unit of yours has an order, so there is no rest.
set-replaced = This mail replaces what you sent before; forgotten: { $forgotten }. With ADD in it a mail takes nothing away.
wish-kept = Kept for { $phase }, as it stands below PHASE; it holds when that phase opens.
wish-without-phase = It stands below a PHASE that I could not read.
    .hint = PHASE Fall 1901 Movement above it, or send it by itself.
order-in-force = Your other order stands: { $order }.
wait-set = Wait is set: this phase will not be judged before its deadline.
wait-off = Wait is off: this phase may be judged as soon as all orders are in.
draw-agreed = You vote for the draw, the last who had to: the game is over.
draw-voted = You vote for a draw of all survivors. The vote is secret and holds for this phase.
draw-of-some-voted = You vote for a draw of { LIST($powers, type: "and") }. The vote is secret and holds for this phase.
conceded = You concede the game to { $power }, if all others do. The vote is secret and holds for this phase.
conceded-as-last = You concede the game to { $power }, and nobody else has to: the game is over.
not-conceded = You concede to nobody.
concession-dropped = You concede to nobody; what waited for your CONFIRM is dropped.
end-dropped = You do not vote for that end; what waited for your CONFIRM is dropped.
proposed = Your proposal is number { $number }, and has your YES. Everybody is asked, and nobody learns from me whose it is.
proposed-in-public = Your proposal is number { $number }, and has your YES. Everybody is asked. I do not say whose it is, but when it is counted all learn who voted how, and a lone YES is taken for the proposer's. VOTE ABSTAIN { $number } takes yours back, CANCEL PROPOSAL { $number } the proposal.
proposed-by-master = Your proposal is number { $number }; all players are asked.
proposal-withdrawn = Proposal { $number } is withdrawn; whoever was asked about it is told.
voted-yes = You vote YES on proposal { $number }. You can still change it.
yes-is-vote = Your yes is your vote: you vote YES on proposal { $number }. VOTE NO { $number } or VOTE ABSTAIN { $number } changes it.
voted-no = You vote NO on proposal { $number }. You can still change it.
abstained = You have no vote on proposal { $number }, and have said so. You can still change it.
vote-ends-game = That was the last vote it took: the game is over.
proposal-refused = You refuse the proposal, and the game goes on{ told }.
proposal-left = Noted.
draw-not-voted = You do not vote for a draw.
draw-not-voted-but-proposed = You do not vote for a draw by SET DRAW; but your YES on proposal { $number } stands. VOTE NO { $number } takes it back.
unit-lent = Your unit in { $place }: { $power } gives the orders from now on, until you revoke it.
all-units-lent = All your units: { $power } gives the orders from now on, until you revoke it.
unit-taken-back = Your unit in { $place } is yours to order again.
all-units-taken-back = Whatever you lent until revoked is yours to order again.
too-many-letters = Not sent: { $letters } letters, or { $copies } copies of them, are what a person sends in an hour.
    .hint = Send it again later.
too-many-letters-today = Not sent: { $letters } letters of one person in a game are enough for a day, and you wrote them.
    .hint = Send it again tomorrow, or all that is left to say in one letter then.
told-all-often = Others in { $game } are told of this each time, and you have had them told enough for an hour.
    .hint = Send it again later.
letter-sent = Your letter goes to { LIST($readers, type: "and") }.
letter-sent-to-all = Your letter goes to everybody in the game.
grey-letter-sent = Your unsigned letter goes to { LIST($readers, type: "and") }.
grey-letter-sent-to-all = Your unsigned letter goes to everybody in the game.
letter-sent-to-others = Your letter goes to everybody in the game but { LIST($left_out, type: "and") }.
grey-letter-sent-to-others = Your unsigned letter goes to everybody in the game but { LIST($left_out, type: "and") }.
letter-shows-broadcast = They see it as a broadcast to everybody.
letter-shows-readers = They see it as a letter to { LIST($readers, type: "and") }.
letter-shows-others = They see it as a letter to everybody but { LIST($left_out, type: "and") }.
letter-posted = It waits as letter { $number } and leaves with the results of { $phase }; RECALL { $number } takes it back.
letter-posted-if = It waits as letter { $number } and leaves with the results of { $phase }, if this holds then: { $condition }. RECALL { $number } takes it back.
letter-late = You are late with your orders; they should come before letters.
letter-not-held = Your letter { $number } in { $game } was to leave if this held: { $condition }. It does not, so it was not sent.
letters-recalled = None of your letters waits for the results any more.
one-letter-recalled = Letter { $number } will not be sent.
copies-on = From now on you get a copy of each letter you write in { $game }.
copies-off = You get no copies of your own letters in { $game }.
all-press-on = From now on you get copies of the letters between others in { $game }. Everybody in the game is told.
all-press-off = You get those letters in { $game } that are for you.
broadcasts-on = Broadcasts in { $game } reach you.
broadcasts-off = Broadcasts in { $game } do not reach you any more; SET BROADCAST brings them back.
diary-recorded = Entry { $number } is in your diary. Nobody else reads it.
diary-recorded-until = Entry { $number } is in your diary. Nobody else reads it before the game is over; then everybody does.
diary-empty = Your diary in { $game } is empty.
    .hint = DIARY, your words, ENDDIARY: each on a line of its own.
diary-listed = Your diary in { $game } has { $number ->
        [one] { $number } entry
       *[other] { $number } entries
    }. DIARY READ and a number shows one.
diary-shown = This is what your diary in { $game } says.
diary-deleted = Entry { $number } is gone from your diary.
letter-unread = Nobody is there for { LIST($readers, type: "and") } at the moment: no copy goes there.
everybody = everybody in the game
everybody-but = all but { LIST($left_out, type: "and") }
minutes = { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
seconds = { $number ->
        [one] { $number } second
       *[other] { $number } seconds
    }
letter-leaves = Your letter goes to { LIST($readers, type: "and") } in { $wait }. To stop it, answer this mail with CANCEL.
grey-letter-leaves = Your letter goes to { LIST($readers, type: "and") } in { $wait }, without your name. To stop it, answer this mail with CANCEL.
letter-asks = { $why } If your letter shall go to { LIST($readers, type: "and") }, answer this mail with YES; to send it to others, answer with one line, PRESS TO and their names.
grey-letter-asks = { $why } If your letter shall go to { LIST($readers, type: "and") }, without your name, answer this mail with YES; to send it to others, answer with one line, PRESS TO and their names.
letter-to-everybody = You answer a letter to everybody.
letter-to-observers = You answer an observer, and all observers would read it.
letter-for-one = It says that it is not for all who would read it: PRESS TO { $author } sends it to who wrote to you.
letter-calls-others = It calls somebody who would not read it: PRESS TO { $to } sends it there.
letter-forwarded = You forward a letter, and an answer to it goes to who wrote it.
letter-meant-for-me = A line of it reads as if it were meant for me, and I have done nothing about it.
letter-holds-password = One of its words is a password of yours, so this message was not sent to anybody.
    .hint = Answer the message again, without that word: an answer needs no password.
letter-may-hold-password = It may hold a password: some of its words look like one, or a line like a SIGN ON.
letter-beside-lines = Lines beside it are for me, and stay out of it.
letter-beside-doubt = Your words were not sent, as the orders beside them wait for a word of yours.
    .hint = Answer the letter once more, with your words alone.
letter-among-ours = Sentences of the mail you answer stand among your words, so I cannot tell them apart, and no letter was sent.
    .hint = Answer it once more with your words alone, or PRESS TO and names, your words, ENDPRESS: each on a line of its own.
letter-names-author = A name of yours stands in it, which the others do not know.
letter-so-soon = It came so soon after my mail that a program may have written it.
letter-again = The same words came before, as from a program.
letter-tells-absence = It reads as if a program had answered for somebody who is away.
letter-nothing-left = Your answer seems to be a greeting and a signature and nothing else, so no letter was sent.
    .hint = PRESS TO and a power, your words, ENDPRESS: each on a line of its own.
letter-author-unknown = The letter you answer does not say who wrote it, so your answer was not sent.
    .hint = BROADCAST, your words, ENDPRESS: each on a line of its own. Whoever it is reads that.
letter-author-without-power = Powers have no players yet, so no letter goes to one of them alone, and yours was not sent.
    .hint = BROADCAST, your words, ENDPRESS: each on a line of its own.
letter-of-other-start = The start of { $game } was taken back after the letter you answer, and its powers are others' now; so your answer was not sent.
    .hint = PRESS TO and a power's name, your words, ENDPRESS: each on a line of its own, once the game runs.
letter-author-gone = Who wrote that letter leads { $power } no longer; somebody else does.
letter-wants-password = An answer alone is no proof in { $game }, so your letter was not sent.
    .hint = SIGN ON with your power, { $game } and your password, then PRESS TO and names, your words, ENDPRESS: each on a line of its own.
letter-cancelled = Your letter will not be sent.
letter-game-over = { $game } has ended meanwhile, so your letter was not sent.
letter-seat-left = You have left your part in { $game } meanwhile, so your letter was not sent.
