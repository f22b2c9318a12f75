# Several masters of one game: who is asked, who says yes, who did what, who leaves; nobody leads a game alone and goes.
include opening
@ 2026-01-05 13:00
> anna@aus.example: mine
SIGN ON Austria alpha swordA
PROMOTE bob@out.example
HAND OVER bob@out.example
< anna@aus.example: Re: [Error Flag]
= refused-predicts-for-master game="alpha"
> bob@out.example: hello
REGISTER
Name: Bob Baker
END
> olga@obs.example: hello
REGISTER
Name: Olga Olsen
END
OBSERVE alpha lookout
> gina@gm.example: nobody
SIGN ON M alpha gmword
PROMOTE gina@gm.example
PROMOTE Turkey
< gina@gm.example: Re: [Error Flag]
= refused-leads-already game="alpha" detail="gina@gm.example"
= refused-plays-still game="alpha"
= refused-plays-still.hint
> gina@gm.example: I leave
SIGN ON M alpha gmword
RESIGN
< gina@gm.example: Re: [Error Flag]
= refused-last-master game="alpha"
= refused-last-master.hint
< keeper@judge.example: The GM of alpha wants to leave it
hand-over
# One whom the judge does not know: the GM is told, and waits for no YES.
> gina@gm.example: whom
SIGN ON M alpha gmword
PROMOTE stranger@out.example
PROMOTE olga@obs.example
< gina@gm.example: Re: [Error Flag] TEST:alpha - S1901M
= nobody-to-lead who="stranger@out.example"
= co-master-asked game="alpha"
no < stranger@out.example
< olga@obs.example: TEST:alpha - S1901M Will you be the GM? Reply YES
= email-mastership-offered game="alpha"
re> olga@obs.example: Will you be the GM
YES
< olga@obs.example: Re:
= leads-now game="alpha"
< anna@aus.example: TEST:alpha - S1901M New GM
= email-seat-changed.co-master who="Olga Olsen (olga@obs.example)" game="alpha"
< gina@gm.example: New GM
# Her password is the one she watched with. Both get what masters get, and everybody is told who did what.
> olga@obs.example: first deed
SIGN ON M alpha lookout
SET DEADLINE 2026-01-20 20:00 UTC
< anna@aus.example: Deadline Adjustment
= done-by who="Olga Olsen"
< gina@gm.example: Deadline Adjustment
Olga Olsen
> anna@aus.example: a question
SIGN ON Austria alpha swordA
PRESS TO M
May we have more time?
ENDPRESS
HISTORY alpha
WHO GAME alpha
< gina@gm.example: Press from A to M
< olga@obs.example: Press from A to M
< anna@aus.example: Re:
= history-master-joined who="Olga Olsen" game="alpha"
= history-master-acted who="Olga Olsen" game="alpha"
= history-deadline game="alpha"
Master:                   gina@gm.example
Master:                   olga@obs.example
# Who speaks for a power stands in the record, which its player and the masters read.
> olga@obs.example: for Turkey
SIGN ON M alpha lookout
BECOME Turkey
A Con - Bul
< tara@tur.example: TEST:alpha
Order: Turkey: Army Constantinople -> Bulgaria
> tara@tur.example: who was it
SIGN ON Turkey alpha swordT
HISTORY alpha
< tara@tur.example: Re:
= history-spoke-for who="Olga Olsen" power="Turkey" game="alpha"
> anna@aus.example: who was it
SIGN ON Austria alpha swordA
HISTORY alpha
< anna@aus.example: Re:
…spoke for Turkey
# A list of masters: who stands on it as denied is not asked, and with somebody allowed nobody else leads.
> gina@gm.example: not him
SIGN ON M alpha gmword
SET DENY MASTER bob@out.example
PROMOTE bob@out.example
< gina@gm.example: Re: [Error Flag]
= masters-listed address="bob@out.example"
= refused-may-not-lead game="alpha"
no < bob@out.example
> gina@gm.example: him after all
SIGN ON M alpha gmword
SET DENY MASTER -bob@out.example
SET ALLOW MASTER olga@obs.example
PROMOTE bob@out.example
re> bob@out.example: Will you be the GM
YES
< bob@out.example: [Error Flag]
= refused-may-not-lead detail="you" game="alpha"
> gina@gm.example: him
SIGN ON M alpha gmword
SET ALLOW MASTER -olga@obs.example
HAND OVER TO bob@out.example
< gina@gm.example: Re:
= successor-asked game="alpha"
re> bob@out.example: Will you be the GM
YES
< bob@out.example: Re:
= leads-now game="alpha"
< gina@gm.example: New GM
= email-seat-changed.successor-of-you who="Bob Baker (bob@out.example)" game="alpha"
< olga@obs.example: New GM
= email-seat-changed.successor who="Bob Baker (bob@out.example)" game="alpha"
< bob@out.example: password
> bob@out.example: mine
RESET PASSWORD {token} bobword
< bob@out.example: Re:
Done:
> gina@gm.example: I was
SIGN ON M alpha gmword
PAUSE
< gina@gm.example: Re: [Error Flag]
… = paused
# The first of them puts another out; nobody him; and with two, one may leave.
> olga@obs.example: out with him
SIGN ON M alpha lookout
EJECT bob@out.example
< olga@obs.example: Re: [Error Flag]
= refused-leads-too game="alpha"
> olga@obs.example: enough
SIGN ON M alpha lookout
RESIGN
< olga@obs.example: Re:
You have left alpha.
< bob@out.example: A GM Leaves
= email-seat-changed.master-left named="yes" who="Olga Olsen (olga@obs.example)" game="alpha"
> bob@out.example: and now
SIGN ON M alpha bobword
RESIGN
< bob@out.example: Re: [Error Flag]
= refused-last-master game="alpha"
