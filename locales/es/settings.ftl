### HELP of settings: what each one decides. The key is its name in judge/game/settings/.

help-setting-variant = El mapa y el comienzo, y las opciones del tablero.
help-setting-rulebook = La edición de las reglas. Para verlas todas, envía SET RULEBOOK.
help-setting-reading = Con qué rigor se leen las órdenes. ILLEGAL solo se puede elegir antes de empezar.
help-setting-summer = Si las unidades tienen en verano una línea que solo habla (Illegal Gunboat).
help-setting-proxies = Si se pueden prestar unidades: para una fase, o también hasta que se retiren.
help-setting-victory = Cuántos centros de suministro hacen falta para ganar. Sin valor, los del tablero.
help-setting-last-year = Año después del cual la partida termina en empate entre todas las potencias que quedan.
help-setting-errors-stand = Si ROLLBACK solo puede deshacer el último turno.
help-setting-wishes = Si las potencias se reparten según SET PREFERENCE (PRFLIST) o al azar (PRFRAND).
help-setting-powers = Con cuántas potencias se juega. Las demás están en desorden civil.
help-setting-powers-each = Cuántas potencias tiene cada jugador, para ganar juntas: 2, 3 o 4.
help-setting-moves = Reloj de las fases de movimientos (HELP DEADLINES).
help-setting-retreats = Reloj de las fases de retiradas.
help-setting-builds = Reloj de las fases de ajustes.
help-setting-zone = Zona horaria de los relojes de la partida y de las fechas del árbitro.
help-setting-missing = Qué pasa si faltan órdenes después del periodo de gracia: NONMR espera un reemplazo, NMR resuelve sin ellas. Los demás valores los explica HELP DEADLINES.
help-setting-bots = Lo bien que juegan los bots, en partidas de práctica y después de NMR BOT.
help-setting-reminder = Horas antes del plazo a las que reciben un recordatorio quienes no han enviado órdenes: un número o dos.
help-setting-strict-grace = Si el periodo de gracia termina a su hora incluso en días festivos y ausencias.
help-setting-strict-wait = Si un WAIT retiene una fase retrasada hasta que termine el periodo de gracia.
help-setting-late-count = Si LIST y los avisos de retraso muestran cuántas veces llegó tarde cada potencia.
help-setting-late-orders = Si las órdenes fuera de plazo cuentan, o necesitan ACCEPT LATE.
help-setting-two-seasons = Si las retiradas y las construcciones se envían con los movimientos: dos plazos al año.
help-setting-manual-process = Si una fase solo se resuelve cuando el árbitro envía PROCESS.
help-setting-manual-start = Si una partida completa solo empieza cuando el árbitro envía BEGIN.
help-setting-roll-call = Horas en que todos los de una partida completa tienen que enviar I AM HERE.
help-setting-max-absence = Cuántos días de una fase puede ausentarse un jugador sin aprobación del árbitro.
help-setting-holidays = Días sin plazos. Los días sin año valen cada año.
help-setting-gunboat = Si solo el árbitro sabe quién juega con qué potencia.
help-setting-reveal = Si el final de una partida Gunboat muestra quién jugó.
help-setting-blind = Si las potencias ven todo el tablero o una parte, y cuál (HELP BLIND).
help-setting-sight = Qué más muestra u oculta una partida a ciegas (HELP BLIND tiene las palabras).
help-setting-press = Prensa entre jugadores: WHITE va firmada, GREY es anónima. De dos, la primera es la habitual.
help-setting-partial-press = Si los jugadores pueden enviar prensa solo a algunas potencias.
help-setting-fakes = Qué puede fingir sobre sus destinatarios la prensa a algunas potencias. Su autor no se finge nunca.
help-setting-observer-press = Qué prensa pueden enviar los observadores, aparte de la prensa al árbitro y entre ellos.
help-setting-watch-all-press = Si los observadores pueden recibir copias de toda la prensa (SET ALL PRESS).
help-setting-late-press = Si pueden enviar prensa los jugadores cuyas órdenes llegan tarde.
help-setting-grace-press = Si la prensa se reparte después de vencer el plazo.
help-setting-minor-press = Si la prensa se reparte durante retiradas y ajustes.
help-setting-must-order = Si hay que dar órdenes a todas las unidades antes de enviar prensa.
help-setting-touch-press = Si las potencias solo pueden enviar prensa a potencias con unidades vecinas.
help-setting-postal-press = Si POSTAL PRESS espera a los resultados. La demás prensa se envía de inmediato.
help-setting-blank-press = Si un mensaje puede estar vacío.
help-setting-datelines = Si solo la propia potencia puede firmar desde su capital y su gobierno (PARIS:).
help-setting-letters-shown = Si después de la partida todos pueden leer toda la prensa entre potencias.
help-setting-diaries-shown = Si después de la partida todos pueden leer los diarios.
help-setting-dias = Si un empate incluye a todas las potencias que quedan.
help-setting-concessions = Si todos los jugadores menos uno pueden concederle la victoria.
help-setting-vote-count = Qué se muestra de una votación terminada: solo el resultado, los números o los nombres.
help-setting-vote-rule = Cuánto tiempo está abierta una propuesta, y qué significa el silencio (HELP VOTES).
help-setting-vote-time = Horas hasta contar los votos de una propuesta, 0 sin límite. El silencio vale como acuerdo a las 72 horas como pronto.
help-setting-moderated = Si solo el árbitro cambia las opciones.
help-setting-evidence = Qué prueba quién envió un correo: una contraseña, una respuesta, una dirección avalada.
help-setting-standbys = Si se pregunta a la lista de suplentes por potencias con retraso o libres.
help-setting-comment = Una línea de texto que se muestra en las listas.
help-setting-boardman = Número en la lista de números Boardman, como 1987AB.
help-setting-miller = Número en la lista de números Miller, para variantes.
help-setting-everything = Número en la revista Everything.
help-setting-language = Idioma de las páginas web de la partida, y de los correos a observadores que no han elegido otro.
help-setting-visibility = Si las listas muestran la partida. PRIVATE: solo la encuentra quien tiene invitación.
help-setting-level = El nivel de los jugadores que pueden unirse, según ellos mismos (REGISTER, Level:).
help-setting-dedication = Fiabilidad que hace falta para unirse. Para ver la tuya, envía GET DEDICATION.
help-setting-on-time-ratio = Parte de sus turnos en que un jugador tiene que haber llegado a tiempo para unirse.
help-setting-resignation-ratio = Parte de sus potencias que un jugador puede haber abandonado y aun así unirse.
help-setting-site = Si los jugadores pueden compartir un dominio, la parte de una dirección detrás de @: ANY, solo el del árbitro (SAME), o nunca (DIFFERENT).
help-setting-approval = Si los jugadores necesitan la aprobación del árbitro para unirse (SET APPROVED dirección).
help-setting-master-swaps = Si el árbitro puede cambiar con SWAP a los jugadores de dos potencias sin preguntarles.
help-setting-resume = Si los jugadores pueden reanudar con RESUME una partida en pausa sin árbitro imparcial.
help-setting-rated = Si el resultado entra en la lista que la administración pasa a los sitios de clasificación.
help-setting-quiet = Si solo se dice al árbitro quién se une u observa.
help-setting-spectators = Si los jugadores pueden dejar que un observador vea lo que recibe su potencia.
help-setting-secret = Si la gente de fuera no puede ver quién juega antes de que termine la partida.
help-setting-scoring = Cómo cuenta los puntos la tabla de una serie (HELP SERIES).
help-setting-best-games = Cuántas de las mejores partidas de cada jugador cuentan en una serie, 0 para todas.

## When a setting can change, and what an unset one is.

help-setting-before-start = Solo antes de empezar.
help-setting-empty = vacío

## What the value of a setting means, as LIST and HELP show it. The key is the setting's name, and $words are
## the value as it is typed. A setting without a message is shown as it is typed.

setting-value-proxies = { $value ->
    [no] no
    [phase] sí: se pueden prestar unidades para una fase
   *[standing] sí: se pueden prestar unidades para una fase, o hasta que se retiren
 }
setting-value-last-year = { $value ->
    [none] ninguno
   *[some] { $words }
 }
setting-value-errors-stand = { $value ->
    [yes] solo se puede deshacer el último turno
   *[no] se puede deshacer cualquier turno
 }
setting-value-wishes = { $value ->
    [yes] por preferencias, después al azar
   *[no] solo al azar
 }
setting-value-powers-each = { $value ->
    [one] no: cada jugador tiene una potencia
   *[other] sí: cada jugador tiene { $value } potencias
 }
setting-value-missing = { $value ->
    [wait] NONMR: después del periodo de gracia, esperar un reemplazo
    [process] NMR: después del periodo de gracia, resolver sin las órdenes que faltan
    [bot] NMR BOT: después del periodo de gracia, da las órdenes un bot
    [first] NMR FIRST: solo el primer turno espera un reemplazo
    [twice] NMR TWICE: las unidades se mantienen; un segundo turno seguido es desorden civil
   *[house] NMR HOUSE: FIRST y TWICE, y un turno temprano se prolonga
 }
setting-value-reminder = { $value ->
    [none] sin recordatorios
   *[some] { $words } antes del plazo
 }
setting-value-strict-grace = { $value ->
    [yes] estricto: a su hora
   *[no] no durante ausencias y días festivos
 }
setting-value-strict-wait = { $value ->
    [yes] estricto: hasta que termine el periodo de gracia
   *[no] hasta el fin del plazo
 }
setting-value-late-count = { $value ->
    [yes] se muestra
   *[no] no se muestra
 }
setting-value-late-orders = { $value ->
    [yes] las órdenes cuentan hasta que se resuelva la fase
   *[no] las órdenes necesitan la aprobación del árbitro
 }
setting-value-two-seasons = { $value ->
    [yes] dos plazos al año: todas las órdenes van con los movimientos
   *[no] cada fase tiene su propio plazo
 }
setting-value-manual-process = { $value ->
    [yes] solo con PROCESS del árbitro
   *[no] automática
 }
setting-value-manual-start = { $value ->
    [yes] solo con BEGIN del árbitro
   *[no] cuando la partida está completa
 }
setting-value-roll-call = { $value ->
    [none] no
   *[some] { $words } para responder antes de empezar
 }
setting-value-holidays = { $value ->
    [none] ninguno
   *[some] { $words }
 }
setting-value-blind = { $value ->
    [no] no
    [njudge] sí: una potencia ve sus propias unidades y centros (njudge)
    [bcentres] sí: una potencia ve sus propias unidades, y todos los centros (njudge)
    [dpjudge] sí: una potencia ve lo cercano a sus unidades y centros de origen (DPjudge)
   *[fog] sí: una potencia ve lo cercano a sus unidades y centros (niebla de guerra)
 }
setting-value-press = { $value ->
    [none] ninguna
    [white] blanca (firmada)
    [grey] gris (anónima)
    [white-grey] blanca o gris (firmada, si no lleva GREY)
   *[grey-white] gris o blanca (anónima, si no lleva WHITE)
 }
setting-value-fakes = { $value ->
    [none] no
    [allowed] la prensa a algunos puede nombrar otros destinatarios
    [default] la prensa a algunos parece prensa para todos, si no lleva NO FAKE
   *[always] la prensa a algunos parece prensa para todos
 }
setting-value-observer-press = { $value ->
    [no] pueden escribir al árbitro y entre ellos
    [white] pueden escribir a todos prensa firmada
   *[any] pueden escribir a los jugadores
 }
setting-value-watch-all-press = { $value ->
    [yes] los observadores pueden leer toda la prensa (SET ALL PRESS)
   *[no] los observadores leen solo su propia prensa
 }
setting-value-late-press = { $value ->
    [yes] la prensa se reparte
   *[no] quien llega tarde solo puede escribir al árbitro
 }
setting-value-grace-press = { $value ->
    [yes] la prensa se reparte
   *[no] sin prensa desde el fin del plazo hasta la resolución
 }
setting-value-minor-press = { $value ->
    [yes] la prensa se reparte
   *[no] sin prensa durante retiradas y ajustes
 }
setting-value-must-order = { $value ->
    [yes] prensa solo de quienes han dado órdenes
   *[no] no
 }
setting-value-touch-press = { $value ->
    [yes] prensa solo entre vecinos
   *[no] no
 }
setting-value-postal-press = { $value ->
    [yes] POSTAL PRESS llega con los resultados
   *[no] no
 }
setting-value-blank-press = { $value ->
    [yes] los mensajes pueden estar vacíos
   *[no] no
 }
setting-value-datelines = { $value ->
    [yes] las capitales y los gobiernos son auténticos
   *[no] libres
 }
setting-value-letters-shown = { $value ->
    [yes] se muestran a todos al final
   *[no] no se muestran
 }
setting-value-diaries-shown = { $value ->
    [yes] se muestran a todos al final
   *[no] siguen siendo secretos
 }
setting-value-dias = { $value ->
    [yes] un empate incluye a todas las potencias que quedan
   *[no] un empate puede dejar fuera potencias
 }
setting-value-concessions = { $value ->
    [yes] se puede conceder la victoria a una potencia
   *[no] no
 }
setting-value-vote-count = { $value ->
    [secret] solo se muestra si una propuesta se aprobó
    [count] se muestra el número de votos
   *[names] se muestra el voto de cada jugador
 }
setting-value-vote-rule = { $value ->
    [phase] se cuentan en su fase; el silencio vale como NO
   *[season] se cuentan con los movimientos; el silencio vale como YES la segunda vez
 }
setting-value-vote-time = { $value ->
    [none] sin límite
   *[some] { $words } para una propuesta
 }
setting-value-evidence = { $value ->
    [reply] contraseña, o respuesta a un correo del juez
    [password] contraseña
    [either] contraseña, respuesta, o correo avalado desde la dirección registrada
   *[both] contraseña en un correo avalado desde la dirección registrada
 }
setting-value-language = { $value ->
    [none] el idioma del juez
   *[some] { $words }
 }
setting-value-visibility = { $value ->
    [public] pública: LIST muestra la partida
    [unlisted] no: las listas no muestran la partida
   *[private] privada: solo para quienes están en ella o tienen invitación
 }
setting-value-site = { $value ->
    [any] cualquier dominio
    [same] same: solo jugadores del dominio del árbitro
   *[different] different: un jugador de cada dominio
 }
setting-value-spectators = { $value ->
    [yes] los jugadores pueden dejarles ver lo que recibe su potencia
   *[no] no
 }
setting-value-scoring = { $value ->
    [draw-size] reparto del empate
    [sum-of-squares] suma de cuadrados
    [carnage] Carnage
    [c-diplo] C-Diplo
   *[bangkok] Bangkok
 }
setting-value-best-games = { $value ->
    [none] todas las partidas
   *[some] { $words }
 }

## Other values.

setting-flag = { $value ->
    [yes] sí
   *[no] no
 }
setting-unset = sin valor
setting-of-variant = { $number } (el número de la variante)
setting-days = del { $first } al { $last }
setting-day-of-year = { $day } { $year }

## Why a value cannot be set.

setting-needs-value = SET { $setting } necesita un valor.
setting-needs-one-of = SET { $setting } necesita uno de estos valores: { $values }.
setting-no-such-value = "{ $text }" no es uno de los valores: { $values }.
setting-no-such-language = No existe el idioma "{ $text }".
setting-not-a-number = "{ $text }" no es un número de { $low } a { $high }.
setting-not-a-part = "{ $text }" no es un número de 0 a 1.
setting-not-a-length = "{ $text }" no es una duración. Da horas, como 24 o 0.5, o días, como 3d.
setting-too-many-lengths = { $most ->
    [one] Da un solo número de horas, como 24.
   *[other] Da como máximo { $most } números de horas, como 24 3.
 }
setting-length-too-long = "{ $text }" es demasiado largo. Da como máximo { $most } horas.
setting-text-too-long = El texto puede tener como máximo { $most } caracteres. Tiene { $number }.
setting-not-listed = "{ $text }" no es un número de una lista. Da una palabra con una cifra, como 1987AB.
setting-not-a-variant = "{ $text }" no puede ser el nombre de una variante.
setting-usage = { LIST($lines, type: "or") }.
setting-not-asked = { $line } en su propia línea, sin signo de interrogación.
no-such-setting = No existe la opción "{ $text }".
settings-listed = Para la lista de todas las opciones, envía HELP SETTINGS.
settings-to-switch-off = Puedes desactivar: { $lines }.
set-no-what = SET NO no dice qué.
question-sets-nothing = Una pregunta no cambia nada.
rules-unknown = No hay reglas llamadas "{ $name }".
rules-unnamed = SET RULES no dice cuáles.
rules-known = SET RULES y { LIST($names, type: "or") }. Puedes nombrar varias.
powers-uneven = Las potencias del tablero no se pueden repartir por igual entre { $players } jugadores.
    .hint = SET DUPLEX, TRIPLEX o QUADRUPLEX dan a cada jugador dos, tres o cuatro. SET POWERS 5 deja fuera algunas.
grace-of-clocks = El periodo de gracia es parte de cada reloj.
grace-none = SET MOVES GRACE 0, y SET RETREAT GRACE 0 y SET BUILDS GRACE 0 para las otras fases.
comment-elsewhere = Acórtalo. Para enviar a todos un texto más largo, usa BROADCAST.
clock-days-named = Los días se escriben como una fila de domingo a sábado: DAYS { $days }.
clock-part-alone = "{ $word }" no tiene valor. Cambia un reloj por pares, como NEXT 24 GRACE 48.
clock-no-such-part = Un reloj no tiene "{ $word }". Tiene CLOCK, MIN, NEXT, GRACE, DELAY y DAYS.
clock-no-time-of-day = "{ $text }" no es una hora del día. Da 23:30, o 1410 minutos, o -1 para cualquiera.
clock-past-end-of-day = "{ $text }" es más tarde que el fin del día.
clock-no-week = "{ $text }" no es una semana. Da siete signos, desde el domingo, como -MTWTF-.
