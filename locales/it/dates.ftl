### Dates, lengths of time, and the names of phases.

# Each is a pattern for dates of Unicode (CLDR), as Babel reads it.
date-pattern = { $style ->
        [clock] HH:mm
        [day] d MMM
        [day-and-clock] d MMM HH:mm
        [weekday] EEE
        [weekday-and-day] EEE d MMM
        [weekday-and-date] EEE d MMM y
        [as-read] EEE d MMM y HH:mm
        [month] MMM
        [date-and-clock] dd/MM/y HH:mm
       *[date-and-second] dd/MM/y HH:mm:ss
    }
# How the number of a day stands in such a date.
day-of-month = { $day }
moment-utc = { $day } { $clock } UTC
moment = { $day } { $clock } (la tua ora, { $zone })
    .brief = { $day } { $clock }
    .brief-utc = { $day } { $clock } UTC
    .with-utc = { $local } = { $utc } UTC
time-left = { $when ->
        [future] tra { $span }
        [past] { $span } fa
       *[now] adesso
    }
time-left-as-of = { $left }, alle { $clock } UTC
length-of-days = { $number ->
        [one] { $number } giorno
       *[other] { $number } giorni
    }
length-of-hours = { $number ->
        [one] { $number } ora
       *[other] { $number } ore
    }
length-of-minutes = { $number ->
        [one] { $number } minuto
       *[other] { $number } minuti
    }

## Phases. Adjustments belong to the winter.

season-name = { $season ->
        [spring] primavera
        [summer] estate
        [fall] autunno
       *[winter] inverno
    }
year-before-christ = { $year } a.C.
season-of-year = { $season } { $year }
season-and-year = { $season } { $year }
phase-name = { $kind ->
        [movement] { $season } { $year }
        [retreat] { $season } { $year } (ritirate)
       *[adjustment] { $season } { $year }
    }
phase-with-kind = { $kind ->
        [movement] Movimenti
        [retreat] Ritirate
       *[adjustment] Costruzioni
    } di { $season } { $year }
phase-title = { CAPITALIZED($season) } { $kind ->
        [movement] { $year }, movimenti
        [retreat] { $year }, ritirate
       *[adjustment] { $year }, costruzioni
    }
phase-of-unknown-season = { $kind ->
        [movement] Movimenti
        [retreat] Ritirate
       *[adjustment] Costruzioni
    }
moment-as-read = { TIME($at, style: "as-read") } { $zone }
    .with-utc = { TIME($at, style: "as-read") } { $zone } ({ TIME($utc, style: "clock") } UTC)
