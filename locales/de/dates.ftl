### Dates, lengths of time, and the names of phases.

# Each is a pattern for dates of Unicode (CLDR), as Babel reads it. Days and months stand without a full stop (ccc, LLL),
# as sentences end with them.
date-pattern = { $style ->
        [clock] HH:mm
        [day] d. LLL
        [day-and-clock] d. LLL HH:mm
        [weekday] ccc
        [weekday-and-day] ccc d. LLL
        [weekday-and-date] ccc d. LLL y
        [as-read] ccc d. LLL y HH:mm
        [month] LLL
        [date-and-clock] dd.MM.y HH:mm
       *[date-and-second] dd.MM.y HH:mm:ss
    }
# How the number of a day stands in such a date.
day-of-month = { $day }
moment-utc = { $day } { $clock } UTC
moment = { $day } { $clock } (deine Zeit, { $zone })
    .brief = { $day } { $clock }
    .brief-utc = { $day } { $clock } UTC
    .with-utc = { $local } = { $utc } UTC
# A length stands in the accusative: "noch 2 Tage", "2 Tage her".
time-left = { $when ->
        [future] noch { $span }
        [past] { $span } her
       *[now] jetzt
    }
time-left-as-of = { $left }, Stand { $clock } UTC
length-of-days = { $number ->
        [one] { $number } Tag
       *[other] { $number } Tage
    }
length-of-hours = { $number ->
        [one] { $number } Stunde
       *[other] { $number } Stunden
    }
length-of-minutes = { $number ->
        [one] { $number } Minute
       *[other] { $number } Minuten
    }

## Phases. Adjustments belong to the winter.

season-name = { $season ->
        [spring] Frühjahr
        [summer] Sommer
        [fall] Herbst
       *[winter] Winter
    }
year-before-christ = { $year } v. Chr.
season-of-year = { $season } { $year }
season-and-year = { $season } { $year }
phase-name = { $kind ->
        [movement] { $season } { $year }
        [retreat] { $season } { $year } (Rückzüge)
       *[adjustment] { $season } { $year }
    }
phase-with-kind = { $kind ->
        [movement] Züge
        [retreat] Rückzüge
       *[adjustment] Auf- und Abbau
    } im { $season } { $year }
phase-title = { $kind ->
        [movement] { $season } { $year }, Züge
        [retreat] { $season } { $year }, Rückzüge
       *[adjustment] { $season } { $year }, Auf- und Abbau
    }
phase-of-unknown-season = { $kind ->
        [movement] Züge
        [retreat] Rückzüge
       *[adjustment] Auf- und Abbau
    }
moment-as-read = { TIME($at, style: "as-read") } { $zone }
    .with-utc = { TIME($at, style: "as-read") } { $zone } ({ TIME($utc, style: "clock") } UTC)
