# A gunboat game: the master sees all, nobody else learns who plays what until the end.
@ 2026-01-05 12:00
> gina@gm.example: hello
REGISTER
Name: Gina Master
Timezone: Europe/London
END
CREATE ?gun gmword standard gunboat
SET MOVES CLOCK -1 MIN 0 NEXT 24 GRACE 72 DELAY 0.5 DAYS SMTWTFS
SET WHITE/GREY
< gina@gm.example: Re:
:: Judge: TEST  Game: Gun  Variant: Standard Gunboat
You are the master of gun.
> anna@aus.example: join
REGISTER
Name: Anna Schmidt
Timezone: Europe/Vienna
END
SIGN ON ?gun wordA gunboat
SET PREFERENCE AEFGIRT
< gina@gm.example: New Player Signon: #1
Anna Schmidt has joined game 'gun' as player number 1.
> edgar@eng.example: join
REGISTER
Name: Edgar Stone
Timezone: Europe/London
END
SIGN ON ?gun wordE
SET PREFERENCE EAFGIRT
< gina@gm.example: New Player Signon: #2
Edgar Stone has joined
< anna@aus.example: New Player Signon: #2
Somebody has joined game 'gun' as player number 2.
…Edgar
…eng.example
> gina@gm.example: second thoughts
SIGN ON M gun gmword
SET NO GUNBOAT
SET REVEAL
< gina@gm.example: Re:
Somebody has joined game gun who was promised that nobody
That is so already.
> fleur@fra.example: join
REGISTER
Name: Fleur Petit
Timezone: Europe/Paris
END
SIGN ON ?gun wordF
SET PREFERENCE FAEGIRT
> gerd@ger.example: join
REGISTER
Name: Gerd Meier
Timezone: Europe/Berlin
END
SIGN ON ?gun wordG
SET PREFERENCE GAEFIRT
> irma@ita.example: join
REGISTER
Name: Irma Rossi
Timezone: Europe/Rome
END
SIGN ON ?gun wordI
SET PREFERENCE IAEFGRT
> rolf@rus.example: join
REGISTER
Name: Rolf Iwanow
Timezone: Europe/Moscow
END
SIGN ON ?gun wordR
SET PREFERENCE RAEFGIT
> nina@new.example: what is here
REGISTER
Name: Nina New
END
LIST gun
< nina@new.example: Re:
Game 'gun' waits for 1 more player.
gunboat     yes
a power                   someone
…Anna
> tara@tur.example: join
REGISTER
Name: Tara Yilmaz
Timezone: Europe/Istanbul
END
SIGN ON ?gun wordT
SET PREFERENCE TAEFGIR
< anna@aus.example: TEST:gun - S1901M Game Starting
:: Judge: TEST  Game: Gun  Variant: Standard Gunboat
You have been selected as Austria in game 'gun'
Master:                   gina@gm.example
Austria:                  anna@aus.example
England:                  someone@somewhere
Turkey:                   someone@somewhere
…Edgar
…tur.example
< gina@gm.example: TEST:gun - S1901M Game Starting
England:                  edgar@eng.example  (Edgar Stone)
> oscar@obs.example: watch
REGISTER
Name: Oscar Watcher
END
OBSERVE gun wordO
LIST gun
< oscar@obs.example: Re:
Master                    gina@gm.example
Austria    move
someone@somewhere
Observer                  oscar@obs.example
…anna@aus.example
< anna@aus.example: New Player Signon: O
Somebody watches game 'gun' from now on.
< gina@gm.example: New Player Signon: O
Oscar Watcher watches
# letters
> edgar@eng.example: letters
SIGN ON England gun wordE
PRESS TO F
Shall we meet in the Channel?
ENDPRESS
PRESS GREY TO FG
Russia lies.
ENDPRESS
BROADCAST
Hello all.
ENDPRESS
PRESS TO M
Who is late?
ENDPRESS
< fleur@fra.example: TEST:gun - S1901M Press from E to F
Message from England to France in 'gun':
| Shall we meet in the Channel?
…edgar
< fleur@fra.example: TEST:gun - S1901M Press to FG
Message to France and Germany in 'gun':
…England
…edgar
< tara@tur.example: TEST:gun - S1901M Broadcast from E
Broadcast message from England in 'gun':
…edgar
< gina@gm.example: TEST:gun - S1901M Broadcast from E
Broadcast message from [edgar@eng.example as] England in 'gun':
< gina@gm.example: TEST:gun - S1901M Press from E to M
Message from [edgar@eng.example as] England to Master in 'gun':
> gina@gm.example: from the master
SIGN ON M gun gmword
BROADCAST
Deadlines are hard.
ENDPRESS
BECOME England
PRESS TO F
Edgar is ill, says the master in his name.
ENDPRESS
LIST
< fleur@fra.example: Broadcast from M
Broadcast message from gina@gm.example as Master in 'gun':
< fleur@fra.example: Press from E to F
Message from England to France in 'gun':
< gina@gm.example: Re:
England    move       3/3   0  edgar@eng.example  (Edgar Stone)
# probes
> fleur@fra.example: who is there?
SIGN ON France gun wordF
EJECT edgar@eng.example
EJECT nobody@at-all.example
SIGN ON England gun wrong
LIST FULL
LIST gun
< fleur@fra.example: Re:
Only the master of game gun may do that.
Only the master of game gun may do that.
France     move       3/3   0  Fleur Petit
…Edgar
…Stone
# another address with the right password
> fleur@fra.example: for England
SIGN ON England gun wordE
F Lon - Eng
LIST gun
< edgar@eng.example: TEST:gun - S1901M Orders for England came from another address
A mail from another address
…fra.example
< fleur@fra.example: Re:
England    move       3/3   0  someone@somewhere
> fleur@fra.example: his mail to me
SIGN ON England gun wordE
SET ADDRESS edgar@eng.example
SET ADDRESS edgar@new.example
< fleur@fra.example: [Error Flag]
edgar@eng.example belongs to somebody else here.
waits for a word from your old address
< edgar@eng.example: Do you move?
A mail from another address
SET ADDRESS edgar@new.example
…fleur
> edgar@eng.example: why not
CONFIRM {token}
< edgar@new.example: Your address was changed
Mail from this judge that went to another address
goes to edgar@new.example from now on.
…eng.example
< edgar@eng.example: Your address was changed
Mail from this judge that went to edgar@eng.example
# a player leaves, another comes
> tara@tur.example: bye
SIGN ON Turkey gun wordT
RESIGN
< tara@tur.example: Your word is wanted
gave this command as Turkey in 'gun':
RESIGN
> tara@tur.example: I do
CONFIRM {token}
< anna@aus.example: Resignation: Turkey
Turkey's player has resigned from game 'gun'.
…Tara
< gina@gm.example: Resignation: Turkey
Tara Yilmaz has resigned
> nina@new.example: me
SIGN ON Turkey gun wordN
< anna@aus.example: New Player Signon: T
A new player has taken over Turkey in game 'gun'.
…Nina
…new.example
< oscar@obs.example: New Player Signon: T
…Nina
< gina@gm.example: New Player Signon: T
Nina New (nina@new.example) has taken over Turkey
> gina@gm.example: changes
SIGN ON M gun gmword
SET DEADLINE 2026-01-07 20:00
EJECT oscar@obs.example
SET NO GUNBOAT
< gina@gm.example: Re:
That can be changed only before game gun starts.
< anna@aus.example: Deadline Adjustment
changed by the master
< anna@aus.example: Resignation: Observer
The master has taken somebody out of game 'gun'.
…Oscar
# late
@ 2026-01-07 20:31
tick
< gina@gm.example: Late Notice
…Schmidt
< anna@aus.example: Late Notice
…Edgar
> gina@gm.example: the end
SIGN ON M gun gmword
TERMINATE
< anna@aus.example: Game Terminated
Austria:       Anna Schmidt
England:       Edgar Stone
Turkey:        Tara Yilmaz
from S1901M:  Nina New
> anna@aus.example: who was it
SIGN ON Austria gun wordA
BROADCAST
Well played.
ENDPRESS
LIST
< anna@aus.example: Re:
edgar@new.example  (Edgar Stone)
< fleur@fra.example: Broadcast from A
Broadcast message from anna@aus.example as Austria in 'gun':
