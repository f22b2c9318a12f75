# A tournament director in a hurry: lists behind one command, plain words in a series, a pause for a week.
@ 2026-01-05 12:00
> gina@gm.example: hello
REGISTER
Name: Gina Master
END
CREATE SERIES ?old gmword9 france v austria until 1850
CREATE SERIES ?cup gmword9 france v austria until 1907
LIST cup
< gina@gm.example: Re: [Error Flag]
= last-year-past first=1901 variant="France versus Austria"
= series-created game="cup"
last year   1907
+> edgar@eng.example: hello
REGISTER
Name: Edgar Stone
END
> gina@gm.example: come all
SIGN ON M cup gmword9
INVITE anna@aus.example, edgar@eng.example fleur@fra.example and gerd@ger.example
INVITE anna@aus.example, nobody
start the first round please
ROUND 1 game only
close the series
Do we need a tournament for that?
< gina@gm.example: Re: [Error Flag]
= invited game="cup"
= invited game="cup"
= invited game="cup"
= invited game="cup"
REJECTED:
= no-order-no-command
= prose-does.hint line="ROUND"
= prose-does.hint line="TERMINATE"
= prose-brings.hint line="HELP SERIES"
< edgar@eng.example: Will you play?
+> edgar@eng.example: join
SIGN ON ?cup swordE9
+> anna@aus.example: join
REGISTER
Name: Anna Schmidt
END
SIGN ON ?cup swordA9
> gina@gm.example: out
SIGN ON M cup gmword9
EJECT anna@aus.example, edgar@eng.example
< edgar@eng.example: Removed: Player
> gina@gm.example: in again
SIGN ON M cup gmword9
ADMIT anna@aus.example and edgar@eng.example
< anna@aus.example: You can come back
+> edgar@eng.example: join
SIGN ON ?cup swordE9
+> anna@aus.example: join
SIGN ON ?cup swordA9
> gina@gm.example: go
SIGN ON M cup gmword9
ROUND
< gina@gm.example: Re:
= round-opened number=1 games="cup-1"
> gina@gm.example: holidays
SIGN ON M cup-1 gmword9
pause for a week
< gina@gm.example: Re:
= paused-until until="Mon 12 Jan 2026 12:00 UTC"
> gina@gm.example: on
SIGN ON M cup-1 gmword9
RESUME
PROCESS
< gina@gm.example: Re: [Error Flag]
= no-orders-from
= no-orders-from silent="Austria, France"
> gina@gm.example: now
SIGN ON M cup-1 gmword9
PROCESS NOW
> gina@gm.example: back
SIGN ON M cup-1 gmword9
rollback to spring 1901
< gina@gm.example: Re:
= rolled-back phase="S1901M"
