### What a player has to send next.

all-orders-in = Al je orders hiervoor zijn binnen.
units-to-order = { $units ->
    [one] Je hebt { $units } eenheid die een order nodig heeft.
   *[other] Je hebt { $units } eenheden die een order nodig hebben.
}
    .retreat = { $units ->
        [one] { $units } van je eenheden moet zich terugtrekken.
       *[other] { $units } van je eenheden moeten zich terugtrekken.
    }
    .left = { $units ->
        [one] { $units } van je eenheden heeft nog geen order.
       *[other] { $units } van je eenheden hebben nog geen order.
    }
no-units-to-order = Je hebt geen eenheden op het bord. Je hoeft in deze fase dus niets te sturen.
no-retreat = Geen van je eenheden hoeft zich terug te trekken. Je hoeft in deze fase dus niets te sturen.
    .summer = Geen van je eenheden hoeft zich terug te trekken. Het is zomer: elke eenheid kan wel een regel krijgen, die wordt afgedrukt en verder niets doet.
retreat-lost = Een verdreven eenheid zonder order wordt opgeheven.
no-adjustment = Je bouwt niets en verwijdert niets. Je hoeft in deze fase dus niets te sturen.
    .no-site = Je hebt aanvoergebieden over, maar geen vrij thuisgebied om in te bouwen. Je hoeft dus niets te sturen.
    .first = Je bouwt niets en verwijdert niets.
units-may-change = Je eenheden kunnen tot de deadline van type veranderen: { $order }.
builds-due = { $given ->
    [none] { $units ->
        [one] Je kunt { $units } eenheid bouwen.
       *[other] Je kunt { $units } eenheden bouwen.
    }
   *[some] { $units ->
        [one] Je kunt nog { $units } eenheid bouwen.
       *[other] Je kunt nog { $units } eenheden bouwen.
    }
} Zie je van een bouw af? Stuur dan WAIVE in plaats van een regel met BUILD.
    .first = { $units ->
        [one] Je bouwt om te beginnen { $units } eenheid, een leger of een vloot in elk thuisgebied.
       *[other] Je bouwt om te beginnen { $units } eenheden, een leger of een vloot in elk thuisgebied.
    } Een aanvoergebied zonder order krijgt de eenheid uit de standaardpartij.
removals-due = { $given ->
    [none] { $units ->
        [one] Je moet { $units } eenheid verwijderen.
       *[other] Je moet { $units } eenheden verwijderen.
    }
   *[some] { $units ->
        [one] Je moet nog { $units } eenheid verwijderen.
       *[other] Je moet nog { $units } eenheden verwijderen.
    }
} Zonder order wordt volgens de regels verwijderd: { LIST($chosen, type: "and") }.
example-moves = beweegt
    .supports = steunt een zet
    .holds = blijft staan
lets-fleet-through = { $order } (laat die vloot door)
reached-by-convoy = { $army } - { LIST($places, type: "or") } via konvooi
task-of-power = { $what ->
    [retreat] { $units ->
        [one] { $power } trekt { $units } eenheid terug.
       *[other] { $power } trekt { $units } eenheden terug.
    }
    [build] { $units ->
        [one] { $power } bouwt { $units } eenheid.
       *[other] { $power } bouwt { $units } eenheden.
    }
   *[remove] { $units ->
        [one] { $power } verwijdert { $units } eenheid.
       *[other] { $power } verwijdert { $units } eenheden.
    }
}
    .no-sites = { $units ->
        [one] { $power } bouwt { $units } eenheid. Het mogen er { $due } zijn, maar meer plaatsen zijn niet vrij.
       *[other] { $power } bouwt { $units } eenheden. Het mogen er { $due } zijn, maar meer plaatsen zijn niet vrij.
    }
retreat-choices = - { LIST($places, type: "or") }, of DISBAND
