# Mail that its own domain disowns has no effect, whatever it knows; the player hears of it and may release it.
include opening
@ 2026-01-05 13:00
!> anna@aus.example: forged
SIGN ON Austria alpha swordA
A Vie - Gal
A Bud - Ser
< anna@aus.example: Please confirm an email sent in your name
= email-mail-held.disowned
    SIGN ON Austria alpha
    Army Vienna -> Galicia
CONFIRM
no < anna@aus.example: Re:
!> anna@aus.example: forged again
SIGN ON Austria alpha swordA
F Tri - Ven
quiet
!> eve@evil.example: from elsewhere
SIGN ON Austria alpha swordA
F Tri - Ven
quiet
!> eve@evil.example: guessed
SIGN ON England alpha nonsense
F Lon - Nth
quiet
> anna@aus.example: what is there
SIGN ON Austria alpha swordA
LIST
< anna@aus.example: what is there
Army Vienna, No Order Processed.
# Her own mail, forwarded by a careless server: her word lets it in, once, and its answer goes to her alone.
!> anna@aus.example: mine
CONFIRM {token}
A Bud - Rum
< anna@aus.example: Re: TEST mine
= mail-confirmed
< anna@aus.example: Re: TEST:alpha - S1901M
Austria: Army Budapest -> Serbia
Austria: Army Vienna -> Galicia
> anna@aus.example: again
CONFIRM {token}
< anna@aus.example: Re:
= done-already
# An hour later she is told again, and this time she says no.
@ 2026-01-05 14:01
!> anna@aus.example: forged at two
SIGN ON Austria alpha swordA
A Vie H
< anna@aus.example: Please confirm an email sent in your name
> anna@aus.example: no
CANCEL {token}
< anna@aus.example: Re: TEST no
= mail-cancelled
# A judge that believes everybody reads it like any other mail.
careful believing
!> anna@aus.example: believed
SIGN ON Austria alpha swordA
A Vie H
< anna@aus.example: Re: TEST:alpha - S1901M
Austria: Army Vienna HOLD
