# Naval Diplomacy by mail from the first builds in the winter of 1913 to 1916: two steps, shared seas, patrols, blocks,
# second orders, passage, orders of one space replaced together, removals of one fleet among several, civil disorder.
@ 2026-01-05 12:00
> gina@gm.example: hello
REGISTER
Name: Gina Master
END
CREATE ?alpha gmword naval
SET MOVES CLOCK 1410 MIN 0 NEXT 24 GRACE 72 DELAY 0.5 DAYS -MTWTF-
SET RETREAT CLOCK -1 MIN 0 NEXT 24 GRACE 48 DELAY 0.5 DAYS -MTWTF-
SET BUILDS CLOCK -1 MIN 0 NEXT 24 GRACE 48 DELAY 0.5 DAYS -MTWTF-
< gina@gm.example: Re:
alpha
> anna@aus.example: join
REGISTER
Name: Anna Schmidt
END
SIGN ON ?alpha swordA
SET PREFERENCE AEFGIRT
> edgar@eng.example: join
REGISTER
Name: Edgar Stone
END
SIGN ON ?alpha swordE
SET PREFERENCE EAFGIRT
> fleur@fra.example: join
REGISTER
Name: Fleur Petit
END
SIGN ON ?alpha swordF
SET PREFERENCE FAEGIRT
> gerd@ger.example: join
REGISTER
Name: Gerd Meier
END
SIGN ON ?alpha swordG
SET PREFERENCE GAEFIRT
> irma@ita.example: join
REGISTER
Name: Irma Rossi
END
SIGN ON ?alpha swordI
SET PREFERENCE IAEFGRT
> rolf@rus.example: join
REGISTER
Name: Rolf Iwanow
END
SIGN ON ?alpha swordR
SET PREFERENCE RAEFGIT
> tara@tur.example: join
REGISTER
Name: Tara Demir
END
SIGN ON ?alpha swordT
SET PREFERENCE TAEFGIR
< tara@tur.example: alpha
Deadline: F1913B
= email-game-starting.empty season="Winter of 1913"
= builds-due.first units=3
BUILD F Ankara
= next-step.naval-later
= next-step.naval-later
@ 2026-01-05 13:00
> edgar@eng.example: fleets
SIGN ON England alpha swordE
Build F Lon, F Edi, F Lvp
> fleur@fra.example: builds
SIGN ON France alpha swordF
Build F Bre
Build F Mar
> gerd@ger.example: builds
SIGN ON Germany alpha swordG
Build F Kie
Build F Mun
Build F Ber
< gerd@ger.example: Re: [Error Flag] TEST:alpha - F1913B
REJECTED:
= no-fleet-built-inland place="Munich"
Germany:                  1 build pending.
> rolf@rus.example: builds
SIGN ON Russia alpha swordR
Build F Stp
Build A Sev
Waive
< rolf@rus.example: Re: [Error Flag] TEST:alpha - F1913B
REJECTED: Which coast of St Petersburg?
REJECTED:
= none-left-out-at-start
> tara@tur.example: builds
SIGN ON Turkey alpha swordT
Build F Ank
Build F Con
> gina@gm.example: on
SIGN ON M alpha gmword
PROCESS F1913B NOW
< anna@aus.example: alpha - F1913B Results
Adjustment results for Winter of 1913.  (alpha.001)
Austria:                  Builds a fleet in Trieste, as in the standard game.
England:                  Builds a fleet in Liverpool.
Germany:                  Builds an army in Munich, as in the standard game.
Russia:                   Builds a fleet in St Petersburg (south coast), as in the standard game.
The next phase of 'alpha' will be Movement for Spring of 1914.
F London - North Sea - Norway
= order-example.two-steps
…WHY
@ 2026-01-06 13:00
> edgar@eng.example: spring
SIGN ON England alpha swordE
F Lon - Nth
F Edi - Nth
F Lvp - Nao
> edgar@eng.example: a second thought
SIGN ON England alpha swordE
F Lvp - Iri - Mao
< edgar@eng.example: Re: TEST:alpha - S1914M
Check: Fleet Liverpool -> Irish Sea -> Mid-Atlantic Ocean annihilates your
= order-check doubt="annihilated"
> edgar@eng.example: no
SIGN ON England alpha swordE
F Lvp - Nao
HELP PATROL
< edgar@eng.example: Re: TEST:alpha - S1914M
2F Nth P Germany                   two or more patrol against a power
…Check:
> gerd@ger.example: spring
SIGN ON Germany alpha swordG
F Kie - Hel - Hol
F Ber - Bal
A Mun - Ruh
< gerd@ger.example: Re: TEST:alpha - S1914M
= reply-complete
Germany: Fleet Kiel -> Helgoland Bight -> Holland
> fleur@fra.example: spring
SIGN ON France alpha swordF
F Bre - Eng
F Mar - Lyo - Spa/sc
A Par - Pic
> tara@tur.example: spring
SIGN ON Turkey alpha swordT
F Ank - Bla
F Con - Bla
A Smy h
> gina@gm.example: on
SIGN ON M alpha gmword
PROCESS S1914M NOW
< anna@aus.example: alpha - S1914M Results
England: Fleet London -> North Sea.
England: Fleet Edinburgh -> North Sea.
France: Fleet Marseilles -> Gulf of Lyon -> Spain (south coast).
Germany: Fleet Kiel -> Helgoland Bight -> Holland.
Turkey: Fleet Ankara -> Black Sea.
Turkey: Fleet Constantinople -> Black Sea.
@ 2026-01-07 13:00
> edgar@eng.example: fall
SIGN ON England alpha swordE
2F Nth P Germany and France
F Nao - Nwg - Nwy
< edgar@eng.example: Re: [Error Flag] TEST:alpha - F1914M
REJECTED:
= patrol-names-one-power
Try: 2F NTH P Germany
England: Fleet North Atlantic Ocean -> Norwegian Sea -> Norway.
…Waits
> edgar@eng.example: four fleets of two, and a convoy from inland
SIGN ON England alpha swordE
F Nth - Ska
2F Nth - Hel
F Nth C A Pic - Mun
< edgar@eng.example: Re: [Error Flag] TEST:alpha - F1914M
= some-fleets-taken counted=1 wanted=2
No convoy route to Munich needs the fleet in the North Sea.
> edgar@eng.example: fall
SIGN ON England alpha swordE
2F Nth P Germany
< edgar@eng.example: Re: TEST:alpha - F1914M
= reply-complete
2F Nth P Germany  Accepted.
England: 2 Fleets North Sea PATROL FOR Germany.
England: Fleet North Atlantic Ocean -> Norwegian Sea -> Norway.
> gerd@ger.example: fall
SIGN ON Germany alpha swordG
F Hol - Nth S A Ruh - Bel
A Ruh - Bel
F Bal h
< gerd@ger.example: Re: TEST:alpha - F1914M
Germany: Fleet Holland -> North Sea SUPPORT Army Ruhr -> Belgium.
= order-check doubt="annihilated_by_help" order="Fleet Holland -> North Sea SUPPORT Army Ruhr -> Belgium"
> fleur@fra.example: fall
SIGN ON France alpha swordF
A Pic - Bel
F Eng B England from the Strait
F Spa/sc h
< fleur@fra.example: Re: TEST:alpha - F1914M
France: Fleet English Channel BLOCK England IN English Channel/North Sea.
> tara@tur.example: fall
SIGN ON Turkey alpha swordT
F Bla - Aeg - Gre
F Bla - Rum
A Smy - Con
> gina@gm.example: on
SIGN ON M alpha gmword
PROCESS F1914M NOW
< anna@aus.example: alpha - F1914M Results
England: 2 Fleets North Sea PATROL FOR Germany.
France: Fleet English Channel BLOCK England IN English Channel/North Sea.
France: Army Picardy -> Belgium. (*bounce*)
Germany: Fleet Holland -> North Sea SUPPORT Army Ruhr -> Belgium. (*cut, patrolled*)
Germany: Army Ruhr -> Belgium. (*bounce*)
Turkey: Fleet Black Sea -> Aegean Sea -> Greece.
Germany:   3 Supply centers,  2 Units:  Builds   1 unit.
WHY
Belgium: France's Army Picardy -> Belgium with 1 and Germany's Army Ruhr ->
- Germany: Fleet Holland -> North Sea SUPPORT Army Ruhr -> Belgium was cut by
England's 2 Fleets North Sea PATROL FOR Germany; it was removed by England's
@ 2026-01-08 09:00
> edgar@eng.example: winter
SIGN ON England alpha swordE
Build F Lon
> fleur@fra.example: winter
SIGN ON France alpha swordF
Build F Bre
> gerd@ger.example: winter
SIGN ON Germany alpha swordG
Build F Kie
> tara@tur.example: winter
SIGN ON Turkey alpha swordT
Build F Ank
Build F Smy
> gina@gm.example: on
SIGN ON M alpha gmword
PROCESS F1914B NOW
@ 2026-01-09 09:00
> edgar@eng.example: spring
SIGN ON England alpha swordE
F Nth - Den
F Nth - Bel
F Nth - Nwg
F Lon - Eng
F Nwy h
< edgar@eng.example: Re: TEST:alpha - S1915M
Order: England: Fleet North Sea -> Norwegian Sea
= fleets-taken there=2
England: Fleet North Sea -> Denmark.
England: Fleet North Sea -> Belgium.
England: Fleet Norway HOLD.
England: Fleet London -> English Channel.
> edgar@eng.example: spring, second thoughts
SIGN ON England alpha swordE
F Nth - Eng - Bre
F Nth - Hel
F Lon - Nth
< edgar@eng.example: Re: TEST:alpha - S1915M
= reply-complete
England: Fleet North Sea -> English Channel -> Brest.
England: Fleet North Sea -> Helgoland Bight.
England: Fleet Norway HOLD.
England: Fleet London -> North Sea.
> fleur@fra.example: spring
SIGN ON France alpha swordF
F Eng blocks England
F Bre - Mao
F Spa/sc h
A Pic - Bel
> tara@tur.example: spring
SIGN ON Turkey alpha swordT
F Ank - Bla
F Smy - Aeg
F Rum - Bla
F Gre h
A Con h
Con friendly Russia
< tara@tur.example: Re: TEST:alpha - S1915M
Turkey: Constantinople FRIENDLY TO Russia
> rolf@rus.example: spring
SIGN ON Russia alpha swordR
A Sev - Rum
F Stp/sc - Bot
> gerd@ger.example: spring
SIGN ON Germany alpha swordG
F Bal - Den
F Kie - Hel
A Ruh - Hol
> gina@gm.example: on
SIGN ON M alpha gmword
PROCESS S1915M NOW
< anna@aus.example: alpha - S1915M Results
England: Fleet North Sea -> English Channel -> Brest. (*blocked, annihilated*)
England: Fleet North Sea -> Helgoland Bight.
Germany: Fleet Kiel -> Helgoland Bight.
WHY
- England:
= explained-blocked.strait order="Fleet North Sea -> English Channel -> Brest"
strait by France's Fleet English Channel BLOCK England IN English
= explained-annihilated
@ 2026-01-10 09:00
> tara@tur.example: fall
SIGN ON Turkey alpha swordT
2F Bla h
F Aeg h
A Con h
F Gre h
> edgar@eng.example: for the last spring
SIGN ON England alpha swordE
PHASE S1917M
F Nth - Nwg
F Nth - Edi
> rolf@rus.example: fall
SIGN ON Russia alpha swordR
F Bot - Bal
A Mos - Stp
A Rum h
> gina@gm.example: on
SIGN ON M alpha gmword
PROCESS F1915M NOW
< anna@aus.example: alpha - F1915M Results
Turkey: Fleet Black Sea HOLD.
Turkey: Fleet Black Sea HOLD.
Turkey:    4 Supply centers,  5 Units:  Removes  1 unit.
@ 2026-01-11 09:00
> tara@tur.example: winter
SIGN ON Turkey alpha swordT
Remove F Bla
> gina@gm.example: on
SIGN ON M alpha gmword
PROCESS F1915B NOW
< anna@aus.example: alpha - F1915B Results
Turkey:                   Removes the fleet in Black Sea.
> tara@tur.example: what is left?
SIGN ON Turkey alpha swordT
LIST
< tara@tur.example: Re: TEST:alpha - S1916M what is left?
Turkey: Fleet Black Sea, No Order Processed.
Turkey: Fleet Aegean Sea, No Order Processed.
@ 2026-01-12 09:00
> gerd@ger.example: spring
SIGN ON Germany alpha swordG
Denmark is friendly to Russia
> rolf@rus.example: spring
SIGN ON Russia alpha swordR
F Bal - Ska - Swe
< rolf@rus.example: Re: TEST:alpha - S1916M
= counts-only-if-passed code="DEN" place="Denmark"
FRIENDLY TO Russia.
> gina@gm.example: on
SIGN ON M alpha gmword
PROCESS S1916M NOW
< anna@aus.example: alpha - S1916M Results
Germany: Denmark FRIENDLY TO Russia.
Russia: Fleet Baltic Sea -> Skagerrak -> Sweden.
…annihilated
@ 2026-01-13 09:00
> rolf@rus.example: fall
SIGN ON Russia alpha swordR
F Swe - Nwy
A Stp S F Swe - Nwy
> edgar@eng.example: fall
SIGN ON England alpha swordE
F Nwy h
F Nth - Den
> gina@gm.example: on
SIGN ON M alpha gmword
PROCESS F1916M NOW
< anna@aus.example: alpha - F1916M Results
England: Fleet Norway HOLD. (*dislodged*)
England: Fleet North Sea -> Denmark. (*bounce*)
Russia: Fleet Sweden -> Norway.
The English Fleet in Norway can retreat to Barents Sea or North Sea or Norwegian Sea or Skagerrak.
> edgar@eng.example: retreat
SIGN ON England alpha swordE
F Nwy - Nth
> gina@gm.example: on
SIGN ON M alpha gmword
PROCESS F1916R NOW
< anna@aus.example: alpha - F1916R Results
England:                  Fleet Norway -> North Sea.
Russia:    Moscow, Norway, Rumania, Sevastopol, St Petersburg, Warsaw.
> gina@gm.example: on
SIGN ON M alpha gmword
PROCESS F1916B NOW
< anna@aus.example: alpha - F1916B Results
Adjustment results for Winter of 1916.  (alpha.011)
The next phase of 'alpha' will be Movement for Spring of 1917.
< edgar@eng.example: alpha - S1917M Pending Orders
England: Fleet North Sea -> Norwegian Sea.
England: Fleet North Sea -> Edinburgh.
# The master mends a sea in which several fleets are: any number may stand there, and each has an owner.
> gina@gm.example: a slip
SIGN ON M alpha gmword
ADJUST
PLACE F Nth Germany
PLACE F Nth England
REMOVE F Nth
REASON An order was misread.
END ADJUST
< gina@gm.example: Re: [Error Flag]
= whose-fleet
Try: REMOVE F Nth England
> gina@gm.example: mended
SIGN ON M alpha gmword
ADJUST
PLACE F Nth Germany
PLACE F Nth England
REMOVE F Nth England
REASON An order was misread.
END ADJUST
< edgar@eng.example: Adjusted
= corrected-unit-put-on power="Germany" unit="Fleet North Sea"
= corrected-unit-put-on power="England" unit="Fleet North Sea"
= corrected-unit-taken-off power="England" unit="Fleet North Sea"
# A sea that was passed, or should have been, tells of it.
> edgar@eng.example: reasons
SIGN ON England alpha swordE
WHY Aegean F1914M
WHY Channel S1915M
WHY F1914M
< edgar@eng.example: Re:
Movement for Fall of 1914 (alpha), Aegean Sea:
- Turkey: Fleet Black Sea -> Aegean Sea -> Greece succeeded with 1.
Movement for Spring of 1915 (alpha), English Channel:
- England:
= explained-blocked.strait order="Fleet North Sea -> English Channel -> Brest"
