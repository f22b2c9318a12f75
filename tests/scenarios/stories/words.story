# People write to a human: nothing of it is an order, nothing is split at commas, nothing is flagged.
include opening
@ 2026-01-05 13:00
> anna@aus.example: orders and words
SIGN ON Austria alpha swordA
Sorry for the late mail, I was in Spain, and the train was slow,
so I will be brief. The garden is white with snow
A Vie - Gal, see you in Bulgaria
A Bud - Ser
F Tri - Alb
Bonne chance
< anna@aus.example: Re: TEST:alpha - S1901M
= reply-prose
= reply-complete
2-3 Sorry for the late
= prose-of-stranger
Austria: Army Vienna -> Galicia
…Bonne chance
…REJECTED
> anna@aus.example: holiday
I am on holiday from 10 to 20 January
Can we have an extension till Sunday please?
< anna@aus.example: Re: TEST
= reply-nothing
= prose-absence
= prose-away.hint days="10 TO 20 January"
= prose-does.hint line="EXTEND Sunday"
…REJECTED
> anna@aus.example: password
Hi, I forgot my password, can you send it to me?
< anna@aus.example: Re: TEST
= reply-nothing
FORGOT PASSWORD alpha
…REJECTED
> anna@aus.example: deadline
SIGN ON Austria alpha swordA
When is the deadline?
I vote for the draw
Please wait for the deadline
Which games am I in?
Is there a map of this?
yes I would like to play
How do I convoy?
< anna@aus.example: Re: [Error Flag] TEST:alpha - S1901M
= prose-deadline.hint game="alpha"
SET DRAW
SET WAIT
GET MAP
SIGN ON ?alpha
= prose-brings.hint
* Yours: Austria.
…REJECTED
# What asks for one thing and says nothing else is not done, and its writer has to act.
> anna@aus.example: short
SIGN ON Austria alpha swordA
WAIT
NODRAW
unsubscribe
< anna@aus.example: Re: [Error Flag] TEST:alpha - S1901M
1 line NOT COUNTED YET
= did-you-mean line="SET WAIT"
= prose-does.hint line="SET NODRAW"
= prose-leave.hint
= prose-leave.hint
> anna@aus.example: misspelt
SIGN ON Austria alpha swordA
A Viena - Galicea
< anna@aus.example: Re: [Error Flag]
Did you mean Galicia?
# The classic's words are known by name, its greeting signs on.
> anna@aus.example: the classic
HELLO aalpha swordA
SET WAITT
SET AUTO DISBAND
SET NO MONEY
SET FAMINE
UNSTART
ROLLBACK
UNDO my last orders please
SET NO
A Vie - Gal
< anna@aus.example: Re: [Error Flag] TEST:alpha - S1901M
= speaks-for-power power="Austria" game="alpha"
Did you mean SET WAIT?
= removals-follow-rulebook
= no-machiavelli
= refused-predicts-for-master game="alpha"
= refused-predicts-for-master game="alpha"
You can switch off: SET NOWAIT
Army Vienna -> Galicia
…swordA
> anna@aus.example: only a greeting
Hello dear judge
< anna@aus.example: Re: TEST
= reply-nothing
> anna@aus.example: help
HELP VOTE
< anna@aus.example: Re: TEST
SET DRAW
