# A series of duels: joined by one line, two games from one mail, both played to their end, the table, a second round.
@ 2026-01-05 12:00
> gina@gm.example: hello
REGISTER
Name: Gina Master
END
CREATE SERIES ?cup gmword Austria vs France
SET SCORING sum of squares
SET MOVES CLOCK -1 MIN 0 NEXT 24 GRACE 72 DELAY 0 DAYS SMTWTFS
SET CENTERS 5
ROUND
< gina@gm.example: Re: [Error Flag]
= series-created game="cup"
Changed
= refused-round-lacks-players game="cup" detail="0 of 2"
> anna@aus.example: join
REGISTER
Name: Anna Schmidt
END
SIGN ON ?cup swordA
SET PREFERENCE A
< anna@aus.example: Re:
= joined-series game="cup"
> edgar@eng.example: join
REGISTER
Name: Edgar Stone
END
SIGN ON ?cup swordE
SET PREFERENCE F
< gina@gm.example: cup
> fleur@fra.example: join
REGISTER
Name: Fleur Petit
END
SIGN ON ?cup swordF
> gerd@ger.example: join
REGISTER
Name: Gerd Meier
END
SIGN ON ?cup swordG
> irma@ita.example: join
REGISTER
Name: Irma Rossi
END
SIGN ON ?cup swordI
LIST cup
TABLE cup
< irma@ita.example: Re:
> gina@gm.example: go
SIGN ON M cup gmword
BEGIN
ROUND 3
ROUND
LIST
< gina@gm.example: Re: [Error Flag]
= round-opened-some-out number=1 games="cup-1, cup-2" out=1
= list-series game="cup"
= list-join game="cup"
< gerd@ger.example: TEST:cup-1 - S1901M Game Starting
= email-game-starting role="Austria" game="cup-1"
= email-game-starting.series series="cup"
< anna@aus.example: TEST:cup-2 - S1901M Game Starting
= email-game-starting role="Austria" game="cup-2"
< irma@ita.example: TEST:cup - S1901M Round 1: You Sit Out
= email-sat-out
# One password for all; a stranger asks for the table of a game's series; a player of it opens no round.
> fleur@fra.example: spring
SIGN ON France cup-1 swordF
A Mar - Spa
F Bre - Mao
A Par - Bur
SIGN ON ?cup swordF
ROUND
TABLE cup-2
TABLE nowhere
CREATE SERIES ?second swordF
< fleur@fra.example: Re: [Error Flag]
= refused-predicts-for-master game="cup"
= no-such-game-of-yours name="nowhere"
= series-created game="second" board="Standard"
The table of the series 'cup', by sum of squares:
= table-of-series
= table-of-series.going-on games="cup-1 and cup-2"
> gerd@ger.example: spring
SIGN ON Austria cup-1 swordG
A Vie H
A Bud H
F Tri H
< fleur@fra.example: cup-1 - S1901M Results
@ 2026-01-06 12:00
> fleur@fra.example: fall
SIGN ON France cup-1 swordF
F Mao - Por
A Spa H
A Bur H
> gerd@ger.example: fall
SIGN ON Austria cup-1 swordG
A Vie H
A Bud H
F Tri H
< gerd@ger.example: cup-1 - F1901MX Victory: F
no < irma@ita.example: Table
# A private game of it is in the table, but not by its name.
> gina@gm.example: hidden
SIGN ON M cup-2 gmword
SET PRIVATE
> eve@evil.example: table
TABLE cup
< eve@evil.example: Re:
The table of the series 'cup', by sum of squares:
= private-game
…cup-2
> gina@gm.example: shown
SIGN ON M cup-2 gmword
SET NO PRIVATE
> irma@ita.example: table
TABLE cup
< irma@ita.example: Re:
The table of the series 'cup', by sum of squares:
   1      100  Fleur Petit
                 cup-1: France, 5 centres, 100
   2        0  Gerd Meier
                 cup-1: Austria, 3 centres, 0
= table-of-series.going-on games="cup-2"
> anna@aus.example: spring
SIGN ON Austria cup-2 swordA
A Vie H
A Bud - Ser
F Tri H
> edgar@eng.example: spring
SIGN ON France cup-2 swordE
A Mar H
F Bre H
A Par H
> anna@aus.example: fall
SIGN ON Austria cup-2 swordA
A Vie H
A Ser H
F Tri H
> edgar@eng.example: fall
SIGN ON France cup-2 swordE
A Mar H
F Bre H
A Par H
> anna@aus.example: draw
SIGN ON Austria cup-2 swordA
SET DRAW
> edgar@eng.example: draw
SIGN ON France cup-2 swordE
SET DRAW
< irma@ita.example: TEST:cup - S1901M Table After Round 1
= email-series-table number=1 series="cup"
   #   points  player
   1      100  Fleur Petit
                 cup-1: France, 5 centres, 100
   2       64  Anna Schmidt
                 cup-2: Austria, 4 centres, 64
   3       36  Edgar Stone
                 cup-2: France, 3 centres, 36
   4        0  Gerd Meier
= email-series-table.next
< gina@gm.example: TEST:cup - S1901M Table After Round 1
= email-series-table.next-by-master
# Who sat out plays first; nobody meets the one he met, as long as there is another.
> gina@gm.example: second
SIGN ON M cup gmword
SET SCORING carnage
ROUND TOP
ROUND 2
< gina@gm.example: Re: [Error Flag]
= round-opened-some-out number=2 out=3
= round-one-a-mail
# The next round waits until this one has begun.
> gina@gm.example: too soon
SIGN ON M cup gmword
ROUND 2
SIGN ON M cup-3 gmword
PROCESS NOW
SIGN ON M cup gmword
ROUND 2
< gina@gm.example: Re: [Error Flag]
= round-not-begun game="cup"
= round-opened-some-out number=3 games="cup-4, cup-5"
> gina@gm.example: on with it
SIGN ON M cup-4 gmword
PROCESS NOW
SIGN ON M cup-5 gmword
PROCESS NOW
> gina@gm.example: words
SIGN ON M cup gmword
SET SCORING chess
SET SCORING c diplo
CREATE ?lone gmword
ROUND
TABLE
< gina@gm.example: Re: [Error Flag]
= setting-no-such-value text="chess"
= refused-no-series game="lone"
= no-series-of-that-name game="lone"
> gina@gm.example: as I deal it
SIGN ON M cup gmword
ROUND A irma@ita.example
ROUND A irma@ita.example, F irma@ita.example
ROUND A irma@ita.example, X 2
ROUND Austria 9, France 1
ROUND France: irma@ita.example, Austria: 2
< gina@gm.example: Re: [Error Flag]
= round-seats-lack
= round-seats-lack
= round-seat-unknown
= round-seat-unknown
= round-opened-some-out number=4 games="cup-6"
< edgar@eng.example: TEST:cup-6 - S1901M Game Starting
= email-game-starting role="Austria" game="cup-6"
> gina@gm.example: over
SIGN ON M cup gmword
TERMINATE
< irma@ita.example: TEST:cup - S1901MX Final Table
= email-series-table.last series="cup"
= table-of-series.going-on games="cup-3, cup-4, cup-5 and cup-6"
> anna@aus.example: late
SIGN ON ?cup swordA
SIGN ON M cup gmword
ROUND
TABLE cup
< anna@aus.example: Re: [Error Flag]
= refused-finished game="cup"
   1       95  Fleur Petit
                 cup-1: France, 5 centres, 95
   2       43  Anna Schmidt
   4        0  Gerd Meier
= table-of-series.going-on games="cup-3, cup-4, cup-5 and cup-6"
