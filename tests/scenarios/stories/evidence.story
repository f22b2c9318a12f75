# What a game wants of a mail: the password, a vouched-for address instead of it, or both.
include opening
@ 2026-01-05 13:00
# Without a password nothing counts unless the game says so: orders wait, as they do without the line.
+> anna@aus.example: no word
SIGN ON Austria alpha
A Vie - Gal
< anna@aus.example: [Error Flag]
= speaks-unproven power="Austria" game="alpha"
Pending: Austria: Army Vienna -> Galicia
> gina@gm.example: easier
SIGN ON malpha gmword
SET EVIDENCE EITHER
< anna@aus.example: TEST:alpha - S1901M
evidence
+> anna@aus.example: no word
SIGN ON Austria alpha
A Vie - Gal
< anna@aus.example: Re: TEST:alpha - S1901M
Austria: Army Vienna -> Galicia
> anna@aus.example: nobody vouches
SIGN ON Austria alpha
A Vie - Boh
< anna@aus.example: [Error Flag]
Pending: Austria: Army Vienna -> Bohemia
+> edgar@eng.example: another address
SIGN ON Austria alpha
A Vie - Boh
< edgar@eng.example: [Error Flag]
Your password in alpha is missing
# From elsewhere the password still does, and the player gets a copy.
> anna@work.example: from work
SIGN ON Austria alpha swordA
A Bud - Ser
< anna@work.example: Re:
Austria: Army Budapest -> Serbia
< anna@aus.example: Orders for Austria came from another address
anna@work.example
# Both: what lacks one of them waits for a word from the address of record.
> gina@gm.example: harder
SIGN ON malpha gmword
SET EVIDENCE BOTH
+> anna@aus.example: both
SIGN ON Austria alpha swordA
F Tri H
< anna@aus.example: Re: TEST:alpha - S1901M
Austria: Fleet Trieste HOLD
> anna@work.example: half
SIGN ON Austria alpha swordA
F Tri - Ven
PRESS TO England
Hello from work.
ENDPRESS
< anna@aus.example: Please confirm an email sent in your name
= email-mail-held.unproven
    SIGN ON Austria alpha
    Fleet Trieste -> Venice
    PRESS TO England
< anna@work.example: [Error Flag]
= mail-waits
no < edgar@eng.example: alpha
> anna@phone.example: yes
CONFIRM {token}
< anna@phone.example: Re:
= mail-confirmed
< anna@aus.example: Re: TEST:alpha - S1901M
Austria: Fleet Trieste -> Venice
< edgar@eng.example: alpha
Hello from work.
