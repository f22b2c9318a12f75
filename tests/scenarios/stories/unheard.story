# A mail without effect is answered if it differs from the last in body or subject; one whose subject looks like orders always.
include opening
@ 2026-01-05 13:00
+> anna@aus.example: hm
< anna@aus.example: Re: TEST nothing was changed
= reply-empty
+> anna@aus.example: hm
quiet
+> anna@aus.example: hm again
< anna@aus.example: Re: TEST nothing was changed
+> anna@aus.example: hm
> quoted by a strange program
< anna@aus.example: Re: TEST nothing was changed
+> anna@aus.example: A Vie-Gal, A Bud-Ser
< anna@aus.example: Re: [Error Flag] TEST
= reply-only-rejected lines=1
(the subject)
= subject-unread
= subject-unread.hint
+> anna@aus.example: A Vie-Gal, A Bud-Ser
< anna@aus.example: Re: [Error Flag] TEST
(the subject)
# The first sentence says what was done, SIGN OFF or not.
+> anna@aus.example: wrong word
SIGN ON Austria alpha tulip
A Vie-Gal
SIGN OFF
< anna@aus.example: Re: [Error Flag] TEST
= reply-sign-on-rejected
…= reply-rejected
> anna@aus.example: all refused
SIGN ON Austria alpha swordA
A Par-Bur
SIGN OFF
< anna@aus.example: Re: [Error Flag] TEST:alpha
= reply-only-rejected lines=1
> anna@aus.example: A Vie-Gal
SIGN ON Austria alpha swordA
A Vie-Gal
A Bud-Ser
F Tri-Alb
Thanks!
Anna
SIGN OFF
< anna@aus.example: Re: TEST:alpha - S1901M
…REJECTED
