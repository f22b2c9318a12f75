### What a player has to send next.

all-orders-in = Tous vos ordres pour cette phase sont reçus.
units-to-order = { $units ->
    [one] Vous avez { $units } unité qui attend un ordre.
   *[other] Vous avez { $units } unités qui attendent un ordre.
}
    .retreat = { $units ->
        [one] Une de vos unités doit se replier.
       *[other] { $units } de vos unités doivent se replier.
    }
    .left = { $units ->
        [one] Une de vos unités n'a pas encore d'ordre.
       *[other] { $units } de vos unités n'ont pas encore d'ordre.
    }
no-units-to-order = Vous n'avez pas d'unité sur la carte : il n'y a rien à envoyer dans cette phase.
no-retreat = Aucune de vos unités ne doit se replier : il n'y a rien à envoyer dans cette phase.
    .summer = Aucune de vos unités ne doit se replier. C'est l'été : chacune peut quand même avoir une ligne, qui est publiée mais ne fait que parler.
retreat-lost = Une unité délogée sans ordre est dissoute.
no-adjustment = Vous n'avez rien à construire ni à supprimer : il n'y a rien à envoyer dans cette phase.
    .no-site = Vous avez des centres en trop, mais aucun centre national libre où construire : il n'y a rien à envoyer.
    .first = Vous n'avez rien à construire ni à supprimer.
units-may-change = Vos unités peuvent changer de type jusqu'à la date limite : { $order }.
builds-due = { $given ->
    [none] { $units ->
        [one] Vous pouvez construire { $units } unité.
       *[other] Vous pouvez construire { $units } unités.
    }
   *[some] { $units ->
        [one] Vous pouvez encore construire { $units } unité.
       *[other] Vous pouvez encore construire { $units } unités.
    }
} Pour renoncer à une construction, envoyez WAIVE au lieu d'une ligne BUILD.
    .first = { $units ->
        [one] Pour commencer, vous construisez { $units } unité, une armée ou une flotte dans chaque centre national.
       *[other] Pour commencer, vous construisez { $units } unités, une armée ou une flotte dans chaque centre national.
    } Un centre sans ordre reçoit son unité de la partie standard.
removals-due = { $given ->
    [none] { $units ->
        [one] Vous devez supprimer { $units } unité.
       *[other] Vous devez supprimer { $units } unités.
    }
   *[some] { $units ->
        [one] Vous devez encore supprimer { $units } unité.
       *[other] Vous devez encore supprimer { $units } unités.
    }
} Sans ordre, les règles suppriment : { LIST($chosen, type: "and") }.
example-moves = elle se déplace
    .supports = elle soutient un mouvement
    .holds = elle reste sur place
lets-fleet-through = { $order } (laisse passer cette flotte)
reached-by-convoy = { $army } - { LIST($places, type: "or", article: "no") } par convoi
task-of-power = { $what ->
    [retreat] { $units ->
        [one] { CAPITALIZED(NAME($power, form: "nominative")) } doit replier { $units } unité.
       *[other] { CAPITALIZED(NAME($power, form: "nominative")) } doit replier { $units } unités.
    }
    [build] { $units ->
        [one] { CAPITALIZED(NAME($power, form: "nominative")) } construit { $units } unité.
       *[other] { CAPITALIZED(NAME($power, form: "nominative")) } construit { $units } unités.
    }
   *[remove] { $units ->
        [one] { CAPITALIZED(NAME($power, form: "nominative")) } supprime { $units } unité.
       *[other] { CAPITALIZED(NAME($power, form: "nominative")) } supprime { $units } unités.
    }
}
    .no-sites = { $units ->
        [one] { CAPITALIZED(NAME($power, form: "nominative")) } construit { $units } unité. Il pourrait y en avoir { $due }, mais aucune autre place n'est libre.
       *[other] { CAPITALIZED(NAME($power, form: "nominative")) } construit { $units } unités. Il pourrait y en avoir { $due }, mais aucune autre place n'est libre.
    }
retreat-choices = - { LIST($places, type: "or") }, ou DISBAND
