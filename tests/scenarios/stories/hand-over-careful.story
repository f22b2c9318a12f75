# HAND OVER gives the game away: it waits for its sender's CONFIRM too, and then for the YES of whom it is for.
include opening
careful always
@ 2026-01-05 13:00
> bob@out.example: hello
REGISTER
Name: Bob Baker
END
> gina@gm.example: you
SIGN ON M alpha gmword
HAND OVER bob@out.example
< gina@gm.example: Re:
= command-waits
no < bob@out.example
re> gina@gm.example: Please confirm
YES
< gina@gm.example: [Error Flag]
no < bob@out.example
> gina@gm.example: I mean it
CONFIRM {token}
< bob@out.example: Will you be the GM? Reply YES
re> bob@out.example: Will you be the GM
YES
< bob@out.example: Re:
= leads-now game="alpha"
< gina@gm.example: New GM
> gina@gm.example: once more
SIGN ON M alpha gmword
< gina@gm.example: [Error Flag]
= no-master game="alpha"
= no-master.hint game="alpha"
