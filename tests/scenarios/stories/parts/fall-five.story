# Fall 1901: everybody's orders but Turkey's and Austria's.
> edgar@eng.example: fall
SIGN ON England alpha swordE
A Yor - Nth - Nwy
F Nth c A Yor - Nwy
F Nwg - Bar
> fleur@fra.example: fall
SIGN ON France alpha swordF
A Spa-Por
A Bur-Bel
F Mao-Spa/sc
> gerd@ger.example: fall
SIGN ON Germany alpha swordG
A Kie-Hol; A Ruh-Bel; F Den-Swe
> irma@ita.example: fall
SIGN ON Italy alpha swordI
A Ven-Tri
A Tyr s A Ven-Tri
F Ion-Tun
> rolf@rus.example: fall
SIGN ON Russia alpha swordR
A Ukr s F Sev-Rum
F Sev-Rum
A War-Gal
F Bot-Swe
