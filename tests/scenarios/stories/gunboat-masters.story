# A second master who plays in a gunboat game: he is asked and made like any, and nobody learns who he is, nor he who others are.
include gunboat-master
@ 2026-01-05 14:00
# By a power; by an address: no answer tells whether its owner plays.
> gina@gm.example: help me
SIGN ON M gun gmword
PROMOTE England
PROMOTE fleur@fra.example
PROMOTE nobody@out.example
< gina@gm.example: Re: [Error Flag]
= co-master-asked game="gun"
= co-master-asked game="gun"
= nobody-to-lead who="nobody@out.example"
…Edgar
< edgar@eng.example: Will you be the GM? Reply YES
= email-mastership-offered game="gun"
…Gina
re> edgar@eng.example: Will you be the GM
YES
< edgar@eng.example: Re:
= leads-now game="gun"
…Anna
< anna@aus.example: New GM
= email-seat-changed.co-master who="One of its members" game="gun"
…Edgar
…edgar
< gina@gm.example: New GM
= email-seat-changed.co-master who="One of its members" game="gun"
…Edgar
> edgar@eng.example: a deed
SIGN ON M gun swordE
SET DEADLINE 2026-01-19 20:00 UTC
WHO GAME gun
PREDICT
< edgar@eng.example: [Error Flag]
= refused-master-plays game="gun"
…Anna
< anna@aus.example: Deadline Adjustment
…Edgar
…= done-by
> anna@aus.example: who
SIGN ON Austria gun swordA
HISTORY gun
WHO GAME gun
< anna@aus.example: Re:
= history-master-joined who="Someone" game="gun"
= history-master-acted who="Someone" game="gun"
…Edgar
…edgar
…Gina
