### Dates, lengths of time, and the names of phases.

# Each is a pattern for dates of Unicode (CLDR), as Babel reads it. Months are numbers: their short names end with a
# full stop, as sentences do.
date-pattern = { $style ->
    [clock] HH:mm
    [day] dd/MM
    [day-and-clock] dd/MM HH:mm
    [weekday] EEEE
    [weekday-and-day] dd/MM (EEE)
    [weekday-and-date] dd/MM/y (EEE)
    [as-read] dd/MM/y (EEE) HH:mm
    [month] MMM
    [date-and-clock] dd/MM/y HH:mm
   *[date-and-second] dd/MM/y HH:mm:ss
 }
# How the number of a day stands in such a date.
day-of-month = { $day }
moment-utc = { $day } { $clock } UTC
moment = { $day } { $clock } (sua hora, { $zone })
    .brief = { $day } { $clock }
    .brief-utc = { $day } { $clock } UTC
    .with-utc = { $local } = { $utc } UTC
time-left = { $when ->
    [future] daqui a { $span }
    [past] há { $span }
   *[now] agora
 }
time-left-as-of = { $left }, às { $clock } UTC
length-of-days = { $number ->
    [one] { $number } dia
   *[other] { $number } dias
 }
length-of-hours = { $number ->
    [one] { $number } hora
   *[other] { $number } horas
 }
length-of-minutes = { $number ->
    [one] { $number } minuto
   *[other] { $number } minutos
 }

## Phases. Adjustments belong to the winter. A phase is a title, with a capital letter: "na fase Primavera de 1901".

season-name = { $season ->
    [spring] Primavera
    [summer] Verão
    [fall] Outono
   *[winter] Inverno
 }
year-before-christ = { $year } a.C.
season-of-year = { $season } de { $year }
season-and-year = { $season } de { $year }
phase-name = { $kind ->
    [movement] { $season } de { $year }
    [retreat] { $season } de { $year } (retiradas)
   *[adjustment] { $season } de { $year }
 }
phase-with-kind = { $kind ->
    [movement] Movimentos
    [retreat] Retiradas
   *[adjustment] Ajustes
 }: { $season } de { $year }
phase-title = { $kind ->
    [movement] { $season } de { $year }, movimentos
    [retreat] { $season } de { $year }, retiradas
   *[adjustment] { $season } de { $year }, ajustes
 }
phase-of-unknown-season = { $kind ->
    [movement] Movimentos
    [retreat] Retiradas
   *[adjustment] Ajustes
 }
moment-as-read = { TIME($at, style: "as-read") } { $zone }
    .with-utc = { TIME($at, style: "as-read") } { $zone } ({ TIME($utc, style: "clock") } UTC)
