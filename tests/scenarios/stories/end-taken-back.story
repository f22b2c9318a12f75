# A game that ended by mistake lives again by ROLLBACK, for a month; UNDO ends it again.
include duel
> anna@aus.example: draw
SIGN ON Austria duel swordA
SET DRAW
> fleur@fra.example: draw
SIGN ON France duel swordF
SET DRAW
< anna@aus.example: duel - F1901BX
> anna@aus.example: no
SIGN ON Austria duel swordA
ROLLBACK
< anna@aus.example: Re: [Error Flag]
= refused-not-master game="duel"
> gina@gm.example: back
SIGN ON M duel gmword
UNDO
RESUME
< gina@gm.example: Re: [Error Flag]
= refused-end-wants-rollback game="duel"
> gina@gm.example: back
SIGN ON M duel gmword
ROLLBACK 9
< gina@gm.example: Re: [Error Flag]
= refused-not-judged game="duel"
> gina@gm.example: back
SIGN ON M duel gmword
ROLLBACK
LIST
< gina@gm.example: Re:
= game-goes-on phase="F1901M"
Game 'duel' order #
has a deadline of
< anna@aus.example: Rollback to F1901M
= email-rolled-back game="duel"
= email-rolled-back.ended
= email-rolled-back.ended ending="draw" rated="yes"
THE RESULTS OF F1901M NO LONGER COUNT
YOUR ORDERS
> gina@gm.example: over after all
SIGN ON M duel gmword
UNDO
< gina@gm.example: Re:
= game-over-again
< anna@aus.example: duel - F1901BX
no < anna@aus.example: Rollback undone
> anna@aus.example: history
HISTORY duel
< anna@aus.example: Re:
= history-rolled-back game="duel"
= history-rollback-undone.over game="duel"
> gina@gm.example: once more
SIGN ON M duel gmword
ROLLBACK TO S1901M
PROCESS S1901M NOW
< anna@aus.example: S1901M Results
> gina@gm.example: end it
SIGN ON M duel gmword
TERMINATE
< gina@gm.example: Please confirm
re> gina@gm.example: Please confirm
CONFIRM
< anna@aus.example: duel
< gina@gm.example: Re:
= terminated
> gina@gm.example: back
SIGN ON M duel gmword
ROLLBACK
< gina@gm.example: Re: [Error Flag]
= refused-end-taken-back-first game="duel"
= refused-end-taken-back-first.hint
# UNDO TERMINATE says what it takes back: never a ROLLBACK where nothing is over.
> gina@gm.example: back
SIGN ON M duel gmword
undo the termination
UNDO TERMINATE
< gina@gm.example: Re: [Error Flag]
= end-taken-back
= refused-not-ended game="duel"
= refused-not-ended.hint
