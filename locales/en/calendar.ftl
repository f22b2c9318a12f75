### Deadlines as events of a calendar.

calendar-deadline = { $game } { $phase }: deadline
calendar-orders-due = { $kind ->
    [movement] Movement
    [retreat] Retreat
   *[adjustment] Adjustment
 } orders for { $game }, { $season }: send them to { $judge } by this time. Deadlines can move, so the newest email counts.
calendar-tomorrow = { $game } { $phase }: deadline tomorrow
