# SET APPROVAL: who signs on waits for the master's word; SET ACCESS: whether players share a site; INVITE writes.
@ 2026-01-05 12:00
> gina@gm.example: new
REGISTER
Name: Gina Green
END
CREATE ?club gmword France v Austria
SIGN ON Mclub gmword
SET APPROVAL
SET ACCESS SAME SITE
LIST club
< gina@gm.example: Re: TEST
approval    yes
> anna@gm.example: hello
REGISTER
Name: Anna Aust
END
SIGN ON ?club swordA
< anna@gm.example: Re: TEST
You are in club, once its master has said so
< gina@gm.example: Your word is wanted
Somebody wants to play in game 'club', which wants your word for it
SET APPROVED anna@gm.example
no < gina@gm.example: New Player
> anna@gm.example: where
STATUS
< anna@gm.example: where
* Yours: a player, once its master lets you in.
# Whoever is at another site is refused, and is not asked about.
> eve@evil.example: hello
REGISTER
Name: Eve
END
SIGN ON ?club swordE
< eve@evil.example: [Error Flag]
Game club is for the site of its master.
no < gina@gm.example: Your word is wanted
# A full game does not start before all are let in, not even by BEGIN.
> bert@gm.example: hello
REGISTER
Name: Bert Blau
END
SIGN ON ?club swordB
< bert@gm.example: Re: TEST
once its master has said so
< gina@gm.example: Your word is wanted
tick
quiet
> gina@gm.example: who
SIGN ON Mclub gmword
LIST club
BEGIN
SET APPROVED nobody@gm.example
SET APPROVED 1 or so
SET NOT APPROVED ALL
SET NOT APPROVED anna@gm.example
< gina@gm.example: [Error Flag]
Players of game club still wait for your word.
Nobody like that waits for your word
is no list of players who wait
Nobody like that waits for your word
He waits for your word still, and is not let in without it.
EJECT anna@gm.example puts him out of the game.
anna@gm.example  (Anna Aust), number 1, waits for the master
> anna@gm.example: me first
SIGN ON club swordA
SET APPROVED ALL
< anna@gm.example: [Error Flag]
Only the master of game club may do that.
# Whoever was not to be let in is not let in by ALL below that line.
> gina@gm.example: not him
SIGN ON Mclub gmword
SET NOT APPROVED bert@gm.example
SET APPROVED ALL
< gina@gm.example: [Error Flag]
Line 2 above it was refused, so it is not done
no < bert@gm.example
# The question is answered with one word; the line does it as well, by the number in LIST.
re> gina@gm.example: Your word is wanted
YES
< bert@gm.example: You are let in
lets you in: you play as soon as it starts
no < anna@gm.example: You are let in
# What the master takes back he is told, and nothing of what the same mail gives again.
> gina@gm.example: not yet
SIGN ON Mclub gmword
SET NOT APPROVED bert@gm.example
< bert@gm.example: You wait for the master's word again
The master of game 'club' has taken back that you are let in.
Your place in it waits for the master's word again.
> gina@gm.example: he is
SIGN ON Mclub gmword
SET APPROVED bert@gm.example
< bert@gm.example: You are let in
> gina@gm.example: and her
SIGN ON Mclub gmword
SET NOT APPROVED bert@gm.example
SET APPROVED 1, 2
< gina@gm.example: Re: TEST
They wait for your word again
They are let in
no < bert@gm.example: You wait
< anna@gm.example: You are let in
< anna@gm.example: Game Starting
< bert@gm.example: Game Starting
# So does whoever takes a power over.
> gina@gm.example: out
SIGN ON Mclub gmword
SET ACCESS DIFFERENT
EJECT bert@gm.example
< gina@gm.example: Re: TEST
> cora@gm.example: hello
REGISTER
Name: Cora
END
SIGN ON ?club swordC
< cora@gm.example: [Error Flag]
Somebody at your site, gm.example, plays in game club
> dora@home.example: hello
REGISTER
Name: Dora
END
SIGN ON ?club swordD
< dora@home.example: Re: TEST
club wants its master's word for new players
< gina@gm.example: Your word is wanted
SET APPROVED dora@home.example
> dora@home.example: again
SIGN ON ?club swordD
< dora@home.example: Re: TEST
wants its master's word
re> gina@gm.example: Your word is wanted
YES
< dora@home.example: You are let in
If a power is free, mail this line
SIGN ON ?club YOUR-PASSWORD
> dora@home.example: thanks
SIGN ON ?club swordD
< dora@home.example: Re: TEST
# Where nobody moderates players may RESUME, unless the game says NO RESUME; no setting tells who is in gunboat.
> gina@gm.example: free
SIGN ON Mclub gmword
SET NO RESUME
SET UNMODERATED
CREATE ?hidden gmword2 France v Austria gunboat
SIGN ON Mhidden gmword2
SET ACCESS DIFFERENT
SET ACCESS ELSEWHERE
SET ACCESS ANY SITE
< gina@gm.example: [Error Flag]
Game hidden hides who plays, and ACCESS DIFFERENT would tell
There is no setting "ACCESS ELSEWHERE".
> anna@gm.example: go on
SIGN ON France club swordA
RESUME
< anna@gm.example: [Error Flag]
Only the master of game club may do that.
> gina@gm.example: go on
SIGN ON Mclub gmword
SET RESUME
> anna@gm.example: go on
SIGN ON France club swordA
RESUME
< anna@gm.example: Re: TEST
The clock runs again
