### Lines and pages about games: who is in them, their state, votes, and the pages of LIST, SUMMARY and HISTORY.

## People of a game.

person-nobody = nadie
person-bot = un bot
unnamed-player = un jugador
player-title = { $who ->
    [master] Árbitro
    [player] una potencia
   *[observer] Observador
 }
player-since = desde { $phase }:
applicant-waits = { $who }, número { $number }, necesita la aprobación del árbitro
address-fails-since = Los correos a { $address } son devueltos desde el { $since }.
absence-line = { $who }: del { $since }
    .until = al { $until }
    .unnamed = Un jugador
orders-sent = { $sent ->
    [not-asked] Sin órdenes que dar
    [missing] Faltan órdenes
   *[sent] Órdenes recibidas
 }
    .late-waiting = las órdenes fuera de plazo necesitan ACCEPT LATE { $power }
    .late-refused = las órdenes fuera de plazo no cuentan si no envías ACCEPT LATE { $power }

## What a game needs, and its state.

game-needs-answers = el I AM HERE de { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
 }
game-needs-approval = que el árbitro apruebe a los jugadores
game-needs-begin = el BEGIN del árbitro
game-needs-start = su comienzo
game-needs-players = { $players ->
    [one] { $players } jugador más
   *[other] { $players } jugadores más
 }
series-games = { $number ->
    [one] { $number } partida
   *[other] { $number } partidas
 } ({ LIST($games, type: "and") })
    .none = ninguna partida todavía
series-state = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
 }, { $games }
series-game = { $game }: { $powers }, { $centres ->
    [one] { $centres } centro
   *[other] { $centres } centros
 }, { $points }{ $counts ->
    [yes] { "" }
   *[no] { " " }(no cuenta)
 }
game-moderated = { $moderated ->
    [yes] Con árbitro
   *[no] Sin árbitro
 }
game-state-series = Serie: { $state }.
game-state-forming = En formación: todavía necesita { $needed }.
game-state-over = { $ending ->
    [victory] Victoria
    [draw] Empate
   *[terminated] Terminada sin resultado
 }{ $named ->
    [winners] { $ending ->
        [draw] { " " }entre { $winners }
       *[victory] { " " }de { $winners }
     }
   *[nobody] { "" }
 }.
game-state-paused = En pausa.
game-state-openings = Libres: { $powers }.
games-yours = Participas: { $parts }.
    .power = { $power }{ $state ->
        [abandoned] , hasta que alguien la tome
        [disorder] , en desorden civil hasta que lleguen órdenes
       *[played] { "" }
     }
    .role = { $role ->
        [master] como árbitro
        [player] como jugador
        [awaited] como jugador, cuando el árbitro te apruebe
       *[observer] como observador
     }
games-deadline = Plazo: { $at }
games-resumes = Continúa: { $at }
games-away = Ausencias:
    .until = al
boards-wanted = buscan jugadores: { $games }

## Votes. Terms stand in sentences.

terms-ranking = la clasificación { $ranks }
terms-terminated = un final sin resultado
terms-victory = una victoria { NAME($power, form: "of") }
terms-draw = un empate entre { $powers }
terms-draw-of-all = un empate entre todas las potencias que quedan
own-vote-draw = En esta fase votas por { $draw }. No se le dice a nadie más. Para retirar el voto, envía SET NODRAW.
own-vote-concede = En esta fase concedes la victoria a { $power }, si todos los demás también lo hacen. No se le dice a nadie más. Para retirar el voto, envía SET NOCONCEDE.
open-proposal = { $number }: { $terms }{ $counted ->
    [season] , se cuenta con los movimientos de { $season }
   *[any] { "" }
 }{ $ends ->
    [yes] , hasta el { $until }
   *[no] { "" }
 }.{ $silence ->
    [agrees] { " " }El silencio vale como acuerdo, si alguien dice YES.
   *[says-nothing] { "" }
 }{ $voted ->
    [yes] { " " }Votas { $vote }.
   *[no] { "" }
 }{ $awaits ->
    [master] { " " }Se aprobó por silencio y necesita el acuerdo del árbitro.
   *[nobody] { "" }
 }
votes-counted = { $yes } YES, { $no } NO{ $voted ->
    [some] , { votes-missing }
   *[all] { "" }
 }.
votes-missing = { $silent ->
    [one] { $silent } jugador
   *[other] { $silent } jugadores
 } sin votar

## The board, orders and units.

board-unowned = Sin dueño
board-must-retreat = debe retirarse o disolverse
corrected-unit-of-nobody = { $unit } se quita del tablero.
corrected-unit-taken-off = { $unit } { NAME($power, form: "of") } se quita del tablero.
corrected-unit-put-on = { $unit } se pone en el tablero para { $power }.
corrected-centre = { CAPITALIZED(NAME($centre, form: "nominative")) } es ahora { NAME($power, form: "of") }.
corrected-centre-of-nobody = { CAPITALIZED(NAME($centre, form: "nominative")) } ya no es de nadie.
adjustments-pending = Pendiente: { $what ->
    [builds] { $number ->
        [one] { $number } construcción
       *[other] { $number } construcciones
     }
   *[removals] { $number ->
        [one] { $number } eliminación
       *[other] { $number } eliminaciones
     }
 }.
builds-seen = Construye { $number ->
    [one] { $number } unidad
   *[other] { $number } unidades
 }.
order-implied = se deduce de { $unit }
lent-until-revoked = hasta que se retire
lent-all-units = todas sus unidades
lent-to = { $units } a { $power }.

## Tables of a game's record.

table-power = Potencia
table-player = Jugador
table-year = Año
table-index = Índice
table-statistics = { $what ->
    [centres] Máx. centros
    [moves] Turnos
    [late] Tarde
    [missed] NMR
   *[press] Mensajes
 }
unused-builds = { $number ->
    [one] 1 construcción sin usar
    [two] 2 construcciones sin usar
   *[more] más construcciones sin usar
 }.
statistics-unsigned = Mensajes anónimos: { $number }.
statistics-held = Conquista más duradera: { $centre } ({ $power }, de { $since } a { $until }).
statistics-held-one-year = Conquista más duradera: { $centre } ({ $power }, { $year }).

## LIST of a game, and of all.

list-series = Serie '{ $game }': { $state }. Para ver su tabla, envía TABLE { $game }.
list-join = Para unirte, envía SIGN ON ?{ $game } y una contraseña a tu elección.
list-forming = La partida '{ $game }' todavía necesita { $needed }.
list-roll-call = Empieza cuando lo tenga. Quien no lo diga a tiempo pierde su puesto.
list-over = La partida '{ $game }' ha terminado. { $ending }
list-paused = La partida '{ $game }', turno n.º { $number } ({ $phase }), está en pausa.
list-openings = Libres para { $who ->
    [approved] jugadores con la aprobación del árbitro
   *[anyone] cualquier persona registrada
 }: { $powers }. Para tomar una, envía SIGN ON potencia { $game } y una contraseña.
    .hidden = Libres para { $who ->
        [approved] jugadores con la aprobación del árbitro
       *[anyone] cualquier persona registrada
     }: { $powers }. Para tomar una, envía SIGN ON ?{ $game } y una contraseña.
list-usual-left-out = (para ver también las opciones habituales, envía LIST { $game })
list-style = Tus órdenes se escriben como dice SET STYLE { $style }.
list-proposals = Finales propuestos para la partida (para votar, envía VOTE YES o VOTE NO y el número):
list-web = La partida en la web: { $page }
list-draw-votes = Solo lo ves tú: { $number ->
    [one] { $number } potencia vota
   *[other] { $number } potencias votan
 } por un empate.
games-none-of-yours = Aquí no participas en ninguna partida. Para ver todas las partidas, envía LIST; para unirte a una, SIGN ON ?nombre contraseña.
games-none-such = Ahora no hay aquí partidas así. Para ver todas las partidas, envía LIST.
games-none = Aquí no hay partidas todavía. Para crear una, envía CREATE ?nombre contraseña.
games-page = Página { $number } de { $pages }. Para la siguiente, envía { $command }.
    .last = Página { $number } de { $pages }, la última.
games-standby-promised = { $promise } Para renunciar, responde NO al correo que te lo preguntó, o envía SIGN OFF AS STANDBY.
games-standby = Eres suplente para { $games }. Para salir de la lista, envía SIGN OFF AS STANDBY. No se dice a nadie quiénes son los demás suplentes.
    .none = No eres suplente de ninguna partida. Para entrar en esa lista, envía SIGN UP AS STANDBY.
games-how = Para saber más de una partida, envía LIST y su nombre. Para unirte a una en formación: SIGN ON ?nombre contraseña. Para observar una: OBSERVE nombre contraseña.
games-press = Prensa: W blanca (firmada), G gris (anónima), P también solo a algunos jugadores, - no se permite.
who-game = En la partida '{ $game }' participan:

## HELP without such a page.

help-no-page = No hay ayuda sobre "{ $asked }".
    .similar = No hay ayuda sobre "{ $asked }". Quizá querías decir { LIST($topics, type: "or") }.
help-pages = Páginas de ayuda: { $topics }. Para la primera, envía HELP.
help-example = Por ejemplo:

## HISTORY: what happened in a game.

history-empty = En ese tiempo no pasó nada.
history-goes-on = Hay más. Para el resto, envía:
    .same-minute = Hay más del mismo minuto. Para recibirlo, envía:
history-started = En esta partida participan:
history-joined = { $who } se ha unido a la partida '{ $game }' para jugar.
history-players = La partida '{ $game }' tiene ahora { $number ->
    [one] { $number } jugador
   *[other] { $number } jugadores
 }.
history-observing = { $who } observa la partida '{ $game }'.
history-took-over = { $who } ha tomado { $power } en la partida '{ $game }'.
history-returned = { $power } vuelve a tener su jugador en la partida '{ $game }'.
history-removed = { $by ->
    [keeper] La administración del juez
   *[master] El árbitro
 } ha sacado a { $who }{ $place ->
    [power] { " " }({ $power })
   *[none] { "" }
 } de la partida '{ $game }'.
history-left = { $who } ha { $place ->
    [power] abandonado { $power } en
   *[none] dejado
 } la partida '{ $game }'.
history-abandoned = En la partida '{ $game }', { $powers } { $number ->
    [one] está libre
   *[other] están libres
 } para cualquiera.
history-disorder = En la partida '{ $game }', { $powers } { $number ->
    [one] está
   *[other] están
 } en desorden civil.
history-settings = Las opciones de la partida '{ $game }' han cambiado:
history-setting = { $setting }: { $empty ->
    [yes] nada
   *[no] { $value }
 }
    .before = antes: { $value }
history-deadline = Nuevo plazo de la partida '{ $game }': { $deadline }; fin del periodo de gracia: { $grace }.
history-spoke-for = { $who } actuó por { $power } en la partida '{ $game }', como árbitro.
history-master-acted = { $who } hizo esto en la partida '{ $game }', como árbitro:
history-keeper-acted = La administración del juez hizo esto en la partida '{ $game }':
history-player-acted = { $who } hizo esto en la partida '{ $game }', que no tiene árbitro imparcial:
history-master-joined = { $who } arbitra la partida '{ $game }' desde ahora.
history-master-left = { $who } ya no arbitra la partida '{ $game }'{ $why ->
    [keeper] : lo ha decidido la administración del juez
    [master] : lo ha decidido su primer árbitro
   *[own] { "" }
 }.
history-paused = La partida '{ $game }' está en pausa{ $ends ->
    [yes] { " " }hasta el { $until }
   *[no] { "" }
 }.
history-resumed = La partida '{ $game }' continúa.
history-master-silent = La partida '{ $game }' espera a su árbitro desde el { $since }.
history-end-undone = El árbitro ha anulado el final de la partida '{ $game }'.
history-start-undone = El árbitro ha anulado el comienzo de la partida '{ $game }'.
history-adjusted = El árbitro ha corregido la partida '{ $game }'{ $moved ->
    [yes] { " " }y la ha llevado de { $before } a { $phase }
   *[no] { "" }
 }:
history-adjust-undone = El árbitro ha anulado el último ADJUST de la partida '{ $game }'. Está en { $phase }, como antes.
history-rollback-undone = El árbitro ha anulado el ROLLBACK de la partida '{ $game }'. Está otra vez en { $phase }. Los resultados de { $phases } vuelven a contar.
    .over = El árbitro ha anulado el ROLLBACK de la partida '{ $game }'. Ha terminado otra vez.
history-rolled-back = El árbitro ha hecho retroceder la partida '{ $game }' de { $left } a { $phase }{ $ended ->
    [yes] ; su final no cuenta
   *[no] { "" }
 }. Los resultados de { $phases } ya no cuentan.
history-draw = La partida '{ $game }' ha terminado en empate entre { $powers }.
history-terminated = La partida '{ $game }' terminó sin resultado.
history-declared = El árbitro lo ha decidido: { $reason }
history-someone = Alguien

## PREDICT, WHY, SUMMARY, TABLE and the records of people.

prediction = NO SE RESUELVE NADA: así terminaría ahora { $phase } de '{ $game }', { $orders ->
    [position] en la posición que pruebas, con tus órdenes para ella
    [tried] con las órdenes que pruebas en lugar de las recibidas
   *[received] con las órdenes recibidas
 }. Solo lo ves tú.
    .silent = Sin ninguna orden: { $powers }.
    .partial = Faltan algunas órdenes: { $powers }.
    .left-out = Omitida: línea { $line }, { $text }
    .no-order = No es una orden para una unidad en esta fase.
    .next = La próxima fase sería { $phase }.
reasons-none = En { $phase } no hubo órdenes.
reasons-none-of-place = En { $phase } ninguna orden tuvo que ver con { NAME($place, form: "nominative") }.
series-table = La tabla de { $part ->
    [round] la ronda { $round } de la serie '{ $game }'
   *[series] la serie '{ $game }'
 }, según { $scoring }{ $games ->
    [best] { " " }(las mejores { $best } de cada jugador)
   *[all] { "" }
 }:
    .columns = puntos jugador
summary-index = El índice es la suma de los cuadrados de los centros de suministro, dividida entre el número de potencias. Mide cuánto ha avanzado la partida.
people-dedication = Fiabilidad: { $dedication }, a tiempo { $on_time } de { $turns }
player-record = Historial de { $address }
    .dedication = Fiabilidad actual: { $number }
    .on-time = Turnos a tiempo: { $number }
    .turns = Turnos en total: { $number }
    .started = Partidas empezadas: { $number }
    .taken-over = Potencias tomadas: { $number }
    .resigned = Abandonos: { $number }
    .on-time-ratio = Proporción a tiempo: { $ratio }
    .resigned-ratio = Proporción de abandonos: { $ratio }
page-file = Archivo { $name }:
