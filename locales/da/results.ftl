### Why orders succeeded or failed. These are clauses: a full stop follows, or a semicolon and another clause.

order-of-power = { $order } ({ $power })
order-of-own = magtens egen { $order }
order-with-strength = { $order } med { $strength }
unit-from = enheden fra { $place }
strength-with-support = { $number } (med { $units })
strength-over-narrow-border = { $number } ({ $helped ->
    [yes] med { $units };{ " " }
   *[no] { "" }
 }{ $counts ->
    [half] halv styrke over denne grænse
   *[nothing] denne overgang tæller intet uden støtte
 })

## What else became of the unit.

explained-left = den måtte vige for to lige stærke angreb
explained-dislodged = den blev fordrevet af { $attacker }
explained-removed-by-patrol = { $units ->
    [one] den blev fjernet af
   *[other] de blev fjernet af
} { $patrol }
explained-annihilated = den blev tilintetgjort, fordi dens to skridt ikke endte i et forsyningscenter
    .helped = den blev tilintetgjort, som enhver flåde, der støtter eller konvojerer efter et skridt

## Orders that succeeded.

explained-held = { $unit } holdt stillingen{ $given ->
    [yes] { "" }
   *[no] { " " }uden ordre
 } med { $strength }
explained-moved = { $order } lykkedes med { $strength }
explained-done = { $order } blev udført
explained-given = { $order } blev givet
explained-retreated = { $unit } trak sig tilbage til { $place }
explained-disbanded = { $unit } blev opløst{ $given ->
    [yes] { "" }
   *[no] , fordi den ikke fik ordre til at trække sig tilbage
 }
explained-removed = { $unit } blev fjernet{ $given ->
    [yes] { "" }
   *[no] , fordi { $power } ikke gav ordre om nok fjernelser
 }
explained-built = { $unit } blev bygget{ $given ->
    [yes] { "" }
   *[no] , fordi der ikke kom en mulig ordre for stedet
 }
explained-waived = { $power } gav afkald på en bygning

## Orders that failed.

mark = { $mark ->
    [bounce] prellede af
    [cut] afbrudt
    [void] ugyldig
    [no-convoy] ingen konvoj
    [failed] mislykket
    [blocked] blokeret
    [no-effect] uden virkning
    [destroyed] tilintetgjort
    [dislodged] fordrevet
   *[other] { $mark }
}

explained-bounced = { $order } prellede af: { $strength } mod { $other } med { $against }
    .alone = { $order } prellede af
    .alone-with = { $order } prellede af med { $strength }
    .swap = { $order } prellede af: { $other } går den modsatte vej, og enheder kan kun bytte plads med konvoj
    .own-unit = { $order } prellede af: { $other } blev stående, og en magt kan ikke fordrive sin egen enhed
explained-bounces = { $moves } prellede af
    .against = { $moves } prellede af mod { $others }
explained-cut = { $order } blev afbrudt af { $other }
    .alone = { $order } blev afbrudt
explained-void = { $order } talte ikke med: ordren var { $other }
    .replaced = { $order } talte ikke med: en senere ordre for samme enhed erstattede den
    .no-order = { $order } talte ikke med: { $unit } havde ingen ordre og holdt stillingen
explained-not-convoyed = { $order } rykkede ikke: ingen ubrudt kæde af flåder fik ordre til at konvojere den
explained-convoy-broken = { $order } mislykkedes: konvojen blev brudt, hvor { $fleet } blev fordrevet af { $attacker }
explained-paradox = { $order } mislykkedes: landgangen ville have afgjort, om dens egen konvoj holdt, og et sådant paradoks standser konvojen
explained-convoy-paradox = { $order } mislykkedes: hærens landgang ville have afgjort, om konvojen holdt, og det er et paradoks
explained-fleet-dislodged = { $order } mislykkedes: flåden blev fordrevet af { $attacker }
    .alone = { $order } mislykkedes: flåden blev fordrevet
explained-blocked = { $order } blev blokeret: ingen magt lod den passere
    .strait = { $order } blev standset ved strædet af { $other }
explained-block-failed = { $order } mislykkedes: en anden magt havde en flåde i den halvdel af strædet
explained-convoy-patrolled = { $order } mislykkedes: konvojen blev brudt i { $place } af en patrulje
explained-failed = { $order } mislykkedes
explained-impossible = { $order } var umulig: { $why }
    .phase = { $order } var umulig: det er ikke en ordre for denne fase
explained-foreign = { $order } talte ikke med: enheden i { $place } tilhører { $power }
explained-retreats-met = { $order } mislykkedes: { $other } gik samme sted hen, og begge blev opløst
    .priority = { $order } mislykkedes: { $other } gik samme sted hen og havde prioritet, så denne enhed blev opløst
explained-undone = { $order } mislykkedes: enheden blev angrebet eller rykkede væk
explained-two-journeys = { $order } mislykkedes: kun én hær pr. træk kan bruge jernbanen, og det ville { $other } også
explained-journey = { $order } mislykkedes: { $obstacle }, og hæren blev stående
    .stopped = { $order } mislykkedes: { $obstacle }, og hæren standsede i { $place }
journey-blocked = en enhed fra { $power } stod på strækningen i { $place }
    .goal = vejen til { $place } var ikke fri
explained-speaks = { $order } er kun ord og gør intet: det er sommer
explained-another-power = en anden magt
explained-another-unit = en anden enhed

## Lines of orders beside the orders themselves. In English programs read them.

order-not-processed = { $unit }, ingen ordre{ $lost ->
    [yes] { " " }(opløses)
   *[no] { "" }
 }.
removal-by-default = Ingen ordre; fjernes: { $kind } i { $place }.
build-by-default = { $order }, som i et standardparti.
unit-can-retreat = { $unit } kan trække sig tilbage til { $places }.
    .nowhere = { $unit } kan ikke trække sig tilbage nogen steder.
    .or = eller
dislodged-can-retreat = { CAPITALIZED($kind) } i { $place } ({ $power }) kan trække sig tilbage til { $places }.
    .nowhere = { CAPITALIZED($kind) } i { $place } ({ $power }) kunne ikke trække sig tilbage nogen steder og blev tilintetgjort.
proxy-given = { $unit }, udlånt til { $power }.

## The marks of a zine's report

zine-legend = _mislykket_   ~umulig~   * skal vige   MS støtter hinanden   Std. står
    .missing = NMR ingen træk   NRO ingen ordre om tilbagetog   NPRO intet muligt tilbagetog
