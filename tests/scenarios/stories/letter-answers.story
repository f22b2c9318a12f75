# The words above the quote of a letter go to its author and its other readers, shown first, and after two minutes.
include opening
@ 2026-01-05 13:00
> edgar@eng.example: plan
SIGN ON England alpha swordE
PRESS TO A F
Shall we fight Germany together?
ENDPRESS
< anna@aus.example: TEST:alpha - S1901M Press from E to AF
= email-press
    PRESS TO EF
@ 2026-01-05 13:10
re> anna@aus.example: TEST:alpha - S1901M Press from E
Hi Edgar,

yes, with pleasure.  I go to Tyrolia myself.
Munich-Burgundy would be great.

Best regards
Anna
< anna@aus.example: Re: TEST:alpha - S1901M Press from E to AF
1 Hi Edgar,
= press-leaves readers="England and France" wait="2 minutes"
= press-leaves
| Hi Edgar,
|
| yes, with pleasure.  I go to Tyrolia myself.
| Munich-Burgundy would be great.
…| Best
…| Anna
…Order:
no < edgar@eng.example: Press
@ 2026-01-05 13:11
tick
quiet
@ 2026-01-05 13:12
tick
< edgar@eng.example: TEST:alpha - S1901M Press from A to EF
Message from anna@aus.example as Austria to England and France in 'alpha':
| Hi Edgar,
|
| yes, with pleasure.  I go to Tyrolia myself.
…Shall we fight
< fleur@fra.example: TEST:alpha - S1901M Press from A to EF
no < gerd@ger.example: Press
no < gina@gm.example: Press
# It went once.
@ 2026-01-05 13:20
tick
quiet
# CANCEL, or a thought better of it, in answer to what was shown. Too late is too late.
re> fleur@fra.example: TEST:alpha - S1901M Press from A
No. Never!
< fleur@fra.example: Press from A
= press-leaves readers="Austria and England" wait="2 minutes"
@ 2026-01-05 13:21
re> fleur@fra.example: Re: TEST:alpha - S1901M Press from A
Cancel
< fleur@fra.example: Re: TEST:alpha - S1901M
= press-cancelled
@ 2026-01-05 13:30
tick
quiet
re> edgar@eng.example: TEST:alpha - S1901M Press from A
Deal. I will be in Norway.
@ 2026-01-05 13:32
tick
< anna@aus.example: Press from E to AF
| Deal. I will be in Norway.
re> edgar@eng.example: Re: TEST:alpha - S1901M Press from A
CANCEL
< edgar@eng.example: Re: [Error Flag] TEST:alpha - S1901M
= press-left-already
# YES sends it at once.
re> edgar@eng.example: TEST:alpha - S1901M Press from A
And another thing: Skagerrak is mine.
re> edgar@eng.example: Re: TEST:alpha - S1901M Press from A
yes
< edgar@eng.example: Re: TEST:alpha - S1901M
= press-sent readers="Austria and France"
| And another thing: Skagerrak is mine.
< anna@aus.example: Press from E to AF
@ 2026-01-05 13:40
tick
quiet
# Orders in it are taken, and stay out of the letter.
re> anna@aus.example: TEST:alpha - S1901M Press from E
Fine with me, and with him.
A Vie - Tyr
A Bud - Ser
< anna@aus.example: Re: TEST:alpha - S1901M
= press-leaves readers="England and France" wait="2 minutes"
| Fine with me, and with him.
…| A
Austria: Army Budapest -> Serbia
Austria: Army Vienna -> Tyrolia
@ 2026-01-05 13:42
tick
< edgar@eng.example: Press from A to EF
| Fine with me, and with him.
…Tyr
…Ser
# Where a line may be an order or a word, it asks: neither is done. A refused line beside it asks too.
@ 2026-01-05 13:50
re> anna@aus.example: TEST:alpha - S1901M Press from E
I move Vienna to Galicia.
< anna@aus.example: Re: [Error Flag] TEST:alpha - S1901M
= fence
= reply-unsent
= press-meant-for-me
= press-asks readers="England and France"
= press-asks
| I move Vienna to Galicia.
…Order:
@ 2026-01-05 14:00
tick
quiet
re> anna@aus.example: TEST:alpha - S1901M Press from E
This is what I propose:
A Mun - Bur
SET WAIT
< anna@aus.example: Re: [Error Flag] TEST:alpha - S1901M
= reply-rejected-unsent lines=1
= press-beside-lines
| This is what I propose:
…| A Mun
= wait-set
# Only orders are only orders, and whoever writes PRESS says himself whom it is for.
re> anna@aus.example: TEST:alpha - S1901M Press from E
Hello,
F Tri - Alb
Best
Anna
< anna@aus.example: Re: TEST:alpha - S1901M
Order: Austria: Fleet Trieste -> Albania
… = press-left-already
re> anna@aus.example: TEST:alpha - S1901M Press from E
PRESS TO G
They are plotting against you.
ENDPRESS
< anna@aus.example: Re: TEST:alpha - S1901M
= press-sent readers="Germany"
< gerd@ger.example: Press from A to G
| They are plotting against you.
no < edgar@eng.example: Press
