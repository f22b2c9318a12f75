# A duplex game: two players lead two powers each, mail for both at once or answer the mails of each.
@ 2026-01-05 12:00
> gina@gm.example: new
REGISTER
Name: Gina Master
END
CREATE ?pair gmword9 cold war redux
SET TRIPLEX
SET PLAYERS 5
SET PLAYERS 2
SET NO PRESS
SET MOVES CLOCK -1 MIN 0 NEXT 24 GRACE 24 DELAY 0.5 DAYS SMTWTFS
< gina@gm.example: Re: [Error Flag]
= refused-powers-left-over detail=4
= refused-powers-left-over
= powers-uneven players=5
< gina@gm.example: = email-settings-changed.subject
  duplex
was
= setting-value-powers-each value=1
    now  yes: each player has 2 powers
> anna@aus.example: in
REGISTER
Name: Anna Schmidt
END
SIGN ON ?pair swordA
SET PREFERENCE AC
< anna@aus.example: Re:
= joined missing=1
> edgar@eng.example: in
REGISTER
Name: Edgar Evans
END
SIGN ON ?pair swordE
< anna@aus.example: New Player Signon: #2
= email-player-joined.starts
< anna@aus.example: Game Starting
= email-game-starting role="USA" game="pair"
= email-game-starting.also
     USSR:                     edgar@eng.example  (Edgar Evans)
     NATO:                     edgar@eng.example  (Edgar Evans)
     USA:                      anna@aus.example  (Anna Schmidt)
     PRC:                      anna@aus.example  (Anna Schmidt)
= board-victory-together powers=2 needed=20 centres=28
= email-game-starting.silent
# The head of an answer speaks for both powers: a unit of the first has no order.
> anna@aus.example: one is left
SIGN ON USA pair swordA
A New York - Atlantis
F Australia - Indonesia
F Los Angeles - Mexico/wc
SIGN ON PRC pair swordA
A Urumchi hold
F Hanoi - South Vietnam
F Shanghai - Yellow Sea
< anna@aus.example: Re: [Error Flag] TEST:pair
= reply-rejected lines=1
= reply-incomplete powers="USA"
= reply-missing given=2 asked=3
…= reply-units-kept
> anna@aus.example: both at once
SIGN ON USA pair swordA
A New York - Quebec
F Australia - Indonesia
F Los Angeles - Mexico/wc
SIGN ON PRC pair swordA
A Urumchi hold
F Hanoi - South Vietnam
F Shanghai - Yellow Sea
< anna@aus.example: Re: TEST:pair
= reply-complete
= reply-complete
USA: Army New York -> Quebec.
PRC: Army Urumchi HOLD.
re> edgar@eng.example: Game Starting
A Paris hold
F Istanbul hold
F London hold
< edgar@eng.example: Re:
NATO: Army Paris HOLD.
> edgar@eng.example: the other
SIGN ON USSR pair swordE
A Leningrad hold
A Moscow hold
F Anadyr hold
F Havana hold
< edgar@eng.example: Re:
USSR: Fleet Havana HOLD.
@ 2026-01-06 12:06
tick
< anna@aus.example: S1960M Results
USA: Army New York -> Quebec.
PRC: Fleet Hanoi -> South Vietnam.
# Both powers of a player may be put out by his address; others read of each once.
> gina@gm.example: out
SIGN ON M pair gmword9
EJECT edgar@eng.example
< anna@aus.example: Removed: USSR
< anna@aus.example: Removed: NATO
< anna@aus.example: Game Paused
# The powers left have one player: their draw is his victory.
> anna@aus.example: mine
SIGN ON USA pair swordA
SET DRAW
SIGN ON PRC pair swordA
SET DRAW
< anna@aus.example: Re:
