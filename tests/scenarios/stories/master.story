# The master's hand: settings, deadline, grace, pause, become, eject, process, terminate; players are refused.
include opening
@ 2026-01-05 13:00
> anna@aus.example: greedy
SIGN ON Austria alpha wordA
PROCESS
SET NMR
< anna@aus.example: Re: [Error Flag]
master
> gina@gm.example: clock
SIGN ON malpha gmword
SET DEADLINE 2026-01-09 20:00 Europe/London
SET GRACE 2026-01-10 20:00 Europe/London
SET NMR
SET nosuchthing
< gina@gm.example: Re: [Error Flag] TEST:alpha - S1901M clock
nosuchthing
< anna@aus.example: TEST:alpha - S1901M Deadline Adjustment to: Fri Jan 09 2026 20:00:00 +0000
> gina@gm.example: pause
SIGN ON malpha gmword
PAUSE
< anna@aus.example: Game Paused
@ 2026-01-12 12:00
tick
quiet
> gina@gm.example: resume
SIGN ON malpha gmword
RESUME
< anna@aus.example: Game Resumed
> gina@gm.example: for Turkey
SIGN ON malpha gmword
BECOME Turkey
A Con - Bul
A Smy - Con
F Ank - Bla
BECOME MASTER
PROCESS F1901M
PROCESS S1901M
< gina@gm.example: Re: [Error Flag]
Turkey: Army Constantinople -> Bulgaria
F1901M
S1901M is judged
< tara@tur.example: TEST:alpha - S1901M Results
Turkey: Army Constantinople -> Bulgaria.
Turkey: Fleet Ankara -> Black Sea.
> gina@gm.example: out
SIGN ON malpha gmword
EJECT Turkey
< tara@tur.example: alpha
< anna@aus.example: alpha
> gina@gm.example: over
SIGN ON malpha gmword
TERMINATE
< anna@aus.example: Game Terminated
