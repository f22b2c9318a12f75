# Numbers do not tell who was late in a blind game while it goes on: they count at its end.
include parts/blind-start
@ 2026-01-05 13:00
> gina@gm.example: judge it
SIGN ON M dark gmword9
PROCESS S1901M NOW
> anna@aus.example: my numbers
SIGN ON Austria dark swordA9
GET DEDICATION
< anna@aus.example: Re:
= player-record.dedication number=0
…= player-record.started number=1
+> gina@gm.example: the end
SIGN ON M dark gmword9
TERMINATE
> anna@aus.example: my numbers
SIGN ON Austria dark swordA9
GET DEDICATION
< anna@aus.example: Re:
= player-record.started number=1
