# Reminders at two times to who owes orders, a nudge to who never wrote, holidays, and a game that its master judges.
include opening
tick
> gina@gm.example: clock
SIGN ON M alpha gmword
SET REMINDER 24 3
SET HOLIDAYS 24 Dec TO 2 Jan, 6 Jan
SET MAX ABSENCE 40
SET HOLIDAYS 1 Jul TO 30 Sep
< gina@gm.example: Re:
= setting-not-a-number text="40" low=0 high=31
= holidays-too-long days=60
< anna@aus.example: = email-settings-changed.subject
was  8 hours before the deadline
now  1 day and 3 hours before the deadline
now  6 Jan, 24 Dec to 2 Jan
> anna@aus.example: one order
SIGN ON Austria alpha swordA
A Vie-Gal
include parts/spring-five
# Half of the time is over: Turkey and Germany have never written. Austria has.
@ 2026-01-06 18:00
tick
< tara@tur.example: First orders
= email-reminder.nudge power="Turkey"
no < anna@aus.example: First orders
no < edgar@eng.example: First orders
# Twice they are reminded who owe orders.
@ 2026-01-06 23:30
tick
< anna@aus.example: Reminder
< tara@tur.example: Reminder
no < edgar@eng.example: Reminder
> anna@aus.example: orders
SIGN ON Austria alpha swordA
A Bud-Ser
F Tri-Alb
@ 2026-01-07 20:30
tick
< tara@tur.example: Reminder
no < anna@aus.example: Reminder
tick
quiet
> gina@gm.example: no reminder
SIGN ON M alpha gmword
SET NO REMINDER
SET NO HOLIDAYS
SET NO LATE COUNT
SET STRICT GRACE
SET STRICT WAIT
SET MANUAL PROCESS
< edgar@eng.example: = email-settings-changed.subject
now  no reminders
now  none
now  not shown
now
= setting-value-strict-grace value="yes"
now
= setting-value-strict-wait value="yes"
now
= setting-value-manual-process value="yes"
# Edgar waits, so the late phase is not judged before grace ends though all orders are in; then the master is told.
> edgar@eng.example: wait
SIGN ON England alpha swordE
SET WAIT
@ 2026-01-07 23:30
tick
< tara@tur.example: Late Notice: T
…= email-late-notice.times
@ 2026-01-08 10:00
> tara@tur.example: late
SIGN ON Turkey alpha swordT
A Con-Bul
A Smy-Con
F Ank-Con
@ 2026-01-09 12:00
tick
no < gina@gm.example: Waiting for your PROCESS
@ 2026-01-12 23:30
tick
no < anna@aus.example: Results
< gina@gm.example: Waiting for your PROCESS
= email-master-awaited game="alpha"
PROCESS S1901M
tick
quiet
> gina@gm.example: go
SIGN ON M alpha gmword
PROCESS S1901M
< anna@aus.example: TEST:alpha - S1901M Results
# Another time before which it is not judged.
> gina@gm.example: start
SIGN ON M alpha gmword
SET NO MANUAL PROCESS
SET START +30d
SET START 13 Jan 18:00
< gina@gm.example: Re:
= refused-start-after-deadline
SET DEADLINE
= start-set
< anna@aus.example: Start Adjustment to:
= email-start-moved.phase
