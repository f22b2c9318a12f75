# Ten years by mail: letters of every kind, an absence, late orders, a player who drops out and a standby who
# takes over, a vote that fails and one that is carried, and what is asked on the way.
@ 2026-01-05 12:00
> gina@gm.example: a long game
REGISTER
Name: Gina Master
Timezone: Europe/London
END
CREATE ?decade gmword
SET MOVES CLOCK 1200 MIN 0 NEXT 24 GRACE 72 DELAY 0 DAYS SMTWTFS
SET RETREAT CLOCK 1200 MIN 0 NEXT 24 GRACE 48 DELAY 0 DAYS SMTWTFS
SET BUILDS CLOCK 1200 MIN 0 NEXT 24 GRACE 48 DELAY 0 DAYS SMTWTFS
SET WHITE/GREY
SET PARTIAL MAY BE FAKED
SET POSTAL PRESS
SET OBSERVER WHITE
SET DATELINES
SET DIARIES SHOWN
SET VOTES COUNTED
SET NO DIAS
SET REMINDER 8
> anna@aus.example: join
REGISTER
Name: Anna Schmidt
Timezone: Europe/Vienna
END
SIGN ON ?decade swordA
SET PREFERENCE AEFGIRT
> edgar@eng.example: join
REGISTER
Name: Edgar Stone
END
SIGN ON ?decade swordE
SET PREFERENCE EAFGIRT
> fleur@fra.example: join
REGISTER
Name: Fleur Petit
END
SIGN ON ?decade swordF
SET PREFERENCE FAEGIRT
> gerd@ger.example: join
REGISTER
Name: Gerd Meier
Timezone: Europe/Berlin
END
SIGN ON ?decade swordG
SET PREFERENCE GAEFIRT
> irma@ita.example: join
REGISTER
Name: Irma Rossi
END
SIGN ON ?decade swordI
SET PREFERENCE IAEFGRT
> rolf@rus.example: join
REGISTER
Name: Rolf Iwanow
END
SIGN ON ?decade swordR
SET PREFERENCE RAEFGIT
> sven@nor.example: standing by
REGISTER
Name: Sven Dahl
END
SIGN UP AS STANDBY
> oscar@obs.example: watching
REGISTER
Name: Oscar Watcher
END
OBSERVE decade swordO
> tara@tur.example: join
REGISTER
Name: Tara Yilmaz
END
SIGN ON ?decade swordT
SET PREFERENCE TAEFGIR
< tara@tur.example: TEST:decade - S1901M Game Starting
= email-game-starting role="Turkey" game="decade"
= email-game-starting.settings game="decade"
press
= setting-value-press value="white-grey"
fakes
= setting-value-fakes value="allowed"
diaries
= setting-value-diaries-shown value="yes"
… touch
# 1901: letters under one's name and without, to some, to all but some, to everybody; a diary; a vote.
@ 2026-01-05 13:00
> anna@aus.example: letters
SIGN ON Austria decade swordA
PRESS TO I
Let us leave Trieste and Venice in peace.
ENDPRESS
PRESS GREY TO ALL BUT T
Turkey will take it all, if we let him.
ENDPRESS
BROADCAST
VIENNA: The emperor wishes everybody a good year.
ENDPRESS
DIARY
Nobody must know that I go to Trieste.
ENDDIARY
SET COPY
< irma@ita.example: Press from A to I
Message from anna@aus.example as Austria to Italy in 'decade':
< edgar@eng.example: Press to all but T
Message to all but Turkey in 'decade':
… Austria
… anna
no < tara@tur.example: Press
< gina@gm.example: Press to all but T
Message [from anna@aus.example as Austria] to all but Turkey
< anna@aus.example: Press to all but T
= email-press.own
< tara@tur.example: Broadcast from A
| VIENNA: The emperor wishes everybody a good year.
no < gina@gm.example: Press from A to I
> tara@tur.example: letters
SIGN ON Turkey decade swordT
BROADCAST GREY
Somebody writes nonsense about me.
ENDPRESS
PRESS TO R
Rumania is yours, Bulgaria is mine.
ENDPRESS
< anna@aus.example: TEST:decade - S1901M Broadcast
Broadcast message in 'decade':
… Turkey
… tara
< rolf@rus.example: Press from T to R
no < oscar@obs.example: Press
> oscar@obs.example: hello
SIGN ON O decade swordO
BROADCAST
I shall watch all ten years of it.
ENDPRESS
< tara@tur.example: Broadcast from O
Broadcast message from oscar@obs.example as Observer in 'decade':
> irma@ita.example: answer
SIGN ON Italy decade swordI
PRESS TO A FAKE TO ALL
Peace it is. Everybody may know.
ENDPRESS
PRESS TO M
When is the first deadline?
ENDPRESS
< anna@aus.example: Broadcast from I
Broadcast message from irma@ita.example as Italy in 'decade':
no < edgar@eng.example: Broadcast
< irma@ita.example: Re:
= press-shows-broadcast
= press-sent readers="the GM"
> fleur@fra.example: a proposal
SIGN ON France decade swordF
PROPOSE DRAW EF
< fleur@fra.example: TEST:decade - S1901M Proposal 1
… Fleur
… fleur@
orders: decade
A: A Bud - Ser, A Vie - Tri, F Tri - Alb
E: A Lvp H, F Edi - Nwg, F Lon - Nth
F: A Mar - Spa, A Par - Bur, F Bre - Mao
G: A Ber - Kie, A Mun - Tyr, F Kie - Den
I: A Rom - Ven, A Ven - Tri, F Nap - Ion
R: A Mos - Ukr, A War - Gal, F Sev - Rum, F Stp(sc) - Bot
T: A Con - Bul, A Smy - Con, F Ank - Bla
< rolf@rus.example: TEST:decade - F1901M Proposal 1 Failed
orders: decade
A: A Ser S F Alb - Gre, A Vie - Tri, F Alb - Gre
E: A Lvp - Edi, F Nwg - Nwy, F Nth - Hol
F: A Spa H, A Bur - Bel, F Mao - Por
G: A Kie - Hol, A Tyr - Mun, F Den H
I: A Rom - Ven, A Ven - Tyr, F Ion - Tun
R: A Ukr - Sev, A Gal - Bud, F Rum S A Ukr - Sev, F Bot - Swe
T: A Bul - Rum, A Con - Bul, F Bla S A Bul - Rum
orders: decade
A: BUILD A Vie
E: BUILD F Lon
F: BUILD A Mar, BUILD F Bre, BUILD A Par
G: BUILD A Ber
I: BUILD A Rom
R: BUILD A Mos, BUILD A Stp, BUILD A War
T: BUILD F Con, BUILD A Ank
# 1902: Germany is away, the deadline moves; letters that come with the results.
> gerd@ger.example: away
SIGN ON Germany decade swordG
AWAY 7 Jan TO 12 Jan
< edgar@eng.example: TEST:decade - S1902M Absence Notice
Germany's player in game 'decade' will be away:
Deadline:  Tue 13 Jan 2026 20:00 UTC
> edgar@eng.example: post
SIGN ON England decade swordE
POSTAL PRESS
LONDON: The Times has nothing to say.
ENDPRESS
POSTAL PRESS GREY TO FG
I know what you two do.
ENDPRESS
PRESS TO F IF MOVED A PAR - BUR
So you went there after all.
ENDPRESS
PRESS TO R IF MOVED A WAR - SIL
Nor this.
ENDPRESS
orders: decade
A: A Ser - Tri, A Tri - Bud, F Gre - Aeg, A Vie S A Tri - Bud
E: A Edi - Hol, F Nwy - Swe, F Nth C A Edi - Hol, F Lon - Nth
F: A Spa - Mar, A Bel - Hol, F Por - Mao, A Mar - Pie, F Bre - Eng, A Par - Bur
I: A Ven - Tri, A Tyr S A Ven - Tri, F Tun - Ion, A Rom - Ven
R: A Sev S A Bud - Rum, A Bud - Rum, F Swe S A Stp - Nwy, A Mos - Ukr, A Stp - Nwy, A War - Gal
T: A Rum - Gal, A Bul S A Ank - Rum, F Bla C A Ank - Rum, F Con - Aeg, A Ank - Rum
@ 2026-01-13 09:00
orders: decade
G: A Kie - Den, A Mun - Tyr, F Den - Swe, A Ber - Sil
< tara@tur.example: TEST:decade - S1902M Results
< tara@tur.example: Game Press
| LONDON: The Times has nothing to say.
… I know
< fleur@fra.example: Game Press
Message to France and Germany in 'decade':
| I know what you two do.
| So you went there after all.
< edgar@eng.example: Your message was not sent
| Nor this.
no < gerd@ger.example: Late Notice
# Italy is late in the fall, and is heard in grace.
orders: decade
A: A Ser S A Vie - Tri, A Bud S A Vie - Tri, F Gre - Bul(sc), A Vie - Tri
E: A Edi - Bel, F Nwy - Stp(nc), F Nth C A Edi - Bel, F Lon S F Nth
F: A Mar - Bur, A Bel - Hol, F Mao - Nao, A Pie - Ven, F Eng - Nth, A Bur - Ruh
G: A Kie S A Mun, A Mun H, F Den - Nth, A Sil - War
R: A Sev S A Ukr - Rum, F Swe S A Stp - Nwy, A Ukr - Rum, A Stp - Nwy, A War - Gal
T: A Rum S F Bla - Sev, A Bul - Rum, F Bla - Sev, F Con - Aeg, A Ank - Arm
@ 2026-01-14 20:01
tick
< irma@ita.example: [You are late!] TEST:decade - F1902M Late Notice: I
= email-late-notice.yours waits="others"
< edgar@eng.example: Late Notice: I
> irma@ita.example: sorry
SIGN ON Italy decade swordI
PRESS TO M
I was ill, here they are.
ENDPRESS
A Ven - Tri
A Tyr S A Rom - Ven
F Ion - Aeg
A Rom - Ven
< edgar@eng.example: TEST:decade - F1902M Results
orders: decade
E: F Nwy R Ska
orders: decade
A: BUILD A Vie
G: BUILD A Ber
# 1903: Turkey drops out, and whoever stands by takes over.
orders: decade
A: A Ser S A Vie - Tri, A Bud S A Tri - Ser, F Gre H, A Tri - Ser, A Vie - Tri
E: A Bel - Den, F Nth C A Bel - Den, F Lon - Nth, F Ska S F Nth
F: A Bur - Mun, A Hol - Kie, F Nao - Nwg, A Pie - Tyr, F Eng - Nth, A Ruh S A Hol - Kie
G: A Kie S A Mun, A Mun H, F Den - Nth, A War - Mos, A Ber S A Kie
I: A Ven - Tri, A Tyr S A Ven - Tri, F Ion - Gre, A Rom - Ven
R: A Sev S A Ukr - Rum, F Swe - Den, A Ukr - Rum, A Nwy - Swe, A Gal S A Ukr - Rum
@ 2026-01-16 20:01
tick
< tara@tur.example: [You are late!] TEST:decade - S1903M Late Notice: T
no < sven@nor.example: Turkey
@ 2026-01-18 08:01
tick
< sven@nor.example: Will you play Turkey? Reply YES
= email-standby-wanted.until-grace
… Tara
no < edgar@eng.example: Will you
re> sven@nor.example: Will you
YES
@ 2026-01-19 20:01
tick
< sven@nor.example: TEST:decade - S1903M You play Turkey
< edgar@eng.example: New Player Signon: T
Sven Dahl (sven@nor.example) has taken over Turkey in game 'decade'
< tara@tur.example: Turkey Has a New Player
re> sven@nor.example: You play
A Rum - Bud
A Bul - Ser
F Bla S A Arm - Sev
F Con - Bul(ec)
A Arm - Sev
FORGOT PASSWORD decade
> sven@nor.example: a password of my own
RESET PASSWORD {token} swordS
leader: T sven@nor.example swordS
orders: decade
R: A Sev R Ukr
orders: decade
A: A Ser - Bud, A Bud S A Vie - Gal, F Gre - Ion, A Tri H, A Vie - Gal
E: A Bel - Bur, F Nth - Nwy, F Lon - Eng, F Ska S F Nth - Nwy
F: A Bur - Mun, A Hol S A Ruh, F Nwg - Edi, A Pie - Ven, F Eng - Bel, A Ruh S A Bur - Mun
G: A Kie H, A Mun S A Kie, F Den S A Kie, A Mos - Sev, A Ber S A Mun
I: A Ven S A Tyr - Tri, A Tyr - Tri, F Ion - Aeg, A Rom H
R: F Swe - Den, A Rum S A Ukr - Sev, A Nwy H, A Gal S A Rum, A Ukr - Sev
T: A Bul S F Bla - Rum, F Bla - Rum, F Con - Bla, A Sev S F Bla - Rum
orders: decade
R: A Nwy R Stp, A Gal R War
orders: decade
F: BUILD A Mar
R: F Swe D
T: BUILD A Con, BUILD A Smy
# 1904: a vote that fails.
> edgar@eng.example: a proposal
SIGN ON England decade swordE
PROPOSE DRAW EIT
< oscar@obs.example: TEST:decade - S1904M Proposal 2
= email-vote-opened game="decade"
… VOTE YES
> irma@ita.example: yes
SIGN ON Italy decade swordI
VOTE YES
> rolf@rus.example: no
SIGN ON Russia decade swordR
VOTE NO
orders: decade
A: A Ser S A Gal - Rum, A Bud - Ser, F Ion - Tun, A Tri S A Bud - Ser, A Gal - Rum
E: A Bel - Bur, F Nwy - Nth, F Lon S F Nwy - Nth, F Ska - Swe
F: A Bur - Mun, A Hol - Kie, F Edi - Nth, A Pie - Tyr, F Eng - Bel, A Ruh S A Bur - Mun, A Mar - Pie
G: A Kie - Ber, A Mun - Kie, F Den S A Mun - Kie, A Mos - War, A Ber S A Mun - Kie
I: A Ven - Tri, A Tyr S A Ven - Tri, F Aeg - Gre, A Rom - Ven
R: A Ukr S A Stp - Mos, A Stp - Mos, A War S A Stp - Mos
T: A Bul - Ser, F Rum - Bul(ec), F Bla S A Sev - Rum, A Sev - Rum, A Con - Smy, A Smy - Con
< oscar@obs.example: TEST:decade - S1904R Proposal 2 Failed
2 YES, 1 NO, 4 players without a vote.
orders: decade
G: A Mun R Sil, A Mos R Lvn
orders: decade
A: A Ser - Bud, A Bud S A Gal - Rum, F Tun H, A Tri H, A Gal - Rum
E: A Bur - Mun, F Nth - Den, F Lon - Nth, F Swe S F Nth - Den
F: A Mun - Kie, A Hol S A Mun - Kie, F Edi - Nth, A Pie - Ven, F Bel S F Edi - Nth, A Ruh S A Mar - Bur, A Mar - Bur
G: A Kie - Mun, F Den - Nth, A Ber S A Kie - Mun, A Sil S A Kie - Mun, A Lvn - Stp
I: A Ven H, A Tyr - Vie, F Gre H, A Rom - Tus
R: A Ukr - Mos, A Mos - Sev, A War H
T: A Bul S A Sev - Rum, F Rum S A Con - Bul, F Bla S A Sev - Rum, A Sev - Rum, A Con - Bul, A Smy - Arm
orders: decade
E: A Bur R Gas
F: A Mun R Tyr
G: F Den R Kie
orders: decade
A: F Tun D
E: BUILD F Lvp
F: BUILD A Mar
G: A Stp D
I: BUILD A Rom
R: A Ukr D
# 1905: what is asked of years gone by.
> sven@nor.example: what happened before I came
SIGN ON Turkey decade swordS
WHO GAME
SUMMARY
WHY Con F1901M
WHY S1902M
HISTORY EXCLSTART F1901M EXCLEND F1903A
RESEND S1903M
GET DEDICATION
< sven@nor.example: Re: TEST:decade - S1905M
     Turkey:                   sven@nor.example  (Sven Dahl)
  Turkey:        tara@tur.example  (Tara Yilmaz)
   from S1903M:  sven@nor.example  (Sven Dahl)
1904 T F G F A T T E F I F G E E F R G I E F F I T A T T F G E A A I I R
Turkey        3   5   5   6   6                    Tara Yilmaz
                                                   Sven Dahl
Movement for Fall of 1901 (decade), Constantinople:
- Turkey: Army Constantinople -> Bulgaria succeeded with 1.
Movement for Spring of 1902 (decade):
Subject: TEST:decade - S1903M Results
= player-record.taken-over number=1
… Rumania is yours, Bulgaria is mine.
… Nobody must know
> oscar@obs.example: what happened
SIGN ON O decade swordO
HISTORY FROM 5 Jan 2026 TO 6 Jan 2026 LINES 60
SUMMARY
< oscar@obs.example: Re: TEST:decade - S1905M
= history-goes-on.same-minute
… I know what you two do.
… Nobody must know
orders: decade
A: A Ser - Rum, A Bud - Vie, A Tri - Ser, A Gal S A Ser - Rum
E: F Den - Nth, F Lon S F Den - Nth, F Swe - Nwy, A Gas - Par, F Lvp - Nao
F: A Hol - Kie, F Nth - Nwy, A Pie - Ven, F Bel - Hol, A Ruh S A Hol - Kie, A Bur S A Ruh, A Tyr - Tri, A Mar - Bur
G: A Mun H, A Ber - Kie, A Sil S A Mun, F Kie - Hol
I: A Ven - Tyr, A Vie S A Ven - Tyr, F Gre - Bul(sc), A Tus S A Rom - Ven, A Rom - Ven
R: A Mos - Stp, A War - Mos
T: A Bul - Ser, F Rum H, F Bla - Bul(ec), A Sev - Mos, A Con S F Bla - Bul(ec), A Arm - Sev
orders: decade
F: F Nth R Bel
G: F Kie R Den
orders: decade
A: A Rum - Ser, A Bud S A Tri, A Tri H, A Gal S A Bud
E: F Nth S F Swe - Den, F Lon S F Nth, F Swe - Den, A Par - Bur, F Nao - Mao
F: A Kie S A Bur - Mun, A Pie - Ven, F Hol - Nth, A Ruh S A Bur - Mun, A Bur - Mun, A Tyr S A Pie - Ven, A Mar - Bur, F Bel S F Hol - Nth
G: A Mun - Kie, A Ber S A Sil - Mun, A Sil - Mun, F Den S A Mun - Kie
I: A Ven - Tri, A Vie S A Ven - Tri, F Gre - Bul(sc), A Tus - Ven, A Rom - Tus
R: A Stp H, A War - Sil
T: A Bul - Rum, F Bla S A Bul - Rum, A Sev - Mos, A Con - Bul, A Arm - Sev
orders: decade
G: A Mun R Boh
I: A Ven R Apu
orders: decade
F: BUILD A Bre
G: A Boh D, A Sil D
I: A Apu D
T: BUILD A Ank, BUILD F Smy
# 1906: Russia leaves, says no, and then leaves for good; an observer takes over.
> rolf@rus.example: enough
SIGN ON Russia decade swordR
RESIGN
re> rolf@rus.example: Please confirm
NO
< rolf@rus.example: Re:
= command-cancelled
no < edgar@eng.example: Resignation
orders: decade
A: A Ser S A Gal - Rum, A Bud S A Gal - Rum, A Tri - Bud, A Gal - Rum
E: F Nth S F Swe - Den, F Lon - Eng, F Swe - Den, A Par - Bre, F Mao - Spa(sc)
F: A Kie S A Mun - Ber, A Ven S A Tyr, F Hol S F Bel - Nth, A Ruh S F Hol, A Mun - Ber, A Tyr S A Ven, A Mar - Spa, F Bel - Nth, A Bre - Par
G: A Ber S F Den - Kie, F Den - Kie
I: A Vie - Bud, F Gre - Bul(sc), A Tus - Ven, A Rom S A Tus - Ven
T: A Rum H, F Bla C A Ank - Bul, A Mos - War, A Con S A Ank - Bul, A Sev - Mos, A Ank - Bul, F Smy - Aeg
> rolf@rus.example: enough
SIGN ON Russia decade swordR
RESIGN
re> rolf@rus.example: Please confirm
CONFIRM
< edgar@eng.example: Resignation: Russia
> nina@new.example: may I
REGISTER
Name: Nina New
END
SIGN ON Russia decade swordN
SUMMARY
LIST
< edgar@eng.example: New Player Signon: R
< nina@new.example: Re:
Summary of game 'decade' through F1905B.
   from S1906M:  nina@new.example  (Nina New)
leader: R nina@new.example swordN
orders: decade
R: A Stp - Mos, A War S A Stp - Mos
orders: decade
E: F Nth R Nwy
T: A Rum R Ukr, A Mos R Lvn
orders: decade
A: A Ser - Tri, A Bud S A Tri - Vie, A Tri - Vie, A Rum - Ser
E: F Eng - Bel, F Swe - Den, A Par - Bur, F Mao - Spa(sc), F Nwy - Nth
F: A Kie S F Nth - Den, A Ven - Tri, F Hol S A Kie, A Ruh S A Mar - Bur, A Mun - Kie, A Tyr S A Ven - Tri, A Mar - Bur, F Nth - Den, A Bre - Par
G: A Ber - Kie, F Den S A Ber - Kie
I: A Vie - Tyr, F Gre - Aeg, A Tus - Ven, A Rom S A Tus - Ven
R: A Mos H, A War S A Mos
T: F Bla - Bul(ec), A Con S F Bla - Bul(ec), A Sev - Ukr, A Bul - Rum, F Aeg S F Bla - Bul(ec), A Ukr S A Bul - Rum, A Lvn - War
orders: decade
A: A Rum R Gal
F: A Ven R Pie
I: A Vie R Gal
orders: decade
A: BUILD A Tri
E: BUILD F Lon, BUILD F Lvp
F: A Bre D, A Pie D
I: BUILD F Nap
R: BUILD A Stp
T: A Con D
# 1907: less mail for Irma.
> irma@ita.example: less mail
SIGN ON Italy decade swordI
SET MAIL DIGEST
> edgar@eng.example: letters
SIGN ON England decade swordE
PRESS TO ALL BUT F
France is next.
ENDPRESS
BROADCAST GREY
Nobody signs this.
ENDPRESS
no < irma@ita.example: Press
no < irma@ita.example: Broadcast
< anna@aus.example: Press from E to all but F
no < fleur@fra.example: Press
orders: decade
A: A Ser S A Bud - Rum, A Bud - Rum, A Vie H, A Tri - Vie
E: F Bel - Hol, F Swe - Nwy, A Par - Bur, F Spa(sc) - Por, F Nwy S F Lon - Nth, F Lon - Nth, F Lvp - Nao
F: A Kie S A Mun - Ber, F Hol S A Kie, A Ruh - Bur, A Mun - Ber, A Tyr - Tri, A Bur - Mun, F Nth - Eng
G: A Ber - Kie, F Den S A Ber - Kie
I: F Gre - Bul(sc), A Ven - Tri, A Rom - Ven, F Nap - Ion
R: A Mos - Lvn, A War S A Mos - Lvn, A Stp - Mos
T: F Bul(ec) H, A Sev S A Ukr - Mos, A Rum - Bud, F Aeg - Ion, A Ukr - Mos, A Lvn S A Ukr - Mos
orders: decade
T: A Rum R Gal, A Lvn R Pru
orders: decade
A: A Ser - Bud, A Rum - Ser, A Vie - Tyr, A Tri S A Vie - Tyr
E: F Bel S F Nwy - Nth, F Swe - Den, A Par - Bur, F Por H, F Nwy - Nth, F Nth S F Swe - Den, F Nao - Mao
F: F Hol H, A Ruh - Kie, A Ber S A Mun, A Tyr - Tri, A Mun S A Ruh - Kie, F Eng - Lon
G: A Kie - Ber, F Den - Nth
I: F Gre S F Nap - Ion, A Ven - Tri, A Rom - Ven, F Nap - Ion
R: A Lvn - Mos, A War S A Lvn - Mos, A Stp S A Lvn - Mos
T: F Bul(ec) S A Sev - Rum, A Sev - Rum, F Aeg - Ion, A Mos S A Pru - War, A Gal - Bud, A Pru - War
orders: decade
A: A Rum R Ukr
G: F Den R Bal
T: A Mos R Sev
orders: decade
A: BUILD A Bud
E: BUILD F Lvp
F: BUILD A Mar, BUILD F Bre
G: F Bal D
@ 2026-01-21 07:00
tick
< irma@ita.example: Digest: 2 emails
| France is next.
| Nobody signs this.
> irma@ita.example: all mail
SET MAIL ALL
# 1908, and 1909.
orders: decade
A: A Ser S A Bud - Rum, A Vie - Bud, A Tri H, A Ukr S A Bud - Rum, A Bud - Rum
E: F Bel S F Nwy - Nth, F Den H, A Bur - Mun, F Por - Spa(sc), F Nwy - Nth, F Nth - Bel, F Mao - Eng, F Lvp - Nao
F: F Hol S F Lon - Nth, A Kie - Mun, A Ber S A Kie - Mun, A Tyr S A Kie - Mun, A Mun S A Tyr, F Lon - Nth, A Mar - Spa, F Bre - Eng
I: F Gre - Aeg, A Ven - Tri, A Rom - Ven, F Ion S F Gre - Aeg
R: A Mos S A War - Ukr, A War - Ukr, A Stp - Nwy
T: F Bul(ec) - Rum, A Rum S A Sev - Ukr, F Aeg - Gre, A Gal - Vie, A Pru - War, A Sev - Ukr
orders: decade
A: A Ukr R Gal
T: A Rum R Gal, F Aeg R Con
orders: decade
A: A Ser S A Rum - Bul, A Bud - Rum, A Tri - Ser, A Rum - Bul
E: F Bel - Hol, F Den S F Nth, A Bur - Ruh, F Por - Spa(sc), F Nwy - Nth, F Nth S F Bel - Hol, F Mao - Bre, F Nao - Nwg
F: F Hol - Nth, A Kie - Hol, A Ber S A Mun, A Tyr - Tri, A Mun S A Ber, F Lon S F Hol - Nth, A Mar - Spa, F Bre - Eng
I: F Aeg - Con, A Ven - Tri, A Rom - Ven, F Ion - Tun
R: A Mos - Sev, A Ukr S A Mos - Sev, A Stp - Mos
T: F Bul(ec) S A Sev - Rum, A Vie - Bud, A War H, A Sev - Rum, F Con - Bul(sc)
orders: decade
F: F Hol R Hel
T: F Bul(ec) R Bla, A Sev R Arm
orders: decade
E: BUILD F Lvp
F: A Mar D, A Ber D
I: BUILD F Nap
T: BUILD A Smy
orders: decade
A: A Ser S A Bud - Rum, A Bud - Rum, A Tri H, A Bul - Ser
E: F Hol S A Ruh - Kie, F Den S F Nwy - Nth, A Ruh - Kie, F Por - Mao, F Nwy - Nth, F Nth - Hel, F Bre - Eng, F Nwg - Edi, F Lvp - Wal
F: A Kie H, A Tyr - Mun, A Mun S A Kie, F Lon S F Hel - Nth, F Eng - Bel, F Hel - Nth
I: F Aeg - Gre, A Ven - Tyr, A Rom - Ven, F Tun - Wes, F Nap - Ion
R: A Sev - Rum, A Ukr S A Sev - Rum, A Mos - War
T: A Vie - Tri, A War - Gal, F Con - Aeg, F Bla C A Arm - Rum, A Arm - Rum, A Smy - Con
orders: decade
A: A Ser S A Bul, A Bud S A Tri - Vie, A Tri - Vie, A Bul S A Ser
E: F Hol S A Ruh - Kie, F Den S A Ruh - Kie, A Ruh - Kie, F Mao H, F Nwy - Nth, F Nth - Hol, F Eng S F Wal - Lon, F Edi S F Nwy - Nth, F Wal - Lon
F: A Kie S F Hel - Den, A Tyr - Mun, A Mun - Tyr, F Lon - Nth, F Bel S F Lon - Nth, F Hel - Den
I: F Gre - Bul(sc), A Ven H, A Rom - Tus, F Wes - Spa(sc), F Ion - Gre
R: A Sev - Rum, A Ukr - Gal, A War S A Ukr - Gal
T: A Vie S A Gal - Bud, A Gal - Bud, F Aeg S A Con - Bul, F Bla S A Con - Bul, A Arm - Sev, A Con - Bul
orders: decade
F: A Kie R Ber, F Lon R Yor
T: A Gal R Sil
orders: decade
E: BUILD F Lvp
F: F Yor D, F Hel D
I: BUILD A Rom
R: BUILD A Mos
orders: decade
A: A Ser - Bul, A Bud S A Tri, A Tri H
E: F Hol - Kie, F Den - Hel, A Kie - Mun, F Mao - Spa(sc), F Nwy - Stp(nc), F Nth S F Eng - Bel, F Eng - Bel, F Edi - Nwg, F Lon - Eng, F Lvp - Iri
F: A Tyr S A Mun, A Mun S A Ber - Kie, F Bel H, A Ber - Kie
I: F Gre S F Ion - Aeg, A Ven - Tri, A Tus - Pie, F Spa(sc) - Mao, F Ion - Aeg, A Rom - Ven
R: A Rum - Bud, A Gal S A Rum - Bud, A War H, A Mos - Ukr
T: A Vie - Bud, F Aeg - Bul(sc), F Bla S A Bul - Rum, A Sev S A Bul - Rum, A Bul - Rum, A Sil - Mun
orders: decade
F: F Bel R Pic
T: F Aeg R Con
# 1910: the vote that is carried.
> edgar@eng.example: the end
SIGN ON England decade swordE
PROPOSE DRAW EIT
orders: decade
A: A Ser - Bud, A Tri - Ser
E: F Hol S F Hel - Kie, F Hel - Kie, A Kie - Mun, F Mao - Spa(sc), F Stp(nc) H, F Nth - Eng, F Bel - Hol, F Nwg - Nth, F Eng - Bre, F Iri - Mao
F: A Tyr - Mun, A Mun - Ber, A Ber - Kie, F Pic - Bre
I: F Gre - Aeg, A Ven H, A Pie - Mar, F Spa(sc) H, F Aeg - Con, A Rom - Tus
R: A Bud S A Ukr - Rum, A Gal - War, A War - Mos, A Ukr - Rum
T: A Vie - Tri, F Bla S A Rum, A Sev H, A Rum S A Sev, A Sil - Mun, F Con - Bul(sc)
< sven@nor.example: TEST:decade - F1910B Proposal 3 Failed
> edgar@eng.example: the end
SIGN ON England decade swordE
PROPOSE DRAW EIT
> anna@aus.example: yes
SIGN ON Austria decade swordA
VOTE YES
DIARY
It was a good war.
ENDDIARY
> fleur@fra.example: yes
SIGN ON France decade swordF
VOTE YES
> irma@ita.example: yes
SIGN ON Italy decade swordI
VOTE YES
> nina@new.example: yes
SIGN ON Russia decade swordN
VOTE YES
re> sven@nor.example: Proposal
VOTE YES
no < tara@tur.example: Draw Declared
< oscar@obs.example: Proposal 4 Passed
6 YES, 0 NO.
< edgar@eng.example: TEST:decade - F1910BX Draw Declared: EIT
= email-game-ended.draw game="decade" winners="England, Italy and Turkey"
  Turkey:        Tara Yilmaz
   from S1903M:  Sven Dahl
Power      1900 '01 '02 '03 '04 '05 '06 '07 '08 '09 '10
England       3   4   4   4   5   5   7   8  10* 11* 13
Germany       3   4   5   5   4   2   2   .   .   .   .
Power        Most centres  Moves  Late  NMR  Messages
England         13 (1910)     20     -    -         3
Germany          5 (1902)     14     -    -         -
Italy            8 (1910)     20     1    -         3
= statistics-unsigned number=4
= email-game-ended.record in_time=29 late=0 points="+87"
= email-game-ended.diary power="Austria"
| Nobody must know that I go to Trieste.
> tara@tur.example: how did it end
SUMMARY decade
HISTORY decade FROM 1 Jan 2026 TO 2 Jan 2026
< tara@tur.example: Re:
Summary of game 'decade' through F1910M.
… sven@nor.example
= history-empty
