### Deadlines as events of a calendar.

calendar-deadline = { $game } { $phase }: Zugabgabe
calendar-orders-due = { $kind ->
        [movement] Züge
        [retreat] Rückzüge
       *[adjustment] Auf- und Abbau
    } in { $game }, { $season }: Schick deine Befehle bis zu diesem Termin an { $judge }. Termine können sich verschieben; es gilt die neueste E-Mail.
calendar-tomorrow = { $game } { $phase }: Zugabgabe morgen
