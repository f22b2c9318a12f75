# A master's plain words are answered with the very line for what they ask for, as his game stands.
@ 2026-01-05 12:00
> gina@gm.example: new
REGISTER
Name: Gina Green
END
CREATE ?club gmword
SIGN ON Mclub gmword
SET APPROVAL
> anna@aus.example: hello
REGISTER
Name: Anna Aust
END
SIGN ON ?club swordA
> bob@eng.example: hello
REGISTER
Name: Bob Brown
END
SIGN ON ?club swordB
> gina@gm.example: words
SIGN ON Mclub gmword
please let in anna and bob
let anna in
approve 1, 2
who is waiting?
emil@ita.example may play too
only pupils I invite may join
please let a full game wait for me
I want to say when it begins
give Carl France
< gina@gm.example: Re:
Try: SET APPROVED 1, 2 on a line of its own does that.
Try: SET APPROVED 1 on a line of its own does that.
Try: SET APPROVED 1, 2 on a line of its own does that.
Try: SET APPROVED ALL on a line of its own does that.
Try: INVITE emil@ita.example on a line of its own does that.
Try: SET PRIVATE on a line of its own; then INVITE
Try: SET MANUAL START on a line of its own does that.
Try: SET MANUAL START on a line of its own does that.
The start deals the powers
Try: ASSIGN anna@example.net Turkey
> gina@gm.example: go
SIGN ON Mclub gmword
SET APPROVED ALL
< gina@gm.example: Re:
> gina@gm.example: go
SIGN ON Mclub gmword
I have only 4 players. please start the game now anyway
start with 4 players
< gina@gm.example: Re:
Try: FORCE BEGIN on a line of its own does that.
Try: FORCE BEGIN on a line of its own does that.
…HELP MASTERING
include opening
> gina@gm.example: started
SIGN ON M alpha gmword
Can I swap Anna and Edgar? They got the wrong countries
start it again please
hold the turn over until Friday
pause the game from 24 dec until 2 jan
could we pause over christmas?
what happened in my games? what do i have to do
nobody for turkey, let the judge play him with a bot
Irma, sorry my fault, please send your orders again
< gina@gm.example: Re:
Try: UNSTART on a line of its own
Try: UNSTART on a line of its own
Try: SET DEADLINE Friday on a line of its own
Try: SET HOLIDAYS 24 dec TO 2 jan on a line of its own
Try: SET HOLIDAYS and days to come
Try: MY GAMES on a line of its own
Try: SET NMR BOT on a line of its own
Try: PRESS TO I, your words, ENDPRESS
…RULES tells
> gina@gm.example: judged
SIGN ON M alpha gmword
PROCESS S1901M NOW
< gina@gm.example: Re:
> gina@gm.example: back
SIGN ON M alpha gmword
please roll back the game to spring 1901
please roll back to spring
please rollback 2 turns
please roll back to S1901M
start it again please
Oh no, I processed too early
< gina@gm.example: Re:
Try: ROLLBACK TO S1901M on a line of its own does that.
Try: ROLLBACK TO S1901M on a line of its own does that.
Try: ROLLBACK 2 on a line of its own does that.
Try: ROLLBACK TO S1901M on a line of its own does that.
…UNSTART
> gina@gm.example: back
SIGN ON M alpha gmword
ROLLBACK
< gina@gm.example: Re:
> gina@gm.example: oh
SIGN ON M alpha gmword
No, wait! undo the rollback
TERMINATE
how can i get the game back? i terminated it by mistake
< gina@gm.example: Re:
Try: UNDO on a line of its own does that.
no command in it, and the game is not over.
Try: CANCEL, in answer to the mail
re> gina@gm.example: Your word is wanted
CONFIRM
> gina@gm.example: oh no
SIGN ON M alpha gmword
how can i get the game back? i terminated it by mistake
< gina@gm.example: Re:
Try: UNDO TERMINATE on a line of its own does that.
