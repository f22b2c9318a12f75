# An answer to everybody asks first; so does one that a program may have written. What cannot be answered says so.
include opening
@ 2026-01-05 13:00
> gina@gm.example: hello
SIGN ON M alpha gmword
BROADCAST
The deadline stays.
ENDPRESS
< anna@aus.example: TEST:alpha - S1901M Broadcast from M
= email-press.asked-first
    PRESS TO M
@ 2026-01-05 13:10
re> anna@aus.example: TEST:alpha - S1901M Broadcast from M
Thanks, but I need a day more.
< anna@aus.example: Re: [Error Flag] TEST:alpha - S1901M
= reply-unsent
= press-to-everybody
= press-asks readers="everyone in the game"
= press-asks
| Thanks, but I need a day more.
no < gina@gm.example: Press
@ 2026-01-05 13:20
tick
quiet
# A line PRESS TO in answer to the question sends it there.
re> anna@aus.example: Error Flag
PRESS TO M
< anna@aus.example: TEST:alpha - S1901M
= press-sent readers="the GM"
| Thanks, but I need a day more.
< gina@gm.example: TEST:alpha - S1901M Press from A to M
| Thanks, but I need a day more.
no < edgar@eng.example: Press
# And YES, once, to all.
re> edgar@eng.example: TEST:alpha - S1901M Broadcast from M
Good. I am ready.
re> edgar@eng.example: Error Flag
Yes
< edgar@eng.example: TEST:alpha - S1901M
= press-sent readers="everyone in the game"
< gina@gm.example: TEST:alpha - S1901M Broadcast from E
| Good. I am ready.
< tara@tur.example: TEST:alpha - S1901M Broadcast from E
re> edgar@eng.example: Error Flag
Yes
no < tara@tur.example: Broadcast
# The master's own letter to one is answered to him.
@ 2026-01-05 13:30
> gina@gm.example: to Turkey
SIGN ON M alpha gmword
PRESS TO T
Are you there?
ENDPRESS
@ 2026-01-05 13:31
re> tara@tur.example: TEST:alpha - S1901M Press from M
I am, sorry.
< tara@tur.example: Press from M
= press-leaves readers="the GM" wait="2 minutes"
@ 2026-01-05 13:33
tick
< gina@gm.example: Press from T to M
# Within seconds, from somebody who never answered before: a program, maybe. It says what it is asked, and no more.
> gerd@ger.example: hi
SIGN ON Germany alpha swordG
PRESS TO I
Ciao!
ENDPRESS
re> irma@ita.example: TEST:alpha - S1901M Press from G
Grazie, leggo tutto dopo.
< irma@ita.example: Re: [Error Flag] TEST:alpha - S1901M
= press-so-soon
@ 2026-01-05 13:40
tick
quiet
# The same words again, or words of somebody away.
re> irma@ita.example: TEST:alpha - S1901M Press from G
Grazie, leggo tutto dopo.
< irma@ita.example: Re: [Error Flag] TEST:alpha - S1901M
= press-again
@ 2026-01-05 13:50
re> irma@ita.example: TEST:alpha - S1901M Press from G
I am away until Monday and read no mail.
< irma@ita.example: Re: [Error Flag] TEST:alpha - S1901M
= press-tells-absence
@ 2026-01-05 14:00
tick
quiet
# Who is gone by then sends nothing, and hears of it; who has taken his seat gets what is for it.
> rolf@rus.example: to T
SIGN ON Russia alpha swordR
PRESS TO T I
Three of us?
ENDPRESS
@ 2026-01-05 14:10
re> tara@tur.example: TEST:alpha - S1901M Press from R
With pleasure, all three.
@ 2026-01-05 14:11
> gina@gm.example: out
SIGN ON M alpha gmword
EJECT Turkey
@ 2026-01-05 14:12
tick
< tara@tur.example: TEST:alpha - S1901M Your message was not sent
= press-seat-left game="alpha"
| With pleasure, all three.
no < rolf@rus.example: Press
@ 2026-01-05 14:20
re> irma@ita.example: TEST:alpha - S1901M Press from R
Why not?
< irma@ita.example: Press from R
= press-unread readers="Turkey"
@ 2026-01-05 14:22
tick
< rolf@rus.example: Press from I to RT
> nina@new.example: me
REGISTER
Name: Nina
END
SIGN ON Turkey alpha swordN
@ 2026-01-05 14:30
re> irma@ita.example: TEST:alpha - S1901M Press from R
Who plays Turkey now, I wonder?
@ 2026-01-05 14:32
tick
< nina@new.example: Press from I to RT
no < tara@tur.example: Press
# The end of the game comes first.
@ 2026-01-05 14:40
re> rolf@rus.example: TEST:alpha - S1901M Press from I
Nobody knows.
@ 2026-01-05 14:41
> gina@gm.example: end
SIGN ON M alpha gmword
TERMINATE
< gina@gm.example: Please confirm
> gina@gm.example: yes
CONFIRM {token}
@ 2026-01-05 14:42
tick
< rolf@rus.example: Your message was not sent
= press-game-over game="alpha"
| Nobody knows.
no < irma@ita.example: Press
# What is written after the end may leave.
re> rolf@rus.example: TEST:alpha - S1901M Press from I
A good game, thank you.
@ 2026-01-05 14:45
tick
< irma@ita.example: Press from R
