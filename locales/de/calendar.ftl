### Deadlines as events of a calendar.

calendar-deadline = { $game } { $phase }: Zugabgabe
calendar-orders-due = { $kind }: Befehle für { $game }, { $season }. Schick sie bis zu diesem Termin an { $judge }. Termine können sich verschieben; es gilt die neueste E-Mail.
calendar-tomorrow = { $game } { $phase }: Zugabgabe morgen
