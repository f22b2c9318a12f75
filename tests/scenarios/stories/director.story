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
France versus Austria begins in 1901, so its last year would
You are the master of cup, a series of games of France versus
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
anna@aus.example may join cup
edgar@eng.example may join cup
fleur@fra.example may join cup
gerd@ger.example may join cup
REFUSED: This is no order and no command I know.
ROUND on a line of its own does that.
TERMINATE on a line of its own does that.
HELP SERIES on a line of its own brings that.
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
< edgar@eng.example: Put Out: Player
> gina@gm.example: in again
SIGN ON M cup gmword9
ADMIT anna@aus.example and edgar@eng.example
< anna@aus.example: You may come back
+> edgar@eng.example: join
SIGN ON ?cup swordE9
+> anna@aus.example: join
SIGN ON ?cup swordA9
> gina@gm.example: go
SIGN ON M cup gmword9
ROUND
< gina@gm.example: Re:
Round 1 has begun: cup-1.
> gina@gm.example: holidays
SIGN ON M cup-1 gmword9
pause for a week
< gina@gm.example: Re:
The clock stands still until Mon 12 Jan 2026 12:00 UTC
> gina@gm.example: on
SIGN ON M cup-1 gmword9
RESUME
PROCESS
< gina@gm.example: Re: [Error Flag]
Orders are missing, and everybody is told of the results:
nothing came from Austria, France.
> gina@gm.example: now
SIGN ON M cup-1 gmword9
PROCESS NOW
> gina@gm.example: back
SIGN ON M cup-1 gmword9
rollback to spring 1901
< gina@gm.example: Re:
The game is back at S1901M
