### Remarks about what the GM of a game commands.

# What is said of who is told of a change, with the blank before it; nothing where nobody else is in the game.
told = { $told ->
        [alone] { "" }
        [no] { " " }{ others-not-told }
       *[yes] { " " }Se ha avisado a todos los participantes.
    }
# Where the same email also does the reverse.
others-not-told = No se avisa a los demás, porque este correo también hace lo contrario.
round-opened = La ronda { $number } ha empezado: { $games }. Todos los jugadores han recibido sus potencias.
round-opened-some-out = La ronda { $number } ha empezado: { $games }. Todos los que juegan en ella han recibido sus potencias; { $out ->
        [one] { $out } jugador la pasa
       *[other] { $out } jugadores la pasan
    } sin jugar.
round-seat-unknown = "{ CUT($word, max: 60) }" no es una potencia de este tablero ni un jugador de la serie.
    .hint = Escribe ROUND A ana@example.net, E 2 …; 2 es el segundo jugador que muestra LIST.
round-seats-lack = Una partida que repartes tú necesita cada potencia una vez, y cada jugador una vez (en duplex, dos): { $powers }.
    .hint = Pon un ; entre dos partidas que repartes. Para repartir por preferencias y al azar, envía ROUND sin nombres.
round-goes-on = Falta algo detrás de la última coma o el último ;, así que no se abrió ninguna partida.
    .hint = Envía otra vez todo el ROUND, sin coma ni ; al final.
round-two-tables = { CUT($who, max: 60) } está en dos partidas de la ronda.
    .hint = Para ver los jugadores y sus números, envía LIST.
round-tables-together = Un correo puede abrir una sola ronda, así que no se abrió ninguna partida. Todas las partidas que repartes van en un solo ROUND.
    .hint = ROUND { $line }
round-one-a-mail = Un correo puede abrir una sola ronda: mira la línea con ROUND de arriba.
    .hint = Para tres partidas en una ronda, envía ROUND 3. Las partidas que repartes ponlas en un solo ROUND, con un ; entre ellas.
round-not-begun = La última ronda de { $game } no ha empezado: todavía no se ha resuelto ninguna fase en { $games }.
    .hint = Envía ROUND después de los primeros resultados de estas partidas. Para empezar juntas varias partidas que repartes, ponlas en un solo ROUND, con un ; entre ellas.
round-top-lacks = La tabla de { $game } tiene muy pocos jugadores que sigan en la serie: hacen falta { $need }.
    .hint = Para verla, envía TABLE { $game }. Para repartir entre todos los jugadores, envía ROUND.
phase-judged = Se ha resuelto { $phase }. { $told ->
        [no] { others-not-told }
        [alone] Los resultados van en otro correo.
       *[yes] Los resultados se envían a todos.
    }
phase-judged-above = Este correo ya hizo resolver { $phase }. Esta línea no nombra ninguna fase, así que no se resolvió nada más.
    .hint = Para resolver también la fase siguiente, envía { $command }.
adjusted = Todos los cambios están hechos. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Se ha avisado a todos los participantes, con tu motivo.
    }
rolled-back = La partida vuelve a estar en { $phase }, con las órdenes que había.{ told } Para volver a { $left }, envía UNDO antes de que se resuelva una fase.
rolled-back-anew = La partida vuelve a estar en { $phase }. Como juegas en ella, las órdenes anteriores no cuentan. { $told ->
        [alone] Envía otras; los bots también lo harán.
       *[yes] Se han pedido otras a todos.
    } No puedes retroceder otra vez a { $phase }. Para volver a { $left }, envía UNDO antes de que se resuelva una fase.
rollback-undone = La partida está otra vez en { $phase }.{ told }
adjust-undone = La partida está en { $phase }, como antes del último ADJUST.{ told }
game-goes-on = La partida continúa en { $phase }, con las órdenes que había.{ told } Para terminarla otra vez del mismo modo, envía UNDO antes de que se resuelva una fase.
game-over-again = La partida ha terminado otra vez, con el mismo final.{ told }
held-back-by-line = No se hizo, porque la línea { $line } de arriba se rechazó y quizá la querías antes.
    .hint = Si todavía lo quieres, envíalo en otro correo.
orders-missing = Faltan órdenes, y todos recibirían los resultados: ninguna orden de { $silent }, solo algunas de { $partial }.
    .hint = Para resolver sin ellas, envía PROCESS { $phase } NOW.
no-orders-from = Faltan órdenes, y todos recibirían los resultados: ninguna orden de { $silent }.
    .hint = Para resolver sin ellas, envía PROCESS { $phase } NOW.
not-all-orders-from = Faltan órdenes, y todos recibirían los resultados: solo algunas de { $partial }.
    .hint = Para resolver sin ellas, envía PROCESS { $phase } NOW.
held-back = No se hizo, porque la línea { $line } de arriba se rechazó y quizá la querías antes.
    .hint = Si todavía lo quieres, envía { $command } en otro correo.
deadline-moved = El plazo de esta fase se ha movido.{ told }
grace-moved = El fin del periodo de gracia de esta fase se ha movido.{ told }
late-accepted = Las órdenes fuera de plazo ya cuentan. El jugador ha recibido el aviso.
late-declined = Las órdenes fuera de plazo no cuentan. El jugador ha recibido el aviso, con lo demás que escribas en este correo. Para que cuenten a pesar de todo, envía { $command } antes de que se resuelva la fase.
setting-same = No hay cambio: ya está así.
announced = Se envía a todos en { $games }.
settings-changed = Cambiado: { $names }. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Se dice a todos lo que es distinto después de este correo.
    }
clock-in-zone = { $at } es en la zona horaria de la partida, { $zone }. Para cambiar la zona, envía por ejemplo SET GAME ZONE Europe/Madrid.
setting-changed = Cambiado.{ told }
variant-never-blind = { $variant } no se puede jugar a ciegas: las patrullas y los bloqueos revelarían flotas ocultas.
    .hint = Omite BLIND en CREATE.
last-year-past = { $variant } empieza en { $first }, así que su último año sería anterior al primero.
    .hint = Da un año posterior detrás de UNTIL.
variant-changed = { $game } se juega ahora en { $board }.{ told } Empieza cuando se { $missing ->
        [one] una { $missing } jugador más
       *[other] unan { $missing } jugadores más
    }.
variant-changed-and-full = { $game } se juega ahora en { $board }.{ told } Todos los puestos están ocupados, así que la partida empieza ahora.
gunboat-stays = Las opciones que trajo Illegal Gunboat se quedan: Gunboat y sin prensa. Para cambiarlas, envía SET NOT GUNBOAT y SET WHITE.
idle-no-press = La partida tiene NO PRESS, que prevalece: los jugadores no pueden enviar mensajes, digan lo que digan las demás opciones.
idle-nobody-seen = En esta partida a ciegas ninguna potencia ve las unidades de otra, así que con TOUCH PRESS los jugadores no pueden escribirse. Para que puedan, envía SET NO TOUCH PRESS (una partida con FOG necesita ambas cosas).
idle-touch-without-partial = NO PARTIAL solo permite mensajes para todos, y TOUCH PRESS no permite ninguno de esos, así que los jugadores no pueden escribirse. Para que puedan, envía SET PARTIAL o SET NO TOUCH PRESS.
idle-fakes-without-partial = NO PARTIAL solo permite mensajes para todos, así que no se puede fingir nada. Para cambiarlo, envía SET PARTIAL.
idle-conditions-in-the-dark = Los mensajes con POSTAL PRESS esperan aquí también los resultados. Pero uno con una condición (PRESS TO … IF …) se rechaza, porque su llegada revelaría información oculta.
clock-changed = Cambiado.{ told } El plazo de esta fase no cambia. Para moverlo, envía SET DEADLINE.
game-zone-changed = Cambiado.{ told } Los plazos futuros siguen las horas y los días de { $zone }. Cada correo los muestra en UTC y en la zona de quien lo lee.
rulebook-changed = Cambiado.{ told } Esa casa también lee las órdenes a su manera. Para usarla también, envía SET ORDERS { $house }.
reading-changed = Cambiado.{ told } Esa casa también tiene un reglamento. Para usarlo también, envía SET RULEBOOK { $house }.
paused = El reloj está parado.
paused-until = El reloj está parado hasta el { $until }. Entonces continúa por sí solo con el tiempo que quedaba.
end-taken-back = La partida continúa. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Se ha avisado a todos los participantes, con el plazo actual.
    }
start-taken-back = La partida vuelve a formarse, con los mismos jugadores.{ told } Para empezarla otra vez y repartir potencias nuevas, envía BEGIN.
resumed = El reloj vuelve a correr, con el tiempo que quedaba. Para más tiempo, envía SET DEADLINE.
resumed-later = El reloj vuelve a correr. El tiempo que quedaba terminaría demasiado pronto, o en un día sin plazos, así que el reloj de la partida ha fijado un plazo posterior. Para elegir otro, envía SET DEADLINE.
ejected = Fuera de la partida.{ told }
admitted = Admisión devuelta. La persona ha recibido el aviso, y puede volver mientras el puesto esté libre.
terminated = La partida ha terminado.{ told } Para anularlo (posible durante una semana), envía UNDO.
assigned = { $who } recibe { $power } cuando empiece la partida, y lo sabrá entonces. Para cancelarlo, envía ASSIGN { $who } NONE.
assigned-nothing = { $who } no tiene potencia asignada: al empezar recibe una de las que queden, por preferencias.
swap-asked = Se ha preguntado a los jugadores de { $first } y { $second }. Cambian de puesto si ambos responden YES en esta fase. Para retirar la pregunta, envía CANCEL.
swap-agreed = Anotado. El cambio se hace cuando la otra persona acepte.
swapped = Los jugadores de { $first } y { $second } han cambiado de puesto.{ told }
declared = La partida ha terminado con ese resultado.{ told } Para anularlo (posible durante una semana), envía ROLLBACK.
terminated-for-good = La partida ha terminado. Se ha avisado a todos y sus secretos se han revelado, así que no se puede anular.
away-set = Tu ausencia está anotada.{ told } En esas fechas no vencerán plazos.
away-set-and-moved = Tu ausencia está anotada.{ told } El plazo se mueve al { $deadline }, después de ella.
away-set-late = Tu ausencia está anotada.{ told } En esas fechas no vencerán plazos futuros. Pero el plazo de esta fase ha vencido y faltan órdenes. Una ausencia no mueve el periodo de gracia, que termina el { $grace }: envía tus órdenes antes.
away-set-stays = Tu ausencia está anotada.{ told } El plazo de esta fase, { $deadline }, no cambia, porque tus órdenes están completas. En esas fechas no vencerán plazos futuros.
away-already = No hay cambio: tu ausencia { $time } ya está anotada.
away-joined = Unida a una ausencia anotada antes: tu ausencia es { $time }. Para decir que has vuelto un día, envía SET NO ABSENCE y ese día.
away-too-often = Ya tienes tres ausencias futuras: { $first }; { $second }; { $third }.
    .hint = Para anularlas todas, envía SET NO ABSENCE. Para terminar una desde cierto día, envía SET NO ABSENCE 25 Jan.
time-away = del { $since } al { $until }
still-away = Tu otra ausencia sigue anotada: { $time }.
away-ended = Ausencia anulada: { $time }.{ told } El plazo no cambia.
away-ended-too = También anulada: { $time }.
away-of-whom = Arbitras la partida y no juegas con ninguna potencia.
    .hint = Para una potencia, envía AWAY 10 Jan TO 20 Jan FOR Turkey. Para toda la partida, envía SET HOLIDAYS 24 Dec TO 2 Jan.
away-too-long = Las ausencias que retrasan una misma fase más de { $days ->
        [one] { $days } día
       *[other] { $days } días
    } en total necesitan la aprobación del árbitro. Ya se le ha preguntado, y tu ausencia vale si acepta. Recibirás un aviso si no acepta o si no ha respondido antes del { $lapses }.
master-asked = Se ha preguntado al árbitro. El plazo solo se mueve si acepta. Recibirás un aviso si no acepta o si no ha respondido antes del { $lapses }.
master-asked-often = Al árbitro ya se le ha preguntado varias veces en la última hora.
    .hint = Para escribirle, envía PRESS TO M, tu texto, ENDPRESS, cada cosa en su propia línea.
extended-already = Esa hora ya pasó.
    .hint = Envía EXTEND +24h, que cuenta desde el plazo.
start-set = { $status ->
        [forming] La partida no empezará antes del { $at }.
       *[running] Esta fase no se resolverá antes del { $at }.
    }
game-begun = La partida empieza ahora.{ told }
co-master-asked = Se ha preguntado a { $who } si quiere arbitrar { $game } contigo. Si responde YES, arbitra también y se avisa a todos.
successor-asked = Se ha preguntado a { $who } si quiere arbitrar { $game } en tu lugar. Sigues arbitrando hasta que responda YES; entonces se avisa a todos.
nobody-to-lead = { $who } no tiene registro aquí, así que no se preguntó a nadie.
    .hint = Pídele que envíe REGISTER, Name: y su nombre, END, cada cosa en su propia línea. Después envía tu línea otra vez.
series-terminated = La serie ha terminado, y todos en ella han recibido su última tabla.{ told } Las partidas en curso continúan. Para anularlo (posible durante una semana), envía UNDO.
master-offered-often = Hoy has preguntado a otros demasiadas veces.
    .hint = Envíalo otra vez mañana.
mastership-lapsed = { $game } ya no necesita árbitro.
    .hint = Para ver todas las partidas, envía LIST.
leads-now = Ahora arbitras { $game }.{ told } Para ver lo que puedes hacer, envía HELP MASTERING.
leads-not = No arbitrarás { $game }. No se le dice a la persona que te lo propuso.
master-only = Solo el árbitro puede actuar por otra potencia.
    .hint = Para pedírselo, envía PRESS TO M, tu texto, ENDPRESS, cada cosa en su propia línea.
not-for-power = Aquí actúas por { $power }, y esto solo puede hacerlo su jugador (como votar). Puedes enviar sus órdenes y mensajes.
    .hint = Si lo haces en tu propio nombre, pon BECOME MASTER en una línea anterior.
not-while-playing = Juegas o has jugado en { $game }, así que no puedes actuar por otra potencia: sus órdenes son secretas hasta que se resuelvan. Nada de lo que sigue a esta línea se hizo.
    .hint = Envía SIGN ON con tu propia potencia.
plays-here = Juegas o has jugado en { $game }, así que no puedes corregir su posición.
    .hint = Para retroceder una fase, envía ROLLBACK. O pide a la administración del juez, { $keeper }, que ceda la partida a alguien que no juegue.
no-addresses = Juegas o has jugado en { $game }, así que no puedes saber si una dirección está en ella.
    .hint = Nombra una potencia: EJECT Turkey saca a su jugador, ADMIT Turkey lo readmite.
eject-instead = Solo el jugador puede abandonar. Tú puedes sacarlo de la partida; se avisará a todos.
    .hint = Envía EJECT { $power }.
master-speaks-for-power = Las líneas de abajo cuentan como si las hubiera enviado { $power }, y se avisa a su jugador (si lo hay). Para volver a actuar en tu propio nombre, usa BECOME MASTER.
master-speaks-for-himself = Actúas otra vez en tu propio nombre.
