### Why orders succeeded or failed. These are clauses: a full stop follows, or a semicolon and another clause.

order-of-power = { $order } ({ $power })
order-of-own = { $order } (propria)
order-with-strength = { $order } con { $strength }
unit-from = l'unità venuta { NAME($place, form: "from") }
strength-with-support = { $number } (con { $units })
strength-over-narrow-border = { $number } ({ $helped ->
        [yes] con { $units };{ " " }
       *[no] { "" }
    }{ $counts ->
        [half] metà forza attraverso questo confine
       *[nothing] questo passaggio senza appoggio non conta nulla
    })

## What else became of the unit.

explained-left = ha dovuto andarsene per due attacchi uguali
explained-dislodged = è stata scacciata da { $attacker }
explained-removed-by-patrol = { $units ->
    [one] è stata rimossa da
   *[other] sono state rimosse da
} { $patrol }
explained-annihilated = è stata annientata, perché i suoi due passi non finivano in un centro
    .helped = è stata annientata, come ogni flotta che appoggia o convoglia dopo un passo

## Orders that succeeded.

explained-held = { $unit } ha tenuto la posizione{ $given ->
        [yes] { "" }
       *[no] { " " }senza ordini
    } con { $strength }
explained-moved = { $order } riesce con { $strength }
explained-done = { $order } va a buon fine
explained-given = { $order } vale
explained-retreated = { $unit } si è ritirata { NAME($place, form: "in") }
explained-disbanded = { $unit } è stata sciolta{ $given ->
        [yes] { "" }
       *[no] , perché non aveva un ordine di ritirata
    }
explained-removed = { $unit } è stata rimossa{ $given ->
        [yes] { "" }
       *[no] , perché { NAME($power, form: "nominative") } non ha ordinato abbastanza rimozioni
    }
explained-built = { $unit } è stata costruita{ $given ->
        [yes] { "" }
       *[no] , perché lì non era stato ordinato nulla di possibile
    }
explained-waived = { NAME($power, form: "nominative") } non ha usato una costruzione

## Orders that failed.

mark = { $mark ->
        [bounce] rimbalza
        [cut] tagliato
        [void] nullo
        [no-convoy] senza convoglio
        [failed] fallito
        [blocked] bloccato
        [no-effect] senza effetto
        [destroyed] distrutta
        [dislodged] scacciata
       *[other] { $mark }
    }

explained-bounced = { $order } rimbalza: { $strength } contro { $other } con { $against }
    .alone = { $order } rimbalza
    .alone-with = { $order } rimbalza con { $strength }
    .swap = { $order } rimbalza: { $other } va nella direzione opposta, e due unità si scambiano di posto solo via convoglio
    .own-unit = { $order } rimbalza contro { $other }: una potenza non può scacciare una propria unità
explained-bounces = { $moves } rimbalzano
    .against = { $moves } rimbalzano contro { $others }
explained-cut = { $order }: appoggio tagliato da { $other }
    .alone = { $order }: appoggio tagliato
explained-void = { $order } non conta: l'ordine era { $other }
    .replaced = { $order } non conta: un ordine successivo per la stessa unità lo ha sostituito
    .no-order = { $order } non conta: { $unit } era senza ordini ed è rimasta ferma
explained-not-convoyed = { $order } non si muove: nessuna catena completa di flotte aveva l'ordine di convogliarla
explained-convoy-broken = { $order } fallisce: il convoglio si è spezzato dove { $fleet } è stata scacciata da { $attacker }
explained-paradox = { $order } fallisce: il suo sbarco avrebbe deciso se il suo stesso convoglio reggeva, e un simile paradosso ferma il convoglio
explained-convoy-paradox = { $order } fallisce: lo sbarco dell'armata avrebbe deciso se il convoglio reggeva, e questo è un paradosso
explained-fleet-dislodged = { $order } fallisce: la flotta è stata scacciata da { $attacker }
    .alone = { $order } fallisce: la flotta è stata scacciata
explained-blocked = { $order } non passa: nessuna potenza l'ha lasciata passare
    .strait = { $order } si ferma allo stretto per { $other }
explained-block-failed = { $order } fallisce: un'altra potenza aveva una flotta in quella metà dello stretto
explained-convoy-patrolled = { $order } fallisce: il convoglio è stato spezzato da un pattugliamento { NAME($place, form: "in") }
explained-failed = { $order } fallisce
explained-impossible = { $order } è impossibile: { $why }
    .phase = { $order } è impossibile: non è un ordine per questa fase
explained-foreign = { $order } non conta: l'unità { NAME($place, form: "in") } appartiene { NAME($power, form: "to") }
explained-retreats-met = { $order } fallisce: anche { $other } andava lì, ed entrambe sono state sciolte
    .priority = { $order } fallisce: anche { $other } andava lì e aveva la priorità, perciò questa unità è stata sciolta
explained-undone = { $order } fallisce: la sua unità è stata attaccata o si è spostata
explained-two-journeys = { $order } fallisce: la ferrovia può usarla una sola armata per turno, e c'era anche { $other }
explained-journey = { $order } fallisce: { $obstacle }, e l'armata è rimasta
    .stopped = { $order } fallisce: { $obstacle }, e l'armata si è fermata { NAME($place, form: "in") }
journey-blocked = sulla linea { NAME($place, form: "in") } c'era un'unità { NAME($power, form: "of") }
    .goal = la via verso { NAME($place, form: "nominative") } non era libera
explained-speaks = { $order } parla e non fa nulla: è estate
explained-another-power = un'altra potenza
explained-another-unit = un'altra unità

## Lines of orders beside the orders themselves. In English programs read them.

order-not-processed = { $unit }, nessun ordine{ $lost ->
    [yes] { " " }(si scioglie)
       *[no] { "" }
    }.
removal-by-default = Nessun ordine; viene rimossa: { $kind } { $place }.
build-by-default = { $order }, come nel gioco standard.
unit-can-retreat = { $unit }, ritirate possibili: { $places }.
    .nowhere = { $unit }, nessuna ritirata possibile.
    .or = o
dislodged-can-retreat = { CAPITALIZED($kind) } { $place } ({ $power }), ritirate possibili: { $places }.
    .nowhere = { CAPITALIZED($kind) } { $place } ({ $power }), nessuna ritirata possibile: unità sciolta.
proxy-given = { $unit }, delega data a: { $power }.

## The marks of a zine's report

zine-legend = _fallito_   ~impossibile~   * deve ritirarsi   MS si appoggiano   Std. resta
    .missing = NMR nessun movimento   NRO nessuna ritirata ordinata   NPRO nessuna possibile
