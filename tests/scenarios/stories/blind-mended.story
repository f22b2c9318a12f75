# What a master takes back, mends and predicts in a blind game tells nobody what he does not see.
include parts/blind-start
@ 2026-01-05 13:00
> anna@aus.example: orders
SIGN ON Austria dark swordA9
A Vie - Gal
A Bud - Ser
F Tri - Alb
> gerd@ger.example: orders
SIGN ON Germany dark swordG9
A Ber - Kie
A Mun - Ruh
F Kie - Den
> anna@aus.example: may I
SIGN ON Austria dark swordA9
PREDICT
< anna@aus.example: Re: [Error Flag]
= refused-not-master game="dark"
> gina@gm.example: look
SIGN ON M dark gmword9
PREDICT
< gina@gm.example: Re:
Austria: Army Budapest -> Serbia.
Germany: Army Munich -> Ruhr.
no < anna@aus.example
no < gerd@ger.example
> gina@gm.example: now
SIGN ON M dark gmword9
PROCESS S1901M NOW
< anna@aus.example: TEST:dark - S1901M Results
Austria: Army Budapest -> Serbia.
…Ruhr
…Denmark
@ 2026-01-05 14:00
> gina@gm.example: back
SIGN ON M dark gmword9
ROLLBACK
< anna@aus.example: TEST:dark - S1901M Rollback to S1901M
THE RESULTS OF S1901M NO LONGER COUNT
Austria: Army Budapest -> Serbia.
WHAT YOU SEE
Austria:   A Budapest, A Vienna, F Trieste
…Munich
…Kiel
…London
< oscar@obs.example: TEST:dark - S1901M Rollback to S1901M
WHAT YOU SEE
…A Budapest
…Munich
…Army
< gina@gm.example: Rollback to S1901M
A Munich
> gina@gm.example: forward
SIGN ON M dark gmword9
UNDO
< anna@aus.example: Rollback undone: F1901M again
WHAT YOU SEE
Austria:   A Galicia, A Serbia, F Albania
…Ruhr
…Denmark
> gina@gm.example: mend
SIGN ON M dark gmword9
ADJUST
REMOVE A Ruh
PLACE A Mun Germany
OWNER Ser Austria
REASON A German order was misread.
END ADJUST
< anna@aus.example: TEST:dark - F1901M Adjusted
A German order was misread.
= email-adjusted.blind
…Army Ruhr
…Army Munich
Austria:   A Galicia, A Serbia, F Albania
…Munich
< gerd@ger.example: TEST:dark - F1901M Adjusted
A Munich
…Serbia
< oscar@obs.example: TEST:dark - F1901M Adjusted
…Munich
…Serbia
> anna@aus.example: history
SIGN ON Austria dark swordA9
HISTORY dark
< anna@aus.example: Re:
= history-adjusted game="dark"
…Army Ruhr
…Munich
…Denmark
> gina@gm.example: not so
SIGN ON M dark gmword9
UNDO
< anna@aus.example: Adjustment undone: F1901M again
WHAT YOU SEE
…Ruhr
…Munich
