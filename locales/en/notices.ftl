### What emails that answer no line say: `email-` and the name of the template, its parts as attributes.

email-another-answered = Someone replied from another address to a question that was sent to you. That reply does not count, and nothing was done. The question still needs your reply.
    .subject = Another address replied
    .advice = If you passed the question on, reply to it from this address, or do nothing. If you did not, someone else may be reading your email.
email-token-used = An email from { $sender } replied { $answer ->
        [no] NO
       *[yes] YES
    } with the token that the judge sent you.
    .subject = A question to you was answered from another address
    .password-subject = Your password was set from another address
    .password = An email from { $sender } set your password in '{ $game }' with the token that the judge sent you.
    .line = { $answer ->
        [no] With the token that the judge sent you, an email from { $sender } cancelled this:
       *[yes] With the token that the judge sent you, an email from { $sender } confirmed this:
    }
    .counts = It counts: anyone with a token can act for you. If it was not you or someone you asked, someone else may be reading your email, or an email from the judge was passed on.
    .another = To get a token for another password, send this line from this address:
    .advice = { $whom ->
        [master] Tell the GM of the game or the judge keeper immediately: { $keeper }
       *[keeper] Tell the judge keeper immediately: { $keeper }
    }
email-copy-of-record = { $what ->
        [orders] An email from { $sender } with the right password gave orders for { $power } in '{ $game }'. They were accepted. If it was not you or someone you asked, send your own orders now (the last ones count) and change the password with SET PASSWORD.
       *[email] An email from { $sender } with the right password acted for { $power } in '{ $game }'. It was accepted. If it was not you or someone you asked, send your own orders now (the last ones count) and change the password with SET PASSWORD.
    }
    .subject = { $what ->
        [orders] { $whose ->
            [yours] Orders for { $power } came from another address of yours
           *[another] Orders for { $power } came from another address
        }
       *[email] { $whose ->
            [yours] An email for { $power } came from another address of yours
           *[another] An email for { $power } came from another address
        }
    }
    .master-subject = The GM acted for { $power }
    .partner-subject = { $power }: a copy from its other player
    .password-subject = Your password was changed
    .looked = { $named ->
        [yes] { $master }, one of the GMs, has acted for { $power } in '{ $game }': they could see its orders, and changed nothing. Your own orders still count.
       *[no] The GM has acted for { $power } in '{ $game }': they could see its orders, and changed nothing. Your own orders still count.
    }
    .by-master = { $named ->
        [yes] { $master }, one of the GMs, has acted for { $power } in '{ $game }'. Your own orders count again as soon as you send them (the last ones count).
       *[no] The GM has acted for { $power } in '{ $game }'. Your own orders count again as soon as you send them (the last ones count).
    }
    .partner = { $sender } plays { $power } in '{ $game }' with you and has sent an email for it. The last order from either of you counts.
    .partner-from = An email from { $sender } with the password of the other player of { $power } in '{ $game }' acted for it. The last order counts.
    .password = An email from { $sender } with the right password changed your password for { $power } in '{ $game }'. The old one is no longer valid. If it was not you or someone you asked, send this line from this address and choose another with the token that you get:
    .then = Then send your own orders (the last ones count).
    .also = An email from { $sender } acted for { $power } in '{ $game }'. That address is one of yours, so it counts. If it was not you, send your own orders now (the last ones count). To stop email from there counting as yours, send this line from this address:
    .known-there = Your password counts from any address. If it may be known there, choose another. To get a token for that, send this line:
    .tell-master = Tell the GM: PRESS TO M.
email-copy-for-spectator = The player of { $power } in '{ $game }' lets you see what they send.
    .subject = Orders for { $power }
email-copy-for-master = An email from { $sender } with your password acted as the GM of '{ $game }' and was accepted. If it was not you or someone you asked, choose another password now:
    .subject = Someone acted as the GM from another address
    .password-subject = Your GM password was changed
    .password = An email from { $sender } with your password changed your password as the GM of '{ $game }'. The old one is no longer valid. If it was not you or someone you asked, send this line from this address and choose another with the token that you get:
email-password-shared = A player in '{ $game }' has just chosen your password as their own: they were told it, or guessed it. They may not know that it is the GM password, but anyone who tries it as the GM password can act as you. Change it now:
    .subject = A player has the GM password
email-password-token = Someone, probably you, asked for a new password in game '{ $game }'. To set one, send this line to { $address }:
    .subject = A new password
    .none-yet = You are now in game '{ $game }' and have no password there yet. Replies to the judge's emails do not need one. For any other email about the game, set one by sending this line to { $address }:
    .token = Replace { $placeholder } with the password you want. The token works once, until { $expires }.
    .several = It sets the password of each of your places in the game.
    .not-you = If you did not ask for it, do nothing: your password stays as it is.
email-passwords-tried = { $seat ->
        [power] At least { $number } emails tried wrong passwords for { $power } in '{ $game }' this month. The last of them came from { $sender }.
        [master] At least { $number } emails tried wrong passwords for the GM in '{ $game }' this month. The last of them came from { $sender }.
       *[player] At least { $number } emails tried wrong passwords for a player in '{ $game }' this month. The last of them came from { $sender }.
    }
    .subject = Wrong passwords for your place
    .unlocked = Nothing is locked, nothing has changed in the game, and you do not need to do anything. Your own email with the right password still counts. If this continues, email with the right password may be put on hold until you confirm it, especially from an address that is not yours. You will be asked at this address.
    .advice = A long password that is not a common word is safe. To set another, send SET PASSWORD. If you have forgotten it, send FORGOT PASSWORD { $game } to get a token for a new one.
email-notices-left-out = You are told separately about at most five emails in your name in an hour (the fifth only if it changes a password). There were more:
    .subject = More emails in your name
    .of-master = You are told separately about at most four emails in an hour in which the GM acts for you. There were more:
    .by-master = { $number ->
        [one] In '{ $game }', { $number } email from the GM acted for { $power } and counted.
       *[other] In '{ $game }', { $number } emails from the GM acted for { $power } and counted.
    }
    .as-master = { $number ->
        [one] In '{ $game }', { $number } email with your password acted as its GM from another address and counted.
       *[other] In '{ $game }', { $number } emails with your password acted as its GM from another address and counted.
    }
    .for-power = { $number ->
        [one] In '{ $game }', { $number } email from another address acted for { $power }, and it counted.
       *[other] In '{ $game }', { $number } emails from another address acted for { $power }, and they counted.
    }
    .held = { $number ->
        [one] In '{ $game }', { $number } email with your password had no effect, because you had already been asked too often that hour.
       *[other] In '{ $game }', { $number } emails with your password had no effect, because you had already been asked too often that hour.
    }
    .ask = To see what counts now, send SIGN ON with your power and LIST below it. Your own orders count again as soon as you send them. To ask the GM, use PRESS TO M.
    .password = { $which ->
        [others] If the others were not you or someone you asked, someone knows your password.
       *[all] If it was not you or someone you asked, someone knows your password.
    } Send SIGN ON with it. Below that, send LIST to see what counts now, and SET PASSWORD with a new password.
email-told-together = { $whose ->
        [several] Several people have done so much within an hour that you would have received too many emails about it.
       *[one] One person has done so much within an hour that you would have received too many emails about it.
    } { $number ->
        [one] This email was held back in case there were more.
       *[other] These { $number } emails come together, the oldest first.
    }
    .subject = { $number } emails in one
    .left-out = { $number ->
        [one] { $number } earlier email of the same kinds is left out: the later ones are below.
       *[other] { $number } earlier emails of the same kinds are left out: the later ones are below.
    }
    .deadline = The deadline of game '{ $game }' is now { $deadline }.
    .closed = (This question is closed: replies to it no longer count.)
    .yes = To accept it, { reply-with-yes }, or send this line:
    .this-one = To accept this one, send this line:
    .list = For the current state of a game, send LIST and its name.
    .press = Text in a reply to this email is not sent to anyone. To answer a message, send PRESS TO and the letter of a power, or PRESS TO M for the GM, then your text and ENDPRESS, all below SIGN ON.
email-digest = What happened in game '{ $game }' since yesterday:
    .subject = { $number ->
        [one] Digest: { $number } email
       *[other] Digest: { $number } emails
    }
    .with-results = What else happened in game '{ $game }' since the previous results:
    .press = To answer a message in this email, send PRESS TO power, your text and ENDPRESS, each on its own line.
    .advice = You chose to get these together. To get each one immediately again, send SET MAIL ALL.
email-keeper-note = For the keeper: { $what }
email-keeper-report = Needs your attention:
    .subject = For the keeper: the week
    .nothing = Nothing needs your attention.
    .week = The last seven days:
    .in = Emails in:
    .out = Emails out:
    .phases = Phases:
    .judged = { $phases } adjudicated; { $late } deadlines passed with orders missing
    .games = Games:
    .created = { $created } created, { $ended } ended
    .people = People:
    .registered = { $people } registered
    .altogether = In total:
    .banned = { $people }, { $banned } banned
    .database = Database:
    .size = { $megabytes } MB; { $free } MB of disk space free
    .backup = Last backup:
    .again = For the same report at any time: judge keeper report
    .stop = To stop this email: report = false under [judge] in judge.toml
    .fate = { $number } { $fate ->
        [applied] applied
        [ignored] ignored
        [refused] refused
       *[quarantined] in quarantine
    }
    .state = { $number } { $state ->
        [forming] forming
        [running] running
        [paused] paused
       *[finished] finished
    }
    .no-games = none
email-deadline-held = The judge cannot read its mailbox at the moment, and it may hold orders that arrived in time. Nothing is adjudicated until it has been read. The game then continues automatically, and every order that arrived by the deadline counts. The judge keeper has been told: { $keeper }
    .subject = Deadline On Hold
    .passed = The deadline of game '{ $game }' has passed:
    .advice = You do not need to do anything. If your players ask, their email is waiting and safe.
email-start-moved = Game '{ $game }' will not start before { $start }, even if all its places are taken.
    .subject = Start Adjustment to: { $start }
    .by = Game '{ $game }' will not start before { $start }, even if all its places are taken. { $who } has set this.
    .phase = The current phase of game '{ $game }' will not be adjudicated before { $start }, even if all orders are in. The deadline does not change.
    .phase-by = The current phase of game '{ $game }' will not be adjudicated before { $start }, even if all orders are in. The deadline does not change. { $who } has set this.
email-game-fails = The judge has a problem with game '{ $game }' and cannot continue it. The judge keeper has been told and asked to fix it: { $keeper }
    .subject = { $game } Has Stopped
    .advice = Email that has already arrived is stored. No phase of this game is adjudicated meanwhile. You do not need to do anything; tell your players if they ask.
email-game-lost = The judge's data for game '{ $game }' is damaged and can no longer be read. The judge keeper has removed the game: it ends here, without a result.
    .subject = { $game } Cannot Continue
    .advice = The emails that you have received are yours to keep, and your other games continue. You do not need to do anything. If you have questions, write to the judge keeper:
email-late-orders-asked = { $power }'s orders in game '{ $game }' arrived after the deadline, and none from { $power } had arrived before it. They are kept, and count only if you accept them.
    .subject = Late orders: reply YES to accept them
    .subject-of = Late orders from { $power }: reply YES to accept them
    .secret = Orders for a power in game '{ $game }' arrived after the deadline, and none had arrived before it. The game keeps secret which power it is. The orders are kept, and count only if you accept them.
    .yes = To accept them, { reply-with-yes }, or send this line below your SIGN ON:
    .below = You are not shown the orders here.
    .together = This accepts all late orders that are waiting, because a GM of this game plays or has played in it. You are not shown the orders here.
    .no = If you reply NO, the player is told immediately that the orders do not count, with anything else you write. If you do not reply, they are not used, and the player is told when the phase is adjudicated.
email-late-orders-told = Your orders as { $power } for { $season } arrived after the deadline. The GM of '{ $game }' did not accept them, so they were not used:
    .subject = { $fate ->
        [no] Your late orders do not count
       *[yes] Your late orders count
    }
    .accepted = The GM of '{ $game }' has accepted the orders that you sent as { $power } after the deadline. They count:
    .in-time = The deadline of '{ $game }' has moved to a time after you sent your late orders as { $power }. They are now in time and count:
    .declined = The GM of '{ $game }' does not accept the orders that you sent as { $power } after the deadline for { $season }. They do not count, unless the GM accepts them after all before the phase is adjudicated:
email-master-awaited = All orders are in for game '{ $game }'. The phase is adjudicated only when you say so (MANUAL PROCESS). To adjudicate, send:
    .subject = Waiting for your PROCESS
    .missing = The grace period is over in game '{ $game }', and orders are still missing from { $powers }. The phase is adjudicated only when you say so (MANUAL PROCESS). To adjudicate, send:
    .advice = To let the judge do this automatically, send SET NO MANUAL PROCESS.
email-adjusted = The GM has corrected game '{ $game }'. The reason:
    .subject = Adjusted
    .blind = The board below shows what you can see of it.
    .phase = { $when ->
        [now] The phase is now { $phase }; it was { $before }.
       *[then] The phase became { $phase }; it was { $before }.
    }
    .orders-gone = Orders received so far do not count. Votes and WAITs are deleted.
    .orders-stay = All orders still count, except those for units that were corrected, and builds and removals that are no longer possible. Votes and WAITs are deleted. Nothing is adjudicated before the deadline unless the GM says so.
    .fallen = Your orders that no longer count:
    .judged-since = The phase has been adjudicated since. Its results are in a separate email.
email-rolled-back = The GM has taken game '{ $game }' back to { $phase }, which is open again.
    .subject = Rollback to { $phase }
    .undone-subject = Rollback undone: { $phase } again
    .adjust-undone-subject = Adjustment undone: { $phase } again
    .undone = The GM has undone the ROLLBACK of game '{ $game }'. The game is in { $phase } again.
    .adjust-undone = The GM has undone the correction (ADJUST) of game '{ $game }'. The game is in { $phase } as before.
    .ended = { $ending ->
        [victory] The game, which had ended with a victory of { $powers }, continues: that result no longer counts.
        [draw] The game, which had ended in a draw between { $powers }, continues: that result no longer counts.
       *[terminated] The game, which had ended without a result, continues: that end no longer counts.
    }{ $rated ->
        [yes] {" "}Until it ends again, it is not in any list of results. Its statistics will be sent then.
       *[no] {""}
    } What was counted so far stays in the players' records.
    .void = THE RESULTS OF { $phases } NO LONGER COUNT: ignore the emails that contain them. They stay in the record; to see them, send HISTORY { $game }.
    .again = The results of { $phases } count after all, as they were sent.
    .left = Orders for { $phase } do not count.
    .changes = WHAT STAYS, WHAT CHANGES
    .practice = Units and centres are as they were when { $phase } began. Send new orders; the bots will too.
    .as-before = Units, centres and the orders for { $phase } are as they were before the { $command }.
    .anew = Units and centres are as they were when { $phase } began. The orders that were in when it was adjudicated do not count again, because the GM who went back is also a player and has seen them. Everyone must send new orders.
    .orders-count = Units and centres are as they were when { $phase } began. The orders that were in when it was adjudicated count again, as they were sent. No one has to send them again, and everyone can change them.
    .rest = Lines saved for later phases are kept. WAITs and votes for a draw or a concession are deleted. Proposals and the votes on them stay. Standing proxies are as they were then, unless they have ended since. Players, absences, settings and messages are as they are now.
    .judged-since = { $phase } has since been adjudicated again. Its results, which count, come in the next email.
    .to-adjust = To make the correction again, send ADJUST.
    .to-go-back = To go back again, send ROLLBACK.
    .to-undo = To return to { $phase }, send UNDO. This is possible until a phase is adjudicated.
    .to-judge = To adjudicate before the deadline, send PROCESS.
email-end-taken-back = The GM has undone the end of game '{ $game }'. It continues from where it was.
    .subject = Game Continues
    .orders = Orders received before the end still count.
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
    .advice = The judge already sends their email there. If you write to them yourself, use the new address.
email-swap-offered = The GM of game '{ $game }' proposes that you and the player of { $other } change places: you would play { $other }, and they { $power }.
    .subject = Will you play { $power } instead? Reply YES
    .yes = If you agree, { reply-with-yes }. You change places only if the other player also agrees before this phase is adjudicated.
    .effect = You would keep your password. Orders of both powers received so far would no longer count. If you do not agree, reply NO or do nothing.
email-players-swapped = The players of { $powers } in game '{ $game }' have changed places.
    .subject = Players Change Places: { $letters }
    .yours = You now play { $power } in game '{ $game }': the players of { $powers } have changed places. Your password stays the same.
    .leads = { $who } plays { $power }.
    .orders = Orders and votes received for these powers so far no longer count.
email-partnership-offered = { $player } ({ $address }) plays { $power } in game '{ $game }' ({ $board }) and asks you to play it with them.
    .subject = Will you play { $power } too? Reply YES
    .unnamed = The player of { $power } in game '{ $game }' ({ $board }) asks you to play it with them. If you accept, you will learn who it is, so accept only if you already know.
    .yes = To accept, { reply-with-yes }.
    .effect = Either of you can then send orders and messages and vote as { $power }. The last order counts, and a copy of everything one of you sends goes to the other. Both of you get the results.
    .gunboat = No one in the game knows who plays which power, so do not tell anyone.
    .no = To leave at any time, send RESIGN. If you do not want to play, reply NO or do nothing.
email-mastership-offered = { $master } asks you to become a GM of game '{ $game }' ({ $board }), in addition to its current GMs.
    .subject = Will you be the GM? Reply YES
    .in-place = { $master } asks you to become the GM of game '{ $game }' ({ $board }) in their place.
    .yes = To accept, { reply-with-yes }.
    .tasks = A GM keeps the game going: deadlines, players' questions, players who do not turn up. For what a GM can do, send HELP MASTERING. If you do not want to be one, reply NO or do nothing.
    .moderated = A GM keeps the game going: deadlines, players' questions, players who do not turn up. A GM sees all orders, so you could not play in the game. For what a GM can do, send HELP MASTERING. If you do not want to be one, reply NO or do nothing.
email-disorder = { $number ->
        [many] { $powers } have gone into civil disorder in game '{ $game }', because orders were missing.
       *[one] { $powers } has gone into civil disorder in game '{ $game }', because orders were missing.
    }
    .subject = Civil Disorder: { $letters }
    .bots = { $number ->
        [many] From now on one of the judge's bots gives their orders as soon as a phase opens. It sends no press and has no vote, and leaves as soon as someone plays the power again.
       *[one] From now on one of the judge's bots gives its orders as soon as a phase opens. It sends no press and has no vote, and leaves as soon as someone plays the power again.
    }
    .unordered = Orders that arrived count. Units without orders hold, dislodged units without orders are disbanded, builds are waived, and the rules choose which units are removed. The game continues without waiting.
    .yours = This was your power. It is yours again as soon as you send orders for it, unless someone else has taken it over.
    .open = { $open ->
        [invited] Anyone admitted by the GM can take over: send SIGN ON power { $game } and a password to { $address }
       *[all] Anyone registered with this judge can take over: send SIGN ON power { $game } and a password to { $address }
    }
email-openings = { $number ->
        [many] { $powers } have no player in game '{ $game }'.
       *[one] { $powers } has no player in game '{ $game }'.
    }
    .subject = Waiting for Replacements
    .subject-of = Waiting for Replacements: { $letters }
    .secret = { $number ->
        [one] { $number } power has no player in game '{ $game }'. Anyone who takes it over will learn which one it is.
       *[other] { $number } powers have no player in game '{ $game }'. Anyone who takes one over will learn which one it is.
    }
    .still = Game '{ $game }' is still waiting for someone to play { $powers }.
    .tasks = To do in this phase:
    .open = { $open ->
        [invited] Anyone admitted by the GM can take over. To do so, write to { $address }:
       *[all] Anyone registered with this judge can take over. To do so, write to { $address }:
    }
    .advice = (with a password of your choice). If you know someone who would like to play, pass this email on. To register first, see HELP JOINING.
    .yours = This was your power. If you want it back, sign on as usual and send your orders before someone else takes it over.
email-absence-notice = { $who } in game '{ $game }' will be away:
    .subject = Absence Notice
    .back = { $who } in game '{ $game }' will not be away after all:
    .moved = { $what ->
        [grace] { $times ->
            [one] The grace period now ends after that time:
           *[other] The grace period now ends after those times:
        }
       *[deadline] { $times ->
            [one] The deadline is now after that time:
           *[other] The deadline is now after those times:
        }
    }
    .unmoved = The deadline does not change.
    .past-phase = { $times ->
        [one] The deadline of this phase does not change. No later deadline for { $powers } falls within that time.
       *[other] The deadline of this phase does not change. No later deadline for { $powers } falls within those times.
    }
    .none = { $what ->
        [later] No later deadline
       *[all] No deadline
    } for { $named ->
        [yes] { $powers }
       *[no] them
    } falls within { $times ->
        [one] that time.
       *[other] those times.
    }
    .grace-as-before = The deadline of this phase has passed, and the end of its grace period does not change.
    .undo-by-master = To cancel the absence, send BECOME { $power } and below it SET NO ABSENCE.
    .undo = To cancel the absence, send SET NO ABSENCE.
email-pause = { $by ->
        [player] { $who } has paused game '{ $game }'. There is no deadline until it resumes.
        [keeper] The judge keeper has paused game '{ $game }'. There is no deadline until it resumes.
       *[master] The GM has paused game '{ $game }'. There is no deadline until it resumes.
    }
    .subject = { $what ->
        [paused] Game Paused
       *[resumed] Game Resumed
    }
    .reminder-subject = { $what ->
        [paused] Reminder: Game Paused
       *[resumed] Reminder: Game Resumed
    }
    .half-vacant = { $number ->
        [secret] Game '{ $game }' has been paused automatically, because at least half of its powers have no player.
        [many] Game '{ $game }' has been paused automatically: { $powers } have no player. That is at least half of its powers.
       *[one] Game '{ $game }' has been paused automatically: { $powers } has no player. That is at least half of its powers.
    }
    .long-vacant = { $named ->
        [yes] Game '{ $game }' has been paused automatically, because for two weeks no one has taken over any of these powers: { $powers }.
       *[no] Game '{ $game }' has been paused automatically, because for two weeks no one has taken over its free powers.
    }
    .vacant = There is no deadline until it resumes, and until then the judge sends no reminders and no requests about it. Orders and messages are still accepted. To take over a power, or take yours back, send one of these lines:
    .to-resume = When there are enough players, or to play on without them, send:
    .or-end = To end the game, send TERMINATE instead of RESUME.
    .goes-on = { $by ->
        [players] It resumes when the GM or a player sends RESUME.
       *[master] It resumes when the GM sends RESUME.
    }
    .still = Game '{ $game }' has been paused since { $since }.
    .taken = Orders and messages are still accepted.
    .until = It resumes automatically, with the time that was left, on
    .ask-master = It resumes when the GM says so. To ask, send PRESS TO M.
    .gm-decides = It resumes when the GM says so.
    .resumed = { $by ->
        [player] { $who } has resumed game '{ $game }'.
        [keeper] The judge keeper has resumed game '{ $game }'.
       *[master] Game '{ $game }' has been resumed.
    }
email-master-silent = Game '{ $game }' has been waiting since { $since } for its GM to adjudicate { $phase }.
    .subject = Waiting for Its GM
    .begin = Game '{ $game }' has all its players and has been waiting since { $since } for its GM to send BEGIN.
    .approve = Someone has asked to play in game '{ $game }' and has been waiting since { $since } for the GM's approval (SET APPROVAL).
    .late = In game '{ $game }', orders that arrived after the deadline have been waiting since { $since } for the GM's decision (SET NO LATE ORDERS).
    .paused = Game '{ $game }' has been paused since { $since } without an end date. Its GM has to send RESUME.
    .to-begin = To start it, send BEGIN. To let it start automatically, send SET AUTO START.
    .to-approve = To admit those who are waiting, send SET APPROVED ALL; LIST names them. To reject someone, send EJECT and their address.
    .to-accept = To accept them, send ACCEPT LATE. To adjudicate without them, send PROCESS.
    .to-judge = To adjudicate, send PROCESS { $phase }. To let the judge do it automatically, send SET NO MANUAL PROCESS.
    .hand-over = If you have no time for the game, you can ask someone to be a GM with you (PROMOTE and their address) or to take your place (HAND OVER and their address).
    .shared = The game is unmoderated: any player can restart its clock with RESUME.
    .keeper = The judge keeper has been told too: { $keeper }. You will not get this message again.
email-game-arrived = Game '{ $game }' is now on this judge. It continues from where it was, with the same position, deadline and players. Send email for it to { $address }, and no longer to the previous judge. Orders and messages that you sent to the previous judge were not transferred: please send them again.
    .subject = Now on This Judge
    .whole = Game '{ $game }' is now on this judge. It continues from where it was, with the same orders, messages and players. Send email for it to { $address }, and no longer to the previous judge.
    .password = Your password was not transferred. To set one, send this line to the judge:
    .token = Replace { $placeholder } with the password you want. The token works once, until { $expires }. After that, send FORGOT PASSWORD { $game } to get another.
email-game-moved = The judge keeper has moved game '{ $game }' to another judge, where it continues. Send email for it to this address, and no longer to this judge:
    .subject = Now on Another Judge
    .advice = That judge will tell you how to continue there and how to set a password: the one you have here was not transferred. If no email comes, ask the keeper of this judge: { $keeper }
email-game-ended = Game '{ $game }' has ended without a result.
    .subject = Game Terminated
    .victory-subject = Victory: { $letters }
    .draw-subject = Draw Declared: { $letters }
    .victory = Game '{ $game }' was won by { $winners }. Congratulations!
    .declared-victory = Game '{ $game }' was won by { $winners }.
    .conceded = All other players who were present conceded it.
    .draw = Game '{ $game }' has ended in a draw between { $winners }.
    .last-year-draw = Game '{ $game }' has ended in its last year, { $year }, in a draw between { $winners }.
    .congratulations = Congratulations to all who lasted to the end!
    .practice = Practice game '{ $game }' has ended without a result.
    .called-off = { $by ->
        [keeper] The judge keeper has cancelled game '{ $game }' before it began.
       *[master] The GM has cancelled game '{ $game }' before it began.
    }
    .others = To see other games that need players, send LIST.
    .stopped = { $by ->
        [keeper] The judge keeper has ended game '{ $game }' without a result.
       *[master] The GM has ended game '{ $game }' without a result.
    }
    .agreed = Game '{ $game }' has ended without a result: its players voted for that.
    .declared = The GM has decided this, with this reason:
    .ranking = The players agreed on this ranking:
    .declared-ranking = The GM decided on this ranking:
    .players = Players:
    .centres = Supply centres at the start and at the end of each year:
    .statistics = Movement phases with units to order (Moves) and without any orders (NMR), phases with late orders (Late):
    .statistics-and-letters = Movement phases with units to order (Moves) and without any orders (NMR), phases with late orders (Late), and signed messages:
    .record = { $in_time ->
        [one] In your record this game counts { $in_time } turn on time and { $late } late: { $points } points of dedication. For your whole record, send GET DEDICATION.
       *[other] In your record this game counts { $in_time } turns on time and { $late } late: { $points } points of dedication. For your whole record, send GET DEDICATION.
    }
    .position = The final position:
    .diary = From the diary of { $power }:
    .thanks = Thank you for playing. You can still send messages (PRESS, BROADCAST) to talk the game over. To see the games that need players, send LIST.
    .thanks-in-silence = Thank you for playing. To see the games that need players, send LIST.
    .thanks-for-practice = Thank you for playing. To open another game, send SIGN ON ?practice.
    .thanks-removed = Thank you for playing. The judge no longer keeps this game, so messages and commands for it have no effect. To see the games that need players, send LIST.
    .web = The whole game on the web: { $page }
email-sat-out = Round { $number } of the series '{ $game }' has begun: { $games }. There are not enough players for another game. Players who joined earliest or have played least have priority, so there is no place for you in this round. You have priority in the next.
    .subject = Round { $number }: You Sit Out
email-standby-moved = The grace period in game '{ $game }' ends at a different time from the one that you were told. If orders for { standby-power } are still missing then, the power is yours. You will be told in either case.
    .subject = { $what ->
        [paused] { $named ->
            [yes] Standby for { $power }: paused
           *[no] Standby for a power: paused
        }
       *[moved] { $named ->
            [yes] Standby for { $power }: another time
           *[no] Standby for a power: another time
        }
    }
    .season = The rules of game '{ $game }' have changed. If the player of { standby-power } sends no orders for the next season either, the power is yours, and you will be told.
    .paused = Game '{ $game }' is paused. Its deadlines are suspended, and so is your offer to take over { standby-power }. You will be told the new time when it resumes.
    .grace = Grace period ends: { $until }
    .decline = If you can no longer take it over, reply NO, and someone else will be asked.
email-series-table = Round { $number } of the series '{ $series }' is over. The table, scored by { $scoring }:
    .subject = Table After Round { $number }
    .last-subject = Final Table
    .last = The series '{ $series }' is over. The final table, by { $scoring }:
    .next = You are in its next round, if there is one. To leave the series, send RESIGN.
    .next-by-master = To open the next round, send ROUND; for a game of the best players, ROUND TOP; to end the series, TERMINATE.
table-of-series = No game in the series counts yet.
    .going-on = Still being played: { $games }.
    .not-counted = Finished, but not in the table: { $games }. A gunboat game counts when all games of its round are over, if it names its players then. A game that ended before any phase was adjudicated never counts.
email-start-taken-back = The GM has undone the start of game '{ $game }'. It is forming again, as if it had not begun. All players are still in it. The powers are assigned again when it starts, and orders sent so far do not count.
    .subject = Start Undone
    .missing = The game starts when { $missing ->
        [one] { $missing } more player has joined
       *[other] { $missing } more players have joined
    }, or without them if the GM sends FORCE BEGIN.
    .full = The game starts when the GM says so.
    .wishes = The players' preferences for powers still count. To change yours, send SET PREFERENCE. To leave the game, send RESIGN.
    .no-wishes = To leave the game, send RESIGN.
email-vote-awaits = Proposal { $number }, { $terms }, has passed in '{ $game }', but more than half of the players who sent orders did not vote on it. So you can reject it.
    .subject = Proposal { $number } Needs Your Decision
    .no = the game continues
    .yes = the game ends as proposed, now
    .silence = If you do not reply, the game ends as proposed when the next moves are adjudicated.
email-vote-closed = Proposal { $number }, { $terms }, has failed. '{ $game }' continues.
    .subject = Proposal { $number } { $result ->
        [passed] Passed
        [withdrawn] Withdrawn
       *[failed] Failed
    }
    .passed = Proposal { $number }, { $terms }, has passed in '{ $game }'.
    .withdrawn = Proposal { $number }, { $terms }, has been withdrawn by its proposer. '{ $game }' continues.
    .refused = The GM has rejected proposal { $number }, { $terms }, because more than half of the players had not voted on it. '{ $game }' continues.
    .silence = Players who did not vote counted as agreeing, but it needed at least one YES and no NO.
    .all = Every player had to vote YES. Silence counted as NO.

## Parts of several emails.

done-by = By { $who }, one of the game's GMs:
reply-with-yes = reply to this email with just the word YES
reply-with-line = reply to this email with the line YES { $token }
your-words = your text
game-on-the-web = The game on the web: { $page }
board = THE BOARD
    .seen = WHAT YOU SEE
deadline-subject = Deadline Adjustment to: { $deadline }
    .grace = Grace Adjustment to: { $grace }
absence-time = from
    .until = until
holdings = { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }, { $centres ->
        [one] { $centres } supply centre
       *[other] { $centres } supply centres
    }
master-writes = The GM writes:
write-to-master = To write to the GM, send PRESS TO M, your text and ENDPRESS, each on its own line.
keep-master-password = A GM's password is for no one else. Each player has their own.
what-email-did = What the email did:
resume-game = To restart the clock, send RESUME. To set the day on which the game resumes, send PAUSE UNTIL and the day.

# The clock of a phase. `what` comes of orders that are missing when grace ends; `owes` some or has sent none; others
# are asked as `standbys`.

after-grace = { $what ->
        [replaced] { late-power } can be replaced while the game waits.
        [bots] the judge's bots order for { late-power }{ but-standbys }.
        [disorder] the phase is adjudicated with the orders received; the power of { late-power } goes into civil disorder{ but-standbys }.
        [retreats] the phase is adjudicated: dislodged units without orders are disbanded.
        [adjustments] the phase is adjudicated: builds not ordered are waived, and the rules choose which units are removed.
       *[moves] the phase is adjudicated: units without orders hold, and a player who sends none for a second season in a row loses the power.
    }
due = Deadline:
    .grace = Grace:
    .past = that was { $left }
    .not-before = { $left }, not earlier
    .sooner = { $left }; earlier if all orders are in (and no WAIT is set)
    .by-master = The phase is adjudicated only when the GM sends PROCESS.
    .late-by-master = Late orders count only if the GM accepts them.
    .late-until-then = Late orders still count until then.
    .replaced = A player whose orders are missing when the grace period ends can be replaced.
    .no-grace = There is no grace period. After the deadline, { after-grace }
    .late-accepted = Late orders count only if the GM accepts them. A player who sent any orders in time is not late: units without an order hold.
    .then = When the grace period ends, { after-grace }
    .late-then = Late orders still count until then. When the grace period ends, { after-grace }
    .silent-disorder = You sent no orders last season. If you send none this season, { $power } goes into civil disorder, and anyone can take it over.
    .silent-held-over = You sent no orders last season. If you send none this season, anyone can take { $power } over, and the season is held over once for that.
due-practice = This phase is adjudicated as soon as your orders are complete, and the results follow immediately. If any are missing on { $deadline }, the game ends.
    .waiting = You have set WAIT, so this phase is adjudicated on { $deadline } if your orders are complete by then. If they are not, the game ends.
game-paused = The game is paused. There is no deadline until { $by ->
        [players] the GM or a player
       *[master] the GM
    } sends RESUME.
    .until = The game is paused. It resumes automatically, with the time that was left, or earlier if { $by ->
        [players] the GM or a player
       *[master] the GM
    } sends RESUME:
resumed-when = when { $by ->
        [players] the GM or a player
       *[master] the GM
    } sends RESUME
    .until = automatically on { $until }, or when { $by ->
        [players] the GM or a player
       *[master] the GM
    } sends RESUME

## Orders in force, and what to send next.

orders-held = { $power }: no orders due.
    .title = YOUR ORDERS
    .ahead = Saved for later phases (to delete them, send CLEAR):
    .ahead-builds = Builds and removals count in this order, until there are as many as you are due.
    .late = Arrived after the deadline; waiting for the GM's decision:
    .late-declined = Arrived after the deadline; not accepted by the GM:
    .lent = Standing proxies (until revoked):
change-orders = You can still change them: send just the new ones.
    .replacing = You can still change them: send all of them again, or ADD and just the new ones.
unconfirmed = { $count ->
        [one] { $count } order came in your name on { $came } and is pending: NOT COUNTED YET. If you sent it, reply YES to the email that asks about it. You can also send your orders again, in reply to this email.
       *[other] { $count } orders came in your name on { $came } and are pending: NOT COUNTED YET. If you sent them, reply YES to the email that asks about them. You can also send your orders again, in reply to this email.
    }
    .proposed = { $count ->
        [one] { $count } of your lines needs your YES and does not count without it: { LIST($lines, type: "and") }. Reply YES to the email that asks about it, or send it in reply to this one.
       *[other] { $count } of your lines need your YES and do not count without it: { LIST($lines, type: "and") }. Reply YES to the email that asks about them, or send them in reply to this one.
    }
next-step = To see how to write orders, send HELP ORDERS.
    .answer = Reply to this email with your orders:
    .mail = Send this to { $address }, with your orders and your password filled in:
    .with-retreats = In the same email, below them, say where your units go if they are dislodged. No more orders are due before the next moves; a unit without an order is disbanded. An example:
    .with-builds = In the same email, below them, say where your units go if they are dislodged, and what you build or remove. No more orders are due before the next moves: a unit without an order is disbanded, and builds that you do not name are waived. An example:
    .moves = Where your units can move (armies on a coast can also move by convoy):
    .choices = Your options:
    .examples = Examples of orders (for the full list, send HELP ORDERS):
    .illegal = Examples of lines, possible or not (for an explanation, send HELP ILLEGAL):
    .naval = Fleets have orders of their own here, such as { $steps } and { $patrol }. HELP NAVAL explains them, HELP ORDERS all others.
    .naval-examples = Examples of orders (HELP ORDERS explains those of every game, HELP NAVAL those of fleets in this one):
    .naval-later = Once units move, fleets take two steps and have orders of their own, such as { $steps } or { $patrol }. HELP NAVAL explains them all.
order-example = it moves
    .support = it supports a move
    .support-hold = it supports a unit that holds
    .convoy = it convoys an army
    .hold = it holds
    .two-steps = two steps, the last into a centre
    .step-and-convoy = a step, then a convoy
    .patrol = two fleets patrol
    .block = it blocks the strait
    .let-pass = the centre's owner lets fleets pass

## A phase: its deadline, its results.

own-power-eliminated = You have no units and no supply centres left: your power has been eliminated.
    .short = eliminated
own-unit-dislodged = { $gone ->
    [yes] { $unit } was dislodged, had nowhere to retreat to and was destroyed.
   *[no] { $unit } was dislodged.
}
    .by = { $gone ->
        [yes] { $unit } was dislodged by { $attacker }. It had nowhere to retreat to and was destroyed.
       *[no] { $unit } was dislodged by { $attacker }.
    }
    .short = { $gone ->
        [yes] { $units ->
            [one] { $unit } destroyed
           *[other] { $units } units destroyed
        }
       *[no] { $units ->
            [one] { $unit } dislodged
           *[other] { $units } units dislodged
        }
    }
own-unit-removed = { $why ->
    [patrolled] { $unit } was removed by a patrol.
    [helped] { $unit } was annihilated, like every fleet that supports or convoys after a step.
   *[annihilated] { $unit } was annihilated: its two steps did not end in a supply centre.
}
    .short = { $units ->
        [one] { $unit } lost
       *[other] { $units } units lost
    }
own-centre-lost = You lost { $centre }.
    .to = You lost { $centre } to { $power }.
    .short = { $number ->
        [one] { $centre } lost
       *[other] { $number } centres lost
    }
own-centre-gained = You gained { $centre }.
    .short = { $number ->
        [one] { $centre } gained
       *[other] { $number } centres gained
    }
own-unit-moved = { $unit } moved to { $place }.
own-unit-stayed = { $unit } did not move to { $place }.
own-unit-retreated = { $unit } retreated to { $place }.
own-unit-held = { $given ->
    [no] { $unit } had no order and held.
   *[yes] { $unit } held.
}
own-unit-built = { $unit } was built.
own-unit-disbanded = { $unit } was disbanded.
own-order-failed = { $order } failed.
own-order-done = { $order } was carried out.
owed-by = { $task ->
    [retreat] retreat
    [build] build
    [remove] remove
   *[orders] orders
} by { $due }
email-page-deadline = Deadline: { $deadline }
email-page-title = { $game }: { $phase }
email-results = You are { $power }.
    .subject = Results
    .subject-with = Results: { $what }
    .own = Your units
    .yours-before = { $power } was yours. It is yours again as soon as you send orders for it, unless someone else has taken it over.
    .unseen = This phase has been adjudicated. None of it was visible to you.
    .no-retreats = No unit had to retreat.
    .no-orders = There were no orders to adjudicate.
    .summer = Lines sent in summer, without effect:
    .ahead = Your { $phase }
    .taken = Accepted:
    .dropped = REJECTED:
    .unneeded = Not used:
    .why = WHY
    .strengths = Numbers show strength: 1 for the unit plus 1 for each support.
    .by-master = The GM had this phase adjudicated manually.
    .next = WHAT TO DO NEXT
    .over = The game is over. A separate email says how it ended.
    .later = You will get an email when the next phase opens.
    .web = Results with a map: { $page }
email-reminder = Your orders for { $power } in '{ $game }' are incomplete, and the deadline is near.
    .subject = Reminder
    .nudge-subject = First orders
    .nudge = Game '{ $game }' has begun, and half of the time for the first orders has passed, but no orders for { $power } have arrived. Did you get the email with the start of the game?
    .nudge-waiting = Game '{ $game }' has begun, and half of the time for the first orders has passed, but no orders for { $power } count yet.
email-late-notice = The deadline has passed, and game '{ $game }' is waiting for { $powers }.
    .subject = Late Notice
    .subject-of = Late Notice: { $letters }
    .secret = The deadline has passed, and game '{ $game }' is waiting for missing orders.
    .times = { $power }: { $times ->
        [one] late once in this game
        [2] late twice in this game
       *[other] late { $times } times in this game
    }
    .declined = No orders from you arrived in time, and the GM did not accept those that came later.
    .kept = No orders from you arrived in time. Orders sent now are kept, and the GM is asked whether they count.
    .yours = { $waits ->
        [secret] Your orders are among those that are missing. Orders sent now still count.
        [duel] Your opponent is late too. Orders sent now still count.
        [opponent] Your opponent is waiting for you. Orders sent now still count.
        [all] All players are late, including you. Orders sent now still count.
       *[others] The other players are waiting for you. Orders sent now still count.
    }
    .judged = The phase is adjudicated when { $comes ->
        [accepted] the GM accepts late orders
       *[missing] the missing orders arrive
    }, or when { $ends ->
        [replaced] a new player sends orders
       *[grace] the grace period ends
    }.
    .leads = You are the GM. You can wait, or send one of the lines below.
    .nothing = You do not need to do anything.
    .press = write to the players who are late
    .grace = give them another day
    .process = adjudicate without their orders
    .eject = free the power for another player
email-pending-orders = Game '{ $game }' is now in { $phase }. You had already sent orders for this phase as { $power }.
    .subject = Pending Orders
    .conditions = Your conditional orders:
    .taken = Accepted:
    .dropped = REJECTED, because they are no longer valid:
    .unneeded = Not used, because the condition was not met:
email-deadline-changed = { $by ->
        [judge] The judge has changed the times of this phase in game '{ $game }'.
        [master] The GM has changed the times of this phase in game '{ $game }'.
       *[player] { $who } has changed the times of this phase in game '{ $game }'.
    }
    .held-over = The season is held over in game '{ $game }', so that someone can take over { $powers }. All orders received so far still count.
    .held-over-unnamed = The season is held over in game '{ $game }', so that someone can take over a power that has no player. All orders received so far still count.
    .down = The judge was down from { $since } to { $until }. Emails from that time are being processed now.
    .moved = The judge has therefore moved the deadline and the grace period of this phase in game '{ $game }'. No one is late because of the outage.
    .lost = The phase is open as before, but not everything that was sent for it still counts. To see your orders, send LIST { $game } below SIGN ON, and send again what is missing there. If you asked to WAIT, or voted for a draw or a concession, do so again.

## A game starts, its players, its settings.

email-game-starting = Game '{ $game }' of Diplomacy is starting. Your role: { $role }.
    .subject = Game Starting
    .watched = Game '{ $game }' of Diplomacy is starting, and you are an observer.
    .again = The GM has undone the first start of game '{ $game }' and has started it again. Orders, WAITs and votes sent before do not count: send them again. { $powers ->
        [anew] The powers have been assigned again.
       *[same] All players have the same powers as before.
    }
    .series = This game belongs to the series '{ $series }'. Your password is the one with which you joined the series.
    .also = You also play { $powers }, and get separate emails for it: reply to each with the orders of its power.
    .players = The following players are in this game:
    .position = Starting position for { $season }.
    .empty = No units are on the board in { $season }: each power builds its first units.
    .now = WHAT TO DO NOW
    .against-bot = Send your orders. { $opponent } is one of the judge's bots, and its orders are in.
    .against-bots = Send your orders. The judge's bots play the other powers; their orders are in.
    .practice = To end the game at any time, send RESIGN.
    .illegal = There is no press; your orders are your only way to communicate (HELP ILLEGAL). Send your orders; you can change them as often as you like until the phase is adjudicated.
    .silent = There is no press in this game. Send your orders; you can change them as often as you like until the phase is adjudicated.
    .duel = Write to your opponent: PRESS TO { $opponent }, your text and ENDPRESS, each on its own line (HELP TALKING). Then send your orders; you can change them as often as you like until the phase is adjudicated.
    .talk = Write to the other players (HELP TALKING shows how). Then send your orders; you can change them as often as you like until the phase is adjudicated.
    .sooner = The phase is adjudicated earlier if all orders are in. To keep it open until the deadline, send SET WAIT.
    .earliest = The phase is adjudicated earlier if all orders are in, but not before { $earliest }. To keep it open until the deadline, send SET WAIT.
    .list = To see the current state of the game at any time, send LIST { $game }.
    .settings = The main settings of '{ $game }', and all that differ from the usual ones (for all settings, send LIST { $game }):
email-roll-call = Game '{ $game }' ({ $board }) has all its players and is about to start. Before the powers are assigned, the judge asks every player: are you there?
    .subject = Are you there? Reply YES
    .yes = To answer, { reply-with-yes }, or send I AM HERE below your SIGN ON.
    .until = The game starts as soon as everyone has replied. Players who have not replied by { $until } lose their place to someone else.
email-invitation = { $master } invites you to join game '{ $game }' ({ $board }) on this judge.
    .subject = Will you play?
    .forming = To join, reply with this line and a password of your choice:
    .running = The game has begun. If a power is free, you can take it over with this line and a password of your choice:
    .advice = To see its board and settings, send LIST { $game }. If you do not want to play, ignore this email; you will get no more about it.
email-player-joined = { $who } has joined { $to ->
        [series] the series
       *[game] game
    } '{ $game }' as player number { $number }.
    .subject = New Player Signon: #{ $number }
    .round = To open as many games as its players can fill, send ROUND.
    .needed = The game starts when { $needed ->
        [one] { $needed } more player has joined.
       *[other] { $needed } more players have joined.
    }
    .needed-and-approval = The game starts when { $needed ->
        [one] { $needed } more player has joined
       *[other] { $needed } more players have joined
    } and the GM has admitted those who are waiting for approval.
    .approval = All places are now taken. The game starts when the GM has admitted those who are waiting for approval.
    .roll-call = All places are now taken. Before the game starts, all players are asked whether they are there.
    .begin = All places are now taken. To start the game, send BEGIN: you have chosen to start it yourself (SET MANUAL START).
    .manual = All places are now taken. The game starts when the GM says so.
    .starts-at = All places are now taken. The game starts on
    .starts = All places are now taken. The game is starting.
    .wishes = Preferences for powers so far, best first:
    .assigned = { $powers } is assigned
email-settings-changed = The settings of game '{ $game }' have been changed:
    .subject = Settings Changed
    .by = { $who } has changed the settings of game '{ $game }':
    .was = was
    .now = now
    .empty = (empty)
    .board = The powers on this board are { $powers }. For its rules, send GET RULES.{ $board }; for its provinces, GET MAP.{ $board }. All members are still in the game. Preferences for powers that it does not have are deleted. To send others, send SET PREFERENCE; to leave the game, RESIGN.
    .needed = Still needed: { $needed }.
    .list = To see all settings, send LIST { $game }.

# Somebody who may not be known to the reader, at the beginning of a sentence.

unnamed-person = Someone
    .listed = someone
    .of-power = { $power }'s player
    .of-game = One of its members
    .of-players = One of the players
    .master = The GM
unnamed-address = another address
late-power = { $owes ->
        [some] any player whose orders are missing
       *[none] any player who has sent no orders
    }
but-standbys = { $standbys ->
        [asked] , unless someone on the standby list takes over: they then play it, and can send orders first
       *[none] {""}
    }
email-seat-changed = { $who } ({ $address }) has taken over { $power } in game '{ $game }' and plays it from { $phase } on. Welcome!
    .subject = New Player Signon: { $letter }
    .observing-subject = New Observer
    .new-player-subject = { $power } Has a New Player
    .led-again-subject = Power Taken Over: { $letter }
    .new-master-subject = New GM
    .master-left-subject = A GM Leaves
    .partner-left-subject = Joint Player Left: { $letter }
    .spectator-you-subject = You can see what { $power } receives
    .spectator-ended-you-subject = You can no longer see what { $power } receives
    .spectator-subject = Spectator of { $power }
    .spectator-ended-subject = Spectator of { $power } Removed
    .returned-subject = Player Returned: { $letter }
    .admitted-subject = You can come back
    .approved-subject = You have been approved
    .waits-again-subject = You need the GM's approval again
    .unanswered-you-subject = You have lost your place
    .unanswered-subject = No Reply: Player
    .ejected-subject = Removed: { $what ->
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
        [some] Not all your orders for { $power } in game '{ $game }' had arrived when the grace period ended. Someone from the standby list now plays the power.
       *[none] Your orders for { $power } in game '{ $game }' had not arrived when the grace period ended. Someone from the standby list now plays the power.
    }
    .succeeded = { $power } in game '{ $game }', which was yours, has a new player.
    .thanks = Thank you for the turns you played. To see the games that need players, send LIST. To be asked when a power becomes free, send SIGN UP AS STANDBY.
    .led-again = { $power } in game '{ $game }' has a player again, from { $phase } on.
    .new-master = { $who } ({ $address }) is now the GM of game '{ $game }'. The judge keeper has handed the game over.
    .co-master = { $by ->
        [keeper] { $who } is now also a GM of game '{ $game }', by decision of the judge keeper.
       *[master] { $who } is now also a GM of game '{ $game }'.
    }
    .all-masters = PRESS TO M reaches all the GMs; any one of them can act.
    .successor-of-you = { $who } has accepted and is now the GM of game '{ $game }' in your place. You are no longer in the game. To watch it, send OBSERVE { $game } and a password.
    .successor = { $who } is now the GM of game '{ $game }'. The previous GM has handed it over.
    .master-left = { $named ->
        [yes] { $who } is no longer a GM of game '{ $game }'. The game still has another GM.
       *[no] One of the GMs of game '{ $game }' has left. The game still has another GM.
    }
    .master-out-by-keeper = The judge keeper has decided that you are no longer a GM of game '{ $game }'. If you want to know why, ask: { $keeper }
    .master-out-by-first = The first GM of game '{ $game }' has decided that you are no longer one of its GMs.
    .master-out = { $named ->
        [yes] { $who } is no longer a GM of game '{ $game }'.
       *[no] One of the GMs of game '{ $game }' is no longer a GM.
    } { $by ->
        [keeper] The judge keeper has decided this.
       *[master] The first GM has decided this.
    }
    .partner = { $named ->
        [yes] { $who } now plays { $power } in game '{ $game }' together with its player.
       *[no] The person you asked now plays { $power } in game '{ $game }' together with you.
    }
    .partner-left-you = You no longer play { $power } in game '{ $game }': its player has decided this.
    .partner-too = { $named ->
        [yes] { $who } also played { $power } in game '{ $game }', and no longer does.
       *[no] Someone else also played { $power } in game '{ $game }', and no longer does.
    }
    .partner-left = { $named ->
        [yes] { $who } no longer plays { $power } in game '{ $game }'. The power's other player continues.
       *[no] One of the players of { $power } in game '{ $game }' no longer plays it. The other player continues.
    }
    .spectator-you = The player of { $power } in game '{ $game }' lets you see the emails that { $power } gets: its results and its messages.
    .spectator-may = You cannot send anything for it. What you see is for you alone. If you do not want it any more, send RESIGN. Then, to watch the game as before, send OBSERVE { $game } and a password.
    .spectator-ended-you = You no longer see what { $power } gets in game '{ $game }': its player has decided this. You watch the game as before.
    .spectator = { $who } can see what { $power } receives in game '{ $game }' as long as they watch the game. The player of { $power } has allowed this. They cannot send anything for { $power }. The GM can forbid this with SET NO SPECTATORS.
    .spectator-not-watching = They do not watch the game now, so they see nothing.
    .spectator-ended = { $who } no longer sees what { $power } gets in game '{ $game }'.
    .returned = { $who } is back and plays { $power } again in game '{ $game }'.
    .observing = { $who } is now watching game '{ $game }'.
    .stopped-observing = { $who } is no longer watching game '{ $game }'.
    .admitted = The GM of game '{ $game }' has readmitted you. If the place is still free, send one of these lines with a password of your choice:
    .admitted-player = The GM of game '{ $game }' has readmitted you. If the place is still free, send this line with a password of your choice:
    .approved = The GM of game '{ $game }' has approved you. You will play as soon as it starts.
    .approved-running = The GM of game '{ $game }' has approved you. If a power is free, send this line with a password of your choice:
    .waits-again = The GM of game '{ $game }' has withdrawn your approval. { $place ->
        [kept] You keep your place, but it needs the GM's approval again.
       *[none] To play in it, you need the GM's approval again.
    } You will be told when you get it.
    .unanswered-you = Before game '{ $game }' started, the judge asked whether you were there, and no reply came. Your place is now free for someone else. To take it again while it is free, send SIGN ON ?{ $game } and a password of your choice.
    .unanswered = { $who } did not reply to the roll call of game '{ $game }', so their place is free again.
    .missing = The game can begin when { $missing ->
        [one] { $missing } more player has joined.
       *[other] { $missing } more players have joined.
    }
    .ejected-by-keeper = The judge keeper has removed you from game '{ $game }'. If you want to know why, ask: { $keeper }
    .ejected-you = The GM has removed you from game '{ $game }'. If you want to know why, ask the GM.
    .ejected-you-written = The GM has removed you from game '{ $game }'. If you want to know why, write directly to the GM; no message from you reaches anyone in the game:
    .ejected-back = You can return only if the GM sends ADMIT.
    .ejected = { $named ->
        [yes] { $by ->
            [keeper] The judge keeper has removed { $who } from game '{ $game }'.
           *[master] The GM has removed { $who } from game '{ $game }'.
        }
       *[no] { $by ->
            [keeper] The judge keeper has removed someone from game '{ $game }'.
           *[master] The GM has removed someone from game '{ $game }'.
        }
    }
    .resigned = { $who } has resigned from game '{ $game }'.
    .free = { $open ->
        [invited] { $power } is free. Anyone admitted by the GM can take it over with SIGN ON { $place } { $game } and a password.
       *[all] { $power } is free. Anyone registered can take it over with SIGN ON { $place } { $game } and a password.
    }

## Votes and press.

email-vote-opened = Someone proposes { $terms } in '{ $game }'. This is proposal { $number }.
    .subject = Proposal { $number }
    .by-season = The votes are counted when the moves of { $season } are adjudicated.
    .by-phase = The votes are counted when this phase is adjudicated, or earlier if everyone votes YES.
    .until = They are counted on { $until } at the latest.
    .repeated = This has been proposed again, so players who do not vote now agree to it, if anyone votes YES. One NO makes it fail.
    .silence-agrees = The GM has declared that players who do not vote agree, if anyone votes YES. One NO makes it fail.
    .all = Every player must vote YES. Silence counts as NO.
    .silent-from = Silence counts as agreement only from { $since } on, however soon the phase is adjudicated. A player who is away has { $span } after they return.
    .told = { $told ->
        [names] No one is told who proposed it. When the votes are counted, everyone learns how each player voted, with the proposer's YES among the others.
        [count] No one is told who proposed it. When the votes are counted, everyone learns how many voted for it and against it, but not who.
       *[result] No one is told who proposed it. Everyone learns only whether it passed, not how each player voted.
    }
    .answer = To vote, reply to this email with one of these lines:
    .mail = To vote, send this with one of the last two lines to { $address }:
    .change = You can change your vote until it is counted.
email-press = To answer, reply to this email: your text is shown to you and then sent to { LIST($readers, type: "and") }. To choose the readers yourself, put this in your reply:
    .asked-first = To answer, reply to this email: you will be asked whether to send your text to { LIST($readers, type: "and") }. To choose the readers yourself, without that question, put this in your reply:
    .mail = To answer, send this to { $address }:
    .own = This is a copy of your own message. To stop such copies, send SET NOCOPY.
    .spectator = You see this message because the player of { $power } lets you.
    .watched = This is a copy of a message between others. To stop such copies, send SET NORMAL PRESS.
    .silent = There is no press in this game: no one reads a reply to this.
    .unassigned = The powers have no players yet, so no message goes to one of them alone. BROADCAST reaches everyone who has joined.
    .unnamed = The author is anonymous. To reach them, use BROADCAST.
email-postal-press = Messages that came with the results of { $phase } in '{ $game }':
    .subject = Game Press
    .ended = Messages that were waiting for results in '{ $game }', which has ended without any:
    .yours = (yours)
    .answer = To answer, write PRESS TO and the powers, your text, and ENDPRESS, each on its own line. You can put this in a reply to this email, and your orders too.
email-press-watched = { $who ->
        [master] From now on the GM of '{ $game }' gets copies of the messages between players. Earlier messages stay private.
       *[observer] From now on an observer of '{ $game }' gets copies of the messages between players. Earlier messages stay private.
    }
    .subject = { $who ->
        [master] The GM Reads All Messages
       *[observer] An Observer Reads All Messages
    }
    .ended-subject = { $who ->
        [master] Messages Are Private Again
       *[observer] An Observer No Longer Reads Messages
    }
    .ended = { $who ->
        [master] The GM of '{ $game }' no longer gets copies of messages between players.
       *[observer] An observer of '{ $game }' no longer gets copies of messages between players.
    }
email-letters-shown = Game '{ $game }' is over and shows its messages (SET LETTERS SHOWN). Here are those between powers. Messages to the GM or the observers are not shown.
    .subject = The Messages of the Game
    .left-out = The first { $number } are left out because this email would be too long.
email-proxy-changed = { $power } lends you { $units } in '{ $game }', { $span ->
        [lasting] until it revokes the proxy.
       *[phase] for this phase.
    }
    .subject = Proxy from { $letter }
    .ended-subject = Proxy from { $letter } ended
    .advice = Order the units that are lent to you like your own, in your own email. If { $power } orders one of them, that order counts instead of yours.
    .revoked = { $power } has revoked its proxy in '{ $game }' and orders { $units } again.
    .unreachable = Email to the player of { $power } bounces, so its proxy in '{ $game }' has ended. { $power } orders { $units } again.
    .ended = In '{ $game }', { $power } or your power has a new player or no player, so the proxy has ended. { $power } orders { $units } again.
email-standby-wanted = { $sent ->
        [some] { $power } has not sent all its orders in game '{ $game }'.
        [none] { $power } has sent no orders in game '{ $game }'.
       *[left] { $power } has no player in game '{ $game }'.
    }
    .subject = Will you replace a player? Reply YES
    .subject-of = Will you play { $power }? Reply YES
    .missed = { $power } sent no orders for { $season } in game '{ $game }'.
    .secret = { $cause ->
        [late] A power has not sent its orders in game '{ $game }', which keeps secret which one.
       *[left] A power has no player in game '{ $game }', which keeps secret which one.
    }
    .question = You are on the standby list. Would you like to take over this power?
    .yes = To accept, { reply-with-yes }. The first YES gets it.
    .next-season = If its player sends no orders for the next season either, that season is held over and the power is yours. You will be told in either case.
    .until-grace = Its player can still send orders until the grace period ends: { $grace }. If orders are still missing then, the power is yours. You will be told in either case.
    .at-once = It is yours immediately, and the reply shows you its position.
    .board = The board is { $board }.
    .phase = { $asked ->
        [no] The current phase is { $phase }; { $power } has no orders to send in it.
       *[yes] The current phase is { $phase }.
    }
    .phase-task = The current phase is { $phase }: { $task }
    .holdings = { $power } has { $units ->
        [one] { $units } unit
       *[other] { $units } units
    } and { $centres ->
        [one] { $centres } supply centre.
       *[other] { $centres } supply centres.
    }
    .gunboat = This is a gunboat game: only its GM learns who you are.
    .no = If you do not want it, reply NO or do nothing. To leave the standby list, send SIGN OFF AS STANDBY in any email to the judge.
standby-power = { $named ->
        [yes] { $power }
       *[no] the power that you were asked about
    }
email-standby-told = { $cause ->
        [left] In game '{ $game }', { standby-power } is now yours, because its player has left the game.
       *[late] In game '{ $game }', { standby-power } is now yours, because not all its orders had arrived when the grace period ended.
    }
    .subject = You play { $power }
    .ended-subject = { $named ->
        [yes] { $by ->
            [another] { $power } goes to someone else
           *[nobody] { $power } needs no replacement
        }
       *[no] { $by ->
            [another] The power goes to someone else
           *[nobody] The power needs no replacement
        }
    }
    .thanks = Thank you for replacing a player.
    .orders = { $number ->
        [one] { $number } order of the previous player still counts; an order from you for the same unit replaces it.
       *[other] { $number } orders of the previous player still count; an order from you for the same unit replaces one.
    }
    .password = Reply to the judge's emails with your orders. To set a password for new emails, send FORGOT PASSWORD { $game }.
    .elsewhere = { $named ->
        [yes] { $power } in game '{ $game }' goes to someone else. No one can have two places in a game, or return to one that the GM took from them.
       *[no] The power in game '{ $game }' that you were asked about goes to someone else. No one can have two places in a game, or return to one that the GM took from them.
    }
    .ended = { $cause ->
        [over] Game '{ $game }' is over, so you are no longer needed as a replacement for { standby-power }.
        [judged] The phase is over in game '{ $game }', and the player of { standby-power } keeps the power. You are not needed.
        [kept] By the rules of game '{ $game }' as they are now, the player of { standby-power } keeps the power when the grace period ends. You are not needed.
       *[back] The player of { standby-power } in game '{ $game }' is back, so you are not needed.
    }
    .stay = Thank you for your offer. You stay on the standby list.

## Questions that ask for a word.

confirm-line = YES is not enough. From another address, send this line:
    .cancel = To cancel the request, reply CANCEL instead. If you do nothing, it expires on { $expires }.
email-confirmation-asked = This command came from { $sender }, as { $role ->
        [master] the GM of '{ $game }':
        [power] { $power } in '{ $game }':
       *[player] a player in '{ $game }':
    }
    .subject = Please confirm
    .resign = Leaving a game cannot be undone. To leave, reply to this email with just the word CONFIRM. If you do nothing, you stay.
    .concede = No one else has to concede, so this ends the game for good. Please confirm: reply to this email with just the word CONFIRM.
    .end = No other vote is needed for this end of the game, or only the winner's, so this is final. Please confirm: reply to this email with just the word CONFIRM.
    .share = This lets someone else act for you, and it came from an address that is not yours. Please confirm: reply to this email with just the word CONFIRM.
    .others = Others will be told immediately, so please confirm: reply to this email with just the word CONFIRM.
    .password = If you did not send this command, reply CANCEL and change your password. Send this line below SIGN ON:
email-address-asked = An email from { $sender } with your password in '{ $game }' asks for this:
    .subject = Confirm your new address
    .effect = From then on the judge writes to that address, in all your games, and no longer to this one. Anyone who reads email there can get new passwords for your places. Please confirm: reply to this email with just the word CONFIRM.
    .password = If you did not ask for this, reply CANCEL: someone knows that password. To choose another, send this line below SIGN ON:
email-also-asked = An email from { $sender } says that you also write from this address:
    .subject = Is this address yours too?
    .effect = If so, reply to this email with just the word CONFIRM (YES is not enough). Then the other address is asked to confirm with YES. Once both have confirmed, email from it counts as yours: orders, messages, everything. Email from the judge still comes only here, including a copy of what email from there did for your power.
    .cancel = If not, do nothing, or reply CANCEL: then nothing changes. The request expires on { $expires }.
email-also-changed = Email from { $address } now counts as yours. Replies go to the address that you write from; all other email comes here.
    .subject = Your addresses were changed
    .gone = Email from { $address } no longer counts as yours. With the right password, email from there still counts, as from any address.
    .undo = To see your addresses, send MY ADDRESSES. If you did not want this, reply to this email with the one line I AM NOT { $address }
    .return = To see your addresses, send MY ADDRESSES. If you did not want this, send I AM ALSO { $address }
email-address-changed = The judge now sends your email to another address:
    .subject = Your address was changed
    .before = before:
    .now = now:
    .advice = Both addresses get this message. If you did not want the change, write to the judge keeper immediately: { $keeper }
email-address-fails = { $seat ->
        [power] Email to { $who } ({ $address }), who plays { $power } in '{ $game }', bounced permanently more than once:
       *[other] Email to { $who } ({ $address }), a player or observer in '{ $game }', bounced permanently more than once:
    }
    .subject = Email to { $who } bounces
    .advice = LIST { $game } marks the address until an email comes from it. You may want to contact the player by other means, move the deadline, or EJECT them.
    .new = If the old address is gone for good, the person can REGISTER from a new one. Once you have sent EJECT for the power, they can take it over with SIGN ON.
email-mail-held = An email in your name has been put on hold:
    .subject = Please confirm an email sent in your name
    .from = From:
    .title = Subject:
    .disowned = It looks forged: the mail servers for that address say they did not send it, or its From line does not name exactly one person. It has had no effect.
    .guessed = It has your password in '{ $game }'. But many emails with wrong passwords came recently, and the sender of one may have guessed it. So this email has had no effect yet.
    .unsigned = Its SIGN ON for '{ $game }' has no password, and nothing else proves that you sent it. It asks for more than orders, so none of it has had an effect yet. With your password in the SIGN ON, an email counts without this question.
    .page = It was sent with your order page of '{ $game }', but its address is not known as yours. It has had no effect. If that address is yours, send I AM ALSO and the address from here, once. Then emails from it count without this question.
    .other-games = It has your password in '{ $game }', but ANNOUNCE ALL also writes to your other games, and the password of one game is not proof for them. The email has had no effect.
    .unproven = It has your password in '{ $game }', but its mail server does not vouch that it came from your address of record, which this game requires as well. The email has had no effect.
    .asks = In your name it asks for this (… replaces the writer's own words):
    .more = and { $number } more
    .yours = { $word ->
        [YES] If you sent it, reply to this email with just the word YES or, from another address, send this line:
       *[CONFIRM] If you sent it, reply to this email with just the word CONFIRM (YES is not enough) or, from another address, send this line:
    }
    .not-yours = { $because ->
        [guessed] The email is then processed as if it had arrived when you confirmed it. If you did not send it, do nothing or reply CANCEL, and change your password with SET PASSWORD, because someone knows it. The request expires on { $expires }.
       *[other] The email is then processed as if it had arrived when you confirmed it. If you did not send it, do nothing or reply CANCEL. The request expires on { $expires }.
    }
    .then-forgotten = If you reply CONFIRM, the wrong passwords are no longer counted against your places, and your next email counts immediately. A reply to any other email from the judge does the same.
    .seldom-told = You will be told of further emails like this at most once an hour.
email-opt-in-asked = Someone using this address asked to take part in Diplomacy games by email. The judge sends nothing more to an address until its owner has agreed.
    .subject = Please reply YES
    .moves = Someone who plays Diplomacy by email wants their email to come to this address. The judge sends nothing more to an address until its owner has agreed.
    .also = Someone who plays Diplomacy by email says that this address is also theirs, and that they want to write from it. The judge asks before it accepts that.
    .known = An email in your name asks to join or watch a game. Anyone can put your address on an email, so it is on hold until you confirm it.
    .came = The request arrived on { $came }.
    .asks = It asks for: { $commands }
    .others = Check the time: other emails in your name arrived within a day, and each has its own question. YES releases only the email that the question is about.
    .not-among = If yours is not among them, reply to this email with its lines instead of YES: then they count, and nothing else does.
    .yes = { $what ->
        [moves] If it was you, { reply-with-yes }. Your email will then come here.
        [also] If it was you, { reply-with-yes }. Email from here will then count as yours, and replies will come here.
       *[other] If you sent that email, { reply-with-yes }. Your email will then be processed. You do not need to send it again.
    }
    .no = If not, reply NO, and this address will not be asked about that email again; or do nothing, and nothing will happen. The question expires on { $expires }.
    .line = If your email program cannot reply to this email, send this line instead:
email-master-asked = { $who } in game '{ $game }' asks for a later deadline:
    .subject = Your decision is needed
    .away = { $who } in game '{ $game }' wants to be away longer than the game allows without your approval:
    .part = { $part ->
        [power] Someone who has had a place in game '{ $game }' wants to play another power in it.
       *[other] Someone who has had a place in game '{ $game }' wants another place in it.
    }
    .led = They have played { LIST($powers, type: "and") } and know its messages.
    .has-read = They have watched the game with copies of all messages (SET ALL PRESS).
    .only-master = So only a GM who does not play can admit them. This line admits them:
    .joins = Someone wants to play in game '{ $game }' and needs your approval (SET APPROVAL). This line admits them:
    .since = That is:
    .until = to:
    .deadline = The deadline now: { $deadline }
    .words = The player writes:
    .yes = If you agree, { reply-with-yes }. From another address, send this line:
    .silence = If not, reply NO or do nothing; no one else is told. The request expires on { $expires }.
    .line-at-any-time = You can also send the line yourself at any time, below SIGN ON.
    .line-or-eject = You can also send the line yourself at any time, below SIGN ON. Until the game starts, you can remove them with EJECT and their address.
    .no = If not, reply NO; anything you write below it is passed on to the player. The request expires on { $expires }; after that the player is told that you did not answer.
email-request-answered = { $what ->
        [away] You asked the GM of game '{ $game }' to allow an absence:
       *[deadline] You asked the GM of game '{ $game }' for a later deadline:
    }
    .subject = Your Request to the GM
    .answer = { $answer ->
        [refused] The answer: no.
        [later] No answer came, but the deadline is now at least as late as that anyway.
        [lapsed] No answer came, so nothing changes.
       *[failed] The answer was YES, but it came too late to be carried out.
    }
    .away = No absence is recorded: deadlines can fall in that time. A shorter absence does not need the GM's approval.
fence = :: Reply above this line; anything below it is ignored. ::
