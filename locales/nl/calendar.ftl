### Deadlines as events of a calendar.

calendar-deadline = Deadline van { $game } { $phase }
calendar-orders-due = { $kind ->
    [movement] Zetten
    [retreat] Terugtochten
   *[adjustment] Bouworders
 } voor { $game }, { $season }: stuur ze vóór dit tijdstip naar { $judge }. Deadlines kunnen verschuiven, dus de nieuwste e-mail telt.
calendar-tomorrow = Morgen deadline van { $game } { $phase }
