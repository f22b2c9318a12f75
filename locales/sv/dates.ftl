### Dates, lengths of time, and the names of phases.

# Each is a pattern for dates of Unicode (CLDR), as Babel reads it. Months stand in full: the short ones have a full stop.
date-pattern = { $style ->
    [clock] HH:mm
    [day] d MMMM
    [day-and-clock] d MMMM HH:mm
    [weekday] EEE
    [weekday-and-day] EEE d MMMM
    [weekday-and-date] EEE d MMMM y
    [as-read] EEE d MMMM y HH:mm
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
    [past] för { $span } sedan
   *[now] nu
 }
time-left-as-of = { $left }, räknat från { $clock } UTC
length-of-days = { $number ->
    [one] { $number } dag
   *[other] { $number } dagar
 }
length-of-hours = { $number ->
    [one] { $number } timme
   *[other] { $number } timmar
 }
length-of-minutes = { $number ->
    [one] { $number } minut
   *[other] { $number } minuter
 }

## Phases. Adjustments belong to the winter.

season-name = { $season ->
    [spring] våren
    [summer] sommaren
    [fall] hösten
   *[winter] vintern
 }
year-before-christ = { $year } f.Kr.
season-of-year = { $season } { $year }
season-and-year = { $season } { $year }
phase-name = { $kind ->
    [movement] { $season } { $year }
    [retreat] reträtterna { $season } { $year }
   *[adjustment] { $season } { $year }
 }
phase-with-kind = { $kind ->
    [movement] dragfasen
    [retreat] reträttfasen
   *[adjustment] byggfasen
 } { $season } { $year }
phase-title = { CAPITALIZED($season) } { $year }, { $kind ->
    [movement] drag
    [retreat] reträtter
   *[adjustment] byggen
 }
phase-of-unknown-season = { $kind ->
    [movement] Drag
    [retreat] Reträtter
   *[adjustment] Byggen
 }
moment-as-read = { TIME($at, style: "as-read") } { $zone }
    .with-utc = { TIME($at, style: "as-read") } { $zone } ({ TIME($utc, style: "clock") } UTC)
