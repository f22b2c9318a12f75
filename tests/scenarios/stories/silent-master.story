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
< gina@gm.example: Waits for your PROCESS
@ 2026-01-14 01:00
tick
no < keeper@judge.example
@ 2026-01-16 01:00
tick
< tara@tur.example: Waits for Its Master
Game 'alpha' waits for its master to judge S1901M, since
…PROCESS S1901M
< gina@gm.example: Waits for Its Master
PROCESS S1901M judges it
< keeper@judge.example: Game alpha waits for its master
@ 2026-01-25 01:00
tick
quiet
> gina@gm.example: now
SIGN ON M alpha gmword
PROCESS S1901M
< tara@tur.example: S1901M Results
