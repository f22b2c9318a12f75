# INVITE lets somebody in by name and writes to him, if he is registered; the master reads the same of anybody.
@ 2026-01-05 12:00
> gina@gm.example: new
REGISTER
Name: Gina Green
END
CREATE ?club gmword France v Austria
SIGN ON Mclub gmword
SET COMMENT Sunday players, slow and kind
< gina@gm.example: Re: TEST
> anna@aus.example: hello
REGISTER
Name: Anna Aust
END
< anna@aus.example: Re: TEST
> gina@gm.example: guests
SIGN ON Mclub gmword
INVITE anna@aus.example
INVITE nobody@nowhere.example
< gina@gm.example: Re: TEST
= invited game="club"
= invited judge="judge@judge.example"
= invited game="club"
< anna@aus.example: Will you play?
= email-invitation master="Gina Green" game="club"
Sunday players, slow and kind
SIGN ON ?club YOUR-PASSWORD
… gina@gm.example
no < nobody@nowhere.example:
# Once a month: a second invitation is no second mail.
> gina@gm.example: again
SIGN ON Mclub gmword
INVITE anna@aus.example
SET ALLOW PLAYER anna@aus.example
< gina@gm.example: Re: TEST
no < anna@aus.example:
# Who is invited needs no more word of the master's.
> gina@gm.example: strict
SIGN ON Mclub gmword
SET APPROVAL
> anna@aus.example: yes
SIGN ON ?club swordA
< anna@aus.example: Re: TEST
… = joined-to-wait
no < gina@gm.example: Please confirm
