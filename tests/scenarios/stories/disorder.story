# NMR: Turkey never writes; after grace the turn is judged without, and Turkey comes back later.
include opening
> gina@gm.example: nmr
SIGN ON M alpha gmword
SET NMR
SET MOVES GRACE 24
< anna@aus.example: Parameter Change
@ 2026-01-05 13:00
> anna@aus.example: o
SIGN ON Austria alpha wordA
A Vie - Gal
A Bud - Ser
F Tri - Alb
> edgar@eng.example: o
SIGN ON England alpha wordE
A Lvp H
F Edi H
F Lon H
> fleur@fra.example: o
SIGN ON France alpha wordF
A Mar H
A Par H
F Bre H
> gerd@ger.example: o
SIGN ON Germany alpha wordG
A Ber H
A Mun H
F Kie H
> irma@ita.example: o
SIGN ON Italy alpha wordI
A Rom H
A Ven H
F Nap H
> rolf@rus.example: o
SIGN ON Russia alpha wordR
A Mos H
A War H
F Sev H
F Stp H
@ 2026-01-07 23:30
tick
< tara@tur.example: Late Notice: T
@ 2026-01-11 12:00
tick
< anna@aus.example: TEST:alpha - S1901M Results
Turkey: Army Constantinople, No Order Processed.
Turkey: Fleet Ankara, No Order Processed.
< tara@tur.example: TEST:alpha - S1901M Results
> tara@tur.example: sorry
SIGN ON Turkey alpha wordT
A Con - Bul
A Smy - Con
F Ank - Bla
< tara@tur.example: Re: TEST:alpha - F1901M sorry
Turkey
Turkey: Army Constantinople -> Bulgaria.
