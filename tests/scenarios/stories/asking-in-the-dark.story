# What is asked of a gunboat game, and of a blind one, tells nobody's name and nothing that was not seen.
include parts/gunboat-start
> anna@aus.example: letter
SIGN ON Austria gun swordA
BROADCAST
I am not who you think.
ENDPRESS
A Vie - Gal
A Bud - Ser
F Tri - Alb
> gina@gm.example: judge it
SIGN ON M gun gmword
PROCESS S1901M NOW
> edgar@eng.example: asking
SIGN ON England gun swordE
SUMMARY
HISTORY
WHO GAME
WHY S1901M
< edgar@eng.example: Re:
  Master:        gina@gm.example  (Gina Master)
  Austria:       someone@somewhere
  England:       edgar@eng.example  (Edgar Stone)
Turkey        3                                    someone
= history-joined game="gun"
Broadcast message from Austria in 'gun':
| I am not who you think.
Movement results for Spring of 1901. (gun.001)
- Austria: Army Budapest -> Serbia succeeded with 1.
…Anna
…anna@aus.example
…Gerd
> tom@who.example: asking
HISTORY gun
< tom@who.example: Re:
…I am not who you think.
…Anna
…Edgar
# Numbers that change while the game goes on would tell who plays Austria: they count at its end.
> anna@aus.example: my numbers
SIGN ON Austria gun swordA
GET DEDICATION
< anna@aus.example: Re:
= player-record.dedication number=0
+> gina@gm.example: the end
SIGN ON M gun gmword
TERMINATE
> anna@aus.example: my numbers
SIGN ON Austria gun swordA
GET DEDICATION
< anna@aus.example: Re:
= player-record.dedication number=3
= player-record.started number=1
include parts/blind-start
@ 2026-01-05 13:00
> anna@aus.example: orders
SIGN ON Austria dark swordA9
A Vie - Gal
> gina@gm.example: judge it
SIGN ON M dark gmword9
PROCESS S1901M NOW
> anna@aus.example: asking
SIGN ON Austria dark swordA9
SUMMARY
HISTORY
RESEND
WHY Gal
< anna@aus.example: Re:
= no-reasons-yet
Year
1900 ? ? ? ? A ?
Austria       3
England       ?
Starting position for Spring of 1901.
Austria: Army  Budapest.
Austria: Army Vienna -> Galicia.
Subject: TEST:dark - S1901M Results
…Germany: Army
…Germany: Fleet
…England: Army
…Index:
…Berlin
> oscar@obs.example: asking
SIGN ON O dark obsword9
HISTORY
SUMMARY
< oscar@obs.example: Re:
= email-results.unseen
1900 ? ? ? ?
Austria       ?
…Army
…Index:
