# What answers the slips of people who have not read HELP: each is understood, or told the one line to send.
include opening
@ 2026-01-05 13:00
# A registration on one line, or without colons; without a name the form to fill in.
> nora@new.example: hi
REGISTER Nora New, nora@new.example, Vienna
< nora@new.example: Re: TEST
= registered address="nora@new.example" name="Nora New"
Europe/Vienna
> nils@new.example: hi
REGISTER
Name Nils Neu
Zone Berlin
End
SIGN ON Austria alpha swordN
< nils@new.example: Re: [Error Flag] TEST
Welcome, Nils Neu
Europe/Berlin
= seat-taken game="alpha" power="Austria"
= seat-taken.hint game="alpha"
> nemo@new.example: hi
REGISTER
Zone: Vienna
END
REGISTER
< nemo@new.example: Re: [Error Flag] TEST
Try: REGISTER / Name: your name / Timezone: Europe/London / END, each
# SET ADDRESS alone is for the address that the mail comes from; no alarm beside the question.
> anna@new.example: I move
SIGN ON Austria alpha swordA
SET ADDRESS
< anna@aus.example: Confirm your new address
SET ADDRESS anna@new.example
no < anna@aus.example: came from another address
< anna@new.example: Re: TEST:alpha
= address-waits
> anna@aus.example: I move
SIGN ON Austria alpha swordA
SET ADDRESS
< anna@aus.example: Re: TEST:alpha
= address-same.hint
# An ejected player learns where to ask; whoever wants a seat that is taken, which are free.
+> gina@gm.example: out
SIGN ON M alpha gmword
EJECT Turkey
SET GAME ZONE Vienna
SET ZONE Vienna
< tara@tur.example: Removed
= email-seat-changed.ejected-you-written
Gina Master (gina@gm.example)
< gina@gm.example: Re: TEST:alpha
= speaks-as-master game="alpha"
= game-zone-changed
= zone-of-game game="alpha"
> nora@new.example: a seat
SIGN ON Austria alpha swordN
< nora@new.example: Re: [Error Flag] TEST
player; free: Turkey.
= seat-taken-others-free.hint first="Turkey" game="alpha"
… = subject-ignored
# BECOME: what the lines below it are, and the mail for the next ones; one block.
> gina@gm.example: for Anna
SIGN ON M alpha gmword
BECOME Austria
A Bud - Ser
< gina@gm.example: Re: TEST:alpha
= reply-missing
= master-speaks-for-power power="Austria"
…== alpha
# A forming game is only called off; two games have a block each, with their names.
> gina@gm.example: another
CREATE ?beta gmword
SET DEADLINE Fri 20:00
< gina@gm.example: Re: [Error Flag] TEST:beta
= refused-not-running.hint
…send your orders
> edgar@eng.example: both
SIGN ON ?beta swordX
SIGN ON England alpha swordE
F Lon - Nth
< edgar@eng.example: Re: TEST:alpha
== beta ==
= reply-joining players=6
== alpha, England ==
England: Fleet London -> North Sea.
+> gina@gm.example: off
SIGN ON M beta gmword
TERMINATE
< edgar@eng.example: Game Terminated
= email-game-ended.called-off game="beta"
…Supply centres
…= email-game-ended.players
# A yes to a proposal, and the password of the form left as it stands in an answer that proves itself.
> edgar@eng.example: slip
SIGN ON England alpha swordE
SET WAITT
< edgar@eng.example: Re: [Error Flag]
Did you mean SET WAIT?
re> edgar@eng.example: Re: [Error Flag]
yes
< edgar@eng.example: Re: TEST:alpha
= prose-offer.hint
re> edgar@eng.example: Game Starting
SIGN ON England alpha YOUR-PASSWORD
F Edi - Nwg
SET PASSWORD thistle
< edgar@eng.example: Re: [Error Flag] TEST:alpha
= speaks-for-power power="England" game="alpha"
Order: England: Fleet Edinburgh -> Norwegian Sea
= reply-too-little
re> edgar@eng.example: Game Starting
SIGN ON France alpha YOUR-PASSWORD
A Par - Bur
< edgar@eng.example: Re: [Error Flag] TEST
REJECTED: Your password in alpha is missing.
…Order:
# Without a seat that fits, the reason is said once.
> gina@gm.example: whose
A War - Gal
F Lon - Nth
< gina@gm.example: Re: [Error Flag] TEST
1-2 A War - Gal … F Lon - Nth
= orders-of-nobody
= orders-of-nobody.hint
# The classic's words name the game they are about.
> edgar@eng.example: old words
INFO alpha
< edgar@eng.example: Re: [Error Flag] TEST
= classic-who game="alpha"
# Orders under a signature's mark are told first, whatever else was taken.
> edgar@eng.example: signed
SIGN ON England alpha swordE
F Lon - Nth

-- 
Edgar
A LPL - WAL
< edgar@eng.example: Re: [Error Flag] TEST:alpha
= reply-left-out lines=1
Order: England: Fleet London -> North Sea
REJECTED:
= orders-left-out why="a signature"
# What lacks a game's name gets that of the only one there is.
> edgar@eng.example: forgotten
SIGN ON England alpha swordE
FORGOT PASSWORD
PRESS TO AXX
hello
ENDPRESS
< edgar@eng.example: Re: [Error Flag] TEST:alpha
Try: FORGOT PASSWORD alpha
= names-no-power word="AXX"
