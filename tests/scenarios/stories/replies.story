# No SIGN ON: an answer to a mail of the judge's, from the address it went to, speaks for the seat it was about.
include opening
@ 2026-01-05 13:00
re> anna@aus.example: Game Starting
A Vie - Gal
A Bud - Ser
SET WAIT
< anna@aus.example: Re: TEST:alpha - S1901M
= reply-missing
= wait-set
Austria: Army Vienna -> Galicia.
# the answer to that answer, too
re> anna@aus.example: Re: TEST:alpha
F Tri - Alb
Thanks!
< anna@aus.example: Re: TEST:alpha - S1901M
= reply-complete
Austria: Fleet Trieste -> Albania
# asking, letters and votes; not what gives the seat away
re> anna@aus.example: Game Starting
PRESS TO E
Hello from Vienna.
ENDPRESS
SET DRAW
SET PASSWORD wordless
SET ADDRESS other@aus.example
< anna@aus.example: [Error Flag]
= reply-rejected lines=2
= press-sent readers="England"
= draw-voted
= reply-too-little
= reply-too-little.hint seat="Austria" game="alpha"
< edgar@eng.example: Press from A
no < gina@gm.example
# the mail of somebody else proves nothing, nor does a guess
re> eve@evil.example: Game Starting as edgar@eng.example
F Lon - Eng
< eve@evil.example: Re: [Error Flag] TEST
= reply-register
…England
re> edgar@eng.example: Game Starting as anna@aus.example
F Lon - Eng
F Edi - Nth
< edgar@eng.example: [Error Flag]
2 orders NOT COUNTED YET
Pending: England: Fleet London -> English Channel
= reply-confirm-unproven
…No Order Processed
…= next-step.moves
# nothing counts until he says so, and then all of it does, without being sent again
re> edgar@eng.example: [Error Flag]
Yes
< edgar@eng.example: Re: TEST:alpha
= reply-missing
England: Fleet Edinburgh -> North Sea.
England: Fleet London -> English Channel.
# no proof at all, one seat that fits
> fleur@fra.example: moves
A Par - Bur
A Mar - Spa
F Bre - Mid
< fleur@fra.example: [Error Flag]
3 orders NOT COUNTED YET
Pending: France: Army Paris -> Burgundy
re> fleur@fra.example: [Error Flag]
swordF
< fleur@fra.example: Re: TEST:alpha
= reply-complete
France: Army Paris -> Burgundy.
# a master's reply is enough for letters, not for what he decides
re> gina@gm.example: Game Starting
PRESS TO A
Please hurry.
ENDPRESS
EJECT Turkey
< gina@gm.example: [Error Flag]
= press-sent readers="Austria"
= reply-too-little
< anna@aus.example: Press from M
