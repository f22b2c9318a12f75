### What emails that answer no line say: `email-` and the name of the template, its parts as attributes.

email-another-answered = Somebody answered the question that I sent you, from another address. His word does not count, and nothing was done. The question still waits for yours.
    .subject = Another address answered
    .advice = If you passed my mail on, answer it from this address, or do nothing. If you did not, somebody else reads your mail.
email-deadline-held = But I cannot read my mailbox at the moment, and orders that came in time may lie in it. So nothing is judged until I have read it; then the game goes on by itself, and every order counts that had come by the deadline. The keeper of this judge has been told: { $keeper }
    .subject = Deadline Held
    .passed = The deadline of game '{ $game }' has passed:
    .advice = You need to do nothing. If your players ask: their mail waits and is safe.
email-game-lost = What this judge had stored of game '{ $game }' is damaged and can no longer be read. So its keeper has removed it: it ends here, without a result. I am sorry for that.
    .subject = { $game } Cannot Go On
    .advice = What was mailed to you before is yours to keep, and your other games go on. You need to do nothing. With questions write to the keeper of this judge:
email-letter-dropped = Your letter was not sent
    .said = It said:
email-member-moved = { $who }, who { $part ->
        [leads] leads
        [plays] plays { $power } in
       *[member] is in
    } game '{ $game }', has another address from now on.
    .subject = New Address: { $part ->
        [leads] Master
        [plays] { $power }
       *[member] Player
    }
    .before = before:
    .now = now:
    .advice = Mail from the judge goes there already. Use it if you write to them yourself.
email-players-swapped = The players of { $powers } in game '{ $game }' have changed places.
    .subject = Players Change Places: { $letters }
    .yours = You lead { $power } in game '{ $game }' from now on: the players of { $powers } have changed places. Your password stays the same.
    .leads = { $who } leads { $power }.
    .orders = Orders and votes that were in for these powers do not count any more.
email-sat-out = Round { $number } of the series '{ $game }' has begun: { $games }. There are not enough players for one game more, and who joined first or has played least is first; so you sit this round out, and are among the first of the next.
    .subject = Round { $number } Without You
email-standby-moved = Grace in game '{ $game }' ends at another time than I told you. If not all orders come from the player of { $power } until then, it is yours, and I write to you; if they all come, I write too.
    .subject = You stand by for { $power }: { $what ->
        [paused] paused
       *[moved] another time
    }
    .any = a power
    .asked = the power that I asked you about
    .season = Game '{ $game }' has other rules now: if nothing comes from the player of { $power } for the next season either, it is yours, and I write to you.
    .paused = Game '{ $game }' is paused. Until it goes on its deadlines wait, and so does your word for { $power }; then I tell you the new time.
    .grace = Grace ends: { $until }
    .decline = If you cannot do it any more, answer NO, and somebody else is asked.
email-start-taken-back = The master has taken the start of game '{ $game }' back: it forms again, as if it had not begun. Whoever plays in it still does; the powers are given out anew when it starts, and orders sent so far do not count.
    .subject = Start Taken Back
    .missing = { $missing ->
        [one] { $missing } player
       *[other] { $missing } players
    } more and it can begin, or without them by the master's FORCE BEGIN.
    .full = It starts when the master says so.
    .wishes = The wishes that players sent for powers count as they are; SET PREFERENCE changes yours. RESIGN leaves the game.
    .no-wishes = RESIGN leaves the game.
email-vote-awaits = Proposal { $number }, { $terms }, has passed in '{ $game }', but more than half of the players who sent orders did not mention it. So you may refuse it.
    .subject = Proposal { $number } Waits For You
    .no = the game goes on
    .yes = the game ends so, now
    .silence = If you say nothing the game ends so when the next moves are judged.
email-vote-closed = Proposal { $number }, { $terms }, has failed. '{ $game }' goes on.
    .subject = Proposal { $number } { $result ->
        [passed] Passed
        [withdrawn] Withdrawn
       *[failed] Failed
    }
    .passed = Proposal { $number }, { $terms }, has passed in '{ $game }'.
    .withdrawn = Proposal { $number }, { $terms }, is withdrawn by its proposer, and no more voted on. '{ $game }' goes on.
    .refused = The master has refused proposal { $number }, { $terms }, as more than half of the players had said nothing of it. '{ $game }' goes on.
    .silence = Silence agreed, but it takes a YES of somebody and a NO of nobody.
    .all = It took the YES of every player; who said nothing did not agree.
