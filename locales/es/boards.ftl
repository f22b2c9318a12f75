### Boards: the list of them, and the provinces of one (LIST VARIANTS, GET map).

boards-all = Se puede jugar en { $number } tableros.
boards-for-players = Hay { $number ->
    [one] 1 tablero
   *[other] { $number } tableros
 } para { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
 }.
boards-none-for-players = No hay ningún tablero para { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
 }. Para ver todos los tableros, envía LIST VARIANTS.
boards-how = Para empezar una partida en uno, envía CREATE ?partida contraseña NOMBRE. Para ver sus provincias y fronteras, envía GET map.NOMBRE; para ver sus reglas, GET rules.NOMBRE.
boards-that-want-players = Debajo de cada tablero están las partidas que necesitan jugadores: SIGN ON ?partida contraseña.
boards-for-two = Para ver solo los tableros de dos jugadores, envía LIST VARIANTS 2.
boards-how-one = Para empezar una partida en él, envía CREATE ?partida contraseña { $name }. Para ver sus provincias y fronteras, envía GET map.{ $name }; para ver sus reglas, GET rules.{ $name }. Para ver todos los tableros, envía LIST VARIANTS.
boards-powers = { $number ->
    [one] 1 potencia
   *[other] { $number } potencias
 }
boards-unplayable = Todavía no se puede jugar en { $board }: { $why }. Para ver los tableros en que se puede, envía LIST VARIANTS.

## The provinces of a board.

map-title = El mapa de { $board }: { $provinces } provincias, { $centres } centros de suministro.
map-how = De cada provincia: su nombre, sus nombres cortos, lo que es, y adónde puede ir desde ella un ejército (A) o una flota (F).
map-no-picture = No hay imagen de este tablero.
map-diagram = La imagen de este tablero es un diagrama. Cada disco es una provincia. Una línea marrón une provincias entre las que van ejércitos, y una línea azul, provincias entre las que van flotas.
map-undrawn-borders = { $number ->
    [one] 1 frontera de este tablero no está en su imagen.
   *[other] { $number } fronteras de este tablero no están en su imagen.
 }
map-province = { $terrain ->
    [land] tierra
    [coast] costa
    [sea] mar
   *[impassable] cerrada
 }
map-centre = { map-province }, centro de suministro
map-home-centre = { map-province }, centro de suministro { NAME($power, form: "of") }

## A map in words, for readers who do not see its picture.

map-after = Mapa después de { $phase }. { $centres } Las órdenes están en el texto.
map-of-position = Mapa de { $phase }. { $centres } Las unidades están en el texto.
map-of-board = Mapa de { $board } al empezar. Las fronteras están en el texto.
map-before-results = Todavía no se ha resuelto nada. { $map }
map-centres = Centros: { $counts }.
map-centres-hidden = Centros: no se muestran.
map-in-halves = { $map } La imagen muestra la mitad izquierda del mapa encima de la derecha.
map-around-units = { $map } La imagen muestra lo que hay alrededor de tus unidades.
map-title-start = { $phase }: comienzo

## The rules of a board (GET rules.NAME), each on a line of its own.

board-rules = { $board }: sus propias reglas. Todas las demás son las de la partida estándar.
board-players = Es para { $number ->
    [one] { $number } jugador
   *[other] { $number } jugadores
 }: { LIST($powers, type: "and") }.
board-map = Para ver sus provincias y fronteras, envía GET MAP.{ $name }.
board-rules-missing = La fuente del tablero tiene reglas que el juez no tiene: { LIST($rules, type: "and") }.
board-notes = Sobre el tablero:
board-certainty = Certeza: nivel { $tier }, { board-tier }.
board-tier = { $tier ->
    [A] todas las fuentes que tienen el tablero coinciden
    [B] algunas fuentes coinciden, otras difieren
    [C] las demás fuentes difieren
    [S] las fronteras son las de un tablero comprobado, y el comienzo es de una sola fuente
   *[D] una sola fuente tiene el tablero
 }
board-options = Opciones, que se nombran detrás del tablero en CREATE, una o varias:
board-option-chosen = elegida aquí.
board-coastal-convoys = Una flota en cualquier costa puede transportar como en el mar: los ejércitos embarcan y desembarcan en todas las provincias vecinas, también en las interiores.
board-victory = Gana quien tenga { $needed } de { board-centres }, si ninguna otra potencia tiene tantos.
board-victory-together = Cada jugador juega con { $powers } potencias. Juntas ganan con { $needed } de { board-centres }, si nadie más tiene tantos.
board-centres = { $centres ->
    [one] { $centres } centro de suministro
   *[other] { $centres } centros de suministro
 }
board-victory-by-lead = También gana una potencia si en { $year } aventaja a cada una de las demás en { $centres } centros, o en uno menos cada año posterior.
board-capitals = Una potencia tiene que poseer { $number } capitales, entre ellas la suya: { $capitals }.
board-victory-owns = Quien gana tiene que poseer además { $centres }.
board-last-year = La partida termina con el año { $year }.
board-builds = { $where ->
    [home] Se construye en los centros de origen propios, si la potencia los posee y están vacíos.
    [any] Se construye en cualquier centro vacío que posea la potencia.
    [any_if_home] Se construye en cualquier centro vacío que posea la potencia, mientras posea un centro de origen.
   *[any_home] Se construye en cualquier centro de origen vacío, de cualquier potencia, que posea la potencia.
 }
board-start = Empieza con { $what ->
    [builds] construcciones
   *[moves] movimientos
 }, en { $phase }.
board-first-units = Cada centro recibe la unidad que elija su dueño. Sin orden recibe la del comienzo habitual.
board-years = Entre dos movimientos pasan { $number } años.
board-chosen-homes = La primera construcción elige el único centro de origen de la potencia. Los centros que posea cuando se cuente { $year } pasan a ser centros de origen.
board-neutral = { $units ->
    [hold] Las unidades neutrales se mantienen. Se las puede apoyar, y se destruyen cuando son desalojadas.
   *[rebuild] Las unidades neutrales se mantienen en centros sin dueño, y vuelven a aparecer hasta que alguien los toma.
 }
board-neutral-places = Están en { $places }.
board-open-sites = Una potencia que posea uno de estos también puede construir allí: { $places }.
board-emergency = Mientras { $power } posea solo algunos de sus centros de origen, puede conservar una unidad más. Entonces también puede construir en { $places }.
board-uncounted = No cuenta para nadie mientras lo posea { NAME($power, form: "nominative") }: { $centres }.
board-no-retreats = Las unidades desalojadas se destruyen. No hay retiradas.
board-transform = Los ejércitos pueden convertirse en flotas, y las flotas en ejércitos, { $when ->
    [winter] en invierno
   *[moves] en lugar de moverse
 }, { $where ->
    [home] en un centro de origen que posea la potencia
    [one] en cualquier centro que posea la potencia, mientras posea un centro de origen
    [any] en cualquier centro que posea la potencia
    [centre] en cualquier centro de suministro
   *[anywhere] en cualquier lugar de tierra
 }: A CON TR F.
board-gate = Entre { NAME($one, form: "nominative") } y { NAME($other, form: "nominative") } solo pasan las flotas de la potencia que posea { NAME($centre, form: "nominative") }.
board-portage = Los ejércitos pueden llevar flotas de costa a costa, como las flotas transportan ejércitos: A MAR C F GAS - PIE.
board-railway = { $railway }: cada turno, un ejército { NAME($power, form: "of") } puede viajar entre dos de { $stops }, si no hay entre ellas una unidad extranjera: { $order }.
board-canal = { $canal }: una potencia con una unidad { NAME($holder, form: "in") } deja pasar a otras entre { NAME($one, form: "nominative") } y { NAME($other, form: "nominative") }: { $order }.
board-border = { $unit } - { $places }: { $rule ->
    [half_strength] cuenta la mitad, solo corta apoyos si desaloja, y cede en las retiradas
    [only_with_support] no cuenta nada por sí sola, solo con sus apoyos
   *[one_way] no puede volver
 }.
board-convoying-ports = Una flota transporta como en el mar en { LIST($places, type: "and", article: "no") }.
board-closed-in-fall = En otoño ninguna unidad puede entrar en { LIST($places, type: "and", article: "no") }, y las que están allí no reciben órdenes.
