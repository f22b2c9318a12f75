### The pages of the site. A message that a template says by `markup` may have HTML; its values are escaped.

## On every page.

site-navigation = Sitio
site-topics = Temas
site-footer = Envía órdenes, prensa y preguntas por correo a <a href="mailto:{ $judge }">{ $judge }</a>. Para empezar, envía un correo con la palabra <code>HELP</code>. Para todo lo demás, escribe a la administración del juez, { $keeper }.
site-wanted = Se buscan jugadores
site-write = Cómo se juega
site-help = Ayuda
site-commands = Comandos
site-settings = Opciones
site-languages = Idiomas
site-paused = (en pausa)
site-none-now = Ahora ninguna.

## The first page: the list of games.

site-about = Aquí se juega a Diplomacy por correo electrónico. Los jugadores envían sus órdenes; el juez las resuelve al vencer el plazo y envía los resultados. <a href="write.html">Cómo se juega</a>
site-example-link = Si nunca has visto una partida, <a href="example/index.html">mira un ejemplo</a>.
site-game = Partida
site-board = Tablero
site-status = Estado
site-deadline = Plazo
site-last-adjudicated = Última resolución
site-table = Tabla: { $title }
site-no-deadline = ninguno
site-how-to-join = Para unirte a una, o para tomar una potencia en otra: <a href="wanted.html">se buscan jugadores</a>.
site-no-game-wants = Ahora ninguna partida necesita jugadores. Para jugar ya contra bots, envía <code>SIGN ON ?practice</code>. Siempre se buscan <a href="wanted.html">suplentes</a>.
site-running = En curso
site-no-game-running = No hay ninguna partida pública en curso.
site-finished = Terminadas
site-feed-of-all = <a href="feed.xml">Canal</a> con los resultados de todas las partidas.

## How a game stands.

site-won = Victoria de { $winners }
site-draw = Empate entre { $winners }
site-series-over = Serie terminada
site-no-result = Terminada sin resultado
site-series-forming = Serie: { $numbers }
site-players-needed = { $number ->
    [one] Falta 1 jugador
   *[other] Faltan { $number } jugadores
 }
site-about-to-begin = A punto de empezar
site-hidden = oculto

## A game.

site-game-title = Partida { $game }
site-series-title = Serie { $game }
site-gms = Árbitro: { $gms }.
site-of-series = Una partida de la serie <a href="../{ $folder }/index.html">{ $series }</a>.
site-blind = Es una partida a ciegas. Su tablero se muestra aquí cuando haya terminado.
site-gunboat = Los nombres de los jugadores están ocultos.
site-phases = Fases
site-phase-link = { $kind ->
    [movement] { $season }
    [retreat] { $season } (retiradas)
   *[adjustment] { $season }
 }
site-map-after = Mapa después de { $phase }. Su página tiene las órdenes en texto.
site-after = Después de { $phase }
site-map-of-start = Mapa del comienzo.
site-legend = Las potencias y sus centros, y los signos del mapa.
site-players = Jugadores
site-table-of-players = Tabla de jugadores
site-power = Potencia
site-centres = Centros
site-units = Unidades
site-player = Jugador
site-player-wanted = libre: se busca jugador
site-centres-by-year = Centros por año
site-chart = Gráfico de los centros de cada potencia por año. La tabla de abajo tiene los mismos números.
site-table-of-centres = Tabla de centros
site-how-played = Opciones
site-only-unusual = Las demás opciones son las de cualquier partida nueva. <a href="{ $home }settings.html">Opciones</a> explica cada una.
site-press-since = Mensajes para todos desde los últimos resultados
site-unsigned = Anónimo
site-by-gm = el árbitro
site-by-observer = un observador
site-history = <a href="history.txt">Toda la historia en texto</a>, en la forma que leen los programas de Diplomacy. <a href="feed.xml">Canal</a> con los resultados.
site-calendar = <a href="deadlines.ics">Plazo</a> para programas de calendario.
site-results-title = { $game }: resultados

## A phase of a game.

site-phase-title = { $game }, { $phase }
site-large-map = Mapa grande
site-no-orders = No había órdenes que resolver.
site-dislodged = Desalojadas
site-why = Por qué
site-supply-centres = Centros de suministro
site-owners = Dueños de los centros de suministro
site-press-before = Mensajes para todos antes de estos resultados
site-the-board = El tablero
site-must-retreat = * debe retirarse o disolverse
site-adjudicated-at = Resuelta el { $at }. { $board }.

## A series.

site-series-about = { $status ->
    [over] Una serie de partidas en { $board }, ya terminada.
   *[other] Una serie de partidas en { $board }. La gente se une una vez y juega en sus partidas; su árbitro las empieza ronda por ronda.
 }
site-series-table = Tabla, según { $scoring }
site-table-of-series = Tabla de la serie
site-points = Puntos
site-games = Partidas
site-series-game = { $powers }, { $centres ->
    [one] 1 centro
   *[other] { $centres } centros
 }, { $points }
site-no-game-counts = Todavía no cuenta ninguna partida de la serie.
site-still-played = Todavía en juego: { LIST($games, type: "and") }.
site-not-counted = Terminadas, pero fuera de la tabla: { LIST($games, type: "and") }.
site-rounds = Rondas
site-round = Ronda { $number }
site-no-round = No ha empezado ninguna ronda.
site-series-settings = Opciones de sus partidas
site-series-unusual = Las demás opciones son las de cualquier partida nueva. <a href="{ $home }settings.html">Opciones</a> explica cada una. Para ver cómo se cuentan los puntos: <a href="{ $home }help/series.html">HELP SERIES</a>.

## Players wanted.

site-wanted-about = Para unirte a una partida, envía a <a href="mailto:{ $judge }">{ $judge }</a> la línea que lleva debajo, con una contraseña a tu elección. Si es tu primera vez, pon encima las cuatro líneas de <a href="write.html">REGISTER</a>.
site-about-to-begin-title = Partidas a punto de empezar
site-no-game-forming = Ahora ninguna. Para jugar ya contra bots, envía <code>SIGN ON ?practice</code>. Para empezar una partida para otros, envía <code>CREATE ?nombre { $password }</code>.
site-free-title = Potencias libres en partidas en curso
site-free = { $board }, { $stands }. Libres: { $powers }.
site-free-with-centres = { $board }, { $stands }. Libres, con sus unidades y centros: { $powers }.
site-deadline-at = Plazo: { $at }.
site-standbys-title = Se buscan suplentes
site-standbys-about = Las partidas mueren cuando los jugadores dejan de escribir. Si estás en la lista de suplentes, el juez te escribe cuando una potencia llega tarde o queda libre, y con responder <code>YES</code> la tomas. Nunca es obligatorio, y <code>SIGN OFF AS STANDBY</code> te quita de la lista.
site-standbys-for = Vale para cualquier partida. Para elegir, añade <code>FOR</code> y el nombre de una partida, <code>GUNBOAT</code>, <code>BLIND</code> o el nombre de un tablero.
site-games-ask = { $number ->
    [one] 1 partida en curso pregunta a la lista:
   *[other] { $number } partidas en curso preguntan a la lista:
 }
site-board-and-status = { $board }. { $stands }.

## How to play.

site-write-title = Cómo se juega por correo
site-write-about = Para quienes empiezan: envía todo por correo a <a href="mailto:{ $judge }">{ $judge }</a>, desde cualquier programa, como texto sin formato. El juez procesa cada correo y responde línea por línea. Si no pudo leer una, lo dice y propone qué enviar en su lugar. No lee el asunto, ni el texto citado, ni las firmas.
site-register = Regístrate una vez
site-find-game = Busca una partida
site-find-game-how = Estas <a href="wanted.html">partidas necesitan jugadores</a>. Con una contraseña a tu elección, el puesto es tuyo:
site-or-practise = Para practicar, juega contra los bots del juez:
site-send-orders = Envía órdenes
site-reply-with-orders = Responde a cualquier correo del juez sobre la partida. Eso muestra quién eres y con qué potencia juegas.
site-sign-on-first = Un correo nuevo empieza con tu potencia, la partida y tu contraseña:
site-change-orders = Puedes cambiar tus órdenes hasta que venza el plazo: cuentan las últimas. Se entienden nombres cortos, nombres completos y pequeños errores.
site-send-press = Envía prensa
site-send-press-how = En el mismo correo o en otro, escribe a algunas potencias, por sus letras, o a todos.
site-wait = Espera los resultados
site-wait-how = Cuando vence el plazo, el juez te escribe qué pasó y por qué, con un mapa y el próximo plazo. Si vas a ausentarte, dilo a tiempo:
site-write-more = Para ver todo lo que puedes enviar: <a href="help/orders.html">órdenes</a>, <a href="commands.html">comandos</a>, <a href="settings.html">opciones</a>, y <a href="help/index.html">HELP</a> por temas. Si no sabes cómo seguir, envía un correo con la palabra <code>HELP</code>.

## HELP, commands and settings.

site-help-title = HELP { $topic }
site-help-start = HELP
site-overview = resumen
site-by-email = Por correo: <code>HELP { $topic }</code>
site-lines = Líneas { $number }
site-commands-about = Para jugadores y árbitros: todos los comandos que puedes enviar por correo. Escribe cada uno en su propia línea, en mayúsculas o no. Reemplaza las palabras en minúsculas por las tuyas. Lo que va entre corchetes se puede omitir; <code>|</code> es una elección. Después de SIGN ON, cualquier otra línea se lee como una orden: mira las <a href="help/orders.html">órdenes</a>.
site-settings-title = Opciones de una partida
site-settings-about = Para árbitros: todas las opciones que puedes elegir para una partida. Para cambiar una, envía <code>SET</code> y una de sus líneas. <code>LIST</code> y el nombre de la partida muestran las actuales. <a href="help/deadlines.html">Plazos</a> explica los relojes, y <a href="help/mastering.html">arbitrar</a> cómo se dirige una partida.
site-usual = En una partida nueva: { $value }.

## Feeds.

site-feed-title = { $judge }: resultados de todas las partidas

## La partida de ejemplo, para quien nunca ha visto una

site-example = Ejemplo
site-example-about = Así empieza una partida, para quien nunca ha visto ninguna. Siete potencias se disputan los centros de suministro de Europa: una potencia puede tener tantas unidades como centros, y con 18 centros se gana.
site-example-start = Empieza por <a href="{ $page }.html">{ $phase }</a> y sigue fase por fase. Cada página muestra qué ordenó cada uno, qué pasó y por qué.
site-example-phase = { $kind ->
    [movement] Cada jugador envió órdenes para todas sus unidades sin ver las de los demás. Una unidad va a una provincia vecina, se mantiene o apoya a otra unidad. La fuerza mayor se queda con la provincia. Con fuerzas iguales, nadie avanza.
    [retreat] Las unidades desalojadas se retiran a una provincia vecina libre. Si no hay ninguna, o su jugador no quiere, se disuelven.
   *[adjustment] Después del otoño, un centro es de la potencia cuya unidad está en él. Las potencias con más centros que unidades construyen en sus centros de origen. Las que tienen más unidades que centros eliminan algunas.
}
site-example-end = Aquí termina el ejemplo. Para jugar, lee <a href="../write.html">Cómo se juega</a>.
