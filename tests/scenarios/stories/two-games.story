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
< anna@aus.example: Re: TEST:alpha - S1901M
== alpha, Austria ==
= reply-complete
Austria: Army Budapest -> Serbia.
Austria: Army Vienna -> Galicia.
Austria: Fleet Trieste -> Albania.
Deadline:  Thu 8 Jan 2026 00:30 (your time, Europe/Vienna) = Wed 7 Jan 23:30 UTC
== alpha, France ==
= reply-missing given=1 asked=3
France: Army Marseilles, No Order Processed.
France: Army Paris -> Burgundy.
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
< anna@aus.example: Re: [Error Flag] TEST:alpha - S1901M
= reply-still-complete
Order: Austria: Army Vienna HOLD
= leads-another own="Austria" game="alpha" power="Turkey"
Austria: Army Vienna HOLD.
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
< edgar@eng.example: Re: TEST:alpha - S1901M
England: Army Liverpool, No Order Processed.
    A Liverpool -
> gina@gm.example: and I
SIGN ON M alpha gmword
< gina@gm.example: Re: TEST:alpha - S1901M and I
= reply-awaited
Turkey.
