### Remarks about orders, votes, lent units and messages.

orders-add = The orders in this email are added to those you sent before.
orders-add-always = No need for that here: a later email changes only the units it names.
orders-cleared = All your orders have been deleted, including those for later phases.
orders-ahead-cleared = Your orders for later phases have been deleted. Those for the current phase still count.
    .hint = To delete them as well, send CLEAR ALL.
orders-of-phase-cleared = Your orders for { $phase } have been deleted.
no-orders-to-give = You have no orders to give here.
    .hint = Send SIGN ON power game password above your orders.
orders-are-for = The orders below are for { $phase }.

## After "Order:", as the order itself would stand

kept-for-phase = saved for { $phase }; it will be checked when that phase begins.
block-kept-for-phase = saved as a whole for { $phase }; it will be checked when that phase begins.
line-for-fleets = { $order } ({ $number } fleets)
line-acts = printed as { $line }. It is an order.
line-speaks = printed as { $line }. It is only a message: the unit holds.

## After "Note:"

place-ordered-again = Not counted: another line in this email is for the same province, and that one counts.
unit-ordered-twice = Not counted: this email orders the unit twice, so neither order counts.
more-than-due = Not counted: you have more of these orders than you are due.
fleets-taken = Not counted: lines above this one already order { $taken } of your { $there ->
        [one] { $there } fleet
       *[other] { $there } fleets
    } in { $place }.
some-fleets-taken = Counted for { $counted } of { $wanted } fleets: lines above this one already order { $taken } of your { $there ->
        [one] { $there } fleet
       *[other] { $there } fleets
    } in { $place }.
practice-held = All your units have orders, but because of this line nothing has been adjudicated. Correct it and send it again; or send SET NOWAIT to adjudicate with the orders as they are.
surplus-left = This is more than you are due, so the newest line counts and these no longer do: { $forgotten }. To give up another one instead, send again the orders you want to keep.
rest-stays = These units have orders and keep them: { $orders }. To hold them as well, send ALL UNITS HOLD in a separate email.
no-rest = All your units have orders, so there are no others.
set-replaced = This email replaces your earlier orders. Deleted: { $forgotten }. To keep earlier orders, put ADD in your email.
ahead-replaced = This replaces what you sent before, which is deleted: { $forgotten }.
wish-kept = Saved for { $phase }, because it is below PHASE. It counts when that phase begins.
wish-without-phase = It is below a PHASE line that the judge could not read.
    .hint = Put its phase above it, for example PHASE { $phase }, or send it in a separate email.
order-in-force = Your other order still counts: { $order }.
wait-set = WAIT is on for this phase.
wait-off = WAIT is off: this phase can be adjudicated as soon as all orders are in.
draw-agreed = You vote for the draw. Yours was the last vote needed: the game is over.
draw-voted = You vote for a draw of all survivors. The vote is secret and counts for this phase.
draw-of-some-voted = You vote for a draw of { LIST($powers, type: "and") }. The vote is secret and counts for this phase.
conceded = You concede the game to { $power }, if all others do. The vote is secret and counts for this phase.
conceded-as-last = You concede the game to { $power }. Yours was the last vote needed: the game is over.
not-conceded = You are not conceding to any power.
concession-dropped = You are not conceding to any power. The request for your CONFIRM has been cancelled.
end-dropped = You are not voting for that end. The request for your CONFIRM has been cancelled.
proposed = Your proposal is number { $number }, and counts as your YES. Everyone is asked, and no one is told who proposed it.
proposed-in-public = Your proposal is number { $number }, and counts as your YES. Everyone is asked, and the judge does not say who proposed it. But when the votes are counted, everyone learns who voted how, and a lone YES looks like the proposer's. To take back your YES, send VOTE ABSTAIN { $number }; to withdraw the proposal, CANCEL PROPOSAL { $number }.
proposed-by-master = Your proposal is number { $number }. All players are asked.
proposal-withdrawn = Proposal { $number } is withdrawn. The players who were asked about it have been told.
voted-yes = You vote YES on proposal { $number }. You can still change it.
yes-is-vote = Your reply counts as your vote: YES on proposal { $number }. To change it, send VOTE NO { $number } or VOTE ABSTAIN { $number }.
voted-no = You vote NO on proposal { $number }. You can still change it.
abstained = You abstain on proposal { $number }. You can still change it.
vote-ends-game = That was the last vote needed: the game is over.
proposal-refused = You have rejected the proposal, and the game continues.{ told }
proposal-left = Recorded. The proposal is not rejected.
draw-not-voted = You are not voting for a draw.
draw-not-voted-but-proposed = You are not voting for a draw with SET DRAW, but your YES on proposal { $number } still counts. To take it back, send VOTE NO { $number }.
unit-lent = From now on { $power } orders your unit in { $place }, until you revoke the proxy.
all-units-lent = From now on { $power } orders all your units, until you revoke the proxy.
unit-taken-back = You order your unit in { $place } again.
all-units-taken-back = All your standing proxies are revoked. You order those units again.
too-much-press = Not sent: a person can send at most { $letters } messages, or { $copies } copies of them, in an hour.
    .hint = Send it again later.
too-much-press-today = Not sent: a person can send at most { $letters } messages in one game in a day, and you have sent them.
    .hint = Send it again tomorrow, with everything else in the same message.
told-all-often = Others in { $game } are told of this each time, and you have reached the limit for an hour.
    .hint = Send it again later.
press-sent = Your message is being sent to { LIST($readers, type: "and") }.
press-sent-to-all = Your message is being sent to everyone in the game.
grey-press-sent = Your anonymous message is being sent to { LIST($readers, type: "and") }.
grey-press-sent-to-all = Your anonymous message is being sent to everyone in the game.
press-sent-to-others = Your message is being sent to everyone in the game except { LIST($left_out, type: "and") }.
grey-press-sent-to-others = Your anonymous message is being sent to everyone in the game except { LIST($left_out, type: "and") }.
press-shows-broadcast = They see it as a broadcast to everyone.
press-shows-readers = They see it as a message to { LIST($readers, type: "and") }.
press-shows-others = They see it as a message to everyone except { LIST($left_out, type: "and") }.
press-posted = It is message { $number } of those waiting, and will be sent with the results of { $phase }. To stop it, send RECALL { $number }.
press-posted-if = It is message { $number } of those waiting, and will be sent with the results of { $phase } if this is true then: { $condition }. To stop it, send RECALL { $number }.
press-late = Your orders are late; please send them before messages.
press-not-held = Your message { $number } in { $game } was to be sent if this was true: { $condition }. It is not, so the message was not sent.
press-recalled = None of your messages is waiting for the results any more.
press-recalled-one = Message { $number } will not be sent.
copies-on = From now on you get a copy of each message you send in { $game }.
copies-off = You get no copies of your own messages in { $game }.
all-press-on = From now on you get copies of the messages between others in { $game }. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Everyone in the game is told.
    }
all-press-off = In { $game } you get only the messages that are for you.
broadcasts-on = You get broadcasts in { $game }.
broadcasts-off = You no longer get broadcasts in { $game }. To get them again, send SET BROADCAST.
diary-recorded = Entry { $number } is in your diary. No one else can read it.
diary-recorded-until = Entry { $number } is in your diary. No one else can read it before the game is over; then everyone can.
diary-empty = Your diary in { $game } is empty.
    .hint = To write in it, send DIARY, your text, ENDDIARY, each on its own line.
diary-listed = Your diary in { $game } has { $number ->
        [one] { $number } entry
       *[other] { $number } entries
    }. To read one, send DIARY READ and its number.
diary-shown = This is your diary in { $game }.
diary-deleted = Entry { $number } has been deleted from your diary.
press-unread = No copy was sent to { LIST($readers, type: "and") }: no one is there at the moment.
everybody = everyone in the game
everybody-but = everyone except { LIST($left_out, type: "and") }
minutes = { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
seconds = { $number ->
        [one] { $number } second
       *[other] { $number } seconds
    }
press-leaves = Your message will be sent to { LIST($readers, type: "and") } in { $wait }. To stop it, reply CANCEL.
grey-press-leaves = Your message will be sent to { LIST($readers, type: "and") } in { $wait }, without your name. To stop it, reply CANCEL.
press-asks = { $why } To send your message to { LIST($readers, type: "and") }, reply YES to this email. To send it to others, reply with one line: PRESS TO and their names.
grey-press-asks = { $why } To send your message to { LIST($readers, type: "and") } without your name, reply YES to this email. To send it to others, reply with one line: PRESS TO and their names.
press-to-everybody = You are replying to a message to everyone.
press-to-observers = You are replying to an observer, and all observers would read your message.
press-for-one = Your message says that it is not for everyone who would read it. To send it only to the author, use PRESS TO { $author }.
press-calls-others = Your message addresses someone who would not read it. To send it there, use PRESS TO { $to }.
press-forwarded = You are forwarding a message, and the reply would go to its author.
press-calls-judge = Your message addresses the judge or the GM, or asks something that only the judge can answer. To write to the GM, use PRESS TO M. To give orders, write each on a line of its own.
press-below-orders = Your message is below your orders, so it may be meant for the judge.
press-about-reader = Your message speaks about one of its readers, so it may be meant for the judge or for someone else.
press-not-to-be-sent = Your message says that it is not to be sent.
press-meant-for-me = One line of your message looks like a command or order; it has not been carried out.
press-holds-password = One of its words is your password, so your message was not sent to anyone.
    .hint = Reply to the message again without that word: a reply needs no password.
press-holds-page-token = Your message contains the link or the token of an order page, so it was not sent to anyone.
    .hint = Send the message again without it.
press-may-hold-password = Your message may contain a password: some of its words look like one, or a line looks like SIGN ON.
press-beside-lines = Your email also has orders or commands; they are not part of the message.
press-beside-doubt = Your message was not sent, because the orders in the same email need your confirmation.
    .hint = Reply to the message once more, with your text only.
press-among-ours = No message was sent, because sentences of the email you reply to are mixed with your own words.
    .hint = Reply once more with your text only; or use PRESS TO and names, your text, ENDPRESS, each on its own line.
press-names-author = Your message contains your name, which the others do not know.
press-so-soon = Your message came so soon after the judge's email that a program may have written it.
press-again = The same words came before, as if a program had sent them.
press-tells-absence = Your message looks like an automatic reply from someone who is away.
press-nothing-left = Your reply seems to contain only a greeting and a signature, so no message was sent.
    .hint = Send PRESS TO and a power, your text, ENDPRESS, each on its own line.
press-author-unknown = The message you reply to does not say who wrote it, so your reply was not sent.
    .hint = To reach the author, send BROADCAST, your text, ENDPRESS, each on its own line.
press-author-without-power = Powers have no players yet, so a message cannot go to just one of them, and yours was not sent.
    .hint = Send BROADCAST, your text, ENDPRESS, each on its own line.
press-of-other-start = The start of { $game } was undone after the message you reply to, and its powers now have other players. So your reply was not sent.
    .hint = When the game has started, send PRESS TO and a power's name, your text, ENDPRESS, each on its own line.
press-author-gone = The author of that message no longer plays { $power }; someone else does.
press-wants-password = In { $game } a reply alone is not enough proof, so your message was not sent.
    .hint = Send SIGN ON with your power, { $game } and your password; then PRESS TO and names, your text, ENDPRESS, each on its own line.
press-cancelled = Your message will not be sent.
press-game-over = { $game } has ended in the meantime, so your message was not sent.
press-seat-left = You have left { $game } in the meantime, so your message was not sent.

## Why an order is impossible, as a clause; and what is doubtful about orders, after "Check:".

order-fault = { $fault ->
    [unknown_place] there is no province { NAME($place) } on this board
    [no_unit] there is no unit in { $place }
    [not_yours] the unit in { $place } belongs to another power
    [same_province] the unit is there already
    [impassable] no unit can enter { $other }
    [army_to_sea] { $other } is water, and an army cannot stay there
    [fleet_inland] a fleet cannot go inland to { $other }
    [no_border] { $place } has no border with { $other } that the unit could cross
    [coast_needed] { $other } has two coasts within reach, and the order names neither
    [coast_out_of_reach] { $other } is not within reach of { $place }
    [no_route] no chain of fleets at sea joins { $place } and { $other }
    [route_missing] the order does not name a sea route
    [fleet_carried] the unit in { $place } is a fleet, and only armies can be convoyed
    [helps_itself] a unit cannot support itself
    [helped_absent] there is no unit in { $place }
    [helped_cannot_go] the unit in { $place } could not get to { $other }
    [support_out_of_reach] the unit could not go to { $other } itself
    [carrier_is_army] only a fleet can convoy
    [carrier_in_port] a fleet convoys at sea, and { $place } is on the coast
    [carrier_off_route] no convoy route to { $other } needs the fleet in { $place }
    [not_dislodged] no unit that must retreat is in { $place }
    [retreat_closed] the unit cannot retreat to { $other }
    [no_build_due] no more builds are due
    [no_removal_due] no more removals are due
    [not_a_centre] { $place } is not a supply centre
    [not_a_home_centre] { $place } is not a home centre of that power
    [centre_not_owned] the power does not own { $place }
    [centre_occupied] there is a unit in { $place }
    [no_transformation] no unit can change its kind in this phase
    [same_kind] the unit in { $place } is of that kind already
    [transformed_at_sea] no unit can change its kind at sea
    [twice] { $place } has been ordered already
    [middle_not_sea] the first of two steps must lead into a sea space
    [end_at_sea] two steps must end on land, and { $other } is sea
    [not_friendly] only the owner of { $centre }, and powers it lets pass, can go from { $place } to { $other }
    [step_needed] the order does not say which of the two steps it supports
    [first_step] as a second order it can support only the last step
    [no_fleet_left] every fleet of that power in { $place } has another order
    [lone_patrol] a patrol needs two fleets or more
    [not_at_sea] only fleets at sea can patrol, and { $place } is on the coast
    [no_strait] { $place } is not half of a strait
    [own_power] it names its own power
   *[no_grant] { $place } lets no one pass, or the power does not own it
 }
order-check = { $doubt ->
    [helps_in_vain] { $order }, but your order is { $others }.
    [own_unit_stays] { $order }, but your own unit stays there ({ $others }), and a power cannot dislodge its own unit.
    [against_own_unit] { $order }, but your own unit stays there ({ $others }): that support does not count.
    [places_changed] { $order } and { $others }: two units can change places only by convoy.
    [same_goal] { $order } and { $others } meet: unless one is stronger, both stay. You may intend this.
    [retreats_meet] { $order } and { $others } meet, and both units would be disbanded.
    [convoy_broken] { $order } needs a convoy all the way, but your orders are { $others }.
    [convoy_by_others] { $order } needs a convoy, and your own fleets do not convoy it all the way.
    [not_lent] { $order } counts only if { $owner } lends you that unit; so far it has not.
    [owner_orders] { $order } does not count as long as { $owner } orders that unit itself.
    [lent_but_ordered] { $order } is your own order. In this phase it counts, and no order of { $owner } for the unit that you have lent.
    [not_own_to_lend] { $order } has no effect: only { $owner } can lend that unit.
    [impossible] { $order } cannot work: { $why }.
    [annihilated] { $order } annihilates your fleet: two steps must end in a supply centre.
    [annihilated_by_help] { $order } annihilates your fleet, like every fleet that supports or convoys after a step.
    [two_steps_meet] { $order } and { $others } meet: unless one is stronger, a fleet of two steps is annihilated.
    [two_steps_halted] { $order }, but your own unit stays there ({ $others }), and two steps that fail annihilate the fleet.
    [needs_support] { $order } counts for nothing without a support, and none of your orders supports it.
   *[one_journey] { $order } and { $others }: only one army a turn can use the railway, so neither would travel.
 }
order-only-speaks = { $order }, which is only a message.

## Orders ahead that were not used

ahead-not-asked = You have nothing of that kind to order in this phase.
ahead-used-up = The orders before it were enough.
ahead-no-order = This is not an order for this phase.
