# A game that takes impossible orders: units that are nowhere may be helped, and whose they are is kept as written.
include opening
@ 2026-01-05 13:00
> gina@gm.example: rules
SIGN ON M alpha gmword
SET ORDERS ANY
> edgar@eng.example: a word to the others
SIGN ON England alpha swordE
F(Edi)C (GERMANY) A(Hol)-Par
A(Lpl)-Stp
F Lon S the Turkish army in Wales
< edgar@eng.example: Re:
England: Army Liverpool -> St Petersburg.
England: Fleet Edinburgh CONVOY German Army Holland -> Paris.
England: Fleet London SUPPORT Turkish Army Wales.
> gina@gm.example: go on
SIGN ON M alpha gmword
PROCESS NOW
< tara@tur.example: alpha - S1901M Results
England: Army Liverpool -> St Petersburg. (*no convoy*)
England: Fleet Edinburgh CONVOY German Army Holland -> Paris. (*void*)
England: Fleet London SUPPORT Turkish Army Wales. (*void*)
