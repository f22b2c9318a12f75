# What a master takes back, mends and predicts in a gunboat game tells nobody who plays what; he reads no address either.
include parts/gunboat-start
@ 2026-01-05 14:00
> anna@aus.example: orders
SIGN ON Austria gun swordA
A Vie - Gal
A Bud - Ser
F Tri - Alb
> gina@gm.example: look
SIGN ON M gun gmword
PREDICT
< gina@gm.example: Re:
Austria: Army Budapest -> Serbia.
…@aus.example
…Anna
no < anna@aus.example
> gina@gm.example: now
SIGN ON M gun gmword
PROCESS S1901M NOW
< edgar@eng.example: S1901M Results
@ 2026-01-05 15:00
> gina@gm.example: back
SIGN ON M gun gmword
ROLLBACK
< edgar@eng.example: TEST:gun - S1901M Rollback to S1901M
= email-rolled-back game="gun"
…Anna
…anna@
…Gina
< anna@aus.example: TEST:gun - S1901M Rollback to S1901M
Austria: Army Budapest -> Serbia.
…Edgar
…edgar@
> gina@gm.example: mend
SIGN ON M gun gmword
ADJUST
REMOVE A Vie
PLACE A Tyr Austria
REASON An order was misread.
END ADJUST
UNDO
ADJUST
OWNER Ser Austria
REASON It was counted wrongly.
END ADJUST
< edgar@eng.example: TEST:gun - S1901M Adjusted
It was counted wrongly.
- Serbia belongs to Austria.
…Anna
…anna@
…misread
> edgar@eng.example: history
SIGN ON England gun swordE
HISTORY gun
WHO GAME gun
< edgar@eng.example: Re:
= history-adjust-undone game="gun"
…Anna
…anna@
# A game whose end told who played what is not taken up again.
+> gina@gm.example: end
SIGN ON M gun gmword
PROCESS NOW
PROPOSE DRAW
> anna@aus.example: yes
SIGN ON A gun swordA
VOTE YES
> edgar@eng.example: yes
SIGN ON E gun swordE
VOTE YES
> fleur@fra.example: yes
SIGN ON F gun swordF
VOTE YES
> gerd@ger.example: yes
SIGN ON G gun swordG
VOTE YES
> irma@ita.example: yes
SIGN ON I gun swordI
VOTE YES
> rolf@rus.example: yes
SIGN ON R gun swordR
VOTE YES
> tara@tur.example: yes
SIGN ON T gun swordT
VOTE YES
< edgar@eng.example: TEST:gun - F1901MX D
Austria:       Anna Schmidt
> gina@gm.example: back
SIGN ON M gun gmword
ROLLBACK
< gina@gm.example: Re: [Error Flag]
= refused-secrets-told game="gun"
