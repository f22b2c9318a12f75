### Why orders succeeded or failed. These are clauses: a full stop follows, or a semicolon and another clause.

order-of-power = { $order } ({ $power })
order-of-own = { $order } (da mesma potência)
order-with-strength = { $order } com força { $strength }
unit-from = a unidade vinda { NAME($place, form: "of") }
strength-with-support = { $number } (apoio de { $units })
strength-over-narrow-border = { $number } ({ $helped ->
    [yes] apoio de { $units };{ " " }
   *[no] { "" }
 }{ $counts ->
    [half] metade da força nesta fronteira
   *[nothing] esta passagem não vale nada sem apoio
 })

## What else became of the unit.

explained-left = a unidade teve de sair por causa de dois ataques iguais
explained-dislodged = a unidade foi desalojada por { $attacker }
explained-removed-by-patrol = { $units ->
    [one] a unidade foi removida por
   *[other] as unidades foram removidas por
} { $patrol }
explained-annihilated = a unidade foi aniquilada, porque os seus dois passos não terminaram num centro de abastecimento
    .helped = a unidade foi aniquilada, como toda frota que apoia ou transporta depois de um passo

## Orders that succeeded.

explained-held = { $unit } manteve posição{ $given ->
    [yes] { "" }
   *[no] { " " }sem ordem
 } com força { $strength }
explained-moved = { $order } teve sucesso com força { $strength }
explained-done = { $order } teve efeito
explained-given = { $order }: ordem dada
explained-retreated = { $unit } retirou-se { NAME($place, form: "to") }
explained-disbanded = { $unit } dissolveu-se{ $given ->
    [yes] { "" }
   *[no] , porque não tinha ordem de retirada
 }
explained-removed = { $unit } saiu do tabuleiro{ $given ->
    [yes] { "" }
   *[no] , porque { NAME($power, form: "nominative") } não ordenou remoções suficientes
 }
explained-built = { $unit } entrou no tabuleiro{ $given ->
    [yes] { "" }
   *[no] , porque ali não foi ordenado nada possível
 }
explained-waived = { NAME($power, form: "nominative") } renunciou a uma construção

## Orders that failed.

mark = { $mark ->
    [bounce] repelida
    [cut] cortado
    [void] sem validade
    [no-convoy] sem comboio
    [failed] falhou
    [blocked] bloqueada
    [no-effect] sem efeito
    [destroyed] destruída
    [dislodged] desalojada
   *[other] { $mark }
}

explained-bounced = { $order } não avançou: força { $strength } contra { $other } com força { $against }
    .alone = { $order } não avançou
    .alone-with = { $order } não avançou com força { $strength }
    .swap = { $order } não avançou: { $other } vai no sentido contrário, e duas unidades só trocam de lugar por comboio
    .own-unit = { $order } não avançou: { $other } ficou, e uma potência não pode desalojar a própria unidade
explained-bounces = { $moves } não avançaram
    .against = { $moves } não avançaram contra { $others }
explained-cut = { $order }: o apoio foi cortado por { $other }
    .alone = { $order }: o apoio foi cortado
explained-void = { $order } não teve efeito: a ordem dada foi { $other }
    .replaced = { $order } não teve efeito: uma ordem posterior para a mesma unidade tomou o seu lugar
    .no-order = { $order } não teve efeito: { $unit } não tinha ordem e manteve posição
explained-not-convoyed = { $order } não avançou: nenhuma cadeia completa de frotas tinha ordem de transportá-lo
explained-convoy-broken = { $order } falhou: o comboio rompeu-se quando { $fleet } foi desalojada por { $attacker }
explained-paradox = { $order } falhou: o desembarque decidiria se o próprio comboio resiste, e um paradoxo assim anula o comboio
explained-convoy-paradox = { $order } falhou: o desembarque do exército decidiria se o comboio resiste, o que é um paradoxo
explained-fleet-dislodged = { $order } falhou: a frota foi desalojada por { $attacker }
    .alone = { $order } falhou: a frota foi desalojada
explained-blocked = { $order } não pôde passar: nenhuma potência abriu caminho
    .strait = { $order } não passou do estreito: ali estava { $other }
explained-block-failed = { $order } falhou: outra potência tinha uma frota nessa metade do estreito
explained-convoy-patrolled = { $order } falhou: uma patrulha rompeu o comboio { NAME($place, form: "in") }
explained-failed = { $order } falhou
explained-impossible = { $order } era impossível: { $why }
    .phase = { $order } era impossível: não é uma ordem para esta fase
explained-foreign = { $order } não teve efeito: a unidade { NAME($place, form: "in") } é de outra potência ({ $power })
explained-retreats-met = { $order } falhou: { $other } foi para o mesmo lugar, e as duas unidades foram dissolvidas
    .priority = { $order } falhou: { $other } foi para o mesmo lugar e tinha prioridade, e por isso esta unidade foi dissolvida
explained-undone = { $order } falhou: a unidade foi atacada ou saiu do lugar
explained-two-journeys = { $order } falhou: só um exército por turno pode usar a ferrovia, e { $other } também queria usá-la
explained-journey = { $order } falhou: { $obstacle }, e o exército ficou
    .stopped = { $order } falhou: { $obstacle }, e o exército parou { NAME($place, form: "in") }
journey-blocked = uma unidade { NAME($power, form: "of") } estava na linha { NAME($place, form: "in") }
    .goal = o caminho { NAME($place, form: "to") } não estava livre
explained-speaks = { $order } são só palavras e não faz nada: é verão
explained-another-power = outra potência
explained-another-unit = outra unidade

## Lines of orders beside the orders themselves. In English programs read them.

order-not-processed = { $unit }, sem ordem{ $lost ->
    [yes] { " " }(dissolve-se)
       *[no] { "" }
    }.
removal-by-default = Sem ordem; unidade removida: { $kind } { $place }.
build-by-default = { $order }, como no jogo padrão.
unit-can-retreat = { $unit }, pode retirar-se para: { $places }.
    .nowhere = { $unit }, não pode retirar-se.
    .or = ou
dislodged-can-retreat = { CAPITALIZED($kind) } { $place } ({ $power }), pode retirar-se para: { $places }.
    .nowhere = { CAPITALIZED($kind) } { $place } ({ $power }), sem retirada possível: unidade dissolvida.
proxy-given = { $unit }, PROXY dado a: { $power }.

## The marks of a zine's report

zine-legend = _falhou_   ~impossível~   * deve retirar-se   MS apoiam-se   Std. fica
    .missing = NMR sem movimentos   NRO sem ordem de retirada   NPRO sem retirada possível
