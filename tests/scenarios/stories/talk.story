# Letters, an observer, a forgotten password, another address, a resignation, and a draw.
include opening
@ 2026-01-05 13:00
> oscar@obs.example: watch
REGISTER
Name: Oscar Watcher
END
OBSERVE alpha swordO
< oscar@obs.example: Re: TEST:alpha
< anna@aus.example: alpha
Oscar Watcher
> fleur@fra.example: letter
SIGN ON France alpha swordF
PRESS TO EG
Shall we three meet again?
SIGN ON Germany alpha swordG
Lines like these are only words here.
ENDPRESS
A Par - Bur
< fleur@fra.example: Re: TEST:alpha - S1901M
England and Germany
France: Army Paris -> Burgundy.
< edgar@eng.example: TEST:alpha - S1901M Press from F to EG
Shall we three meet again?
< gerd@ger.example: TEST:alpha - S1901M Press from F to EG
no < anna@aus.example: Press
> irma@ita.example: to all
SIGN ON Italy alpha swordI
BROADCAST GREY
Somebody is lying.
ENDPRESS
< anna@aus.example: TEST:alpha - S1901M Broadcast
Somebody is lying.
…irma@ita.example
…Irma
< gina@gm.example: Broadcast
> anna@aus.example: forgot
FORGOT PASSWORD alpha
< anna@aus.example: Re:
token
> anna@aus.example: other place
SIGN ON Austria alpha swordA
SET ADDRESS anna@new.example
SET PASSWORD swordB
> anna@aus.example: yes
CONFIRM {token}
< anna@new.example: Your address was changed
anna@new.example
> anna@new.example: orders from the new place
SIGN ON Austria alpha swordB
A Vie - Tri
< anna@new.example: Re: TEST:alpha - S1901M
Austria: Army Vienna -> Trieste.
> somebody@else.example: for Austria
SIGN ON Austria alpha swordB
A Vie - Gal
A Bud H
F Tri H
< somebody@else.example: TEST:alpha
Austria: Army Vienna -> Galicia.
< anna@new.example: TEST:alpha
somebody@else.example
> edgar@eng.example: wait
SIGN ON England alpha swordE
SET DRAW
SET NODRAW
include parts/spring-five
include parts/spring-turkey
@ 2026-01-05 14:00
tick
< oscar@obs.example: TEST:alpha - S1901M Results
Austria: Army Vienna -> Galicia. (*bounce*)
< anna@new.example: TEST:alpha - S1901M Results
include parts/fall-five
include parts/fall-turkey
> anna@new.example: fall
SIGN ON Austria alpha swordB
A Vie - Boh
A Bud H
F Tri H
@ 2026-01-05 15:00
tick
< anna@new.example: TEST:alpha - F1901M Results
> anna@new.example: retreat
SIGN ON Austria alpha swordB
F Tri - Alb
@ 2026-01-05 16:00
tick
< oscar@obs.example: TEST:alpha - F1901R Results
include parts/winter-six
include parts/winter-turkey
> anna@new.example: winter
SIGN ON Austria alpha swordB
Remove A Boh
@ 2026-01-05 17:00
tick
< oscar@obs.example: TEST:alpha - F1901B Results
> anna@new.example: draw
SIGN ON Austria alpha swordB
SET DRAW
> edgar@eng.example: draw
SIGN ON England alpha swordE
SET DRAW
> fleur@fra.example: draw
SIGN ON France alpha swordF
SET DRAW
> gerd@ger.example: draw
SIGN ON Germany alpha swordG
SET DRAW
> irma@ita.example: draw
SIGN ON Italy alpha swordI
SET DRAW
> rolf@rus.example: draw
SIGN ON Russia alpha swordR
SET DRAW
no < anna@new.example: Draw
> tara@tur.example: draw
SIGN ON Turkey alpha swordT
SET DRAW
< anna@new.example: Draw Declared
= email-game-ended.draw game="alpha" winners="Austria, England, France, Germany, Italy, Russia and Turkey"
…VICTORY
< oscar@obs.example: Draw Declared
