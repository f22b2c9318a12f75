# NMR: Turkey never writes; after grace the year is judged without. Turkey comes back for its build.
include opening
> gina@gm.example: nmr
SIGN ON M alpha gmword
SET NMR
SET MOVES GRACE 24
< anna@aus.example: = email-settings-changed.subject
@ 2026-01-05 13:00
include parts/spring-six
@ 2026-01-07 23:30
tick
< tara@tur.example: Late Notice: T
no < anna@aus.example: Results
@ 2026-01-12 23:30
tick
< anna@aus.example: TEST:alpha - S1901M Results
Turkey: Army Constantinople, No Order Processed.
Turkey: Fleet Ankara, No Order Processed.
< tara@tur.example: TEST:alpha - S1901M Results
< anna@aus.example: Civil Disorder
# In the fall nobody waits for Turkey any more: judged half an hour after the last order.
@ 2026-01-13 12:00
include parts/fall-six
# Turkey's fleet held, so that Russia's is in the Black Sea.
> rolf@rus.example: the fleet
SIGN ON Russia alpha swordR
A Ukr S F Bla-Rum
F Bla-Rum
@ 2026-01-13 12:30
tick
< anna@aus.example: TEST:alpha - F1901M Results
Russia: Fleet Black Sea -> Rumania.
Turkey: Army Constantinople, No Order Processed.
The Austrian Fleet in Trieste can retreat to Adriatic Sea or Albania.
> anna@aus.example: retreat
SIGN ON Austria alpha swordA
F Tri D
@ 2026-01-13 13:00
tick
< anna@aus.example: TEST:alpha - F1901R Results
Turkey:    3 Supply centers,  3 Units:  Builds   0 units.
no < anna@aus.example: F1901B
include parts/winter-six
@ 2026-01-13 14:00
tick
< anna@aus.example: TEST:alpha - F1901B Results
The next phase of 'alpha' will be Movement for Spring of 1902.
> tara@tur.example: sorry
SIGN ON Turkey alpha swordT
A Con - Bul
A Smy - Con
F Ank - Bla
< tara@tur.example: Re: TEST:alpha - S1902M
= player-is-back power="Turkey"
Turkey: Army Constantinople -> Bulgaria.
< anna@aus.example: TEST:alpha - S1902M
Turkey
