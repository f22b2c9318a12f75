# What a master takes back: the end for a week, the start until the first phase is judged.
include opening
@ 2026-01-05 13:00
include parts/spring-six
> anna@aus.example: mine
SIGN ON Austria alpha swordA
UNSTART
UNDO
RESUME
< anna@aus.example: Re: [Error Flag]
= refused-predicts-for-master game="alpha"
= refused-predicts-for-master game="alpha"
> gina@gm.example: by mistake
SIGN ON M alpha gmword
TERMINATE
re> gina@gm.example: Please confirm
CONFIRM
< anna@aus.example: Game Terminated
@ 2026-01-06 13:00
> gina@gm.example: no
SIGN ON M alpha gmword
UNDO
< gina@gm.example: Re:
= end-taken-back
< anna@aus.example: TEST:alpha - S1901M Game Continues
= email-end-taken-back game="alpha"
= email-end-taken-back.orders
Deadline:
> anna@aus.example: are they
SIGN ON Austria alpha swordA
LIST alpha
HISTORY alpha
< anna@aus.example: Re:
= history-end-undone game="alpha"
Austria: Army Vienna ->
# RESUME does it too; after a week it is over for good.
> gina@gm.example: end it
SIGN ON M alpha gmword
TERMINATE
re> gina@gm.example: Please confirm
CONFIRM
> gina@gm.example: no
SIGN ON M alpha gmword
RESUME
< tara@tur.example: Game Continues
# The start, too: players stay, orders do not, and it starts again by the master's word alone.
> gina@gm.example: anew
SIGN ON M alpha gmword
UNSTART
< gina@gm.example: Re:
= start-taken-back
< anna@aus.example: Start Undone
= email-start-taken-back.full
@ 2026-01-06 14:00
tick
quiet
> gina@gm.example: who is there
LIST alpha
SIGN ON M alpha gmword
BEGIN
< gina@gm.example: Re:
The game starts now
< anna@aus.example: Game Starting
> gina@gm.example: on
SIGN ON M alpha gmword
PROCESS S1901M NOW
< anna@aus.example: S1901M Results
> gina@gm.example: anew
SIGN ON M alpha gmword
UNSTART
< gina@gm.example: Re: [Error Flag]
= refused-judged-already game="alpha"
> gina@gm.example: end it
SIGN ON M alpha gmword
TERMINATE
re> gina@gm.example: Please confirm
CONFIRM
@ 2026-01-14 14:00
> gina@gm.example: no
SIGN ON M alpha gmword
UNDO
RESUME
< gina@gm.example: Re: [Error Flag]
= refused-over-for-good game="alpha"
= refused-over-for-good game="alpha"
