# Spring 1901: everybody's orders but Turkey's.
> anna@aus.example: spring
SIGN ON Austria alpha swordA
A Vienna - Galicia
A Bud H
F Tri H
> edgar@eng.example: spring
SIGN ON England alpha swordE
A Lvp - Yor
F Edi - Nwg, F Lon - Nth
> fleur@fra.example: spring
SIGN ON France alpha swordF
a mar-spa
a par-bur
f bre-mao
> gerd@ger.example: spring
SIGN ON Germany alpha swordG
A Ber-Kie; A Mun-Ruh; F Kie-Den
> irma@ita.example: spring
SIGN ON Italy alpha swordI
Army Rome moves to Venice
Army Venice moves to Tyrolia
Fleet Naples moves to the Ionian Sea
> rolf@rus.example: spring
SIGN ON Russia alpha swordR
A Mos-Ukr
A War-Gal
F Sev-Bla
F Stp/sc-Bot
