### Deadlines as events of a calendar.

calendar-deadline = { $game } { $phase }: deadline for ordrer
calendar-orders-due = { $kind ->
    [movement] Trækordrer
    [retreat] Tilbagetogsordrer
   *[adjustment] Byggeordrer
 } for { $game }, { $season }: send dem til { $judge } inden dette tidspunkt. Deadlines kan flyttes, så den nyeste mail gælder.
calendar-tomorrow = { $game } { $phase }: deadline i morgen
