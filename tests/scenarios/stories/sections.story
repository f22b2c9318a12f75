# Headings part a mail into moves, retreats and builds, of this turn or of the one a PHASE names.
include opening
@ 2026-01-05 13:00
> tara@tur.example: orders
SIGN ON Turkey alpha swordT
My orders:
A Con-Bul
Retreats:
F Ank - Arm, else disband
A Con D
A Smy S A Con
Moves:
A Smy-Con
F Ank-Bla, retreat Arm, else Con
F Ank D
PHASE F1901M
A Bul-Gre
If any unit is dislodged:
A Bul-Con
Moves:
F Bla C A Con-Sev
Builds and removals:
F Smy
SIGN ON Turkey alpha swordT
F Ank-Bla
< tara@tur.example: Re: [Error Flag] TEST:alpha - S1901M
My orders:
Ignored: a heading
A Con-Bul
Order: Turkey: Army Constantinople -> Bulgaria
Retreats:
Ignored:
= heading-leads phase="S1901R"
F Ank - Arm, else disband
= kept-for-phase phase="S1901R"
A Con D
= kept-for-phase phase="S1901R"
A Smy S A Con
REJECTED:
= nothing-to-order-in phase="S1901R"
Moves:
Ignored:
= heading-leads phase="S1901M"
Order: Turkey: Army Smyrna -> Constantinople
F Ank-Bla
Order: Turkey: Fleet Ankara -> Black Sea
F ANK retreat Arm, else Con
= kept-for-phase phase="S1901R"
F Ank D
REJECTED:
= for-retreats-or-winter
Done:
= orders-are-for phase="F1901M"
If any unit is dislodged:
Ignored:
= heading-leads phase="F1901R"
A Bul-Con
= kept-for-phase phase="F1901R"
Moves:
Ignored:
= heading-leads phase="F1901M"
F Bla C A Con-Sev
= kept-for-phase phase="F1901M"
Builds and removals:
Ignored:
= heading-leads phase="F1901B"
F Smy
= kept-for-phase phase="F1901B"
Order: Turkey: Fleet Ankara -> Black Sea
S1901R  F Ank - Arm, else disband
S1901R  A Con D
S1901R  F ANK retreat Arm, else Con
F1901M  A Bul-Gre
F1901M  F Bla C A Con-Sev
F1901R  A Bul-Con
F1901B  F Smy
