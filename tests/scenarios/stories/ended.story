# SET LETTERS SHOWN: when the game is over everybody reads what passed between powers; SET UNRATED.
@ 2026-01-05 12:00
> gina@gm.example: new
REGISTER
Name: Gina Green
END
CREATE ?club gmword France v Austria
SIGN ON Mclub gmword
SET LETTERS SHOWN
SET UNRATED
SET WHITE/GREY
< gina@gm.example: Re: TEST
> anna@aus.example: hello
REGISTER
Name: Anna Aust
END
SIGN ON ?club swordA
SET PREFERENCE AF
> bert@fra.example: hello
REGISTER
Name: Bert Blau
END
SIGN ON ?club swordB
SET PREFERENCE FA
> anna@aus.example: letters
SIGN ON Austria club swordA
PRESS TO F
Shall we share Munich?
ENDPRESS
PRESS GREY TO F
Beware of Austria.
ENDPRESS
PRESS TO M
Nobody else shall read this.
ENDPRESS
SET RATED
< anna@aus.example: [Error Flag]
= refused-not-master game="club"
> bert@fra.example: letters
SIGN ON France club swordB
BROADCAST
Here I am.
ENDBROADCAST
< bert@fra.example: Re: TEST
# It is a promise of the beginning: nobody changes it later.
> gina@gm.example: less
SIGN ON Mclub gmword
SET NO LETTERS SHOWN
SET RATED
TERMINATE
< gina@gm.example: [Error Flag]
LETTERS
> gina@gm.example: end
SIGN ON Mclub gmword
TERMINATE
< gina@gm.example: Please confirm
re> gina@gm.example: Please confirm
CONFIRM
< bert@fra.example: The Messages
= email-letters-shown game="club"
Spring of 1901
Message from anna@aus.example as Austria to France in 'club':
Shall we share Munich?
Message to France in 'club':
Beware of Austria.
Broadcast message from bert@fra.example as France in 'club':
Here I am.
… Nobody else shall read this.
< gina@gm.example: The Messages
… Nobody else shall read this.
# Without the setting letters stay with their readers.
> gina@gm.example: new
CREATE ?quiet gmword3 France v Austria
SIGN ON Mquiet gmword3
TERMINATE
no < gina@gm.example: The Messages
