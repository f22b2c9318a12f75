# Late orders count by the master's word alone (seed 004, 3.11): they are kept and said, and nothing that came in time
# changes after the deadline.
include opening
@ 2026-01-05 13:00
> gina@gm.example: late orders
SIGN ON M alpha gmword
SET NO LATE ORDERS
SET NMR TWICE
SET ORDERS GSTZ
ACCEPT LATE Turkey
< gina@gm.example: Re:
ACCEPT LATE Turkey
= refused-nothing-late game="alpha"
< anna@aus.example: = email-settings-changed.subject
now
= setting-value-late-orders value="no"
include parts/spring-five
# Austria has a part of hers in time, Turkey nothing.
> anna@aus.example: one order
SIGN ON Austria alpha swordA
A Vie-Gal
< anna@aus.example: Re:
= due.late-accepted
= due.then what="moves"
@ 2026-01-07 23:30
tick
< tara@tur.example: Late Notice
= email-late-notice game="alpha" powers="Turkey"
= email-late-notice.kept
# Who sent a part is not late: units without an order stand.
< anna@aus.example: Late Notice
…Austria
= email-late-notice.nothing
# What came in time stays, and nothing is added to it.
@ 2026-01-08 09:00
> anna@aus.example: the rest
SIGN ON Austria alpha swordA
A Vie-Boh
F Tri-Alb
CLEAR ALL
< anna@aus.example: [Error Flag]
= reply-closed phase="movement"
A Vie-Boh
= refused-too-late
= refused-too-late
CLEAR ALL
= command-confirmed
Austria: Army Vienna -> Galicia.
Austria: Fleet Trieste, No Order Processed.
…LATE
…= next-step.answer
no < gina@gm.example: Late orders
# Nor is anything changed by whose orders were all in, and the answer does not say that it could be.
> edgar@eng.example: another
SIGN ON England alpha swordE
A Lvp H
< edgar@eng.example: [Error Flag]
= reply-still-complete lines=1
REJECTED:
= refused-too-late
…You can still change them
…= reply-complete
> tara@tur.example: late
SIGN ON Turkey alpha swordT
A Con-Bul
A Smy-Con
F Ank-Arm
< tara@tur.example: Re: TEST:alpha
= reply-none-in-time
= reply-late-asked
Order: Turkey: Army Constantinople -> Bulgaria
Turkey: Army Constantinople, No Order Processed.
= orders-held.late
Army Constantinople -> Bulgaria
…= reply-complete
< gina@gm.example: Late orders from Turkey: reply YES to accept them
= email-late-orders-asked game="alpha" power="Turkey"
= email-late-orders-asked.yes
ACCEPT LATE Turkey
…Bulgaria
no < edgar@eng.example: alpha
# They may be changed until he has decided; he is not asked again.
> tara@tur.example: late, better
SIGN ON Turkey alpha swordT
A Con-Bul
A Smy-Con
F Ank-Bla
< tara@tur.example: Re: TEST:alpha
= orders-held.late
Fleet Ankara -> Black Sea
no < gina@gm.example: Late orders
> gina@gm.example: who waits
SIGN ON M alpha gmword
LIST alpha
ok let Tara's orders count
please accept turkeys orders
< gina@gm.example: [Error Flag]
= prose-does.hint line="ACCEPT LATE Turkey"
= setting-value-late-orders value="no"
= orders-sent.late-waiting power="Turkey"
= reply-late-waiting which="Turkey"
# Nobody else learns of it, and nobody else may say so.
> edgar@eng.example: list
SIGN ON England alpha swordE
LIST alpha
ACCEPT LATE Turkey
< edgar@eng.example: Re:
= refused-not-master game="alpha"
…late orders wait
# Grace is over: they are not used, and their sender is told.
@ 2026-01-12 23:30
tick
< tara@tur.example: alpha - S1901M Your late orders do not count
:: Deadline: S1901M Wed Jan 07 2026 23:30:00 +0000
= email-late-orders-told power="Turkey"
Army Constantinople -> Bulgaria
Army Smyrna -> Constantinople
Fleet Ankara -> Black Sea
< tara@tur.example: alpha - S1901M Results
Turkey: Army Constantinople, No Order Processed.
no < edgar@eng.example: late orders
# An old YES is for the season it was asked in.
re> gina@gm.example: Late orders from Turkey
YES
< gina@gm.example: Re:
= refused-wrong-phase game="alpha" phase="F1901M"
include parts/fall-five
@ 2026-01-13 23:31
tick
< tara@tur.example: Late Notice
> tara@tur.example: late again
SIGN ON Turkey alpha swordT
A Con-Bul, A Smy-Con, F Ank-Bla
< tara@tur.example: Re: TEST:alpha
= orders-held.late
> anna@aus.example: late as well
SIGN ON Austria alpha swordA
A Vie-Tyr, A Bud-Ser, F Tri-Alb
< gina@gm.example: Late orders from Austria
re> gina@gm.example: Late orders from Turkey
YES
< gina@gm.example: Late orders from Turkey
= command-confirmed command="LATE Turkey F1901M" done="The"
< tara@tur.example: Your late orders count
= email-late-orders-told.accepted game="alpha" power="Turkey"
Army Constantinople -> Bulgaria
# More time for everybody, and what was late is in time.
> gina@gm.example: more time
SIGN ON M alpha gmword
SET DEADLINE 15 Jan 20:00
< anna@aus.example: Your late orders count
= email-late-orders-told.in-time power="Austria"
Army Vienna -> Tyrolia
> gina@gm.example: go on
SIGN ON M alpha gmword
PROCESS F1901M NOW
< anna@aus.example: alpha - F1901M Results
Austria: Army Vienna -> Tyrolia.
Turkey: Army Constantinople -> Bulgaria.
