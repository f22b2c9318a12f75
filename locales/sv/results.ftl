### Why orders succeeded or failed. These are clauses: a full stop follows, or a semicolon and another clause.

order-of-power = { $order } ({ $power })
order-of-own = { $order } (samma makt)
order-with-strength = { $order } med { $strength }
unit-from = enheten från { $place }
strength-with-support = { $number } (med { $units })
strength-over-narrow-border = { $number } ({ $helped ->
    [yes] med { $units };{ " " }
   *[no] { "" }
 }{ $counts ->
    [half] halv styrka över den här gränsen
   *[nothing] över den här gränsen räknas ingenting utan stöd
 })

## What else became of the unit.

explained-left = den fick lämna platsen på grund av två lika starka angrepp
explained-dislodged = den fördrevs av { $attacker }
explained-removed-by-patrol = { $units ->
    [one] den togs bort av
   *[other] de togs bort av
} { $patrol }
explained-annihilated = den förintades, eftersom dess två steg inte slutade i ett försörjningscenter
    .helped = den förintades, som varje flotta som stöder eller konvojerar efter ett steg

## Orders that succeeded.

explained-held = { $unit } stod kvar{ $given ->
    [yes] { "" }
   *[no] { " " }utan order
 } med { $strength }
explained-moved = { $order } lyckades med { $strength }
explained-done = { $order } utfördes
explained-given = { $order } gavs
explained-retreated = { $unit } retirerade till { $place }
explained-disbanded = { $unit } upplöstes{ $given ->
    [yes] { "" }
   *[no] , eftersom den saknade order att retirera
 }
explained-removed = { $unit } togs bort{ $given ->
    [yes] { "" }
   *[no] , eftersom { $power } inte gav order om tillräckligt många borttagningar
 }
explained-built = { $unit } byggdes{ $given ->
    [yes] { "" }
   *[no] , eftersom ingen möjlig order gavs där
 }
explained-waived = { $power } avstod från ett bygge

## Orders that failed.

mark = { $mark ->
    [bounce] studsade
    [cut] bröts
    [void] ogiltig
    [no-convoy] ingen konvoj
    [failed] misslyckades
    [blocked] blockerad
    [no-effect] ingen verkan
    [destroyed] förstörd
    [dislodged] fördriven
   *[other] { $mark }
}

explained-bounced = { $order } studsade: { $strength } mot { $other } med { $against }
    .alone = { $order } studsade
    .alone-with = { $order } studsade med { $strength }
    .swap = { $order } studsade: { $other } går åt andra hållet, och enheter kan bara byta plats via konvoj
    .own-unit = { $order } studsade mot { $other }: en makt kan inte fördriva sin egen enhet
explained-bounces = { $moves } studsade
    .against = { $moves } studsade mot { $others }
explained-cut = { $order } bröts av { $other }
    .alone = { $order } bröts
explained-void = { $order } räknades inte: ordern var { $other }
    .replaced = { $order } räknades inte: en senare order för samma enhet ersatte den
    .no-order = { $order } räknades inte: { $unit } hade ingen order och stod kvar
explained-not-convoyed = { $order } flyttade inte: ingen obruten kedja av flottor hade order att konvojera den
explained-convoy-broken = { $order } misslyckades: konvojen bröts där { $fleet } fördrevs av { $attacker }
explained-paradox = { $order } misslyckades: landstigningen skulle ha avgjort om den egna konvojen höll, och en sådan paradox stoppar konvojen
explained-convoy-paradox = { $order } misslyckades: arméns landstigning skulle ha avgjort om konvojen höll, vilket är en paradox
explained-fleet-dislodged = { $order } misslyckades: flottan fördrevs av { $attacker }
    .alone = { $order } misslyckades: flottan fördrevs
explained-blocked = { $order } blockerades: ingen makt släppte fram den
    .strait = { $order } stoppades vid sundet av { $other }
explained-block-failed = { $order } misslyckades: en annan makt hade en flotta i den halvan av sundet
explained-convoy-patrolled = { $order } misslyckades: konvojen bröts i { $place } av en patrull
explained-failed = { $order } misslyckades
explained-impossible = { $order } var omöjlig: { $why }
    .phase = { $order } var omöjlig: det är inte en order för den här fasen
explained-foreign = { $order } räknades inte: enheten i { $place } tillhör { $power }
explained-retreats-met = { $order } misslyckades: { $other } gick också dit, och båda upplöstes
    .priority = { $order } misslyckades: { $other } gick också dit och hade företräde, så den här enheten upplöstes
explained-undone = { $order } misslyckades: enheten angreps eller flyttade bort
explained-two-journeys = { $order } misslyckades: bara en armé per drag kan använda järnvägen, och { $other } ville också göra det
explained-journey = { $order } misslyckades: { $obstacle }, och armén stod kvar
    .stopped = { $order } misslyckades: { $obstacle }, och armén stannade i { $place }
journey-blocked = en enhet från { $power } stod på linjen i { $place }
    .goal = vägen till { $place } var inte fri
explained-speaks = { $order } är bara ord: det är sommar
explained-another-power = en annan makt
explained-another-unit = en annan enhet

## Lines of orders beside the orders themselves. In English programs read them.

order-not-processed = { $unit }, ingen order{ $lost ->
    [yes] { " " }(upplöses)
       *[no] { "" }
    }.
removal-by-default = Ingen order; tas bort: { $kind } { $place }.
build-by-default = { $order }, som i standardpartiet.
unit-can-retreat = { $unit }, kan retirera till: { $places }.
    .nowhere = { $unit }, kan inte retirera.
    .or = eller
dislodged-can-retreat = { CAPITALIZED($kind) } { $place } ({ $power }), kan retirera till: { $places }.
    .nowhere = { CAPITALIZED($kind) } { $place } ({ $power }), ingen reträtt möjlig: upplöst.
proxy-given = { $unit }, utlånad till { $power }.

## The marks of a zine's report

zine-legend = _misslyckad_   ~omöjlig~   * måste retirera   MS ömsesidigt   Std. står kvar
    .missing = NMR inga drag   NRO ingen reträttorder   NPRO ingen möjlig reträtt
