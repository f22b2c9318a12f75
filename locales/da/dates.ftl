### Dates, lengths of time, and the names of phases.

# Each is a pattern for dates of Unicode (CLDR), as Babel reads it. Months stand in full: the short ones have a full stop.
date-pattern = { $style ->
    [clock] HH:mm
    [day] d. MMMM
    [day-and-clock] d. MMMM HH:mm
    [weekday] EEEE
    [weekday-and-day] EEE d. MMMM
    [weekday-and-date] EEE d. MMMM y
    [as-read] EEE d. MMMM y HH:mm
    [month] MMMM
    [date-and-clock] y-MM-dd HH:mm
   *[date-and-second] y-MM-dd HH:mm:ss
 }
# How the number of a day stands in such a date.
day-of-month = { $day }
moment-utc = { $day } { $clock } UTC
moment = { $day } { $clock } (din tid, { $zone })
    .brief = { $day } { $clock }
    .brief-utc = { $day } { $clock } UTC
    .with-utc = { $local } = { $utc } UTC
time-left = { $when ->
    [future] om { $span }
    [past] for { $span } siden
   *[now] nu
 }
time-left-as-of = { $left }, regnet fra { $clock } UTC
length-of-days = { $number ->
    [one] { $number } dag
   *[other] { $number } dage
 }
length-of-hours = { $number ->
    [one] { $number } time
   *[other] { $number } timer
 }
length-of-minutes = { $number ->
    [one] { $number } minut
   *[other] { $number } minutter
 }

## Phases. Adjustments belong to the winter.

season-name = { $season ->
    [spring] foråret
    [summer] sommeren
    [fall] efteråret
   *[winter] vinteren
 }
year-before-christ = { $year } f.Kr.
season-of-year = { $season } { $year }
season-and-year = { $season } { $year }
phase-name = { $kind ->
    [movement] { $season } { $year }
    [retreat] tilbagetogene { $season } { $year }
   *[adjustment] { $season } { $year }
 }
phase-with-kind = { $kind ->
    [movement] trækfasen
    [retreat] tilbagetogsfasen
   *[adjustment] byggefasen
 } { $season } { $year }
phase-title = { CAPITALIZED($season) } { $year }, { $kind ->
    [movement] træk
    [retreat] tilbagetog
   *[adjustment] bygninger
 }
phase-of-unknown-season = { $kind ->
    [movement] Træk
    [retreat] Tilbagetog
   *[adjustment] Bygninger
 }
moment-as-read = { TIME($at, style: "as-read") } { $zone }
    .with-utc = { TIME($at, style: "as-read") } { $zone } ({ TIME($utc, style: "clock") } UTC)
