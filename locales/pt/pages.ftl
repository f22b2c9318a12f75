### Lines and pages about games: who is in them, their state, votes, and the pages of LIST, SUMMARY and HISTORY.

## People of a game.

person-nobody = ninguém
person-bot = um bot
unnamed-player = um jogador
player-title = { $who ->
    [master] Moderação
    [player] uma potência
   *[observer] Observador
 }
player-since = desde { $phase }:
applicant-waits = { $who }, número { $number }, precisa da aprovação da moderação
address-fails-since = Os e-mails a { $address } são devolvidos desde { $since }.
absence-line = { $who }: { $since }
    .until = a { $until }
    .unnamed = Um jogador
orders-sent = { $sent ->
    [not-asked] nenhuma ordem esperada
    [missing] faltam ordens
   *[sent] ordens recebidas
 }
    .late-waiting = ordens em atraso precisam de ACCEPT LATE { $power }
    .late-refused = ordens em atraso não valem sem ACCEPT LATE { $power }

## What a game needs, and its state.

game-needs-answers = o I AM HERE de { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
 }
game-needs-approval = a aprovação de jogadores pela moderação
game-needs-begin = o BEGIN da moderação
game-needs-start = o início
game-needs-players = mais { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
 }
series-games = { $number ->
    [one] { $number } partida
   *[other] { $number } partidas
 } ({ LIST($games, type: "and") })
    .none = ainda sem partidas
series-state = { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
 }, { $games }
series-game = { $game }: { $powers }, { $centres ->
    [one] { $centres } centro
   *[other] { $centres } centros
 }, { $points }{ $counts ->
    [yes] { "" }
   *[no] { " " }(não conta)
 }
game-moderated = { $moderated ->
    [yes] Com moderação
   *[no] Sem moderação separada
 }
game-state-series = Série: { $state }.
game-state-forming = Em formação: espera por { $needed }.
game-state-over = { $ending ->
    [victory] Vitória
    [draw] Empate
   *[terminated] Terminada sem resultado
 }{ $named ->
    [winners] : { $winners }
   *[nobody] { "" }
 }.
game-state-paused = Em pausa.
game-state-openings = Lugares livres: { $powers }.
games-yours = Você: { $parts }.
    .power = { $power }{ $state ->
        [abandoned] , até que outra pessoa a assuma
        [disorder] , em desordem civil até chegarem ordens
       *[played] { "" }
     }
    .role = { $role ->
        [master] moderação
        [player] jogador
        [awaited] jogador, quando a moderação aprovar
       *[observer] observador
     }
games-deadline = Prazo: { $at }
games-resumes = Continua: { $at }
games-away = Ausência:
    .until = a
boards-wanted = faltam jogadores: { $games }

## Votes. Terms stand in sentences.

terms-ranking = a classificação { $ranks }
terms-terminated = um fim sem resultado
terms-victory = uma vitória { NAME($power, form: "of") }
terms-draw = um empate entre { $powers }
terms-draw-of-all = um empate entre todas as potências sobreviventes
own-vote-draw = O seu voto nesta fase é por { $draw }. Ninguém mais sabe disso. Para retirá-lo, envie SET NODRAW.
own-vote-concede = O seu voto nesta fase cede a vitória { NAME($power, form: "at") }, se todas as outras potências fizerem o mesmo. Ninguém mais sabe disso. Para retirá-lo, envie SET NOCONCEDE.
open-proposal = { $number }: { $terms }{ $counted ->
    [season] , contadas com os movimentos ({ $season })
   *[any] { "" }
 }{ $ends ->
    [yes] , até { $until }
   *[no] { "" }
 }.{ $silence ->
    [agrees] { " " }O silêncio vale como acordo, se alguém votar YES.
   *[says-nothing] { "" }
 }{ $voted ->
    [yes] { " " }O seu voto: { $vote }.
   *[no] { "" }
 }{ $awaits ->
    [master] { " " }Ela passou pelo silêncio e precisa da aprovação da moderação.
   *[nobody] { "" }
 }
votes-counted = { $yes } YES, { $no } NO{ $voted ->
    [some] , { votes-missing }
   *[all] { "" }
 }.
votes-missing = { $silent ->
    [one] { $silent } jogador
   *[other] { $silent } jogadores
 } sem voto

## The board, orders and units.

board-unowned = Sem dono
board-must-retreat = tem de se retirar ou dissolver
corrected-unit-of-nobody = A unidade { $unit } sai do tabuleiro.
corrected-unit-taken-off = A unidade { $unit } ({ $power }) sai do tabuleiro.
corrected-unit-put-on = A unidade { $unit } ({ $power }) entra no tabuleiro.
corrected-centre = O centro { $centre } passa a pertencer { NAME($power, form: "at") }.
corrected-centre-of-nobody = O centro { $centre } fica sem dono.
adjustments-pending = { $what ->
    [builds] { $number ->
        [one] { $number } construção pendente.
       *[other] { $number } construções pendentes.
     }
   *[removals] { $number ->
        [one] { $number } remoção pendente.
       *[other] { $number } remoções pendentes.
     }
 }
builds-seen = Constrói { $number ->
    [one] { $number } unidade
   *[other] { $number } unidades
 }.
order-implied = subentendido por { $unit }
lent-until-revoked = até revogar
lent-all-units = todas as suas unidades
lent-to = { $units } para { NAME($power, form: "nominative") }.

## Tables of a game's record.

table-power = Potência
table-player = Jogador
table-year = Ano
table-index = Índice
table-statistics = { $what ->
    [centres] Máx. centros
    [moves] Turnos
    [late] Tarde
    [missed] NMR
   *[press] Mensagens
 }
unused-builds = { $number ->
    [one] 1 construção não usada
    [two] 2 construções não usadas
   *[more] mais construções não usadas
 }.
statistics-unsigned = Mensagens sem assinatura: { $number }.
statistics-held = Conquista mais duradoura: { $centre } ({ $power }), de { $since } a { $until }.
statistics-held-one-year = Conquista mais duradoura: { $centre } ({ $power }), { $year }.

## LIST of a game, and of all.

list-series = Série '{ $game }': { $state }. Para ver a tabela, envie TABLE { $game }.
list-join = Para entrar, envie SIGN ON ?{ $game } e uma senha à sua escolha.
list-forming = A partida '{ $game }' espera por { $needed }.
list-roll-call = Ela começa quando responderem. Quem não responder a tempo perde o lugar.
list-over = A partida '{ $game }' terminou. { $ending }
list-paused = A partida '{ $game }', turno n.º { $number } ({ $phase }), está em pausa.
list-openings = Livre para { $who ->
    [approved] jogadores com a aprovação da moderação
   *[anyone] quem tem inscrição
 }: { $powers }. Para assumir um lugar, envie SIGN ON potência { $game } e uma senha.
    .hidden = Livre para { $who ->
        [approved] jogadores com a aprovação da moderação
       *[anyone] quem tem inscrição
     }: { $powers }. Para assumir um lugar, envie SIGN ON ?{ $game } e uma senha.
list-usual-left-out = (para ver também as configurações habituais, envie LIST { $game })
list-style = As suas ordens aparecem como diz SET STYLE { $style }.
list-proposals = Propostas de fim da partida (para votar, envie VOTE YES ou VOTE NO e o número):
list-web = A partida na web: { $page }
list-draw-votes = Só você vê isto: { $number ->
    [one] { $number } potência vota
   *[other] { $number } potências votam
 } por um empate.
games-none-of-yours = Você não está em nenhuma partida daqui. Para ver todas, envie LIST; para entrar numa, SIGN ON ?nome senha.
games-none-such = Não há agora partidas assim aqui. Para ver todas as partidas, envie LIST.
games-none = Ainda não há partidas aqui. Para criar uma, envie CREATE ?nome senha.
games-page = Página { $number } de { $pages }. Para a próxima, envie { $command }.
    .last = Página { $number } de { $pages }, a última.
games-standby-promised = { $promise } Para desistir, responda NO ao e-mail que fez a pergunta, ou envie SIGN OFF AS STANDBY.
games-standby = Você é reserva para { $games }. Para sair da lista, envie SIGN OFF AS STANDBY. Ninguém sabe quem mais é reserva.
    .none = Você não é reserva em nenhuma partida. Para entrar na lista, envie SIGN UP AS STANDBY.
games-how = Para saber mais sobre uma partida, envie LIST e o nome dela. Para entrar numa em formação: SIGN ON ?nome senha. Para assistir a uma: OBSERVE nome senha.
games-press = Mensagens: W assinadas (white), G sem assinatura (grey), P também só a alguns jogadores, - não permitidas.
who-game = Pessoas na partida '{ $game }':

## HELP without such a page.

help-no-page = Não há ajuda sobre "{ $asked }".
    .similar = Não há ajuda sobre "{ $asked }". Quis dizer { LIST($topics, type: "or") }?
help-pages = Páginas de ajuda: { $topics }. Para a primeira, envie HELP.
help-example = Por exemplo:

## HISTORY: what happened in a game.

history-empty = Nada aconteceu nela nesse período.
history-goes-on = Há mais. Para o resto, envie:
    .same-minute = Há mais do mesmo minuto. Para receber, envie:
history-started = Estão nesta partida os seguintes jogadores:
history-joined = { $who } entrou na partida '{ $game }' para jogar.
history-players = A partida '{ $game }' tem agora { $number ->
    [one] { $number } jogador
   *[other] { $number } jogadores
 }.
history-observing = { $who } assiste agora à partida '{ $game }'.
history-took-over = { $who } assumiu { NAME($power, form: "nominative") } na partida '{ $game }'.
history-returned = { CAPITALIZED(NAME($power, form: "nominative")) } tem de volta o seu jogador na partida '{ $game }'.
history-removed = { $by ->
    [keeper] A administração do juiz
   *[master] A moderação
 } retirou { $who }{ $place ->
    [power] { " " }({ $power })
   *[none] { "" }
 } da partida '{ $game }'.
history-left = { $who } { $place ->
    [power] deixou { NAME($power, form: "nominative") } na
   *[none] saiu da
 } partida '{ $game }'.
history-abandoned = { $number ->
    [one] Potência livre para qualquer pessoa
   *[other] Potências livres para qualquer pessoa
 } na partida '{ $game }': { $powers }.
history-disorder = { $number ->
    [one] Potência em desordem civil
   *[other] Potências em desordem civil
 } na partida '{ $game }': { $powers }.
history-settings = As configurações da partida '{ $game }' mudaram:
history-setting = { $setting }: { $empty ->
    [yes] nada
   *[no] { $value }
 }
    .before = era: { $value }
history-deadline = O prazo da partida '{ $game }' é agora { $deadline }, e a tolerância termina em { $grace }.
history-spoke-for = { $who } agiu { NAME($power, form: "by") } na partida '{ $game }', como moderação.
history-master-acted = { $who } fez isto na partida '{ $game }', como moderação:
history-keeper-acted = A administração do juiz fez isto na partida '{ $game }':
history-player-acted = { $who } fez isto na partida '{ $game }', que não tem moderação separada:
history-master-joined = { $who } modera a partida '{ $game }' a partir de agora.
history-master-left = { $who } já não modera a partida '{ $game }'{ $why ->
    [keeper] : decisão da administração do juiz
    [master] : decisão da moderação principal
   *[own] { "" }
 }.
history-paused = A partida '{ $game }' está em pausa{ $ends ->
    [yes] { " " }até { $until }
   *[no] { "" }
 }.
history-resumed = A partida '{ $game }' continua.
history-master-silent = A partida '{ $game }' espera pela moderação desde { $since }.
history-end-undone = A moderação desfez o fim da partida '{ $game }'.
history-start-undone = A moderação desfez o início da partida '{ $game }'.
history-adjusted = A moderação corrigiu a partida '{ $game }'{ $moved ->
    [yes] { " " }e a levou da fase { $before } para a fase { $phase }
   *[no] { "" }
 }:
history-adjust-undone = A moderação desfez o último ADJUST da partida '{ $game }'. Ela está na fase { $phase }, como antes.
history-rollback-undone = A moderação desfez o ROLLBACK da partida '{ $game }'. Ela está de novo na fase { $phase }. Estes resultados voltam a valer: { $phases }.
    .over = A moderação desfez o ROLLBACK da partida '{ $game }'. Ela terminou de novo.
history-rolled-back = A moderação fez a partida '{ $game }' voltar da fase { $left } à fase { $phase }{ $ended ->
    [yes] ; o fim dela não vale
   *[no] { "" }
 }. Estes resultados já não valem: { $phases }.
history-draw = A partida '{ $game }' terminou com um empate entre { $powers }.
history-terminated = A partida '{ $game }' foi terminada sem resultado.
history-declared = A moderação decidiu isto: { $reason }
history-someone = Alguém

## PREDICT, WHY, SUMMARY, TABLE and the records of people.

prediction = NADA FOI RESOLVIDO: assim terminaria agora a fase { $phase } de '{ $game }', { $orders ->
    [position] na posição simulada, com as suas ordens para ela
    [tried] com as ordens simuladas em vez das recebidas
   *[received] com as ordens recebidas
 }. Só você vê isto.
    .silent = Sem nenhuma ordem: { $powers }.
    .partial = Com ordens em falta: { $powers }.
    .left-out = Ficou de fora: linha { $line }, { $text }
    .no-order = Não é uma ordem para uma unidade desta fase.
    .next = A próxima fase seria { $phase }.
reasons-none = Não havia ordens na fase { $phase }.
reasons-none-of-place = Nenhuma ordem da fase { $phase } envolvia { NAME($place, form: "nominative") }.
series-table = A tabela { $part ->
    [round] da rodada { $round } da série '{ $game }'
   *[series] da série '{ $game }'
 }, por { $scoring }{ $games ->
    [best] { " " }(as melhores { $best } de cada jogador)
   *[all] { "" }
 }:
    .columns = pontos jogador
summary-index = O índice é a soma dos quadrados do número de centros de abastecimento, dividida pelo número de potências. Ele mede até onde a partida avançou.
people-dedication = Dedicação: { $dedication }, no prazo { $on_time } de { $turns }
player-record = Histórico de { $address }
    .dedication = Dedicação atual: { $number }
    .on-time = Turnos no prazo: { $number }
    .turns = Turnos ao todo: { $number }
    .started = Partidas começadas: { $number }
    .taken-over = Potências assumidas: { $number }
    .resigned = Saídas: { $number }
    .on-time-ratio = Parte no prazo: { $ratio }
    .resigned-ratio = Parte abandonada (CD): { $ratio }
page-file = Texto { $name }:
