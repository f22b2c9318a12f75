# Spring 1901: everybody's orders but Turkey's.
> anna@aus.example: spring
SIGN ON Austria alpha wordA
A Vienna - Galicia
A Bud H
F Tri H
> edgar@eng.example: spring
SIGN ON England alpha wordE
A Lvp - Yor
F Edi - Nwg, F Lon - Nth
> fleur@fra.example: spring
SIGN ON France alpha wordF
a mar-spa
a par-bur
f bre-mao
> gerd@ger.example: spring
SIGN ON Germany alpha wordG
A Ber-Kie; A Mun-Ruh; F Kie-Den
> irma@ita.example: spring
SIGN ON Italy alpha wordI
Army Rome moves to Venice
Army Venice moves to Tyrolia
Fleet Naples moves to the Ionian Sea
> rolf@rus.example: spring
SIGN ON Russia alpha wordR
A Mos-Ukr
A War-Gal
F Sev-Bla
F Stp/sc-Bot
