### Remarks about orders, votes, lent units and messages.

orders-add = As ordens deste e-mail juntam-se às enviadas antes.
orders-add-always = Isso não é preciso aqui: um e-mail posterior só muda as unidades que menciona.
orders-cleared = Todas as suas ordens foram apagadas, também as de fases futuras.
orders-ahead-cleared = As suas ordens para fases futuras foram apagadas. As da fase atual continuam a valer.
    .hint = Para apagá-las também, envie CLEAR ALL.
orders-of-phase-cleared = As suas ordens para a fase { $phase } foram apagadas.
no-orders-to-give = Aqui não há ordens para dar.
    .hint = Envie SIGN ON potência partida senha acima das suas ordens.
orders-are-for = As ordens abaixo são para a fase { $phase }.

## After "Order:", as the order itself would stand

kept-for-phase = guardada para a fase { $phase }; será verificada quando essa fase começar.
block-kept-for-phase = guardada, até o fim do bloco, para a fase { $phase }; será verificada quando essa fase começar.
line-for-fleets = { $order } ({ $number } frotas)
line-acts = aparece como { $line }. É uma ordem.
line-speaks = aparece como { $line }. São só palavras: a unidade mantém posição.

## After "Note:"

place-ordered-again = Não vale: outra linha deste e-mail é para a mesma província, e é essa que vale.
unit-ordered-twice = Não vale: este e-mail dá duas ordens à unidade, e por isso nenhuma delas vale.
more-than-due = Não vale: há mais ordens destas do que lhe cabem.
fleets-taken = Não vale: as linhas acima já dão ordens a { $taken } das suas { $there ->
        [one] { $there } frota
       *[other] { $there } frotas
    } { NAME($place, form: "in") }.
some-fleets-taken = Vale para { $counted } de { $wanted } frotas: as linhas acima já dão ordens a { $taken } das suas { $there ->
        [one] { $there } frota
       *[other] { $there } frotas
    } { NAME($place, form: "in") }.
practice-held = Todas as suas unidades têm ordens, mas por causa desta linha nada foi resolvido. Corrija-a e envie-a de novo; ou envie SET NOWAIT para resolver com as ordens como estão.
surplus-left = Isto é mais do que lhe cabe. Vale a linha mais nova, e estas já não valem: { $forgotten }. Para renunciar a outra, envie de novo as ordens que quer manter.
rest-stays = Estas unidades têm ordens e ficam com elas: { $orders }. Para que também mantenham posição, envie ALL UNITS HOLD em outro e-mail.
no-rest = Todas as suas unidades têm ordens: não há outras.
set-replaced = Este e-mail substitui as suas ordens anteriores. Apagadas: { $forgotten }. Para manter ordens anteriores, ponha ADD no seu e-mail.
ahead-replaced = Isto substitui o que foi enviado antes, que é apagado: { $forgotten }.
wish-kept = Guardado para a fase { $phase }, porque está abaixo de PHASE. Vale quando essa fase começar.
wish-without-phase = Está abaixo de uma linha PHASE que o juiz não conseguiu ler.
    .hint = Ponha acima PHASE e a fase a que se refere (por exemplo, PHASE { $phase }), ou envie em outro e-mail.
order-in-force = A sua outra ordem continua a valer: { $order }.
wait-set = WAIT está ligado para esta fase.
wait-off = WAIT está desligado: esta fase pode ser resolvida assim que todas as ordens chegarem.
draw-agreed = Voto pelo empate anotado. Era o último que faltava: a partida terminou.
draw-voted = Voto anotado: empate entre todas as potências sobreviventes. O voto é secreto e vale para esta fase.
draw-of-some-voted = Voto anotado: empate entre { LIST($powers, type: "and") }. O voto é secreto e vale para esta fase.
conceded = Voto anotado: ceder a vitória { NAME($power, form: "at") }, se todas as outras potências fizerem o mesmo. O voto é secreto e vale para esta fase.
conceded-as-last = Voto anotado: ceder a vitória { NAME($power, form: "at") }. Era o último que faltava: a partida terminou.
not-conceded = O seu voto não cede a vitória a nenhuma potência.
concession-dropped = O seu voto não cede a vitória a nenhuma potência. O pedido do seu CONFIRM foi cancelado.
end-dropped = O seu voto não é por esse fim. O pedido do seu CONFIRM foi cancelado.
proposed = A sua proposta é a número { $number } e vale como o seu YES. Todos recebem a pergunta, e o juiz não diz a ninguém de quem ela é.
proposed-in-public = A sua proposta é a número { $number } e vale como o seu YES. Todos recebem a pergunta, e o juiz não diz de quem ela é. Mas, na contagem, todos veem quem votou o quê, e um YES sozinho parece o de quem propôs. Para retirar o seu YES, envie VOTE ABSTAIN { $number }; para retirar a proposta, CANCEL PROPOSAL { $number }.
proposed-by-master = A sua proposta é a número { $number }. Todos os jogadores recebem a pergunta.
proposal-withdrawn = A proposta { $number } foi retirada. Os jogadores consultados foram avisados.
voted-yes = O seu voto na proposta { $number } é YES. Ainda é possível mudá-lo.
yes-is-vote = A sua resposta vale como voto: YES na proposta { $number }. Para mudá-lo, envie VOTE NO { $number } ou VOTE ABSTAIN { $number }.
voted-no = O seu voto na proposta { $number } é NO. Ainda é possível mudá-lo.
abstained = O seu voto na proposta { $number } é uma abstenção. Ainda é possível mudá-lo.
vote-ends-game = Era o último voto que faltava: a partida terminou.
proposal-refused = A proposta foi rejeitada por você, e a partida continua.{ told }
proposal-left = Anotado. A proposta não foi rejeitada.
draw-not-voted = O seu voto não é por um empate.
draw-not-voted-but-proposed = Não há voto seu por SET DRAW, mas o seu YES na proposta { $number } continua a valer. Para retirá-lo, envie VOTE NO { $number }.
unit-lent = A partir de agora, { NAME($power, form: "nominative") } dá as ordens à sua unidade { NAME($place, form: "in") }, até você revogar o PROXY.
all-units-lent = A partir de agora, { NAME($power, form: "nominative") } dá as ordens a todas as suas unidades, até você revogar o PROXY.
unit-taken-back = A sua unidade { NAME($place, form: "in") } volta a receber as suas ordens.
all-units-taken-back = Todos os seus PROXY permanentes foram revogados. Essas unidades voltam a receber as suas ordens.
too-much-press = Não enviada: uma pessoa pode enviar no máximo { $letters } mensagens, ou { $copies } cópias delas, por hora.
    .hint = Envie-a de novo mais tarde.
too-much-press-today = Não enviada: uma pessoa pode enviar no máximo { $letters } mensagens por dia numa partida, e esse limite foi atingido.
    .hint = Envie-a de novo amanhã, com todo o resto na mesma mensagem.
told-all-often = Outras pessoas de { $game } são avisadas disso a cada vez, e o limite por hora foi atingido.
    .hint = Envie de novo mais tarde.
press-sent = A sua mensagem segue para: { LIST($readers, type: "and") }.
press-sent-to-all = A sua mensagem segue para todos na partida.
grey-press-sent = A sua mensagem sem assinatura segue para: { LIST($readers, type: "and") }.
grey-press-sent-to-all = A sua mensagem sem assinatura segue para todos na partida.
press-sent-to-others = A sua mensagem segue para todos na partida, exceto: { LIST($left_out, type: "and") }.
grey-press-sent-to-others = A sua mensagem sem assinatura segue para todos na partida, exceto: { LIST($left_out, type: "and") }.
press-shows-broadcast = Quem a recebe vê uma mensagem geral.
press-shows-readers = Quem a recebe vê uma mensagem para: { LIST($readers, type: "and") }.
press-shows-others = Quem a recebe vê uma mensagem para todos, exceto: { LIST($left_out, type: "and") }.
press-posted = É a mensagem { $number } das que estão à espera, e segue com os resultados da fase { $phase }. Para impedir o envio, envie RECALL { $number }.
press-posted-if = É a mensagem { $number } das que estão à espera, e segue com os resultados da fase { $phase } se então isto for verdade: { $condition }. Para impedir o envio, envie RECALL { $number }.
press-late = As suas ordens estão em atraso; envie-as antes das mensagens.
press-not-held = A sua mensagem { $number } em { $game } só seguiria se isto fosse verdade: { $condition }. Não é, e por isso ela não foi enviada.
press-recalled = Nenhuma mensagem sua espera mais pelos resultados.
press-recalled-one = A mensagem { $number } não será enviada.
copies-on = A partir de agora, você recebe uma cópia de cada mensagem sua em { $game }.
copies-off = Você não recebe cópias das suas próprias mensagens em { $game }.
all-press-on = A partir de agora, você recebe cópias das mensagens entre outras pessoas em { $game }. { $told ->
        [alone] { "" }
        [no] { others-not-told }
       *[yes] Todos na partida são avisados.
    }
all-press-off = Em { $game }, você só recebe as mensagens que são para você.
broadcasts-on = Você recebe as mensagens gerais de { $game }.
broadcasts-off = Você já não recebe as mensagens gerais de { $game }. Para recebê-las de novo, envie SET BROADCAST.
diary-recorded = A nota { $number } está no seu diário. Ninguém mais pode lê-la.
diary-recorded-until = A nota { $number } está no seu diário. Ninguém mais pode lê-la antes do fim da partida; depois, todos podem.
diary-empty = O seu diário em { $game } está vazio.
    .hint = Para escrever nele, envie DIARY, o seu texto e ENDDIARY, cada um numa linha própria.
diary-listed = O seu diário em { $game } tem { $number ->
        [one] { $number } nota
       *[other] { $number } notas
    }. Para ler uma, envie DIARY READ e o número dela.
diary-shown = Este é o seu diário em { $game }.
diary-deleted = A nota { $number } foi apagada do seu diário.
press-unread = Não seguiu cópia (destinatários: { LIST($readers, type: "and") }): não há ninguém ali no momento.
everybody = todos na partida
everybody-but = todos, exceto { LIST($left_out, type: "and") }
minutes = { $number ->
        [one] { $number } minuto
       *[other] { $number } minutos
    }
seconds = { $number ->
        [one] { $number } segundo
       *[other] { $number } segundos
    }
press-leaves = A sua mensagem segue daqui a { $wait } para: { LIST($readers, type: "and") }. Para impedir o envio, responda CANCEL.
grey-press-leaves = A sua mensagem segue daqui a { $wait }, sem o seu nome, para: { LIST($readers, type: "and") }. Para impedir o envio, responda CANCEL.
press-asks = { $why } Para enviar a sua mensagem (destinatários: { LIST($readers, type: "and") }), responda YES a este e-mail. Para enviá-la a outras pessoas, responda com uma linha: PRESS TO e os nomes.
grey-press-asks = { $why } Para enviar a sua mensagem sem o seu nome (destinatários: { LIST($readers, type: "and") }), responda YES a este e-mail. Para enviá-la a outras pessoas, responda com uma linha: PRESS TO e os nomes.
press-to-everybody = Esta é uma resposta a uma mensagem geral.
press-to-observers = Esta é uma resposta a um observador, e todos os observadores leriam a sua mensagem.
press-for-one = Ela diz que não é para todos os que a leriam. Para enviá-la só a quem escreveu, use PRESS TO { $author }.
press-calls-others = Ela dirige-se a alguém que não a leria. Para enviá-la a essa pessoa, use PRESS TO { $to }.
press-forwarded = Este e-mail encaminha uma mensagem, e a resposta iria para quem a escreveu.
press-calls-judge = Dirige-se ao juiz ou à moderação, ou pergunta o que só o juiz pode dizer. Para escrever à moderação, use PRESS TO M. Para dar ordens, escreva cada uma numa linha própria.
press-below-orders = Está abaixo das suas ordens, por isso talvez seja para o juiz.
press-about-reader = Fala de um dos leitores, por isso talvez seja para o juiz ou para outra pessoa.
press-not-to-be-sent = Diz que não deve ser enviada.
press-meant-for-me = Uma das linhas parece um comando ou uma ordem; ela não foi cumprida.
press-holds-password = Uma das palavras é a sua senha, e por isso esta mensagem não foi enviada a ninguém.
    .hint = Responda de novo à mensagem sem essa palavra: uma resposta não precisa de senha.
press-holds-page-token = Ela contém o link ou o código de uma página de ordens, e por isso não foi enviada a ninguém.
    .hint = Envie a mensagem de novo sem isso.
press-may-hold-password = Ela talvez contenha uma senha: algumas palavras parecem uma, ou uma linha parece SIGN ON.
press-beside-lines = O seu e-mail também tem ordens ou comandos; eles não fazem parte da mensagem.
press-beside-doubt = A sua mensagem não foi enviada, porque as ordens do mesmo e-mail precisam da sua confirmação.
    .hint = Responda mais uma vez à mensagem, só com o seu texto.
press-among-ours = Nenhuma mensagem foi enviada, porque há frases do e-mail citado misturadas com as suas palavras.
    .hint = Responda mais uma vez só com o seu texto; ou use PRESS TO e nomes, o seu texto e ENDPRESS, cada um numa linha própria.
press-names-author = Ela contém o seu nome, que os outros não conhecem.
press-so-soon = Ela chegou tão depressa depois do e-mail do juiz que um programa pode tê-la escrito.
press-again = As mesmas palavras já tinham chegado, como se viessem de um programa.
press-tells-absence = Ela parece uma resposta automática de alguém ausente.
press-nothing-left = A sua resposta parece ter só uma saudação e uma assinatura, e por isso nenhuma mensagem foi enviada.
    .hint = Envie PRESS TO e uma potência, o seu texto e ENDPRESS, cada um numa linha própria.
press-author-unknown = A mensagem respondida não diz quem a escreveu, e por isso a sua resposta não foi enviada.
    .hint = Para chegar a quem a escreveu, envie BROADCAST, o seu texto e ENDPRESS, cada um numa linha própria.
press-author-without-power = As potências ainda não têm jogadores, e uma mensagem não pode ir só para uma delas. A sua não foi enviada.
    .hint = Envie BROADCAST, o seu texto e ENDPRESS, cada um numa linha própria.
press-of-other-start = O início de { $game } foi desfeito depois da mensagem respondida, e as potências agora têm outros jogadores. Por isso a sua resposta não foi enviada.
    .hint = Quando a partida tiver começado, envie PRESS TO e o nome de uma potência, o seu texto e ENDPRESS, cada um numa linha própria.
press-author-gone = Quem escreveu essa mensagem já não joga { NAME($power, form: "by") }; agora joga outra pessoa.
press-wants-password = Em { $game } uma resposta sozinha não é prova suficiente, e por isso a sua mensagem não foi enviada.
    .hint = Envie SIGN ON com a sua potência, { $game } e a sua senha; depois PRESS TO e nomes, o seu texto e ENDPRESS, cada um numa linha própria.
press-cancelled = A sua mensagem não será enviada.
press-game-over = { $game } terminou nesse meio-tempo, e por isso a sua mensagem não foi enviada.
press-seat-left = Você saiu de { $game } nesse meio-tempo, e por isso a sua mensagem não foi enviada.

## Why an order is impossible, as a clause; and what is doubtful about orders, after "Check:".

order-fault = { $fault ->
    [unknown_place] não existe neste tabuleiro o lugar { NAME($place) }
    [no_unit] não há unidade { NAME($place, form: "in") }
    [not_yours] a unidade { NAME($place, form: "in") } é de outra potência
    [same_province] a unidade já está ali
    [impassable] nenhuma unidade pode entrar { NAME($other, form: "in") }
    [army_to_sea] { NAME($other, form: "nominative") } é água, e um exército não pode ficar ali
    [fleet_inland] { NAME($other, form: "nominative") } não tem costa, e uma frota não pode ir para lá
    [no_border] { NAME($place, form: "nominative") } não tem fronteira com { NAME($other, form: "nominative") } que a unidade possa atravessar
    [coast_needed] { NAME($other, form: "nominative") } tem duas costas ao alcance, e a ordem não diz qual
    [coast_out_of_reach] quem está { NAME($place, form: "in") } não alcança { NAME($other, form: "nominative") }
    [no_route] nenhuma cadeia de frotas no mar liga { NAME($place, form: "nominative") } e { NAME($other, form: "nominative") }
    [route_missing] a ordem não diz o caminho por mar
    [fleet_carried] a unidade { NAME($place, form: "in") } é uma frota, e só exércitos podem ser transportados
    [helps_itself] uma unidade não pode apoiar a si mesma
    [helped_absent] não há unidade { NAME($place, form: "in") }
    [helped_cannot_go] a unidade { NAME($place, form: "in") } não poderia ir { NAME($other, form: "to") }
    [support_out_of_reach] a própria unidade não poderia ir { NAME($other, form: "to") }
    [carrier_is_army] só uma frota pode transportar
    [carrier_in_port] uma frota transporta no mar, e { NAME($place, form: "nominative") } fica na costa
    [carrier_off_route] nenhum caminho de frotas { NAME($other, form: "to") } precisa de uma frota { NAME($place, form: "in") }
    [not_dislodged] não há { NAME($place, form: "in") } unidade que tenha de se retirar
    [retreat_closed] a unidade não pode retirar-se { NAME($other, form: "to") }
    [no_build_due] não cabem mais construções
    [no_removal_due] não cabem mais remoções
    [not_a_centre] { NAME($place, form: "nominative") } não é um centro de abastecimento
    [not_a_home_centre] { NAME($place, form: "nominative") } não é um centro de origem dessa potência
    [centre_not_owned] { NAME($place, form: "nominative") } não pertence à potência
    [centre_occupied] há uma unidade { NAME($place, form: "in") }
    [no_transformation] nenhuma unidade pode mudar de tipo nesta fase
    [same_kind] a unidade { NAME($place, form: "in") } já é desse tipo
    [transformed_at_sea] nenhuma unidade pode mudar de tipo no mar
    [twice] já existe uma ordem para { NAME($place) }
    [middle_not_sea] o primeiro de dois passos tem de levar ao mar
    [end_at_sea] dois passos têm de terminar em terra, e { NAME($other, form: "nominative") } é mar
    [not_friendly] o caminho { NAME($place, form: "of") } { NAME($other, form: "to") } só está aberto para quem possui { NAME($centre, form: "nominative") }, e para as potências que deixe passar
    [step_needed] a ordem não diz qual dos dois passos apoia
    [first_step] como segunda ordem, só pode apoiar o último passo
    [no_fleet_left] cada frota dessa potência { NAME($place, form: "in") } tem outra ordem
    [lone_patrol] uma patrulha precisa de duas frotas ou mais
    [not_at_sea] só frotas no mar podem patrulhar, e { NAME($place, form: "nominative") } fica na costa
    [no_strait] { NAME($place, form: "nominative") } não é metade de um estreito
    [own_power] a ordem nomeia a própria potência
   *[no_grant] { NAME($place, form: "nominative") } não deixa ninguém passar, ou não pertence à potência
 }
order-check = { $doubt ->
    [helps_in_vain] { $order }, mas a sua ordem é { $others }.
    [own_unit_stays] { $order }, mas a sua própria unidade fica ali ({ $others }), e uma potência não pode desalojar a própria unidade.
    [against_own_unit] { $order }, mas a sua própria unidade fica ali ({ $others }): esse apoio não vale.
    [places_changed] { $order } e { $others }: duas unidades só podem trocar de lugar por comboio.
    [same_goal] { $order } e { $others } encontram-se: se nenhuma for mais forte, as duas ficam. Talvez seja essa a intenção.
    [retreats_meet] { $order } e { $others } encontram-se, e as duas unidades seriam dissolvidas.
    [convoy_broken] { $order } precisa de um comboio por todo o caminho, mas as suas ordens são { $others }.
    [convoy_by_others] { $order } precisa de um comboio, e as suas próprias frotas não cobrem todo o caminho.
    [not_lent] { $order } só vale se { NAME($owner, form: "nominative") } ceder essa unidade; até agora isso não aconteceu.
    [owner_orders] { $order } não vale enquanto { NAME($owner, form: "nominative") } der uma ordem a essa unidade.
    [lent_but_ordered] { $order } é a sua própria ordem. Nesta fase vale ela, e não o que { NAME($owner, form: "nominative") } ordenar à unidade cedida.
    [not_own_to_lend] { $order } não tem efeito: só { NAME($owner, form: "nominative") } pode ceder essa unidade.
    [impossible] { $order } não pode dar certo: { $why }.
    [annihilated] { $order } aniquila a sua frota: dois passos têm de terminar num centro de abastecimento.
    [annihilated_by_help] { $order } aniquila a sua frota, como toda frota que apoia ou transporta depois de um passo.
    [two_steps_meet] { $order } e { $others } encontram-se: se nenhuma for mais forte, uma frota de dois passos é aniquilada.
    [two_steps_halted] { $order }, mas a sua própria unidade fica ali ({ $others }), e dois passos que falham aniquilam a frota.
    [needs_support] { $order } não vale nada sem apoio, e nenhuma das suas ordens apoia o movimento.
   *[one_journey] { $order } e { $others }: só um exército por turno pode usar a ferrovia, e assim nenhum viajaria.
 }
order-only-speaks = { $order }, que é só uma mensagem.

## Orders ahead that were not used

ahead-not-asked = Nesta fase não se pede nada desse tipo.
ahead-used-up = As ordens anteriores bastaram.
ahead-no-order = Não se pode ler como uma ordem para esta fase.
