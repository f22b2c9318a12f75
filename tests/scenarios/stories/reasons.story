# What is said must be so: one notice for a mail's settings, nothing asked for twice, and the right reason for a no.
include opening
@ 2026-01-05 13:00
> gina@gm.example: settings and deadline
SIGN ON M alpha gmword
SET DEADLINE 2026-01-09 20:00
SET GRACE 2026-01-12 20:00
< anna@aus.example: alpha - S1901M Deadline
Fri 9 Jan 2026 21:00 (your time, Europe/Vienna) = 20:00 UTC
Mon 12 Jan 2026 21:00 (your time, Europe/Vienna) = 20:00 UTC
> gina@gm.example: more settings
SIGN ON M alpha gmword
SET NO PARTIAL
SET COMMENT Slow and friendly
SET DEADLINE 2026-01-08 20:00
< gina@gm.example: Re: TEST:alpha - S1901M more settings
< anna@aus.example: alpha - S1901M Deadline Adjustment to: Thu Jan 08 2026 20:00:00 +0000
partial
now  no
comment
now  Slow and friendly
Deadline:  Thu 8 Jan 2026 21:00 (your time, Europe/Vienna) = 20:00 UTC
= email-settings-changed.list
…rulebook
no < anna@aus.example: Parameter
> gina@gm.example: clock
SIGN ON M alpha gmword
SET MOVES NEXT 48
PROCESS spring 1905 movement
< gina@gm.example: Re: [Error Flag] TEST:alpha - S1901M
= clock-changed
= refused-wrong-phase phase="S1901M"
> gina@gm.example: builds
SIGN ON M alpha gmword
PROCESS S1905A
< gina@gm.example: Re: [Error Flag] TEST:alpha
= refused-wrong-phase phase="S1901M"
# A refused order leaves the older one in force, and the answer says so.
> anna@aus.example: galicia
SIGN ON Austria alpha swordA
A Vie-Gal, A Bud H, F Tri H
> anna@aus.example: paris
SIGN ON Austria alpha swordA
A Vie-Par
< anna@aus.example: Re: [Error Flag] TEST:alpha - S1901M
= reply-units-kept
The army in Vienna cannot get to Paris
= order-in-force order="Army Vienna -> Galicia"
# A full game, its master, and somebody whose power another has taken over.
> nina@new.example: join
REGISTER
Name: Nina New
END
SIGN ON ?alpha swordN
< nina@new.example: Re: [Error Flag] TEST
alpha is full.
= game-full.hint game="alpha"
> gina@gm.example: join too
SIGN ON ?alpha gmword2
< gina@gm.example: Re: [Error Flag] TEST
= master-has-seat game="alpha"
= master-has-seat.hint game="alpha"
> gina@gm.example: out
SIGN ON M alpha gmword
EJECT Turkey
< gina@gm.example: Re: TEST:alpha
= ejected
@ 2026-01-06 13:00
> nina@new.example: take over
SIGN ON Turkey alpha swordN
< nina@new.example: Re: TEST:alpha
= took-over power="Turkey" game="alpha"
> tara@tur.example: orders
SIGN ON Turkey alpha swordT
A Con-Bul
< tara@tur.example: Re: [Error Flag] TEST
= seat-taken-over who="Nina New" power="Turkey"
= seat-taken-over.hint game="alpha"
# After the end the game is over, whatever is ordered.
+> gina@gm.example: end
SIGN ON M alpha gmword
TERMINATE
> anna@aus.example: too late
SIGN ON Austria alpha swordA
A Par H
A Vie H
< anna@aus.example: Re: [Error Flag] TEST:alpha - S1901MX
= game-is-over game="alpha"
Try:
= game-is-over.hint
…There is no unit
