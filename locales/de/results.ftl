### Why orders succeeded or failed. These are clauses: a full stop follows, or a semicolon and another clause.

order-of-power = { $order } ({ $power })
order-of-own = { $order } (dieselbe Macht)
order-with-strength = { $order } mit { $strength }
unit-from = die Einheit { NAME($place, form: "from") }
strength-with-support = { $number } (mit { $units })
strength-over-narrow-border = { $number } ({ $helped ->
        [yes] mit { $units };{ " " }
       *[no] { "" }
    }{ $counts ->
        [half] halbe Stärke über diese Grenze
       *[nothing] über diese Grenze zählt ohne Unterstützung nichts
    })

## What else became of the unit.

explained-left = wegen zweier gleicher Angriffe musste sie weichen
explained-dislodged = sie wurde vertrieben durch { $attacker }
explained-removed-by-patrol = { $units ->
    [one] sie wurde entfernt durch
   *[other] sie wurden entfernt durch
} { $patrol }
explained-annihilated = sie wurde vernichtet, weil ihre zwei Schritte nicht in einem Versorgungszentrum endeten
    .helped = sie wurde vernichtet wie jede Flotte, die nach einem Schritt unterstützt oder konvoiert

## Orders that succeeded.

explained-held = { $unit } hielt { $given ->
        [yes] { "" }
       *[no] ohne Befehl{ " " }
    }mit { $strength }
explained-moved = { $order } gelang mit { $strength }
explained-done = { $order } wurde ausgeführt
explained-given = { $order } wurde gegeben
explained-retreated = { $unit } zog sich { NAME($place, form: "to") } zurück
explained-disbanded = { $unit } wurde aufgelöst{ $given ->
        [yes] { "" }
       *[no] , weil der Befehl zum Rückzug fehlte
    }
explained-removed = { $unit } wurde abgebaut{ $given ->
        [yes] { "" }
       *[no] , weil { NAME($power, form: "nominative") } nicht genug Abbauten befahl
    }
explained-built = { $unit } wurde gebaut{ $given ->
        [yes] { "" }
       *[no] , weil dort nichts Mögliches befohlen war
    }
explained-waived = { NAME($power, form: "nominative") } verzichtete auf einen Aufbau

## Orders that failed.

explained-bounced = { $order } prallte ab: { $strength } gegen { $other } mit { $against }
    .alone = { $order } prallte ab
    .alone-with = { $order } prallte ab mit { $strength }
    .swap = { $order } prallte ab: { $other } geht in die Gegenrichtung, und Einheiten können die Plätze nur per Konvoi tauschen
    .own-unit = { $order } prallte ab: { $other } blieb, und eine Macht kann ihre eigenen Einheiten nicht vertreiben
explained-bounces = { $moves } prallten ab
    .against = { $moves } prallten ab gegen { $others }
explained-cut = { $order } wurde abgeschnitten durch { $other }
    .alone = { $order } wurde abgeschnitten
explained-void = { $order } zählte nicht: Der Befehl war { $other }
    .replaced = { $order } zählte nicht: Ein späterer Befehl für dieselbe Einheit ersetzte ihn
    .no-order = { $order } zählte nicht: { $unit } hatte keinen Befehl und hielt
explained-not-convoyed = { $order } scheiterte: Keine lückenlose Kette von Flotten hatte den Befehl, sie zu konvoieren
explained-convoy-broken = { $order } scheiterte: Der Konvoi brach ab, wo { $fleet } vertrieben wurde durch { $attacker }
explained-paradox = { $order } scheiterte: Ihre Landung hätte entschieden, ob ihr eigener Konvoi hält, und ein solches Paradox hält den Konvoi auf
explained-convoy-paradox = { $order } scheiterte: Die Landung der Armee hätte entschieden, ob der Konvoi hält, und das ist ein Paradox
explained-fleet-dislodged = { $order } scheiterte: Die Flotte wurde vertrieben durch { $attacker }
    .alone = { $order } scheiterte: Die Flotte wurde vertrieben
explained-blocked = { $order } wurde aufgehalten: Keine Macht ließ sie durch
    .strait = { $order } wurde an der Meerenge aufgehalten durch { $other }
explained-block-failed = { $order } scheiterte: Eine andere Macht hatte eine Flotte in dieser Hälfte der Meerenge
explained-convoy-patrolled = { $order } scheiterte: Der Konvoi brach { NAME($place, form: "in") } ab, durch eine Patrouille
explained-failed = { $order } scheiterte
explained-impossible = { $order } war unmöglich: { CAPITALIZED($why) }
    .phase = { $order } war unmöglich: Das ist kein Befehl für diese Phase
explained-foreign = { $order } zählte nicht: Die Einheit { NAME($place, form: "in") } hat einen anderen Besitzer ({ $power })
explained-retreats-met = { $order } scheiterte: { $other } wollte auch dorthin, und beide wurden aufgelöst
    .priority = { $order } scheiterte: { $other } wollte auch dorthin und hatte Vorrang, also wurde diese Einheit aufgelöst
explained-undone = { $order } scheiterte: Die Einheit wurde angegriffen oder zog weg
explained-two-journeys = { $order } scheiterte: In einem Zug kann nur eine Armee mit der Bahn fahren, und { $other } wollte es auch
explained-journey = { $order } scheiterte: { $obstacle }, und die Armee blieb
    .stopped = { $order } scheiterte: { $obstacle }, und die Armee hielt { NAME($place, form: "in") } an
journey-blocked = eine Einheit { NAME($power, form: "genitive") } stand { NAME($place, form: "in") } auf der Strecke
    .goal = der Weg { NAME($place, form: "to") } war nicht frei
explained-speaks = { $order } sind nur Worte: Es ist Sommer
explained-another-power = eine andere Macht
explained-another-unit = eine andere Einheit
mark = { $mark ->
    [bounce] abgeprallt
    [cut] abgeschnitten
    [void] ungültig
    [no-convoy] kein Konvoi
    [failed] gescheitert
    [blocked] blockiert
    [no-effect] ohne Wirkung
    [destroyed] vernichtet
    [dislodged] vertrieben
   *[other] { $mark }
}

## Lines of orders beside the orders themselves. In English programs read them.

order-not-processed = { $unit }, kein Befehl{ $lost ->
    [yes] { " " }(aufgelöst)
       *[no] { "" }
    }.
removal-by-default = Nichts befohlen; abgebaut wird: { CAPITALIZED($kind) } { $place }.
build-by-default = { $order }, wie in der Standardpartie.
unit-can-retreat = { $unit }, Rückzug möglich nach: { $places }.
    .nowhere = { $unit }, kein Rückzug möglich.
    .or = oder
dislodged-can-retreat = { CAPITALIZED($kind) } { $place } ({ $power }), Rückzug möglich nach: { $places }.
    .nowhere = { CAPITALIZED($kind) } { $place } ({ $power }), kein Rückzug möglich: aufgelöst.
proxy-given = { $unit }, verliehen an: { $power }.

## The marks of a zine's report

zine-legend = _gescheitert_   ~unmöglich~   * Rückzug nötig   MS gegenseitig   Std. hält
    .missing = NMR keine Züge   NRO kein Rückzugsbefehl   NPRO kein Rückzug möglich
