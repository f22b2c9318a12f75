# Orders that were taken one by one are checked as a set: the reply says what speaks against what.
include opening
@ 2026-01-05 13:00
> edgar@eng.example: spring
SIGN ON England alpha swordE
A Lvp-Yor, F Edi-Nwg, F Lon-Nth
< edgar@eng.example: Re: TEST:alpha - S1901M
= reply-complete
England: Army Liverpool -> Yorkshire.
…Check:
> fleur@fra.example: spring
SIGN ON France alpha swordF
A Par-Bur, A Mar S A Par-Bur
F Bre-Mao
< fleur@fra.example: Re: TEST:alpha - S1901M
= reply-complete replaces="no"
…Check:
# One unit is easily forgotten, two to one place may be meant.
> anna@aus.example: spring
SIGN ON Austria alpha swordA
A Vie-Gal, A Bud-Gal
< anna@aus.example: Re: TEST:alpha - S1901M
Austria: Fleet Trieste, No Order Processed.
= order-check doubt="same_goal" order="Army Budapest -> Galicia"
# The style is the reader's; what contradicts is quoted.
> gerd@ger.example: spring
SIGN ON Germany alpha swordG
SET STYLE SHORT
A Mun S A Ber-Sil
A Ber-Kie, F Kie-Den
< gerd@ger.example: Re: TEST:alpha - S1901M
= reply-complete
Check:
= order-check doubt="helps_in_vain" order="A MUN S A BER - SIL" others="A BER - KIE"
# Kept for later, though nothing will ever make them possible; taken all the same.
> rolf@rus.example: ahead
SIGN ON Russia alpha swordR
A Mos-Ukr, A War-Gal, F Sev-Bla, F Stp/sc-Bot
Build A Rum
Build F Mos
Build A Mos
PHASE F1901M
A Ukr-Par
A Ukr-Rum
< rolf@rus.example: Re: TEST:alpha - S1901M
= reply-complete
Build A Rum
= kept-for-phase phase="F1901B"
Check:
= never-builds-there place="Rumania"
Build F Mos
Check:
= never-builds-fleet-there place="Moscow"
Build A Mos
A Ukr-Par
Check:
= never-reaches place="Ukraine" other="Paris"
A Ukr-Rum
= orders-held.ahead
F1901M  A Ukr-Rum
