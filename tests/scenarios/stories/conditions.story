# One mail a season by a zine's rules: retreats with choices, conditional builds, a removal by where the unit began.
include opening
@ 2026-01-05 12:30
> gina@gm.example: by the zine
SIGN ON M alpha gmword
SET ORDERS GSTZ
@ 2026-01-05 13:00
> irma@ita.example: spring
SIGN ON Italy alpha swordI
A Ven-Tyr, A Rom-Ven, F Nap-Ion
> anna@aus.example: spring
SIGN ON Austria alpha swordA
Spring 1901
A Vie H, A Bud H, F Tri H
F Tri R Alb
Builds:
Build A Vie
< anna@aus.example: Re: TEST:alpha - S1901M
= reply-complete
= kept-for-phase phase="S1901R"
= kept-for-phase phase="F1901B"
> gina@gm.example: go on
SIGN ON M alpha gmword
PROCESS S1901M NOW
< anna@aus.example: alpha - S1901M Results
no < anna@aus.example: Pending Orders
@ 2026-01-06 13:00
# Italy: builds on condition, with words only and with lines of their own.
> irma@ita.example: autumn
SIGN ON Italy alpha swordI
A(Ven)-Tri
A(Tyr) S A(Ven)-Tri
F(Ion)-Tun
If I hold Tri build F(Nap), A(Rom) else A(Rom)
IF MOVED F Ion - Tun THEN Build A Ven
IF DISLODGED F Xyz THEN Waive
IF NOT Tun THEN F Ion - Tun
< irma@ita.example: Re: [Error Flag] TEST:alpha - F1901M
If I hold Tri build F(Nap), A(Rom) else A(Rom)
= kept-for-phase phase="F1901B"
Assumed: Asks whether Italy owns Trieste.
IF MOVED F Ion - Tun THEN Build A Ven
= kept-for-phase phase="F1901B"
IF DISLODGED F Xyz THEN Waive
^^^
= no-such-province word="Xyz"
IF NOT Tun THEN F Ion - Tun
= if-is-about-phase-to-come
= phase-above-if phase="S1902M"
= orders-held.ahead
F1901B  If I hold Tri build F(Nap), A(Rom) else A(Rom)
F1901B  IF MOVED F Ion - Tun THEN Build A Ven
# A later set stands alone, also for the phases to come that it has orders for.
@ 2026-01-06 13:05
> irma@ita.example: autumn, corrected
SIGN ON Italy alpha swordI
A(Ven)-Tri, A(Tyr) S A(Ven)-Tri, F(Ion)-Tun
If I hold Tri build F(Nap), A(Rom) else A(Rom)
Build A Ven
< irma@ita.example: Re: TEST:alpha - F1901M
= kept-for-phase phase="F1901B"
= set-replaced
= set-replaced
= orders-held.ahead
F1901B  If I hold Tri build F(Nap), A(Rom) else A(Rom)
F1901B  Build A Ven
# Austria: everything for the season in one mail, separated by headings.
> anna@aus.example: autumn
SIGN ON Austria alpha swordA
A(Vie)-Gal
A(Bud) H
F(Tri) H

Retreats:
F Tri - Ven, else Adr, else disband
If dislodged:
A Bud R Ser

Builds:
If BUILDS 1
  Build A Vie
else
  Remove A(Vie)
endif
If REMOVALS 2
  Remove F Nowhere
ENDIF
< anna@aus.example: Re: [Error Flag] TEST:alpha - F1901M
Ignored:
= heading-leads phase="F1901R"
F Tri - Ven, else Adr, else disband
= kept-for-phase phase="F1901R"
Ignored: a heading
A Bud R Ser
= kept-for-phase phase="F1901R"
Ignored:
= heading-leads phase="F1901B"
If BUILDS 1
= block-kept-for-phase phase="F1901B"
If REMOVALS 2
REJECTED:
= nothing-of-if line=18 lines=1
Remove F Nowhere
= no-such-province word="Nowhere"
Austria: Army Vienna -> Galicia.
F1901R  F Tri - Ven, else Adr, else disband
F1901R  A Bud R Ser
F1901B  If BUILDS 1
F1901B    Build A Vie
F1901B  else
F1901B    Remove A(Vie)
F1901B  endif
> anna@aus.example: what is kept
SIGN ON Austria alpha swordA
LIST
< anna@aus.example: Re: TEST:alpha - F1901M what is kept
= orders-held.ahead
F1901R  F Tri - Ven, else Adr, else disband
> gina@gm.example: go on
SIGN ON M alpha gmword
PROCESS F1901M NOW
< anna@aus.example: alpha - F1901M Results
Austria: Fleet Trieste HOLD. (*dislodged*)
The Austrian Fleet in Trieste can retreat to Adriatic Sea or Albania.
< anna@aus.example: alpha - F1901R Pending Orders
= email-pending-orders.taken
F Tri - Ven, else Adr, else disband
= not-open-to-it number=1 places="Venice"
= email-pending-orders.unneeded
A Bud R Ser
Austria:                  Fleet Trieste -> Adriatic Sea.
no < irma@ita.example: Pending Orders
@ 2026-01-06 13:35
tick
< anna@aus.example: alpha - F1901R Results
Austria:                  Fleet Trieste -> Adriatic Sea.
< anna@aus.example: alpha - F1901B Pending Orders
= email-pending-orders.conditions
= condition-decided head="IF BUILDS 1" reasons="the number of builds due is not 1" so="no"
ELSE.
= email-pending-orders.taken
Remove A(Vie)
= began-season-there kind="army" place="Vienna" now="Galicia"
= email-pending-orders.unneeded
Build A Vie
Austria:                  Removes the army in Galicia.
< irma@ita.example: alpha - F1901B Pending Orders
= email-pending-orders.conditions
IF I hold Tri: yes, Italy owns Trieste.
= email-pending-orders.taken
build F(Nap)
A(Rom)
= email-pending-orders.dropped
Build A Ven
= ahead-used-up
Italy:                    Builds a fleet in Naples.
Italy:                    Builds an army in Rome.
@ 2026-01-06 14:05
tick
< anna@aus.example: alpha - F1901B Results
Austria:                  Removes the army in Galicia.
Italy:                    Builds a fleet in Naples.
