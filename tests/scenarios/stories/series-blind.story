# A series in the dark: whoever reads its table while a game goes on learns nothing of the board.
@ 2026-01-05 12:00
> gina@gm.example: hello
REGISTER
Name: Gina Master
END
CREATE SERIES ?dark gmword9 france v austria BLIND
SET NMR
SET SCORING c-diplo
SET LAST YEAR 1901
SET MOVES CLOCK -1 MIN 0 NEXT 24 GRACE 24 DELAY 0.5 DAYS SMTWTFS
+> anna@aus.example: join
REGISTER
Name: Anna Schmidt
END
SIGN ON ?dark swordA9
SET PREFERENCE A
+> fleur@fra.example: join
REGISTER
Name: Fleur Petit
END
SIGN ON ?dark swordF9
SET PREFERENCE F
> gina@gm.example: go
SIGN ON M dark gmword9
ROUND
< gina@gm.example: Re:
= round-opened number=1 games="dark-1"
> fleur@fra.example: spring
SIGN ON France dark-1 swordF9
F Bre - Mao
A Mar - Spa
> gina@gm.example: the spring
SIGN ON M dark-1 gmword9
PROCESS NOW
> fleur@fra.example: fall
SIGN ON France dark-1 swordF9
F Mao - Por
> anna@aus.example: what is there
TABLE dark
LIST dark-1
< anna@aus.example: Re:
= table-of-series.going-on games="dark-1"
…Spain
…5 centres
> gina@gm.example: the fall
SIGN ON M dark-1 gmword9
PROCESS NOW
< anna@aus.example: Draw Declared
= email-game-ended.last-year-draw game="dark-1"
< anna@aus.example: Table After Round 1
   1       44  Fleur Petit
                 dark-1: France, 5 centres, 44
   2       18  Anna Schmidt
                 dark-1: Austria, 3 centres, 18
