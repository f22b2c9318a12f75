# An answer of a gunboat player's proves its seat, counts, and tells nobody who he is.
include parts/gunboat-start
@ 2026-01-05 13:00
re> anna@aus.example: Game Starting
A Vie - Gal
SET WAIT
< anna@aus.example: Re: TEST:gun
Order: Austria: Army Vienna -> Galicia
= wait-set
no < gina@gm.example
no < edgar@eng.example
# The answer from another address proves nothing, and its sender learns of no seat.
re> anna@elsewhere.example: Game Starting as anna@aus.example
A Bud - Ser
< anna@elsewhere.example: Re: [Error Flag] TEST
= reply-register
…Austria
… = round-opened
no < anna@aus.example
# Nor does that of another player to a mail of hers: he speaks for no seat of hers, nor for his own by it.
re> edgar@eng.example: Game Starting as anna@aus.example
A Bud - Ser
< edgar@eng.example: Re: [Error Flag] TEST
The army in Budapest is Austrian.
…Order:
…Anna
no < anna@aus.example
# Whoever wants a power that is taken is told so, and no names.
> nora@new.example: a seat
REGISTER Nora New, Vienna
SIGN ON Austria gun swordN
< nora@new.example: Re: [Error Flag] TEST
= seat-taken game="gun" power="Austria"
…Schmidt
…anna@
> anna@aus.example: a slip
SIGN ON Austria gun swordX
< anna@aus.example: Re: [Error Flag] TEST
= seat-taken game="gun" power="Austria"
