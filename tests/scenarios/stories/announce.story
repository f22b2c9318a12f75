# A master tells everybody something: in one game, or in all that he leads, which one game's password does not open.
include opening
@ 2026-01-05 13:00
> gina@gm.example: another
CREATE ?bravo gmword
> olga@obs.example: watch
REGISTER
Name: Olga Olsen
END
OBSERVE bravo lookout
> anna@aus.example: mine
SIGN ON Austria alpha swordA
ANNOUNCE
Hello
END ANNOUNCE
< anna@aus.example: Re: [Error Flag]
= refused-not-master game="alpha"
> gina@gm.example: nothing
SIGN ON M alpha gmword
ANNOUNCE
END ANNOUNCE
ANNOUNCE ALL
We begin late.
< gina@gm.example: Re: [Error Flag]
= nothing-to-announce
= announce-not-closed
no < anna@aus.example
> gina@gm.example: one
SIGN ON M alpha gmword
SET NO PRESS
ANNOUNCE
We begin late.
END ANNOUNCE
< gina@gm.example: Re:
= announced games="alpha"
< anna@aus.example: Broadcast from M
We begin late.
no < olga@obs.example
> gina@gm.example: all
SIGN ON M alpha gmword
ANNOUNCE ALL
The judge moves on Sunday.
END ANNOUNCE
< gina@gm.example: Please confirm an email sent in your name
= email-mail-held.other-games
no < olga@obs.example
no < anna@aus.example
re> gina@gm.example: Please confirm an email sent in your name
CONFIRM
< gina@gm.example: Re: TEST:alpha - S1901M all
= announced games="alpha, bravo"
< anna@aus.example: Broadcast from M
The judge moves on Sunday.
< olga@obs.example: Broadcast from M
+> gina@gm.example: vouched
SIGN ON M alpha gmword
ANNOUNCE TO ALL MY GAMES
Sunday it is.
END ANNOUNCE
< olga@obs.example: Broadcast from M
Sunday it is.
