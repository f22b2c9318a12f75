### Dates, lengths of time, and the names of phases.

# Each is a pattern for dates of Unicode (CLDR), as Babel reads it.
date-pattern = { $style ->
        [clock] HH:mm
        [day] d MMMM
        [day-and-clock] d MMM HH:mm
        [weekday] EEEE
        [weekday-and-day] EEEE d MMMM
        [weekday-and-date] EEEE d MMMM y
        [as-read] EEEE d MMMM y HH:mm
        [month] MMM
        [date-and-clock] dd/MM/y HH:mm
       *[date-and-second] dd/MM/y HH:mm:ss
    }
# How the number of a day stands in such a date.
day-of-month = { $day ->
        [one] { $day }er
       *[other] { $day }
    }
moment-utc = { $day } à { $clock } UTC
moment = { $day } à { $clock } (votre heure, { $zone })
    .brief = { $day } { $clock }
    .brief-utc = { $day } { $clock } UTC
    .with-utc = { $local } = { $utc } UTC
time-left = { $when ->
        [future] dans { $span }
        [past] il y a { $span }
       *[now] maintenant
    }
time-left-as-of = { $left }, à { $clock } UTC
length-of-days = { $number ->
        [one] { $number } jour
       *[other] { $number } jours
    }
length-of-hours = { $number ->
        [one] { $number } heure
       *[other] { $number } heures
    }
length-of-minutes = { $number ->
        [one] { $number } minute
        [many] { $number } minutes
       *[other] { $number } minutes
    }

## Phases. Adjustments belong to the winter.

season-name = { $season ->
        [spring] Printemps
        [summer] Été
        [fall] Automne
       *[winter] Hiver
    }
year-before-christ = { $year } av. J.-C.
season-of-year = { $season } { $year }
season-and-year = { $season } { $year }
phase-name = { $kind ->
        [movement] { $season } { $year }
        [retreat] { $season } { $year } (retraites)
       *[adjustment] { $season } { $year }
    }
phase-with-kind = { $kind ->
        [movement] Mouvements
        [retreat] Retraites
       *[adjustment] Ajustements
    }, { $season } { $year }
phase-title = { $kind ->
        [movement] { $season } { $year }, mouvements
        [retreat] { $season } { $year }, retraites
       *[adjustment] { $season } { $year }, ajustements
    }
phase-of-unknown-season = { $kind ->
        [movement] Mouvements
        [retreat] Retraites
       *[adjustment] Ajustements
    }
moment-as-read = { TIME($at, style: "as-read") } { $zone }
    .with-utc = { TIME($at, style: "as-read") } { $zone } ({ TIME($utc, style: "clock") } UTC)
