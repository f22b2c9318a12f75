### What a player has to send next.

all-orders-in = All your orders for it are in.
units-to-order = { $units ->
    [one] You have { $units } unit to order.
   *[other] You have { $units } units to order.
}
    .retreat = { $units ->
        [one] You have { $units } unit to retreat.
       *[other] You have { $units } units to retreat.
    }
    .left = { $units ->
        [one] { $units } of your units still has no order.
       *[other] { $units } of your units still have no order.
    }
no-units-to-order = You have no units on the board, so there is nothing to send in this phase.
no-retreat = None of your units has to retreat, so there is nothing to send in this phase.
    .summer = None of your units has to retreat. It is summer: each of them can still have a line, which is printed but is only a message.
retreat-lost = A dislodged unit without an order is disbanded.
no-adjustment = You have no builds or removals, so there is nothing to send in this phase.
    .no-site = You have centres to spare but no free home centre to build in, so there is nothing to send.
    .first = You have no builds or removals.
units-may-change = Your units can change between army and fleet until the deadline: { $order }.
builds-due = { $given ->
    [none] { $units ->
        [one] You can build { $units } unit.
       *[other] You can build { $units } units.
    }
   *[some] { $units ->
        [one] You can build { $units } more unit.
       *[other] You can build { $units } more units.
    }
} To waive a build, send WAIVE instead of a BUILD line.
    .first = { $units ->
        [one] You build { $units } unit to begin with, an army or a fleet in each home centre.
       *[other] You build { $units } units to begin with, an army or a fleet in each home centre.
    } A centre without an order gets the same unit as in the standard game.
removals-due = { $given ->
    [none] { $units ->
        [one] You must remove { $units } unit.
       *[other] You must remove { $units } units.
    }
   *[some] { $units ->
        [one] You must remove { $units } more unit.
       *[other] You must remove { $units } more units.
    }
} Without an order the rules remove: { LIST($chosen, type: "and") }.
example-moves = it moves
    .supports = it supports a move
    .holds = it stays where it is
lets-fleet-through = { $order } (lets that fleet through)
reached-by-convoy = { $army } - { LIST($places, type: "or") } by convoy
task-of-power = { $what ->
    [retreat] { $units ->
        [one] { $power } has { $units } unit to retreat.
       *[other] { $power } has { $units } units to retreat.
    }
    [build] { $units ->
        [one] { $power } builds { $units } unit.
       *[other] { $power } builds { $units } units.
    }
   *[remove] { $units ->
        [one] { $power } removes { $units } unit.
       *[other] { $power } removes { $units } units.
    }
}
    .no-sites = { $units ->
        [one] { $power } builds { $units } unit. { $due } are due, but no more sites are free.
       *[other] { $power } builds { $units } units. { $due } are due, but no more sites are free.
    }
retreat-choices = - { LIST($places, type: "or") }, or DISBAND
