### Boards: the list of them, and the provinces of one (LIST VARIANTS, GET map).

boards-all = Pode-se jogar em { $number } tabuleiros.
boards-for-players = Pode-se jogar em { $number ->
    [one] { $number } tabuleiro
   *[other] { $number } tabuleiros
 } para { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
 }.
boards-none-for-players = Não existe tabuleiro para { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
 }. Para ver todos os tabuleiros, envie LIST VARIANTS.
boards-how = Para começar uma partida num deles, envie CREATE ?partida senha NOME. Para ver as províncias e fronteiras, envie GET map.NOME; para ver as regras, GET rules.NOME.
boards-that-want-players = As partidas que precisam de jogadores estão abaixo do seu tabuleiro: SIGN ON ?partida senha.
boards-for-two = Para ver só os tabuleiros para dois jogadores, envie LIST VARIANTS 2.
boards-how-one = Para começar uma partida nele, envie CREATE ?partida senha { $name }. Para ver as províncias e fronteiras, envie GET map.{ $name }; para ver as regras, GET rules.{ $name }. Para ver todos os tabuleiros, envie LIST VARIANTS.
boards-powers = { $number ->
    [one] { $number } potência
   *[other] { $number } potências
 }
boards-unplayable = Ainda não se pode jogar em { $board }: { $why }. Para ver os tabuleiros em que se pode jogar, envie LIST VARIANTS.

## The provinces of a board.

map-title = O mapa { $board }: { $provinces } províncias, { $centres } centros de abastecimento.
map-how = Para cada província: o nome, as abreviaturas, o que ela é, e para onde um exército (A) ou uma frota (F) pode ir a partir dela.
map-no-picture = Não há imagem deste tabuleiro.
map-diagram = A imagem deste tabuleiro é um diagrama. Cada disco é uma província. Uma linha castanha liga províncias entre as quais podem ir exércitos; uma azul, aquelas entre as quais podem ir frotas.
map-undrawn-borders = { $number ->
    [one] { $number } fronteira deste tabuleiro não está na imagem.
   *[other] { $number } fronteiras deste tabuleiro não estão na imagem.
 }
map-province = { $terrain ->
    [land] terra
    [coast] costa
    [sea] mar
   *[impassable] fechada
 }
map-centre = { map-province }, centro de abastecimento
map-home-centre = { map-province }, centro de abastecimento ({ $power })

## A map in words, for readers who do not see its picture.

map-after = Mapa depois da fase { $phase }. { $centres } As ordens estão no texto.
map-of-position = Mapa da fase { $phase }. { $centres } As unidades estão no texto.
map-of-board = Mapa inicial do tabuleiro { $board }. As fronteiras estão no texto.
map-before-results = Nada foi resolvido ainda. { $map }
map-centres = Centros: { $counts }.
map-centres-hidden = Centros: não mostrados.
map-in-halves = { $map } A imagem mostra a metade esquerda do mapa acima da direita.
map-around-units = { $map } A imagem mostra o que está à volta das suas unidades.
map-title-start = { $phase }: início

## The rules of a board (GET rules.NAME), each on a line of its own.

board-rules = { $board }: as regras próprias. Todas as outras são as da partida padrão.
board-players = É para { $number ->
    [one] { $number } jogador
   *[other] { $number } jogadores
 }: { LIST($powers, type: "and") }.
board-map = Para ver as províncias e fronteiras, envie GET MAP.{ $name }.
board-rules-missing = A fonte do tabuleiro tem regras que o juiz não tem: { LIST($rules, type: "and") }.
board-notes = Sobre o tabuleiro:
board-certainty = Grau de certeza: { $tier }, { board-tier }.
board-tier = { $tier ->
    [A] todas as fontes que têm o tabuleiro concordam
    [B] algumas fontes concordam, outras divergem
    [C] as outras fontes divergem
    [S] as fronteiras são as de um tabuleiro verificado, e o início vem de uma fonte
   *[D] uma só fonte tem o tabuleiro
 }
board-options = Opções, escritas depois do tabuleiro em CREATE, uma ou mais:
board-option-chosen = escolhida aqui.
board-coastal-convoys = Uma frota em qualquer costa pode transportar como no mar: os exércitos embarcam e desembarcam em todas as províncias vizinhas, mesmo no interior.
board-victory = Vence quem tiver { $needed } de { board-centres }, se nenhuma outra potência tiver tantos.
board-victory-together = Cada jogador joga por { $powers } potências. Juntas, elas vencem com { $needed } de { board-centres }, se ninguém mais tiver tantos.
board-centres = { $centres ->
    [one] { $centres } centro de abastecimento
   *[other] { $centres } centros de abastecimento
 }
board-victory-by-lead = Uma potência também vence se tiver { $centres } a mais do que todas as outras em { $year }, ou um a menos por cada ano depois.
board-capitals = Uma potência tem de ocupar { $number } capitais, entre elas a sua: { $capitals }.
board-victory-owns = Quem vence tem de possuir também { $centres }.
board-last-year = A partida termina com o ano { $year }.
board-builds = { $where ->
    [home] Constrói-se nos centros de origem da potência, se lhe pertencem e estão vazios.
    [any] Constrói-se em qualquer centro vazio que pertence à potência.
    [any_if_home] Constrói-se em qualquer centro vazio que pertence à potência, enquanto ela possuir um centro de origem.
   *[any_home] Constrói-se em qualquer centro de origem vazio, de qualquer potência, que pertence à potência.
 }
board-start = Começa com { $what ->
    [builds] construções
   *[moves] movimentos
 }, na fase { $phase }.
board-first-units = Cada centro recebe uma unidade à escolha da potência. Sem ordem, recebe a do início habitual.
board-years = Passam { $number } anos entre dois movimentos.
board-chosen-homes = A primeira construção escolhe o único centro de origem da potência. Os centros que lhe pertencem na contagem de { $year } tornam-se centros de origem.
board-neutral = { $units ->
    [hold] Unidades neutras mantêm posição. Elas podem ser apoiadas, e são destruídas quando desalojadas.
   *[rebuild] Unidades neutras mantêm posição em centros sem dono, e voltam até que eles sejam tomados.
 }
board-neutral-places = Elas estão em: { $places }.
board-open-sites = Uma potência que possui um destes também pode construir ali: { $places }.
board-emergency = Enquanto { NAME($power, form: "nominative") } só possuir alguns dos seus centros de origem, pode manter uma unidade a mais. Pode então construir também em: { $places }.
board-uncounted = Não conta para ninguém enquanto pertencer { NAME($power, form: "at") }: { $centres }.
board-no-retreats = Unidades desalojadas são destruídas. Não há retiradas.
board-transform = Exércitos podem tornar-se frotas, e frotas exércitos, { $when ->
    [winter] no inverno
   *[moves] em vez de se moverem
 }, { $where ->
    [home] num centro de origem que pertence à potência
    [one] em qualquer centro que pertence à potência, enquanto ela possuir um centro de origem
    [any] em qualquer centro que pertence à potência
    [centre] em qualquer centro de abastecimento
   *[anywhere] em qualquer lugar em terra
 }: A CON TR F.
board-gate = Só frotas da potência que possui { NAME($centre, form: "nominative") } passam entre { NAME($one, form: "nominative") } e { NAME($other, form: "nominative") }.
board-portage = Exércitos podem carregar frotas de costa a costa, como frotas transportam exércitos: A MAR C F GAS - PIE.
board-railway = { $railway }: em cada turno um exército { NAME($power, form: "of") } pode ir entre quaisquer destes lugares: { $stops }, se não houver unidade estrangeira entre eles: { $order }.
board-canal = { $canal }: uma potência com uma unidade { NAME($holder, form: "in") } deixa outras passarem entre { NAME($one, form: "nominative") } e { NAME($other, form: "nominative") }: { $order }.
board-border = { $unit } - { $places }: { $rule ->
    [half_strength] vale metade, só corta apoio se desalojar, e cede nas retiradas
    [only_with_support] não vale nada sozinha, só com os seus apoios
   *[one_way] não pode voltar
 }.
board-convoying-ports = Uma frota transporta como no mar nestes lugares: { LIST($places, type: "and") }.
board-closed-in-fall = No outono nenhuma unidade pode entrar nestes lugares, e as que estão ali não recebem ordens: { LIST($places, type: "and") }.
