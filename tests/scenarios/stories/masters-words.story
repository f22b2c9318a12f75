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
= prose-does.hint line="SET APPROVED 1, 2"
= prose-does.hint line="SET APPROVED 1"
= prose-does.hint line="SET APPROVED 1, 2"
= prose-does.hint line="SET APPROVED ALL"
= prose-does.hint line="INVITE emil@ita.example"
= prose-invited.hint
= prose-does.hint line="SET MANUAL START"
= prose-does.hint line="SET MANUAL START"
= prose-seats
= prose-seats.hint
> gina@gm.example: go
SIGN ON Mclub gmword
SET APPROVED ALL
< gina@gm.example: Re:
> gina@gm.example: go
SIGN ON Mclub gmword
I have only 4 players. please start the game now anyway
start with 4 players
< gina@gm.example: Re:
= prose-does.hint line="FORCE BEGIN"
= prose-does.hint line="FORCE BEGIN"
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
= prose-unstart.hint
= prose-unstart.hint
SET DEADLINE Fri 9 Jan 2026 23:30
= prose-does.hint line="SET HOLIDAYS 24 dec TO 2 jan"
= prose-holidays.hint
= prose-brings.hint line="MY GAMES"
= prose-does.hint line="SET NMR BOT"
= prose-letter.hint reader="I"
… = prose-rules.hint
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
= prose-does.hint line="ROLLBACK TO S1901M"
= prose-does.hint line="ROLLBACK TO S1901M"
= prose-does.hint line="ROLLBACK 2"
= prose-does.hint line="ROLLBACK TO S1901M"
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
= prose-does.hint line="UNDO"
= prose-not-over
= refused-not-ended.hint
re> gina@gm.example: Please confirm
CONFIRM
> gina@gm.example: oh no
SIGN ON M alpha gmword
how can i get the game back? i terminated it by mistake
< gina@gm.example: Re:
= prose-does.hint line="UNDO TERMINATE"
