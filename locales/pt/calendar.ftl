### Deadlines as events of a calendar.

calendar-deadline = { $game } { $phase }: prazo
calendar-orders-due = { $kind ->
    [movement] Ordens de movimento
    [retreat] Ordens de retirada
   *[adjustment] Ordens de ajuste
 } para { $game }, { $season }: envie-as a { $judge } até esta hora. Prazos podem mudar: vale o e-mail mais recente.
calendar-tomorrow = { $game } { $phase }: o prazo é amanhã
