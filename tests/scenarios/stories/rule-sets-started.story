# A game that goes on takes no rulebook any more: a set that has one is refused as a whole.
include opening
@ 2026-01-05 13:00
> gina@gm.example: now
SIGN ON M alpha gmword
SET RULES postal gstz
< gina@gm.example: Re: [Error Flag]
= refused-only-while-forming game="alpha"
no < anna@aus.example
> gina@gm.example: postal
SIGN ON M alpha gmword
SET RULES postal
< gina@gm.example: Re:
Done: Changed: moves, seasons, nmr, postal.
< anna@aus.example: = email-settings-changed.subject
seasons
