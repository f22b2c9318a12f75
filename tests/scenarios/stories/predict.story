# The master sees a turn before it is judged, also with other orders; nothing is kept, nobody else learns of it.
include opening
@ 2026-01-05 13:00
include parts/spring-six
> anna@aus.example: may I
SIGN ON Austria alpha swordA
PREDICT
< anna@aus.example: Re: [Error Flag]
= refused-predicts-for-master game="alpha"
> gina@gm.example: look
SIGN ON M alpha gmword
PREDICT
< gina@gm.example: Re: TEST:alpha - S1901M look
= prediction phase="S1901M" game="alpha" orders="received"
= prediction.silent powers="Turkey"
Movement results for Spring of 1901. (alpha.001)
Austria: Army Vienna -> Galicia. (*bounce*)
Russia: Army Warsaw -> Galicia. (*bounce*)
Turkey: Army Constantinople, No Order Processed.
WHY
= prediction.next
Austria:   A Budapest, A Vienna, F Trieste
no < anna@aus.example
no < tara@tur.example
# With orders of his own in the place of theirs: by power, by the unit alone, or below a power's name.
> gina@gm.example: what if
SIGN ON M alpha gmword
PREDICT WITH
A War - Sil
Turkey: A Con - Bul
England
F Lon - Eng
Moon: A Par - Gas
A Zzz - Gal
END PREDICT
BROADCAST
Nothing to tell.
ENDPRESS
< gina@gm.example: Re:
= prediction orders="tried"
= prediction.partial powers="Turkey"
= prediction.left-out line=7 text="Moon: A Par - Gas"
= prediction.left-out line=8 text="A Zzz - Gal"
Austria: Army Vienna -> Galicia.
England: Fleet London -> English Channel.
Russia: Army Warsaw -> Silesia.
Turkey: Army Constantinople -> Bulgaria.
< anna@aus.example: Broadcast from M
# One without orders above another with them is by itself.
> gina@gm.example: both
SIGN ON M alpha gmword
PREDICT
PREDICT WITH
A War - Sil
END PREDICT
< gina@gm.example: Re: TEST:alpha - S1901M both
= prediction orders="received"
Russia: Army Warsaw -> Galicia. (*bounce*)
= prediction orders="tried"
Russia: Army Warsaw -> Silesia.
…Left out
# Nothing of it was kept; without its end it goes to the end of the mail.
> gina@gm.example: again
SIGN ON M alpha gmword
PREDICT S1901M
PREDICT F1901M
PREDICT WITH
A Vie H
< gina@gm.example: Re: [Error Flag]
= refused-wrong-phase
England: Fleet London -> North Sea.
Turkey: Army Constantinople, No Order Processed.
Austria: Army Vienna HOLD.
Russia: Army Warsaw -> Galicia.
> gina@gm.example: now
SIGN ON M alpha gmword
PROCESS S1901M NOW
< anna@aus.example: TEST:alpha - S1901M Results
Austria: Army Vienna -> Galicia. (*bounce*)
# On another position: the lines of ADJUST, which need no reason here; what is impossible is left out.
> gina@gm.example: and if they stood elsewhere
SIGN ON M alpha gmword
PREDICT
REMOVE A Vie
PLACE A Boh Austria
OWNER Par NONE
PLACE A Spa Austria
PLACE F Moon Turkey
REMOVE F Vie
Austria: A Boh - Mun
F1901M is now
END PREDICT
PREDICT
PHASE F1903B
OWNER Ber France
OWNER Kie France
OWNER Mun France
France: BUILD A Par
END PREDICT
LIST alpha
< gina@gm.example: Re:
= prediction phase="F1901M" game="alpha" orders="position"
= prediction.left-out line=6 text="PLACE A Spa Austria"
= refused-occupied detail="Spain"
= prediction.left-out line=7 text="PLACE F Moon Turkey"
= prediction.left-out line=8 text="REMOVE F Vie"
= refused-no-unit-there detail="Vienna"
= prediction.left-out line=10 text="F1901M is now"
Austria: Army Bohemia -> Munich.
Germany:   Berlin, Denmark, Kiel.
= prediction phase="F1903B" game="alpha"
France:                   Builds an army in Paris.
Germany:                  Defaults, removing the fleet in Denmark.
Austria: Army Vienna.
no < anna@aus.example
# Who plays as well sees nothing; nor does anybody before the start.
> anna@aus.example: my own
CREATE ?beta gmsword
SIGN ON ?beta swordA
SIGN ON M beta gmsword
PREDICT
< anna@aus.example: [Error Flag]
= refused-not-running game="beta"
> anna@aus.example: practice
SIGN ON ?practice
PREDICT
< anna@aus.example: [Error Flag]
= refused-master-plays game="practice-2"
