# In gunboat the notice names nobody, and every absence counts, so that no deadline tells whose it is.
include parts/gunboat-start
tick
> anna@aus.example: orders, and away
SIGN ON Austria gun swordA
A Vie H
A Bud H
F Tri H
AWAY 6 Jan to 8 Jan
LIST gun
< anna@aus.example: Re:
= away-set-and-moved
Away:
Austria: Tue 6 Jan 2026 00:00
< edgar@eng.example: Absence Notice
One of the players in game 'gun' will be away:
from   Mon 5 Jan 2026
until  Fri 9 Jan 2026
…UTC until
= email-absence-notice.moved
…Austria
…Anna
< gina@gm.example: Absence Notice
Austria's player in game 'gun' will be away:
< anna@aus.example: Absence Notice
Austria's player in game 'gun' will be away:
> edgar@eng.example: who
SIGN ON England gun swordE
LIST gun
< edgar@eng.example: who
Away:
A player: Mon 5 Jan 2026
to Fri 9 Jan 2026
> edgar@eng.example: long
SIGN ON England gun swordE
AWAY 1 Feb to 1 Mar
EXTEND 24h
< edgar@eng.example: long
= away-too-long days=15
< gina@gm.example: Your decision is needed
England's player in game 'gun' wants
no < anna@aus.example: Absence Notice
> anna@aus.example: back
SIGN ON Austria gun swordA
SET NO ABSENCE
< edgar@eng.example: Absence Notice
= email-absence-notice.back game="gun"
…Austria
