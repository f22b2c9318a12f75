# NMR TWICE: what the end of grace comes to is said by kind of phase, and who was silent for a season is warned that
# another one costs him his power.
include opening
@ 2026-01-05 13:00
> gina@gm.example: nmr
SIGN ON M alpha gmword
SET NMR TWICE
include parts/spring-six
@ 2026-01-07 23:30
tick
< tara@tur.example: Late Notice
= due.late-then what="moves"
…= due.silent-disorder
@ 2026-01-14 23:30
tick
< tara@tur.example: TEST:alpha - S1901M Results
= due.silent-disorder power="Turkey"
= due.silent-disorder
You are Turkey. You have 3 units to order.
< anna@aus.example: TEST:alpha - S1901M Results
= due.late-then what="moves"
…= due.silent-disorder
# In the fall Turkey is silent again.
@ 2026-01-15 09:00
include parts/fall-six
> rolf@rus.example: the fleet
SIGN ON Russia alpha swordR
A Ukr S F Bla-Rum
F Bla-Rum
@ 2026-01-16 23:30
tick
< tara@tur.example: Late Notice
= due.silent-disorder power="Turkey"
# A word from him, and he keeps it.
> tara@tur.example: one order
SIGN ON Turkey alpha swordT
A Con H
< tara@tur.example: Re:
= due.late-then what="moves"
…= due.silent-disorder
> tara@tur.example: none
SIGN ON Turkey alpha swordT
CLEAR ALL
@ 2026-01-23 23:30
tick
< tara@tur.example: Civil Disorder
= email-disorder game="alpha" powers="Turkey"
= email-disorder.yours
< anna@aus.example: TEST:alpha - F1901M Results
= due.late-then what="retreats"
= due.late-then
…= due.late-then what="moves"
= retreat-lost
> tara@tur.example: mine
MY GAMES
< tara@tur.example: mine
= games-yours parts="Turkey, in civil disorder until orders come"
> anna@aus.example: retreat
SIGN ON Austria alpha swordA
F Tri D
@ 2026-01-24 13:00
tick
< tara@tur.example: TEST:alpha - F1901R Results
…You are Turkey
< anna@aus.example: TEST:alpha - F1901R Results
= due.late-then what="adjustments"
