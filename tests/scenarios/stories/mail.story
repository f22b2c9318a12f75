# How much mail comes: all at once, a digest a day, or with the results; STOP leads to the choice.
include opening
@ 2026-01-05 13:00
# STOP, as people answer to mail they are tired of, leads to the choice.
re> anna@aus.example: alpha
Stop.
< anna@aus.example: [Error Flag]
= prose-leave.hint
= prose-leave.hint
> anna@aus.example: less
HELP MAIL
< anna@aus.example: Re: TEST
Mail: how much you get, and when
SET MAIL DIGEST
SET MAIL RESULTS
SET MAIL NO LATE
SIGN OFF AS STANDBY
RESIGN
# The map comes as a picture, as a drawing, or not at all.
> anna@aus.example: maps
SIGN ON Austria alpha swordA
SET MAP PNG
SET MAP drawing
SET NO MAPS
SET MAP gif
< anna@aus.example: [Error Flag]
= map-png
= map-svg
= map-none
= no-form-of-map word="gif"
SET MAP PNG, SET MAP SVG, SET MAP NONE
# Nobody changes it for another.
> anna@aus.example: forged
SET MAIL DIGEST
< anna@aus.example: [Error Flag]
= entry-wants-proof
> anna@aus.example: less
SIGN ON Austria alpha swordA
SET MAIL DIGEST
SET MAIL nonsense
< anna@aus.example: [Error Flag]
= mail-digest
= no-amount-of-mail word="nonsense"
SET MAIL ALL|DIGEST|RESULTS
> edgar@eng.example: less
SIGN ON England alpha swordE
SET MAIL RESULTS
SET MAIL no late notices
F Lon - Nth
F Edi - Nwg
A Lvp - Yor
< edgar@eng.example: Re: TEST
= mail-results
> fleur@fra.example: letter
SIGN ON France alpha swordF
BROADCAST
Good luck to all of you!
ENDPRESS
F Bre H
A Par H
A Mar H
no < anna@aus.example: Broadcast
no < edgar@eng.example: Broadcast
< gerd@ger.example: Broadcast
# The master has everything at once; a deadline that moves cannot wait.
< gina@gm.example: Broadcast
# An absence that moves no deadline can wait as well.
> gerd@ger.example: later
SIGN ON Germany alpha swordG
AWAY 1 Mar TO 4 Mar
no < anna@aus.example: Absence Notice
no < edgar@eng.example: Absence Notice
< gerd@ger.example: Absence Notice
< rolf@rus.example: Absence Notice
> gerd@ger.example: orders
SIGN ON Germany alpha swordG
F Kie H
A Ber H
A Mun H
> irma@ita.example: orders
SIGN ON Italy alpha swordI
F Nap H
A Rom H
A Ven H
> rolf@rus.example: orders
SIGN ON Russia alpha swordR
F Stp/sc H
A Mos H
A War H
F Sev H
> tara@tur.example: orders
SIGN ON Turkey alpha swordT
F Ank H
A Con H
A Smy H
> tara@tur.example: letter
SIGN ON Turkey alpha swordT
PRESS TO A
Shall we? My fleet stays.
ENDPRESS
no < anna@aus.example: Press
@ 2026-01-06 12:59
tick
no < anna@aus.example: mails in one
@ 2026-01-06 13:01
tick
< anna@aus.example: TEST:alpha - S1901M Digest: 3 emails
= email-digest game="alpha"
Broadcast
Good luck to all of you!
Shall we? My fleet stays.
…= email-press
= email-digest.press
= email-digest.advice
no < edgar@eng.example: in one
# A reminder to him, and what is late of his, are not put off; who else is late is.
@ 2026-01-07 15:31
tick
< anna@aus.example: Reminder
@ 2026-01-07 23:31
tick
< anna@aus.example: Late Notice
< gerd@ger.example: Late Notice
no < edgar@eng.example: Late Notice
> gina@gm.example: later
SIGN ON malpha gmword
SET DEADLINE 2026-01-09 12:00
< anna@aus.example: Deadline
< edgar@eng.example: Deadline
> anna@aus.example: orders
SIGN ON Austria alpha swordA
A Vie H
A Bud H
F Tri H
@ 2026-01-09 12:01
tick
< edgar@eng.example: Results
< edgar@eng.example: Digest: 2 emails
= email-digest.with-results
Good luck to all of you!
# An answer to a digest speaks for its seat.
re> edgar@eng.example: Digest: 2 emails
F Nth - Nwy
A Yor H
F Nwg H
< edgar@eng.example: Re: TEST:alpha
England: Fleet North Sea -> Norway.
> edgar@eng.example: all
SIGN ON England alpha swordE
SET MAIL ALL
< edgar@eng.example: Re: TEST
= mail-all late=", but not the notices of who else is late"
