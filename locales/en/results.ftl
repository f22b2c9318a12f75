### Why orders succeeded or failed. These are clauses: a full stop follows, or a semicolon and another clause.

order-of-power = { $power }'s { $order }
order-of-own = its own { $order }
order-with-strength = { $order } with { $strength }
unit-from = the unit from { $place }
strength-with-support = { $number } (with { $units })
strength-over-narrow-border = { $number } ({ $helped ->
    [yes] with { $units };{ " " }
   *[no] { "" }
 }{ $counts ->
    [half] half strength over this border
   *[nothing] this crossing counts for nothing without support
 })

## What else became of the unit.

explained-left = it had to leave because of two equal attacks
explained-dislodged = it was dislodged by { $attacker }
explained-removed-by-patrol = { $units ->
    [one] it was removed by
   *[other] they were removed by
} { $patrol }
explained-annihilated = it was annihilated, because its two steps did not end in a supply centre
    .helped = it was annihilated, like every fleet that supports or convoys after a step

## Orders that succeeded.

explained-held = { $unit } held{ $given ->
    [yes] { "" }
   *[no] { " " }without an order
 } with { $strength }
explained-moved = { $order } succeeded with { $strength }
explained-done = { $order } was carried out
explained-given = { $order } was given
explained-retreated = { $unit } retreated to { $place }
explained-disbanded = { $unit } was disbanded{ $given ->
    [yes] { "" }
   *[no] , because it had no order to retreat
 }
explained-removed = { $unit } was removed{ $given ->
    [yes] { "" }
   *[no] , because { $power } did not order enough removals
 }
explained-built = { $unit } was built{ $given ->
    [yes] { "" }
   *[no] , because nothing possible was ordered there
 }
explained-waived = { $power } did not use a build

## Orders that failed.

mark = { $mark ->
    [bounce] bounced
    [cut] cut
    [void] void
    [no-convoy] no convoy
    [failed] failed
    [blocked] blocked
    [no-effect] no effect
    [destroyed] destroyed
    [dislodged] dislodged
   *[other] { $mark }
}

explained-bounced = { $order } bounced: { $strength } against { $other } with { $against }
    .alone = { $order } bounced
    .alone-with = { $order } bounced with { $strength }
    .swap = { $order } bounced: { $other } goes the other way, and units can change places only by convoy
    .own-unit = { $order } bounced: { $other } stayed, and a power cannot dislodge its own unit
explained-bounces = { $moves } bounced
    .against = { $moves } bounced against { $others }
explained-cut = { $order } was cut by { $other }
    .alone = { $order } was cut
explained-void = { $order } did not count: the order was { $other }
    .replaced = { $order } did not count: a later order for the same unit replaced it
    .no-order = { $order } did not count: { $unit } had no order and held
explained-not-convoyed = { $order } did not move: no unbroken chain of fleets was ordered to convoy it
explained-convoy-broken = { $order } failed: its convoy broke where { $fleet } was dislodged by { $attacker }
explained-paradox = { $order } failed: its landing would have decided whether its own convoy held, and such a paradox stops the convoy
explained-convoy-paradox = { $order } failed: the army's landing would have decided whether the convoy held, which is a paradox
explained-fleet-dislodged = { $order } failed: the fleet was dislodged by { $attacker }
    .alone = { $order } failed: the fleet was dislodged
explained-blocked = { $order } was blocked: no power let it through
    .strait = { $order } was stopped at the strait by { $other }
explained-block-failed = { $order } failed: another power had a fleet in that half of the strait
explained-convoy-patrolled = { $order } failed: its convoy broke in { $place }, by a patrol
explained-failed = { $order } failed
explained-impossible = { $order } was impossible: { $why }
    .phase = { $order } was impossible: it is not an order for this phase
explained-foreign = { $order } did not count: the unit in { $place } belongs to { $power }
explained-retreats-met = { $order } failed: { $other } went there too, and both were disbanded
    .priority = { $order } failed: { $other } went there too and had priority, so this unit was disbanded
explained-undone = { $order } failed: its unit was attacked, or moved away
explained-two-journeys = { $order } failed: only one army a turn can use the railway, and { $other } would too
explained-journey = { $order } failed: { $obstacle }, and the army stayed
    .stopped = { $order } failed: { $obstacle }, and the army stopped in { $place }
journey-blocked = a unit of { $power } was on the line in { $place }
    .goal = the way to { $place } was not free
explained-speaks = { $order } is only a message, because it is summer
explained-another-power = another power
explained-another-unit = another unit

## Lines of orders beside the orders themselves. In English programs read them.

order-not-processed = { $unit }, No Order Processed{ $lost ->
    [yes] { " " }(DISBAND)
       *[no] { "" }
    }.
removal-by-default = Defaults, removing the { $kind } in { $place }.
build-by-default = { $order }, as in the standard game.
unit-can-retreat = { $unit } can retreat to { $places }.
    .nowhere = { $unit } can retreat to nowhere.
    .or = or
dislodged-can-retreat = The { ADJECTIVE($power) } { CAPITALIZED($kind) } in { $place } can retreat to { $places }.
    .nowhere = The { ADJECTIVE($power) } { CAPITALIZED($kind) } in { $place } with no valid retreats was destroyed.
proxy-given = { $unit } Proxy given to { $power }.

## The marks of a zine's report

zine-legend = _failed_   ~impossible~   * must retreat   MS mutually supports   Std. holds
    .missing = NMR no moves received   NRO no retreat ordered   NPRO no possible retreat
