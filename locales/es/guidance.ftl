### What a player has to send next.

all-orders-in = Ya están todas tus órdenes para esa fase.
units-to-order = { $units ->
    [one] Tienes que dar órdenes a { $units } unidad.
   *[other] Tienes que dar órdenes a { $units } unidades.
}
    .retreat = { $units ->
        [one] Tienes { $units } unidad que debe retirarse.
       *[other] Tienes { $units } unidades que deben retirarse.
    }
    .left = { $units ->
        [one] Una de tus unidades todavía no tiene orden.
       *[other] { $units } de tus unidades todavía no tienen orden.
    }
no-units-to-order = No tienes unidades en el tablero, así que en esta fase no hay nada que enviar.
no-retreat = Ninguna de tus unidades tiene que retirarse, así que en esta fase no hay nada que enviar.
    .summer = Ninguna de tus unidades tiene que retirarse. Es verano: cada una puede tener todavía una línea, que se publica y solo habla.
retreat-lost = Una unidad desalojada sin orden se disuelve.
no-adjustment = No construyes ni eliminas nada, así que en esta fase no hay nada que enviar.
    .no-site = Te sobran centros, pero ningún centro de origen está libre para construir, así que no hay nada que enviar.
    .first = No construyes ni eliminas nada.
units-may-change = Tus unidades pueden cambiar de tipo hasta el fin del plazo: { $order }.
builds-due = { $given ->
    [none] { $units ->
        [one] Puedes construir { $units } unidad.
       *[other] Puedes construir { $units } unidades.
    }
   *[some] { $units ->
        [one] Puedes construir { $units } unidad más.
       *[other] Puedes construir { $units } unidades más.
    }
} Para renunciar a una construcción, envía WAIVE en lugar de una línea con BUILD.
    .first = { $units ->
        [one] Para empezar construyes { $units } unidad, un ejército o una flota en cada centro de origen.
       *[other] Para empezar construyes { $units } unidades, un ejército o una flota en cada centro de origen.
    } Un centro sin orden recibe la unidad que tiene en la partida estándar.
removals-due = { $given ->
    [none] { $units ->
        [one] Tienes que eliminar { $units } unidad.
       *[other] Tienes que eliminar { $units } unidades.
    }
   *[some] { $units ->
        [one] Tienes que eliminar { $units } unidad más.
       *[other] Tienes que eliminar { $units } unidades más.
    }
} Sin orden, las reglas eliminan: { LIST($chosen, type: "and") }.
example-moves = se mueve
    .supports = apoya un movimiento
    .holds = se queda donde está
lets-fleet-through = { $order } (deja pasar a esa flota)
reached-by-convoy = { $army } - { LIST($places, type: "or") } por convoy
task-of-power = { $what ->
    [retreat] { $units ->
        [one] { $power } tiene { $units } unidad que debe retirarse.
       *[other] { $power } tiene { $units } unidades que deben retirarse.
    }
    [build] { $units ->
        [one] { $power } construye { $units } unidad.
       *[other] { $power } construye { $units } unidades.
    }
   *[remove] { $units ->
        [one] { $power } elimina { $units } unidad.
       *[other] { $power } elimina { $units } unidades.
    }
}
    .no-sites = { $units ->
        [one] { $power } construye { $units } unidad. Le corresponden { $due }, pero no quedan más lugares libres.
       *[other] { $power } construye { $units } unidades. Le corresponden { $due }, pero no quedan más lugares libres.
    }
retreat-choices = - { LIST($places, type: "or") }, o DISBAND
