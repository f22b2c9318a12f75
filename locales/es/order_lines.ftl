### What is wrong with the line of an order, what would be right, and what was assumed.

# A message and another behind it.
paragraph = { $first } { $second }
# How a line is written.
usage = { $usage }
# A remark behind an order.
comment-not-read = "{ $comment }" no se leyó.
too-many-plain-words = Este correo tiene más frases corrientes e IF de los que se leen en un correo. De aquí en adelante solo se leen órdenes.
    .hint = Envía el resto en otro correo, o escríbelo como explica HELP ORDERS.

## Messages to players

# A message below words such as "Draft".
letter-not-certain = No es seguro que haya que enviar este mensaje: está debajo de "{ $over }".
    .hint = Si hay que enviarlo, envíalo de nuevo sin esa línea.

## Places

read-as-place = "{ $word }" se leyó como { NAME($place) }.
may-be-several-places = "{ $word }" puede significar { LIST($places, type: "or", max: 6, article: "no") }.
write-in-full = Escríbelo completo.
no-such-province = Ninguna provincia se llama "{ $word }".
did-you-mean-one-of = ¿Querías decir { LIST($names, type: "or", max: 6, article: "no") }?
map-lists-names = GET MAP da los nombres de este mapa.
names-no-one-place = "{ $word }" no nombra un único lugar.
    .hint = GET MAP da los nombres.
no-such-coast = No hay ninguna costa con ese nombre { NAME($place, form: "in") }.
coasts-there-are = Las que hay: { LIST($coasts, type: "or", max: 6) }.
leave-coast-out = No tiene costas entre las que elegir: omítela.
second-place = "{ $word }" tras la barra nombra un segundo lugar, y una orden es para uno solo.
no-coasts-to-choose = { CAPITALIZED(NAME($place, form: "in")) } no hay costas entre las que elegir.
no-coasts-in = No hay costas entre las que elegir { NAME($place, form: "in") }.
army-needs-no-coast = Un ejército no necesita costa { NAME($place, form: "in") }.
coast-out-of-reach = La flota no puede llegar a esa costa { NAME($place, form: "of") }.
coasts-in-reach = Puede llegar a: { LIST($places, type: "or", max: 6, article: "no") }.
coast-read-as = Se leyó como { NAME($place) }.
which-coast = ¿Qué costa { NAME($place, form: "of") }?
    .hint = Escribe { LIST($orders, type: "or", max: 6) }. También basta responder solo { LIST($coasts, type: "or") }.
on-which-coast = ¿En qué costa? Están { LIST($places, type: "or", max: 6, article: "no") }.

## Units

your-units = Tus unidades: { LIST($units, type: "and", max: 20) }.
your-units-listed = Tus unidades: { $units }.
no-unit-in = No hay ninguna unidad { NAME($place, form: "in") }.
you-have-no-unit-in = No tienes ninguna unidad { NAME($place, form: "in") }.
you-have-no-unit-in-bare = No tienes ninguna unidad { NAME($place, form: "in") }.
place-is-written = ¿Querías decir { NAME($place) }? Se escribe { $code }.
unit-of-other-kind = La unidad { NAME($place, form: "in") } es { $kind ->
        [army] un ejército
       *[fleet] una flota
    }, no { $written ->
        [army] un ejército
       *[fleet] una flota
    }.
write-unit-or-no-kind = Escribe { $unit } u omite el tipo.
unit-is-of-kind = La unidad { NAME($place, form: "in") } es { $kind ->
        [army] un ejército
       *[fleet] una flota
    }.
unit-stands-in = { CAPITALIZED(NAME($kind, form: "nominative")) } está { NAME($place, form: "in") }.
unit-meant-is = La unidad a la que te refieres es { $unit }.
unit-of-power = La unidad { NAME($place, form: "in") } es { $adjective ->
        [none] { NAME($power, form: "of") }
       *[other] { NAME($power, form: "of") }
    }.
unit-of-other-power = { CAPITALIZED(NAME($kind, form: "nominative")) } { NAME($place, form: "in") } es { $adjective ->
        [none] { NAME($power, form: "of") }
       *[other] { NAME($power, form: "of") }
    }.
orders-name-no-owner = En esta partida las órdenes no nombran al dueño: omite el nombre de la potencia.
check-where-it-stands = Para ver dónde está, envía LIST.
no-unit-to-help = No hay ninguna unidad que { $action ->
        [support] apoyar
       *[convoy] transportar
    } { NAME($place, form: "in") }.
names-no-unit = Eso no nombra ninguna unidad.

## Orders as they are written

no-order-no-command = No es una orden ni un comando conocido.
order-looks-like = Una orden es como A PAR - BUR; el resto lo explica HELP.
help-shows-what = HELP muestra lo que se puede escribir.
no-known-order = "{ $word }" no es una orden conocida.
    .hint = Después de la unidad, escribe - y un lugar, H, S o C.
not-a-word-of-orders = Las órdenes de esta partida no conocen la palabra "{ $word }".
    .hint = Usa - H S C, o R D B W cuando toquen.
stops-before-place = { $part ->
        [condition] La condición termina sin nombrar un lugar.
       *[order] La orden termina sin nombrar un lugar.
    }
    .hint = ¿Adónde?
place-before = Falta un lugar antes de "{ $word }".
adds-nothing-known = No está claro qué añade "{ $word }" a la orden.
    .hint = Escribe una sola orden por línea. Los comentarios van detrás de un #.
proxy-names-no-power = El PROXY no nombra ninguna potencia.
order-says-no-action = La orden no dice qué hace { NAME($kind, form: "nominative") }.
    .hint = Para que se quede: { $unit } H
order-before-breaks-off = "{ $order }" no se aceptó: la orden anterior está incompleta.
one-order-a-line = Escribe cada orden en su propia línea.
read-alone = Se leyó por separado: el texto de delante se rechazó.

## Who speaks, and when

say-who-you-are = Antes de las órdenes, di quién eres.
you-do-not-speak-for = No puedes dar órdenes por { NAME($power, form: "nominative") }.
become-power = Si arbitras la partida, escribe BECOME { $power } en una línea más arriba.
you-speak-for-no-power = Aquí no actúas en nombre de ninguna potencia.
    .hint = SIGN ON potencia partida contraseña; quien arbitra puede usar BECOME potencia.
game-is-over = { $game } ha terminado: ya no hay órdenes que dar.
    .hint = LIST muestra las partidas en curso.
game-not-running = No hay órdenes que dar: la partida no está en marcha.
nothing-to-order-in = Eso no se puede ordenar en { $phase }.
phase-sends-ahead = Con PHASE { $phase } en la línea de arriba se envía por adelantado.
for-retreats-or-winter = ¿Es para las retiradas o para el invierno?
    .hint = Ponlo debajo de una línea Retreats: o Builds:; en invierno también vale REMOVE.
no-order-of-movement = "{ $word }" no es una orden de la fase de movimientos.
    .hint = Ahora las unidades se mantienen (H), se mueven (-), apoyan (S) o transportan (C).
no-order-of-adjustments = "{ $word }" no es una orden de la fase de ajustes.
    .hint = Ahora se construyen (B) o se eliminan (R) unidades, o se renuncia a construir (W).
no-builds-in-phase = En esta fase no se construye.
    .hint = Se construye después de las retiradas de otoño.
built-in-adjustments = Se construye en las fases de ajustes, no ahora.

## Moves

order-impossible = { CAPITALIZED($why) }.
cannot-get-to = { CAPITALIZED(NAME($kind, form: "nominative")) } { NAME($place, form: "in") } no puede llegar { NAME($other, form: "to") }{ $how ->
        [foot] { " " }por tierra
        [support] { " " }para apoyar allí
       *[go] { "" }
    }.
can-get-to = Puede llegar a: { LIST($places, type: "or", max: 6, article: "no") }.
no-chain-of-fleets = Tampoco hay una cadena de flotas que pueda transportarlo.
name-every-sea = Para un convoy, nombra cada mar del recorrido: { $unit } - … - { NAME($place) }.
by-convoy = Por convoy.
by-rail = En tren ({ $railway }): { $order }.
who-travels-by-rail = Solo viajan en tren los ejércitos { NAME($power, form: "of") }, entre { LIST($places, type: "and", max: 6, article: "no") }.
carried-by-armies = Transportada por ejércitos.
only-by-leave = Solo si la potencia que tiene una unidad { NAME($place, form: "in") } le da paso: { $leave }.
canal-obeys = Solo la potencia que tiene una unidad { NAME($place, form: "in") } puede dar órdenes al canal ({ $canal }).
canal-lets-through-or-holds = El canal ({ $canal }) deja pasar unidades o se mantiene.
    .hint = { $support }, o { $hold }.
fleet-moves-one-step = Una flota avanza un paso.
fleet-moves-one-step-to = Una flota avanza un paso: { $order }.
do-not-touch = { CAPITALIZED(NAME($place, form: "nominative")) } y { NAME($other, form: "nominative") } no se tocan.
transforms-in-winter = En esta partida las unidades cambian de tipo en invierno, junto con las construcciones.
transforms-instead-of-moving = En esta partida las unidades cambian de tipo en lugar de moverse, no en invierno.
never-reaches = Desde { NAME($place, form: "nominative") } nada llega así { NAME($other, form: "to") }.

## Supports and convoys

cannot-support-itself = { $unit } no puede apoyarse a sí misma.
    .hint = Para que se quede: { $unit } H; un apoyo nombra otra unidad.
army-cannot-convoy = El ejército { NAME($place, form: "in") } no puede transportar.
    .hint = Solo transportan las flotas que están en el mar.
army-carries-no-army = Un ejército no puede llevar al ejército { NAME($place, form: "in") }.
    .hint = Los ejércitos llevan flotas, de costa a costa.
fleet-cannot-be-convoyed = La flota { NAME($place, form: "in") } no puede viajar por convoy.
only-armies-by-convoy = Solo los ejércitos viajan por convoy.
convoy-says-no-end = La orden de convoy no dice adónde va el ejército.
    .hint = Añade el destino: … C A { NAME($place) } - lugar.
convoy-ends-at-sea = Un convoy no puede terminar en el mar: { NAME($place) }.
    .hint = Nombra la provincia costera donde desembarca el ejército.
name-landing-last = Nombra al final la provincia costera donde desembarca el ejército.
no-convoy-starts-inland = { CAPITALIZED(NAME($place, form: "nominative")) } no tiene costa: de ahí no sale ningún convoy.
no-convoy-ends-inland = { CAPITALIZED(NAME($place, form: "nominative")) } no tiene costa: ahí no termina ningún convoy.
convoy-passes-no-land = { CAPITALIZED(NAME($place, form: "nominative")) } no es un mar: un convoy no puede pasar por ahí.
    .hint = Entre el origen y el destino nombra solo mares.
no-fleet-in = No hay ninguna flota { NAME($place, form: "in") }.
fleets-at-sea = Flotas en el mar: { LIST($places, type: "and", max: 6, article: "no") }.
no-fleet-at-sea = No hay ninguna flota en el mar.

## Retreats

goes-before-others = Va antes que tus demás unidades que se retirarían allí.
priority-alone = Escribe la prioridad en la línea de la retirada que va primero.
    .hint = Por ejemplo: A VIE - BOH else TYR (priority).
was-not-dislodged = { CAPITALIZED(NAME($kind, form: "nominative")) } { NAME($place, form: "in") } conserva su posición y no se retira.
units-to-retreat = Deben retirarse: { LIST($units, type: "and", max: 6) }.
no-unit-to-retreat = Ninguna de tus unidades tiene que retirarse.
not-open-to-it = { $number ->
        [one] Este destino no es posible
       *[other] Estos destinos no son posibles
    }: { LIST($places, type: "and", max: 6, article: "no") }.
open-to-it = Puede retirarse allí, así que no se guardan las opciones siguientes.
was-dislodged = { CAPITALIZED(NAME($kind, form: "nominative")) } { NAME($place, form: "in") } ha perdido su posición: se retira o se disuelve.
cannot-retreat-to = { CAPITALIZED(NAME($kind, form: "nominative")) } no puede retirarse { NAME($place, form: "to") }: está ocupado, se luchó por él o de ahí vino el ataque.
nothing-open-to-it = No tiene adónde retirarse: { $unit } D.
can-retreat-to = Puede disolverse o retirarse a: { LIST($places, type: "or", max: 6, article: "no") }.
only-retreats-have-choices = Solo una retirada puede tener una alternativa.
alternatives-example = Por ejemplo: F BRE R MAO, else GAS, else disband.
send-the-one-that-counts = Envía la que deba contar; HELP ORDERS explica cómo se escriben IF, ELSE y ENDIF.
nothing-after-else = Después del último ELSE no hay nada.
no-other-choice = "{ $word }" no es una alternativa para una retirada.
no-condition-in-words = Las condiciones con palabras no se leen, así que nada de esto se aceptó.
    .hint = HELP ORDERS explica cómo se escriben IF, ELSE y ENDIF, cada uno en su propia línea.

## Adjustments

none-began-season-there = Ninguna unidad tuya de ese tipo empezó el turno { NAME($place, form: "in") }, así que se entiende la que está ahora.
is-off-the-board = { CAPITALIZED(NAME($kind, form: "nominative")) } que empezó el turno { NAME($place, form: "in") } ya no está en el tablero.
began-season-there = { CAPITALIZED(NAME($kind, form: "nominative")) } que empezó el turno { NAME($place, form: "in") } y ahora está { NAME($now, form: "in") }.
list-shows-units = Para ver dónde están tus unidades, envía LIST.
list-shows-units-and-centres = LIST muestra las unidades y los centros.
remove-unit-of-today = Para la que está ahora: REMOVE { $unit } NOW.
remove-where-it-went = { CAPITALIZED(NAME($kind, form: "nominative")) } que empezó allí el turno está ahora { NAME($place, form: "in") }: REMOVE { $unit }.
no-build-due = No puedes construir: { $due ->
        [remove] tienes que eliminar { $number }
       *[nothing] tienes tantas unidades como centros
    }.
no-removal-due = No tienes que eliminar unidades: { $due ->
        [build] puedes construir { $number }
       *[nothing] tienes tantas unidades como centros
    }.
none-left-out-at-start = Antes de los primeros movimientos no se puede omitir ninguna unidad.
    .hint = Un centro sin orden recibe la unidad que tiene en la partida estándar.
you-do-not-own = { CAPITALIZED(NAME($place, form: "nominative")) } no es tu centro.
unit-is-there = Hay { $kind ->
        [army] un ejército
       *[fleet] una flota
    } { NAME($place, form: "in") }.
not-your-home-centre = { CAPITALIZED(NAME($place, form: "nominative")) } no es uno de tus centros de origen.
no-supply-centre = { CAPITALIZED(NAME($place, form: "nominative")) } no es un centro de suministro.
no-centre-free = Ningún centro en el que puedas construir está libre.
army-or-fleet = ¿Ejército o flota?
write-one-of = Escribe { LIST($orders, type: "or", max: 6) }.
kind-read-as = Se leyó como { $kind ->
        [army] ejército
       *[fleet] flota
    }.
no-fleet-built-inland = { CAPITALIZED(NAME($place, form: "nominative")) } no tiene costa: ahí no se puede construir una flota.
    .hint = Construye un ejército.
never-builds-there = { CAPITALIZED(NAME($place, form: "nominative")) } no es uno de tus centros de origen: nunca puedes construir ahí.
never-builds-fleet-there = { CAPITALIZED(NAME($place, form: "nominative")) } no tiene costa: ahí nunca se construye una flota.

## Lent units

proxy-of-one-phase = Un PROXY entre las órdenes vale solo para esta fase.
lent-to-own-power = Una unidad se presta a otra potencia, no a la propia.
lent-to-a-power = Una unidad se presta A una potencia.
how-long-proxy-lasts = Di cuánto dura el PROXY.
names-no-power = "{ $word }" no nombra ninguna potencia.
may-be-several-powers = "{ $word }" puede referirse a varias potencias.
two-letters-are-enough = Bastan dos letras: { LIST($powers, type: "or", max: 6) }.
no-proxies-here = En esta partida no hay PROXY.
    .hint = Da tú la orden a la unidad, o apoya a la otra.

## Naval Diplomacy

patrol-of-two = { $order } y la potencia, si hay allí dos flotas tuyas.
block-in-a-strait = Una flota puede cerrar un estrecho aquí: { LIST($places, type: "or", max: 6, article: "no") }.
blocks-only-strait = Desde { NAME($place, form: "nominative") } solo se puede cerrar este estrecho: { LIST($places, type: "and", max: 6, article: "no") }.
both-steps-of-supported = Si una flota pasa por ahí y sigue, escribe sus dos pasos, como en { $order }.
one-step-leads-to = Un paso desde { NAME($place, form: "nominative") } lleva a: { LIST($places, type: "or", max: 6, article: "no") }.
for-one-fleet-or-more = Una orden es para una o más flotas.
fewer-fleets = Tienes { $number ->
        [one] una flota
       *[other] { $number } flotas
    } { NAME($place, form: "in") }, no { $wanted }.
two-steps-at-most = Una flota da dos pasos como máximo.
counts-only-if-passed = Solo cuenta si quien posee { NAME($place, form: "nominative") } te deja pasar: { $code } FRIENDLY TO { $power }.
help-follows-one-step = Un apoyo o un convoy va detrás de un paso, no de dos.
support-of-last-step = El apoyo es para el último paso.
support-of-first-step = Apoyar un primer paso no tiene efecto.
your-own-power = Es tu propia potencia.
    .hint = Nombra otra.
may-be-power = Puede ser { LIST($powers, type: "or", max: 6) }.
patrol-names-one-power = Una patrulla nombra una sola potencia.
block-names-one-power = Un bloqueo nombra una sola potencia.
passage-names-one-power = Un permiso de paso nombra una sola potencia.
opens-no-passage = { CAPITALIZED(NAME($place, form: "nominative")) } no abre ningún paso.
    .hint = Los centros que sí lo abren: { LIST($places, type: "and", max: 6, article: "no") }.
passage-of-another = { CAPITALIZED(NAME($place, form: "nominative")) } no es tu centro: solo quien lo posee deja pasar a los demás.
passage-with-moves = El permiso de paso se da con los movimientos.
    .hint = Envíalo cuando toque mover.

## Illegal Gunboat

line-is-like = Una línea es como A(Par)-Bur, A(Par)S A(Mar)-Bur, F(Lon)C A(Wal)-Bel o A(Par)H.
nothing-but-the-order = La línea solo puede contener la orden.
unit-is-written = Una unidad es A o F con su provincia entre paréntesis.
hold-stands-alone = Detrás de H no puede ir nada.
written-in-full = "{ $word }" está escrito completo, y aquí solo las abreviaturas de provincias son palabras.
line-says-no-goal = La línea no dice adónde.
holds-moves-supports-convoys = La línea no dice qué hace la unidad. Puede mantenerse (H), moverse (-), apoyar (S) o transportar (C).
only-fleets-convoy = Solo una flota puede tener la orden de transportar.
only-armies-convoyed = Solo un ejército puede viajar por convoy.
only-country-in-brackets = En esos paréntesis solo puede ir un país.
support-says-goal = Un apoyo dice adónde, o H.
convoy-says-goal = Un convoy dice adónde.
line-dropped = No tienes ninguna unidad { NAME($place, form: "in") }. La línea se descarta y no se publica.
no-press-under-any-form = En esta partida no hay prensa de ninguna forma.
    .hint = HELP ILLEGAL explica cómo se habla.

## Why lines are ignored

ignored-too-far-down = más abajo de la línea { $line }
ignored-quote = texto citado
ignored-copy = texto del correo del juez
ignored-wrapped = el final de una línea citada
ignored-forward = texto citado o reenviado
ignored-memo = el encabezado de una nota
ignored-below-heading = texto bajo el encabezado de otro correo
ignored-below-fence = texto bajo la línea por encima de la cual hay que responder
ignored-signature = una firma
ignored-device = añadido por un programa de correo
ignored-disclaimer = un aviso legal
ignored-comment = un comentario
ignored-order-with-head = una orden en la línea que introduce una cita
ignored-after-sign-off = después de SIGN OFF
ignored-greeting = un saludo
ignored-heading = un encabezado
ignored-nothing-ordered = bajo este encabezado no se ordena nada
ignored-no-words = sin palabras
ignored-trial = una prueba, en la que nada cuenta
did-you-mean-orders = ¿Querías decir: { LIST($orders, type: "commas", max: 4) }?
order-not-certain = El juez no lee esta orden con certeza, así que todavía no cuenta.
order-on-own-line = Escribe cada orden en su propia línea.
condition-asked = Condición: { $condition }.
condition-decided = { $head }: { $so ->
    [yes] sí
       *[no] no
    }, { $reasons }.
condition-both = { $first } y { $second }
condition-either = { $first } o { $second }
condition-part = ({ $part })
condition-unit = { $kind ->
    [any] unidad
       *[other] { $kind }
    }{ $whose ->
    [any] { "" }
       *[power] { " " }({ $power })
    }
    .one = { $kind ->
        [army] un ejército
        [fleet] una flota
        [any] una unidad
       *[other] { $kind }
    }{ $whose ->
        [any] { "" }
       *[power] { " " }({ $power })
    }
condition-stands = { $so ->
    [yes] { $unit } está { NAME($place, form: "in") }
       *[no] { $unit } no está { NAME($place, form: "in") }
    }
condition-dislodged = { $unit } { NAME($place, form: "in") }: { $so ->
    [yes] se desalojó
       *[no] no se desalojó
    }
condition-moved = { $unit } { NAME($place, form: "in") }: { $so ->
    [yes] se movió { NAME($to, form: "to") }
       *[no] no se movió { NAME($to, form: "to") }
    }
condition-owns = { $so ->
    [yes] { $power } posee { NAME($place, form: "nominative") }
       *[no] { $power } no posee { NAME($place, form: "nominative") }
    }
condition-due = { $what ->
    [builds] construcciones pendientes:
       *[removals] eliminaciones pendientes:
    } { $so ->
    [yes] { $amount }
       *[no] no son { $amount }
    }

## What is said of orders that a word governs, and of those that are only proposed.

orders-in-question = Una pregunta no es una orden. No se tomó en cuenta: { LIST($orders, type: "commas", max: 4) }.
    .hint = Envía la orden sola si ha de contar. { refused-predicts-for-master.hint }
    .mark = Envíala sin el signo de interrogación si ha de contar. { refused-predicts-for-master.hint }
orders-for-later = "{ $words }" habla de una fase posterior, así que nada de esto se tomó en cuenta.
    .hint = { wish-without-phase.hint }
orders-denied = Esto dice lo que no hay que hacer ({ LIST($orders, type: "commas", max: 4) }) y no cambia nada.
    .hint = Una orden nueva para la unidad sustituye a la anterior; CLEAR ALL las retira todas.
orders-on-condition = Las condiciones en palabras no se leen ("{ $words }"), así que no se tomó nada de esto.
    .hint = Sin condición, envía solo la orden: { LIST($orders, type: "commas", max: 4) }. HELP ORDERS muestra cómo se escribe IF.
orders-taken-back-beside = "{ $words }" retira lo que va delante. No se tomó en cuenta: { LIST($orders, type: "commas", max: 4) }.
    .hint = Envía lo que cuenta en su propia línea.
orders-near-words = En la línea anterior o siguiente está "{ $words }". No se tomó en cuenta: { LIST($orders, type: "commas", max: 4) }.
orders-beside-words = En la línea está también "{ $words }". No se tomó en cuenta: { LIST($orders, type: "commas", max: 4) }.
    .hint = Envía solo la orden que quieres, en su propia línea.
orders-for-one-unit = Esto da varias órdenes a una unidad ({ LIST($orders, type: "commas", max: 4) }), así que todavía no cuenta nada.
orders-run-together = Aquí se mezclan varias órdenes, así que todavía no cuenta nada.
orders-of-one-action = Se nombran varias unidades ante una sola acción ("{ $words }"), así que todavía no cuenta nada.
orders-of-two-meanings = Esto puede significar dos cosas, así que todavía no cuenta nada: { LIST($orders, type: "commas", max: 4) }; o { LIST($others, type: "commas", max: 4) }.
orders-in-part = No se entendió todo ("{ $words }"), así que todavía no cuenta nada.
orders-in-part-rejected = No se entendió todo ("{ $words }"), así que no se aceptó nada.
words-not-read = "{ $words }" no se leyó.
read-as-move = Leído como movimiento.
no-letter-open = Aquí no hay ningún mensaje abierto.
    .hint = Un mensaje empieza con PRESS TO … o BROADCAST.
no-if-open = Aquí no hay ningún IF abierto.
    .hint = HELP ORDERS muestra cómo van juntos IF, ELSE y ENDIF.
line-too-long = La línea tiene { $number } caracteres; el máximo es { $most }.
    .orders = La línea contiene { $number } órdenes; el máximo es { $most }.
    .hint = Pon una orden por línea.

## Headings over orders

heading-names-phase = Este encabezado nombra { $named }, pero la partida está en { $phase }.
    .hint = Para guardar las órdenes de abajo hasta entonces, escribe PHASE { $next } en su lugar.
heading-names-game = Este encabezado nombra la partida { $named }, pero tu SIGN ON es de { $game }.
heading-names-power = Este encabezado nombra { $named }, pero actúas como { $power }.
heading-names-player = Este encabezado nombra a otra persona, { $named }; tu nombre registrado es { $player }.
heading-not-certain = No es seguro que las órdenes debajo de { $words } sean para ahora.
