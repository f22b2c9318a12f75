### Remarks about orders, votes, lent units and messages.

orders-add = Las órdenes de este correo se suman a las que enviaste antes.
orders-add-always = Aquí no hace falta: un correo posterior cambia solo las unidades que nombra.
orders-cleared = Se borraron todas tus órdenes, también las de fases posteriores.
orders-ahead-cleared = Se borraron tus órdenes para fases posteriores. Las de la fase actual siguen contando.
    .hint = Para borrarlas también, envía CLEAR ALL.
orders-of-phase-cleared = Se borraron tus órdenes para { $phase }.
no-orders-to-give = Aquí no tienes órdenes que dar.
    .hint = Envía SIGN ON potencia partida contraseña encima de tus órdenes.
orders-are-for = Las órdenes de abajo son para { $phase }.

## After "Order:", as the order itself would stand

kept-for-phase = guardada para { $phase }; se comprobará cuando empiece esa fase.
block-kept-for-phase = guardado, hasta su final, para { $phase }; se comprobará cuando empiece esa fase.
line-for-fleets = { $order } ({ $number } flotas)
line-acts = se publica como { $line }. Es una orden.
line-speaks = se publica como { $line }. Son solo palabras: la unidad se mantiene.

## After "Note:"

place-ordered-again = No cuenta: otra línea de este correo es para la misma provincia, y cuenta esa.
unit-ordered-twice = No cuenta: este correo da dos órdenes a la unidad, así que no cuenta ninguna.
more-than-due = No cuenta: son más órdenes de este tipo de las que te tocan.
fleets-taken = No cuenta: en líneas anteriores ya tienen orden { $taken } de { $there ->
        [one] tu { $there } flota
       *[other] tus { $there } flotas
    } { NAME($place, form: "in") }.
some-fleets-taken = Cuenta para { $counted } de { $wanted } flotas: en líneas anteriores ya tienen orden { $taken } de { $there ->
        [one] tu { $there } flota
       *[other] tus { $there } flotas
    } { NAME($place, form: "in") }.
practice-held = Todas tus unidades tienen orden, pero por esta línea no se ha resuelto nada. Corrígela y envíala otra vez; o envía SET NOWAIT para resolver con las órdenes tal como están.
surplus-left = Es más de lo que te toca, así que cuenta la línea más reciente y ya no cuentan estas: { $forgotten }. Para renunciar a otra en su lugar, envía de nuevo las órdenes que quieres conservar.
rest-stays = Estas unidades ya tienen orden y la conservan: { $orders }. Para que también se mantengan, envía ALL UNITS HOLD en otro correo.
no-rest = Todas tus unidades tienen orden, así que no queda ninguna otra.
set-replaced = Este correo reemplaza tus órdenes anteriores. Borradas: { $forgotten }. Para conservar órdenes anteriores, pon ADD en tu correo.
ahead-replaced = Esto sustituye lo que enviaste antes, que queda borrado: { $forgotten }.
wish-kept = Guardado para { $phase }, porque está debajo de PHASE. Cuenta cuando empiece esa fase.
wish-without-phase = Está debajo de una línea PHASE que el juez no pudo leer.
    .hint = Pon encima PHASE y la fase a la que corresponde (por ejemplo, PHASE { $phase }), o envíalo en otro correo.
order-in-force = Tu otra orden sigue contando: { $order }.
wait-set = WAIT está activado para esta fase.
wait-off = WAIT está desactivado: esta fase puede resolverse en cuanto estén todas las órdenes.
draw-agreed = Votas por el empate. Tu voto era el último que faltaba: la partida ha terminado.
draw-voted = Votas por un empate entre todas las potencias que quedan. El voto es secreto y vale para esta fase.
draw-of-some-voted = Votas por un empate entre { LIST($powers, type: "and") }. El voto es secreto y vale para esta fase.
conceded = Concedes la victoria a { $power }, si todos los demás también lo hacen. El voto es secreto y vale para esta fase.
conceded-as-last = Concedes la victoria a { $power }. Tu voto era el último que faltaba: la partida ha terminado.
not-conceded = No concedes la victoria a ninguna potencia.
concession-dropped = No concedes la victoria a ninguna potencia. La petición de tu CONFIRM se ha cancelado.
end-dropped = No votas por ese final. La petición de tu CONFIRM se ha cancelado.
proposed = Tu propuesta es la número { $number } y cuenta como tu YES. Se pregunta a todos, y el juez no dice a nadie quién la hizo.
proposed-in-public = Tu propuesta es la número { $number } y cuenta como tu YES. Se pregunta a todos, y el juez no dice quién la hizo. Pero cuando se cuenten los votos, todos sabrán quién votó qué, y un único YES parecerá el de quien hizo la propuesta. Para retirar tu YES, envía VOTE ABSTAIN { $number }; para retirar la propuesta, CANCEL PROPOSAL { $number }.
proposed-by-master = Tu propuesta es la número { $number }. Se pregunta a todos los jugadores.
proposal-withdrawn = La propuesta { $number } queda retirada. Los jugadores a los que se preguntó ya lo saben.
voted-yes = Votas YES a la propuesta { $number }. Todavía puedes cambiarlo.
yes-is-vote = Tu respuesta cuenta como voto: YES a la propuesta { $number }. Para cambiarlo, envía VOTE NO { $number } o VOTE ABSTAIN { $number }.
voted-no = Votas NO a la propuesta { $number }. Todavía puedes cambiarlo.
abstained = Te abstienes en la propuesta { $number }. Todavía puedes cambiarlo.
vote-ends-game = Era el último voto que faltaba: la partida ha terminado.
proposal-refused = Has rechazado la propuesta, y la partida sigue.{ told }
proposal-left = Anotado. La propuesta no se rechaza.
draw-not-voted = No votas por un empate.
draw-not-voted-but-proposed = No votas por un empate con SET DRAW, pero tu YES a la propuesta { $number } sigue contando. Para retirarlo, envía VOTE NO { $number }.
unit-lent = Desde ahora { $power } da las órdenes a tu unidad { NAME($place, form: "in") }, hasta que retires el PROXY.
all-units-lent = Desde ahora { $power } da las órdenes a todas tus unidades, hasta que retires el PROXY.
unit-taken-back = Vuelves a dar las órdenes a tu unidad { NAME($place, form: "in") }.
all-units-taken-back = Todos tus PROXY permanentes quedan retirados. Vuelves a dar las órdenes a esas unidades.
too-much-press = No se envió: una persona puede enviar como máximo { $letters } mensajes por hora, o { $copies } copias de ellos.
    .hint = Envíalo más tarde.
too-much-press-today = No se envió: una persona puede enviar como máximo { $letters } mensajes al día en una partida, y ya los enviaste.
    .hint = Envíalo mañana, con todo lo demás en el mismo mensaje.
told-all-often = Cada vez se avisa a los demás en { $game }, y llegaste al límite de una hora.
    .hint = Envíalo más tarde.
press-sent = Tu mensaje se envía. Destinatarios: { LIST($readers, type: "and") }.
press-sent-to-all = Tu mensaje se envía a todos los participantes.
grey-press-sent = Tu mensaje anónimo se envía. Destinatarios: { LIST($readers, type: "and") }.
grey-press-sent-to-all = Tu mensaje anónimo se envía a todos los participantes.
press-sent-to-others = Tu mensaje se envía a todos los participantes excepto { LIST($left_out, type: "and") }.
grey-press-sent-to-others = Tu mensaje anónimo se envía a todos los participantes excepto { LIST($left_out, type: "and") }.
press-shows-broadcast = Lo ven como un mensaje para todos.
press-shows-readers = Lo ven como un mensaje con estos destinatarios: { LIST($readers, type: "and") }.
press-shows-others = Lo ven como un mensaje para todos excepto { LIST($left_out, type: "and") }.
press-posted = Es el mensaje { $number } de los que esperan, y se enviará con los resultados de { $phase }. Para detenerlo, envía RECALL { $number }.
press-posted-if = Es el mensaje { $number } de los que esperan, y se enviará con los resultados de { $phase } si entonces se cumple esto: { $condition }. Para detenerlo, envía RECALL { $number }.
press-late = Tus órdenes llegan tarde; por favor, envíalas antes que los mensajes.
press-not-held = Tu mensaje { $number } en { $game } se iba a enviar si se cumplía esto: { $condition }. No se cumple, así que el mensaje no se envió.
press-recalled = Ya ningún mensaje tuyo espera los resultados.
press-recalled-one = El mensaje { $number } no se enviará.
copies-on = Desde ahora recibes una copia de cada mensaje que envías en { $game }.
copies-off = No recibes copias de tus propios mensajes en { $game }.
all-press-on = Desde ahora recibes copias de los mensajes entre otros en { $game }. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Se avisa a todos los participantes.
    }
all-press-off = En { $game } recibes solo los mensajes que son para ti.
broadcasts-on = Recibes los mensajes para todos en { $game }.
broadcasts-off = Ya no recibes los mensajes para todos en { $game }. Para recibirlos de nuevo, envía SET BROADCAST.
diary-recorded = La entrada { $number } está en tu diario. Nadie más puede leerla.
diary-recorded-until = La entrada { $number } está en tu diario. Nadie más puede leerla hasta que termine la partida; entonces pueden todos.
diary-empty = Tu diario en { $game } está vacío.
    .hint = Para escribir en él, envía DIARY, tu texto, ENDDIARY, cada cosa en su propia línea.
diary-listed = Tu diario en { $game } tiene { $number ->
        [one] { $number } entrada
       *[other] { $number } entradas
    }. Para leer una, envía DIARY READ y su número.
diary-shown = Este es tu diario en { $game }.
diary-deleted = La entrada { $number } se borró de tu diario.
press-unread = No se envió copia (destinatarios: { LIST($readers, type: "and") }): ahora no hay nadie.
everybody = todos los participantes
everybody-but = todos excepto { LIST($left_out, type: "and") }
minutes = { $number ->
        [one] { $number } minuto
       *[other] { $number } minutos
    }
seconds = { $number ->
        [one] { $number } segundo
       *[other] { $number } segundos
    }
press-leaves = Tu mensaje se enviará dentro de { $wait }. Destinatarios: { LIST($readers, type: "and") }. Para detenerlo, responde CANCEL.
grey-press-leaves = Tu mensaje se enviará dentro de { $wait }, sin tu nombre. Destinatarios: { LIST($readers, type: "and") }. Para detenerlo, responde CANCEL.
press-asks = { $why } Para enviar tu mensaje (destinatarios: { LIST($readers, type: "and") }), responde YES a este correo. Para enviarlo a otros, responde con una línea: PRESS TO y sus nombres.
grey-press-asks = { $why } Para enviar tu mensaje sin tu nombre (destinatarios: { LIST($readers, type: "and") }), responde YES a este correo. Para enviarlo a otros, responde con una línea: PRESS TO y sus nombres.
press-to-everybody = Estás respondiendo a un mensaje para todos.
press-to-observers = Estás respondiendo a un observador, y todos los observadores leerían tu mensaje.
press-for-one = Dice que no es para todos los que lo leerían. Para enviarlo solo a su autor, usa PRESS TO { $author }.
press-calls-others = Se dirige a alguien que no lo leería. Para enviarlo ahí, usa PRESS TO { $to }.
press-forwarded = Estás reenviando un mensaje, y la respuesta iría a su autor.
press-calls-judge = Se dirige al juez o al árbitro, o pregunta lo que solo el juez puede decir. Para escribir al árbitro, usa PRESS TO M. Para dar órdenes, escribe cada una en su propia línea.
press-below-orders = Está debajo de tus órdenes, así que quizá sea para el juez.
press-about-reader = Habla de uno de sus lectores, así que quizá sea para el juez o para otra persona.
press-not-to-be-sent = Dice que no debe enviarse.
press-meant-for-me = Una de sus líneas parece un comando o una orden; no se ejecutó.
press-holds-password = Una de sus palabras es tu contraseña, así que este mensaje no se envió a nadie.
    .hint = Responde otra vez al mensaje sin esa palabra: una respuesta no necesita contraseña.
press-holds-page-token = Contiene el enlace o el código de una página de órdenes, así que este mensaje no se envió a nadie.
    .hint = Envía el mensaje otra vez sin eso.
press-may-hold-password = Puede contener una contraseña: algunas palabras lo parecen, o una línea parece un SIGN ON.
press-beside-lines = Tu correo también tiene órdenes o comandos; no forman parte del mensaje.
press-beside-doubt = Tu mensaje no se envió, porque las órdenes del mismo correo necesitan tu confirmación.
    .hint = Responde al mensaje una vez más, solo con tu texto.
press-among-ours = No se envió ningún mensaje, porque hay frases del correo al que respondes mezcladas con tus palabras.
    .hint = Responde otra vez solo con tu texto; o usa PRESS TO y los nombres, tu texto, ENDPRESS, cada cosa en su propia línea.
press-names-author = Contiene tu nombre, que los demás no conocen.
press-so-soon = Llegó tan pronto después del correo del juez que puede haberlo escrito un programa.
press-again = Las mismas palabras ya llegaron antes, como de un programa.
press-tells-absence = Parece la respuesta automática de una persona ausente.
press-nothing-left = Tu respuesta parece contener solo un saludo y una firma, así que no se envió ningún mensaje.
    .hint = Envía PRESS TO y una potencia, tu texto, ENDPRESS, cada cosa en su propia línea.
press-author-unknown = El mensaje al que respondes no dice quién lo escribió, así que tu respuesta no se envió.
    .hint = Para llegar a quien lo escribió, envía BROADCAST, tu texto, ENDPRESS, cada cosa en su propia línea.
press-author-without-power = Las potencias todavía no tienen jugadores. Un mensaje no puede ir solo a una de ellas, así que el tuyo no se envió.
    .hint = Envía BROADCAST, tu texto, ENDPRESS, cada cosa en su propia línea.
press-of-other-start = Después del mensaje al que respondes se deshizo el comienzo de { $game }, y sus potencias tienen ahora otros jugadores. Por eso tu respuesta no se envió.
    .hint = Cuando la partida haya empezado, envía PRESS TO y el nombre de una potencia, tu texto, ENDPRESS, cada cosa en su propia línea.
press-author-gone = Quien escribió ese mensaje ya no juega con { $power }; ahora juega otra persona.
press-wants-password = En { $game } una respuesta sola no es prueba suficiente, así que tu mensaje no se envió.
    .hint = Envía SIGN ON con tu potencia, { $game } y tu contraseña; después PRESS TO y los nombres, tu texto, ENDPRESS, cada cosa en su propia línea.
press-cancelled = Tu mensaje no se enviará.
press-game-over = { $game } terminó entretanto, así que tu mensaje no se envió.
press-seat-left = Entretanto dejaste { $game }, así que tu mensaje no se envió.

## Why an order is impossible, as a clause; and what is doubtful about orders, after "Check:".

order-fault = { $fault ->
    [unknown_place] en este tablero no existe el lugar { NAME($place) }
    [no_unit] no hay ninguna unidad { NAME($place, form: "in") }
    [not_yours] la unidad { NAME($place, form: "in") } es de otra potencia
    [same_province] la unidad ya está ahí
    [impassable] ninguna unidad puede entrar { NAME($other, form: "in") }
    [army_to_sea] un ejército no puede quedarse en el agua ({ NAME($other) })
    [fleet_inland] una flota no puede ir tierra adentro ({ NAME($other) })
    [no_border] la unidad no puede pasar { NAME($place, form: "of") } { NAME($other, form: "to") }: no hay frontera para ella
    [coast_needed] { NAME($other, form: "nominative") } tiene dos costas a su alcance, y la orden no nombra ninguna
    [coast_out_of_reach] desde { NAME($place, form: "nominative") } no se llega { NAME($other, form: "to") }
    [no_route] ninguna cadena de flotas en el mar une { NAME($place, form: "nominative") } y { NAME($other, form: "nominative") }
    [route_missing] la orden no nombra ninguna ruta por mar
    [fleet_carried] la unidad { NAME($place, form: "in") } es una flota, y solo los ejércitos viajan por convoy
    [helps_itself] una unidad no puede apoyarse a sí misma
    [helped_absent] no hay ninguna unidad { NAME($place, form: "in") }
    [helped_cannot_go] la unidad { NAME($place, form: "in") } no podría llegar { NAME($other, form: "to") }
    [support_out_of_reach] la unidad misma no podría ir { NAME($other, form: "to") }
    [carrier_is_army] solo una flota puede transportar
    [carrier_in_port] una flota transporta en el mar, y { NAME($place, form: "nominative") } está en la costa
    [carrier_off_route] { NAME($place, form: "nominative") } no hace falta en ninguna ruta de flotas { NAME($other, form: "to") }
    [not_dislodged] ninguna unidad que deba retirarse está { NAME($place, form: "in") }
    [retreat_closed] la unidad no puede retirarse { NAME($other, form: "to") }
    [no_build_due] no quedan más construcciones
    [no_removal_due] no quedan más eliminaciones
    [not_a_centre] { NAME($place, form: "nominative") } no es un centro de suministro
    [not_a_home_centre] { NAME($place, form: "nominative") } no es un centro de origen de esa potencia
    [centre_not_owned] { NAME($place, form: "nominative") } no pertenece a esa potencia
    [centre_occupied] hay una unidad { NAME($place, form: "in") }
    [no_transformation] en esta fase ninguna unidad puede cambiar de tipo
    [same_kind] la unidad { NAME($place, form: "in") } ya es de ese tipo
    [transformed_at_sea] ninguna unidad puede cambiar de tipo en el mar
    [twice] { NAME($place, form: "nominative") } ya tiene una orden
    [middle_not_sea] el primero de dos pasos tiene que llevar a un mar
    [end_at_sea] dos pasos tienen que terminar en tierra, y { NAME($other, form: "nominative") } es mar
    [not_friendly] el paso { NAME($place, form: "of") } { NAME($other, form: "to") } solo está abierto para quien posee { $centre }, y para las potencias que deje pasar
    [step_needed] la orden no dice cuál de los dos pasos apoya
    [first_step] como segunda orden solo puede apoyar el último paso
    [no_fleet_left] todas las flotas de esa potencia { NAME($place, form: "in") } tienen otra orden
    [lone_patrol] para una patrulla hacen falta dos flotas o más
    [not_at_sea] solo patrullan las flotas en el mar, y { NAME($place, form: "nominative") } está en la costa
    [no_strait] { NAME($place, form: "nominative") } no es una mitad de un estrecho
    [own_power] nombra a la propia potencia
   *[no_grant] { NAME($place, form: "nominative") } no deja pasar a nadie, o no pertenece a la potencia
 }
order-check = { $doubt ->
    [helps_in_vain] { $order }, pero tu orden es { $others }.
    [own_unit_stays] { $order }, pero allí se queda tu propia unidad ({ $others }), y una potencia no puede desalojar a su propia unidad.
    [against_own_unit] { $order }, pero allí se queda tu propia unidad ({ $others }): ese apoyo no cuenta.
    [places_changed] { $order } y { $others }: dos unidades solo pueden cambiar de lugar por convoy.
    [same_goal] { $order } y { $others } se encuentran: si ninguna tiene más fuerza, las dos se quedan. Quizá lo quieras así.
    [retreats_meet] { $order } y { $others } se encuentran, y ambas unidades se disolverían.
    [convoy_broken] { $order } necesita un convoy en todo el recorrido, pero tus órdenes son { $others }.
    [convoy_by_others] { $order } necesita un convoy, y tus propias flotas no cubren todo el recorrido.
    [not_lent] { $order } solo cuenta si { $owner } te presta esa unidad; hasta ahora no lo ha hecho.
    [owner_orders] { $order } no cuenta mientras { $owner } dé una orden a esa unidad.
    [lent_but_ordered] { $order } es tu propia orden. En esta fase cuenta ella, y no lo que { $owner } ordene a la unidad prestada.
    [not_own_to_lend] { $order } no tiene efecto: solo { $owner } puede prestar esa unidad.
    [impossible] { $order } no puede cumplirse: { $why }.
    [annihilated] { $order } destruye tu flota: dos pasos tienen que terminar en un centro de suministro.
    [annihilated_by_help] { $order } destruye tu flota, como toda flota que apoya o transporta después de un paso.
    [two_steps_meet] { $order } y { $others } se encuentran: si ninguna tiene más fuerza, una flota que da dos pasos se destruye.
    [two_steps_halted] { $order }, pero allí se queda tu propia unidad ({ $others }), y si los dos pasos fracasan, la flota se destruye.
    [needs_support] { $order } no cuenta nada sin apoyo, y ninguna de tus órdenes la apoya.
   *[one_journey] { $order } y { $others }: en un turno solo puede usar el tren un ejército, así que no viajaría ninguno.
 }
order-only-speaks = { $order }, que es solo un mensaje.

## Orders ahead that were not used

ahead-not-asked = En esta fase no se pide nada de ese tipo.
ahead-used-up = Bastaron las órdenes anteriores.
ahead-no-order = No se puede leer como una orden para esta fase.
