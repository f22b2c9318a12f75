### Remarks about what the GM of a game commands.

# What is said of who is told of a change, with the blank before it; nothing where nobody else is in the game.
told = { $told ->
        [alone] { "" }
        [no] { " " }{ others-not-told }
       *[yes] { " " }Todos na partida foram avisados.
    }
# Where the same email also does the reverse.
others-not-told = As outras pessoas não são avisadas, porque este e-mail também faz o contrário.
round-opened = A rodada { $number } começou: { $games }. Todos os jogadores receberam as suas potências.
round-opened-some-out = A rodada { $number } começou: { $games }. Todos os jogadores nela receberam as suas potências; { $out ->
        [one] { $out } jogador fica
       *[other] { $out } jogadores ficam
    } de fora.
round-seat-unknown = "{ CUT($word, max: 60) }" não é uma potência deste tabuleiro nem um jogador da série.
    .hint = Escreva ROUND A ana@example.net, E 2 …; 2 é o segundo jogador que LIST mostra.
round-seats-lack = Uma partida distribuída por você precisa de cada potência uma vez, e de cada jogador uma vez (em duplex, duas): { $powers }.
    .hint = Ponha um ; entre duas partidas distribuídas por você. Para distribuir por preferências e sorteio, envie ROUND sem nomes.
round-goes-on = Falta algo depois da última vírgula ou do último ;, e por isso nenhuma partida foi aberta.
    .hint = Envie o ROUND todo de novo, sem vírgula nem ; no fim.
round-two-tables = { CUT($who, max: 60) } está em duas partidas da rodada.
    .hint = Para ver os jogadores e os números, envie LIST.
round-tables-together = Um e-mail pode abrir uma rodada, e por isso nenhuma partida foi aberta. Todas as partidas distribuídas por você vão num só ROUND.
    .hint = ROUND { $line }
round-one-a-mail = Um e-mail pode abrir uma rodada: veja a linha com ROUND acima.
    .hint = Para três partidas numa rodada, envie ROUND 3. Ponha as partidas distribuídas por você num só ROUND, com um ; entre elas.
round-not-begun = A última rodada de { $game } não começou: ainda nenhuma fase foi resolvida em { $games }.
    .hint = Envie ROUND depois dos primeiros resultados dessas partidas. Para iniciar juntas várias partidas distribuídas por você, ponha-as num só ROUND, com um ; entre elas.
round-top-lacks = A tabela de { $game } tem poucos jogadores que ainda estão na série: são precisos { $need }.
    .hint = Para vê-la, envie TABLE { $game }. Para distribuir entre todos os jogadores, envie ROUND.
phase-judged = A fase { $phase } foi resolvida. { $told ->
        [no] { others-not-told }
        [alone] Os resultados estão em outro e-mail.
       *[yes] Os resultados seguem para todos.
    }
phase-judged-above = Este e-mail já mandou resolver { $phase }. Esta linha não diz uma fase, e por isso nada mais foi resolvido.
    .hint = Para resolver também a fase seguinte, envie { $command }.
adjusted = Todas as mudanças foram feitas. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Todos na partida foram avisados, com o seu motivo.
    }
rolled-back = A partida voltou à fase { $phase }, com as ordens que tinham chegado.{ told } Para voltar à fase { $left }, envie UNDO antes de uma fase ser resolvida.
rolled-back-anew = A partida voltou à fase { $phase }. Como você joga nela, as ordens anteriores não valem. { $told ->
        [alone] Envie novas; os bots também as darão.
       *[yes] O juiz pediu novas a todos.
    } Não é possível voltar outra vez à fase { $phase }. Para voltar à fase { $left }, envie UNDO antes de uma fase ser resolvida.
rollback-undone = A partida está de novo na fase { $phase }.{ told }
adjust-undone = A partida está na fase { $phase }, como estava antes do último ADJUST.{ told }
game-goes-on = A partida continua na fase { $phase }, com as ordens que tinham chegado.{ told } Para terminá-la de novo da mesma forma, envie UNDO antes de uma fase ser resolvida.
game-over-again = A partida terminou de novo, com o mesmo fim.{ told }
held-back-by-line = Não foi feito, porque a linha { $line } acima foi rejeitada e talvez devesse ser cumprida antes.
    .hint = Se ainda quiser, envie isto em outro e-mail.
orders-missing = Faltam ordens, e todos receberiam os resultados: nenhuma ordem ({ $silent }), só algumas ({ $partial }).
    .hint = Para resolver sem elas, envie PROCESS { $phase } NOW.
no-orders-from = Faltam ordens, e todos receberiam os resultados: nenhuma ordem ({ $silent }).
    .hint = Para resolver sem elas, envie PROCESS { $phase } NOW.
not-all-orders-from = Faltam ordens, e todos receberiam os resultados: só algumas ordens ({ $partial }).
    .hint = Para resolver sem elas, envie PROCESS { $phase } NOW.
held-back = Não foi feito, porque a linha { $line } acima foi rejeitada e talvez devesse ser cumprida antes.
    .hint = Se ainda quiser, envie { $command } em outro e-mail.
deadline-moved = O prazo desta fase mudou.{ told }
grace-moved = O fim da tolerância desta fase mudou.{ told }
late-accepted = As ordens em atraso valem agora. O jogador foi avisado.
late-declined = As ordens em atraso não valem. O jogador foi avisado, com o que mais estiver escrito neste e-mail. Para que afinal valham, envie { $command } antes de a fase ser resolvida.
setting-same = Nada mudou: já estava assim.
announced = Segue para todos em { $games }.
settings-changed = Mudou: { $names }. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Todos são avisados do que ficou diferente depois deste e-mail.
    }
clock-in-zone = { $at } está no fuso horário da partida, { $zone }. Para mudar o fuso, envie por exemplo SET GAME ZONE America/Sao_Paulo.
setting-changed = Mudado.{ told }
variant-never-blind = Não se pode jogar { $variant } às cegas: patrulhas e bloqueios revelariam frotas escondidas.
    .hint = Deixe BLIND fora de CREATE.
last-year-past = { $variant } começa em { $first }, e o último ano seria antes do primeiro.
    .hint = Indique um ano posterior depois de UNTIL.
variant-changed = { $game } é jogada agora no tabuleiro { $board }.{ told } Ela começa quando { $missing ->
        [one] mais { $missing } jogador entrar
       *[other] mais { $missing } jogadores entrarem
    }.
variant-changed-and-full = { $game } é jogada agora no tabuleiro { $board }.{ told } Todos os lugares estão ocupados: a partida começa agora.
gunboat-stays = As configurações que vieram com Illegal Gunboat ficam: Gunboat e sem mensagens. Para mudá-las, envie SET NOT GUNBOAT e SET WHITE.
idle-no-press = A partida tem NO PRESS, que prevalece sobre isto: os jogadores não podem enviar mensagens, seja qual for o resto.
idle-nobody-seen = Nesta partida às cegas nenhuma potência vê unidades de outra, e por isso, com TOUCH PRESS, os jogadores não podem escrever uns aos outros. Para que possam, envie SET NO TOUCH PRESS (uma partida FOG precisa dos dois).
idle-touch-without-partial = NO PARTIAL só permite mensagens gerais, e TOUCH PRESS não permite nenhuma dessas. Por isso os jogadores não podem escrever uns aos outros. Para que possam, envie SET PARTIAL ou SET NO TOUCH PRESS.
idle-fakes-without-partial = NO PARTIAL só permite mensagens gerais, e por isso nada pode ser fingido. Para mudar isso, envie SET PARTIAL.
idle-conditions-in-the-dark = Mensagens com POSTAL PRESS também esperam aqui pelos resultados. Mas uma com condição (PRESS TO … IF …) é rejeitada, porque a chegada dela revelaria informação escondida.
clock-changed = Mudado.{ told } O prazo desta fase não muda. Para mudá-lo, envie SET DEADLINE.
game-zone-changed = Mudado.{ told } Os prazos futuros seguem as horas e os dias de { $zone }. Cada e-mail os mostra em UTC e no fuso de quem o recebe.
rulebook-changed = Mudado.{ told } Esse livro de regras vem de uma casa que também lê ordens à sua maneira. Para usar isso também, envie SET ORDERS { $house }.
reading-changed = Mudado.{ told } Essa casa também tem um livro de regras. Para usá-lo também, envie SET RULEBOOK { $house }.
paused = O relógio está parado.
paused-until = O relógio está parado até { $until }. Depois continua automaticamente, com o tempo que restava.
end-taken-back = A partida continua. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Todos na partida foram avisados, com o prazo atual.
    }
start-taken-back = A partida está de novo em formação, com os mesmos jogadores.{ told } Para iniciá-la de novo e atribuir novas potências, envie BEGIN.
resumed = O relógio anda de novo, com o tempo que restava. Para mais tempo, envie SET DEADLINE.
resumed-later = O relógio anda de novo. O tempo que restava acabaria cedo demais, ou num dia sem prazos, e por isso o relógio da partida definiu um prazo posterior. Para escolher outro, envie SET DEADLINE.
ejected = Fora da partida.{ told }
admitted = Pode voltar. Essa pessoa foi avisada, e pode voltar enquanto o lugar estiver livre.
terminated = A partida terminou.{ told } Para desfazer isso (possível por uma semana), envie UNDO.
assigned = { $who } recebe { NAME($power, form: "nominative") } quando a partida começar, e recebe então o aviso. Para cancelar isso, envie ASSIGN { $who } NONE.
assigned-nothing = Nenhuma potência está atribuída a { $who }: no início, recebe uma das que sobrarem, por preferências.
swap-asked = Os jogadores receberam a pergunta ({ $first } e { $second }). Eles trocam de lugar se os dois responderem YES nesta fase. Para retirar a pergunta, envie CANCEL.
swap-agreed = Anotado. A troca acontece quando o outro jogador concordar.
swapped = Os jogadores trocaram de lugar ({ $first } e { $second }).{ told }
declared = A partida terminou com esse resultado.{ told } Para desfazer isso (possível por uma semana), envie ROLLBACK.
terminated-for-good = A partida terminou. Todos foram avisados, e os segredos dela foram revelados: isto não pode ser desfeito.
away-set = A sua ausência está anotada.{ told } Não haverá prazos nesse período.
away-set-and-moved = A sua ausência está anotada.{ told } O prazo passa para { $deadline }, depois dela.
away-set-late = A sua ausência está anotada.{ told } Não haverá prazos futuros nesse período. Mas o prazo desta fase já terminou, e faltam ordens. Uma ausência não muda a tolerância, que termina em { $grace }: envie as suas ordens antes disso.
away-set-stays = A sua ausência está anotada.{ told } O prazo desta fase, { $deadline }, não muda, porque as suas ordens estão completas. Não haverá prazos futuros nesse período.
away-already = Nada mudou: a sua ausência { $time } já está anotada.
away-joined = Unida a uma ausência já anotada: a sua ausência é { $time }. Para dizer que volta em certo dia, envie SET NO ABSENCE e esse dia.
away-too-often = Já há três ausências futuras suas: { $first }; { $second }; { $third }.
    .hint = Para cancelar todas, envie SET NO ABSENCE. Para terminar uma a partir de certo dia, envie SET NO ABSENCE 25 Jan.
time-away = de { $since } a { $until }
still-away = A sua ausência continua anotada: { $time }.
away-ended = Ausência cancelada: { $time }.{ told } O prazo não muda.
away-ended-too = Também cancelada: { $time }.
away-of-whom = Você modera a partida e não joga por nenhuma potência.
    .hint = Para uma potência, envie AWAY 10 Jan TO 20 Jan FOR Turkey. Para a partida toda, envie SET HOLIDAYS 24 Dec TO 2 Jan.
away-too-long = Ausências que adiam a mesma fase por mais de { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    } ao todo precisam da aprovação da moderação. Ela recebeu a pergunta, e a sua ausência vale se ela concordar. O juiz avisará se ela recusar ou não responder até { $lapses }.
master-asked = A moderação recebeu a pergunta. O prazo só muda se ela concordar. O juiz avisará se ela recusar ou não responder até { $lapses }.
master-asked-often = A moderação já recebeu várias perguntas na última hora.
    .hint = Para escrever à moderação, envie PRESS TO M, o seu texto, ENDPRESS, cada um numa linha própria.
extended-already = Essa hora já passou.
    .hint = Envie EXTEND +24h, que conta a partir do prazo.
start-set = { $status ->
        [forming] A partida não começará antes de { $at }.
       *[running] Esta fase não será resolvida antes de { $at }.
    }
game-begun = A partida começa agora.{ told }
co-master-asked = { $who } recebeu o pedido de moderar { $game } com você. Se responder YES, passa a moderar, e todos são avisados.
successor-asked = { $who } recebeu o pedido de moderar { $game } em seu lugar. Você modera até vir o YES; então todos são avisados.
nobody-to-lead = { $who } não tem inscrição aqui, e por isso ninguém recebeu o pedido.
    .hint = Peça a essa pessoa que envie REGISTER, Name: e o nome, END, cada um numa linha própria. Depois envie a sua linha de novo.
series-terminated = A série terminou, e todos nela receberam a última tabela.{ told } As partidas em andamento continuam. Para desfazer isso (possível por uma semana), envie UNDO.
master-offered-often = Você já fez pedidos demais a outras pessoas hoje.
    .hint = Envie de novo amanhã.
mastership-lapsed = { $game } já não precisa de quem a modere.
    .hint = Para ver todas as partidas, envie LIST.
leads-now = Você modera agora { $game }.{ told } Para ver o que se pode fazer, envie HELP MASTERING.
leads-not = Você não moderará { $game }. Quem fez o pedido não é avisado.
master-only = Só a moderação pode agir por outra potência.
    .hint = Para pedir à moderação, envie PRESS TO M, o seu texto, ENDPRESS, cada um numa linha própria.
not-for-power = Você age aqui { NAME($power, form: "by") }, e isto só o jogador dela pode fazer (como nos votos). Ordens e mensagens dela podem ser enviadas.
    .hint = Para agir por si, ponha BECOME MASTER numa linha acima.
not-while-playing = Você joga ou jogou em { $game }, e por isso não pode agir por outra potência: as ordens dela são secretas até serem resolvidas. Nada abaixo desta linha foi feito.
    .hint = Envie SIGN ON com a sua própria potência.
plays-here = Você joga ou jogou em { $game }, e por isso não pode corrigir a posição.
    .hint = Para voltar uma fase, envie ROLLBACK. Ou peça à administração do juiz, { $keeper }, que entregue a partida a quem não joga.
no-addresses = Você joga ou jogou em { $game }, e por isso não pode saber se um endereço está nela.
    .hint = Indique uma potência: EJECT Turkey retira o jogador dela, ADMIT Turkey deixa-o voltar.
eject-instead = Só o jogador pode sair por si. Mas a moderação pode retirá-lo da partida; todos serão avisados.
    .hint = Envie EJECT { $power }.
master-speaks-for-power = As linhas abaixo valem como se fossem { NAME($power, form: "of") }, e o jogador dela (se houver) é avisado. Para voltar a agir por si, use BECOME MASTER.
master-speaks-for-himself = Você age de novo por si.
