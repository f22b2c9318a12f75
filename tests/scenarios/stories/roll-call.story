# Before the powers are given out everybody is asked whether he is there; who does not answer gives his place away.
@ 2026-01-05 12:00
> gina@gm.example: a duel
REGISTER
Name: Gina Master
END
CREATE ?duel gmword France v Austria
SET ROLL CALL 48
> anna@aus.example: join
REGISTER
Name: Anna Schmidt
END
SIGN ON ?duel swordA
I am here.
< anna@aus.example: [Error Flag]
= refused-no-roll-call game="duel"
@ 2026-01-06 12:00
> fleur@fra.example: join
REGISTER
Name: Fleur Petit
END
SIGN ON ?duel swordF
< fleur@fra.example: Re:
= joined-before-roll-call game="duel"
no < fleur@fra.example: Are you there?
no < fleur@fra.example: Game Starting
< anna@aus.example: TEST:duel - S1901M Are you there? Reply YES
= email-roll-call game="duel"
= email-roll-call.until
Thu 8 Jan 2026 12:00 UTC
> edgar@eng.example: what
LIST duel
SIGN ON ?duel swordE
< edgar@eng.example: Re:
= list-forming game="duel"
…To join
> edgar@eng.example: hello
REGISTER
Name: Edgar Stone
END
SIGN ON ?duel swordE
< edgar@eng.example: [Error Flag]
= refused-game-full game="duel"
= refused-game-full.hint game="duel"
# No word of Anna's for two days: her place is free, and Edgar takes it; who was there is not asked again.
@ 2026-01-08 11:59
tick
quiet
@ 2026-01-08 12:00
tick
< anna@aus.example: TEST:duel - S1901M You have lost your place
= email-seat-changed.unanswered-you
SIGN ON ?duel and a
< fleur@fra.example: TEST:duel - S1901M No Reply: Player
= email-seat-changed.unanswered
= email-seat-changed.missing
re> anna@aus.example: Are you there?
Yes
< anna@aus.example: [Error Flag]
> edgar@eng.example: now
SIGN ON ?duel swordE
< edgar@eng.example: Game Starting
< fleur@fra.example: Game Starting
no < fleur@fra.example: Are you there?
# Those who answer start the game, by YES or in words.
> gina@gm.example: another
CREATE ?again gmword France v Austria
SET ROLL CALL 72
> anna@aus.example: join
SIGN ON ?again swordA
> fleur@fra.example: join
SIGN ON ?again swordF
re> anna@aus.example: TEST:again - S1901M Are you there?
Yes
< anna@aus.example: Are you there?
= presence-starts game="again"
< fleur@fra.example: TEST:again - S1901M Game Starting
# A yes below SIGN ON can mean nothing else while the roll call waits.
> gina@gm.example: a third
CREATE ?third gmword France v Austria
SET ROLL CALL 72
> anna@aus.example: join
SIGN ON ?third swordA
> fleur@fra.example: join
SIGN ON ?third swordF
> anna@aus.example: in words
SIGN ON ?third swordA
SET PREFERENCE F
yes, I'm here
< anna@aus.example: in words
= presence-starts game="third"
< fleur@fra.example: TEST:third - S1901M Game Starting
# Whoever is not the last is told what it waits for.
> gina@gm.example: a fourth
CREATE ?fourth gmword hundred
SET ROLL CALL 72
> anna@aus.example: join
SIGN ON ?fourth swordA
> edgar@eng.example: join
SIGN ON ?fourth swordE
> fleur@fra.example: join
SIGN ON ?fourth swordF
> anna@aus.example: here
SIGN ON ?fourth swordA
I AM HERE
< anna@aus.example: here
= presence-noted game="fourth"
no < fleur@fra.example: TEST:fourth - S1425M Game Starting
