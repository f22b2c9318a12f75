### Why orders succeeded or failed. These are clauses: a full stop follows, or a semicolon and another clause.

order-of-power = { $order } ({ $power })
order-of-own = { $order } (hetzelfde land)
order-with-strength = { $order } met { $strength }
unit-from = de eenheid uit { $place }
strength-with-support = { $number } (met { $units })
strength-over-narrow-border = { $number } ({ $helped ->
    [yes] met { $units };{ " " }
   *[no] { "" }
 }{ $counts ->
    [half] halve kracht over deze grens
   *[nothing] zonder steun telt deze oversteek niet
 })

## What else became of the unit.

explained-left = de eenheid moest weg door twee even sterke aanvallen
explained-dislodged = de eenheid is verdreven door { $attacker }
explained-removed-by-patrol = { $units ->
    [one] de eenheid is verwijderd door
   *[other] de eenheden zijn verwijderd door
} { $patrol }
explained-annihilated = de eenheid is vernietigd, omdat de twee stappen niet in een aanvoergebied eindigden
    .helped = de eenheid is vernietigd, zoals elke vloot die na een stap steunt of konvooieert

## Orders that succeeded.

explained-held = { $unit } bleef { $given ->
    [yes] { "" }
   *[no] zonder order{ " " }
 }staan met { $strength }
explained-moved = { $order } lukte met { $strength }
explained-done = { $order } is uitgevoerd
explained-given = { $order } is gegeven
explained-retreated = { $unit } trok zich terug naar { $place }
explained-disbanded = { $unit } is opgeheven{ $given ->
    [yes] { "" }
   *[no] , want er was geen order om terug te trekken
 }
explained-removed = { $unit } is verwijderd{ $given ->
    [yes] { "" }
   *[no] , want { $power } gaf te weinig orders om te verwijderen
 }
explained-built = { $unit } is gebouwd{ $given ->
    [yes] { "" }
   *[no] , want daar was niets mogelijks opgegeven
 }
explained-waived = { $power } zag af van een bouw

## Orders that failed.

mark = { $mark ->
    [bounce] afgeketst
    [cut] verbroken
    [void] ongeldig
    [no-convoy] geen konvooi
    [failed] mislukt
    [blocked] geblokkeerd
    [no-effect] geen effect
    [destroyed] vernietigd
    [dislodged] verdreven
   *[other] { $mark }
}

explained-bounced = { $order } ketste af: { $strength } tegen { $other } met { $against }
    .alone = { $order } ketste af
    .alone-with = { $order } ketste af met { $strength }
    .swap = { $order } ketste af: { $other } gaat de andere kant op, en eenheden kunnen alleen via konvooi van plaats wisselen
    .own-unit = { $order } ketste af: { $other } bleef staan, en een land kan zijn eigen eenheid niet verdrijven
explained-bounces = { $moves } ketsten af
    .against = { $moves } ketsten af tegen { $others }
explained-cut = { $order } is verbroken door { $other }
    .alone = { $order } is verbroken
explained-void = { $order } telde niet: de order was { $other }
    .replaced = { $order } telde niet: een latere order voor dezelfde eenheid verving deze
    .no-order = { $order } telde niet: { $unit } had geen order en bleef staan
explained-not-convoyed = { $order } mislukte: geen ononderbroken keten van vloten had de order voor dit konvooi
explained-convoy-broken = { $order } mislukte: het konvooi brak waar { $fleet } werd verdreven door { $attacker }
explained-paradox = { $order } mislukte: de landing zou bepalen of het eigen konvooi standhield, en zo'n paradox houdt het konvooi tegen
explained-convoy-paradox = { $order } mislukte: de landing van het leger zou bepalen of het konvooi standhield, en dat is een paradox
explained-fleet-dislodged = { $order } mislukte: de vloot werd verdreven door { $attacker }
    .alone = { $order } mislukte: de vloot werd verdreven
explained-blocked = { $order } werd geblokkeerd: geen land liet de eenheid door
    .strait = { $order } werd bij de zeestraat tegengehouden door { $other }
explained-block-failed = { $order } mislukte: een ander land had een vloot in die helft van de zeestraat
explained-convoy-patrolled = { $order } mislukte: het konvooi brak in { $place }, door een patrouille
explained-failed = { $order } mislukte
explained-impossible = { $order } was onmogelijk: { $why }
    .phase = { $order } was onmogelijk: het is geen order voor deze fase
explained-foreign = { $order } telde niet: de eenheid in { $place } is van { $power }
explained-retreats-met = { $order } mislukte: { $other } ging er ook heen, en beide zijn opgeheven
    .priority = { $order } mislukte: { $other } ging er ook heen en had voorrang, dus deze eenheid is opgeheven
explained-undone = { $order } mislukte: de eenheid werd aangevallen of ging weg
explained-two-journeys = { $order } mislukte: per beurt kan maar één leger met de trein, en { $other } wilde dat ook
explained-journey = { $order } mislukte: { $obstacle }, en het leger bleef staan
    .stopped = { $order } mislukte: { $obstacle }, en het leger stopte in { $place }
journey-blocked = een eenheid van { $power } stond op de lijn in { $place }
    .goal = de weg naar { $place } was niet vrij
explained-speaks = { $order } zijn alleen woorden: het is zomer
explained-another-power = een ander land
explained-another-unit = een andere eenheid

## Lines of orders beside the orders themselves. In English programs read them.

order-not-processed = { $unit }, geen order{ $lost ->
    [yes] { " " }(opgeheven)
       *[no] { "" }
    }.
removal-by-default = Geen order; verwijderd wordt: { $kind } { $place }.
build-by-default = { $order }, zoals in de standaardpartij.
unit-can-retreat = { $unit }, kan zich terugtrekken naar: { $places }.
    .nowhere = { $unit }, kan nergens heen.
    .or = of
dislodged-can-retreat = { CAPITALIZED($kind) } { $place } ({ $power }), kan zich terugtrekken naar: { $places }.
    .nowhere = { CAPITALIZED($kind) } { $place } ({ $power }), geen terugtocht mogelijk: opgeheven.
proxy-given = { $unit }, uitgeleend aan { $power }.

## The marks of a zine's report

zine-legend = _mislukt_   ~onmogelijk~   * moet weg   MS steunen elkaar   Std. blijft staan
    .missing = NMR geen zetten   NRO geen terugtochtorder   NPRO geen terugtocht mogelijk
