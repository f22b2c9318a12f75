# A pause that ends by itself, and one that does not: nobody forgets it, and a master who is silent is told of.
include opening
@ 2026-01-05 13:00
> anna@aus.example: mine
SIGN ON Austria alpha swordA
PAUSE UNTIL 20 Jan
< anna@aus.example: Re: [Error Flag]
= refused-predicts-for-master game="alpha"
> gina@gm.example: too long
SIGN ON M alpha gmword
PAUSE UNTIL 1 Apr 2026
PAUSE UNTIL 4 Jan 2026
PAUSE FROM Monday
< gina@gm.example: Re: [Error Flag]
= refused-pause-too-long detail=60
past.
= words-unclear command="PAUSE" words="FROM Monday"
no < anna@aus.example
> gina@gm.example: holidays
SIGN ON M alpha gmword
PAUSE UNTIL 20 Jan 2026 12:00 UTC
< gina@gm.example: Re:
= paused-until
< anna@aus.example: Game Paused
= email-pause.until
Tue 20 Jan 2026 13:00
# Until then each answer says when the game goes on, not a deadline that means nothing.
> anna@aus.example: when does the game go on?
SIGN ON Austria alpha swordA
when does the game go on?
LIST alpha
MY GAMES
< anna@aus.example: Re:
= game-paused.until
is paused.
* Yours: Austria.
Resumes: Tue 20 Jan 2026 13:00
…= game-paused
…Deadline: Thu
# After a week everybody is reminded, once.
@ 2026-01-12 14:00
tick
< anna@aus.example: Reminder: Game Paused
= email-pause.still game="alpha"
= email-pause.until
< gina@gm.example: Reminder: Game Paused
@ 2026-01-13 14:00
tick
quiet
# Another day; the same again is none.
> gina@gm.example: later
SIGN ON M alpha gmword
PAUSE UNTIL 22 Jan 2026 12:00 UTC
PAUSE UNTIL 22 Jan 2026 12:00 UTC
< gina@gm.example: Re: [Error Flag]
= refused-paused game="alpha"
< anna@aus.example: Game Paused
Thu 22 Jan 2026 13:00
@ 2026-01-22 12:01
tick
< anna@aus.example: Game Resumed
Game 'alpha' has been resumed.
Deadline:
Mon 26 Jan 23:30 UTC
> anna@aus.example: what was it
SIGN ON Austria alpha swordA
HISTORY alpha
< anna@aus.example: Re:
Game 'alpha' is paused until Tue Jan 20 2026 12:00:00 +0000.
Game 'alpha' is paused until Thu Jan 22 2026 12:00:00 +0000.
Game 'alpha' has been resumed.
# Without a day: a reminder after a week, and after another one the keeper is told that the master is silent.
> gina@gm.example: for good
SIGN ON M alpha gmword
PAUSE
@ 2026-01-30 12:00
tick
< anna@aus.example: Reminder: Game Paused
= email-pause.ask-master
< gina@gm.example: Reminder: Game Paused
= resume-game
@ 2026-02-06 12:00
tick
< anna@aus.example: Waiting for Its GM
= email-pause.still game="alpha"
= email-master-silent.keeper
< gina@gm.example: Waiting for Its GM
= email-master-silent.hand-over
< keeper@judge.example: Game alpha is waiting for its GM
promote ADDRESS
@ 2026-03-06 12:00
tick
quiet
> gina@gm.example: sorry
SIGN ON M alpha gmword
RESUME
< anna@aus.example: Game Resumed
