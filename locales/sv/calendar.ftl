### Deadlines as events of a calendar.

calendar-deadline = { $game } { $phase }: deadline för order
calendar-orders-due = { $kind ->
    [movement] Order för dragen
    [retreat] Order för reträtterna
   *[adjustment] Order för byggena
 } i { $game }, { $season }: skicka dem till { $judge } senast vid den här tiden. Deadliner kan flyttas, så det senaste mejlet gäller.
calendar-tomorrow = { $game } { $phase }: deadline i morgon
