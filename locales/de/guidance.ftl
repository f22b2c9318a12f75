### What a player has to send next.

all-orders-in = Alle deine Befehle dafür sind da.
units-to-order = { $units ->
    [one] Du hast { $units } Einheit, die einen Befehl braucht.
   *[other] Du hast { $units } Einheiten, die einen Befehl brauchen.
}
    .retreat = { $units ->
        [one] Eine deiner Einheiten muss sich zurückziehen.
       *[other] { $units } deiner Einheiten müssen sich zurückziehen.
    }
    .left = { $units ->
        [one] Eine deiner Einheiten hat noch keinen Befehl.
       *[other] { $units } deiner Einheiten haben noch keinen Befehl.
    }
no-units-to-order = Du hast keine Einheiten auf dem Brett, also ist in dieser Phase nichts zu schicken.
no-retreat = Keine deiner Einheiten muss sich zurückziehen, also ist in dieser Phase nichts zu schicken.
    .summer = Keine deiner Einheiten muss sich zurückziehen. Es ist Sommer: Jede kann trotzdem eine Zeile haben, die abgedruckt wird und nur spricht.
retreat-lost = Eine vertriebene Einheit ohne Befehl wird aufgelöst.
no-adjustment = Du hast nichts auf- oder abzubauen, also ist in dieser Phase nichts zu schicken.
    .no-site = Du hast überzählige Zentren, aber kein freies Heimatzentrum zum Bauen, also ist nichts zu schicken.
    .first = Du hast nichts auf- oder abzubauen.
units-may-change = Deine Einheiten können bis zum Abgabetermin von Armee zu Flotte wechseln oder umgekehrt: { $order }.
builds-due = { $given ->
    [none] { $units ->
        [one] Du kannst { $units } Einheit bauen.
       *[other] Du kannst { $units } Einheiten bauen.
    }
   *[some] { $units ->
        [one] Du kannst noch { $units } Einheit bauen.
       *[other] Du kannst noch { $units } Einheiten bauen.
    }
} Um auf einen Aufbau zu verzichten, schick WAIVE statt einer Zeile mit BUILD.
    .first = { $units ->
        [one] Zu Beginn baust du { $units } Einheit, in jedem Heimatzentrum eine Armee oder Flotte.
       *[other] Zu Beginn baust du { $units } Einheiten, in jedem Heimatzentrum eine Armee oder Flotte.
    } Ein Zentrum ohne Befehl bekommt seine Einheit aus der Standardpartie.
removals-due = { $given ->
    [none] { $units ->
        [one] Du musst { $units } Einheit abbauen.
       *[other] Du musst { $units } Einheiten abbauen.
    }
   *[some] { $units ->
        [one] Du musst noch { $units } Einheit abbauen.
       *[other] Du musst noch { $units } Einheiten abbauen.
    }
} Ohne Befehl wird nach den Regeln abgebaut: { LIST($chosen, type: "and") }.
example-moves = sie zieht
    .supports = sie unterstützt einen Zug
    .holds = sie bleibt, wo sie ist
lets-fleet-through = { $order } (lässt diese Flotte durch)
reached-by-convoy = { $army } - { LIST($places, type: "or") } per Konvoi
task-of-power = { $what ->
    [retreat] { $units ->
        [one] { CAPITALIZED(NAME($power, form: "nominative")) } zieht sich mit { $units } Einheit zurück.
       *[other] { CAPITALIZED(NAME($power, form: "nominative")) } zieht sich mit { $units } Einheiten zurück.
    }
    [build] { $units ->
        [one] { CAPITALIZED(NAME($power, form: "nominative")) } baut { $units } Einheit.
       *[other] { CAPITALIZED(NAME($power, form: "nominative")) } baut { $units } Einheiten.
    }
   *[remove] { $units ->
        [one] { CAPITALIZED(NAME($power, form: "nominative")) } baut { $units } Einheit ab.
       *[other] { CAPITALIZED(NAME($power, form: "nominative")) } baut { $units } Einheiten ab.
    }
}
    .no-sites = { $units ->
        [one] { CAPITALIZED(NAME($power, form: "nominative")) } baut { $units } Einheit. Zustehen würden { $due }, aber mehr Plätze sind nicht frei.
       *[other] { CAPITALIZED(NAME($power, form: "nominative")) } baut { $units } Einheiten. Zustehen würden { $due }, aber mehr Plätze sind nicht frei.
    }
retreat-choices = - { LIST($places, type: "or") }, oder DISBAND
