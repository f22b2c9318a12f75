# Units are lent: who orders them, what the replies list, what the results show and what they keep to themselves.
include opening
@ 2026-01-05 13:00
> fleur@fra.example: too early
SIGN ON France alpha swordF
A Mar proxy to England
< fleur@fra.example: Re: [Error Flag] TEST:alpha
= no-proxies-here
France: Army Marseilles, No Order Processed.
> gina@gm.example: lending
SIGN ON M alpha gmword
SET PROXY
< fleur@fra.example: alpha
proxies
> fleur@fra.example: orders
SIGN ON France alpha swordF
A Par - Bur, F Bre - Mao
A Mar proxy to England
< fleur@fra.example: Re: TEST:alpha - S1901M
= reply-complete
France: Army Marseilles PROXY TO England
France: Army Marseilles PROXY TO England.
France: Army Paris -> Burgundy.
< edgar@eng.example: TEST:alpha - S1901M Proxy from F
France lends you Army Marseilles in 'alpha', for this phase.
= email-proxy-changed.advice
no < gerd@ger.example: Proxy
# England orders the unit it was lent, one it was not, and lends the Italians their own.
> edgar@eng.example: orders
SIGN ON England alpha swordE
A Lvp - Yor, F Edi - Nwg, F Lon - Nth
A Mar - Spa
A Mun - Tyr
A Ven p Italy
< edgar@eng.example: Re: TEST:alpha - S1901M
England: Army Liverpool -> Yorkshire.
England: Fleet London -> North Sea.
England: French Army Marseilles -> Spain.
England: German Army Munich -> Tyrolia.
England: Italian Army Venice PROXY TO Italy.
Check: German Army Munich -> Tyrolia counts only if Germany lends you that
Check:
= order-check doubt="not_own_to_lend" order="Italian Army Venice PROXY TO Italy" owner="Italy"
no < irma@ita.example: Proxy
# One letter is too short for a power; nobody lends to himself.
> gerd@ger.example: orders
SIGN ON Germany alpha swordG
A Ber - Kie, F Kie - Den
A Mun p r
A Mun proxy Germany
A Mun p Ru
< gerd@ger.example: Re: [Error Flag] TEST:alpha
= reply-units-kept
= names-no-power word="r"
= lent-to-own-power
Germany: Army Munich PROXY TO Russia.
> irma@ita.example: orders
SIGN ON Italy alpha swordI
A Ven h, A Rom h, F Nap - Ion
> rolf@rus.example: orders
SIGN ON Russia alpha swordR
A Mos-Ukr, A War-Gal, F Sev-Bla, F Stp/sc-Bot
> tara@tur.example: orders
SIGN ON Turkey alpha swordT
A Con-Bul, A Smy-Con, F Ank h
> anna@aus.example: orders
SIGN ON Austria alpha swordA
A Vie h, A Bud-Ser
F Tri p It
# The owner changes his mind: his own order takes the proxy back.
> anna@aus.example: orders
SIGN ON Austria alpha swordA
F Tri - Alb
< anna@aus.example: Re: TEST:alpha
Austria: Fleet Trieste -> Albania.
… PROXY TO
< irma@ita.example: TEST:alpha - S1901M Proxy from A ended
= email-proxy-changed.revoked power="Austria" game="alpha" units="Fleet Trieste"
> gina@gm.example: where do we stand
SIGN ON M alpha gmword
LIST alpha
< gina@gm.example: Re: TEST:alpha
England: German Army Munich -> Tyrolia.
Germany: Army Munich PROXY TO Russia.
@ 2026-01-05 13:30
tick
< anna@aus.example: alpha - S1901M Results
Movement results for Spring of 1901. (alpha.001)
England: Italian Army Venice Proxy given to Italy.
France: Army Marseilles Proxy given to England.
Germany: Army Munich Proxy given to Russia.
Austria: Fleet Trieste -> Albania.
France: Army Marseilles -> Spain.
Germany: Army Munich, No Order Processed.
Italy: Army Venice HOLD.
… -> Tyrolia
… Trieste Proxy
# The next phase begins with nothing lent, and the master may do away with proxies.
@ 2026-01-05 14:00
> gina@gm.example: no more
SIGN ON M alpha gmword
SET NO PROXY
> gerd@ger.example: again
SIGN ON Germany alpha swordG
A Mun p Ru
< gerd@ger.example: Re: [Error Flag] TEST:alpha - F1901M
= no-proxies-here
Germany: Army Munich, No Order Processed.
