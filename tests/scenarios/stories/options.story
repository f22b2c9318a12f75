# A duel with portage and transformations: fleets on the shoulders of armies, units that change their kind.
@ 2026-01-05 12:00
> gina@gm.example: new
REGISTER
Name: Gina Master
END
CREATE ?kind gmword9 france v austria portage transform
GET RULES france v austria portage transform
< gina@gm.example: Re:
= game-created game="kind"
= board-transform when="moves" where="any"
= board-portage
= board-coastal-convoys
- portage: chosen here.
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
< fleur@fra.example: Game Starting
> fleur@fra.example: orders
SIGN ON France kind swordF
F Bre - Gas
A Par becomes a fleet
A Mar becomes a fleet
F Bre TR A
F Bre - Gas
< fleur@fra.example: Re: [Error Flag]
inland to Paris.
Order: France: Army Marseilles TR Fleet
Order: France: Fleet Brest TR Army
Order: France: Fleet Brest -> Gascony
> fleur@fra.example: rather not
SIGN ON France kind swordF
A Mar H
A Par - Bur
> anna@aus.example: orders
SIGN ON Austria kind swordA
A Vie - Tyr
A Bud H
F Tri TR A
< anna@aus.example: Re:
= reply-complete
Austria: Fleet Trieste TR Army.
@ 2026-01-12 23:31
tick
< anna@aus.example: S1901M Results
Austria: Fleet Trieste TR Army.
Austria:   A Budapest, A Trieste, A Tyrolia
> fleur@fra.example: on shoulders
SIGN ON France kind swordF
F Gas - Pie
A Mar C F Gas - Pie
A Bur C A Mar - Gas
A Bur H
< fleur@fra.example: Re: [Error Flag]
Order: France: Fleet Gascony -> Piedmont
Assumed: Carried by armies.
Order: France: Army Marseilles CONVOY Fleet Gascony -> Piedmont
= army-carries-no-army place="Marseilles"
Order: France: Army Burgundy HOLD
> anna@aus.example: orders
SIGN ON Austria kind swordA
A Tyr H
A Bud - Ser
A Tri H
@ 2026-01-16 23:31
tick
< fleur@fra.example: F1901M Results
France: Army Marseilles CONVOY Fleet Gascony -> Piedmont.
France: Fleet Gascony -> Piedmont.
