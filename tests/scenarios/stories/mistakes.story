# Anna makes every mistake in the book; each mail gets one helpful answer and her good orders stand.
include opening
@ 2026-01-05 13:00
> anna@aus.example: wrong
SIGN ON Austria alpha wordX
A Vie - Gal
< anna@aus.example: Re: [Error Flag]
not the password
FORGOT PASSWORD alpha
> anna@aus.example: wrong game
SIGN ON Austria alfa wordA
< anna@aus.example: Re: [Error Flag]
no game called alfa
> anna@aus.example: wrong power
SIGN ON Spain alpha wordA
< anna@aus.example: Re: [Error Flag]
no power called SPAIN
> anna@aus.example: no unit
SIGN ON Austria alpha wordA
A Rum - Gal
< anna@aus.example: Re: [Error Flag] TEST:alpha - S1901M no unit
Rumania
> anna@aus.example: names
SIGN ON Austria alpha wordA
A Xyz - Gal
A Bud - Xyz
A Budapset - Serbia
< anna@aus.example: Re: [Error Flag]
Xyz
Budapest
> anna@aus.example: not mine
SIGN ON Austria alpha wordA
A Ven - Tyr
< anna@aus.example: Re: [Error Flag]
Ital
> anna@aus.example: reach
SIGN ON Austria alpha wordA
A Vie - Rum
A Vie - Adr
A Tri - Adr
F Tri - Vie
F Tri - Ion
A Vie - Swi
< anna@aus.example: Re: [Error Flag]
Vienna
> anna@aus.example: support
SIGN ON Austria alpha wordA
A Vie S A Mos - War
A Vie S A Gal
A Vie S A Vie
A Vie S F Tri - Adr
A Vie S A Bud
< anna@aus.example: Re: [Error Flag]
Army Vienna SUPPORT Army Budapest.
> anna@aus.example: convoy
SIGN ON Austria alpha wordA
A Vie C A Bud - Gre
F Tri C A Bud - Adr
F Tri C F Ven - Alb
A Bud - Adr - Gre
F Tri - Adr - Alb
< anna@aus.example: Re: [Error Flag] TEST:alpha - S1901M convoy
The army in Vienna cannot convoy.
A convoy cannot end at sea
Budapest is inland
The fleet in Trieste cannot be convoyed.
> anna@aus.example: phases
SIGN ON Austria alpha wordA
A Vie disband
Build A Vie
Waive
F Tri retreats Alb
A Vie
A Vie jumps Gal
< anna@aus.example: Re: [Error Flag]
> anna@aus.example: stray lines
SIGN ON Austria alpha wordA
A Vie - Gal
A Bud - Ser
F Tri - Alb
thanks and good luck!
-- 
Anna Schmidt
Sent from my phone
< anna@aus.example: TEST:alpha - S1901M stray lines
Austria: Army Budapest -> Serbia.
Austria: Army Vienna -> Galicia.
Austria: Fleet Trieste -> Albania.
> anna@aus.example: quoted
SIGN ON Austria alpha wordA
A Bud - Rum

On Mon, 5 Jan 2026 the judge wrote:
> SIGN ON Austria alpha wordA
> A Vie - Tri
< anna@aus.example: TEST:alpha - S1901M quoted
Austria: Army Budapest -> Rumania.
Austria: Army Vienna -> Galicia.
> rolf@rus.example: coasts
SIGN ON Russia alpha wordR
F Stp - Bot
F Stp/nc - Bar
F Sev - Bla/nc
F Stp - Bar
< rolf@rus.example: Re: [Error Flag]
Gulf of Bothnia
@ 2026-01-07 23:30
tick
< edgar@eng.example: You are late
< anna@aus.example: Late Notice
