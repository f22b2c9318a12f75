# Each reads orders as he likes; what programs read stays as it is for everybody who has not chosen.
include opening
@ 2026-01-05 13:00
> anna@aus.example: style
SET STYLE ZINE
SET STYLE fancy
SIGN ON Austria alpha swordA
A Vienna - Galicia
F Trieste - Albania
A Bud s Russian A War - Gal
< anna@aus.example: Re: [Error Flag] TEST:alpha - S1901M
= style-set example="A(Mun) S A(Ruh)-Bur"
= no-style-of-orders word="fancy"
Order: Austria: A(Vie)-Gal
Order: Austria: A(Bud) S A(War)-Gal
Austria: A(Bud) S A(War)-Gal.
Austria: A(Vie)-Gal.
Austria: F(Tri)-Alb.
> edgar@eng.example: style
SET STYLE SHORT NAMES
SIGN ON England alpha swordE
A Lvp - Yor
< edgar@eng.example: Re:
England: A Liverpool - Yorkshire.
> gina@gm.example: go on
SET STYLE SENTENCE CODES
SIGN ON M alpha gmword
LIST alpha
PROCESS NOW
< gina@gm.example: go on
= list-style style="SENTENCE CODES"
Austria: Army BUD.
England: Army LVP -> YOR.
< anna@aus.example: alpha - S1901M Results
Movement results for Spring of 1901. (alpha.001)
Austria: _A(Bud) S A(War)-Gal_.
Austria: A(Vie)-Gal.
England: A(Lpl)-Yor.
WHY
A(Bud) S A(War)-Gal did not count
    A(Bud) - Gal, Rum, Ser, Tri or Vie
THE BOARD
Austria:   A(Bud), A(Gal), F(Alb)
< edgar@eng.example: alpha - S1901M Results
Austria: A Budapest S A Warsaw - Galicia. (*void*)
England: A Liverpool - Yorkshire.
< fleur@fra.example: alpha - S1901M Results
Austria: Army Budapest SUPPORT Russian Army Warsaw -> Galicia. (*void*)
Austria: Army Vienna -> Galicia.
England: Army Liverpool -> Yorkshire.
