### What emails of their own accord say: a message for each email, its parts as attributes.

another-answered = Somebody answered the question that I sent you, from another address. His word does not count, and nothing was done. The question still waits for yours.
    .subject = Another address answered
    .advice = If you passed my mail on, answer it from this address, or do nothing. If you did not, somebody else reads your mail.
deadline-held = But I cannot read my mailbox at the moment, and orders that came in time may lie in it. So nothing is judged until I have read it; then the game goes on by itself, and every order counts that had come by the deadline. The keeper of this judge has been told: { $keeper }
    .subject = Deadline Held
    .passed = The deadline of game '{ $game }' has passed:
    .advice = You need to do nothing. If your players ask: their mail waits and is safe.
game-lost = What this judge had stored of game '{ $game }' is damaged and can no longer be read. So its keeper has removed it: it ends here, without a result. I am sorry for that.
    .subject = { $game } Cannot Go On
    .advice = What was mailed to you before is yours to keep, and your other games go on. You need to do nothing. With questions write to the keeper of this judge:
letter-dropped = Your letter was not sent
    .said = It said:
member-moved = { $who }, who { $part ->
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
sat-out = Round { $number } of the series '{ $game }' has begun: { $games }. There are not enough players for one game more, and who joined first or has played least is first; so you sit this round out, and are among the first of the next.
    .subject = Round { $number } Without You
vote-awaits = Proposal { $number }, { $terms }, has passed in '{ $game }', but more than half of the players who sent orders did not mention it. So you may refuse it.
    .subject = Proposal { $number } Waits For You
    .no = the game goes on
    .yes = the game ends so, now
    .silence = If you say nothing the game ends so when the next moves are judged.
