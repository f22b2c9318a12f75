# A year by a postal zine's house rules: help orders the unit helped, the latest mail stands alone, units are lent
# until that is revoked, and whoever orders no builds has none.
include opening
@ 2026-01-05 13:00
> gina@gm.example: house rules
SIGN ON M alpha gmword
SET ORDERS GSTZ
SET STANDING PROXY
< gina@gm.example: Re: TEST:alpha
= setting-changed
< anna@aus.example: alpha
gstz
until revoked
# The second mail replaces the first, and helping the army orders it.
> anna@aus.example: provisional
SIGN ON Austria alpha swordA
A(Vie)-Tyr, A(Bud)-Ser, F(Tri)-Alb
< anna@aus.example: Re: TEST:alpha - S1901M
= reply-complete replaces="yes"
> anna@aus.example: final
SIGN ON Austria alpha swordA
A(Vie) S A(Bud)-Gal
PROXY F(Tri) TO Italy UNTIL REVOKED
< anna@aus.example: Re: TEST:alpha - S1901M
= reply-complete
Order: Austria: Army Vienna SUPPORT Army Budapest -> Galicia
= set-replaced
= unit-lent power="Italy" place="Trieste"
Austria: Army Budapest -> Galicia (implied by Army Vienna).
Austria: Army Vienna SUPPORT Army Budapest -> Galicia.
Austria: Fleet Trieste PROXY TO Italy (until revoked).
= orders-held.lent
Austria: Fleet Trieste to Italy.
# A line that is not understood costs no order that was in.
> edgar@eng.example: orders
SIGN ON England alpha swordE
F(Lon)-NTH, F(Edi)-NWG, A(Lpl)-Yor
> edgar@eng.example: again
SIGN ON England alpha swordE
F(Lon)-NTH
F(Edi)-Nowhere
< edgar@eng.example: Re: [Error Flag] TEST:alpha - S1901M
= reply-units-kept
England: Army Liverpool -> Yorkshire.
England: Fleet Edinburgh -> Norwegian Sea.
# Ordered twice in one mail is not ordered; more orders are added under ADD.
> fleur@fra.example: orders
SIGN ON France alpha swordF
A(Par)-Bur
A(Mar)-Spa, F(Bre)-MAO
A(Par)-Pic
< fleur@fra.example: Re: TEST:alpha - S1901M
= unit-ordered-twice
France: Army Paris, No Order Processed.
> fleur@fra.example: one more
SIGN ON France alpha swordF
Additional orders:
A(Par)-Bur
< fleur@fra.example: Re: TEST:alpha - S1901M
= reply-complete
= orders-add
France: Army Marseilles -> Spain.
France: Army Paris -> Burgundy.
> gerd@ger.example: orders
SIGN ON Germany alpha swordG
A(Mun) S A(Ber)-Kie
F(Kie)-Hol
< gerd@ger.example: Re: TEST:alpha - S1901M
= reply-complete
Germany: Army Berlin -> Kiel (implied by Army Munich).
# The holder hears in every answer what he was lent.
> irma@ita.example: orders
SIGN ON Italy alpha swordI
A(Ven)-Pie, A(Rom)-Apu, F(Nap)-ION
F(Tri)-ADR
< irma@ita.example: Re: TEST:alpha - S1901M
= reply-complete
Italy: Austrian Fleet Trieste -> Adriatic Sea
Austria: Fleet Trieste to Italy.
> rolf@rus.example: orders
SIGN ON Russia alpha swordR
A(Mos)-Ukr, A(War)-Gal, F(Sev)-BLA, F(StP/sc)-GoB
LIST alpha
< rolf@rus.example: Re: TEST:alpha
= reply-complete
…= orders-held.lent
# A set in two pieces is one set, and what was cleared between them is no part of it.
> tara@tur.example: provisional
SIGN ON Turkey alpha swordT
SET WAIT
A(Con) Std.
CLEAR ALL
A(Con)-Bul
SET NOWAIT
A(Smy)-Con, F(Ank) Std.
< tara@tur.example: Re: TEST:alpha - S1901M
= reply-complete
Turkey: Army Constantinople -> Bulgaria.
Turkey: Army Smyrna -> Constantinople.
… replaces
> gina@gm.example: who lends what
SIGN ON M alpha gmword
LIST alpha
< gina@gm.example: Re: TEST:alpha
Germany: Army Berlin -> Kiel (implied by Army Munich).
= orders-held.lent
Austria: Fleet Trieste to Italy.
@ 2026-01-05 14:00
tick
< anna@aus.example: alpha - S1901M Results
Movement results for Spring of 1901. (alpha.001)
Austria: Fleet Trieste Proxy given to Italy.
Austria: Army Budapest -> Galicia.
Austria: Army Vienna SUPPORT Army Budapest -> Galicia.
Austria: Fleet Trieste -> Adriatic Sea.
Germany: Army Berlin -> Kiel.
Germany: Army Munich SUPPORT Army Berlin -> Kiel.
Russia: Army Warsaw -> Galicia. (*bounce*)
… implied
# In the fall the fleet is Italy's still, wherever it went; a convoy orders the army too.
@ 2026-01-05 15:00
> edgar@eng.example: orders
SIGN ON England alpha swordE
F(NTH) C A(Yor)-Nwy
F(NWG) S A(Yor)-Nwy
< edgar@eng.example: Re: TEST:alpha - F1901M
= reply-complete
England: Army Yorkshire -> Norway via convoy (implied by Fleet North Sea).
> irma@ita.example: orders
SIGN ON Italy alpha swordI
A(Pie) Std., F(ION)-Tun, A(Apu) Std.
F(ADR)-Ven
< irma@ita.example: Re: TEST:alpha - F1901M
Austria: Fleet Adriatic Sea to Italy.
# The owner's own order goes before in this phase, and two kinds of help that differ leave the army without one.
> anna@aus.example: orders
SIGN ON Austria alpha swordA
F(ADR)-Tri
A(Vie) Std.
A(Gal)-Rum
> gerd@ger.example: orders
SIGN ON Germany alpha swordG
A(Mun) S A(Kie)-Ber
F(Hol) S A(Kie)
< gerd@ger.example: Re: TEST:alpha - F1901M
= reply-missing
Germany: Army Kiel, No Order Processed.
> gerd@ger.example: orders
SIGN ON Germany alpha swordG
A(Mun)-Ruh, F(Hol) Std., A(Kie)-Den
> fleur@fra.example: orders
SIGN ON France alpha swordF
A(Bur)-Bel, A(Spa) Std., F(MAO)-Por
> rolf@rus.example: orders
SIGN ON Russia alpha swordR
A(Ukr) Std., A(War) Std., F(BLA) Std., F(GoB)-Swe
> tara@tur.example: orders
SIGN ON Turkey alpha swordT
A(Bul) Std., A(Con) Std., F(Ank) Std.
@ 2026-01-05 16:00
tick
< anna@aus.example: alpha - F1901M Results
Austria: Army Galicia -> Rumania.
Austria: Fleet Adriatic Sea -> Trieste.
England: Army Yorkshire -> North Sea -> Norway.
… Proxy given
# The proxy can be taken back in any phase.
@ 2026-01-05 17:00
> anna@aus.example: mine
SIGN ON Austria alpha swordA
REVOKE PROXY F(Tri)
BUILD A Budapest
< anna@aus.example: Re: TEST:alpha
= unit-taken-back place="Trieste"
…= orders-held.lent
# Of too many builds the first count.
> edgar@eng.example: builds
SIGN ON England alpha swordE
BUILD F London, BUILD F Edinburgh
< edgar@eng.example: Re: TEST:alpha
= more-than-due
England:                  Builds a fleet in London.
> irma@ita.example: builds
SIGN ON Italy alpha swordI
BUILD A Rome
# Germany, France, Russia and Turkey say nothing; at the deadline they have waived, and nobody is late.
@ 2026-01-07 23:31
tick
< anna@aus.example: alpha - F1901B Results
Austria:                  Builds an army in Budapest.
England:                  Builds a fleet in London.
France:                   Build waived.
Italy:                    Builds an army in Rome.
The next phase of 'alpha' will be Movement for Spring of 1902.
no < gerd@ger.example: late
