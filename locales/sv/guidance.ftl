### What a player has to send next.

all-orders-in = Alla dina order för den har kommit.
units-to-order = { $units ->
    [one] Du har { $units } enhet att ge order.
   *[other] Du har { $units } enheter att ge order.
}
    .retreat = { $units ->
        [one] Du har { $units } enhet som ska retirera.
       *[other] Du har { $units } enheter som ska retirera.
    }
    .left = { $units ->
        [one] { $units } av dina enheter har ännu ingen order.
       *[other] { $units } av dina enheter har ännu ingen order.
    }
no-units-to-order = Du har inga enheter på brädet, så det finns inget att skicka i den här fasen.
no-retreat = Ingen av dina enheter behöver retirera, så det finns inget att skicka i den här fasen.
    .summer = Ingen av dina enheter behöver retirera. Det är sommar: var och en av dem kan ändå få en rad, som skrivs ut och bara är ord.
retreat-lost = En fördriven enhet utan order upplöses.
no-adjustment = Du ska varken bygga eller ta bort något, så det finns inget att skicka i den här fasen.
    .no-site = Du har center över men inget ledigt hemmacenter att bygga i, så det finns inget att skicka.
    .first = Du ska varken bygga eller ta bort något.
units-may-change = Dina enheter kan byta typ fram till deadlinen: { $order }.
builds-due = { $given ->
    [none] { $units ->
        [one] Du får bygga { $units } enhet.
       *[other] Du får bygga { $units } enheter.
    }
   *[some] { $units ->
        [one] Du får bygga { $units } enhet till.
       *[other] Du får bygga { $units } enheter till.
    }
} Skicka WAIVE i stället för en BUILD-rad för att avstå från ett bygge.
    .first = { $units ->
        [one] Du börjar med att bygga { $units } enhet, en armé eller en flotta i varje hemmacenter.
       *[other] Du börjar med att bygga { $units } enheter, en armé eller en flotta i varje hemmacenter.
    } Ett center utan order får sin enhet från standardpartiet.
removals-due = { $given ->
    [none] { $units ->
        [one] Du måste ta bort { $units } enhet.
       *[other] Du måste ta bort { $units } enheter.
    }
   *[some] { $units ->
        [one] Du måste ta bort { $units } enhet till.
       *[other] Du måste ta bort { $units } enheter till.
    }
} Utan order tar reglerna bort: { LIST($chosen, type: "and") }.
example-moves = den flyttar
    .supports = den stöder ett drag
    .holds = den står kvar
lets-fleet-through = { $order } (släpper fram den flottan)
reached-by-convoy = { $army } - { LIST($places, type: "or") } via konvoj
task-of-power = { $what ->
    [retreat] { $units ->
        [one] { $power } ska retirera med { $units } enhet.
       *[other] { $power } ska retirera med { $units } enheter.
    }
    [build] { $units ->
        [one] { $power } får bygga { $units } enhet.
       *[other] { $power } får bygga { $units } enheter.
    }
   *[remove] { $units ->
        [one] { $power } tar bort { $units } enhet.
       *[other] { $power } tar bort { $units } enheter.
    }
}
    .no-sites = { $units ->
        [one] { $power } får bygga { $units } enhet. Makten har rätt till { $due }, men det finns inga fler lediga platser.
       *[other] { $power } får bygga { $units } enheter. Makten har rätt till { $due }, men det finns inga fler lediga platser.
    }
retreat-choices = - { LIST($places, type: "or") }, eller DISBAND
