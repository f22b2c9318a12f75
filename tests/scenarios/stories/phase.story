# What stands under PHASE belongs to that phase: WAIT and a vote too, and whatever comes between.
include opening
@ 2026-01-05 13:00
> tara@tur.example: ahead
SIGN ON Turkey alpha swordT
A Con-Bul, A Smy-Con, F Ank-Bla
PHASE F1901M
A Bul-Gre
SET WAIT
SET NOWAIT
SET WAIT
< tara@tur.example: Re: TEST:alpha - S1901M
= wish-kept phase="F1901M"
= orders-held.ahead
F1901M  A Bul-Gre
F1901M  SET WAIT
…F1901M  SET NOWAIT
…You have set WAIT
# Below a PHASE that could not be read nobody knows what a wish is for; a word confirmed between changes nothing.
> anna@aus.example: old template
SIGN ON Austria alpha swordA
Spring 1902
A Vie-Tri
> anna@aus.example: confirmed
SIGN ON Austria alpha swordA
PHASE fall 1899 movement
SET WAIT
CONFIRM {token}
A Bud-Rum
PHASE F1901M
A Tri-Vie
CONFIRM 00112233445566778899aabbccddeeff
A Bud-Gal
< anna@aus.example: Re: [Error Flag] TEST:alpha
= refused-not-ahead
= wish-without-phase
= orders-confirmed power="Austria"
= phase-unknown
= kept-for-phase phase="F1901M"
= nothing-waits-for-token
= kept-for-phase phase="F1901M"
Austria: Army Budapest, No Order Processed.
Austria: Army Vienna -> Trieste.
# CLEAR is the classic's: orders ahead; CLEAR ALL takes all; below PHASE it means that phase.
> anna@aus.example: clear ahead
SIGN ON Austria alpha swordA
PHASE F1902M
A Tri-Vie
CLEAR
< anna@aus.example: Re: TEST:alpha
= orders-of-phase-cleared phase="F1902M"
F1901M  A Tri-Vie
> anna@aus.example: clear
SIGN ON Austria alpha swordA
CLEAR
< anna@aus.example: Re: TEST:alpha
= orders-ahead-cleared
Austria: Army Vienna -> Trieste.
…= orders-held.ahead
> anna@aus.example: clear all
SIGN ON Austria alpha swordA
CLEAR ALL
< anna@aus.example: Re: TEST:alpha
= orders-cleared
Austria: Army Vienna, No Order Processed.
> gina@gm.example: comment
SIGN ON M alpha gmword
SET COMMENT BEGIN
This is the long comment.

House rules: be nice. A Vie-Gal
END
LIST alpha
< gina@gm.example: Re: TEST:alpha
Done: Changed
This is the long comment. House rules: be nice. A Vie-Gal
> gina@gm.example: comment without its SET
SIGN ON M alpha gmword
COMMENT BEGIN
Another one,
in two lines.
END
LIST alpha
< gina@gm.example: Re: TEST:alpha
Another one, in two lines.
> gina@gm.example: go on
SIGN ON M alpha gmword
PROCESS S1901M NOW
< tara@tur.example: alpha - F1901M Pending Orders
= email-pending-orders.taken
A Bul-Gre
SET WAIT
> tara@tur.example: where am I
SIGN ON Turkey alpha swordT
< tara@tur.example: Re: TEST:alpha - F1901M
= reply-wait
