# Winter 1901: the builds of everybody but Turkey.
> edgar@eng.example: winter
SIGN ON England alpha wordE
Build F London
> fleur@fra.example: winter
SIGN ON France alpha wordF
Build A Paris
waive
> gerd@ger.example: winter
SIGN ON Germany alpha wordG
b a mun
b f kie
> irma@ita.example: winter
SIGN ON Italy alpha wordI
Build F Naples
Build A Rome
> rolf@rus.example: winter
SIGN ON Russia alpha wordR
Build F Stp/nc
