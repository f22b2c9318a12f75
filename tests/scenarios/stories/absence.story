# Players are away: noted, told to all, the deadline moves behind it; too long, the master answers with YES.
include opening
tick
> anna@aus.example: away
SIGN ON Austria alpha swordA
AWAY 7 Jan to 9 Jan
< anna@aus.example: away
= away-set-and-moved
Read as Wed Jan 7 2026 00:00 Europe/Vienna to Fri Jan 9 2026
< edgar@eng.example: Absence Notice
Austria's player in game 'alpha' will be away:
from   Tue 6 Jan 2026 23:00
until  Fri 9 Jan 2026 22:59
= email-absence-notice.moved
Mon 12 Jan 2026 23:30
…SET NO ABSENCE
< gina@gm.example: Absence Notice
= email-absence-notice.undo-by-master power="Austria"
< anna@aus.example: Absence Notice
= email-absence-notice.undo
no < edgar@eng.example: Deadline Adjustment
# Taken back, the deadline stays: it never moves earlier by itself.
> anna@aus.example: here after all
SIGN ON Austria alpha swordA
SET NOABSENCE 7 Jan
LIST alpha
< anna@aus.example: here
= away-ended
Game 'alpha' order #001 (S1901M) has a deadline of Mon Jan 12 2026 23:30:00 +0000.
…Away:
< edgar@eng.example: Absence Notice
= email-absence-notice.back
> anna@aus.example: again
SIGN ON Austria alpha swordA
SET NO VACATION
< anna@aus.example: Re:
= refused-not-away
= prose-back-from-nothing.hint
# At most three at a time.
> anna@aus.example: often
SIGN ON Austria alpha swordA
SET VACATION 1 Feb to 3 Feb
HOLIDAY 10-12 Feb
SET HOLIDAY 20 Feb
AWAY 1 Mar for 3 days
LIST alpha
< anna@aus.example: Re:
= away-set
= away-set
= away-set
= away-too-often
= away-too-often.hint
Away:
Austria: Sun 1 Feb 2026 00:00 (your time, Europe/Vienna)
# One notice has all that a mail says.
< edgar@eng.example: Absence Notice
Austria's player in game 'alpha' will be away:
from   Sat 31 Jan 2026 23:00
from   Mon 9 Feb 2026 23:00
from   Thu 19 Feb 2026 23:00
until  Fri 20 Feb 2026 22:59
…= email-absence-notice.back
= email-absence-notice.none powers="Austria"
# Too long: the master is asked, and answers with one word.
> edgar@eng.example: long
SIGN ON England alpha swordE
SET ABSENCE 13 Jan TO 10 Feb
< edgar@eng.example: long
= away-too-long days=15
< gina@gm.example: Your decision is needed
= email-master-asked.away game="alpha" who="England's player"
AWAY 2026-01-13 00:00 UTC TO 2026-02-10 23:59 UTC FOR England
= reply-with-yes
no < fleur@fra.example: Absence Notice
re> gina@gm.example: Your decision is needed
YES
< gina@gm.example: Re:
= away-set
< fleur@fra.example: Absence Notice
England's player in game 'alpha' will be away
Tue 10 Feb 23:59 UTC
# What is no date, and what is past.
> fleur@fra.example: slips
SIGN ON France alpha swordF
AWAY blah
AWAY 1/2 to 1/5
AWAY 1 Jan 2026 to 3 Jan 2026
< fleur@fra.example: Re:
= date-unread text="blah"
AWAY 10 Jan TO 20 Jan
AWAY 1 Feb to 1 May or AWAY 2 Jan to 5 Jan
past.
# A master who does not play says whose it is.
> gina@gm.example: whose
SIGN ON M alpha gmword
AWAY 14 Jan
AWAY 14 Jan FOR Italy
< gina@gm.example: Re:
= away-of-whom
SET HOLIDAYS 24
= away-set
< irma@ita.example: Absence Notice
Italy's player
# The next phase asks Italy and England for orders: its deadline falls into neither absence.
include parts/spring-six
> tara@tur.example: orders
SIGN ON Turkey alpha swordT
A Con-Bul
A Smy-Con
F Ank-Con
@ 2026-01-12 23:30
tick
< anna@aus.example: TEST:alpha - S1901M Results
Sat 14 Feb 2026 00:30 (your time, Europe/Vienna) = Fri 13 Feb 23:30 UTC
# Several in a row that hold up one phase count together: the master is asked about the one that is too much.
> tara@tur.example: once more
SIGN ON Turkey alpha swordT
AWAY 13 Feb TO 24 Feb
< tara@tur.example: once more
= away-set-and-moved
> tara@tur.example: once more
SIGN ON Turkey alpha swordT
SET NO ABSENCE
AWAY 25 Feb TO 8 Mar
< tara@tur.example: once more
= away-ended
= away-too-long days=15
< gina@gm.example: Your decision is needed
= email-master-asked.away game="alpha" who="Turkey's player"
