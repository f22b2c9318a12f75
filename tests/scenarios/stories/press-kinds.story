# Letters of each kind: fakes, observers, copies, limits of time and place, postal and conditional, datelines, diaries.
include opening
@ 2026-01-05 13:00
# Nothing is faked unless the game allows it.
> fleur@fra.example: fakes
SIGN ON France alpha swordF
PRESS TO R FAKE BROADCAST
This looks like a broadcast.
ENDPRESS
< fleur@fra.example: Re: [Error Flag] TEST:alpha - S1901M
= refused-no-fakes game="alpha"
Try:
= refused-no-fakes.hint
no < rolf@rus.example: Broadcast
> gina@gm.example: settings
SIGN ON M alpha gmword
SET PARTIAL MAY BE FAKED
SET POSTAL PRESS
SET OBSERVER WHITE
SET DATELINES
< anna@aus.example: = email-settings-changed.subject
fakes
= setting-value-fakes value="allowed"
> oscar@obs.example: watch
REGISTER
Name: Oscar Watcher
END
OBSERVE alpha swordO
> fleur@fra.example: fakes
SIGN ON France alpha swordF
PRESS TO R FAKE BROADCAST
This looks like a broadcast.
ENDPRESS
PRESS TO E FAKE TO EI GREY
This looks sent to two.
ENDPRESS
PRESS FAKE PARTIAL TO ALL BUT T TO G
And this to all but one.
ENDPRESS
PRESS TO M FAKE TO E
You are not fooled.
ENDPRESS
PRESS TO I NO FAKE
The truth.
ENDPRESS
PRESS TO I FAKE TO ZZ
Who?
ENDPRESS
< fleur@fra.example: Re: [Error Flag] TEST:alpha - S1901M
= press-sent readers="Russia"
= press-shows-broadcast
= grey-press-sent readers="England"
= press-shows-readers readers="England and Italy"
= press-sent readers="Germany"
= press-shows-others left_out="Turkey"
= refused-fake-to-master
= press-sent readers="Italy"
= names-no-power word="ZZ"
< rolf@rus.example: TEST:alpha - S1901M Broadcast from F
Broadcast message from fleur@fra.example as France in 'alpha':
| This looks like a broadcast.
< edgar@eng.example: TEST:alpha - S1901M Press to EI
Message to England and Italy in 'alpha':
< gerd@ger.example: TEST:alpha - S1901M Press from F to all but T
Message from fleur@fra.example as France to all but Turkey in 'alpha':
< irma@ita.example: TEST:alpha - S1901M Press from F to I
no < gina@gm.example: Press
no < anna@aus.example: Broadcast
# An answer to a faked letter goes where its reader thinks that it came from.
@ 2026-01-05 13:10
re> gerd@ger.example: Press from F to all but T
I agree.
< gerd@ger.example: Re: TEST:alpha - S1901M Press from F to all but T
= everybody-but left_out="Turkey"
# Observers sign, and write to all at once.
> oscar@obs.example: hello
SIGN ON Observer alpha swordO
BROADCAST GREY
Boo.
ENDPRESS
PRESS TO F
Psst.
ENDPRESS
BROADCAST
Good luck.
ENDPRESS
SET ALL PRESS
< oscar@obs.example: Re: [Error Flag] TEST:alpha - S1901M
= refused-no-observer-grey game="alpha"
= refused-no-observer-partial game="alpha"
= press-sent-to-all
= refused-no-press-wish game="alpha"
< anna@aus.example: Broadcast from O
# Copies: of one's own letters, of those between others; broadcasts that are not wanted.
> gina@gm.example: all
SIGN ON M alpha gmword
SET WATCH ALL PRESS
SET ALL PRESS
SET NO BROADCAST
< gina@gm.example: Re:
= all-press-on
= all-press-on game="alpha"
= broadcasts-off game="alpha"
< anna@aus.example: TEST:alpha - S1901M The GM Reads All Messages
> oscar@obs.example: all
SIGN ON Observer alpha swordO
SET ALL PRESS
> fleur@fra.example: copies
SIGN ON France alpha swordF
SET COPY
PRESS TO R FAKE TO ER
Between us.
ENDPRESS
BROADCAST
To all.
ENDPRESS
PRESS TO M
For you.
ENDPRESS
SET NO BROADCAST
< fleur@fra.example: Re: [Error Flag] TEST:alpha - S1901M
= copies-on game="alpha"
= refused-no-press-wish
< fleur@fra.example: TEST:alpha - S1901M Press from F to ER
Message from fleur@fra.example as France to England and Russia in 'alpha' [really to Russia]:
| Between us.
= email-press.own
< gina@gm.example: TEST:alpha - S1901M Press from F to ER
Message from fleur@fra.example as France to England and Russia in 'alpha' [really to Russia]:
= email-press.watched
< oscar@obs.example: TEST:alpha - S1901M Press from F to ER
Message from fleur@fra.example as France to England and Russia in 'alpha':
… really to
no < gina@gm.example: Broadcast from F
< gina@gm.example: Press from F to M
no < oscar@obs.example: Press from F to M
> fleur@fra.example: no copies
SIGN ON France alpha swordF
SET NOCOPY
< fleur@fra.example: Re:
= copies-off game="alpha"
# Datelines of capitals and governments are their powers' own.
> edgar@eng.example: datelines
SIGN ON England alpha swordE
BROADCAST
PAR: We surrender.
ENDPRESS
BROADCAST
Versailles: The game ends.
ENDPRESS
BROADCAST
MOSCOW: It snows.

London: It rains.
ENDPRESS
< edgar@eng.example: Re: [Error Flag] TEST:alpha - S1901M
= refused-dateline-taken detail="PAR" game="alpha"
= refused-dateline-taken detail="Versailles" game="alpha"
= press-sent-to-all
# Postal letters, one with a condition that holds, one with one that does not, one taken back.
> edgar@eng.example: postal
SIGN ON England alpha swordE
POSTAL PRESS
The Times: all quiet.
ENDPRESS
POSTAL PRESS TO FG GREY
Not signed.
ENDPRESS
PRESS TO F IF MOVED A PAR - BUR
Traitor!
ENDPRESS
PRESS TO F IF DISLODGED F BRE
Sorry.
ENDPRESS
POSTAL PRESS
Better not.
ENDPRESS
RECALL 5
RECALL 9
< edgar@eng.example: Re: [Error Flag] TEST:alpha - S1901M
= press-sent-to-all
= press-posted number=1 phase="S1901M"
= grey-press-sent readers="France and Germany"
= press-posted-if
= press-posted-if number=3
= press-recalled-one number=5
= refused-nothing-posted game="alpha"
no < fleur@fra.example: Press
# The diary.
> tara@tur.example: diary
SIGN ON Turkey alpha swordT
DIARY
Dear diary, Russia lies.
ENDDIARY
DIARY RECORD
Second.
ENDPRESS
DIARY LIST
DIARY READ 1
DIARY DELETE 2
DIARY READ 2
A Con - Bul
< tara@tur.example: Re: [Error Flag] TEST:alpha - S1901M
= diary-recorded number=1
= diary-listed number=2
| 1  S1901M  05 Jan 2026  Dear diary, Russia lies.
| 1  S1901M  05 Jan 2026
| Dear diary, Russia lies.
= diary-deleted number=2
= refused-no-diary-entry
Order: Turkey: Army Constantinople -> Bulgaria
no < gina@gm.example: diary
> rolf@rus.example: mine
SIGN ON Russia alpha swordR
DIARY READ 1
< rolf@rus.example: Re: [Error Flag]
= refused-no-diary-entry
> tara@tur.example: no end
SIGN ON Turkey alpha swordT
DIARY
I forget the end.
A Smy - Arm
< tara@tur.example: Re: [Error Flag]
= diary-not-closed
# The results, and with them the letters.
> fleur@fra.example: orders
SIGN ON France alpha swordF
A Par - Bur
> gina@gm.example: go
SIGN ON M alpha gmword
PROCESS S1901M NOW
< fleur@fra.example: TEST:alpha - S1901M Results
< fleur@fra.example: Game Press
= email-postal-press game="alpha"
Broadcast message from edgar@eng.example as England in 'alpha':
| The Times: all quiet.
Message to France and Germany in 'alpha':
| Not signed.
Message from edgar@eng.example as England to France in 'alpha':
| Traitor!
… Sorry.
… Better not.
< edgar@eng.example: Game Press
(yours)
< edgar@eng.example: Your message was not sent
= press-not-held condition="DISLODGED F BRE"
| Sorry.
# Limits of time and place.
> gina@gm.example: limits
SIGN ON M alpha gmword
SET TOUCH PRESS
SET MUST ORDER
SET NO LATE PRESS
SET BLANK PRESS
> fleur@fra.example: to
SIGN ON France alpha swordF
PRESS TO G
Hello.
ENDPRESS
A Bur H
A Mar H
F Bre H
PRESS TO G
Hello.
ENDPRESS
PRESS TO GT
Hello.
ENDPRESS
BROADCAST
Hello.
ENDPRESS
PRESS TO G
ENDPRESS
< fleur@fra.example: Re: [Error Flag]
= refused-must-order game="alpha"
= press-sent readers="Germany"
= refused-not-touched
= press-sent readers="Germany"
> gina@gm.example: more
SIGN ON M alpha gmword
SET NO TOUCH PRESS
SET NO MUST ORDER
@ 2026-01-10 09:00
tick
> edgar@eng.example: late
SIGN ON England alpha swordE
PRESS TO F
I am late.
ENDPRESS
PRESS TO M
I am sorry.
ENDPRESS
< edgar@eng.example: Re: [Error Flag]
= refused-no-late-press game="alpha"
= press-sent readers="the GM"
> fleur@fra.example: in time
SIGN ON France alpha swordF
PRESS TO E
You are late.
ENDPRESS
< edgar@eng.example: Press from F to E
> gina@gm.example: grace
SIGN ON M alpha gmword
SET NO GRACE PRESS
SET NO MINOR PRESS
> fleur@fra.example: in grace
SIGN ON France alpha swordF
PRESS TO E
Still late.
ENDPRESS
< fleur@fra.example: Re: [Error Flag]
= refused-no-grace-press
> gina@gm.example: grace again
SIGN ON M alpha gmword
SET GRACE PRESS
< gina@gm.example: Re:
= setting-changed
> fleur@fra.example: in grace
SIGN ON France alpha swordF
PRESS TO E
Still late.
ENDPRESS
< edgar@eng.example: Press from F to E
# WHITE/GREY signs a letter of which its writer says nothing, GREY/WHITE does not; the numbers of custodians stand in the heads.
> gina@gm.example: grey first
SIGN ON M alpha gmword
SET GREY/WHITE
SET BN 1987AB
SET MN
< edgar@eng.example: = email-settings-changed.subject
= setting-value-press value="grey-white"
> fleur@fra.example: unsaid
SIGN ON France alpha swordF
PRESS TO E
Guess who.
ENDPRESS
PRESS WHITE TO E
It is France.
ENDPRESS
< edgar@eng.example: TEST:alpha - F1901M Press to E
Boardman: 1987AB
Guess who.
< edgar@eng.example: TEST:alpha - F1901M Press from F to E
It is France.
