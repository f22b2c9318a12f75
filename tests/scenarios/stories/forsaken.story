# A game that loses half its players pauses itself, tells everybody and the keeper once, and mails no more.
include opening
@ 2026-01-05 13:00
> anna@aus.example: spring
SIGN ON Austria alpha swordA
A Vie - Gal
A Bud - Ser
F Tri - Alb
> edgar@eng.example: spring
SIGN ON England alpha swordE
F Lon - Nth
F Edi - Nwg
A Lvp - Yor
> fleur@fra.example: spring
SIGN ON France alpha swordF
A Par - Bur
A Mar - Spa
F Bre - Mid
@ 2026-01-07 21:30
tick
@ 2026-02-02 12:00
tick
< gina@gm.example: Game Paused
= email-pause.half-vacant game="alpha" powers="Germany, Italy, Russia and Turkey"
SIGN ON Germany alpha YOUR-PASSWORD
RESUME
= email-pause.or-end
< keeper@judge.example: Game alpha has been paused automatically
judge keeper game alpha end
< anna@aus.example: Game Paused
= email-pause.goes-on by="master"
no < anna@aus.example: Waiting for Replacements
@ 2026-02-09 12:00
tick
quiet
@ 2026-06-09 12:00
tick
quiet
# who comes back is back; the game waits for its master
> gerd@ger.example: sorry
SIGN ON Germany alpha swordG
A Ber - Kie
A Mun - Ruh
F Kie - Den
< gerd@ger.example: Re:
> gina@gm.example: go on
SIGN ON M alpha gmword
RESUME
< anna@aus.example: Game Resumed
no < keeper@judge.example
# it asks again, and for two weeks at most
@ 2026-06-12 12:00
tick
< anna@aus.example: Waiting for Replacements: IRT
@ 2026-06-24 12:00
tick
< gina@gm.example: Game Paused
= email-pause.long-vacant game="alpha"
Russia and Turkey.
RESUME
< keeper@judge.example: Game alpha has been paused automatically
no < anna@aus.example: Waiting for Replacements
@ 2026-08-24 12:00
tick
quiet
