### Deadlines as events of a calendar.

calendar-deadline = { $game } { $phase } : date limite
calendar-orders-due = { $kind ->
    [movement] Ordres de mouvement
    [retreat] Ordres de retraite
   *[adjustment] Ordres d'ajustement
 } pour { $game }, { $season } : envoyez-les à { $judge } avant cette heure. Les dates limites peuvent changer : l'e-mail le plus récent compte.
calendar-tomorrow = { $game } { $phase } : date limite demain
