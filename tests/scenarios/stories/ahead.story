# Orders ahead: kept as written, listed in replies, read again when their phase opens, said what became of them.
include opening
@ 2026-01-05 13:00
> tara@tur.example: orders
SIGN ON Turkey alpha swordT
A Con-Bul, A Smy-Con, F Ank h
phase fall 1901 movement
A Bul - Gre
F Ank - Bla
A Smy - Arm
A Bul - Xyz
phase fall 1899 movement
F Ank - Con
phase winter 1901 adjustment
Build F Smy
A Con - Smy
phase spring of love
F Ank - Con
phase S1901M
F Ank - Bla
< tara@tur.example: Re: [Error Flag] TEST:alpha - S1901M
Done:
= orders-are-for phase="F1901M"
= kept-for-phase phase="F1901M"
= no-such-province word="Xyz"
= refused-not-ahead phase="S1901M"
= phase-unknown
Done:
= orders-are-for phase="F1901B"
= nothing-to-order-in phase="F1901B"
= no-phase text="spring of love"
Done:
= orders-are-for phase="S1901M"
Order: Turkey: Fleet Ankara -> Black Sea
Turkey: Army Constantinople -> Bulgaria.
Turkey: Fleet Ankara -> Black Sea.
= orders-held.ahead
F1901M  A Bul - Gre
F1901M  F Ank - Bla
F1901M  A Smy - Arm
F1901B  Build F Smy
> rolf@rus.example: orders
SIGN ON Russia alpha swordR
A Mos h, A War h, F Sev h, F Stp/sc h
phase F1901M
A War - Gal
> rolf@rus.example: no, rather not
SIGN ON Russia alpha swordR
CLEAR ALL
A Mos h, A War h, F Sev h, F Stp/sc h
< rolf@rus.example: Re: TEST:alpha
= orders-cleared
…= orders-held.ahead
> gina@gm.example: go on
SIGN ON M alpha gmword
PROCESS NOW
< tara@tur.example: alpha - S1901M Results
Turkey: Army Constantinople -> Bulgaria.
…A Bulgaria HOLD
< tara@tur.example: alpha - F1901M Pending Orders
= email-pending-orders game="alpha" power="Turkey"
= email-pending-orders.taken
A Bul - Gre
= email-pending-orders.dropped
F Ank - Bla
= no-unit-in place="Ankara"
A Smy - Arm
= no-unit-in place="Smyrna"
Movement orders for Fall of 1901. (alpha.002)
Turkey: Army Bulgaria -> Greece.
Turkey: Army Constantinople, No Order Processed.
= orders-held.ahead
F1901B  Build F Smy
no < rolf@rus.example: Pending Orders
