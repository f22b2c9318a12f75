# SET APPROVAL: who signs on waits for the master's word; SET ACCESS: whether players share a site; INVITE writes.
@ 2026-01-05 12:00
> gina@gm.example: new
REGISTER
Name: Gina Green
END
CREATE ?club gmword France v Austria
SIGN ON Mclub gmword
SET APPROVAL
SET ACCESS SAME SITE
LIST club
< gina@gm.example: Re: TEST
approval    yes
> anna@gm.example: hello
REGISTER
Name: Anna Aust
END
SIGN ON ?club swordA
< anna@gm.example: Re: TEST
= joined-to-wait game="club"
< gina@gm.example: Your decision is needed
= email-master-asked.joins game="club"
SET APPROVED anna@gm.example
no < gina@gm.example: New Player
> anna@gm.example: where
STATUS
< anna@gm.example: where
= games-yours.role role="awaited"
# Whoever is at another site is refused, and is not asked about.
> eve@evil.example: hello
REGISTER
Name: Eve
END
SIGN ON ?club swordE
< eve@evil.example: [Error Flag]
= refused-other-site game="club"
no < gina@gm.example: Your decision is needed
# A full game does not start before all are let in, not even by BEGIN.
> bert@gm.example: hello
REGISTER
Name: Bert Blau
END
SIGN ON ?club swordB
< bert@gm.example: Re: TEST
= joined-to-wait
< gina@gm.example: Your decision is needed
tick
quiet
> gina@gm.example: who
SIGN ON Mclub gmword
LIST club
BEGIN
SET APPROVED nobody@gm.example
SET APPROVED 1 or so
SET NOT APPROVED ALL
SET NOT APPROVED anna@gm.example
< gina@gm.example: [Error Flag]
= refused-not-approved game="club"
= refused-nobody-waits
= no-list-of-waiting word="1 or so"
= refused-nobody-waits
= refused-waits-still
= refused-waits-still.hint detail="anna@gm.example"
= applicant-waits number=1
> anna@gm.example: me first
SIGN ON club swordA
SET APPROVED ALL
< anna@gm.example: [Error Flag]
= refused-not-master game="club"
# Whoever was not to be let in is not let in by ALL below that line.
> gina@gm.example: not him
SIGN ON Mclub gmword
SET NOT APPROVED bert@gm.example
SET APPROVED ALL
< gina@gm.example: [Error Flag]
= held-back-by-line line=2
no < bert@gm.example
# The question is answered with one word; the line does it as well, by the number in LIST.
re> gina@gm.example: Your decision is needed
YES
< bert@gm.example: You have been approved
= email-seat-changed.approved
no < anna@gm.example: You have been approved
# What the master takes back he is told, and nothing of what the same mail gives again.
> gina@gm.example: not yet
SIGN ON Mclub gmword
SET NOT APPROVED bert@gm.example
< bert@gm.example: You need the GM's approval again
= email-seat-changed.waits-again game="club" place="kept"
> gina@gm.example: he is
SIGN ON Mclub gmword
SET APPROVED bert@gm.example
< bert@gm.example: You have been approved
> gina@gm.example: and her
SIGN ON Mclub gmword
SET NOT APPROVED bert@gm.example
SET APPROVED 1, 2
< gina@gm.example: Re: TEST
= approval-taken-back
= approved
no < bert@gm.example: You wait
< anna@gm.example: You have been approved
< anna@gm.example: Game Starting
< bert@gm.example: Game Starting
# So does whoever takes a power over.
> gina@gm.example: out
SIGN ON Mclub gmword
SET ACCESS DIFFERENT
EJECT bert@gm.example
< gina@gm.example: Re: TEST
> cora@gm.example: hello
REGISTER
Name: Cora
END
SIGN ON ?club swordC
< cora@gm.example: [Error Flag]
= refused-same-site game="club" detail="gm.example"
> dora@home.example: hello
REGISTER
Name: Dora
END
SIGN ON ?club swordD
< dora@home.example: Re: TEST
= waits-for-master game="club"
< gina@gm.example: Your decision is needed
SET APPROVED dora@home.example
> dora@home.example: again
SIGN ON ?club swordD
< dora@home.example: Re: TEST
= waits-for-master
re> gina@gm.example: Your decision is needed
YES
< dora@home.example: You have been approved
= email-seat-changed.approved-running
SIGN ON ?club YOUR-PASSWORD
> dora@home.example: thanks
SIGN ON ?club swordD
< dora@home.example: Re: TEST
# Where nobody moderates players may RESUME, unless the game says NO RESUME; no setting tells who is in gunboat.
> gina@gm.example: free
SIGN ON Mclub gmword
SET NO RESUME
SET UNMODERATED
CREATE ?hidden gmword2 France v Austria gunboat
SIGN ON Mhidden gmword2
SET ACCESS DIFFERENT
SET ACCESS ELSEWHERE
SET ACCESS ANY SITE
< gina@gm.example: [Error Flag]
= refused-tells-who game="hidden"
= no-such-setting text="ACCESS ELSEWHERE"
> anna@gm.example: go on
SIGN ON France club swordA
RESUME
< anna@gm.example: [Error Flag]
= refused-not-master game="club"
> gina@gm.example: go on
SIGN ON Mclub gmword
SET RESUME
> anna@gm.example: go on
SIGN ON France club swordA
RESUME
< anna@gm.example: Re: TEST
= resumed
