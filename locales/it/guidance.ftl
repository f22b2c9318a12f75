### What a player has to send next.

all-orders-in = Ci sono già tutti i tuoi ordini per questa fase.
units-to-order = { $units ->
        [one] Hai { $units } unità a cui dare ordini.
       *[other] Hai { $units } unità a cui dare ordini.
    }
    .retreat = { $units ->
        [one] Hai { $units } unità da ritirare.
       *[other] Hai { $units } unità da ritirare.
    }
    .left = { $units ->
        [one] Una delle tue unità è ancora senza ordine.
       *[other] { $units } delle tue unità sono ancora senza ordine.
    }
no-units-to-order = Non hai unità sulla mappa, perciò in questa fase non c'è nulla da inviare.
no-retreat = Nessuna delle tue unità deve ritirarsi, perciò in questa fase non c'è nulla da inviare.
    .summer = Nessuna delle tue unità deve ritirarsi. È estate: ognuna può comunque avere una riga, che viene pubblicata e serve solo a parlare.
retreat-lost = Un'unità scacciata senza ordine viene sciolta.
no-adjustment = Non hai nulla da costruire né da rimuovere, perciò in questa fase non c'è nulla da inviare.
    .no-site = Hai più centri che unità, ma nessun centro di partenza libero in cui costruire, perciò non c'è nulla da inviare.
    .first = Non hai nulla da costruire né da rimuovere.
units-may-change = Fino alla scadenza le tue unità possono cambiare tipo: { $order }.
builds-due = { $given ->
        [none] { $units ->
            [one] Puoi costruire { $units } unità.
           *[other] Puoi costruire { $units } unità.
        }
       *[some] { $units ->
            [one] Puoi costruire ancora { $units } unità.
           *[other] Puoi costruire ancora { $units } unità.
        }
    } Per rinunciare a una costruzione, invia WAIVE al posto di una riga BUILD.
    .first = { $units ->
        [one] Per cominciare costruisci { $units } unità, un'armata o una flotta in ogni centro di partenza.
       *[other] Per cominciare costruisci { $units } unità, un'armata o una flotta in ogni centro di partenza.
    } Un centro senza ordine riceve l'unità della partita standard.
removals-due = { $given ->
        [none] { $units ->
            [one] Devi rimuovere { $units } unità.
           *[other] Devi rimuovere { $units } unità.
        }
       *[some] { $units ->
            [one] Devi rimuovere ancora { $units } unità.
           *[other] Devi rimuovere ancora { $units } unità.
        }
    } Senza un ordine le regole rimuovono: { LIST($chosen, type: "and") }.
example-moves = muove
    .supports = appoggia un movimento
    .holds = resta dov'è
lets-fleet-through = { $order } (lascia passare quella flotta)
reached-by-convoy = { $army } - { LIST($places, type: "or", article: "no") } via convoglio
task-of-power = { $what ->
        [retreat] { $units ->
            [one] { CAPITALIZED(NAME($power, form: "nominative")) } deve ritirare { $units } unità.
           *[other] { CAPITALIZED(NAME($power, form: "nominative")) } deve ritirare { $units } unità.
        }
        [build] { $units ->
            [one] { CAPITALIZED(NAME($power, form: "nominative")) } può costruire { $units } unità.
           *[other] { CAPITALIZED(NAME($power, form: "nominative")) } può costruire { $units } unità.
        }
       *[remove] { $units ->
            [one] { CAPITALIZED(NAME($power, form: "nominative")) } deve rimuovere { $units } unità.
           *[other] { CAPITALIZED(NAME($power, form: "nominative")) } deve rimuovere { $units } unità.
        }
    }
    .no-sites = { $units ->
        [one] { CAPITALIZED(NAME($power, form: "nominative")) } può costruire { $units } unità. Gliene spetterebbero { $due }, ma non ci sono altri centri liberi.
       *[other] { CAPITALIZED(NAME($power, form: "nominative")) } può costruire { $units } unità. Gliene spetterebbero { $due }, ma non ci sono altri centri liberi.
    }
retreat-choices = - { LIST($places, type: "or") }, oppure DISBAND
