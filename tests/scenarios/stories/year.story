# The whole of 1901 as it should be: a bounce, a convoy, a dislodgement, the retreat, ownership, builds and a removal.
include opening
@ 2026-01-05 13:00
> anna@aus.example: orders
SIGN ON Austria alpha swordA
A Vienna - Galicia
A Bud holds
F Tri h
< anna@aus.example: Re: TEST:alpha - S1901M
Movement orders for Spring of 1901. (alpha.001)
Austria: Army Budapest HOLD.
Austria: Army Vienna -> Galicia.
Austria: Fleet Trieste HOLD.
> edgar@eng.example: orders
signon ealpha swordE
A Lvp - Yor
F Edi - Nwg, F Lon - Nth
SET WAIT
< edgar@eng.example: Re: TEST:alpha - S1901M
England: Army Liverpool -> Yorkshire.
WAIT
> fleur@fra.example: orders
signon falpha swordF
a mar-spa
a par-bur
f bre-mao
> gerd@ger.example: orders
signon galpha swordG
A Ber-Kie; A Mun-Ruh; F Kie-Den
> irma@ita.example: orders
signon ialpha swordI
Army Rome moves to Venice
Army Venice moves to Tyrolia
Fleet Naples moves to the Ionian Sea
> rolf@rus.example: orders
signon ralpha swordR
A Mos-Ukr
A War-Gal
F Sev-Bla
F Stp/sc-Bot
> tara@tur.example: orders
signon talpha swordT
A Con-Bul
A Smy-Con
F Ank-Bla
no < anna@aus.example: Results
@ 2026-01-05 15:00
tick
quiet
# England waits; without its wait the phase is judged half an hour after the last order.
> edgar@eng.example: no wait
signon ealpha swordE
set nowait
@ 2026-01-05 15:29
tick
quiet
@ 2026-01-05 15:30
tick
< anna@aus.example: TEST:alpha - S1901M Results
:: Judge: TEST  Game: Alpha  Variant: Standard
:: Deadline: S1901M Wed Jan 07 2026 23:30:00 +0000
Movement results for Spring of 1901. (alpha.001)
Austria: Army Budapest HOLD.
Austria: Army Vienna -> Galicia. (*bounce*)
Austria: Fleet Trieste HOLD.
England: Army Liverpool -> Yorkshire.
Russia: Fleet St Petersburg (south coast) -> Gulf of Bothnia.
Turkey: Fleet Ankara -> Black Sea. (*bounce*)
The next phase of 'alpha' will be Movement for Fall of 1901.
The deadline for orders will be Wed Jan 07 2026 23:30:00 +0000.
< gina@gm.example: TEST:alpha - S1901M Results
@ 2026-01-05 16:00
> anna@aus.example: fall
SIGN ON Austria alpha swordA
A Vie - Boh
A Bud H
F Tri H
> edgar@eng.example: fall
signon ealpha swordE
A Yor - Nth - Nwy
F Nth c A Yor - Nwy
F Nwg - Bar
> fleur@fra.example: fall
signon falpha swordF
A Spa-Por
A Bur-Bel
F Mao-Spa/sc
> gerd@ger.example: fall
signon galpha swordG
A Kie-Hol; A Ruh-Bel; F Den-Swe
> irma@ita.example: fall
signon ialpha swordI
A Ven-Tri
A Tyr s A Ven-Tri
F Ion-Tun
> rolf@rus.example: fall
signon ralpha swordR
A Ukr s F Sev-Rum
F Sev-Rum
A War-Gal
F Bot-Swe
> tara@tur.example: fall
signon talpha swordT
A Bul H
A Con H
F Ank-Bla
@ 2026-01-05 16:30
tick
< anna@aus.example: TEST:alpha - F1901M Results
Movement results for Fall of 1901. (alpha.002)
Austria: Army Vienna -> Bohemia.
Austria: Fleet Trieste HOLD. (*dislodged*)
England: Army Yorkshire -> North Sea -> Norway.
England: Fleet North Sea CONVOY Army Yorkshire -> Norway.
France: Army Burgundy -> Belgium. (*bounce*)
Italy: Army Tyrolia SUPPORT Army Venice -> Trieste.
The following units were dislodged:
The Austrian Fleet in Trieste can retreat to Adriatic Sea or Albania.
The next phase of 'alpha' will be Retreats for Fall of 1901.
< edgar@eng.example: TEST:alpha - F1901M Results
@ 2026-01-05 17:00
> anna@aus.example: retreat
SIGN ON Austria alpha swordA
F Tri - Alb
< anna@aus.example: Re: TEST:alpha - F1901R
Fleet Trieste -> Albania.
@ 2026-01-05 17:30
tick
< gerd@ger.example: TEST:alpha - F1901R Results
Retreat results for Fall of 1901.  (alpha.003)
Austria:                  Fleet Trieste -> Albania.
Ownership of supply centers:
Austria:   Budapest, Vienna.
England:   Edinburgh, Liverpool, London, Norway.
Italy:     Naples, Rome, Trieste, Tunis, Venice.
Unowned:   Belgium, Greece, Serbia, Sweden.
Austria:   2 Supply centers,  3 Units:  Removes  1 unit.
England:   4 Supply centers,  3 Units:  Builds   1 unit.
Russia:    5 Supply centers,  4 Units:  Builds   1 unit.
The next phase of 'alpha' will be Adjustments for Winter of 1901.
@ 2026-01-05 18:00
> anna@aus.example: winter
SIGN ON Austria alpha swordA
Remove A Bohemia
> edgar@eng.example: winter
signon ealpha swordE
Build F London
> fleur@fra.example: winter
signon falpha swordF
Build A Paris
waive
> gerd@ger.example: winter
signon galpha swordG
b a mun
b f ber
> gerd@ger.example: winter
signon galpha swordG
b f kie
< gerd@ger.example: Re: TEST:alpha - F1901B
= reply-surplus
= surplus-left forgotten="Builds a fleet in Berlin"
Germany:                  Builds an army in Munich.
Germany:                  Builds a fleet in Kiel.
> irma@ita.example: winter
signon ialpha swordI
Build F Naples
Build A Rome
> rolf@rus.example: winter
signon ralpha swordR
Build F Stp/nc
> tara@tur.example: winter
signon talpha swordT
Build F Smyrna
@ 2026-01-05 18:30
tick
< anna@aus.example: TEST:alpha - F1901B Results
Adjustment results for Winter of 1901.  (alpha.004)
Austria:                  Removes the army in Bohemia.
England:                  Builds a fleet in London.
France:                   Builds an army in Paris.
France:                   Build waived.
Germany:                  Builds an army in Munich.
Russia:                   Builds a fleet in St Petersburg (north coast).
The next phase of 'alpha' will be Movement for Spring of 1902.
