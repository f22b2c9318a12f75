# A month of trouble: a late player and a standby, a wrong order entered and mended, a preview, a fall taken back with its
# retreats, a pause over the holidays, a mended position, a vote, and a second master who leads on when the first is gone.
include opening
@ 2026-01-05 13:00
> bob@out.example: hello
REGISTER
Name: Bob Baker
END
SIGN UP AS STANDBY
> olga@obs.example: hello
REGISTER
Name: Olga Olsen
END
OBSERVE alpha lookout
> gina@gm.example: help me
SIGN ON M alpha gmword
PROMOTE olga@obs.example
re> olga@obs.example: Will you be the GM
YES
< olga@obs.example: Re:
= leads-now game="alpha"
# Turkey says nothing; who stands by for it takes it when grace ends.
include parts/spring-six
@ 2026-01-07 23:59
tick
< anna@aus.example: Late Notice: T
@ 2026-01-10 11:30
tick
< bob@out.example: Will you play Turkey? Reply YES
re> bob@out.example: Will you play Turkey
YES
@ 2026-01-12 23:31
tick
< bob@out.example: You play Turkey
< anna@aus.example: New Player Signon: T
# A preview for the master who does not play: with what is missing.
> olga@obs.example: how does it look
SIGN ON M alpha lookout
PREDICT
< olga@obs.example: Re:
Turkey
# England is away from his mails and has told the master his order by telephone, who enters another; its player is told, and
# mends it; a letter for it is told too, and a vote is nobody's but its own.
> olga@obs.example: for England
SIGN ON M alpha lookout
BECOME England
A Lvp - Wal
SET DRAW
PRESS TO F
Shall we work together?
ENDPRESS
< olga@obs.example: Re: [Error Flag]
= not-for-power power="England"
< edgar@eng.example: TEST:alpha
Order: England: Army Liverpool -> Wales
PRESS TO F
| Shall we work together?
< fleur@fra.example: Press
Shall we work together?
> edgar@eng.example: no
SIGN ON England alpha swordE
A Lvp - Yor
< edgar@eng.example: Re:
Army Liverpool -> Yorkshire
re> bob@out.example: You play Turkey
A Con - Bul
A Smy - Con
F Ank - Bla
< bob@out.example: Re:
Army Constantinople -> Bulgaria
@ 2026-01-13 23:59
tick
< anna@aus.example: S1901M Results
England: Army Liverpool -> Yorkshire.
# The fall: judged, with a retreat; then it turns out that an order was wrong, and the fall is taken back.
include parts/fall-six
@ 2026-01-14 10:00
> olga@obs.example: now
SIGN ON M alpha lookout
PROCESS F1901M NOW
< anna@aus.example: F1901M Results
Austria: Fleet Trieste HOLD. (*dislodged*)
> anna@aus.example: retreat
SIGN ON Austria alpha swordA
F Tri - Alb
< anna@aus.example: Re:
Fleet Trieste -> Albania.
> olga@obs.example: back
SIGN ON M alpha lookout
ROLLBACK
< anna@aus.example: Rollback to F1901M
= done-by who="Olga Olsen"
THE RESULTS OF F1901M NO LONGER COUNT
Austria: Fleet Trieste HOLD.
> anna@aus.example: hold it
SIGN ON Austria alpha swordA
A Vie S F Tri
> gina@gm.example: again
SIGN ON M alpha gmword
PROCESS F1901M NOW
< anna@aus.example: F1901M Results
= done-by who="Gina Master"
Austria: Army Vienna SUPPORT Fleet Trieste.
# Holidays: the clock stands, and goes on by itself.
@ 2026-01-15 10:00
> gina@gm.example: holidays
SIGN ON M alpha gmword
PAUSE UNTIL 25 Jan 2026 12:00 UTC
< irma@ita.example: Game Paused
= email-pause.until
@ 2026-01-22 10:01
tick
< irma@ita.example: Reminder: Game Paused
@ 2026-01-25 12:01
tick
< irma@ita.example: Game Resumed
# An error of the winter before is mended, with a reason.
> olga@obs.example: mend
SIGN ON M alpha lookout
ADJUST
OWNER Ser Austria
REASON A centre was counted wrongly.
END ADJUST
< irma@ita.example: Adjusted
A centre was counted wrongly.
# A vote, which the second master calls: the first is asked for nothing, and is heard of no more.
> olga@obs.example: shall we
SIGN ON M alpha lookout
PROPOSE DRAW
< anna@aus.example: Proposal 1
> anna@aus.example: no
SIGN ON Austria alpha swordA
VOTE NO
@ 2026-01-26 10:00
> olga@obs.example: by hand
SIGN ON M alpha lookout
SET MANUAL PROCESS
include parts/winter-six
re> bob@out.example: Proposal 1
Build A Smyrna
# A week too long nobody judges; everybody and the keeper hear of it. The second leads on, and hands nothing over.
@ 2026-02-05 10:00
tick
< olga@obs.example: Waiting for your PROCESS
< gina@gm.example: Waiting for your PROCESS
@ 2026-02-13 10:00
tick
< anna@aus.example: Waiting for Its GM
< keeper@judge.example: Game alpha is waiting for its GM
> olga@obs.example: I am here
SIGN ON M alpha lookout
PROCESS NOW
HISTORY alpha
< anna@aus.example: Results
= done-by who="Olga Olsen"
< olga@obs.example: Re:
= history-master-joined who="Olga Olsen" game="alpha"
= history-spoke-for who="Olga Olsen" power="England" game="alpha"
= history-rolled-back game="alpha"
= history-master-acted who="Gina Master" game="alpha"
Game 'alpha' is paused until Sun Jan 25 2026 12:00:00 +0000.
A centre was counted wrongly.
= history-master-silent game="alpha"
