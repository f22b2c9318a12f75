### Dates, lengths of time, and the names of phases.

# Each is a pattern for dates of Unicode (CLDR), as Babel reads it.
date-pattern = { $style ->
    [clock] HH:mm
    [day] d MMM
    [day-and-clock] d MMM HH:mm
    [weekday] EEE
    [weekday-and-day] EEE d MMM
    [weekday-and-date] EEE d MMM y
    [as-read] EEE MMM d y HH:mm
    [month] MMM
    [date-and-clock] y-MM-dd HH:mm
   *[date-and-second] y-MM-dd HH:mm:ss
 }
# How the number of a day stands in such a date.
day-of-month = { $day }
moment-utc = { $day } { $clock } UTC
moment = { $day } { $clock } (your time, { $zone })
    .brief = { $day } { $clock }
    .brief-utc = { $day } { $clock } UTC
    .with-utc = { $local } = { $utc } UTC
time-left = { $when ->
    [future] in { $span }
    [past] { $span } ago
   *[now] now
 }
time-left-as-of = { $left }, as of { $clock } UTC
length-of-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
 }
length-of-hours = { $number ->
    [one] { $number } hour
   *[other] { $number } hours
 }
length-of-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
 }

## Phases. Adjustments belong to the winter.

season-name = { $season ->
    [spring] Spring
    [summer] Summer
    [fall] Fall
   *[winter] Winter
 }
year-before-christ = { $year } BC
season-of-year = { $season } of { $year }
season-and-year = { $season } { $year }
phase-name = { $kind ->
    [movement] { $season } { $year }
    [retreat] { $season } { $year } retreats
   *[adjustment] { $season } { $year }
 }
phase-with-kind = { $kind ->
    [movement] Movement
    [retreat] Retreats
   *[adjustment] Adjustments
 } for { $season } of { $year }
phase-title = { $kind ->
    [movement] { $season } { $year }, movement
    [retreat] { $season } { $year }, retreats
   *[adjustment] { $season } { $year }, adjustments
 }
phase-of-unknown-season = { $kind ->
    [movement] Movement
    [retreat] Retreats
   *[adjustment] Adjustments
 }
moment-as-read = { TIME($at, style: "as-read") } { $zone }
    .with-utc = { TIME($at, style: "as-read") } { $zone } ({ TIME($utc, style: "clock") } UTC)
