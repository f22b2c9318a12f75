# Headings over orders: one that does not fit keeps the orders below it aside until their sender confirms them.
include opening
@ 2026-01-05 13:00
# All that fits is passed over in silence.
> anna@aus.example: proper
SIGN ON Austria alpha swordA
Player: Anna Schmidt
Game: alpha
Country: Austria
Year: 1901
Season: Spring
A Vie - Gal
< anna@aus.example: Re: TEST:alpha - S1901M
Player: Anna Schmidt … Season: Spring
Ignored: a heading
Austria: Army Vienna -> Galicia.
# Last year's template: the orders under it wait, all else in the mail is done.
> anna@aus.example: old
SIGN ON Austria alpha swordA
A Bud H
Spring 1902
A Vie - Tri
F Tri - Alb
SET WAIT
< anna@aus.example: Re: [Error Flag] TEST:alpha - S1901M
2 orders NOT COUNTED YET
Order: Austria: Army Budapest HOLD
Spring 1902
REJECTED:
= heading-names-phase named="Spring 1902"
A Vie - Tri
Pending: Austria: Army Vienna -> Trieste
Pending: Austria: Fleet Trieste -> Albania
= wait-set
= reply-confirm
CONFIRM
= reply-confirm-until phase="S1901M"
Austria: Army Budapest HOLD.
Austria: Army Vienna -> Galicia.
Austria: Fleet Trieste, No Order Processed.
# Their writer's word makes them count, once; from elsewhere it does nothing.
> anna@home.example: yes
CONFIRM {token}
< anna@aus.example: Another address replied
> anna@aus.example: yes
CONFIRM {token}
SET PASSWORD stolen
< anna@aus.example: Re: [Error Flag] TEST:alpha - S1901M
Order: Austria: Army Vienna -> Trieste
Order: Austria: Fleet Trieste -> Albania
= orders-confirmed power="Austria"
= not-signed-on
Austria: Army Budapest HOLD.
Austria: Army Vienna -> Trieste.
Austria: Fleet Trieste -> Albania.
> anna@aus.example: again
CONFIRM {token}
< anna@aus.example: Re:
= done-already
# A block on top of the mail, another country and another game; a heading that fits ends the doubt.
> edgar@eng.example: top
Game: beta
Country: France
SIGN ON England alpha swordE
A Lvp - Yor
Game: alpha
Country: England
F Lon - Nth
< edgar@eng.example: Re: [Error Flag] TEST:alpha - S1901M
1 order NOT COUNTED YET
Pending: England: Army Liverpool -> Yorkshire
Order: England: Fleet London -> North Sea
= reply-confirm
England: Army Liverpool, No Order Processed.
England: Fleet London -> North Sea.
> edgar@eng.example: no
CANCEL {token}
< edgar@eng.example: no
= orders-cancelled
# A corrected mail counts as ever, and what waited lapses with its phase.
> edgar@eng.example: fall
SIGN ON England alpha swordE
Fall 1901
A Lvp - Edi
F Edi H
< edgar@eng.example: Re: [Error Flag] TEST:alpha - S1901M
2 orders NOT COUNTED YET
> edgar@eng.example: spring
SIGN ON England alpha swordE
Spring 1901
A Lvp - Yor
< edgar@eng.example: Re: TEST:alpha - S1901M
England: Army Liverpool -> Yorkshire.
England: Fleet Edinburgh, No Order Processed.
> gina@gm.example: go on
SIGN ON M alpha gmword
PROCESS NOW
< edgar@eng.example: alpha - S1901M Results
England: Army Liverpool -> Yorkshire.
England: Fleet Edinburgh, No Order Processed.
> edgar@eng.example: late word
CONFIRM {token}
< edgar@eng.example: [Error Flag]
no < anna@aus.example: Results
# Another's name over the orders.
> edgar@eng.example: name
SIGN ON England alpha swordE
Name: Fleur Petit
A Yor - Wal
< edgar@eng.example: Re: [Error Flag] TEST:alpha - F1901M
REJECTED:
= heading-names-player named="Fleur Petit"
registered as Edgar Stone.
Pending: England: Army Yorkshire -> Wales
# Two seats in one mail: the headings of the one say nothing of the other.
> edgar@eng.example: both
SIGN ON England alpha swordE
Country: England
A Yor - Wal
Country: France
SIGN ON France alpha swordF
A Mar H
< edgar@eng.example: Re: [Error Flag] TEST:alpha - F1901M
Order: England: Army Yorkshire -> Wales
Order: France: Army Marseilles HOLD
… NOT COUNTED
# What is meant for a later phase waits and is confirmed like the rest; so does what a master writes for a power.
> rolf@rus.example: ahead
SIGN ON Russia alpha swordR
PHASE F1902M
Spring 1902
A War - Gal
IF Gal EMPTY THEN
A Mos - Ukr
ENDIF
< rolf@rus.example: Re: [Error Flag] TEST:alpha - F1901M
2 orders NOT COUNTED YET
= kept-for-phase phase="F1902M"
= block-kept-for-phase phase="F1902M"
> rolf@rus.example: yes
CONFIRM {token}
< rolf@rus.example: Re: TEST:alpha - F1901M
= kept-for-phase phase="F1902M"
= orders-confirmed power="Russia"
F1902M  A War - Gal
> gina@gm.example: for Turkey
SIGN ON M alpha gmword
BECOME Turkey
Country: Russia
A Smy H
< gina@gm.example: Re: [Error Flag] TEST:alpha - F1901M
= heading-names-power named="Russia" power="Turkey"
Pending: Turkey: Army Smyrna HOLD
> gina@gm.example: yes
CONFIRM {token}
< gina@gm.example: Re:
Order: Turkey: Army Smyrna HOLD
= orders-confirmed power="Turkey"
# A player who has left cannot make his old orders count.
> tara@tur.example: winter already
SIGN ON Turkey alpha swordT
Fall 1905
A Con H
< tara@tur.example: Re: [Error Flag] TEST:alpha - F1901M
Pending: Turkey: Army Constantinople HOLD
+> tara@tur.example: I leave
SIGN ON Turkey alpha swordT
RESIGN NOW
> tara@tur.example: yes
CONFIRM {token}
< tara@tur.example: [Error Flag]
= not-player-any-more power="Turkey"
# Where each mail's orders replace those before, confirmed ones join what counted at once.
> gina@gm.example: zine
SIGN ON M alpha gmword
SET ORDERS GSTZ
> anna@aus.example: half
SIGN ON Austria alpha swordA
A Bud - Ser
Fall 1907
A Tri H
F Alb H
< anna@aus.example: Re: [Error Flag] TEST:alpha - F1901M
2 orders NOT COUNTED YET
> anna@aus.example: yes
CONFIRM {token}
< anna@aus.example: Re: TEST:alpha - F1901M
… = set-replaced
Austria: Army Budapest -> Serbia.
Austria: Army Trieste HOLD.
Austria: Fleet Albania HOLD.
