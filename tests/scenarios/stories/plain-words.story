# What players say in plain words about votes, absences, leaving and mails: each is told the line that does it.
include opening
@ 2026-01-05 13:00
> edgar@eng.example: a draw
SIGN ON England alpha swordE
PROPOSE DRAW
SET DRAW
SET NODRAW
< edgar@eng.example: Re:
You do not vote for a draw by SET DRAW; but your YES on proposal
1 stands. VOTE NO 1 takes it back.
> irma@ita.example: votes
SIGN ON Italy alpha swordI
yes I agree to the end
I vote no to the draw
Who proposed that draw and who voted how?
WHO IS
STATUS
< irma@ita.example: Re:
yes I agree to the end
Try: VOTE YES 1 on a line of its own votes so.
I vote no to the draw
Try: VOTE NO 1 on a line of its own votes so.
Nobody is told who proposed
Try: LIST alpha shows what is proposed.
REFUSED: WHO needs more words.
Try: WHO IS name
STATUS  Done: See below.
* Yours: Italy.
Deadline: Thu 8 Jan 2026 00:30
…The parameters for 'alpha'
> irma@ita.example: time
SIGN ON Italy alpha swordI
I have a wedding this weekend and can't get to my mail before Monday. Could we have two more days?
< irma@ita.example: Re:
(as in AWAY 10 Jan TO 20 Jan) keeps
deadlines out of them; EXTEND +24h asks the master for more time.
…PRESS TO M
> irma@ita.example: days
SIGN ON Italy alpha swordI
I'm on holiday from 10 January until 17 January
Will be away from Jan 10 to Jan 17
< irma@ita.example: Re:
AWAY 10 January TO 17 January on a line of its own
AWAY Jan 10 TO Jan 17 on a line of its own
> irma@ita.example: stop
SIGN ON Italy alpha swordI
too many mails! please stop
< irma@ita.example: Re:
Try: SET MAIL DIGEST on a line of its own
> irma@ita.example: back
SIGN ON Italy alpha swordI
AWAY 10 Jan TO 20 Jan
I'm back earlier, forget about my absence
< irma@ita.example: Re:
Try: SET NO ABSENCE on a line of its own takes it back.
# Second thoughts: words drop the resignation that waits, and nothing else.
> irma@ita.example: leave
SIGN ON Italy alpha swordI
RESIGN
< irma@ita.example: Re:
with silence you stay
> irma@ita.example: stay
SIGN ON Italy alpha swordI
No wait, I want to stay after all
< irma@ita.example: Re:
Done: Your resignation is dropped: you stay.
> irma@ita.example: leave again
SIGN ON Italy alpha swordI
RESIGN
< irma@ita.example: Re:
with silence you stay
> irma@ita.example: stay again
SIGN ON Italy alpha swordI
I changed my mind, please forget my resignation
I changed my mind, please forget my resignation
< irma@ita.example: Re:
Done: Your resignation is dropped: you stay.
Ignored: no order in it
# Who was replaced and comes back is told the line for the power he names.
> rolf@rus.example: again
I am back, I want Russia again in alpha
< rolf@rus.example: Re:
Try: SIGN ON Russia alpha password on a line of its own
