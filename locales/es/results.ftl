### Why orders succeeded or failed. These are clauses: a full stop follows, or a semicolon and another clause.

order-of-power = { $order } ({ $power })
order-of-own = { $order } (de la misma potencia)
order-with-strength = { $order } con fuerza { $strength }
unit-from = la unidad que salió { NAME($place, form: "of") }
strength-with-support = { $number } (apoyo de { $units })
strength-over-narrow-border = { $number } ({ $helped ->
    [yes] apoyo de { $units };{ " " }
   *[no] { "" }
 }{ $counts ->
    [half] por esta frontera cuenta la mitad
   *[nothing] sin apoyo, este paso no cuenta nada
 })

## What else became of the unit.

explained-left = la unidad tuvo que salir por dos ataques iguales
explained-dislodged = la unidad fue desalojada por { $attacker }
explained-removed-by-patrol = { $units ->
    [one] la unidad fue eliminada por
   *[other] las unidades fueron eliminadas por
} { $patrol }
explained-annihilated = la unidad se destruyó, porque sus dos pasos no terminaron en un centro de suministro
    .helped = la unidad se destruyó, como toda flota que apoya o transporta después de un paso

## Orders that succeeded.

explained-held = { $unit } se mantuvo{ $given ->
    [yes] { "" }
   *[no] { " " }sin orden
 } con fuerza { $strength }
explained-moved = { $order } tuvo éxito con fuerza { $strength }
explained-done = { $order } se cumplió
explained-given = { $order }: orden dada
explained-retreated = { $unit } se retiró { NAME($place, form: "to") }
explained-disbanded = { $unit } se disolvió{ $given ->
    [yes] { "" }
   *[no] , porque no tenía orden de retirada
 }
explained-removed = se eliminó { $unit }{ $given ->
    [yes] { "" }
   *[no] , porque { NAME($power, form: "nominative") } no ordenó suficientes eliminaciones
 }
explained-built = se construyó { $unit }{ $given ->
    [yes] { "" }
   *[no] , porque allí no se ordenó nada posible
 }
explained-waived = { $power } renunció a una construcción

## Orders that failed.

mark = { $mark ->
    [bounce] rebota
    [cut] cortado
    [void] no vale
    [no-convoy] sin convoy
    [failed] fracasa
    [blocked] detenido
    [no-effect] sin efecto
    [destroyed] destruida
    [dislodged] desalojada
   *[other] { $mark }
}

explained-bounced = { $order } rebotó: fuerza { $strength } contra { $other } con fuerza { $against }
    .alone = { $order } rebotó
    .alone-with = { $order } rebotó con fuerza { $strength }
    .swap = { $order } rebotó: { $other } va en sentido contrario, y dos unidades solo pueden cambiar de lugar por convoy
    .own-unit = { $order } rebotó: { $other } se quedó, y una potencia no puede desalojar a su propia unidad
explained-bounces = { $moves } rebotaron
    .against = { $moves } rebotaron contra { $others }
explained-cut = { $order }: apoyo cortado por { $other }
    .alone = { $order }: apoyo cortado
explained-void = { $order } no contó: la orden fue { $other }
    .replaced = { $order } no contó: la reemplazó una orden posterior para la misma unidad
    .no-order = { $order } no contó: { $unit } no tenía orden y se mantuvo
explained-not-convoyed = { $order } no se movió: no había una cadena completa de flotas con la orden de transportarlo
explained-convoy-broken = { $order } fracasó: su convoy se rompió cuando { $attacker } desalojó a { $fleet }
explained-paradox = { $order } fracasó: de su desembarco dependía que su propio convoy aguantara, y una paradoja así detiene el convoy
explained-convoy-paradox = { $order } fracasó: del desembarco del ejército dependía que el convoy aguantara, y eso es una paradoja
explained-fleet-dislodged = { $order } fracasó: la flota fue desalojada por { $attacker }
    .alone = { $order } fracasó: la flota fue desalojada
explained-blocked = { $order } no pasó: ninguna potencia le dio paso
    .strait = { $order } no pasó el estrecho por { $other }
explained-block-failed = { $order } fracasó: otra potencia tenía una flota en esa mitad del estrecho
explained-convoy-patrolled = { $order } fracasó: una patrulla rompió su convoy { NAME($place, form: "in") }
explained-failed = { $order } fracasó
explained-impossible = { $order } era imposible: { $why }
    .phase = { $order } era imposible: no es una orden para esta fase
explained-foreign = { $order } no contó: la unidad { NAME($place, form: "in") } es { NAME($power, form: "of") }
explained-retreats-met = { $order } fracasó: { $other } iba también allí, y ambas unidades se disolvieron
    .priority = { $order } fracasó: { $other } iba también allí y tenía prioridad, así que esta unidad se disolvió
explained-undone = { $order } fracasó: su unidad fue atacada o se movió
explained-two-journeys = { $order } fracasó: en un turno solo puede usar el tren un ejército, y también lo necesitaba { $other }
explained-journey = { $order } fracasó: { $obstacle }, y el ejército se quedó
    .stopped = { $order } fracasó: { $obstacle }, y el ejército se detuvo { NAME($place, form: "in") }
journey-blocked = una unidad { NAME($power, form: "of") } estaba en la vía { NAME($place, form: "in") }
    .goal = el camino { NAME($place, form: "to") } no estaba libre
explained-speaks = { $order } habla y no hace nada: es verano
explained-another-power = otra potencia
explained-another-unit = otra unidad

## Lines of orders beside the orders themselves. In English programs read them.

order-not-processed = { $unit }, sin orden{ $lost ->
    [yes] { " " }(se disuelve)
       *[no] { "" }
    }.
removal-by-default = Sin orden; se elimina: { $kind } { $place }.
build-by-default = { $order }, como en el juego estándar.
unit-can-retreat = { $unit }, puede retirarse a: { $places }.
    .nowhere = { $unit }, no puede retirarse.
    .or = o
dislodged-can-retreat = { CAPITALIZED($kind) } { $place } ({ $power }), puede retirarse a: { $places }.
    .nowhere = { CAPITALIZED($kind) } { $place } ({ $power }), sin retirada posible: se disuelve.
proxy-given = { $unit }, PROXY dado a { $power }.

## The marks of a zine's report

zine-legend = _fracasa_   ~imposible~   * debe retirarse   MS se apoyan   Std. se mantiene
    .missing = NMR sin movimientos   NRO sin orden de retirada   NPRO sin retirada posible
