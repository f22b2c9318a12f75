# Conditions in a game read as the classic judge did: below a PHASE only, for moves too; an IF with a mistake is not kept.
include opening
@ 2026-01-05 12:30
> gina@gm.example: as of old
SIGN ON M alpha gmword
SET ORDERS JUDGE
> tara@tur.example: orders
signon talpha swordT
A Con-Bul
A Smy-Con
F Ank-Bla
F Ank R Arm
Build F Smy
if Russian fleet Black Sea
F Ank s A Con
endif
phase fall 1901 movement
if Russian fleet Black Sea
  F Ank s A Con
  A Con H
else if not Russian Bla and (Russian Rum or Austrian Ser)
  A Bul s F Ank-Con
  if moved A Con - Bul
    A Con H
  endif
else
  F Ank-Bla
  A Con H
endif
if Austrian Xyz
  A Bul H
endif
if Bul
  A Bul H
< tara@tur.example: Re: [Error Flag] TEST:alpha - S1901M
F Ank R Arm
= not-a-word-of-orders word="R"
Build F Smy
REJECTED:
= nothing-to-order-in phase="S1901M"
Try:
= phase-sends-ahead phase="F1901B"
if Russian fleet Black Sea
= nothing-of-if lines=1
= if-is-about-phase-to-come
phase fall 1901 movement
if Russian fleet Black Sea
= block-kept-for-phase phase="F1901M"
if Austrian Xyz
= no-such-province word="Xyz"
= lines-not-taken first=24 last=25
if Bul
= if-not-closed
= line-not-taken line=27
Turkey: Army Constantinople -> Bulgaria.
F1901M  if Russian fleet Black Sea
F1901M    F Ank s A Con
F1901M    A Con H
F1901M  else if not Russian Bla and (Russian Rum or Austrian Ser)
F1901M    A Bul s F Ank-Con
F1901M    if moved A Con - Bul
F1901M      A Con H
F1901M    endif
F1901M  else
> rolf@rus.example: orders
signon ralpha swordR
F Sev - Bla
> anna@aus.example: orders
signon aalpha swordA
A Bud - Ser
> gina@gm.example: go on
SIGN ON M alpha gmword
PROCESS NOW
< tara@tur.example: alpha - S1901M Results
Turkey: Fleet Ankara -> Black Sea. (*bounce*)
< tara@tur.example: alpha - F1901M Pending Orders
= email-pending-orders.conditions
IF Russian fleet Black Sea: no, no fleet (Russia) is in the Black Sea.
ELSE IF not Russian Bla and (Russian Rum or Austrian Ser): yes, no unit
(Russia) is in the Black Sea; a unit (Austria) is in Serbia.
IF moved A Con - Bul: yes, the army in Constantinople moved to Bulgaria.
= email-pending-orders.taken
A Bul s F Ank-Con
A Con H
Turkey: Army Bulgaria SUPPORT Fleet Ankara -> Constantinople.
Turkey: Army Constantinople HOLD.
# What is kept can be forgotten, all of it or what is for one phase.
> tara@tur.example: ahead
signon talpha swordT
phase S1902M
if Bul then A Bul H
phase F1902M
A Bul H
> tara@tur.example: or not
signon talpha swordT
clear S1902M
clear love
< tara@tur.example: Re: [Error Flag] TEST:alpha - F1901M
= orders-of-phase-cleared phase="S1902M"
= no-phase text="love"
… S1902M  if Bul
F1902M  A Bul H
> tara@tur.example: nothing at all
signon talpha swordT
clear
< tara@tur.example: Re: TEST:alpha - F1901M nothing at all
…= orders-held.ahead
