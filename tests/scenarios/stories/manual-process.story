# SET MANUAL PROCESS: every mail says that the master judges the phase, and none that it was or will be judged by itself.
@ 2026-01-05 12:00
> gina@gm.example: new
REGISTER
Name: Gina Green
END
CREATE ?hand gmword France v Austria
SIGN ON Mhand gmword
SET MANUAL PROCESS
SET MOVES MIN 0 DELAY 0
> anna@aus.example: hello
REGISTER
Name: Anna Aust
END
SIGN ON ?hand swordA
SET PREFERENCE Austria
> fleur@fra.example: hello
REGISTER
Name: Fleur France
END
SIGN ON ?hand swordF
< anna@aus.example: Game Starting
= due.by-master
…= due.sooner
> anna@aus.example: orders
SIGN ON Austria hand swordA
A Vie - Gal, A Bud - Ser, F Tri - Alb
> fleur@fra.example: orders
SIGN ON France hand swordF
A Par - Bur, A Mar - Spa, F Bre - MAO
LIST hand
< fleur@fra.example: Re:
= due.by-master
…Results:
…= due.sooner
@ 2026-01-05 12:30
tick
> anna@aus.example: what now
SIGN ON Austria hand swordA
LIST hand
< anna@aus.example: Re:
= due.by-master
…ago
…Results:
@ 2026-01-05 13:00
> gina@gm.example: go on
SIGN ON Mhand gmword
PROCESS
< anna@aus.example: S1901M Results
= due.by-master
