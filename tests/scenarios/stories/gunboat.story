# A gunboat game: the master sees all, nobody else learns who plays what until the end.
include parts/gunboat-start
> oscar@obs.example: watch
REGISTER
Name: Oscar Watcher
END
OBSERVE gun swordO
LIST gun
< oscar@obs.example: Re:
Master                    gina@gm.example
Austria    move
someone@somewhere
Observer                  oscar@obs.example
…anna@aus.example
< anna@aus.example: New Observer
= email-seat-changed.observing game="gun"
< gina@gm.example: New Observer
= email-seat-changed.observing who="Oscar Watcher (oscar@obs.example)"
# letters
> edgar@eng.example: letters
SIGN ON England gun swordE
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
SIGN ON France gun swordF
EJECT edgar@eng.example
EJECT nobody@at-all.example
SIGN ON England gun wrong
LIST FULL
LIST gun
< fleur@fra.example: Re:
= refused-not-master game="gun"
= refused-not-master game="gun"
France     move       3/3   0  Fleur Petit
…Edgar
…Stone
# another address with the right password
> fleur@fra.example: for England
SIGN ON England gun swordE
F Lon - Eng
LIST gun
< edgar@eng.example: TEST:gun - S1901M Orders for England came from another address
= unnamed-address
…fra.example
< fleur@fra.example: Re:
England    move       3/3   0  someone@somewhere
> fleur@fra.example: his mail to me
SIGN ON England gun swordE
SET ADDRESS edgar@eng.example
< fleur@fra.example: Re:
= address-waits
> fleur@fra.example: his mail to me, then
SIGN ON England gun swordE
SET ADDRESS edgar@new.example
< fleur@fra.example: Re:
= address-waits
< edgar@eng.example: Confirm your new address
= email-address-asked sender="another address" game="gun"
SET ADDRESS edgar@new.example
…fleur
> edgar@eng.example: why not
CONFIRM {token}
< edgar@new.example: Your address was changed
= email-address-changed
now:     edgar@new.example
…eng.example
< edgar@eng.example: Your address was changed
before:  edgar@eng.example
# a player leaves, another comes
> tara@tur.example: bye
SIGN ON Turkey gun swordT
RESIGN
< tara@tur.example: Please confirm
= email-confirmation-asked game="gun" power="Turkey"
RESIGN
> tara@tur.example: I do
CONFIRM {token}
< anna@aus.example: Resignation: Turkey
Turkey's player has resigned from game 'gun'.
…Tara
< gina@gm.example: Resignation: Turkey
Tara Yilmaz (tara@tur.example) has resigned
> nina@new.example: me
SIGN ON Turkey gun swordN
< anna@aus.example: Power Taken Over: T
= email-seat-changed.led-again game="gun" power="Turkey"
…Nina
…new.example
< oscar@obs.example: Power Taken Over: T
…Nina
< gina@gm.example: New Player Signon: T
Nina New (nina@new.example) has taken over Turkey
> gina@gm.example: changes
SIGN ON M gun gmword
SET DEADLINE 2026-01-07 20:00
EJECT oscar@obs.example
SET NO GUNBOAT
< gina@gm.example: Re:
= refused-only-while-forming game="gun"
< anna@aus.example: Deadline Adjustment
= email-deadline-changed
< anna@aus.example: Removed: Observer
= email-seat-changed.ejected game="gun"
…Oscar
# late
@ 2026-01-07 20:31
tick
< gina@gm.example: Late Notice
…Schmidt
< anna@aus.example: Late Notice
…Edgar
+> gina@gm.example: the end
SIGN ON M gun gmword
TERMINATE
< anna@aus.example: Game Terminated
Austria:       Anna Schmidt
England:       Edgar Stone
Turkey:        Tara Yilmaz
from S1901M:  Nina New
> anna@aus.example: who was it
SIGN ON Austria gun swordA
BROADCAST
Well played.
ENDPRESS
LIST
< anna@aus.example: Re:
edgar@new.example  (Edgar Stone)
< fleur@fra.example: Broadcast from A
Broadcast message from anna@aus.example as Austria in 'gun':
