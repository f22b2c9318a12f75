# What a master cannot take back is not done below a line of his that was refused, nor without orders by accident.
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
> gina@gm.example: oops
SIGN ON M alpha gmword
ROLLBACK
PROCESS NOW
EJECT Turkey
TERMINATE
< gina@gm.example: Re: [Error Flag]
!    3 PROCESS NOW
= held-back-by-line line=2
= held-back.hint command="PROCESS S1901M NOW"
= held-back.hint command="EJECT TURKEY"
= held-back.hint command="TERMINATE"
no < tara@tur.example
no < anna@aus.example
> gina@gm.example: go on
SIGN ON M alpha gmword
PROCESS
< gina@gm.example: Re: [Error Flag]
= orders-missing
= orders-missing.hint phase="S1901M"
no < anna@aus.example
# a line refused to another seat, or in an order of hers as England, holds back as well; one of another game does not
> gina@gm.example: as England
SIGN ON M alpha gmword
BECOME England
A Lvp - Moon
BECOME MASTER
PROCESS S1901M NOW
< gina@gm.example: Re: [Error Flag]
= held-back-by-line line=3
no < anna@aus.example
> gina@gm.example: wrong phase
SIGN ON M alpha gmword
PROCESS F1901M
< gina@gm.example: Re: [Error Flag]
no < anna@aus.example
> gina@gm.example: two games
SIGN ON M beta nonsense
PROCESS S1901M
SIGN ON M alpha gmword
PROCESS S1901M NOW
SET NONSENSE
< gina@gm.example: Re: [Error Flag]
= phase-judged
< anna@aus.example: TEST:alpha - S1901M Results
Austria: Army Vienna -> Galicia.
# the rest of the mail is done; a refused line below does no harm
> gina@gm.example: the end
SIGN ON M alpha gmword
SET DEADLINE 1999-01-01
BROADCAST
It was fun.
ENDPRESS
TERMINATE
< anna@aus.example: Broadcast from M
no < anna@aus.example: Terminated
