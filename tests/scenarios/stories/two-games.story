# Two seats in one mail: the reply has a block for each, whatever became of the other.
include opening
@ 2026-01-05 13:00
> anna@aus.example: another
CREATE ?beta bmword
> anna@aus.example: mine and Fleur's
SIGN ON Austria alpha swordA
A Vie-Gal, A Bud-Ser, F Tri-Alb
SIGN ON France alpha swordF
A Par-Bur
< anna@aus.example: Re: TEST:alpha - S1901M mine and Fleur's
Order: Austria: Army Vienna -> Galicia
Order: France: Army Paris -> Burgundy
Austria: Army Budapest -> Serbia.
Austria: Army Vienna -> Galicia.
Austria: Fleet Trieste -> Albania.
All your orders are in.
Deadline:  Thu 8 Jan 2026 00:30 (your time, Europe/Vienna) = Wed 7 Jan 23:30 UTC
France: Army Marseilles, No Order Processed.
France: Army Paris -> Burgundy.
Still without an order: Army Marseilles and Fleet Brest.
# Each player of record sees only what was said for his power.
< fleur@fra.example: TEST:alpha
A Par-Bur
…A Vie-Gal
no < edgar@eng.example: TEST:alpha
# The second sign-on fails: what was done for the first is told all the same.
> anna@aus.example: one of two
SIGN ON Austria alpha swordA
A Vie H
SIGN ON Turkey alpha wrong
A Con H
< anna@aus.example: Re: [Error Flag] TEST:alpha - S1901M one of two
Order: Austria: Army Vienna HOLD
= leads-another own="Austria" game="alpha" power="Turkey"
Austria: Army Vienna HOLD.
All your orders are in.
# A setting, a letter, a page of help: in a few lines.
> anna@aus.example: zone
SIGN ON Austria alpha swordA
SET ZONE Europe/Prague
< anna@aus.example: Re: TEST:alpha - S1901M zone
= zone-set zone="Europe/Prague"
…Austria: Army
…Deadline:  T
> gina@gm.example: setting
SIGN ON M alpha gmword
SET NO PARTIAL
< gina@gm.example: Re: TEST:alpha - S1901M setting
= setting-changed
…Orders are still missing
# Who only signs on wants to know where he stands.
> edgar@eng.example: where am I
SIGN ON England alpha swordE
< edgar@eng.example: Re: TEST:alpha - S1901M where am I
England: Army Liverpool, No Order Processed.
    A Liverpool -
> gina@gm.example: and I
SIGN ON M alpha gmword
< gina@gm.example: Re: TEST:alpha - S1901M and I
Orders are still missing from England, France, Germany, Italy, Russia and
Turkey.
