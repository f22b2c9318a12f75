# Grey press, no press, no proof: an answer tells nobody more than its letter did.
include opening
@ 2026-01-05 13:00
> edgar@eng.example: guess
SIGN ON England alpha swordE
PRESS GREY TO A F
Guess who.
ENDPRESS
@ 2026-01-05 13:10
re> anna@aus.example: TEST:alpha - S1901M Press to AF
I think you are England.
< anna@aus.example: Re: [Error Flag] TEST:alpha - S1901M
= press-author-unknown
= press-author-unknown
= press-author-unknown.hint
…edgar
@ 2026-01-05 13:20
tick
quiet
# A grey broadcast is answered without a name, once that is what its author wants.
> edgar@eng.example: guess
SIGN ON England alpha swordE
BROADCAST GREY
Guess again.
ENDPRESS
@ 2026-01-05 13:30
re> anna@aus.example: TEST:alpha - S1901M Broadcast
Somebody in the north.
< anna@aus.example: Re: [Error Flag] TEST:alpha - S1901M
= grey-press-asks readers="everyone in the game"
re> anna@aus.example: Error Flag
YES
< edgar@eng.example: TEST:alpha - S1901M Broadcast
Broadcast message in 'alpha':
| Somebody in the north.
…nna
…Austria
# No press: the game says so, and whom a letter still reaches.
> gina@gm.example: silence
SIGN ON M alpha gmword
SET NO PRESS
@ 2026-01-05 14:30
re> gerd@ger.example: TEST:alpha - S1901M Broadcast
What a pity!
< gerd@ger.example: Re: [Error Flag] TEST:alpha - S1901M
= refused-no-press game="alpha"
= refused-no-press.hint
@ 2026-01-05 14:40
tick
quiet
# A game that wants the password takes no letter by an answer.
> gina@gm.example: proof
SIGN ON M alpha gmword
SET PRESS
SET EVIDENCE PASSWORD
PRESS TO A
And now?
ENDPRESS
< anna@aus.example: TEST:alpha - S1901M Press from M to A
= email-press.mail address="judge@judge.example"
    SIGN ON Austria alpha YOUR-PASSWORD
    PRESS TO M
@ 2026-01-05 14:50
re> anna@aus.example: TEST:alpha - S1901M Press from M
Now I sign on.
< anna@aus.example: Re: [Error Flag] TEST
= press-wants-password game="alpha"
@ 2026-01-05 15:00
tick
quiet
