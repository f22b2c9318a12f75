# Where names are hidden the seat alone speaks; a name of one's own in it is asked about.
include parts/gunboat-start
@ 2026-01-05 14:00
> edgar@eng.example: hello
SIGN ON England gun swordE
PRESS TO A
A word with you?
ENDPRESS
< anna@aus.example: TEST:gun - S1901M Press from E to A
Message from England to Austria in 'gun':
@ 2026-01-05 14:10
re> anna@aus.example: TEST:gun - S1901M Press from E
Yes please, go on —
“any time”.

Cheers, Anna Schmidt
Sent from my iPhone
< anna@aus.example: Re: TEST:gun - S1901M Press from E
= press-leaves readers="England" wait="2 minutes"
| Yes please, go on -
| "any time".
@ 2026-01-05 14:12
tick
< edgar@eng.example: TEST:gun - S1901M Press from A to E
Message from Austria to England in 'gun':
…nna
…iPhone
…Cheers
re> anna@aus.example: TEST:gun - S1901M Press from E
This is Anna from alpha, by the way.
< anna@aus.example: Re: [Error Flag] TEST:gun
= press-names-author
@ 2026-01-05 14:20
tick
quiet
