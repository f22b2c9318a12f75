# Two years in the dark by DPjudge's ruling, as Austria, an observer and the master read them.
include parts/blind-start
< anna@aus.example: S1901M Game Starting
:: Judge: TEST  Game: Dark  Variant: Standard Blind
Starting position for Spring of 1901.
Austria: Army  Vienna.
Italy:   Army  Venice.
blind
= setting-value-blind value="dpjudge"
…Munich
…Naples
< oscar@obs.example: S1901M Game Starting
…Starting position
…No units
…Army
@ 2026-01-05 13:00
> anna@aus.example: orders
SIGN ON Austria dark swordA9
A Vie - Gal
A Bud S A Ser - Rum
F Tri S A Ven
A Mun - Tyr
LIST
< anna@aus.example: Re:
Order: Austria: Army Budapest SUPPORT Army Serbia -> Rumania
Order: Austria: Fleet Trieste SUPPORT Italian Army Venice
REJECTED:
= you-have-no-unit-in place="Munich"
Austria    move       3/3   0  anna@aus.example  (Anna)
England    move                edgar@eng.example  (Edgar)
Italy:   Army Venice.
Italy:     Venice.
Unowned:   Rumania, Serbia.
…Germany:   Berlin
…Check:
…= no-unit-in
…Army Munich
> oscar@obs.example: list
SIGN ON O dark obsword9
LIST
…Ownership of supply centers:
Status of the Movement phase for Spring of 1901.
Ownership of supply centers:
…Army
…Venice.
> edgar@eng.example: orders
SIGN ON England dark swordE9
A Lvp - Yor
F Edi - Nwg
F Lon - Nth
> fleur@fra.example: orders
SIGN ON France dark swordF9
A Mar - Spa
A Par - Bur
F Bre - Mao
> gerd@ger.example: orders
SIGN ON Germany dark swordG9
A Ber - Kie
A Mun - Ruh
F Kie - Den
> irma@ita.example: orders
SIGN ON Italy dark swordI9
A Rom - Ven
A Ven - Tyr
F Nap - Ion
> rolf@rus.example: orders
SIGN ON Russia dark swordR9
A Mos - Ukr
A War - Gal
F Sev - Bla
F Stp/sc - Bot
> tara@tur.example: orders
SIGN ON Turkey dark swordT9
A Con - Bul
A Smy - Con
F Ank - Bla
@ 2026-01-05 16:00
tick
< anna@aus.example: S1901M Results
Movement results for Spring of 1901. (dark.001)
Austria: Army Budapest SUPPORT Army Serbia -> Rumania.
Austria: Army Vienna -> Galicia. (*bounce*)
Austria: Fleet Trieste SUPPORT Italian Army Venice.
Italy: Army Venice -> Tyrolia.
Italy: Army Venice ARRIVES.
= board.seen
Italy:     A Tyrolia, A Venice                     Venice
…void
…WHY
…Warsaw
< oscar@obs.example: S1901M Results
= email-results.unseen
The next phase of 'dark' will be Movement for Fall of 1901.
…Army
…WHAT YOU SEE
< gina@gm.example: S1901M Results
Austria: Army Budapest SUPPORT Army Serbia -> Rumania. (*void*)
Russia: Army Warsaw -> Galicia. (*bounce*)
WHY
> anna@aus.example: orders
SIGN ON Austria dark swordA9
A Vie - Boh
A Bud H
F Tri H
> edgar@eng.example: orders
SIGN ON England dark swordE9
A Yor - Nwy
F Nth C A Yor - Nwy
F Nwg - Bar
> fleur@fra.example: orders
SIGN ON France dark swordF9
A Spa - Por
A Bur - Bel
F Mao - Spa/sc
> gerd@ger.example: orders
SIGN ON Germany dark swordG9
A Kie - Hol
A Ruh - Bel
F Den - Swe
> irma@ita.example: orders
SIGN ON Italy dark swordI9
A Ven - Tri
A Tyr S A Ven - Tri
F Ion - Tun
> rolf@rus.example: orders
SIGN ON Russia dark swordR9
A Ukr S F Sev - Rum
F Sev - Rum
A War - Gal
F Bot - Swe
> tara@tur.example: orders
SIGN ON Turkey dark swordT9
A Bul H
A Con H
F Ank - Bla
@ 2026-01-05 19:00
tick
< anna@aus.example: F1901M Results
Austria: Fleet Trieste HOLD. (*dislodged*)
Italy: Army Venice -> Trieste.
Italy: Army Tyrolia SUPPORT Army Venice -> Trieste.
Russia: Army Galicia ARRIVES.
Russia: Fleet Rumania ARRIVES.
The Austrian Fleet in Trieste can retreat to Adriatic Sea or Albania.
The next phase of 'dark' will be Retreats for Fall of 1901.
…Sevastopol ->
…Ukraine
> anna@aus.example: orders
SIGN ON Austria dark swordA9
F Tri - Alb
@ 2026-01-05 20:00
tick
< anna@aus.example: F1901R Results
Austria:                  Fleet Trieste -> Albania.
Austria:   Budapest, Vienna.
Germany:   Munich.
Italy:     Trieste, Venice.
Russia:    Rumania.
Unowned:   Greece, Serbia.
Austria:   2 Supply centers,  3 Units:  Removes  1 unit.
You must remove 1 unit.
…Italy:     5 Supply
…builds 2 units
< oscar@obs.example: F1901R Results
= email-results.unseen
…Albania
…Supply center
> anna@aus.example: orders
SIGN ON Austria dark swordA9
Remove A Boh
> edgar@eng.example: orders
SIGN ON England dark swordE9
Build F Lon
> fleur@fra.example: orders
SIGN ON France dark swordF9
Build A Par
waive
> gerd@ger.example: orders
SIGN ON Germany dark swordG9
Build A Mun
Build F Kie
> irma@ita.example: orders
SIGN ON Italy dark swordI9
Build F Nap
Build A Rom
> rolf@rus.example: orders
SIGN ON Russia dark swordR9
Build F Stp/nc
> tara@tur.example: orders
SIGN ON Turkey dark swordT9
Build F Smy
@ 2026-01-05 23:00
tick
< anna@aus.example: F1901B Results
Austria:                  Removes the army in Bohemia.
Germany:                  Army Munich FOUND.
…Naples
…Builds
> anna@aus.example: orders
SIGN ON Austria dark swordA9
A Bud H
F Alb H
> edgar@eng.example: orders
SIGN ON England dark swordE9
F Lon - Eng
F Nth H
A Nwy H
F Bar H
> fleur@fra.example: orders
SIGN ON France dark swordF9
A Bur - Mar
A Par - Bur
A Por - Spa
F Spa/sc - Wes
> gerd@ger.example: orders
SIGN ON Germany dark swordG9
A Mun - Boh
F Kie - Den
A Hol H
A Ruh H
F Den - Bal
> irma@ita.example: orders
SIGN ON Italy dark swordI9
A Tri S A Tyr - Vie
A Tyr - Vie
A Rom - Ven
F Tun H
F Nap H
> rolf@rus.example: orders
SIGN ON Russia dark swordR9
A Gal S A Tyr - Vie
A Ukr H
F Rum H
F Bot H
F Stp/nc H
> tara@tur.example: orders
SIGN ON Turkey dark swordT9
A Bul H
A Con H
F Bla H
F Smy - Aeg
@ 2026-01-06 02:00
tick
< anna@aus.example: S1902M Results
Germany: Army Bohemia ARRIVES.
Italy: Army Tyrolia -> Vienna.
Italy: Army Venice ARRIVES.
Russia: Army Galicia SUPPORT Italian Army Tyrolia -> Vienna.
Russia: Fleet Rumania HOLD.
…Munich ->
< oscar@obs.example: S1902M Results
= email-results.unseen
…Army
> anna@aus.example: orders
SIGN ON Austria dark swordA9
A Bud - Ser
F Alb - Gre
> edgar@eng.example: orders
SIGN ON England dark swordE9
F Eng - Bel
F Nth S F Eng - Bel
A Nwy H
F Bar H
> fleur@fra.example: orders
SIGN ON France dark swordF9
A Bur H
A Spa H
A Mar H
F Wes H
> gerd@ger.example: orders
SIGN ON Germany dark swordG9
A Boh - Vie
F Den H
A Hol H
A Ruh H
F Bal H
> irma@ita.example: orders
SIGN ON Italy dark swordI9
A Tri S A Vie
A Vie H
A Ven - Tyr
F Tun H
F Nap H
> rolf@rus.example: orders
SIGN ON Russia dark swordR9
A Gal - Bud
A Ukr - Rum
F Rum - Sev
F Bot H
F Stp/nc H
> tara@tur.example: orders
SIGN ON Turkey dark swordT9
A Bul S A Bud - Ser
A Con H
F Bla H
F Aeg H
@ 2026-01-06 05:00
tick
< anna@aus.example: F1902M Results
Germany: Army Bohemia -> Vienna. (*bounce*)
Italy: Army Trieste SUPPORT Army Vienna.
Russia: Army Galicia -> Budapest.
Russia: Army Rumania ARRIVES.
Russia: Fleet Rumania DEPARTS.
Turkey: Army Bulgaria SUPPORT Austrian Army Budapest -> Serbia.
Austria:   Greece, Serbia.
Italy:     Trieste, Venice, Vienna.
Austria:   2 Supply centers,  2 Units:  Builds   0 units.
…Belgium
…Sevastopol
…Sweden
…against
< gina@gm.example: F1902M Results
Unowned:   Sweden.
Italy:     6 Supply centers,  5 Units:  Builds   1 unit.
Italy builds 1 unit.
> gina@gm.example: list
SIGN ON M dark gmword9
LIST
< gina@gm.example: Re:
Russia:  Fleet St Petersburg (north coast).
England:   Move Required.
# England, France and Russia build too late; nobody is told who is waited for.
> irma@ita.example: orders
SIGN ON Italy dark swordI9
Build F Rome
@ 2026-01-07 12:00
tick
< anna@aus.example: Late Notice
= email-late-notice.secret game="dark"
= email-late-notice.nothing
…England
…Russia
< edgar@eng.example: Late Notice
= email-late-notice.yours waits="secret"
…Russia
< gina@gm.example: Late Notice: EFR
@ 2026-01-08 12:00
tick
no < anna@aus.example: Civil Disorder
< edgar@eng.example: Civil Disorder
< gina@gm.example: Civil Disorder
< anna@aus.example: F1902B Results
…builds
…Build
# What is over is seen by all.
> gina@gm.example: end
SIGN ON M dark gmword9
TERMINATE
> gina@gm.example: yes
CONFIRM {token}
< oscar@obs.example: Game Terminated
Russia:  Army Budapest.
