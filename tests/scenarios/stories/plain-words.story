# What players say in plain words about votes, absences, leaving and mails: each is told the line that does it.
include opening
@ 2026-01-05 13:00
> edgar@eng.example: a draw
SIGN ON England alpha swordE
PROPOSE DRAW
SET DRAW
SET NODRAW
< edgar@eng.example: Re:
= draw-not-voted-but-proposed
= draw-not-voted-but-proposed number=1
> irma@ita.example: votes
SIGN ON Italy alpha swordI
yes I agree to the end
I vote no to the draw
Who proposed that draw and who voted how?
WHO IS
STATUS
< irma@ita.example: Re:
yes I agree to the end
= did-you-mean line="VOTE YES 1"
I vote no to the draw
= did-you-mean line="VOTE NO 1"
= prose-who-voted
= prose-who-voted.hint game="alpha"
REJECTED: WHO needs more words.
Try: WHO IS name
STATUS  Done: See below.
* Yours: Italy.
Deadline: Thu 8 Jan 2026 00:30
…The parameters for 'alpha'
> irma@ita.example: time
SIGN ON Italy alpha swordI
I have a wedding this weekend and can't get to my mail before Monday. Could we have two more days?
< irma@ita.example: Re:
= did-you-mean line="EXTEND 2026-01-09 23:30 UTC"
…PRESS TO M
> irma@ita.example: days
SIGN ON Italy alpha swordI
I'm on holiday from 10 January until 17 January
Will be away from Jan 10 to Jan 17
< irma@ita.example: Re:
= did-you-mean line="AWAY 10 Jan 2026 TO 17 Jan 2026"
= did-you-mean line="AWAY 10 Jan 2026 TO 17 Jan 2026"
> irma@ita.example: stop
SIGN ON Italy alpha swordI
too many mails! please stop
< irma@ita.example: Re:
= prose-less-mail.hint
> irma@ita.example: back
SIGN ON Italy alpha swordI
AWAY 10 Jan TO 20 Jan
I'm back earlier, forget about my absence
< irma@ita.example: Re:
= did-you-mean line="SET NO ABSENCE"
# Second thoughts: words drop the resignation that waits, and nothing else.
> irma@ita.example: leave
SIGN ON Italy alpha swordI
RESIGN
< irma@ita.example: Re:
= resignation-waits
> irma@ita.example: stay
SIGN ON Italy alpha swordI
No wait, I want to stay after all
< irma@ita.example: Re:
= resignation-dropped
> irma@ita.example: leave again
SIGN ON Italy alpha swordI
RESIGN
< irma@ita.example: Re:
= resignation-waits
> irma@ita.example: stay again
SIGN ON Italy alpha swordI
I changed my mind, please forget my resignation
I changed my mind, please forget my resignation
< irma@ita.example: Re:
= resignation-dropped
= prose-again
# Who was replaced and comes back is told the line for the power he names.
> rolf@rus.example: again
I am back, I want Russia again in alpha
< rolf@rus.example: Re:
= prose-does.hint line="SIGN ON Russia alpha password"
