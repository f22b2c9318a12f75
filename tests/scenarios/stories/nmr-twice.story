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
Late orders count. When grace ends the phase is judged: units
without orders stand, and whoever sends none for the second season
in a row loses his power.
…Nothing came from you for the season before
@ 2026-01-14 23:30
tick
< tara@tur.example: TEST:alpha - S1901M Results
Nothing came from you for the season before. If nothing comes for
this one, Turkey falls into civil disorder then, and anybody may
take it over.
You are Turkey. You have 3 units to order.
< anna@aus.example: TEST:alpha - S1901M Results
without orders stand
…Nothing came from you for the season before
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
If nothing comes for
this one, Turkey falls into civil disorder then
# A word from him, and he keeps it.
> tara@tur.example: one order
SIGN ON Turkey alpha swordT
A Con H
< tara@tur.example: one order
without orders stand
…Nothing came from you for the season before
> tara@tur.example: none
SIGN ON Turkey alpha swordT
CLEAR ALL
@ 2026-01-23 23:30
tick
< tara@tur.example: Civil Disorder
Turkey has fallen into civil disorder in game 'alpha': orders were missing.
This was your power. It is yours again as soon as you send orders for it
< anna@aus.example: TEST:alpha - F1901M Results
Late orders count. When grace ends the phase is judged: dislodged
units without orders are disbanded.
…units without orders stand
A dislodged unit without an order
> tara@tur.example: mine
MY GAMES
< tara@tur.example: mine
Yours: Turkey, in civil disorder until orders come.
> anna@aus.example: retreat
SIGN ON Austria alpha swordA
F Tri D
@ 2026-01-24 13:00
tick
< tara@tur.example: TEST:alpha - F1901R Results
…You are Turkey
< anna@aus.example: TEST:alpha - F1901R Results
Late orders count. When grace ends the phase is judged: builds not
ordered are given up, and the rules choose what is removed.
