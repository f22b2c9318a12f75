### HELP of commands: what each one does. The key is the name of its class in judge/game/commands/.

help-command-register = Inscrever-se no juiz: o seu nome, o seu fuso horário e, se quiser, a sua língua.
help-command-create = Criar uma partida e moderá-la. FROM: começar com uma posição de uma partida que você modera.
help-command-sign-on = Entrar numa partida (?partida), ou dizer por qual potência você fala; M é a moderação.
help-command-practice = Começar uma partida própria contra os bots do juiz.
help-command-observe = Assistir a uma partida.
help-command-sign-off = Fim dos comandos: nada abaixo desta linha é lido.
help-command-help = Receber uma página de HELP.
help-command-list = Mostrar todas as partidas; uma; as que precisam de jogadores; as de um tabuleiro; as suas.
help-command-get = Receber um texto; GET sozinho mostra os textos.
help-command-version = Mostrar a versão do juiz.
help-command-set-zone = Escolher o fuso horário das horas nos seus e-mails, ao lado de UTC.
help-command-set-language = Escolher a língua dos seus e-mails. Você pode escrever em qualquer língua que o juiz lê.
help-command-set-style = Escolher como as ordens aparecem nos seus e-mails. Você pode escrevê-las em qualquer estilo.
help-command-set-profile = Escolher o que WHO IS e INFO PLAYER mostram sobre você. Numa partida, valem as regras dela.
help-command-standby = Entrar na lista de reservas: o juiz pergunta quando uma potência está em atraso ou livre, em qualquer partida ou numa só. YES aceita.
help-command-set-mail = Receber e-mails na hora, uma vez por dia, ou com os resultados; com ou sem avisos de atraso; STOP: sem lembretes.
help-command-forgot-password = Pedir um código, que vai para o seu endereço inscrito.
help-command-reset-password = Definir uma nova senha com o código recebido.
help-command-set-map = Receber o mapa com os resultados como imagem, como desenho anexado, como link, ou não o receber.
help-command-set-calendar = Receber prazos como anexos para o seu programa de calendário.
help-command-set-subject = Não mostrar no assunto dos resultados o que aconteceu às suas unidades.
help-command-confirm = Confirmar um pedido do juiz, com o código que ele enviou.
help-command-yes = Dizer sim a uma pergunta do juiz, em resposta a ela.
help-command-cancel = Dizer não a uma pergunta do juiz; sem código, cancelar tudo o que está pendente na partida.
help-command-other-address = Escrever também de outro endereço; os dois recebem antes uma pergunta. I AM NOT retira-o.
help-command-game-status = Mostrar as suas partidas e os prazos; com o nome de uma, o resumo dela.
help-command-summary = Mostrar quem jogou e quando, as configurações, e a quem pertencia cada centro em cada ano.
help-command-history = Receber de novo todos os resultados, e o que aconteceu; ou só os resultados, sem essas fases.
help-command-why = Por que uma ordem deu certo ou falhou, na última fase ou em outra; sozinho: as suas.
help-command-resend = Receber de novo os últimos resultados, ou os de outra fase, com o mapa.
help-command-map-own-orders = Receber o mapa com as suas ordens em vigor, antes de serem resolvidas.
help-command-try = Ver que resultado dariam ordens de qualquer potência, com o mapa. Nada disso vale.
help-command-who-game = Mostrar quem está numa partida; FULL: com os perfis.
help-command-who-is = Procurar pessoas cujo nome começa assim, se o mostram.
help-command-my-addresses = Mostrar os endereços de onde você pode escrever, e para onde vão os seus e-mails.
help-command-info-player = O histórico de um jogador, se ele o mostra; GET DEDICATION mostra o seu.
help-command-process = Resolver agora. Indicar a fase é mais seguro; NOW dispensa as ordens em falta.
help-command-predict = Ver como a fase seria resolvida, também com outras ordens ou linhas ADJUST. Nada muda.
help-command-rollback = Desfazer a última fase, as últimas n, ou todas a partir de uma; UNDO desfaz isso.
help-command-undo = Desfazer um ROLLBACK ou ADJUST até a próxima fase ser resolvida, ou um fim por uma semana.
help-command-set-deadline = Mudar o prazo desta fase; a tolerância muda com ele.
help-command-set-grace = Mudar o fim da tolerância desta fase.
help-command-set-start = Definir a hora mais cedo em que a partida começa, ou em que esta fase é resolvida.
help-command-begin = Iniciar agora uma partida completa. FORCE BEGIN inicia-a quando mais da metade das potências tem jogador.
help-command-assign = Escolher quem recebe uma potência antes do início: por endereço, ou pelo número em LIST.
help-command-unstart = Desfazer o início, até a primeira fase ser resolvida.
help-command-set-setting = Mudar uma configuração da partida; HELP SETTINGS mostra todas.
help-command-set-access = Escolher quem pode entrar ou moderar. Havendo alguém permitido, ninguém mais pode entrar. Um menos retira da lista.
help-command-approve = Admitir um jogador que precisa de aprovação (SET APPROVAL): por endereço, ou pelo número em LIST.
help-command-pause = Parar o relógio. Com um dia, no máximo 60 dias à frente, ele volta a andar então.
help-command-resume = Religar o relógio com o tempo que restava; ou, por uma semana, desfazer um fim.
help-command-eject = Retirar um jogador ou observador da partida.
help-command-admit = Deixar voltar alguém que foi retirado.
help-command-promote = Pedir a alguém que modere com você; com YES, ele passa a moderar.
help-command-hand-over = Entregar a partida a outra pessoa, que passa a moderar em seu lugar com a resposta YES.
help-command-become = Agir por uma potência nas linhas abaixo.
help-command-terminate = Terminar a partida sem resultado.
help-command-declare = Terminar a partida com um resultado e um motivo que todos leem; ROLLBACK desfaz-o.
help-command-accept-late = ACCEPT: fazer valer as ordens em atraso de uma potência, ou todas as pendentes, onde é preciso aprová-las. REJECT: não valem; os seus jogadores são avisados.
help-command-adjust = Corrigir unidades, centros ou a fase; todos veem o motivo.
help-command-set-rules = Escolher todas as configurações de um tipo de partida. De vários, valem os últimos.
help-command-set-like = Copiar as configurações de outra partida; depois do início desta, só as que ainda podem mudar.
help-command-announce = Dizer algo a todos na partida; ALL: a todos em todas as partidas que você modera.
help-command-create-series = Criar uma série. Entra-se nela como numa partida, e ROUND inicia as partidas.
help-command-open-round = Iniciar tantas partidas quantas os jogadores preenchem, ou n; uma dos melhores; ou partidas distribuídas por você.
help-command-table = Mostrar a tabela de uma série, ou de uma das rodadas (SET SCORING, SET BEST).
help-command-phase-ahead = Dar as ordens abaixo para uma fase futura, até cinco anos à frente.
help-command-clear = Apagar ordens para fases futuras; com ALL, todas as ordens; ou as de uma fase.
help-command-add-orders = Juntar as ordens deste e-mail às anteriores, onde as substituiriam.
help-command-lend-standing = Ceder uma das suas unidades, ou todas, a outra potência até revogar.
help-command-revoke-proxy = Retomar uma unidade cedida até revogar, ou todas.
help-command-set-wait = WAIT: não resolver antes do prazo, porque as suas ordens ainda podem mudar. NOWAIT acaba com isso.
help-command-set-preference = Dizer quais potências você prefere, por ordem de preferência; entre colchetes, iguais.
help-command-set-password = Mudar a sua senha nesta partida.
help-command-set-address = Receber todos os e-mails em outro endereço. O antigo tem de responder CONFIRM.
help-command-press = Enviar uma mensagem a algumas potências, à moderação (M), aos observadores (O), ou a ALL BUT T. POSTAL PRESS espera pelos resultados.
help-command-broadcast = Enviar uma mensagem a todos na partida.
help-command-recall = Cancelar as suas mensagens que esperam pelos resultados, ou uma delas.
help-command-set-press-wish = Receber cópias das suas mensagens, ou das de outras pessoas; receber mensagens gerais ou não.
help-command-record-diary = Escrever uma nota no diário, que ninguém mais pode ler antes do fim.
help-command-read-diary = Listar as suas notas do diário, ou lê-las.
help-command-delete-diary = Apagar de vez uma nota do diário.
help-command-say-here = Responder à chamada de uma partida completa. Um YES em resposta faz o mesmo.
help-command-resign = Sair da partida. É preciso responder CONFIRM dentro de um dia; senão, você fica.
help-command-partner = Jogar com alguém pela sua potência: um YES dessa pessoa inicia isso, um menos termina isso.
help-command-permit-spectator = Mostrar a um observador o que a sua potência recebe; WITH ORDERS também o que você envia.
help-command-set-draw = Votar nesta fase por um empate entre todas as potências sobreviventes, ou entre algumas (NO DIAS).
help-command-set-concede = Votar nesta fase por ceder a vitória a uma potência; ela vence se todas as outras concordarem.
help-command-swap = Trocar os jogadores de duas potências: a moderação propõe, e os dois jogadores concordam.
help-command-propose = Propor um fim para a partida. Todos recebem a pergunta; ninguém sabe quem propôs.
help-command-cast-vote = Votar numa proposta. Se houver várias, indique o número.
help-command-withdraw-proposal = Retirar a sua própria proposta. Todos são avisados da retirada.
help-command-set-absence = Dizer quando você estará ausente: nenhum prazo para as suas ordens cai nesses dias.
help-command-end-absence = Dizer que você voltou, agora ou a partir de um dia. O prazo atual fica.
help-command-extend = Pedir à moderação um prazo maior; ela responde com uma palavra.

## The topics under which they stand.

help-topic-joining = Entrar: a sua inscrição e o seu lugar numa partida
help-topic-asking = Perguntar: ver algo sem mudar nada
help-topic-playing = Jogar: tudo, menos as próprias ordens
help-topic-talking = Conversar: mensagens entre jogadores
help-topic-votes = Votar: como os jogadores terminam a partida
help-topic-mastering = Moderar: conduzir uma partida
help-topic-series = Séries: torneios de várias partidas

## Who can send them.

help-role = { $role ->
    [anyone] qualquer pessoa
    [registered] quem tem inscrição
    [observer] todos na partida
    [player] jogadores
    [master] a moderação
   *[keeper] a administração do juiz
 }
help-for-role = Para { help-role }.
