# The master's hand through a year: settings, deadline, grace, pause, become, eject, process; players are refused.
include opening
@ 2026-01-05 13:00
> anna@aus.example: greedy
SIGN ON Austria alpha swordA
PROCESS
SET NMR
< anna@aus.example: Re: [Error Flag]
= refused-not-master
> gina@gm.example: clock
SIGN ON malpha gmword
SET DEADLINE 2026-01-09 20:00 Europe/London
SET GRACE 2026-01-10 20:00 Europe/London
SET NMR
SET nosuchthing
< gina@gm.example: Re: [Error Flag] TEST:alpha - S1901M
nosuchthing
< anna@aus.example: TEST:alpha - S1901M Deadline Adjustment to: Fri Jan 09 2026 20:00:00 +0000
> gina@gm.example: pause
SIGN ON malpha gmword
PAUSE
< anna@aus.example: Game Paused
@ 2026-01-12 12:00
tick
quiet
# Orders are taken while the clock stands still.
include parts/spring-six
> gina@gm.example: for Turkey
SIGN ON malpha gmword
BECOME Turkey
A Con - Bul
A Smy - Con
F Ank - Bla
BECOME MASTER
RESUME
PROCESS F1901M NOW
PROCESS S1901M NOW
< gina@gm.example: Re: [Error Flag]
Turkey: Army Constantinople -> Bulgaria
F1901M
= held-back line=8
= held-back.hint command="PROCESS S1901M NOW"
< tara@tur.example: The GM acted for Turkey
= email-copy-of-record.by-master power="Turkey" game="alpha"
A Con - Bul  Order: Turkey: Army Constantinople -> Bulgaria
…RESUME
…gmword
< anna@aus.example: Game Resumed
no < tara@tur.example: TEST:alpha - S1901M Results
> gina@gm.example: for Turkey
SIGN ON malpha gmword
PROCESS S1901M
< gina@gm.example: Re:
= phase-judged
< tara@tur.example: TEST:alpha - S1901M Results
Turkey: Army Constantinople -> Bulgaria.
Turkey: Fleet Ankara -> Black Sea. (*bounce*)
> gina@gm.example: out
SIGN ON malpha gmword
EJECT Turkey
< tara@tur.example: alpha
< anna@aus.example: alpha
Turkey
> nina@new.example: me
REGISTER
Name: Nina Novak
END
SIGN ON ?alpha swordN
< nina@new.example: Re: TEST:alpha - F1901M me
= took-over power="Turkey"
Turkey: Army Bulgaria, No Order Processed.
include parts/fall-six
> nina@new.example: fall
SIGN ON Turkey alpha swordN
A Bul H
A Con H
F Ank - Bla
@ 2026-01-12 14:00
tick
< nina@new.example: TEST:alpha - F1901M Results
> anna@aus.example: retreat
SIGN ON Austria alpha swordA
F Tri - Alb
> gina@gm.example: go on
SIGN ON malpha gmword
PROCESS NOW
< anna@aus.example: TEST:alpha - F1901R Results
Austria:                  Fleet Trieste -> Albania.
# The master judges the winter with only some orders in; removals are made by the rulebook, builds waived.
include parts/winter-six
> gina@gm.example: winter
SIGN ON malpha gmword
PROCESS F1901B NOW
LIST
< gina@gm.example: Re: TEST:alpha - S1902M winter
= phase-judged
< anna@aus.example: TEST:alpha - F1901B Results
Austria:                  Defaults, removing the fleet in Albania.
Germany:                  Builds an army in Munich.
> gina@gm.example: over
SIGN ON malpha gmword
TERMINATE
no < anna@aus.example: Game Terminated
< gina@gm.example: Please confirm
> gina@gm.example: over
CONFIRM {token}
< anna@aus.example: Game Terminated
