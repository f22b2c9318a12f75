# A series in which each player leads two powers: his powers are dealt, counted and listed together.
@ 2026-01-05 12:00
> gina@gm.example: hello
REGISTER
Name: Gina Master
END
CREATE SERIES ?pairs gmword9 cold war redux
SET DUPLEX
SET NMR
SET SCORING sum of squares
SET LAST YEAR 1900
SET LAST YEAR 1960
SET MOVES CLOCK -1 MIN 0 NEXT 24 GRACE 24 DELAY 0.5 DAYS SMTWTFS
< gina@gm.example: Re: [Error Flag]
= refused-last-year-past game="pairs"
SET NO LAST YEAR
+> anna@aus.example: join
REGISTER
Name: Anna Schmidt
END
SIGN ON ?pairs swordA9
+> edgar@eng.example: join
REGISTER
Name: Edgar Stone
END
SIGN ON ?pairs swordE9
> gina@gm.example: go
SIGN ON M pairs gmword9
ROUND USA anna@aus.example, USSR edgar@eng.example, NATO anna@aus.example
ROUND USA anna@aus.example, USSR edgar@eng.example, NATO edgar@eng.example, PRC edgar@eng.example
ROUND USA anna@aus.example, USSR edgar@eng.example, NATO anna@aus.example, PRC edgar@eng.example
< gina@gm.example: Re: [Error Flag]
= round-seats-lack
= round-seats-lack
= round-opened number=1 games="pairs-1"
< anna@aus.example: Game Starting
= email-game-starting
= email-game-starting.also
last year   1960
> gina@gm.example: the year
SIGN ON M pairs-1 gmword9
PROCESS NOW
> gina@gm.example: the rest of the year
SIGN ON M pairs-1 gmword9
PROCESS NOW
< anna@aus.example: Draw Declared
= email-game-ended.last-year-draw game="pairs-1"
< edgar@eng.example: Table After Round 1
   #   points  player
   1    57.65  Edgar Stone
                 pairs-1: USSR and PRC, 7 centres, 57.65
   2    42.35  Anna Schmidt
                 pairs-1: NATO and USA, 6 centres, 42.35
