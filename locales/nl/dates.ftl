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
        [date-and-clock] dd-MM-y HH:mm
       *[date-and-second] dd-MM-y HH:mm:ss
    }
# How the number of a day stands in such a date.
day-of-month = { $day }
moment-utc = { $day } { $clock } UTC
moment = { $day } { $clock } (jouw tijd, { $zone })
    .brief = { $day } { $clock }
    .brief-utc = { $day } { $clock } UTC
    .with-utc = { $local } = { $utc } UTC
time-left = { $when ->
        [future] over { $span }
        [past] { $span } geleden
       *[now] nu
    }
time-left-as-of = { $left }, gerekend vanaf { $clock } UTC
length-of-days = { $number ->
        [one] { $number } dag
       *[other] { $number } dagen
    }
# "3 uur" has no plural.
length-of-hours = { $number ->
        [one] { $number } uur
       *[other] { $number } uur
    }
length-of-minutes = { $number ->
        [one] { $number } minuut
       *[other] { $number } minuten
    }

## Phases. Adjustments belong to the winter. Seasons have small letters in a sentence.

season-name = { $season ->
        [spring] voorjaar
        [summer] zomer
        [fall] najaar
       *[winter] winter
    }
year-before-christ = { $year } v.Chr.
season-of-year = { $season } { $year }
season-and-year = { $season } { $year }
phase-name = { $kind ->
        [movement] { $season } { $year }
        [retreat] { $season } { $year } (terugtochten)
       *[adjustment] { $season } { $year }
    }
phase-with-kind = { $season } { $year } ({ $kind ->
        [movement] zetten
        [retreat] terugtochten
       *[adjustment] bouwfase
    })
phase-title = { $kind ->
        [movement] { CAPITALIZED($season) } { $year }, zetten
        [retreat] { CAPITALIZED($season) } { $year }, terugtochten
       *[adjustment] { CAPITALIZED($season) } { $year }, bouwfase
    }
phase-of-unknown-season = { $kind ->
        [movement] Zetten
        [retreat] Terugtochten
       *[adjustment] Bouwfase
    }
moment-as-read = { TIME($at, style: "as-read") } { $zone }
    .with-utc = { TIME($at, style: "as-read") } { $zone } ({ TIME($utc, style: "clock") } UTC)
