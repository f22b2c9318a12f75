### What emails that answer no line say: `email-` and the name of the template, its parts as attributes.

email-another-answered = Someone replied from another address to a question that was sent to you. That reply does not count, and nothing was done. The question still needs your reply.
    .subject = Reply From Another Address
    .advice = If you forwarded the judge's email, reply to it from this address, or do nothing. If you did not, someone else can read your mail.
email-deadline-held = The judge cannot read its mailbox at the moment, and it may hold orders that arrived in time. Nothing is adjudicated until it has been read. The game then continues automatically, and every order that arrived by the deadline counts. The judge keeper has been told: { $keeper }
    .subject = Deadline On Hold
    .passed = The deadline of game '{ $game }' has passed:
    .advice = You need do nothing. If your players ask: their email is waiting and safe.
email-game-lost = The judge's record of game '{ $game }' is damaged and can no longer be read. The judge keeper has removed the game: it ends here, without a result. We are sorry.
    .subject = { $game } Cannot Go On
    .advice = The emails you already have are yours to keep, and your other games go on. You need do nothing. If you have questions, write to the judge keeper:
email-letter-dropped = Your message was not sent
    .said = Its text:
email-member-moved = { $part ->
        [leads] { $who }, the GM of game '{ $game }', has a new address.
        [plays] { $who }, who plays { $power } in game '{ $game }', has a new address.
       *[member] { $who }, who is in game '{ $game }', has a new address.
    }
    .subject = New Address: { $part ->
        [leads] GM
        [plays] { $power }
       *[member] Player
    }
    .before = before:
    .now = now:
    .advice = Email from the judge already goes there. Use it if you write to them yourself.
email-players-swapped = The players of { $powers } in game '{ $game }' have changed places.
    .subject = Players Change Places: { $letters }
    .yours = You now play { $power } in game '{ $game }': the players of { $powers } have changed places. Your password stays the same.
    .leads = { $who } plays { $power }.
    .orders = Orders and votes already sent for these powers no longer count.
email-sat-out = Round { $number } of the series '{ $game }' has started: { $games }. There were not enough players for one more game, so you sit this round out. Players who joined first or have played least came first. You have priority in the next round.
    .subject = Round { $number } Without You
email-standby-moved = The grace period in game '{ $game }' ends at a different time from the one you were told. If the player of { $power } has not sent all orders by then, the power is yours. You will be told either way.
    .subject = On Standby For { $power }: { $what ->
        [paused] Paused
       *[moved] New Time
    }
    .any = a Power
    .asked = the power that you were asked about
    .season = The rules of game '{ $game }' have changed: if the player of { $power } sends nothing for the next season either, the power is yours. You will be told.
    .paused = Game '{ $game }' is paused. Its deadlines, and your offer to take over { $power }, wait until it goes on. You will then be told the new time.
    .grace = The grace period ends: { $until }
    .decline = If you can no longer do it, reply NO, and someone else will be asked.
email-start-taken-back = The GM has undone the start of game '{ $game }': it is forming again, as if it had not begun. All its players are still in it. Powers are assigned again when it starts, and orders sent so far do not count.
    .subject = Start Undone
    .missing = { $missing ->
        [one] It can begin when { $missing } more player has joined, or earlier if the GM sends FORCE BEGIN.
       *[other] It can begin when { $missing } more players have joined, or earlier if the GM sends FORCE BEGIN.
    }
    .full = It starts when the GM sends BEGIN.
    .wishes = Players' preferences for powers still count. To change yours, send SET PREFERENCE; to leave the game, RESIGN.
    .no-wishes = To leave the game, send RESIGN.
email-vote-awaits = Proposal { $number }, { $terms }, has passed in '{ $game }', but more than half of the players who sent orders said nothing about it. So you can reject it.
    .subject = Proposal { $number } Needs Your Decision
    .no = the game goes on
    .yes = the game ends so, now
    .silence = If you do not reply, the game ends so when the next moves are adjudicated.
email-vote-closed = Proposal { $number }, { $terms }, has failed. '{ $game }' goes on.
    .subject = Proposal { $number } { $result ->
        [passed] Passed
        [withdrawn] Withdrawn
       *[failed] Failed
    }
    .passed = Proposal { $number }, { $terms }, has passed in '{ $game }'.
    .withdrawn = Proposal { $number }, { $terms }, has been withdrawn by its proposer. '{ $game }' goes on.
    .refused = The GM has rejected proposal { $number }, { $terms }, because more than half of the players said nothing about it. '{ $game }' goes on.
    .silence = Silence counted as agreement, but a proposal needs at least one YES and no NO.
    .all = Every player had to vote YES; silence did not count as agreement.

## Parts of several emails.

done-by = { $who }, one of the masters of the game, has done this:
your-words = your words
game-on-the-web = The game on the web: { $page }
board = THE BOARD
    .seen = WHAT YOU SEE
deadline-subject = Deadline Adjustment to: { $deadline }
    .grace = Grace Adjustment to: { $grace }

# The clock of a phase. `what` comes of orders that are missing when grace ends; `owes` some or has sent none; others
# are asked as `standbys`.

after-grace = { $what ->
        [replaced] whoever { $owes ->
            [some] still owes some
           *[none] has sent none
        } can be replaced; the game waits.
        [bots] bots of the judge's order for whoever { $owes ->
            [some] still owes some
           *[none] has sent none
        }{ $standbys ->
            [asked] , unless somebody stands by for it: he has it then, and orders first
           *[none] {""}
        }.
        [disorder] the phase is judged with what is in; the power of whoever { $owes ->
            [some] still owes some
           *[none] has sent none
        } falls into civil disorder{ $standbys ->
            [asked] , unless somebody stands by for it: he has it then, and orders first
           *[none] {""}
        }.
        [retreats] the phase is judged: dislodged units without orders are disbanded.
        [adjustments] the phase is judged: builds not ordered are given up, and the rules choose what is removed.
       *[moves] the phase is judged: units without orders stand, and whoever sends none for the second season in a row loses his power.
    }
due = Deadline:
    .grace = Grace:
    .past = that was { $left }
    .not-before = { $left }, not before
    .sooner = { $left }; sooner if all orders are in and nobody waits
    .by-master = The phase is judged when the master says PROCESS, and not by itself.
    .late-by-master = Late orders count by the master's word alone.
    .late-until-then = Late orders count until then.
    .replaced = Whoever still owes some when grace ends can be replaced.
    .no-grace = There is no grace: then { after-grace }
    .late-accepted = Late orders count by the master's word alone. Whoever sent some in time is not late: his units without an order stand.
    .then = When grace ends { after-grace }
    .late-then = Late orders count. When grace ends { after-grace }
    .silent-disorder = Nothing came from you for the season before. If nothing comes for this one, { $power } falls into civil disorder then, and anybody may take it over.
    .silent-held-over = Nothing came from you for the season before. If nothing comes for this one, anybody may take { $power } over then, and the season is held over once for that.
due-practice = Judged as soon as all your orders are in; the results come at once. If they are not all in by { $deadline }, the game ends.
    .waiting = You have set WAIT: judged at { $deadline }, if all your orders are in by then; else the game ends.
game-paused = The game is paused: no deadline passes until { $by } sends RESUME.
    .until = The game is paused. It goes on by itself, with the time that was left, or sooner when { $by } sends RESUME:

## Orders in force, and what to send next.

orders-held = { $power }: nothing to order.
    .ahead = Kept for later phases; CLEAR forgets them:
    .late = Came after the deadline; it waits for the master's word:
    .late-declined = Came after the deadline; the master did not accept it:
    .lent = Lent until revoked:
change-orders = You can still change them: mail only the new ones.
    .replacing = You can still change them: mail all of them again, or ADD and only the new ones.
unconfirmed = { $count ->
        [one] { $count } order came in your name on { $came } and waits for your word: NOT COUNTED YET. If that was you, answer my mail about it with YES; or send your orders again, in answer to this mail.
       *[other] { $count } orders came in your name on { $came } and wait for your word: NOT COUNTED YET. If that was you, answer my mail about them with YES; or send your orders again, in answer to this mail.
    }
    .proposed = { $count ->
        [one] { $count } line of yours waits for your YES, and does not count without it: { LIST($lines, type: "and") }. Answer the email that asks about it with YES, or send it in answer to this one.
       *[other] { $count } lines of yours wait for your YES, and do not count without it: { LIST($lines, type: "and") }. Answer the email that asks about them with YES, or send them in answer to this one.
    }
next-step = HELP ORDERS explains how orders are written.
    .answer = Answer this mail with your orders:
    .mail = Mail this to { $address }, with your orders and your password:
    .with-retreats = In the same mail, below them, say where your units go if they are driven out. Nothing more is asked before the next moves; a unit of which you say nothing disbands. An example:
    .with-builds = In the same mail, below them, say where your units go if they are driven out, and what you build or remove. Nothing more is asked before the next moves: a unit of which you say nothing disbands, builds that you do not name are waived. An example:
    .moves = Where your units can go (an army on a coast also by convoy):
    .choices = What you can choose from:
    .examples = An order looks like one of these; HELP ORDERS explains them all:
    .illegal = A line looks like one of these, possible or not; HELP ILLEGAL explains them:
    .naval = Fleets have orders of their own here, { $steps } and { $patrol } among them: HELP NAVAL explains them, HELP ORDERS all others.
    .naval-examples = An order looks like one of these; HELP ORDERS explains those of every game, HELP NAVAL what only fleets here do:
    .naval-later = Once units move, fleets take two steps and have orders of their own, such as { $steps } or { $patrol }. HELP NAVAL tells all.
order-example = it moves
    .support = it supports a move
    .support-hold = it supports a unit that stays
    .convoy = it convoys an army
    .hold = it stays where it is
    .two-steps = two steps, the last into a centre
    .step-and-convoy = a step, then a convoy
    .patrol = two fleets patrol
    .block = it blocks the strait
    .let-pass = the centre's owner lets fleets pass

## A phase: its deadline, its results.

email-results = You are { $power }.
    .subject = Results
    .yours-before = { $power } was yours, and is again as soon as you send orders for it, if nobody else has it by then.
    .unseen = The phase is over. You saw nothing of it.
    .no-retreats = Nobody had to retreat.
    .no-orders = There were no orders to judge.
    .summer = Said in summer, without effect:
    .ahead = Your { $phase }
    .taken = Taken:
    .dropped = DROPPED:
    .unneeded = Not needed:
    .why = WHY
    .strengths = The numbers are strengths: one for the unit, one for each support.
    .by-master = The master had this phase judged by hand.
    .next = WHAT TO DO NEXT
    .over = The game is over; a mail of its own says how it ended.
    .later = You will be mailed when the next phase opens.
    .web = With its map on the web: { $page }
email-reminder = { $power }'s orders in '{ $game }' are not complete, and the deadline is near.
    .subject = Reminder
    .nudge-subject = First orders
    .nudge = Game '{ $game }' has begun, half of the time for the first orders is over, and no orders have come from you as { $power } yet. Did its first mail reach you?
    .nudge-waiting = Game '{ $game }' has begun, half of the time for the first orders is over, and nothing that counts has come from you as { $power } yet.
email-late-notice = The deadline has passed and game '{ $game }' waits for { $powers }.
    .subject = Late Notice
    .subject-of = Late Notice: { $letters }
    .secret = The deadline has passed and game '{ $game }' waits for orders that are missing.
    .times = { $power }: { $times ->
        [one] { $times } time late in this game
       *[other] { $times } times late in this game
    }
    .declined = Nothing has come from you in time, and the master did not accept what came since.
    .kept = Nothing has come from you in time. Orders sent now are kept for the master, who is asked whether they count.
    .yours = { $waits ->
        [secret] You are one of those whose orders are missing. Orders sent now still count.
        [duel] Your opponent is late, too. Orders sent now still count.
        [opponent] Your opponent waits for you. Orders sent now still count.
        [all] Everybody is late, you among them. Orders sent now still count.
       *[others] You are one of those the others wait for. Orders sent now still count.
    }
    .judged = The phase is judged when { $comes ->
        [accepted] the master lets late orders count
       *[missing] the missing orders come
    }, or when { $ends ->
        [replaced] somebody takes over
       *[grace] grace ends
    }.
    .leads = You lead the game: you may wait, or do one of these.
    .nothing = You have nothing to do.
    .press = write to those who are late
    .grace = give them a day more
    .process = judge without their orders
    .eject = free the power for somebody else
email-deadline-changed = The times of this phase in game '{ $game }' were changed by { $by ->
        [judge] the judge
        [master] the master
       *[player] { $who }
    }.
    .held-over = The season is held over in game '{ $game }', for somebody to lead { $powers }. All orders that are in stay.
    .held-over-unnamed = The season is held over in game '{ $game }', for somebody to lead a power that has no player. All orders that are in stay.
    .down = The judge was down from { $since } to { $until }. Emails from that time are being processed now.
    .moved = The times of this phase in game '{ $game }' fell into that time, so the judge has moved them. Nobody is late because of it.
    .lost = The phase is open as before, but not all that was sent for it counts still. LIST { $game }, below SIGN ON, shows your orders: send again what is missing there. Who asked to WAIT, or voted for a draw or a concession, does so again.

## A game starts, its players, its settings.

email-game-starting = You have been selected as { $role } in game '{ $game }' of Diplomacy.
    .subject = Game Starting
    .watched = Game '{ $game }' of Diplomacy starts, and you are watching.
    .again = The master has taken the first start of game '{ $game }' back and starts it again. Orders, WAITs and votes sent before do not count: send them again. { $powers ->
        [anew] The powers are given out anew.
       *[same] Everybody leads the same as before.
    }
    .series = It is a game of the series '{ $series }'. Your password is the one you joined that with.
    .also = You lead { $powers } as well, and get mails of your own for it: answer each with the orders of its power.
    .players = The following players are in this game:
    .position = Starting position for { $season }.
    .now = WHAT TO DO NOW
    .against-bot = Send your orders. { $opponent } is a bot of the judge's and has sent its own.
    .against-bots = Send your orders. The others are bots of the judge's and have sent theirs.
    .practice = RESIGN ends the game whenever you like.
    .illegal = There is no press; your orders are all you have to talk with (HELP ILLEGAL). Send them; you may change them as often as you like until the phase is judged.
    .silent = There is no press in this game. Send your orders; you may change them as often as you like until the phase is judged.
    .duel = Talk to your opponent: PRESS TO { $opponent }, your words, ENDPRESS (HELP TALKING). Then send your orders; you may change them as often as you like until the phase is judged.
    .talk = Talk to the others: PRESS TO and their letters, your words, ENDPRESS (HELP TALKING). Then send your orders; you may change them as often as you like until the phase is judged.
    .sooner = When everybody's orders are in, the phase is judged sooner. SET WAIT keeps it open until the deadline.
    .earliest = When everybody's orders are in, the phase is judged sooner, but not before { $earliest }. SET WAIT keeps it open until the deadline.
    .list = LIST { $game } shows at any time where the game stands.
    .settings = The settings of '{ $game }' (LIST { $game } shows those that are as usual, too):
email-player-joined = { $who } has joined { $to ->
        [series] the series
       *[game] game
    } '{ $game }' as player number { $number }.
    .subject = New Player Signon: #{ $number }
    .round = ROUND opens as many games as its players fill.
    .needed = { $needed ->
        [one] { $needed } more player and it starts.
       *[other] { $needed } more players and it starts.
    }
    .needed-and-approval = { $needed ->
        [one] { $needed } more player and it starts, once its master has let in who waits for his word.
       *[other] { $needed } more players and it starts, once its master has let in who waits for his word.
    }
    .approval = That was the last player needed. The game starts once its master has let in who waits for his word.
    .roll-call = That was the last player needed. Before it starts everybody is asked whether he is there.
    .begin = That was the last player needed. BEGIN starts the game; so you wanted it (SET MANUAL START).
    .manual = That was the last player needed. The game starts when its master says so.
    .starts-at = That was the last player needed. The game starts at
    .starts = That was the last player needed: the game starts.
    .wishes = Powers wished for so far, best first:
    .assigned = { $powers } is assigned
email-settings-changed = The settings of game '{ $game }' were changed:
    .subject = Parameter Change
    .by = The settings of game '{ $game }' were changed by { $who }:
    .was = was
    .now = now
    .empty = (empty)
    .board = The powers on this board are { $powers }. GET RULES.{ $board } says how it plays, GET MAP.{ $board } lists its provinces. Whoever was in the game still is. Wishes for powers that it has not are forgotten; SET PREFERENCE sends others, RESIGN leaves the game.
    .needed = Still needed: { $needed }.
    .list = LIST { $game } shows all settings.

# Somebody who may not be known to the reader, at the beginning of a sentence.

unnamed-person = Somebody
    .of-power = { $power }'s player
    .of-game = One of its people
email-seat-changed = { $who } ({ $address }) has taken over { $power } in game '{ $game }' and plays it from { $phase } on. Welcome!
    .subject = New Player Signon: { $letter }
    .new-player-subject = { $power } Has a New Player
    .led-again-subject = Power Led Again: { $letter }
    .new-master-subject = New Master
    .master-left-subject = A Master Leaves
    .partner-left-subject = One Player Less: { $letter }
    .spectator-you-subject = You see what { $power } gets
    .spectator-ended-you-subject = You no longer see what { $power } gets
    .spectator-subject = Spectator of { $power }
    .spectator-ended-subject = No Spectator of { $power }
    .returned-subject = Player Returned: { $letter }
    .admitted-subject = You may come back
    .approved-subject = You are let in
    .waits-again-subject = You wait for the master's word again
    .unanswered-you-subject = Your place is free
    .unanswered-subject = No Answer: Player
    .ejected-subject = Put Out: { $what ->
        [power] { $power }
        [player] Player
       *[observer] Observer
    }
    .resigned-subject = Resignation: { $what ->
        [power] { $power }
        [player] Player
       *[observer] Observer
    }
    .replaced = { $sent ->
        [some] Not all your orders for { $power } in game '{ $game }' had come when grace ended, and somebody who stood by for the power leads it now.
       *[none] Your orders for { $power } in game '{ $game }' had not come when grace ended, and somebody who stood by for the power leads it now.
    }
    .succeeded = { $power } in game '{ $game }', which was yours, has a new player from now on.
    .thanks = Thank you for the turns you played. LIST shows the games that want players; SIGN UP AS STANDBY asks you when a power is free.
    .led-again = { $power } in game '{ $game }' is led again, from { $phase } on.
    .new-master = { $who } ({ $address }) is the master of game '{ $game }' from now on. The keeper of this judge has put the game into these hands.
    .co-master = { $by ->
        [keeper] { $who } is a master of game '{ $game }' from now on, beside who leads it already; the keeper of this judge has so decided.
       *[master] { $who } is a master of game '{ $game }' from now on, beside who leads it already.
    }
    .all-masters = PRESS TO M reaches all of them; any one of them may act.
    .successor-of-you = { $who } has said yes and leads game '{ $game }' in your place. You are out of it now. OBSERVE { $game } and a password lets you watch.
    .successor = { $who } leads game '{ $game }' from now on; who led it has handed it over.
    .master-left = { $named ->
        [yes] { $who } leads game '{ $game }' no longer; its other masters do.
       *[no] One of its masters leads game '{ $game }' no longer; its other masters do.
    }
    .master-out-by-keeper = The keeper of this judge has taken you out of the masters of game '{ $game }'. If you want to know why, ask: { $keeper }
    .master-out-by-first = The first master of game '{ $game }' has taken you out of its masters.
    .master-out = { $named ->
        [yes] { $who }
       *[no] One of its masters
    } leads game '{ $game }' no longer; { $by ->
        [keeper] the keeper of this judge
       *[master] the first master
    } has so decided.
    .partner = { $named ->
        [yes] { $who }
       *[no] Whoever you asked
    } leads { $power } in game '{ $game }' from now on, beside who leads it already.
    .partner-left-you = You lead { $power } in game '{ $game }' no longer: its player has so decided.
    .partner-too = { $named ->
        [yes] { $who }
       *[no] Somebody
    } led { $power } in game '{ $game }' too, and leads it no longer either.
    .partner-left = { $named ->
        [yes] { $who }
       *[no] Somebody
    } leads { $power } in game '{ $game }' no longer; who led it with him goes on.
    .spectator-you = The player of { $power } in game '{ $game }' lets you see the emails that { $power } gets: its results and its letters.
    .spectator-may = You can send nothing for it. What you see is for you alone. If you do not want it any more, send RESIGN; OBSERVE { $game } and a password then lets you watch as before.
    .spectator-ended-you = You no longer see what { $power } gets in game '{ $game }': its player has so decided. You watch the game as before.
    .spectator = { $who } sees what { $power } gets in game '{ $game }' while they watch the game: its player has so decided. They can send nothing for { $power }. SET NO SPECTATORS, by the GM, forbids it.
    .spectator-ended = { $who } no longer sees what { $power } gets in game '{ $game }'.
    .returned = { $who } is back and leads { $power } again in game '{ $game }'.
    .observing = { $who } watches game '{ $game }' from now on.
    .stopped-observing = { $who } no longer watches game '{ $game }'.
    .admitted = The master of game '{ $game }' lets you come back. If the place is still free, mail one of these lines with a password of your choice:
    .admitted-player = The master of game '{ $game }' lets you come back. If the place is still free, mail this line with a password of your choice:
    .approved = The master of game '{ $game }' lets you in: you play as soon as it starts.
    .approved-running = The master of game '{ $game }' lets you in. If a power is free, mail this line with a password of your choice:
    .waits-again = The master of game '{ $game }' has taken back that you are let in. { $place ->
        [kept] Your place in it waits for the master's word again.
       *[none] To play in it you need the master's word again.
    } You are told when it comes.
    .unanswered-you = Game '{ $game }' asked whether you are there before it starts, and no answer came. Your place in it is free for somebody else; while it is, SIGN ON ?{ $game } and a password of your choice takes it again.
    .unanswered = { $who } did not answer the roll call of game '{ $game }', and has lost the place in it.
    .missing = { $missing ->
        [one] { $missing } player more and it can begin.
       *[other] { $missing } players more and it can begin.
    }
    .ejected-by-keeper = The keeper of this judge has taken you out of game '{ $game }'. If you want to know why, ask: { $keeper }
    .ejected-you = The master of game '{ $game }' has taken you out of the game. If you want to know why, ask the master; the judge only carries it out.
    .ejected-you-written = The master of game '{ $game }' has taken you out of the game. If you want to know why, write to the master, not to me; no letter of the game reaches anybody from you:
    .ejected-back = Coming back needs the master's word, ADMIT.
    .ejected = The { $by ->
        [keeper] keeper of this judge
       *[master] master
    } has taken { $named ->
        [yes] { $who }
       *[no] somebody
    } out of game '{ $game }'.
    .resigned = { $who } has resigned from game '{ $game }'.
    .free = { $power } is free: { $open ->
        [invited] whoever its master lets in
       *[all] anybody registered
    } may take it over with SIGN ON { $place } { $game } and a password.

## Votes and press.

email-vote-opened = Somebody proposes { $terms } in '{ $game }'. This is proposal { $number }.
    .subject = Proposal { $number }
    .by-season = The votes are counted when the moves of { $season } are judged.
    .by-phase = The votes are counted when this phase is judged, or before, if all say YES.
    .until = At the latest they are counted on { $until }.
    .repeated = It is proposed again, so who says nothing now agrees, if anybody says YES. One NO makes it fail.
    .silence-agrees = The master has declared that who says nothing agrees, if anybody says YES. One NO makes it fail.
    .all = It takes the YES of every player; who says nothing does not agree.
    .silent-from = Nobody's silence agrees before { $since }, however soon the phase is judged; who is away has { $span } once he is back.
    .told = { $told ->
        [names] Nobody is told who proposed it. When it is counted, all learn who voted how, the YES of its proposer with the others.
        [count] Nobody learns from the judge who proposed it. When it is counted, all learn how many voted for it and against it, not who.
       *[result] Nobody learns from the judge who proposed it. All learn only whether it passed, not who voted how.
    }
    .answer = To vote, answer this mail with one line:
    .mail = To vote, mail to { $address }:
    .change = You may change your vote until then.
email-press = Answer this mail with your words: I show them to you, and they go to { $readers }. Or write to whom you like, in an answer too:
    .asked-first = Answer this mail with your words, and I ask you first whether { $readers } shall read them. Or write, in an answer too:
    .mail = To answer, mail to { $address }:
    .own = This is your own letter; SET NOCOPY stops such copies.
    .spectator = You see this letter because the player of { $power } lets you.
    .watched = You have a copy of this letter between others; SET NORMAL PRESS stops them.
    .silent = There is no press in this game: nobody reads an answer to this.
    .unassigned = Powers have no players yet, so no letter goes to one of them alone. What you BROADCAST reaches all who have joined.
    .unnamed = The author is not named. Whoever it is reads what you BROADCAST.
email-postal-press = Letters that came with the results of { $phase } in '{ $game }':
    .subject = Game Press
    .ended = Letters that waited for results in '{ $game }', which has ended without any:
    .yours = (yours)
    .answer = To answer, write PRESS TO and names, your words, ENDPRESS: each on a line of its own. An answer to this mail may hold that, as it may hold orders.
email-press-watched = From now on { $who ->
        [master] the master of
       *[observer] an observer of
    } '{ $game }' has copies of the letters between players. Those sent before stay private.
    .subject = { $who ->
        [master] The Master Reads All Letters
       *[observer] An Observer Reads All Letters
    }
    .ended-subject = { $who ->
        [master] Letters Are Private Again
       *[observer] An Observer Reads Letters No More
    }
    .ended = { $who ->
        [master] The master of
       *[observer] An observer of
    } '{ $game }' has no copies of letters between players any more.
email-letters-shown = Game '{ $game }' is over, and shows its letters (SET LETTERS SHOWN): here are those between powers. What was for the master or the observers is theirs.
    .subject = The Letters
    .left-out = The first { $number } are left out: there is no room for them in one mail.

## Questions that ask for a word.

confirm-line = A yes is not enough. From elsewhere, send the line
    .cancel = To have it dropped, answer with CANCEL in place of CONFIRM. It waits until { $expires }; then it is dropped by itself.
email-confirmation-asked = A mail from { $sender } gave this command as { $role ->
        [master] master of '{ $game }':
        [power] { $power } in '{ $game }':
       *[player] a player in '{ $game }':
    }
    .subject = Your word is wanted
    .resign = It cannot be undone, so think it over. With silence you stay. To leave, answer this mail with the one word CONFIRM.
    .concede = Nobody else has to concede, so it ends the game for good. It waits for your word: to have it done, answer this mail with the one word CONFIRM.
    .end = No other word is wanted for that end, or only the winner's, so it is for good. It waits for your word: to have it done, answer this mail with the one word CONFIRM.
    .share = It says who has a hand in what is yours and came from no address of yours, so it waits for your word. To have it done, answer this mail with the one word CONFIRM.
    .others = Others are told of it at once, so it waits for your word. To have it done, answer this mail with the one word CONFIRM.
    .password = If you gave no such command, drop it and choose another password: SET PASSWORD { $placeholder }
