# England has written to Austria and France, ten minutes ago.
include opening
@ 2026-01-05 13:00
> edgar@eng.example: plan
SIGN ON England alpha swordE
PRESS TO A F
Shall we fight Germany together?
ENDPRESS
@ 2026-01-05 13:10
