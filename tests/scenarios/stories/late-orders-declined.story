# The master's no to late orders is told at once, with his words; he may change his mind until the phase is judged.
include opening
@ 2026-01-05 13:00
> gina@gm.example: late orders
SIGN ON M alpha gmword
SET NO LATE ORDERS
SET NMR TWICE
SET ORDERS GSTZ
include parts/spring-six
@ 2026-01-07 23:31
tick
> tara@tur.example: late
SIGN ON Turkey alpha swordT
A Con-Bul, A Smy-Con, F Ank-Bla
< gina@gm.example: Late orders from Turkey
= email-late-orders-asked.no
re> gina@gm.example: S1901M Late orders from Turkey
NO

You have had three days.
< gina@gm.example: Late orders from Turkey
= late-declined
= late-declined command="ACCEPT LATE Turkey"
You have had three days.
= prose-with-no
< tara@tur.example: Your late orders do not count
= email-late-orders-told.declined game="alpha" power="Turkey"
Army Constantinople -> Bulgaria
= master-writes
You have had three days.
no < anna@aus.example: late orders
> gina@gm.example: who waits
SIGN ON M alpha gmword
LIST alpha
< gina@gm.example: who waits
= orders-sent.late-refused power="Turkey"
= reply-late-refused which="Turkey"
… = approval-taken-back
…wait for ACCEPT LATE
# Its player is not told that it waits, and the master is not asked again.
> tara@tur.example: late, better
SIGN ON Turkey alpha swordT
CLEAR
F Ank-Con, A Con-Bul, A Smy-Arm
< tara@tur.example: Re: TEST:alpha
= reply-late-declined
= orders-held.late-declined
Army Smyrna -> Armenia
…has been asked
no < gina@gm.example: Late orders
@ 2026-01-08 23:31
tick
< tara@tur.example: Late Notice
= email-late-notice.declined
…= email-late-notice.kept
# He changes his mind.
> gina@gm.example: well then
SIGN ON M alpha gmword
ACCEPT LATE Turkey
< gina@gm.example: well then
= late-accepted
< tara@tur.example: Your late orders count
Army Smyrna -> Armenia
@ 2026-01-09 00:31
tick
< tara@tur.example: S1901M Results
include parts/fall-five
> anna@aus.example: fall
SIGN ON Austria alpha swordA
A Vie H, A Bud H, F Tri H
@ 2026-01-12 23:31
tick
> tara@tur.example: late again
SIGN ON Turkey alpha swordT
A Arm H, A Bul H, F Con H
re> gina@gm.example: F1901M Late orders from Turkey
CANCEL
< tara@tur.example: Your late orders do not count
…= master-writes
# What he has been told already is not told him again as the phase is judged.
@ 2026-01-15 23:31
tick
< tara@tur.example: F1901M Results
no < tara@tur.example: late orders
