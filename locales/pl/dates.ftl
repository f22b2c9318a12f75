### Dates, lengths of time, and the names of phases.

# Each is a pattern for dates of Unicode (CLDR), as Babel reads it.
date-pattern = { $style ->
        [clock] HH:mm
        [day] d MMM
        [day-and-clock] d MMM HH:mm
        [weekday] ccc
        [weekday-and-day] ccc d MMM
        [weekday-and-date] ccc d MMM y
        [as-read] ccc d MMM y HH:mm
        [month] MMM
        [date-and-clock] dd.MM.y HH:mm
       *[date-and-second] dd.MM.y HH:mm:ss
    }
# How the number of a day stands in such a date.
day-of-month = { $day }
moment-utc = { $day } { $clock } UTC
moment = { $day } { $clock } (twój czas, { $zone })
    .brief = { $day } { $clock }
    .brief-utc = { $day } { $clock } UTC
    .with-utc = { $local } = { $utc } UTC
# A length stands in the accusative: "za 2 dni", "1 godzinę temu".
time-left = { $when ->
        [future] za { $span }
        [past] { $span } temu
       *[now] teraz
    }
time-left-as-of = { $left }, stan na { $clock } UTC
length-of-days = { $number ->
        [one] { $number } dzień
        [few] { $number } dni
        [many] { $number } dni
       *[other] { $number } dnia
    }
length-of-hours = { $number ->
        [one] { $number } godzinę
        [few] { $number } godziny
        [many] { $number } godzin
       *[other] { $number } godziny
    }
length-of-minutes = { $number ->
        [one] { $number } minutę
        [few] { $number } minuty
        [many] { $number } minut
       *[other] { $number } minuty
    }

## Phases. Adjustments belong to the winter. A phase is a name in the nominative: "w fazie Wiosna 1901".

season-name = { $season ->
        [spring] Wiosna
        [summer] Lato
        [fall] Jesień
       *[winter] Zima
    }
year-before-christ = { $year } p.n.e.
season-of-year = { $season } { $year }
season-and-year = { $season } { $year }
phase-name = { $kind ->
        [movement] { $season } { $year }
        [retreat] { $season } { $year } (odwroty)
       *[adjustment] { $season } { $year }
    }
phase-with-kind = { $kind ->
        [movement] { $season } { $year } (ruchy)
        [retreat] { $season } { $year } (odwroty)
       *[adjustment] { $season } { $year } (budowy i usunięcia)
    }
phase-title = { $kind ->
        [movement] { $season } { $year }, ruchy
        [retreat] { $season } { $year }, odwroty
       *[adjustment] { $season } { $year }, budowy i usunięcia
    }
phase-of-unknown-season = { $kind ->
        [movement] Ruchy
        [retreat] Odwroty
       *[adjustment] Budowy i usunięcia
    }
moment-as-read = { TIME($at, style: "as-read") } { $zone }
    .with-utc = { TIME($at, style: "as-read") } { $zone } ({ TIME($utc, style: "clock") } UTC)
