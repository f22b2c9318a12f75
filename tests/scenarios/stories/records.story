# Who was in time, who was late: the numbers of the classic, and what people show of themselves.
include opening
> anna@aus.example: orders
SIGN ON Austria alpha swordA
A Vie - Gal
A Bud - Ser
F Tri - Alb
> edgar@eng.example: orders
SIGN ON England alpha swordE
A Lvp - Yor
@ 2026-01-07 23:30
tick
@ 2026-01-08 00:10
tick
> gina@gm.example: judge it
SIGN ON M alpha gmword
PROCESS S1901M NOW
> anna@aus.example: how reliable am I
SIGN ON Austria alpha swordA
GET DEDICATION
INFO PLAYER edgar@eng.example
INFO PLAYER nobody@nowhere.example
WHO IS Edg
WHO IS Nob
WHO IS A
< anna@aus.example: Re:
= nothing-shown
= nobody-of-name
= name-too-short
= player-record address="anna@aus.example"
= player-record.dedication number=3
= player-record.on-time number=1
= player-record.turns number=1
= player-record.started number=1
= player-record.taken-over number=0
= player-record.resigned number=0
= player-record.on-time-ratio ratio="1.000"
= player-record.resigned-ratio ratio="0.000"
= player-record address="edgar@eng.example"
= player-record.dedication number="-1"
= player-record.on-time-ratio ratio="0.000"
Name: Edgar Stone
…Email: edgar
> edgar@eng.example: hide me
SIGN ON England alpha swordE
SET PROFILE NOTHING
SET PROFILE ZONE SHOES
< edgar@eng.example: Re: [Error Flag]
= profile-empty
= no-part-of-profile word="shoes"
> anna@aus.example: once more
SIGN ON Austria alpha swordA
INFO PLAYER edgar@eng.example
WHO IS Edgar
< anna@aus.example: Re: [Error Flag]
= nothing-shown
= nobody-of-name
> edgar@eng.example: show me
SIGN ON England alpha swordE
SET PROFILE NAME ADDRESS ZONE
< edgar@eng.example: Re:
= profile-set shown="name, zone and address"
> tom@who.example: a stranger
WHO IS Edgar
< tom@who.example: Re:
…Edgar Stone
> anna@aus.example: and now
SIGN ON Austria alpha swordA
WHO IS Edgar
< anna@aus.example: Re:
Name: Edgar Stone
Email: edgar@eng.example
Timezone: Europe/London
…Dedication:
