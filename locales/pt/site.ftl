### The pages of the site. A message that a template says by `markup` may have HTML; its values are escaped.

## On every page.

site-navigation = Site
site-topics = Temas
site-footer = Envie ordens, mensagens e perguntas por e-mail a <a href="mailto:{ $judge }">{ $judge }</a>. Para começar, envie um e-mail com a palavra <code>HELP</code>. Para qualquer outra coisa, escreva à administração do juiz, { $keeper }.
site-wanted = Procuram-se jogadores
site-write = Como jogar
site-help = Ajuda
site-commands = Comandos
site-settings = Configurações
site-languages = Idiomas
site-paused = (em pausa)
site-none-now = Nenhuma no momento.

## The first page: the list of games.

site-about = Aqui se joga Diplomacia por e-mail. Os jogadores enviam as ordens por e-mail; o juiz resolve-as no fim do prazo e envia os resultados por e-mail. <a href="write.html">Como jogar</a>
site-example-link = Se você nunca viu uma partida, <a href="example/index.html">veja um exemplo</a>.
site-game = Partida
site-board = Tabuleiro
site-status = Estado
site-deadline = Prazo
site-last-adjudicated = Última resolvida
site-table = Tabela: { $title }
site-no-deadline = nenhum
site-how-to-join = Para entrar numa delas, ou assumir uma potência em outra: <a href="wanted.html">procuram-se jogadores</a>.
site-no-game-wants = Nenhuma partida precisa de jogadores no momento. Para jogar agora contra bots, envie <code>SIGN ON ?practice</code>. <a href="wanted.html">Reservas</a> são sempre bem-vindas.
site-running = Em andamento
site-no-game-running = Nenhuma partida pública está em andamento.
site-finished = Terminadas
site-feed-of-all = <a href="feed.xml">Feed</a> dos resultados de todas as partidas.

## How a game stands.

site-won = Vitória: { $winners }
site-draw = Empate entre { $winners }
site-series-over = Série terminada
site-no-result = Terminada sem resultado
site-series-forming = Série: { $numbers }
site-players-needed = { $number ->
    [one] falta { $number } jogador
   *[other] faltam { $number } jogadores
 }
site-about-to-begin = Prestes a começar
site-hidden = escondido

## A game.

site-game-title = Partida { $game }
site-series-title = Série { $game }
site-gms = Moderação: { $gms }.
site-of-series = Uma partida da série <a href="../{ $folder }/index.html">{ $series }</a>.
site-blind = Esta é uma partida às cegas. O tabuleiro aparece aqui quando ela terminar.
site-gunboat = Os nomes dos jogadores estão escondidos.
site-phases = Fases
site-phase-link = { $kind ->
    [movement] { $season }
    [retreat] { $season } (retiradas)
   *[adjustment] { $season }
 }
site-map-after = Mapa depois da fase { $phase }. A página dela tem as ordens em texto.
site-after = Depois da fase { $phase }
site-map-of-start = Mapa do início.
site-legend = As potências e os seus centros, e os sinais do mapa.
site-players = Jogadores
site-table-of-players = Tabela dos jogadores
site-power = Potência
site-centres = Centros
site-units = Unidades
site-player = Jogador
site-player-wanted = livre: procura-se jogador
site-centres-by-year = Centros por ano
site-chart = Gráfico dos centros de cada potência por ano. A tabela abaixo tem os mesmos números.
site-table-of-centres = Tabela dos centros
site-how-played = Configurações
site-only-unusual = Todas as outras são como em qualquer nova partida. <a href="{ $home }settings.html">Configurações</a> explica cada uma.
site-press-since = Mensagens gerais desde os últimos resultados
site-unsigned = Sem assinatura
site-by-gm = a moderação
site-by-observer = um observador
site-history = <a href="history.txt">A história toda em texto</a>, na forma que os programas de Diplomacia leem. <a href="feed.xml">Feed</a> dos resultados.
site-calendar = <a href="deadlines.ics">Prazo</a> para programas de calendário.
site-results-title = { $game }: resultados

## A phase of a game.

site-phase-title = { $game }, { $phase }
site-large-map = Mapa grande
site-no-orders = Não havia ordens para resolver.
site-dislodged = Desalojadas
site-why = Por quê
site-supply-centres = Centros de abastecimento
site-owners = Donos dos centros de abastecimento
site-press-before = Mensagens gerais antes destes resultados
site-the-board = O tabuleiro
site-must-retreat = * tem de se retirar ou dissolver
site-adjudicated-at = Resolvida em { $at }. { $board }.

## A series.

site-series-about = { $status ->
    [over] Uma série de partidas ({ $board }) que terminou.
   *[other] Uma série de partidas ({ $board }). Entra-se nela uma vez e joga-se nas suas partidas; a moderação inicia-as rodada a rodada.
 }
site-series-table = Tabela, por { $scoring }
site-table-of-series = Tabela da série
site-points = Pontos
site-games = Partidas
site-series-game = { $powers }, { $centres ->
    [one] { $centres } centro
   *[other] { $centres } centros
 }, { $points }
site-no-game-counts = Nenhuma partida da série conta ainda.
site-still-played = Ainda em andamento: { LIST($games, type: "and") }.
site-not-counted = Terminadas, mas fora da tabela: { LIST($games, type: "and") }.
site-rounds = Rodadas
site-round = Rodada { $number }
site-no-round = Nenhuma rodada começou.
site-series-settings = Configurações das partidas
site-series-unusual = Todas as outras são como em qualquer nova partida. <a href="{ $home }settings.html">Configurações</a> explica cada uma. Para ver como se contam os pontos: <a href="{ $home }help/series.html">HELP SERIES</a>.

## Players wanted.

site-wanted-about = Para entrar numa partida, envie a linha abaixo dela a <a href="mailto:{ $judge }">{ $judge }</a>, com uma senha à sua escolha. Se é a sua primeira vez, ponha acima as quatro linhas de <a href="write.html">REGISTER</a>.
site-about-to-begin-title = Partidas prestes a começar
site-no-game-forming = Nenhuma no momento. Para jogar agora contra bots, envie <code>SIGN ON ?practice</code>. Para começar uma partida para outros, envie <code>CREATE ?nome { $password }</code>.
site-free-title = Potências livres em partidas em andamento
site-free = { $board }, { $stands }. Livres: { $powers }.
site-free-with-centres = { $board }, { $stands }. Livres, com unidades e centros: { $powers }.
site-deadline-at = Prazo: { $at }.
site-standbys-title = Procuram-se reservas
site-standbys-about = Partidas morrem quando jogadores deixam de escrever. O juiz escreve a quem está na lista de reservas quando uma potência está em atraso ou livre, e a resposta <code>YES</code> aceita-a. Não há obrigação nenhuma, e <code>SIGN OFF AS STANDBY</code> retira da lista.
site-standbys-for = Isto é para qualquer partida. Para escolher, acrescente <code>FOR</code> e o nome de uma partida, <code>GUNBOAT</code>, <code>BLIND</code> ou o nome de um tabuleiro.
site-games-ask = { $number ->
    [one] { $number } partida em andamento pergunta à lista:
   *[other] { $number } partidas em andamento perguntam à lista:
 }
site-board-and-status = { $board }. { $stands }.

## How to play.

site-write-title = Como jogar por e-mail
site-write-about = Para novos jogadores: envie tudo por e-mail a <a href="mailto:{ $judge }">{ $judge }</a>, de qualquer programa, como texto simples. O juiz lê cada e-mail e responde linha por linha. Se não conseguiu ler uma linha, ele o diz e sugere o que enviar em lugar dela. Ele ignora o assunto, texto citado e assinaturas.
site-register = Inscreva-se uma vez
site-find-game = Encontre uma partida
site-find-game-how = Estas <a href="wanted.html">partidas precisam de jogadores</a>. Com uma senha à sua escolha, o lugar é seu:
site-or-practise = Para treinar, jogue contra os bots do juiz:
site-send-orders = Envie ordens
site-reply-with-orders = Responda a qualquer e-mail do juiz sobre a partida. Isso mostra quem você é, e por qual potência joga.
site-sign-on-first = Comece um novo e-mail com a sua potência, a partida e a sua senha:
site-change-orders = As ordens podem mudar até o fim do prazo: valem as últimas. Nomes curtos, nomes completos e pequenos enganos são entendidos.
site-send-press = Envie mensagens
site-send-press-how = No mesmo e-mail ou em outro, escreva a algumas potências, pelas letras delas, ou a todos.
site-wait = Espere pelos resultados
site-wait-how = Depois do prazo, o juiz escreve o que aconteceu e por quê, com um mapa e o próximo prazo. Se tiver de se ausentar, diga-o a tempo:
site-write-more = Para ver tudo o que se pode enviar: <a href="help/orders.html">ordens</a>, <a href="commands.html">comandos</a>, <a href="settings.html">configurações</a> e <a href="help/index.html">HELP</a> por tema. Em caso de dúvida, envie um e-mail com a palavra <code>HELP</code>.

## HELP, commands and settings.

site-help-title = HELP { $topic }
site-help-start = HELP
site-overview = visão geral
site-by-email = Por e-mail: <code>HELP { $topic }</code>
site-lines = Linhas { $number }
site-commands-about = Para jogadores e para quem modera: todos os comandos que se podem enviar por e-mail. Escreva cada um numa linha própria, em maiúsculas ou não. Em lugar das palavras em minúsculas, ponha as suas. O que está entre colchetes pode ficar de fora; <code>|</code> é uma escolha. Depois de SIGN ON, qualquer outra linha é lida como uma ordem: veja <a href="help/orders.html">ordens</a>.
site-settings-title = Configurações de uma partida
site-settings-about = Para quem modera: todas as configurações que uma partida pode ter. Para mudar uma, envie <code>SET</code> e uma das linhas dela. <code>LIST</code> e o nome da partida mostram as atuais. <a href="help/deadlines.html">Prazos</a> explica os relógios; <a href="help/mastering.html">moderar</a>, como conduzir uma partida.
site-usual = Numa nova partida: { $value }.

## Feeds.

site-feed-title = { $judge }: resultados de todas as partidas

## A partida de exemplo, para quem nunca viu uma

site-example = Exemplo
site-example-about = Assim começa uma partida, para quem nunca viu uma. Sete potências disputam os centros de abastecimento da Europa: uma potência pode ter tantas unidades quantos centros tiver, e 18 centros ganham a partida.
site-example-start = Comece por <a href="{ $page }.html">{ $phase }</a> e continue fase por fase. Cada página mostra o que todos ordenaram, o que aconteceu e por quê.
site-example-phase = { $kind ->
    [movement] Todos enviaram ordens para todas as suas unidades sem ver as dos outros. Uma unidade vai para uma província vizinha, mantém a posição ou apoia outra unidade. A força maior fica com a província. Com forças iguais, ninguém avança.
    [retreat] Unidades desalojadas se retiram para uma província vizinha livre. Se não houver nenhuma, ou se o jogador não quiser, elas se dissolvem.
   *[adjustment] Depois do outono, um centro é da potência cuja unidade está nele. Quem tem mais centros que unidades constrói nos seus centros de origem. Quem tem mais unidades que centros remove algumas.
}
site-example-end = O exemplo termina aqui. Para jogar, leia <a href="../write.html">Como jogar</a>.
