# A year of deadlines: somebody always waits, retreats and adjustments come without orders and by default.
include opening
@ 2026-01-05 13:00
include parts/spring-six
include parts/spring-turkey
> edgar@eng.example: wait
SIGN ON England alpha swordE
SET WAIT
@ 2026-01-07 23:29
tick
quiet
@ 2026-01-07 23:30
tick
< anna@aus.example: TEST:alpha - S1901M Results
The next phase of 'alpha' will be Movement for Fall of 1901.
@ 2026-01-08 12:00
include parts/fall-six
include parts/fall-turkey
> gina@gm.example: nmr
SIGN ON M alpha gmword
SET NMR
@ 2026-01-08 12:30
tick
< anna@aus.example: TEST:alpha - F1901M Results
Austria: Fleet Trieste HOLD. (*dislodged*)
# Austria never orders its retreat: after grace the fleet is gone.
@ 2026-01-15 12:00
tick
< anna@aus.example: TEST:alpha - F1901R Results
Austria:                  Fleet Trieste, No Order Processed (DISBAND).
Austria:   2 Supply centers,  2 Units:  Builds   0 units.
# France gives one build of two; the other is waived. England none at all: waived by silence.
> fleur@fra.example: builds
SIGN ON France alpha swordF
Build A Marseilles
< fleur@fra.example: Re: TEST:alpha - F1901B
Builds an army in Marseilles.
> gerd@ger.example: builds
SIGN ON Germany alpha swordG
Build A Munich
Build A Berlin
Build F Kiel
< gerd@ger.example: TEST:alpha - F1901B
> irma@ita.example: builds
SIGN ON Italy alpha swordI
Build F Naples
Build A Rome
> rolf@rus.example: builds
SIGN ON Russia alpha swordR
Build A Moscow
> tara@tur.example: builds
SIGN ON Turkey alpha swordT
Waive
@ 2026-01-25 12:00
tick
< anna@aus.example: TEST:alpha - F1901B Results
France:                   Builds an army in Marseilles.
Turkey:                   Build waived.
The next phase of 'alpha' will be Movement for Spring of 1902.
