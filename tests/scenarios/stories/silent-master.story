# A phase that only the master judges waits for him for a week: everybody and the keeper are told, once.
include opening
@ 2026-01-05 13:00
> gina@gm.example: by hand
SIGN ON M alpha gmword
SET MANUAL PROCESS
include parts/spring-six
> tara@tur.example: orders
SIGN ON Turkey alpha swordT
A Con - Bul
A Smy - Con
F Ank - Bla
@ 2026-01-08 01:00
tick
< gina@gm.example: Waiting for your PROCESS
@ 2026-01-14 01:00
tick
no < keeper@judge.example
@ 2026-01-16 01:00
tick
< tara@tur.example: Waiting for Its GM
= email-master-silent game="alpha"
…PROCESS S1901M
< gina@gm.example: Waiting for Its GM
= email-master-silent.to-judge phase="S1901M"
< keeper@judge.example: Game alpha is waiting for its GM
@ 2026-01-25 01:00
tick
quiet
> gina@gm.example: now
SIGN ON M alpha gmword
PROCESS S1901M
< tara@tur.example: S1901M Results
# A full game that waits for BEGIN, and somebody who waits to be let in: told after a week as well, once.
@ 2026-02-02 12:00
> gina@gm.example: a duel
SIGN ON M alpha gmword
CREATE ?duel gmword France v Austria
SET MANUAL START
SET APPROVAL
> anna@aus.example: join
SIGN ON ?duel swordA
> fleur@fra.example: join
SIGN ON ?duel swordF
@ 2026-02-08 12:00
tick
quiet
@ 2026-02-09 12:00
tick
< anna@aus.example: TEST:duel - S1901M Waiting for Its GM
= email-master-silent.approve game="duel"
< gina@gm.example: TEST:duel - S1901M Waiting for Its GM
= email-master-silent.to-approve
< keeper@judge.example: Game duel is waiting for its GM
> gina@gm.example: come in
SIGN ON M duel gmword
SET APPROVED ALL
@ 2026-02-16 12:00
tick
< anna@aus.example: TEST:duel - S1901M Waiting for Its GM
= email-master-silent.begin game="duel"
< gina@gm.example: TEST:duel - S1901M Waiting for Its GM
= email-master-silent.to-begin
@ 2026-03-30 12:00
tick
quiet
> gina@gm.example: go
SIGN ON M duel gmword
BEGIN
SET NO LATE ORDERS
SET MANUAL PROCESS
< anna@aus.example: Game Starting
