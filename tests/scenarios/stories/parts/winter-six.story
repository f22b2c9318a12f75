# Winter 1901: the builds of everybody but Turkey.
> edgar@eng.example: winter
SIGN ON England alpha swordE
Build F London
> fleur@fra.example: winter
SIGN ON France alpha swordF
Build A Paris
waive
> gerd@ger.example: winter
SIGN ON Germany alpha swordG
b a mun
b f kie
> irma@ita.example: winter
SIGN ON Italy alpha swordI
Build F Naples
Build A Rome
> rolf@rus.example: winter
SIGN ON Russia alpha swordR
Build F Stp/nc
