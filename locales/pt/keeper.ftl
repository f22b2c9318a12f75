### What the judge keeper is told.

mail-failed = Um e-mail não pôde ser lido
mail-failed-detail = O e-mail { $mail } falhou { $tries } vezes. Para vê-lo: judge mails show { $mail }
mail-died-detail = O juiz caiu { $deaths } vezes enquanto lia o e-mail { $mail }. Para vê-lo: judge mails show { $mail }
master-unreachable = Os e-mails à moderação de { $game } são devolvidos
deadlines-held = Prazos suspensos, porque a caixa de correio não pode ser lida
deadlines-held-detail = Estas partidas esperam desde { TIME($since, style: "date-and-second") } UTC: { $games }. Elas continuam automaticamente assim que a caixa de correio for lida. O erro: { $why }. Para saber mais, execute `judge doctor`.
faulty-mail = Um e-mail da caixa de correio não pode ser lido
faulty-mail-detail = É o e-mail { $number } (o UID) de { $sender }, assunto: { CUT($subject, max: 100) }. O juiz tenta desde { TIME($since, style: "date-and-clock") } UTC: { $why }. Ele lê todos os outros e-mails e continua a tentar este. Até que seja lido, mas no máximo até { TIME($until, style: "date-and-clock") } UTC, os prazos das partidas do remetente ficam suspensos; se o remetente não é conhecido, os de todas as partidas. Peça ao remetente que o envie de novo, e mova-o para outra pasta da caixa. Então os prazos voltam a correr.
faulty-mail-released = Os prazos já não esperam por um e-mail que não pode ser lido
faulty-mail-released-detail = O e-mail { $number } (o UID) de { $sender }, assunto: { CUT($subject, max: 100) }, não pôde ser lido durante um dia: { $why }. As partidas continuam sem ele. O juiz continua a tentar. Para parar isso, mova-o para outra pasta da caixa.
status-faulty-mail = O e-mail { $number } de { $sender } na caixa de correio não pode ser lido desde { TIME($since, style: "date-and-clock") } UTC: { $why }. Assunto: { CUT($subject, max: 60) }. Peça ao remetente que o envie de novo, e mova-o para outra pasta
undrawn = Um mapa não pôde ser desenhado
undrawn-detail = O juiz não consegue desenhar o tabuleiro { $board } ({ $why }; para o lugar, veja o log). Os e-mails seguem sem o mapa; o texto deles está completo. Isto é um erro do programa: comunique-o. Esta mensagem não virá de novo.
game-fails = A partida { $game } não pode ser resolvida
game-fails-detail = O juiz não consegue atualizar { $game } ({ $why }; para o lugar, veja o log). As outras partidas continuam. O juiz continua a tentar e depois faz o que estava pendente. Execute judge db check. Se isso não encontrar nada, é um erro do programa: comunique-o. Para ver as partidas que ainda falham, execute `judge keeper games`.
game-paused-itself = A partida { $game } foi pausada automaticamente
master-silent = A partida { $game } espera pela moderação
master-silent-detail = Ela espera desde { $since }, e os jogadores foram avisados. Para acrescentar alguém (ou você) à moderação: `judge keeper game { $game } promote ADDRESS`. Para substituir quem modera: `judge keeper game { $game } hand-over ADDRESS`.
master-leaves = Quem modera { $game } quer sair
master-leaves-detail = Ninguém mais a modera. Para entregá-la a alguém: `judge keeper game { $game } hand-over ADDRESS`. Quem modera recebeu a explicação de como fazer isso por e-mail.
game-paused-itself-detail = Metade das potências já não tem jogador, ou há duas semanas ninguém assume uma. A moderação foi avisada. A partida não envia e-mails até a moderação enviar RESUME. Para terminá-la: `judge keeper game { $game } end`.
outage = O juiz esteve fora do ar por algum tempo
outage-moved = De { TIME($since, style: "date-and-second") } a { TIME($until, style: "date-and-second") } UTC o juiz não funcionou, ou o relógio da máquina estava errado. Prazos foram mudados em: { $games }.
outage-without-deadline = De { TIME($since, style: "date-and-second") } a { TIME($until, style: "date-and-second") } UTC o juiz não funcionou, ou o relógio da máquina estava errado. Nenhum prazo caiu nesse período.
sending-refused = O servidor de e-mail rejeita os e-mails do juiz
sending-refused-detail = Desde { TIME($since, style: "date-and-second") } UTC o servidor de e-mail rejeitou e-mails a um destinatário após outro. Ele diz: { $why }. Nada se perdeu. O juiz tenta um e-mail por hora, e envia o resto assim que um passar. Se o provedor limita o número de e-mails, defina `[outgoing] per_day` ou `per_hour` no judge.toml. Se ele não confia no juiz, execute `judge doctor`.
clock-back = O relógio da máquina foi atrasado
clock-back-detail = Ele passou de { TIME($since, style: "date-and-second") } a { TIME($until, style: "date-and-second") } UTC. Nenhum prazo mudou. Os prazos seguem este relógio; se a hora mais cedo está errada, corrija-o. Para conferir: `timedatectl`
questions-wait = Escrevem muitos desconhecidos
questions-wait-detail = Numa hora escrevem mais desconhecidos do que aqueles a quem o juiz pode responder, ou perguntar se querem e-mails: { $most } ao todo, { $domain } de um domínio. Os outros esperam; nenhum se perde. Se os endereços são inventados, execute `judge keeper person @DOMAIN ban`. Se são um clube, aumente [limits] newcomers no judge.toml. Esta mensagem vem uma vez por dia.
status-questions-wait = { $mails ->
        [one] { $mails } pessoa desconhecida espera por resposta, ou pela pergunta se quer e-mails,
       *[other] { $mails } pessoas desconhecidas esperam por resposta, ou pela pergunta se querem e-mails,
    } porque o limite por hora foi atingido ([limits] newcomers).
status-clock-back = O relógio foi atrasado: o juiz já funcionava em { TIME($since, style: "date-and-clock") } UTC. Veja o log
judge-part = { $part ->
    [mailbox] caixa de correio
    [sending] envio
    [sending-limit] limite de envio
    [site] site
    [ratings] lista de resultados
    [pictures] imagens
   *[work] trabalho
 }
status-idle = { $part }: sem atividade desde { TIME($since, style: "date-and-clock") } UTC. Verifique se o juiz funciona: systemctl status judge
status-mailbox-idle = caixa de correio: não lida desde { TIME($since, style: "date-and-clock") } UTC. Verifique se o juiz funciona: systemctl status judge. Se ele já não lê nenhuma: judge keeper forget-mailbox
status-never-worked = Nem judge run nem judge once usaram ainda esta base de dados. Inicie um deles.
status-trouble = { $part }: falha desde { TIME($since, style: "date-and-clock") } UTC: { $why }. Para saber mais: judge doctor
status-game-fails = { $game } não é resolvida desde { TIME($since, style: "date-and-clock") } UTC ({ $why }). Veja o log, e execute judge db check
status-held = Prazos suspensos, o mais antigo desde { TIME($since, style: "date-and-clock") } UTC: { $games }
status-waiting = { $mails ->
        [one] { $mails } e-mail espera
       *[other] { $mails } e-mails esperam
    } pela leitura, o mais antigo desde { TIME($since, style: "date-and-clock") } UTC. Para ver: judge mails list
status-unsent = { $mails ->
        [one] { $mails } e-mail espera
       *[other] { $mails } e-mails esperam
    } pelo envio, o mais antigo desde { TIME($since, style: "date-and-clock") } UTC. Para ver a causa: judge doctor
status-set-aside = { $mails ->
        [one] { $mails } e-mail está
       *[other] { $mails } e-mails estão
    } em quarentena. Repita ou descarte cada um: judge mails list
status-unsendable = { $mails ->
        [one] { $mails } e-mail a outras pessoas não foi enviado: falhou, ou está retido depois de uma restauração
       *[other] { $mails } e-mails a outras pessoas não foram enviados: falharam, ou estão retidos depois de uma restauração
    }. Para ver: judge mails list
status-disk = Só há { $free } MB livres em disco. Um disco cheio para o juiz
status-disk-full = O disco está cheio: nenhum e-mail e nenhuma ordem pode ser guardada
status-read-only = O disco só permite leitura: nenhum e-mail e nenhuma ordem pode ser guardada. Para o motivo, veja o log do sistema
status-closed = Novas partidas e inscrições estão fechadas desde { TIME($since, style: "date-and-clock") } UTC. Para abri-las: judge keeper open
status-no-backup = Ainda não há cópia de segurança. Para fazer uma: judge db backup
status-old-backup = A última cópia de segurança é de { TIME($since, style: "date-and-clock") } UTC. Para fazer uma: judge db backup
