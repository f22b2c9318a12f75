### Why orders succeeded or failed. These are clauses: a full stop follows, or a semicolon and another clause.

order-of-power = { $order } { NAME($power, form: "of") }
order-of-own = la propria { $order }
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
explained-removed-by-patrol = è stata rimossa da { $patrol }
explained-annihilated = è stata annientata, perché i suoi due passi non finivano in un centro

## Orders that succeeded.

explained-held = { $unit } ha tenuto la posizione{ $given ->
        [yes] { "" }
       *[no] { " " }senza ordini
    } con { $strength }
explained-moved = { $order } è riuscito con { $strength }
explained-done = { $order } è stato eseguito
explained-given = { $order } è stato dato
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

explained-bounced = { $order } è rimbalzato: { $strength } contro { $other } con { $against }
    .alone = { $order } è rimbalzato
    .alone-with = { $order } è rimbalzato con { $strength }
    .swap = { $order } è rimbalzato: { $other } va nella direzione opposta, e due unità si scambiano di posto solo via convoglio
    .own-unit = { $order } è rimbalzato: { $other } è rimasta, e una potenza non può scacciare una propria unità
explained-bounces = { $moves } sono rimbalzati
    .against = { $moves } sono rimbalzati contro { $others }
explained-cut = { $order } è stato tagliato da { $other }
    .alone = { $order } è stato tagliato
explained-void = { $order } non ha contato: l'ordine era { $other }
    .replaced = { $order } non ha contato: un ordine successivo per la stessa unità lo ha sostituito
    .no-order = { $order } non ha contato: { $unit } era senza ordini ed è rimasta ferma
explained-not-convoyed = { $order } non si è mosso: nessuna catena completa di flotte aveva l'ordine di convogliarlo
explained-convoy-broken = { $order } è fallito: il convoglio si è spezzato dove { $fleet } è stata scacciata da { $attacker }
explained-paradox = { $order } è fallito: il suo sbarco avrebbe deciso se il suo stesso convoglio reggeva, e un simile paradosso ferma il convoglio
explained-convoy-paradox = { $order } è fallito: lo sbarco dell'armata avrebbe deciso se il convoglio reggeva, e questo è un paradosso
explained-fleet-dislodged = { $order } è fallito: la flotta è stata scacciata da { $attacker }
    .alone = { $order } è fallito: la flotta è stata scacciata
explained-blocked = { $order } è stato bloccato: nessuna potenza lo ha lasciato passare
    .strait = { $order } è stato fermato allo stretto da { $other }
explained-block-failed = { $order } è fallito: un'altra potenza aveva una flotta in quella metà dello stretto
explained-convoy-patrolled = { $order } è fallito: il convoglio è stato spezzato da un pattugliamento { NAME($place, form: "in") }
explained-failed = { $order } è fallito
explained-impossible = { $order } era impossibile: { $why }
    .phase = { $order } era impossibile: non è un ordine per questa fase
explained-foreign = { $order } non ha contato: l'unità { NAME($place, form: "in") } appartiene { NAME($power, form: "to") }
explained-retreats-met = { $order } è fallito: anche { $other } andava lì, ed entrambe sono state sciolte
    .priority = { $order } è fallito: anche { $other } andava lì e aveva la priorità, perciò questa unità è stata sciolta
explained-undone = { $order } è fallito: la sua unità è stata attaccata o si è spostata
explained-two-journeys = { $order } è fallito: la ferrovia può usarla una sola armata per turno, e c'era anche { $other }
explained-journey = { $order } è fallito: { $obstacle }, e l'armata è rimasta
    .stopped = { $order } è fallito: { $obstacle }, e l'armata si è fermata { NAME($place, form: "in") }
journey-blocked = sulla linea { NAME($place, form: "in") } c'era un'unità { NAME($power, form: "of") }
    .goal = la via verso { NAME($place, form: "nominative") } non era libera
explained-speaks = { $order } parla e non fa nulla: è estate
explained-another-power = un'altra potenza
explained-another-unit = un'altra unità
