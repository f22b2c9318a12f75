# Anna makes every mistake in the book; each mail gets one helpful answer and her good orders stand.
include opening
@ 2026-01-05 13:00
> anna@aus.example: wrong
SIGN ON Austria alpha swordX
A Vie - Gal
< anna@aus.example: Re: [Error Flag]
= password-wrong
FORGOT PASSWORD alpha
+> anna@aus.example: wrong game
SIGN ON Austria alfa swordA
< anna@aus.example: Re: [Error Flag]
no game called "alfa"
> anna@aus.example: wrong power
SIGN ON Spain alpha swordA
< anna@aus.example: Re: [Error Flag]
no power called "SPAIN"
> anna@aus.example: no unit
SIGN ON Austria alpha swordA
A Rum - Gal
< anna@aus.example: Re: [Error Flag] TEST:alpha - S1901M
Rumania
> anna@aus.example: names
SIGN ON Austria alpha swordA
A Xyz - Gal
A Bud - Xyz
A Budapset - Serbia
< anna@aus.example: Re: [Error Flag]
Xyz
Budapest
> anna@aus.example: not mine
SIGN ON Austria alpha swordA
A Ven - Tyr
< anna@aus.example: Re: [Error Flag]
Ital
> anna@aus.example: reach
SIGN ON Austria alpha swordA
A Vie - Rum
A Vie - Adr
A Tri - Adr
F Tri - Vie
F Tri - Ion
A Vie - Swi
< anna@aus.example: Re: [Error Flag]
Vienna
> anna@aus.example: support
SIGN ON Austria alpha swordA
A Vie S A Mos - War
A Vie S A Gal
A Vie S A Vie
A Vie S F Tri - Adr
A Vie S A Bud
< anna@aus.example: Re: [Error Flag]
Army Vienna SUPPORT Army Budapest.
> anna@aus.example: convoy
SIGN ON Austria alpha swordA
A Vie C A Bud - Gre
F Tri C A Bud - Adr
F Tri C F Ven - Alb
A Bud - Adr - Gre
F Tri - Adr - Alb
< anna@aus.example: Re: [Error Flag] TEST:alpha - S1901M
The army in Vienna cannot convoy.
= convoy-ends-at-sea
Budapest is inland
The fleet in Trieste cannot be convoyed.
> anna@aus.example: phases
SIGN ON Austria alpha swordA
A Vie disband
Build A Vie
Waive
F Tri retreats Alb
A Vie
A Vie jumps Gal
< anna@aus.example: Re: [Error Flag]
> anna@aus.example: the rest of the book
SIGN ON Austria alpha swordA
A Vie S F Bud-Gal
A Vie S Russian A War-Gal
F Tri C A Bud-Alb
F Tri C A Bud-Swi
A Vie-Gal-War
A Vie p Russia
A Vie transform F
A Vie retreat Boh
A Vie-Gal please
<html><b>A Vie-Gal</b></html>
< anna@aus.example: Re: [Error Flag] TEST:alpha - S1901M
Assumed: The unit in Budapest is an army.
Army Vienna SUPPORT Russian Army Warsaw -> Galicia
Army Budapest -> Switzerland
= no-convoy-starts-inland place="Vienna"
= no-proxies-here
= classic-word-not-here words="TRANSFORM"
= kept-for-phase phase="S1901R"
10 A Vie-Gal
Order: Austria: Army Vienna -> Galicia
= no-known-order word="<html><b>A Vie-Gal</b></html>"
> anna@aus.example: stray lines
SIGN ON Austria alpha swordA
A Vie - Gal
A Bud - Ser
F Tri - Alb
thanks and good luck!
-- 
Anna Schmidt
Sent from my phone
< anna@aus.example: Re: TEST:alpha - S1901M
Austria: Army Budapest -> Serbia.
Austria: Army Vienna -> Galicia.
Austria: Fleet Trieste -> Albania.
> anna@aus.example: quoted
SIGN ON Austria alpha swordA
A Bud - Rum

On Mon, 5 Jan 2026 the judge wrote:
> SIGN ON Austria alpha swordA
> A Vie - Tri
< anna@aus.example: Re: TEST:alpha - S1901M
Austria: Army Budapest -> Rumania.
Austria: Army Vienna -> Galicia.
> rolf@rus.example: coasts
SIGN ON Russia alpha swordR
F Stp - Bot
F Stp/nc - Bar
F Sev - Bla/nc
F Stp - Bar
< rolf@rus.example: Re: [Error Flag]
Gulf of Bothnia
> anna@aus.example: back to the plan
SIGN ON Austria alpha swordA
A Vie - Gal
A Bud H
F Tri H
include parts/spring-five
> rolf@rus.example: all four
SIGN ON Russia alpha swordR
A Mos - Ukr
A War - Gal
F Sev - Bla
F Stp - Bot
include parts/spring-turkey
@ 2026-01-05 14:00
tick
< anna@aus.example: TEST:alpha - S1901M Results
Russia: Fleet St Petersburg (south coast) -> Gulf of Bothnia.
# The fall: a coast to choose, a convoy without its route, a convoy of a fleet.
> fleur@fra.example: which coast
SIGN ON France alpha swordF
F Mao - Spa
< fleur@fra.example: Re: [Error Flag] TEST:alpha - F1901M
Which coast of Spain?
F Mao - Spa/nc or F Mao - Spa/sc
> edgar@eng.example: no route
SIGN ON England alpha swordE
A Yor - Nwy
F Nth C A Yor - Nwy
F Nth C F Nwg - Nwy
F Nwg - Bar
< edgar@eng.example: Re: [Error Flag] TEST:alpha - F1901M
England: Army Yorkshire -> Norway.
England: Fleet Norwegian Sea -> Barents Sea.
England: Fleet North Sea CONVOY Army Yorkshire -> Norway.
> anna@aus.example: fall
SIGN ON Austria alpha swordA
A Vie - Boh
A Bud H
F Tri H
include parts/fall-five
include parts/fall-turkey
@ 2026-01-05 15:00
tick
< anna@aus.example: TEST:alpha - F1901M Results
Austria: Fleet Trieste HOLD. (*dislodged*)
# The retreat: to the attacker's origin, to an occupied place, too far, of another unit, and then well.
> anna@aus.example: retreats
SIGN ON Austria alpha swordA
F Tri - Ven
F Tri - Tyr
F Tri - Gre
A Boh - Gal
F Gre - Alb
F Tri H
< anna@aus.example: Re: [Error Flag] TEST:alpha - F1901R
Adriatic Sea
not dislodged
> gerd@ger.example: nothing to do
SIGN ON Germany alpha swordG
A Hol - Bel
< gerd@ger.example: Re: [Error Flag] TEST:alpha - F1901R
> anna@aus.example: at last
SIGN ON Austria alpha swordA
F Tri - Alb
< anna@aus.example: Re: TEST:alpha - F1901R
Austria:                  Fleet Trieste -> Albania.
@ 2026-01-05 16:00
tick
< anna@aus.example: TEST:alpha - F1901R Results
# The winter: builds that are none, removals that are none, too many.
> edgar@eng.example: builds
SIGN ON England alpha swordE
Build A Norway
Build F Nowhere
Build Lon
Remove F Bar
< edgar@eng.example: Re: [Error Flag] TEST:alpha - F1901B
Norway
> gerd@ger.example: builds
SIGN ON Germany alpha swordG
Build F Munich
Build A Denmark
Build A Warsaw
< gerd@ger.example: Re: [Error Flag] TEST:alpha - F1901B
Munich
> rolf@rus.example: builds
SIGN ON Russia alpha swordR
Build F Stp
Build A Rumania
< rolf@rus.example: Re: [Error Flag] TEST:alpha - F1901B
Which coast of St Petersburg?
Build F Stp/nc or Build F Stp/sc
Rumania
> anna@aus.example: removals
SIGN ON Austria alpha swordA
Build A Vie
Waive
A Bud - Ser
Remove A Vie
< anna@aus.example: Re: [Error Flag] TEST:alpha - F1901B
Austria
> anna@aus.example: the right one
SIGN ON Austria alpha swordA
Remove A Boh
< anna@aus.example: Re: TEST:alpha - F1901B
Austria:                  Removes the army in Bohemia.
include parts/winter-six
include parts/winter-turkey
@ 2026-01-05 17:00
tick
< anna@aus.example: TEST:alpha - F1901B Results
Austria:                  Removes the army in Bohemia.
Russia:                   Builds a fleet in St Petersburg (north coast).
