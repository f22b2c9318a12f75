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
moment = { $day } { $clock } (tu hora, { $zone })
    .brief = { $day } { $clock }
    .brief-utc = { $day } { $clock } UTC
    .with-utc = { $local } = { $utc } UTC
time-left = { $when ->
    [future] dentro de { $span }
    [past] hace { $span }
   *[now] ahora
 }
time-left-as-of = { $left }, a las { $clock } UTC
length-of-days = { $number ->
    [one] { $number } día
   *[other] { $number } días
 }
length-of-hours = { $number ->
    [one] { $number } hora
   *[other] { $number } horas
 }
length-of-minutes = { $number ->
    [one] { $number } minuto
   *[other] { $number } minutos
 }

## Phases. Adjustments belong to the winter. Turns are names, with a capital.

season-name = { $season ->
    [spring] Primavera
    [summer] Verano
    [fall] Otoño
   *[winter] Invierno
 }
year-before-christ = { $year } a. C.
season-of-year = { $season } de { $year }
season-and-year = { $season } { $year }
phase-name = { $kind ->
    [movement] { $season } de { $year }
    [retreat] { $season } de { $year } (retiradas)
   *[adjustment] { $season } de { $year }
 }
phase-with-kind = { $kind ->
    [movement] Movimientos
    [retreat] Retiradas
   *[adjustment] Ajustes
 } de { $season } de { $year }
phase-title = { $kind ->
    [movement] { $season } de { $year }, movimientos
    [retreat] { $season } de { $year }, retiradas
   *[adjustment] { $season } de { $year }, ajustes
 }
phase-of-unknown-season = { $kind ->
    [movement] Movimientos
    [retreat] Retiradas
   *[adjustment] Ajustes
 }
moment-as-read = { TIME($at, style: "as-read") } { $zone }
    .with-utc = { TIME($at, style: "as-read") } { $zone } ({ TIME($utc, style: "clock") } UTC)
