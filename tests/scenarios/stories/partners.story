# Several people may lead one power: its player asks, a YES does it, each orders, and each is told what the other sent.
include opening
@ 2026-01-05 13:00
> bob@bur.example: hello
REGISTER
Name: Bob Burger
Timezone: Europe/Vienna
END
> anna@aus.example: together
SIGN ON Austria alpha swordA
PARTNER bob@bur.example
PARTNER nobody@nowhere.example
< anna@aus.example: together
= partner-asked
= partner-asked
< bob@bur.example: Will you play Austria too? Reply YES
Anna Schmidt (anna@aus.example) plays Austria in game 'alpha' (Standard) and
= email-partnership-offered
= reply-with-yes
no < edgar@eng.example: alpha
# Until the YES he is nobody.
> bob@bur.example: early
SIGN ON Austria alpha swordB
A Vie H
< bob@bur.example: [Error Flag]
re> bob@bur.example: Will you play Austria too
Yes
< bob@bur.example: Re:
= plays-too power="Austria" game="alpha"
< bob@bur.example: A new password
no < anna@aus.example: a copy
< anna@aus.example: TEST:alpha - S1901M New Player Signon: A
= email-seat-changed.partner named="yes" who="Bob Burger (bob@bur.example)" game="alpha" power="Austria"
< edgar@eng.example: New Player Signon: A
Bob Burger
# Either orders, by an answer to any mail of the game's, and the other reads it.
re> bob@bur.example: Re: TEST:alpha - S1901M Will you play
A Vie - Gal
< bob@bur.example: Re:
Order: Austria: Army Vienna -> Galicia
< anna@aus.example: a copy from its other player
= email-copy-of-record.partner game="alpha" power="Austria" sender="bob@bur.example"
A Vie - Gal
> anna@aus.example: spring
SIGN ON Austria alpha swordA
A Vie - Tyr
A Bud - Ser
PRESS TO E
We come in peace.
ENDPRESS
< anna@aus.example: Re:
Austria: Army Vienna -> Tyrolia
< bob@bur.example: a copy from its other player
= email-copy-of-record.partner game="alpha" power="Austria" sender="anna@aus.example"
A Vie - Tyr
We come in peace.
# What one asks for himself, and his diary, is not the other's.
> anna@aus.example: my own
SIGN ON Austria alpha swordA
LIST
MY GAMES
SET ZONE Europe/Vienna
DIARY RECORD
I trust nobody.
ENDDIARY
< anna@aus.example: Re:
= diary-recorded
no < bob@bur.example: a copy
> anna@aus.example: both
SIGN ON Austria alpha swordA
SUMMARY
SET WAIT
DIARY RECORD
Nor myself.
ENDDIARY
< bob@bur.example: a copy from its other player
= what-email-did
SET WAIT
… SUMMARY
… Nor myself
> anna@aus.example: go on
SIGN ON Austria alpha swordA
SET NOWAIT
# Letters, lists and deadlines come to both.
> edgar@eng.example: answer
SIGN ON England alpha swordE
PRESS TO A
So do we.
ENDPRESS
WHO GAME
< anna@aus.example: Press from E to A
< bob@bur.example: Press from E to A
So do we.
< edgar@eng.example: Re:
     Austria:                  anna@aus.example  (Anna Schmidt) and bob@bur.example  (Bob Burger)
# Only the player of record asks for others; nobody plays two powers so; a stranger is nobody.
re> bob@bur.example: Press from E to A
PARTNER tara@tur.example
< bob@bur.example: [Error Flag]
= refused-partner-of-holder
> anna@aus.example: a neighbour
SIGN ON Austria alpha swordA
PARTNER tara@tur.example
PARTNER -edgar@eng.example
< anna@aus.example: [Error Flag]
= partner-in-game game="alpha"
= refused-no-partner
no < tara@tur.example: Will you play
> gina@gm.example: put in
SIGN ON M alpha gmword
BECOME Austria
PARTNER bob@bur.example
< gina@gm.example: [Error Flag]
# The player of record leaves: his partner goes on, and nobody is abandoned.
> anna@aus.example: bye
SIGN ON Austria alpha swordA
RESIGN
< anna@aus.example: Please confirm
re> anna@aus.example: Please confirm
CONFIRM
< bob@bur.example: Joint Player Left: A
= email-seat-changed.partner-left named="yes" who="Anna Schmidt" game="alpha" power="Austria"
no < edgar@eng.example: Resignation
> anna@aus.example: late thoughts
SIGN ON Austria alpha swordA
A Vie H
< anna@aus.example: [Error Flag]
re> bob@bur.example: Press from E to A
A Vie - Tri
STATUS
< bob@bur.example: Re:
Order: Austria: Army Vienna -> Trieste
alpha
# EJECT of a power puts all out who lead it: nobody is said to go on with it.
> anna@aus.example: hello again
OBSERVE alpha watching
re> bob@bur.example: Press from E to A
PARTNER anna@aus.example
re> anna@aus.example: Will you play Austria too
yes
< anna@aus.example: Re:
= plays-too power="Austria" game="alpha"
> anna@aus.example: my old password
SIGN ON Austria alpha swordA
< anna@aus.example: [Error Flag]
= password-wrong game="alpha"
> gina@gm.example: out
SIGN ON M alpha gmword
EJECT Austria
< edgar@eng.example: Removed: Austria
= email-seat-changed.ejected named="yes" who="Bob Burger (bob@bur.example)" game="alpha"
< edgar@eng.example: Joint Player Left: A
= email-seat-changed.partner-too named="yes" who="Anna Schmidt" game="alpha" power="Austria"
no < edgar@eng.example: goes on
