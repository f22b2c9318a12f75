# EXTEND: a player asks for a later deadline, and the master answers with one word.
include opening
tick
> anna@aus.example: more time
SIGN ON Austria alpha swordA
EXTEND +48h
< anna@aus.example: more time
= master-asked
< gina@gm.example: Your decision is needed
= email-master-asked game="alpha" who="Austria's player"
EXTEND 2026-01-09 23:30 UTC
no < edgar@eng.example: Deadline
re> gina@gm.example: Your decision is needed
Yes.
< gina@gm.example: Re:
= deadline-moved
< edgar@eng.example: Deadline Adjustment
= email-deadline-changed by="master"
Fri 9 Jan 2026 23:30
# Not earlier; not asked for ever.
> anna@aus.example: earlier
SIGN ON Austria alpha swordA
EXTEND 8 Jan 20:00
< anna@aus.example: Re:
= refused-not-later
= extended-already.hint
> gina@gm.example: by myself
SIGN ON M alpha gmword
EXTEND 12h
< gina@gm.example: by myself
= deadline-moved
< fleur@fra.example: Deadline Adjustment
Sat 10 Jan 2026 12:30 (your time, Europe/Paris) = 11:30 UTC
# The answer comes when that moment is over.
> anna@aus.example: an hour
SIGN ON Austria alpha swordA
EXTEND 1h
< gina@gm.example: Your decision is needed
> gina@gm.example: more
SIGN ON M alpha gmword
SET DEADLINE 13 Jan 23:30
@ 2026-01-05 13:00
re> gina@gm.example: Your decision is needed
YES
< gina@gm.example: Re:
= refused-not-later
# Words for a human are answered with the line to send.
> edgar@eng.example: please
SIGN ON England alpha swordE
I am on vacation next week, could we have more time?
< edgar@eng.example: Re:
= prose-absence.hint
= prose-absence.hint
> edgar@eng.example: please
SIGN ON England alpha swordE
Could I please have two more days for my orders?
< edgar@eng.example: Re:
Did you mean EXTEND
no < gina@gm.example: Your decision is needed
# A line that says nothing else is the command.
> edgar@eng.example: please
SIGN ON England alpha swordE
Another day, please!
< edgar@eng.example: please
= master-asked
Read as Wed Jan 14 2026 23:30 Europe/London
< gina@gm.example: Your decision is needed
EXTEND 2026-01-14 23:30 UTC
> fleur@fra.example: longer
SIGN ON France alpha swordF
EXTEND until Friday 16 Jan
EXTEND by one more week please
< fleur@fra.example: longer
Read as Fri Jan 16 2026
Read as Wed Jan 21 2026
# An unmoderated game: nobody has to be asked.
> gina@gm.example: open
SIGN ON M alpha gmword
SET UNMODERATED
> anna@aus.example: open
SIGN ON Austria alpha swordA
EXTEND 24h
< anna@aus.example: open
= deadline-moved
< edgar@eng.example: Deadline Adjustment
= email-deadline-changed by="player" who="Austria" game="alpha"
Wed 14 Jan 2026 23:30
