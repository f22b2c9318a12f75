# Colonial with its railway and its canal: a journey by rail, a fleet that is let through and one that is not.
@ 2026-01-05 12:00
> gina@gm.example: a game in the colonies
REGISTER
Name: Gina Master
END
GET rules colonial railway canal
CREATE ?suez gmword Colonial railway canal
SET NMR
CREATE ?wrong gmword Colonial balloon
< gina@gm.example: Re:
= game-created game="suez" missing=7
= no-such-option name="colonial balloon" words="balloon"
= board-railway power="Russia" railway="Trans-Siberian Railway"
= board-canal canal="Suez Canal"
> bob@bri.example: join
REGISTER
Name: Bob
END
SIGN ON ?suez swordBB
SET PREFERENCE BCFHJRT
> chen@chi.example: join
REGISTER
Name: Chen
END
SIGN ON ?suez swordCC
SET PREFERENCE CBFHJRT
> fleur@fra.example: join
REGISTER
Name: Fleur
END
SIGN ON ?suez swordFF
SET PREFERENCE FBCHJRT
> hans@hol.example: join
REGISTER
Name: Hans
END
SIGN ON ?suez swordHH
SET PREFERENCE HBCFJRT
> jun@jap.example: join
REGISTER
Name: Jun
END
SIGN ON ?suez swordJJ
SET PREFERENCE JBCFHRT
> rolf@rus.example: join
REGISTER
Name: Rolf
END
SIGN ON ?suez swordRR
SET PREFERENCE RBCFHJT
> timur@tur.example: join
REGISTER
Name: Timur
END
SIGN ON ?suez swordTT
SET PREFERENCE TBCFHJR
< rolf@rus.example: Game Starting
= email-game-starting role="Russia"
A Moscow - TSR - Irkutsk, Krasnoyarsk, Omsk, Perm or Vladivostok
A Moscow - Baku                      it moves
F Odessa S A Moscow - Baku           it supports a move
…A Paris
> rolf@rus.example: by rail
SIGN ON Russia suez swordRR
A Vla - TSR - Prm
A Vla - Baku
A Mos - Irk
A Vla - Prm
A Mos H
A Oms H
F Ode H
F Part H
< rolf@rus.example: Re: [Error Flag]
A Vla - Baku
REJECTED: The army in Vladivostok cannot get to Baku on foot
Order: Russia: Army Moscow -> Trans-Siberian Railway -> Irkutsk
Assumed: By the Trans-Siberian Railway: A MOS - TSR - IRK.
Assumed: By the Trans-Siberian Railway: A VLA - TSR - PRM.
…needs a convoy
> timur@tur.example: fleets
SIGN ON Turkey suez swordTT
F Con - Meds
A Ang H
F Bag H
SC H
< timur@tur.example: Re: [Error Flag]
= canal-obeys place="Egypt"
> gina@gm.example: go on
SIGN ON M suez gmword
PROCESS S1870M NOW
< rolf@rus.example: S1870M Results
Russia: Army Vladivostok -> Trans-Siberian Railway -> Perm.
> timur@tur.example: to Egypt
SIGN ON Turkey suez swordTT
F Meds - Suez canal - Reds
F Meds - Reds
A Ang H
F Bag H
< timur@tur.example: Re:
Try:
= fleet-moves-one-step-to order="F MEDS - REDS"
Assumed:
= only-by-leave place="Egypt"
> gina@gm.example: go on
SIGN ON M suez gmword
PROCESS F1870M NOW
< timur@tur.example: F1870M Results
Turkey: Fleet Mediterranean Sea -> Red Sea. (*blocked*)
> timur@tur.example: to Egypt itself
SIGN ON Turkey suez swordTT
F Meds - Egy
A Ang - Syr
F Bag H
> gina@gm.example: go on
SIGN ON M suez gmword
PROCESS S1871M NOW
< timur@tur.example: S1871M Results
Turkey: Fleet Mediterranean Sea -> Egypt.
> timur@tur.example: the canal is ours
SIGN ON Turkey suez swordTT
LIST
F Egy - Meds
A Syr - Egy
F Bag H
< timur@tur.example: Re:
= reply-complete replaces="no"
> gina@gm.example: go on
SIGN ON M suez gmword
PROCESS F1871M NOW
< timur@tur.example: F1871M Results
Turkey: Army Syria -> Egypt.
Turkey: Fleet Egypt -> Mediterranean Sea.
> gina@gm.example: go on
SIGN ON M suez gmword
PROCESS F1871B NOW
< timur@tur.example: F1871B Results
= lets-fleet-through order="SC S F Mediterranean Sea - Red Sea"
> timur@tur.example: through
SIGN ON Turkey suez swordTT
SC S F Meds - Reds
F Meds - Reds
A Egy H
F Bag H
< timur@tur.example: Re:
Turkey: Suez Canal SUPPORT
> gina@gm.example: go on
SIGN ON M suez gmword
PROCESS S1872M NOW
< timur@tur.example: S1872M Results
Turkey: Fleet Mediterranean Sea -> Red Sea.
Turkey: Suez Canal SUPPORT Fleet Mediterranean Sea -> Red Sea.
… = variant-never-blind
