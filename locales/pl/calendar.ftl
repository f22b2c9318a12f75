### Deadlines as events of a calendar.

calendar-deadline = { $game } { $phase }: termin
calendar-orders-due = { $kind ->
    [movement] Rozkazy ruchów
    [retreat] Rozkazy odwrotów
   *[adjustment] Rozkazy budów i usunięć
 } w partii { $game }, { $season }: wyślij je do tej pory na adres { $judge }. Terminy mogą się przesuwać, więc liczy się najnowszy e-mail.
calendar-tomorrow = { $game } { $phase }: termin jutro
