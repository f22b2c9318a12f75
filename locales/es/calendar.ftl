### Deadlines as events of a calendar.

calendar-deadline = { $game } { $phase }: plazo
calendar-orders-due = { $kind ->
    [movement] Movimientos
    [retreat] Retiradas
   *[adjustment] Ajustes
 } de { $game }, { $season }: envía tus órdenes a { $judge } antes de esta hora. Los plazos pueden moverse, así que vale el correo más reciente.
calendar-tomorrow = { $game } { $phase }: el plazo vence mañana
