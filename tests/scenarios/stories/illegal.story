# Two years of Illegal Gunboat with its summers, as Austria reads them.
include parts/illegal-start
> anna@aus.example: orders
SIGN ON Austria mute swordA9
A(Vie)-Gal
A(Bud)S (RUSSIA) A(Ser)-Rum
F(Tri)-Alb
A(Ser)-Bul
A(Vie)-Gal please
Hello England, how are you?
< anna@aus.example: Re:
= line-acts line="A(Vie)-Gal"
= line-speaks
= line-dropped place="Serbia"
Austria: A(Bud)S (RUSSIA) A(Ser)-Rum.
Austria: A(Vie)-Gal.
…Check:
> edgar@eng.example: orders
SIGN ON England mute swordE9
A(Lpl)-Stp
F(Edi)C (GERMANY) A(Hol)-Par
F(Lon)-Nth
> fleur@fra.example: orders
SIGN ON France mute swordF9
A(Par)-Bur
A(Mar)S A(Par)-Bur
F(Bre)-Mid
> gerd@ger.example: orders
SIGN ON Germany mute swordG9
A(Mun)-Bur
A(Ber)-Kie
F(Kie)-Den
> irma@ita.example: orders
SIGN ON Italy mute swordI9
A(Ven)-Tyr
A(Rom)-Ven
F(Nap)-Ion
> rolf@rus.example: orders
SIGN ON Russia mute swordR9
A(War)-Gal
A(Mos)-Ukr
F(Sev)-Bla
@ 2026-01-06 12:00
tick
< anna@aus.example: Late Notice
= email-late-notice.secret game="mute"
…Russia
…Turkey
< tara@tur.example: Late Notice
= email-late-notice.yours waits="secret"
< gina@gm.example: Late Notice: RT
@ 2026-01-07 12:00
tick
< anna@aus.example: S1901M Results
Movement results for Spring of 1901. (mute.001)
Austria: A(Bud)S (RUSSIA) A(Ser)-Rum.
Austria: A(Vie)-Gal. (*bounce*)
England: A(Lpl)-Stp. (*bounce*)
England: F(Edi)C (GERMANY) A(Hol)-Par.
England: F(Lon)-Nth.
France: A(Mar)S A(Par)-Bur.
Germany: A(Mun)-Bur. (*bounce*)
Russia: A(War)-Gal. (*bounce*)
The next phase of 'mute' will be Retreats for Spring of 1901.
= no-retreat.summer
…Turkey: F
…Turkey: A(
…WHY
…No Order
…void
no < anna@aus.example: Civil Disorder
< tara@tur.example: Civil Disorder
> edgar@eng.example: orders
SIGN ON England mute swordE9
A(Lpl)-Wal
F(Nth)-Swi
> tara@tur.example: orders
SIGN ON Turkey mute swordT9
A(Con)S A(Vie)-Gal
> anna@aus.example: orders
SIGN ON Austria mute swordA9
F(Alb)-Gre
< anna@aus.example: Re:
= line-speaks line="F(Alb)-Gre"
= order-only-speaks order="F(Alb)-Gre"
@ 2026-01-08 12:06
tick
< anna@aus.example: S1901R Results
= email-results.no-retreats
= email-results.summer
Austria: F(Alb)-Gre.
England: A(Lpl)-Wal.
Turkey: A(Con)S A(Vie)-Gal.
THE BOARD
Austria:   A Budapest, A Vienna, F Albania
…Swi
> anna@aus.example: orders
SIGN ON Austria mute swordA9
A(Vie)-Tri
A(Bud)-Ser
F(Alb)S A(Bud)-Gre
> edgar@eng.example: orders
SIGN ON England mute swordE9
A(Lpl)-Yor
F(Edi)-Nwg
F(Nth)-Nwy
> fleur@fra.example: orders
SIGN ON France mute swordF9
A(Bur)-Bel
A(Mar)-Spa
F(Mid)-Por
> gerd@ger.example: orders
SIGN ON Germany mute swordG9
A(Mun)H
A(Kie)-Hol
F(Den)-Swe
> irma@ita.example: orders
SIGN ON Italy mute swordI9
A(Ven)H
A(Tyr)S A(Ven)-Tri
F(Ion)-Tun
> rolf@rus.example: orders
SIGN ON Russia mute swordR9
A(War)-Gal
A(Ukr)-Rum
F(Bla)-Con
F(Stp)-Bot
> tara@tur.example: orders
SIGN ON Turkey mute swordT9
A(Con)-Bul
A(Smy)-Con
F(Ank)-Bla
@ 2026-01-08 14:00
tick
< anna@aus.example: F1901M Results
Austria: A(Vie)-Tri.
Austria: F(Alb)S A(Bud)-Gre.
Italy: A(Tyr)S A(Ven)-Tri.
Turkey: A(Smy)-Con. (*bounce*)
Austria:   Budapest, Serbia, Trieste, Vienna.
…CD
> anna@aus.example: orders
SIGN ON Austria mute swordA9
Build A Vie
> edgar@eng.example: orders
SIGN ON England mute swordE9
Build F Lon
> fleur@fra.example: orders
SIGN ON France mute swordF9
Build A Par
Build F Bre
Build A Mar
> gerd@ger.example: orders
SIGN ON Germany mute swordG9
Build A Ber
Build F Kie
> irma@ita.example: orders
SIGN ON Italy mute swordI9
Build F Nap
> rolf@rus.example: orders
SIGN ON Russia mute swordR9
Build A Mos
> tara@tur.example: orders
SIGN ON Turkey mute swordT9
Build A Con
@ 2026-01-08 16:00
tick
< anna@aus.example: F1901B Results
Austria:                  Builds an army in Vienna.
Turkey:                   Builds an army in Constantinople.
> anna@aus.example: orders
SIGN ON Austria mute swordA9
A(Vie)-Mun
A(Tri)H
A(Ser)-Gre
F(Alb)-Stp(nc)
> edgar@eng.example: orders
SIGN ON England mute swordE9
A(Yor)-Lon
F(Nwg)-Bar
F(Nwy)S F(Nwg)-Stp
F(Lon)H
> fleur@fra.example: orders
SIGN ON France mute swordF9
A(Bel)H
A(Spa)H
F(Por)H
A(Par)H
F(Bre)H
A(Mar)H
> gerd@ger.example: orders
SIGN ON Germany mute swordG9
A(Mun)H
A(Hol)H
F(Swe)H
A(Ber)H
F(Kie)H
> irma@ita.example: orders
SIGN ON Italy mute swordI9
A(Ven)-Tri
A(Tyr)S A(Ven)-Tri
F(Tun)H
F(Nap)H
> rolf@rus.example: orders
SIGN ON Russia mute swordR9
A(Gal)-Vie
A(Rum)H
F(Bla)-Con
F(Bot)H
A(Mos)H
> tara@tur.example: orders
SIGN ON Turkey mute swordT9
A(Bul)S A(Ser)-Gre
A(Con)H
A(Smy)H
F(Ank)H
@ 2026-01-08 18:00
tick
< anna@aus.example: S1902M Results
Austria: A(Ser)-Gre.
Austria: A(Tri)H. (*dislodged*)
Austria: F(Alb)-Stp(nc). (*bounce*)
Austria: A(Vie)-Mun. (*bounce*)
Russia: A(Gal)-Vie. (*bounce*)
The Austrian Army in Trieste can retreat to
> anna@aus.example: orders
SIGN ON Austria mute swordA9
A(Tri)-Bud
A(Vie)S (GERMANY) A(Mun)-Ven
< anna@aus.example: Re:
= line-speaks line="A(Vie)S (GERMANY) A(Mun)-Ven"
@ 2026-01-09 18:06
tick
< anna@aus.example: S1902R Results
Austria:                  Army Trieste -> Budapest.
= email-results.summer
Austria: A(Vie)S (GERMANY) A(Mun)-Ven.
> anna@aus.example: orders
SIGN ON Austria mute swordA9
A(Vie)S A(Bud)H
A(Bud)H
A(Gre)H
F(Alb)H
> edgar@eng.example: orders
SIGN ON England mute swordE9
A(Yor)H
F(Bar)H
F(Nwy)H
F(Lon)H
> fleur@fra.example: orders
SIGN ON France mute swordF9
A(Bel)H
A(Spa)H
F(Por)H
A(Par)H
F(Bre)H
A(Mar)H
> gerd@ger.example: orders
SIGN ON Germany mute swordG9
A(Mun)H
A(Hol)H
F(Swe)H
A(Ber)H
F(Kie)H
> irma@ita.example: orders
SIGN ON Italy mute swordI9
A(Tri)H
A(Tyr)H
F(Tun)H
F(Nap)H
> rolf@rus.example: orders
SIGN ON Russia mute swordR9
A(Gal)H
A(Rum)H
F(Bla)H
F(Bot)H
A(Mos)H
> tara@tur.example: orders
SIGN ON Turkey mute swordT9
A(Bul)H
A(Con)H
A(Smy)H
F(Ank)H
@ 2026-01-09 20:00
tick
< anna@aus.example: F1902M Results
Austria: A(Vie)S A(Bud)H.
Italy:     Naples, Rome, Trieste, Tunis, Venice.
# IL.28: the judge says what a line may look like, never what one means.
> anna@aus.example: what does it mean?
SIGN ON Austria mute swordA9
HELP A(Lpl)-Stp
What does A(Lpl)-Stp mean?
WHY Ven
< anna@aus.example: Re:
= no-known-order word="(Lpl)-Stp mean?"
Try:
= no-known-order.hint
= no-reasons-yet
= help-no-page asked="a(lpl)-stp"
…attack
# IL.27: a player changes his address, another is replaced; nobody but the master learns who or where.
> tara@tur.example: moving
SIGN ON Turkey mute swordT9
SET ADDRESS tara@new.example
no < anna@aus.example: 
> tara@tur.example: yes
CONFIRM {token}
no < anna@aus.example: 
no < gina@gm.example: 
> tara@new.example: away
SIGN ON Turkey mute swordT9
RESIGN
> tara@new.example: yes
CONFIRM {token}
< gina@gm.example: Resignation: Turkey
< anna@aus.example: Waiting for Replacements
= email-openings.secret game="mute" number=1
…Turkey
…tara@
# The deadline moves for the newcomer; that all are told, and nothing else.
@ 2026-01-09 21:00
> nora@new.example: join
REGISTER
Name: Nora
END
SIGN ON ?mute swordN9
< nora@new.example: Re:
= took-over power="Turkey" game="mute"
< gina@gm.example: New Player Signon: T
< anna@aus.example: Deadline
…Turkey
…Nora
> gina@gm.example: end
SIGN ON M mute gmword9
LIST
TERMINATE
> gina@gm.example: yes
CONFIRM {token}
< anna@aus.example: Game Terminated
Englander
Turkeyer
