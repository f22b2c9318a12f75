# A game that has not started: settings, a variant that is none, wishes, people who come and go.
@ 2026-01-05 12:00
> gina@gm.example: new
REGISTER
Name: Gina Master
END
CREATE ?My_Game gmword
CREATE ?not/a/name gmword
CREATE ?aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeee gmword
CREATE ?another gmword nosuchmap
SET VARIANT nosuchmap
SET VARIANT standard
SET RULEBOOK 1971
SET RULEBOOK nosuchbook
LIST
< gina@gm.example: Re: [Error Flag] TEST:my_game
= game-name-malformed
= game-name-malformed
= game-name-malformed
= no-such-variant name="nosuchmap"
= no-such-variant name="nosuchmap"
nosuchbook
> anna@aus.example: me
REGISTER
Name: Anna Schmidt
END
SIGN ON ?my_game swordA
SET PREFERENCE AEFX
SET PREFERENCE A[EF]
A Vie - Gal
< anna@aus.example: Re: [Error Flag] TEST:my_game
= joined game="my_game" missing=6
X
= wishes-noted wishes="A[EF]"
> anna@aus.example: power too early
SIGN ON Austria my_game swordA
< anna@aus.example: Re: TEST:my_game
= speaks-as-player game="my_game"
> anna@aus.example: away
SIGN ON ?my_game swordA
RESIGN
LIST my_game
< anna@aus.example: Re:
You have left my_game.
< gina@gm.example: my_game
> oscar@obs.example: list
LIST
LIST FULL
LIST nosuchgame
< oscar@obs.example: Re: [Error Flag] TEST
= no-such-game name="nosuchgame"
my_game
