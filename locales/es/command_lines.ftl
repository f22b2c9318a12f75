### What is wrong with the line of a command or a block, what would be right, and what was assumed.

letter-not-sent = El mensaje no se envió.

## Words of commands

has-too-many-words = A { $command } le sobran palabras.
needs-more-words = A { $command } le faltan palabras.
does-not-say-what = { $command } no dice qué.
sign-on-has-too-many-words = A SIGN ON le sobran palabras.
    .hint = { $usage }; une las palabras del nombre de una potencia, United_Kingdom; las órdenes van en las líneas de abajo
variant-left-out = Se omitió "{ $word }": la partida tiene su propia variante.
new-game-has-no-name = La partida nueva no tiene nombre.
cancel-needs-token = CANCEL necesita un código que se te envió por correo.
    .hint = Una orden nueva para una unidad reemplaza la anterior. Para borrar todas las órdenes, envía CLEAR ALL. CANCEL solo retira lo que has preguntado a otros.
who-gets-which-power = ¿Quién recibe qué potencia?
swap-names-two-powers = SWAP nombra dos potencias.
no-list-of-waiting = "{ $word }" no es una lista de jugadores que esperan.
no-number-of-games = "{ $word }" no es un número de partidas.
no-number = "{ $word }" no es un número.
names-no-one-power = "{ $word }" no nombra una única potencia.
names-no-one-unit = "{ $word }" no nombra una única unidad.

## A person's own settings

one-address-each = El juez envía sus correos a una dirección por persona.
    .hint = SET ADDRESS { $first }; con I AM ALSO { $second } puedes escribir también desde esa.
no-mail-address = "{ $word }" no es una dirección de correo{ $why ->
        [several] : una dirección tiene un solo @
        [long] : tiene más de { $most } caracteres
       *[none] { "" }
    }.
no-such-language = "{ $word }" no es el nombre de un idioma.
no-style-of-orders = "{ $word }" no es un estilo de órdenes.
no-amount-of-mail = "{ $word }" no es una cantidad de correos.
no-form-of-map = "{ $word }" no es una forma de mapa.
neither-on-nor-off = "{ $word }" no es ON ni OFF.
neither-short-nor-long = "{ $word }" no es SHORT ni LONG.
grace-of-this-phase = SET GRACE mueve el fin del periodo de gracia de esta fase.
    .hint = Para que no lo haya: { $commands }

## Votes

set-draw-names-powers = Detrás de SET DRAW solo pueden ir potencias.
    .hint = SET DRAW en su propia línea vota por un empate entre todas las potencias que quedan.
which-end-proposed = No está claro qué final se propone.
names-no-result = Eso no nombra ningún resultado de la partida.
    .hint = { $usage }; TERMINATE termina la partida sin resultado.
reason-is-missing = Falta el motivo. Lo leen todos los participantes.
    .hint = DECLARE { $end } BECAUSE y tu motivo, todo en una línea.
ranking-needs-ranks = Una clasificación necesita varios puestos.
which-end-is-meant = No está claro de qué final se trata.
    .hint = { $command } WIN y una potencia, o { $command } DRAW y las potencias que lo comparten.
only-one-power-wins = Solo gana una potencia.
    .hint = { $command } DRAW y las potencias que lo comparten.
no-vote = "{ $word }" no es un voto.
    .hint = { $usage }; SET DRAW vota por un empate.

## ADJUST

lines-of-adjust = Las líneas son REMOVE A Vie, PLACE F Tri Austria, OWNER Ser Austria, PHASE F1902M, REASON palabras.
adjust-not-closed = El bloque no tiene END ADJUST, así que no se cambió nada.
    .hint = Envíalo otra vez con una línea END ADJUST.
nothing-of-adjust = No se hizo nada de este bloque: una posición se corrige entera, y una de sus líneas está mal.
    .hint = Envía otra vez todo el bloque con esa línea corregida.
adjust-changes-nothing = El bloque no cambia nada.
adjust-without-reason = El bloque no tiene motivo. El motivo se dice a todos los participantes.
    .hint = REASON Una orden se leyó mal.
no-line-of-adjust = Esto no es una línea de ADJUST.
whose-fleet = ¿De quién es la flota? Allí puede haber varias.
whose-unit = ¿De quién es la unidad?
name-the-coast = Nombra la costa: { LIST($coasts, type: "or") }.
cannot-stand-in = Una unidad así no puede estar { NAME($place, form: "in") }.
word-is-no-supply-centre = "{ $word }" no es un centro de suministro.
owner-lines = OWNER Ser Austria, u OWNER Ser NONE
reason-too-long = Un motivo tiene como máximo { $most } caracteres.
    .hint = Con BROADCAST se puede decir más.

## IF

if-not-closed = Este IF no tiene ENDIF.
    .hint = Ciérralo con una línea ENDIF.
an-if-not-closed = Un IF no tiene ENDIF.
line-not-taken = La línea { $line } no se aceptó.
lines-not-taken = Las líneas { $first }-{ $last } no se aceptaron.
nothing-of-if = No se guardó nada de este IF: { $lines ->
        [one] la línea { $line } tiene
       *[other] { $lines } líneas tienen
    } un error.
mail-whole-if = Envía otra vez el IF entero, hasta ENDIF.
if-too-long = El IF tiene { $lines } líneas; el máximo es { $most }.
    .hint = Divídelo.
ifs-too-deep = Hay más de { $most } IF unos dentro de otros.
    .hint = AND y OR unen condiciones.
belongs-to-no-if = Este { $word } no pertenece a ningún IF.
    .hint = IF, ELSE IF, ELSE, ENDIF van en este orden.
if-without-orders = Este IF no tiene órdenes.
only-orders-in-if = Un IF solo puede contener órdenes.
no-if-in-game = Esta partida no acepta IF.
    .hint = Envía las órdenes mismas.
if-is-about-phase-to-come = Un IF trata de una fase futura, y estas órdenes son para { $phase }.
phase-above-if = PHASE { $phase } en una línea anterior, o la fase que sea.
phase-above-if-not-for-this-turn = Las retiradas y construcciones de este turno no la necesitan.
if-on-its-own-line = { $line } en su propia línea se guarda para { $phase }.

## Conditions

condition-too-long = La condición pregunta { $terms } cosas; el máximo es { $most }.
condition-breaks-off = La condición está incompleta.
write-a-fact = Escribe { $forms }.
means-nothing-in-condition = No está claro qué significa "{ $word }" en la condición.
facts-are = Los hechos son { $forms }; entre ellos AND, OR, NOT.
asks-owner-or-unit = "{ $word }" puede preguntar quién lo posee, o si hay una unidad.
    .hint = Escribe OWNS otra vez, o UNIT para la unidad que está allí.
moved-asks-a-move = MOVED pregunta por un movimiento.
    .hint = Por ejemplo: MOVED A CON - BUL.
owns-asks-a-centre = OWNS pregunta por un centro.
    .hint = Por ejemplo: OWNS France BEL.
condition-asks-what-stands = Una condición pregunta dónde están las unidades, no qué órdenes tienen.

## Letters with an IF

before-a-letter = Antes de un mensaje, di quién eres.
letter-if-without-condition = El mensaje tiene un IF sin condición.
letter-if-forms = PRESS TO EF IF con una de estas: { $forms }
letter-if-not-closed = Un IF del mensaje no tiene ENDIF.
    .hint = Cierra cada IF con una línea ENDIF.
endif-without-if = Este ENDIF no tiene IF.
    .hint = Pon encima IF condición THEN.
letters-if-not-closed = Este IF no tiene ENDIF, así que nada de él se envió ni se guardó.
only-letters-and-orders-in-if = Un IF solo puede contener mensajes y órdenes.
    .hint = PRESS TO o BROADCAST en su lugar; nada del bloque se envió.
letter-in-if-not-closed = Un mensaje de este IF no tiene final, así que nada de él se envió.
    .hint = Cada mensaje termina con ENDPRESS, dentro de la rama en que empieza.
nothing-of-letters-if = Nada de este IF se envió ni se guardó: una de sus líneas tiene un error.

## Dates, times and periods. What follows a command is an example of it.

date-read-as = Se leyó así: { $date }.
date-unread = "{ $text }" no es una fecha que el juez pueda leer.
date-ambiguous = "{ $text }" no se lee igual en todas partes: ¿{ LIST($readings, type: "or") }?
date-too-far = Esa fecha está demasiado lejos.
date-too-far-from-today = { $date } está demasiado lejos de hoy.
no-such-time = La hora { $time } no existe.
no-such-day = El { $day } de { TIME($month, style: "month") } no existe.
    .in-year = El { $day } de { TIME($month, style: "month") } de { $year } no existe.
period-reversed = "{ $text }" termina antes de empezar.
holidays-too-long = "{ $text }" dura más de { $days } días. Para parar el reloj, envía PAUSE.
write-as-in = Escríbelo como en { LIST($examples, type: "or") }.
time-first-then-words = { $line }, y tus otras palabras en una línea debajo.
if-you-mean-it = { $line }, si quieres decir eso.
time-past = Ese momento ya pasó: { $time }.
    .hint = Nombra una hora futura, como en { LIST($examples, type: "or") }.
time-far = Faltan { $days } días hasta el { $time }.
time-before-deadline = El { $time } es anterior al plazo actual ({ $deadline }).
    .hint = Para contar desde el plazo, envía { $command } +24h. Si quieres la hora anterior, envía { $line }.
words-unclear = No está claro qué añade "{ $words }" a { $command }.
absence-empty = Esto no es un periodo: { $time }.
absence-too-long = Son más de { $days } días: { $time }.
    .hint = Para dejar tu potencia a otra persona, envía RESIGN. Para preguntar al árbitro, envía PRESS TO M.
absences-to-end = SET NO ABSENCE 25 Jan, o SET NO ABSENCE para todas.
day-past = { TIME($day, style: "day") } ya pasó, y el próximo es en { $year }.
placeholder = { $word ->
    [address] dirección
    [board] tablero
    [date] fecha
    [day] día
    [file] archivo
    [game] partida
    [hours] horas
    [list] lista
    [n] n
    [name] nombre
    [number] número
    [options] opciones
    [order] orden
    [password] contraseña
    [phase] fase
    [player] jugador
    [power] potencia
    [powers] potencias
    [reason] motivo
    [season] estación
    [series] serie
    [setting] opción
    [text] texto
    [time] hora
    [token] código
    [topic] tema
    [unit] unidad
    [value] valor
    [variant] variante
    [word] palabra
       *[year] año
    }
usage-or = o
no-such-month = No existe el mes { $number }.
letter-without-end = El mensaje no tiene ENDPRESS, así que no se envió y sus líneas no se leyeron.
    .orders = { letter-without-end } Lo que allí parece órdenes (línea { $lines }) no se tomó en cuenta.
    .hint = Envíalo otra vez con una línea ENDPRESS debajo, y las órdenes bajo esa línea.

## Words of the classic judge that this one lacks

classic-word-not-here = { $words } es del juez clásico; este juez no lo tiene.
always-so-here = aquí siempre es así
classic-settings = Para ver qué opciones hay aquí, envía HELP SETTINGS.
classic-ask-keeper = Pregunta a la administración del juez; para ver quién es, envía VERSION.
classic-of-maps = Cada tablero trae sus propias reglas, también opcionales, como en SET VARIANT colonial railway. Para verlas, envía HELP VARIANTS.
classic-option = { $line } elige esto como regla opcional del tablero. Para ver qué hace, envía GET RULES.{ $board }.
classic-who = Para ver quién juega, envía WHO GAME { $game }.
classic-dedication = Para ver tu fiabilidad, envía GET DEDICATION. Para la de otra persona, envía INFO PLAYER y una dirección.
units-stay-what-they-are = Aquí las unidades no cambian de tipo: se mantienen, se mueven (-), apoyan (S) o transportan (C).
units-need-no-maintenance = Aquí mantener las unidades no cuesta nada.
removals-follow-rulebook = Las eliminaciones que nadie ordena siguen siempre el reglamento.
classic-draw = Para votar por un empate entre todas las potencias que quedan, envía SET DRAW.
classic-rulebook = Para elegir las reglas, envía SET RULEBOOK nombre.
classic-variant = Para elegir el tablero y su posición inicial, envía SET VARIANT nombre.
classic-create = Para crear una partida, envía CREATE ?partida contraseña.
classic-centres = Para ver los centros, envía LIST.
no-machiavelli = Aquí no se juega a Machiavelli.

## Time zones

zone-of-several = "{ $text }" puede ser { LIST($zones, type: "or") }.
no-such-zone = No hay ninguna zona horaria "{ $text }". Escríbela como en Europe/Madrid.
    .near = No hay ninguna zona horaria "{ $text }". Los nombres más parecidos son { LIST($zones, type: "or") }.

## Powers and readers

say-which-game = Antes de esta línea, di de qué partida se trata.
name-the-power = Escribe el nombre de la potencia.
the-powers-are = Las potencias son { LIST($powers, type: "and") }.
power-or-powers = "{ $word }" puede ser una potencia ({ $power }) o varias ({ LIST($powers, type: "and") }).
    .hint = Escribe el nombre completo: PRESS TO { $power }.
power-or-letters = "{ $word }" puede ser un nombre abreviado ({ LIST($powers, type: "or") }) o una serie de letras ({ LIST($readers, type: "and") }).
names-apart = Escribe nombres, o letras separadas por espacios.
sign-or-name = "{ $word }" representa aquí: { $power }. También es la abreviatura de: { $other }.
person-or-letters = "{ $word }" es el nombre de una persona, pero también puede ser una serie de letras.
reader-of-several = "{ $word }" puede referirse aquí a más de una persona o potencia.
names-no-reader = "{ $word }" no nombra a nadie aquí, y no es una simple serie de letras.
letters-in-order = Nombra potencias, o sus letras en el orden habitual: PRESS TO { $letters }, PRESS TO M.
powers-too-long = Una lista de potencias tiene como máximo { $most } caracteres.
power-twice = Esta potencia está dos veces en la lista: { $power }.

## Phases and pages

no-phase = "{ $text }" no es una fase.
results-below-sign-on = Para los últimos resultados de { $game }, envía { $command } debajo de SIGN ON potencia { $game } contraseña; para los de una fase, { $command } S1901M.
about-game-of-sign-on = { $command } trata de la partida de tu SIGN ON.
    .hint = SIGN ON potencia { $game } contraseña, y debajo { $line }.
why-lacks-unit = WHY no dice de qué unidad se trata.
history-takes-no-phase = HISTORY no admite una fase.
    .hint = Para los resultados de esa fase, envía RESEND { $phase }. HISTORY va por días: HISTORY FROM 1 Jan TO 1 Feb.
history-words-before-from = A HISTORY le sobran palabras antes de FROM.
no-number-of-lines = "{ $text }" no es un número de líneas de 1 a { $most }.
no-part-of-profile = "{ $word }" no es parte de un perfil.

## Blocks and first words

nothing-to-announce = No hay nada que anunciar.
announce-not-closed = El bloque no tiene END ANNOUNCE.
block-in-lines = { $first }, tu texto, { $last }: cada cosa en su propia línea.
diary-not-closed = La entrada no tiene ENDDIARY, así que no se anotó nada y sus líneas no se leyeron.
    .hint = Envíala otra vez con una línea ENDDIARY debajo. Para ver qué hay en tu diario, envía DIARY LIST.
write-whole-word = Escribe la palabra completa.
do-you-mean = ¿Te refieres a { $command }?
help-lists-commands = Para ver todos los comandos, envía HELP.
begins-a-block = { $command } abre un bloque de líneas. La primera solo dice para quién es.

## Messages

letter-for-whom = No está claro para quién es el mensaje.
    .hint = Para escribir a algunos, envía PRESS TO { $to }. Para escribir a todos, envía BROADCAST.
broadcast-is-for-all = Un BROADCAST es para todos.
fake-names-both = PRESS TO potencia FAKE TO potencia: primero quién lo recibe, después para quién parece ser.
fake-to = PRESS TO { $to } FAKE TO potencia; la última potencia es aquella para la que parece ser.
signed-or-not = ¿El mensaje va firmado (WHITE) o no (GREY)?
faked-or-not = ¿El mensaje debe mostrar destinatarios falsos o no?
    .hint = Escribe FAKE o NO FAKE.
letter-end-unclear = No está claro dónde termina este mensaje, así que no se envió.
entry-end-unclear = No está claro dónde termina esta entrada, así que no se anotó nada.
