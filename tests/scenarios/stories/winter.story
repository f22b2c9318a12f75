# A duel in which units change their kind in winter: the phase is held for it until its deadline, changes take no build.
@ 2026-01-05 12:00
> gina@gm.example: new
REGISTER
Name: Gina Master
END
CREATE ?kind gmword9 france v austria winter transform
CREATE ?both gmword9 france v austria transform, winter transform
< gina@gm.example: Re: [Error Flag]
= game-created game="kind"
= no-such-option
> fleur@fra.example: in
REGISTER
Name: Fleur
END
SIGN ON ?kind swordF
SET PREFERENCE F
> anna@aus.example: in
REGISTER
Name: Anna
END
SIGN ON ?kind swordA
> fleur@fra.example: orders
SIGN ON France kind swordF
GET RULES
A Mar becomes a fleet
A Mar - Spa
A Par H
F Bre H
< fleur@fra.example: Re: [Error Flag]
REJECTED:
= transforms-in-winter
= board-transform when="winter"
- winter transform: chosen here.
…- transform:
> anna@aus.example: orders
SIGN ON Austria kind swordA
A Vie H
A Bud H
F Tri H
@ 2026-01-12 23:31
tick
> fleur@fra.example: orders
SIGN ON France kind swordF
A Spa H
A Par H
F Bre H
> anna@aus.example: orders
SIGN ON Austria kind swordA
A Vie H
A Bud H
F Tri H
@ 2026-01-16 23:31
tick
< anna@aus.example: F1901M Results
You are Austria.
= no-adjustment.first
= units-may-change order="F Trieste TR A"
< fleur@fra.example: F1901M Results
= builds-due units=1 given="none"
A Spain TR F/NC
A Spain TR F/SC
F Brest TR A
# A change takes the place of no build; the last word for a unit counts; inland, at sea and in the wrong coast none is possible.
> fleur@fra.example: winter
SIGN ON France kind swordF
Build F Mar
A Spa TR F/sc
A Par becomes a fleet
F Bre TR A
A Spa TR F/nc
< fleur@fra.example: Re: [Error Flag]
REJECTED:
inland to Paris.
France:                   Builds a fleet in Marseilles.
France:                   Fleet Brest TR Army.
France:                   Army Spain TR Fleet Spain (north coast).
…pending
> fleur@fra.example: rather
SIGN ON France kind swordF
Waive
A Spa TR F/sc
< fleur@fra.example: Re:
France:                   Fleet Brest TR Army.
France:                   Build waived.
France:                   Army Spain TR Fleet Spain (south coast).
> anna@aus.example: winter
SIGN ON Austria kind swordA
F Tri TR A
Build A Vie
< anna@aus.example: Re: [Error Flag]
= no-build-due due="nothing"
Austria:                  Fleet Trieste TR Army.
no < anna@aus.example: Results
@ 2026-01-20 23:31
tick
< anna@aus.example: F1901B Results
Austria:                  Fleet Trieste TR Army.
France:                   Fleet Brest TR Army.
France:                   Build waived.
France:                   Army Spain TR Fleet Spain (south coast).
A Trieste HOLD
