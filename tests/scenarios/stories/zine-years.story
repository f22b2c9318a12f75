# Three years of a postal zine's game, two deadlines a year, a Friday at eight in the evening of London.
@ 2026-01-05 12:00
> gina@gm.example: a new game
REGISTER
Name: Gina Master
Timezone: Europe/London
END
CREATE ?versailles gmword
SET RULEBOOK gstz
SET ORDERS GSTZ
SET STANDING PROXY
SET TWO SEASONS
SET GAME ZONE Europe/London
SET MOVES CLOCK 20:00 MIN 999 NEXT 240 GRACE 48 DELAY 0.5 DAYS -----F-
SET STRICT GRACE
SET REMINDER 72 12
SET NMR HOUSE
SET NO LATE ORDERS
SET POSTAL PRESS
SET DATELINES
SET PROPOSALS SEASON
SET NO DIAS
SET STYLE ZINE
> anna@aus.example: join
REGISTER
Name: Anna Schmidt
Timezone: Europe/Vienna
END
SIGN ON ?versailles swordA
SET PREFERENCE A
SET STYLE ZINE
> edgar@eng.example: join
REGISTER
Name: Edgar Stone
END
SIGN ON ?versailles swordE
SET PREFERENCE E
SET STYLE ZINE
> fleur@fra.example: join
REGISTER
Name: Fleur Petit
END
SIGN ON ?versailles swordF
SET PREFERENCE F
> gerd@ger.example: join
REGISTER
Name: Gerd Meier
END
SIGN ON ?versailles swordG
SET PREFERENCE G
> irma@ita.example: join
REGISTER
Name: Irma Rossi
END
SIGN ON ?versailles swordI
SET PREFERENCE I
> rolf@rus.example: join
REGISTER
Name: Rolf Iwanow
END
SIGN ON ?versailles swordR
SET PREFERENCE R
SET STYLE ZINE
> tara@tur.example: join
REGISTER
Name: Tara Yilmaz
END
SIGN ON ?versailles swordT
SET PREFERENCE T
< anna@aus.example: Game Starting
= email-game-starting role="Austria"
= next-step.with-retreats
Retreats:
> nina@standby.example: standby
REGISTER
Name: Nina Nova
END
SIGN UP AS STANDBY
SET STYLE ZINE
# Spring 1901. Turkey sends nothing: the game does not start so (4.2), the standby plays the season.
@ 2026-01-08 12:00
> anna@aus.example: Spring 1901
SIGN ON Austria versailles swordA
Spring 1901
A(Vie)-Bud, A(Bud)-Ser, F(Tri)-Alb
POSTAL PRESS
Vie: The Emperor is amused.
ENDPRESS
POSTAL PRESS
Versailles: All is well.
ENDPRESS
< anna@aus.example: [Error Flag]
= press-posted number=1
= refused-dateline-taken detail="Versailles" game="versailles"
> edgar@eng.example: Spring 1901
SIGN ON England versailles swordE
F(Lon)-NTH, F(Edi)-NWG, A(Lpl)-Yor
> fleur@fra.example: Spring 1901
SIGN ON France versailles swordF
A(Par)-Bur, A(Mar)-Spa, F(Bre)-MAO
> gerd@ger.example: Spring 1901
SIGN ON Germany versailles swordG
A(Mun) S A(Ber), A(Ber) S A(Mun), F(Kie)-Hol
> irma@ita.example: Spring 1901
SIGN ON Italy versailles swordI
A(Ven) Std., A(Rom)-Apu, F(Nap)-ION
> rolf@rus.example: Spring 1901
SIGN ON Russia versailles swordR
A(War)-Gal, A(Mos)-Ukr, F(Sev)-Rum, F(StP/sc)-GoB
POSTAL PRESS TO A IF A Gal
Excuse my army in Galicia.
ENDPRESS
@ 2026-01-30 20:00
tick
< anna@aus.example: Late Notice: T
no < anna@aus.example: Results
@ 2026-01-31 20:00
tick
< nina@standby.example: Will you play Turkey? Reply YES
re> nina@standby.example: Will you play Turkey
Yes
< nina@standby.example: Will you play Turkey
= stands-by
@ 2026-02-01 20:00
tick
< nina@standby.example: You play Turkey
= email-standby-told game="versailles" power="Turkey"
< anna@aus.example: TEST:versailles - S1901M New Player Signon: T
re> nina@standby.example: You play Turkey
A(Con)-Bul, A(Smy)-Con, F(Ank)-BLA
< nina@standby.example: Re:
= reply-no-retreats
@ 2026-02-13 19:59
tick
quiet
@ 2026-02-13 20:00
tick
< anna@aus.example: TEST:versailles - S1901M Results
Germany: A(Ber) MS A(Mun).
Germany: A(Mun) MS A(Ber).
Turkey: A(Con)-Bul.
The next phase of 'versailles' will be Movement for Fall of 1901.
= zine-legend
= next-step.with-builds
= next-step.with-builds
< anna@aus.example: TEST:versailles - F1901M Game Press
Vie: The Emperor is amused.
Excuse my army in Galicia.
< edgar@eng.example: TEST:versailles - F1901M Game Press
Vie: The Emperor is amused.
…Excuse my army
# Autumn 1901: builds on condition. Italy sends nothing: its units stand, and a standby is asked early (4.6).
> olga@standby.example: standby
REGISTER
Name: Olga Orlow
END
SIGN UP AS STANDBY
@ 2026-02-20 12:00
> anna@aus.example: Autumn 1901
SIGN ON Austria versailles swordA
Autumn 1901
A(Ser) S F(Alb)-Gre, F(Alb)-Gre, A(Bud) Std.
Builds:
IF I own Vienna THEN BUILD A Vie, A Tri ELSE BUILD A Tri
> edgar@eng.example: Autumn 1901
SIGN ON England versailles swordE
F(NTH) C A(Yor)-Nwy, F(NWG)-BAR
Build F(Lon)
> fleur@fra.example: Autumn 1901
SIGN ON France versailles swordF
A(Bur)-Bel, A(Spa)-Por, F(MAO)-Spa/sc
If I hold Bel build F(Bre), A(Par) else A(Par)
> gerd@ger.example: Autumn 1901
SIGN ON Germany versailles swordG
F(Hol)-Bel, A(Ber)-Kie, A(Mun) Std.
Build A(Ber)
> rolf@rus.example: Autumn 1901
SIGN ON Russia versailles swordR
A(Gal)-Vie, A(Ukr)-Gal, F(Rum) Std., F(GoB)-Swe
Build A(War), A(Mos)
re> nina@standby.example: S1901M Results
A(Bul)-Gre, A(Con)-Bul, F(BLA)-Sev
Build A(Smy), F(Ank)
< nina@standby.example: Re: TEST:versailles
= reply-no-retreats
@ 2026-02-27 20:00
tick
< irma@ita.example: [You are late!]
= email-late-notice.kept
@ 2026-03-01 20:00
tick
< anna@aus.example: TEST:versailles - F1901M Results
Movement results for Fall of 1901.
Austria: A(Ser) S F(Alb)-Gre.
Austria: A(Bud) Std.
England: A(Yor)-NTH-Nwy.
France: _A(Bur)-Bel_.
Germany: _F(Hol)-Bel_.
Italy: NMR
Italy: A(Apu) Std.
Turkey: _A(Bul)-Gre_.
Adjustment results for Winter of 1901.
Austria:                  Build A(Tri).
France:                   Build A(Par).
France:                   Waive.
Turkey:                   Build F(Ank).
The next phase of 'versailles' will be Movement for Spring of 1902.
YOUR ADJUSTMENTS FOR WINTER OF 1901
IF I own Vienna: no, Austria does not own Vienna.
WHY
= due.not-before left="in 12 days"
no < anna@aus.example: Pending Orders
no < anna@aus.example: F1901B
< olga@standby.example: Will you play Italy? Reply YES
= email-standby-wanted.missed game="versailles" power="Italy"
re> olga@standby.example: Will you play Italy
YES
< olga@standby.example: Will you play Italy
= stands-by-for-a-season
# Spring 1902: a retreat with a choice that is contested, one that has nowhere to go, and the season held over once.
@ 2026-03-10 12:00
> anna@aus.example: Spring 1902
SIGN ON Austria versailles swordA
A(Bud)-Vie, A(Tri) S A(Bud)-Vie, F(Gre)-Bul/sc, A(Ser) S F(Gre)-Bul
> edgar@eng.example: Spring 1902
SIGN ON England versailles swordE
F(NTH) Std., A(Nwy) Std., F(BAR) Std., F(Lon)-ENG
> fleur@fra.example: Spring 1902
SIGN ON France versailles swordF
A(Bur)-Bel, A(Par)-Bur, A(Por) Std., F(Spa/sc)-GoL
> gerd@ger.example: Spring 1902
SIGN ON Germany versailles swordG
A(Mun)-Boh, A(Kie)-Den, F(Hol) Std., A(Ber)-Kie
> rolf@rus.example: Spring 1902
SIGN ON Russia versailles swordR
A(Vie) Std., A(Gal)-Boh, F(Rum) Std., F(Swe) Std., A(War) Std., A(Mos) Std.
Retreats:
A(Vie)-Boh else Tyr
re> nina@standby.example: F1901M Results
A(Bul) Std., A(Con) Std., F(Sev) Std., A(Smy) Std., F(Ank)-BLA
@ 2026-03-15 20:00
tick
< olga@standby.example: You play Italy
< anna@aus.example: New Player Signon: I
no < anna@aus.example: Results
re> olga@standby.example: You play Italy
A(Ven) Std., A(Apu) Std., F(ION)-Tun
@ 2026-03-27 20:00
tick
< rolf@rus.example: TEST:versailles - S1902M Results
Austria: A(Bud)-Vie.
Germany: _A(Mun)-Boh_.
Russia: A(Vie) Std. *
Turkey: A(Bul) Std. *
The Turkish Army in Bulgaria with no valid retreats was destroyed. NPRO
Retreat results for Spring of 1902.
Russia:                   A(Vie)-Tyr.
YOUR RETREATS FOR SPRING OF 1902
Accepted:   A(Vie)-Boh else Tyr
= not-open-to-it number=1 places="Bohemia"
# Autumn 1902: Russia forgets a retreat; England is late, and the master accepts it.
@ 2026-04-08 12:00
> anna@aus.example: Autumn 1902
SIGN ON Austria versailles swordA
A(Tri)-Tyr, A(Vie) S A(Tri)-Tyr, F(Bul/sc) Std., A(Ser) Std.
Retreats:
F(Bul/sc)-Gre, else AEG
Builds:
IF I own Bulgaria THEN BUILD A(Bud), F(Tri) ELSE BUILD A(Bud)
> fleur@fra.example: Autumn 1902
SIGN ON France versailles swordF
A(Bel) Std., A(Bur) Std., A(Por) Std., F(GoL) Std.
Build F(Bre), A(Par)
> gerd@ger.example: Autumn 1902
SIGN ON Germany versailles swordG
A(Den) Std., F(Hol) Std., A(Mun) S A(Kie), A(Kie)-Hol
Build A(Ber)
re> olga@standby.example: S1902M Results
F(Tun) Std., A(Ven) Std., A(Apu) Std.
Build F(Nap)
> rolf@rus.example: Autumn 1902
SIGN ON Russia versailles swordR
A(Tyr) Std., A(Gal) Std., F(Rum) Std., F(Swe) Std., A(War) Std., A(Mos)-Sev
Remove A(Gal)
re> nina@standby.example: S1902M Results
A(Con)-Bul, F(BLA) S A(Con)-Bul, A(Smy)-Con, F(Sev) Std.
Build A(Smy)
@ 2026-04-11 09:00
> edgar@eng.example: sorry, late
SIGN ON England versailles swordE
F(NTH) Std., A(Nwy) Std., F(BAR)-StP/nc, F(ENG) Std.
Build F(Lon)
< edgar@eng.example: Re:
= orders-held.late
F(BAR)-StP/nc
Build F(Lon)
< gina@gm.example: Late orders from England
re> gina@gm.example: Late orders from England
YES
< edgar@eng.example: Your late orders count
@ 2026-04-11 09:30
tick
< edgar@eng.example: TEST:versailles - F1902M Results
Austria: F(Bul/sc) Std. *
England: F(BAR)-StP/nc.
Germany: _A(Kie)-Hol_.
Russia: A(Tyr) Std. *
Retreat results for Fall of 1902.
Austria:                  F(Bul/sc)-Gre.
Russia:                   A(Tyr) disbands. NRO
Adjustment results for Winter of 1902.
England:                  Build F(Lon).
Russia:                   Remove A(Gal).
# 1903: two missing seasons in a row after the second spring are civil disorder, and the players end the game.
@ 2026-04-20 12:00
> anna@aus.example: 1903
SIGN ON Austria versailles swordA
A(Vie) Std., A(Tyr) Std., A(Ser) Std., F(Gre) Std., A(Bud) Std.
PROPOSE DRAW ATF
PHASE F1903M
A(Vie) Std., A(Tyr) Std., A(Ser) Std., F(Gre) Std., A(Bud) Std.
> edgar@eng.example: 1903
SIGN ON England versailles swordE
F(NTH) Std., A(Nwy) Std., F(StP/nc) Std., F(ENG) Std., F(Lon) Std.
VOTE YES
PHASE F1903M
F(NTH) Std., A(Nwy) Std., F(StP/nc) Std., F(ENG) Std., F(Lon) Std.
> fleur@fra.example: 1903
SIGN ON France versailles swordF
A(Bel) Std., A(Bur) Std., A(Por) Std., F(GoL) Std., F(Bre) Std., A(Par) Std.
PHASE F1903M
A(Bel) Std., A(Bur) Std., A(Por) Std., F(GoL) Std., F(Bre) Std., A(Par) Std.
> gerd@ger.example: 1903
SIGN ON Germany versailles swordG
A(Den) Std., F(Hol) Std., A(Mun) S A(Kie), A(Kie) S A(Mun), A(Ber) Std.
PHASE F1903M
A(Den) Std., F(Hol) Std., A(Mun) Std., A(Kie) Std., A(Ber) Std.
re> olga@standby.example: F1902M Results
F(Tun) Std., A(Ven) Std., A(Apu) Std., F(Nap) Std.
PHASE F1903M
F(Tun) Std., A(Ven) Std., A(Apu) Std., F(Nap) Std.
re> nina@standby.example: F1902M Results
A(Bul) Std., A(Con) Std., F(Sev) Std., F(BLA) Std., A(Smy) Std.
PHASE F1903M
A(Bul) Std., A(Con) Std., F(Sev) Std., F(BLA) Std., A(Smy) Std.
@ 2026-04-26 19:00
tick
< anna@aus.example: TEST:versailles - F1903M Proposal 1 Failed
< anna@aus.example: TEST:versailles - S1903M Results
Russia: NMR
Russia: F(Rum) Std.
no < olga@standby.example: Will you play
# Proposed again, silence agrees (8.2); as most say nothing the master decides (8.4).
> anna@aus.example: again
SIGN ON Austria versailles swordA
PROPOSE DRAW ATF
< fleur@fra.example: Proposal 2
= email-vote-opened.repeated
@ 2026-05-10 19:00
tick
< anna@aus.example: Civil Disorder: R
< gina@gm.example: Proposal 2 Needs Your Decision
< anna@aus.example: TEST:versailles - F1903M Results
Russia: NMR
# An error of the season before stands (6.2), until the master says otherwise.
> gina@gm.example: a misprint in spring
SIGN ON M versailles gmword
SET ERRORS STAND
ROLLBACK TO S1903M
< gina@gm.example: Re: [Error Flag]
= refused-error-stands game="versailles"
= refused-error-stands.hint
> gina@gm.example: so be it
SIGN ON M versailles gmword
VOTE YES
< anna@aus.example: Draw Declared
