# Letters: whom they are for is never guessed, the receipt shows them, and nobody's letter goes to an empty seat unsaid.
include opening
@ 2026-01-05 13:00
> anna@aus.example: secret
SIGN ON Austria alpha swordA
PRESS
Dear Germany, let us crush England, tell nobody!
ENDPRESS
A Vie-Gal
< anna@aus.example: Re: [Error Flag] TEST:alpha - S1901M
PRESS
= letter-for-whom
= letter-not-sent
= letter-for-whom.hint to="Germany"
Order: Austria: Army Vienna -> Galicia
no < gerd@ger.example: Press
no < edgar@eng.example: Broadcast
# Options stand in any order; the receipt names who gets the letter and quotes it.
> anna@aus.example: letter
SIGN ON Austria alpha swordA
PRESS TO EG GREY
First line.

  Second, further in.
ENDPRESS
< anna@aus.example: Re: TEST:alpha - S1901M letter
PRESS TO EG GREY
= grey-press-sent readers="England and Germany"
| First line.
|
|   Second, further in.
< gerd@ger.example: TEST:alpha - S1901M Press to EG
Message to England and Germany in 'alpha':
< edgar@eng.example: TEST:alpha - S1901M Press to EG
no < fleur@fra.example: Press
> fleur@fra.example: no fake
SIGN ON France alpha swordF
PRESS TO I NO FAKE, WHITE
Signed.
ENDPRESS
PRESS FAKE TO I
Not signed.
ENDPRESS
< fleur@fra.example: Re: [Error Flag] TEST:alpha - S1901M
= press-sent readers="Italy"
= letter-for-whom
= letter-not-sent
< irma@ita.example: TEST:alpha - S1901M Press from F to I
| Signed.
# All but one: named by whom it leaves out, and master and observers are among the rest.
> fleur@fra.example: all but
SIGN ON France alpha swordF
PRESS TO ALL BUT T
He shall not hear of this.
ENDPRESS
< fleur@fra.example: Re: TEST:alpha - S1901M all but
= press-sent-to-others left_out="Turkey"
< gina@gm.example: TEST:alpha - S1901M Press from F to all but T
Message from fleur@fra.example as France to all but Turkey in 'alpha':
< anna@aus.example: TEST:alpha - S1901M Press from F to all but T
    PRESS TO ALL BUT T
no < tara@tur.example: Press
> edgar@eng.example: minus
SIGN ON England alpha swordE
PRESS -T
Nor of this.
ENDPRESS
Message to Germany:
And this is for you alone.
ENDPRESS
< edgar@eng.example: Re: TEST:alpha - S1901M minus
= press-sent-to-others left_out="Turkey"
Message to Germany:
= press-sent readers="Germany"
< gerd@ger.example: TEST:alpha - S1901M Press from E to all but T
< gerd@ger.example: TEST:alpha - S1901M Press from E to G
no < tara@tur.example: Press
# To oneself, to a seat that nobody holds, and to one of two.
> gina@gm.example: out with him
SIGN ON M alpha gmword
EJECT Turkey
> anna@aus.example: to nobody
SIGN ON Austria alpha swordA
PRESS TO T
Are you there?
ENDPRESS
PRESS TO A
Dear diary!
ENDPRESS
PRESS TO O
Do you watch?
ENDPRESS
PRESS TO RT
Are you both there?
ENDPRESS
< anna@aus.example: Re: [Error Flag] TEST:alpha - S1901M
= refused-no-reader detail="Turkey" game="alpha"
= refused-no-reader
= refused-only-yourself detail="Austria"
= refused-no-reader detail="the observers" game="alpha"
= press-sent readers="Russia and Turkey"
| Are you both there?
= press-unread readers="Turkey"
< rolf@rus.example: TEST:alpha - S1901M Press from A to RT
# A message without its end is not sent and not read.
> anna@aus.example: unclosed
SIGN ON Austria alpha swordA
Message to Germany:
A secret
< anna@aus.example: Re: [Error Flag] TEST:alpha - S1901M
= letter-without-end
no < gerd@ger.example: Press
# Everybody is asked for by name.
> anna@aus.example: everybody
SIGN ON Austria alpha swordA
BROADCAST GREY
Hello all.
ENDPRESS
PRESS TO ALL WHITE
Hello again.
ENDPRESS
< anna@aus.example: Re: TEST:alpha - S1901M everybody
= grey-press-sent readers="everyone in the game"
| Hello all.
= press-sent readers="everyone in the game"
< gerd@ger.example: TEST:alpha - S1901M Broadcast
