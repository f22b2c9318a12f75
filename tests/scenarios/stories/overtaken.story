# The judge was down over a deadline: the mail that it would have waited for is there when it looks again, so
# nobody hears of a late player, and nobody on the standby list is asked.
include opening
> sven@nor.example: standing by
REGISTER
Name: Sven Dahl
END
SIGN UP AS STANDBY
> gina@gm.example: at once
SIGN ON M alpha gmword
SET MOVES DELAY 0
orders: alpha
A: A Bud - Ser, A Vie - Tri, F Tri - Alb
E: A Lvp H, F Edi - Nwg, F Lon - Nth
F: A Mar - Spa, A Par - Bur, F Bre - Mao
G: A Ber - Kie, A Mun - Tyr, F Kie - Den
I: A Rom - Ven, A Ven H, F Nap - Ion
R: A Mos - Ukr, A War - Gal, F Sev - Rum, F Stp(sc) - Bot
@ 2026-01-09 12:00
orders: alpha
T: A Con - Bul, A Smy - Con, F Ank - Bla
< tara@tur.example: TEST:alpha - S1901M Results
no < tara@tur.example: Late Notice
no < edgar@eng.example: Late Notice
no < tara@tur.example: Reminder
no < sven@nor.example: Will you
# Who is away when grace ends is not put out meanwhile: grace ends when he is back.
@ 2026-01-09 13:00
> anna@aus.example: away after the deadline
SIGN ON Austria alpha swordA
AWAY 14 Jan TO 17 Jan
< anna@aus.example: Re:
= away-set
Deadline:  Tue 13 Jan 2026 00:30 (your time, Europe/Vienna) = Mon 12 Jan 23:30 UTC
Grace:     Tue 20 Jan 2026 00:30 (your time, Europe/Vienna) = Mon 19 Jan 23:30 UTC
< edgar@eng.example: TEST:alpha - F1901M Absence Notice
= email-absence-notice.moved what="grace"
Mon 12 Jan 2026 23:30
Mon 19 Jan 2026 23:30
no < edgar@eng.example: Deadline Adjustment
