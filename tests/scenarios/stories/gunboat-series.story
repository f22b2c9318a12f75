# A gunboat series tells nobody who plays what, or with whom, before all games of its round are over.
@ 2026-01-05 12:00
> gina@gm.example: hello
REGISTER
Name: Gina Master
END
CREATE SERIES ?night gmword France v Austria GUNBOAT
SET MOVES CLOCK -1 MIN 0 NEXT 24 GRACE 72 DELAY 0 DAYS SMTWTFS
+> anna@aus.example: join
REGISTER
Name: Anna Schmidt
END
SIGN ON ?night swordA
SET PREFERENCE AF
+> edgar@eng.example: join
REGISTER
Name: Edgar Stone
END
SIGN ON ?night swordE
SET PREFERENCE AF
< anna@aus.example: New Player
= email-player-joined game="night"
…Edgar
+> fleur@fra.example: join
REGISTER
Name: Fleur Petit
END
SIGN ON ?night swordF
SET PREFERENCE FA
+> gerd@ger.example: join
REGISTER
Name: Gerd Meier
END
SIGN ON ?night swordG
SET PREFERENCE FA
LIST night
< gerd@ger.example: Re:
Series 'night': 4 players, no game yet.
…Anna
…Edgar
> gina@gm.example: go
SIGN ON M night gmword
ROUND
< gina@gm.example: Re:
= round-opened number=1 games="night-1, night-2"
< anna@aus.example: Game Starting
= email-game-starting role="France"
…Edgar
…Gerd
> gina@gm.example: over
SIGN ON M night-1 gmword
PROCESS S1901M NOW
> gina@gm.example: over
SIGN ON M night-1 gmword
TERMINATE
re> gina@gm.example: Please confirm
CONFIRM
no < anna@aus.example: Table
> edgar@eng.example: who
TABLE night
LIST night
LIST night-1
< edgar@eng.example: Re:
The table of the series 'night', by draw size:
= table-of-series
= table-of-series.going-on
= table-of-series.not-counted games="night-1"
> gina@gm.example: over
SIGN ON M night-2 gmword
PROCESS S1901M NOW
> gina@gm.example: over
SIGN ON M night-2 gmword
TERMINATE
re> gina@gm.example: Please confirm
CONFIRM
< edgar@eng.example: TEST:night - S1901M Table After Round 1
= email-series-table number=1 series="night"
       50  Anna Schmidt
France, 3 centres, 50
       50  Gerd Meier
