# Many settings at once: by the name of a kind of game, several of them, or as another game has them; all or nothing.
@ 2026-01-05 12:00
> gina@gm.example: hello
REGISTER
Name: Gina Master
END
CREATE ?zine gmword
SET RULES gstz
SET RULES gstz
SET RULES nonsense
SET RULES
SET LIKE nowhere
< gina@gm.example: Re: [Error Flag]
Done: Changed: rulebook, orders, seasons, proxies, nmr, proposals,
= setting-same
= rules-unknown name="nonsense"
= rules-unnamed
There is no game
> gina@gm.example: see
LIST zine
CREATE ?bravo gmword
SET LIKE zine
LIST bravo
< gina@gm.example: Re:
Done: Changed: rulebook, orders, proxies, errors, nmr, late, seasons,
postal, datelines, dias, proposals, swaps.
> anna@aus.example: join
REGISTER
Name: Anna Schmidt
END
SIGN ON ?bravo swordA
SET RULES no-press
< anna@aus.example: Re: [Error Flag]
= refused-predicts-for-master game="bravo"
> gina@gm.example: both
SIGN ON M bravo gmword
SET RULES TOURNAMENT, NO PRESS
< gina@gm.example: Re:
Done: Changed:
< anna@aus.example: = email-settings-changed.subject
press
    was  white
    now  none
# What a game keeps secret stays so: nobody copies from a private game that he is not in.
> gina@gm.example: hidden
SIGN ON M zine gmword
SET PRIVATE
> olga@obs.example: copy
REGISTER
Name: Olga Olsen
END
CREATE ?copied ogword
SET LIKE zine
< olga@obs.example: Re: [Error Flag]
There is no game
