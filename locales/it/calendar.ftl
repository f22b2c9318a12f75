### Deadlines as events of a calendar.

calendar-deadline = { $game } { $phase }: scadenza
calendar-orders-due = { $kind ->
        [movement] Ordini di movimento
        [retreat] Ordini di ritirata
       *[adjustment] Ordini d'inverno
    } per { $game }, { $season }: inviali a { $judge } entro quest'ora. Le scadenze possono cambiare, perciò vale l'email più recente.
calendar-tomorrow = { $game } { $phase }: scadenza domani
