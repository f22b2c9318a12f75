### What emails that answer no line say: `email-` and the name of the template, its parts as attributes.

email-another-answered = Alguém respondeu de outro endereço a uma pergunta enviada a você. Essa resposta não vale, e nada foi feito. A pergunta ainda precisa da sua resposta.
    .subject = Resposta de outro endereço
    .advice = Se a pergunta foi passada adiante por você, responda a ela deste endereço, ou não faça nada. Se não foi, outra pessoa lê os seus e-mails.
email-token-used = Um e-mail de { $sender } tinha o código que o juiz lhe enviou, e com ele respondeu { $answer ->
        [no] NO
       *[yes] YES
    }.
    .subject = Uma pergunta a você foi respondida de outro endereço
    .password-subject = Uma nova senha foi definida a partir de outro endereço
    .password = Um e-mail de { $sender } tinha o código que o juiz lhe enviou, e com ele definiu uma nova senha para o seu lugar em '{ $game }'.
    .line = { $answer ->
        [no] Um e-mail de { $sender } tinha o código que o juiz lhe enviou, e com ele cancelou isto:
       *[yes] Um e-mail de { $sender } tinha o código que o juiz lhe enviou, e com ele confirmou isto:
    }
    .counts = Isso vale: quem tem um código pode agir por você. Se não foi você nem alguém a seu pedido, outra pessoa lê os seus e-mails, ou um e-mail do juiz foi passado adiante.
    .another = Para receber um código e escolher outra senha, envie esta linha deste endereço:
    .advice = { $whom ->
        [master] Avise já a moderação da partida ou a administração do juiz: { $keeper }
       *[keeper] Avise já a administração do juiz: { $keeper }
    }
email-copy-of-record = { $what ->
        [orders] Um e-mail de { $sender } com a senha certa deu ordens { NAME($power, form: "by") } em '{ $game }'. Elas valem. Se não foi você nem alguém a seu pedido, envie agora as suas ordens (valem as últimas) e mude a senha com SET PASSWORD.
       *[email] Um e-mail de { $sender } com a senha certa agiu { NAME($power, form: "by") } em '{ $game }'. Isso vale. Se não foi você nem alguém a seu pedido, envie agora as suas ordens (valem as últimas) e mude a senha com SET PASSWORD.
    }
    .subject = { $what ->
        [orders] { $whose ->
            [yours] { $power }: ordens de outro endereço seu
           *[another] { $power }: ordens de outro endereço
        }
       *[email] { $whose ->
            [yours] { $power }: um e-mail de outro endereço seu
           *[another] { $power }: um e-mail de outro endereço
        }
    }
    .master-subject = A moderação agiu { NAME($power, form: "by") }
    .partner-subject = { $power }: cópia de quem joga com você
    .password-subject = A sua senha foi mudada
    .looked = { $named ->
        [yes] { $master }, da moderação, agiu { NAME($power, form: "by") } em '{ $game }': ocupou o lugar, pôde ver as ordens e não mudou nada. As suas próprias ordens continuam a valer.
       *[no] A moderação agiu { NAME($power, form: "by") } em '{ $game }': ocupou o lugar, pôde ver as ordens e não mudou nada. As suas próprias ordens continuam a valer.
    }
    .by-master = { $named ->
        [yes] { $master }, da moderação, agiu { NAME($power, form: "by") } em '{ $game }'. As suas próprias ordens voltam a valer assim que forem enviadas (valem as últimas).
       *[no] A moderação agiu { NAME($power, form: "by") } em '{ $game }'. As suas próprias ordens voltam a valer assim que forem enviadas (valem as últimas).
    }
    .partner = { $sender } joga com você { NAME($power, form: "by") } em '{ $game }' e enviou um e-mail. Vale a última ordem de qualquer dos dois.
    .partner-from = Um e-mail de { $sender }, com a senha da outra pessoa que joga { NAME($power, form: "by") } em '{ $game }', agiu por essa potência. Vale a última ordem.
    .password = Um e-mail de { $sender } com a senha certa mudou a sua senha { NAME($power, form: "by") } em '{ $game }'. A antiga já não vale. Se não foi você nem alguém a seu pedido, envie esta linha deste endereço e escolha outra senha com o código que receber:
    .then = Depois, envie as suas ordens (valem as últimas).
    .also = Um e-mail de { $sender } agiu { NAME($power, form: "by") } em '{ $game }'. Esse endereço é um dos seus, e por isso vale. Se não foi você, envie agora as suas ordens (valem as últimas). Para que os e-mails de lá deixem de valer como seus, envie esta linha deste endereço:
    .known-there = A sua senha vale de qualquer endereço. Se ela pode ser conhecida lá, escolha outra com o código que receber por esta linha:
    .tell-master = Avise a moderação: PRESS TO M.
email-copy-for-spectator = Quem joga { NAME($power, form: "by") } em '{ $game }' deixa você ver o que envia.
    .subject = Ordens: { $power }
email-copy-for-master = Um e-mail de { $sender } com a sua senha agiu pela moderação de '{ $game }' e vale. Se não foi você nem alguém a seu pedido, escolha já outra senha:
    .subject = Alguém agiu pela moderação a partir de outro endereço
    .password-subject = A sua senha de moderação foi mudada
    .password = Um e-mail de { $sender } com a sua senha mudou a sua senha de moderação de '{ $game }'. A antiga já não vale. Se não foi você nem alguém a seu pedido, envie esta linha deste endereço e escolha outra com o código que receber:
email-password-shared = Alguém que joga em '{ $game }' acaba de escolher para si a sua senha: ouviu-a de alguém, ou adivinhou. Essa pessoa talvez não saiba que é a senha da moderação, mas quem a experimentar como senha da moderação pode agir por você. Mude-a agora:
    .subject = Um jogador tem a mesma senha da moderação
email-password-token = Alguém, provavelmente você, pediu uma nova senha na partida '{ $game }'. Para defini-la, envie esta linha a { $address }:
    .subject = Uma nova senha
    .none-yet = O seu lugar na partida '{ $game }' ainda não tem senha. Respostas a e-mails do juiz não precisam de senha. Para qualquer outro e-mail sobre a partida, defina uma, enviando esta linha a { $address }:
    .token = Em vez de { $placeholder }, escreva a senha que quiser. O código vale uma vez, até { $expires }.
    .several = Ele define a senha de cada um dos seus lugares na partida.
    .not-you = Se o pedido não foi seu, não faça nada: a sua senha fica como está.
email-passwords-tried = { $seat ->
        [power] Pelo menos { $number } e-mails tentaram senhas erradas { NAME($power, form: "by") } em '{ $game }' neste mês. O último veio de { $sender }.
        [master] Pelo menos { $number } e-mails tentaram senhas erradas da moderação de '{ $game }' neste mês. O último veio de { $sender }.
       *[player] Pelo menos { $number } e-mails tentaram senhas erradas de um jogador em '{ $game }' neste mês. O último veio de { $sender }.
    }
    .subject = Senhas erradas para o seu lugar
    .unlocked = Nada foi bloqueado, nada mudou na partida, e não é preciso fazer nada. Os seus e-mails com a senha certa continuam a valer. Se isso continuar, e-mails com a senha certa podem ficar retidos até você confirmar, sobretudo os de endereços que não são seus. A pergunta chegará aqui.
    .advice = Uma senha longa que não seja uma palavra comum é segura. Para definir outra, envie SET PASSWORD. Se a senha foi esquecida, envie FORGOT PASSWORD { $game } para receber um código.
email-notices-left-out = Chegaram em seu nome mais e-mails do que os avisos que o juiz envia um por um: cinco por hora, um deles reservado para uma senha mudada:
    .subject = Mais e-mails em seu nome
    .of-master = A moderação agiu por você em mais e-mails do que os avisos que o juiz envia um por um, que são quatro por hora:
    .by-master = { $number ->
        [one] Em '{ $game }', { $number } e-mail da moderação agiu { NAME($power, form: "by") } e vale.
       *[other] Em '{ $game }', { $number } e-mails da moderação agiram { NAME($power, form: "by") } e valem.
    }
    .as-master = { $number ->
        [one] Em '{ $game }', { $number } e-mail com a sua senha, de outro endereço, agiu pela moderação e vale.
       *[other] Em '{ $game }', { $number } e-mails com a sua senha, de outro endereço, agiram pela moderação e valem.
    }
    .for-power = { $number ->
        [one] Em '{ $game }', { $number } e-mail de outro endereço agiu { NAME($power, form: "by") } e vale.
       *[other] Em '{ $game }', { $number } e-mails de outro endereço agiram { NAME($power, form: "by") } e valem.
    }
    .held = { $number ->
        [one] Em '{ $game }', { $number } e-mail com a sua senha não teve efeito, porque o limite de perguntas a você foi atingido.
       *[other] Em '{ $game }', { $number } e-mails com a sua senha não tiveram efeito, porque o limite de perguntas a você foi atingido.
    }
    .ask = Para ver o que vale agora, envie SIGN ON com a sua potência e, abaixo, LIST. As suas próprias ordens voltam a valer assim que forem enviadas. Para perguntar à moderação, use PRESS TO M.
    .password = { $which ->
        [others] Se os outros não foram seus nem a seu pedido, alguém conhece a sua senha.
       *[all] Se não foi você nem alguém a seu pedido, alguém conhece a sua senha.
    } Envie SIGN ON com ela. Abaixo, envie LIST para ver o que vale agora, e SET PASSWORD com outra.
email-told-together = { $whose ->
        [several] Várias pessoas fizeram tantas coisas numa hora que você receberia e-mails demais.
       *[one] Uma pessoa fez tantas coisas numa hora que você receberia e-mails demais.
    } { $number ->
        [one] Este e-mail esperou por outros.
       *[other] Estes { $number } e-mails vêm juntos, o mais antigo primeiro.
    }
    .subject = { $number } e-mails em um
    .left-out = { $number ->
        [one] { $number } e-mail anterior dos mesmos tipos ficou de fora: os posteriores estão abaixo.
       *[other] { $number } e-mails anteriores dos mesmos tipos ficaram de fora: os posteriores estão abaixo.
    }
    .deadline = O prazo da partida '{ $game }' é agora { $deadline }.
    .closed = (Esta pergunta está encerrada: respostas a ela já não valem.)
    .yes = Para dizer sim, { reply-with-yes }, ou envie esta linha:
    .this-one = Para dizer sim a esta, envie esta linha:
    .list = Para ver o estado atual de uma partida, envie LIST e o nome dela.
    .press = O texto de uma resposta a este e-mail não vai para ninguém. Para responder a uma mensagem, envie PRESS TO e a letra de uma potência, ou PRESS TO M para a moderação; depois o seu texto e ENDPRESS, tudo abaixo de SIGN ON.
email-digest = O que aconteceu na partida '{ $game }' desde ontem:
    .subject = { $number ->
        [one] Resumo: { $number } e-mail
       *[other] Resumo: { $number } e-mails
    }
    .with-results = O que mais aconteceu na partida '{ $game }' desde os últimos resultados:
    .press = Para responder a uma mensagem daqui, envie PRESS TO potência, o seu texto e ENDPRESS, cada um numa linha própria.
    .advice = A sua escolha foi receber estes e-mails juntos. Para voltar a receber cada um na hora, envie SET MAIL ALL.
email-keeper-note = Para a administração: { $what }
email-keeper-report = Precisa da sua atenção:
    .subject = Para a administração: a semana
    .nothing = Nada precisa da sua atenção.
    .week = Os últimos sete dias:
    .in = E-mails recebidos:
    .out = E-mails enviados:
    .phases = Fases:
    .judged = resolvidas: { $phases }; prazos terminados com ordens em falta: { $late }
    .games = Partidas:
    .created = criadas: { $created }; terminadas: { $ended }
    .people = Pessoas:
    .registered = inscritas: { $people }
    .altogether = No total:
    .banned = { $people }; banidas: { $banned }
    .database = Base de dados:
    .size = { $megabytes } MB; { $free } MB livres em disco
    .backup = Última cópia de segurança:
    .again = Para o mesmo relatório a qualquer hora: judge keeper report
    .stop = Para parar este e-mail: report = false em [judge] no judge.toml
    .fate = { $fate ->
        [applied] aplicados
        [ignored] ignorados
        [refused] rejeitados
       *[quarantined] em quarentena
    }: { $number }
    .state = { $state ->
        [forming] em formação
        [running] em andamento
        [paused] em pausa
       *[finished] terminadas
    }: { $number }
    .no-games = nenhuma
email-deadline-held = No momento, o juiz não consegue ler a sua caixa de correio, onde pode haver ordens que chegaram a tempo. Nada é resolvido antes de ela ser lida. Depois a partida continua automaticamente, e vale cada ordem que chegou dentro do prazo. A administração do juiz foi avisada: { $keeper }
    .subject = Prazo suspenso
    .passed = O prazo da partida '{ $game }' terminou:
    .advice = Não é preciso fazer nada. Se os seus jogadores perguntarem: os e-mails deles estão em segurança, à espera.
email-start-moved = A partida '{ $game }' não começará antes de { $start }, mesmo com todos os lugares ocupados.
    .subject = Novo início: { $start }
    .by = A partida '{ $game }' não começará antes de { $start }, mesmo com todos os lugares ocupados. { $who } definiu isso.
    .phase = A fase atual da partida '{ $game }' não será resolvida antes de { $start }, mesmo com todas as ordens. O prazo não muda.
    .phase-by = A fase atual da partida '{ $game }' não será resolvida antes de { $start }, mesmo com todas as ordens. O prazo não muda. { $who } definiu isso.
email-game-fails = O juiz tem um problema com a partida '{ $game }' e não pode continuá-la. A administração do juiz foi avisada e deve corrigi-lo: { $keeper }
    .subject = { $game } parou
    .advice = Os e-mails que já chegaram estão guardados. Enquanto isso, nenhuma fase desta partida é resolvida. Não é preciso fazer nada; avise os seus jogadores se perguntarem.
email-game-lost = Os dados da partida '{ $game }' no juiz estão danificados e já não podem ser lidos. A administração do juiz removeu a partida: ela termina aqui, sem resultado.
    .subject = { $game } não pode continuar
    .advice = Os e-mails recebidos continuam a ser seus, e as suas outras partidas continuam. Não é preciso fazer nada. Em caso de dúvida, escreva à administração do juiz:
email-late-orders-asked = As ordens { NAME($power, form: "of") } na partida '{ $game }' chegaram depois do prazo, e nenhuma tinha chegado antes. Elas estão guardadas e só valem se você as aceitar.
    .subject = Ordens em atraso: responda YES para aceitá-las
    .subject-of = Ordens em atraso ({ $power }): responda YES para aceitá-las
    .secret = As ordens de uma potência na partida '{ $game }' chegaram depois do prazo, e nenhuma tinha chegado antes. A partida não revela qual é a potência. As ordens estão guardadas e só valem se você as aceitar.
    .yes = Para aceitá-las, { reply-with-yes }, ou envie esta linha abaixo do seu SIGN ON:
    .below = As ordens não aparecem aqui.
    .together = Assim se aceitam todas as ordens em atraso que estão à espera, porque alguém da moderação desta partida joga ou jogou nela. As ordens não aparecem aqui.
    .no = Com a resposta NO, o juiz avisa o jogador na hora de que elas não valem, com o que mais for escrito. Sem resposta, elas não são usadas, e o jogador é avisado quando a fase for resolvida.
email-late-orders-told = As suas ordens ({ $power }, { $season }) chegaram depois do prazo. A moderação de '{ $game }' não as aceitou, e por isso não foram usadas:
    .subject = { $fate ->
        [no] As suas ordens em atraso não valem
       *[yes] As suas ordens em atraso valem
    }
    .accepted = A moderação de '{ $game }' aceitou as ordens que chegaram { NAME($power, form: "of") } depois do prazo. Elas valem:
    .in-time = O prazo de '{ $game }' passou para uma hora posterior às suas ordens em atraso ({ $power }). Agora elas estão dentro do prazo e valem:
    .declined = A moderação de '{ $game }' não aceita as ordens que chegaram { NAME($power, form: "of") } depois do prazo ({ $season }). Elas não valem, a menos que isso mude antes de a fase ser resolvida:
email-master-awaited = Todas as ordens da partida '{ $game }' chegaram. A fase só é resolvida quando você mandar (MANUAL PROCESS). Para resolvê-la, envie:
    .subject = Espera-se o seu PROCESS
    .missing = A tolerância da partida '{ $game }' terminou, e ainda faltam ordens ({ $powers }). A fase só é resolvida quando você mandar (MANUAL PROCESS). Para resolvê-la, envie:
    .advice = Para que o juiz faça isso automaticamente, envie SET NO MANUAL PROCESS.
email-adjusted = A moderação corrigiu a partida '{ $game }'. O motivo:
    .subject = Correção
    .blind = O tabuleiro abaixo mostra o que a sua potência pode ver.
    .phase = { $when ->
        [now] A fase é agora { $phase }; era { $before }.
       *[then] A fase passou a ser { $phase }; era { $before }.
    }
    .orders-gone = As ordens recebidas até agora não valem. Votos e WAITs foram apagados.
    .orders-stay = Todas as ordens continuam a valer, exceto as de unidades corrigidas e as construções e remoções que já não são possíveis. Votos e WAITs foram apagados. Nada é resolvido antes do prazo, a menos que a moderação mande.
    .fallen = Suas ordens que já não valem:
    .judged-since = A fase foi resolvida depois disso. Os resultados estão em outro e-mail.
email-rolled-back = A moderação fez a partida '{ $game }' voltar à fase { $phase }, que está aberta de novo.
    .subject = De volta à fase { $phase }
    .undone-subject = Volta desfeita: de novo na fase { $phase }
    .adjust-undone-subject = Correção desfeita: na fase { $phase }
    .undone = A moderação desfez o ROLLBACK da partida '{ $game }'. Ela está de novo na fase { $phase }.
    .adjust-undone = A moderação desfez a correção (ADJUST) da partida '{ $game }'. Ela está na fase { $phase }, como antes.
    .ended = { $ending ->
        [victory] A partida tinha terminado com uma vitória ({ $powers }) e continua: esse fim já não vale.
        [draw] A partida tinha terminado com um empate ({ $powers }) e continua: esse fim já não vale.
       *[terminated] A partida tinha terminado sem resultado e continua: esse fim já não vale.
    }{ $rated ->
        [yes] {" "}Ela não está em nenhuma lista de resultados até terminar de novo, e as suas estatísticas vêm com esse fim.
       *[no] {""}
    } O que os jogadores fizeram até agora fica no histórico deles.
    .void = ESTES RESULTADOS JÁ NÃO VALEM: { $phases }. Deixe de lado os e-mails com eles. Eles ficam na história da partida; para vê-los, envie HISTORY { $game }.
    .again = Estes resultados voltam a valer, como foram enviados: { $phases }.
    .left = As ordens para a fase { $phase } não valem.
    .changes = O QUE FICA, O QUE MUDA
    .practice = Unidades e centros estão como no começo da fase { $phase }. Envie novas ordens; os bots também as darão.
    .as-before = Unidades, centros e as ordens da fase { $phase } estão como antes do { $command }.
    .anew = Unidades e centros estão como no começo da fase { $phase }. As ordens com que ela foi resolvida não voltam a valer, porque quem modera e voltou atrás também joga e as viu. Todos têm de enviar novas ordens.
    .orders-count = Unidades e centros estão como no começo da fase { $phase }. As ordens com que ela foi resolvida voltam a valer, como foram enviadas. Ninguém precisa enviá-las de novo, e todos podem mudá-las.
    .rest = Linhas guardadas para fases futuras ficam. WAITs e votos por um empate ou para ceder a vitória foram apagados. Propostas e os votos nelas ficam. Os PROXY permanentes estão como estavam então, se não terminaram depois. Jogadores, ausências, configurações e mensagens estão como agora.
    .judged-since = A fase { $phase } foi resolvida de novo depois disso. Os resultados, que valem, vêm no próximo e-mail.
    .to-adjust = Para fazer a correção de novo, envie ADJUST.
    .to-go-back = Para voltar atrás de novo, envie ROLLBACK.
    .to-undo = Para voltar à fase { $phase }, envie UNDO. Isso é possível até que uma fase seja resolvida.
    .to-judge = Para resolver antes do prazo, envie PROCESS.
email-end-taken-back = A moderação desfez o fim da partida '{ $game }'. Ela continua onde estava.
    .subject = A partida continua
    .orders = As ordens recebidas antes continuam a valer.
email-letter-dropped = A sua mensagem não foi enviada
    .said = O texto:
email-member-moved = { $part ->
        [leads] { $who }, da moderação da partida '{ $game }', tem um novo endereço.
        [plays] { $who }, que joga { NAME($power, form: "by") } na partida '{ $game }', tem um novo endereço.
       *[member] { $who }, que está na partida '{ $game }', tem um novo endereço.
    }
    .subject = Novo endereço: { $part ->
        [leads] moderação
        [plays] { $power }
       *[member] jogador
    }
    .before = antes:
    .now = agora:
    .advice = O juiz já envia os e-mails para lá. Use-o para escrever diretamente a essa pessoa.
email-swap-offered = A moderação da partida '{ $game }' propõe uma troca de lugares entre você e quem joga { NAME($other, form: "by") }: você jogaria { NAME($other, form: "by") }, e a outra pessoa { NAME($power, form: "by") }.
    .subject = Quer jogar agora { NAME($power, form: "by") }? Responda YES
    .yes = Para concordar, { reply-with-yes }. A troca só acontece se a outra pessoa também concordar antes de esta fase ser resolvida.
    .effect = A sua senha continuaria a mesma. As ordens recebidas até agora para as duas potências deixariam de valer. Se não concorda, responda NO ou não faça nada.
email-players-swapped = Na partida '{ $game }', os jogadores trocaram de lugar: { $powers }.
    .subject = Troca de jogadores: { $letters }
    .yours = Na partida '{ $game }', os jogadores trocaram de lugar ({ $powers }), e você joga agora { NAME($power, form: "by") }. A sua senha continua a mesma.
    .leads = { $who } joga { NAME($power, form: "by") }.
    .orders = As ordens e os votos recebidos para essas potências já não valem.
email-partnership-offered = { $player } ({ $address }) joga { NAME($power, form: "by") } na partida '{ $game }' ({ $board }) e propõe que joguem juntos.
    .subject = Quer jogar também { NAME($power, form: "by") }? Responda YES
    .unnamed = Quem joga { NAME($power, form: "by") } na partida '{ $game }' ({ $board }) propõe que joguem juntos. Ao aceitar, você saberá quem é; por isso, aceite só se já sabe.
    .yes = Para aceitar, { reply-with-yes }.
    .effect = Cada um dos dois pode então enviar ordens e mensagens e votar { NAME($power, form: "by") }. Vale a última ordem, e uma cópia de tudo o que um envia vai para o outro. Os dois recebem os resultados.
    .gunboat = Ninguém na partida sabe quem joga por qual potência: não conte a ninguém.
    .no = Para sair a qualquer hora, envie RESIGN. Se não quer jogar, responda NO ou não faça nada.
email-mastership-offered = { $master } pede que você entre na moderação da partida '{ $game }' ({ $board }), ao lado de quem já a modera.
    .subject = Quer moderar a partida? Responda YES
    .in-place = { $master } pede que você modere a partida '{ $game }' ({ $board }) em seu lugar.
    .yes = Para aceitar, { reply-with-yes }.
    .tasks = A moderação mantém a partida em andamento: prazos, perguntas dos jogadores, jogadores que não aparecem. Para ver o que ela pode fazer, envie HELP MASTERING. Se não quer, responda NO ou não faça nada.
    .moderated = A moderação mantém a partida em andamento: prazos, perguntas dos jogadores, jogadores que não aparecem. Ela vê todas as ordens, e por isso você não poderia jogar na partida. Para ver o que ela pode fazer, envie HELP MASTERING. Se não quer, responda NO ou não faça nada.
email-disorder = { $number ->
        [many] Estas potências entraram em desordem civil na partida '{ $game }', porque faltavam ordens: { $powers }.
       *[one] Esta potência entrou em desordem civil na partida '{ $game }', porque faltavam ordens: { $powers }.
    }
    .subject = Desordem civil: { $letters }
    .bots = { $number ->
        [many] A partir de agora, um dos bots do juiz dá as ordens delas assim que uma fase abre. Ele não envia mensagens, não vota, e sai assim que alguém voltar a jogar pela potência.
       *[one] A partir de agora, um dos bots do juiz dá as ordens dela assim que uma fase abre. Ele não envia mensagens, não vota, e sai assim que alguém voltar a jogar pela potência.
    }
    .unordered = As ordens que chegaram valem. Unidades sem ordem mantêm posição, unidades desalojadas sem ordem dissolvem-se, construções perdem-se, e as regras escolhem quais unidades são removidas. A partida continua sem esperar.
    .yours = Era a sua potência. Ela volta a ser sua assim que você enviar ordens, a menos que outra pessoa já a tenha assumido.
    .open = { $open ->
        [invited] Quem a moderação admitir pode assumi-la: envie SIGN ON potência { $game } e uma senha a { $address }
       *[all] Quem está inscrito neste juiz pode assumi-la: envie SIGN ON potência { $game } e uma senha a { $address }
    }
email-openings = { $number ->
        [many] Estas potências estão sem jogador na partida '{ $game }': { $powers }.
       *[one] Esta potência está sem jogador na partida '{ $game }': { $powers }.
    }
    .subject = Procuram-se reservas
    .subject-of = Procuram-se reservas: { $letters }
    .secret = { $number ->
        [one] { $number } potência está sem jogador na partida '{ $game }'. Quem a assumir saberá qual é.
       *[other] { $number } potências estão sem jogador na partida '{ $game }'. Quem assumir uma saberá qual é.
    }
    .still = A partida '{ $game }' ainda espera por jogadores: { $powers }.
    .tasks = A fazer nesta fase:
    .open = { $open ->
        [invited] Quem a moderação admitir pode assumir o lugar. Envie a { $address }
       *[all] Quem está inscrito neste juiz pode assumir o lugar. Envie a { $address }
    }
    .advice = com uma senha à sua escolha. Se conhece alguém que gostaria de jogar, passe este e-mail adiante. Para se inscrever antes, veja HELP JOINING.
    .yours = Era a sua potência. Para tê-la de volta, entre como sempre com SIGN ON e envie as suas ordens antes que outra pessoa a assuma.
email-absence-notice = { $who } estará ausente da partida '{ $game }':
    .subject = Aviso de ausência
    .back = { $who } já não estará ausente da partida '{ $game }' neste período:
    .moved = { $what ->
        [grace] { $times ->
            [one] A tolerância termina agora depois desse período:
           *[other] A tolerância termina agora depois desses períodos:
        }
       *[deadline] { $times ->
            [one] O prazo é agora depois desse período:
           *[other] O prazo é agora depois desses períodos:
        }
    }
    .unmoved = O prazo não muda.
    .past-phase = { $times ->
        [one] O prazo desta fase não muda. Nenhum prazo posterior ({ $powers }) cai nesse período.
       *[other] O prazo desta fase não muda. Nenhum prazo posterior ({ $powers }) cai nesses períodos.
    }
    .none = { $what ->
        [later] Nenhum prazo posterior
       *[all] Nenhum prazo
    } { $named ->
        [yes] ({ $powers })
       *[no] dessa pessoa
    } cai { $times ->
        [one] nesse período.
       *[other] nesses períodos.
    }
    .grace-as-before = O prazo desta fase já terminou, e a tolerância termina quando ia terminar.
    .undo-by-master = Para cancelar a ausência, envie BECOME { $power } e, abaixo, SET NO ABSENCE.
    .undo = Para cancelar a ausência, envie SET NO ABSENCE.
email-pause = { $by ->
        [player] { $who } pausou a partida '{ $game }'. Não há prazo até ela continuar.
        [keeper] A administração do juiz pausou a partida '{ $game }'. Não há prazo até ela continuar.
       *[master] A moderação pausou a partida '{ $game }'. Não há prazo até ela continuar.
    }
    .subject = { $what ->
        [paused] Partida em pausa
       *[resumed] Partida retomada
    }
    .reminder-subject = { $what ->
        [paused] Lembrete: partida em pausa
       *[resumed] Lembrete: partida retomada
    }
    .half-vacant = { $number ->
        [secret] A partida '{ $game }' foi pausada automaticamente, porque metade das potências ou mais está sem jogador.
        [many] A partida '{ $game }' foi pausada automaticamente, porque metade das potências ou mais está sem jogador: { $powers }.
       *[one] A partida '{ $game }' foi pausada automaticamente, porque metade das potências ou mais está sem jogador: { $powers }.
    }
    .long-vacant = { $named ->
        [yes] A partida '{ $game }' foi pausada automaticamente, porque há duas semanas ninguém assume os lugares livres: { $powers }.
       *[no] A partida '{ $game }' foi pausada automaticamente, porque há duas semanas ninguém assume as potências livres.
    }
    .vacant = Não há prazo até ela continuar, e o juiz não envia lembretes nem pedidos sobre ela. Ordens e mensagens continuam a ser recebidas. Para assumir uma potência, ou retomar a sua, envie uma destas linhas:
    .to-resume = Quando houver jogadores suficientes, ou para continuar sem eles, envie:
    .or-end = Para terminar a partida, envie TERMINATE em vez de RESUME.
    .goes-on = { $by ->
        [players] Ela continua quando a moderação ou um jogador enviar RESUME.
       *[master] Ela continua quando a moderação enviar RESUME.
    }
    .still = A partida '{ $game }' está em pausa desde { $since }.
    .taken = Ordens e mensagens continuam a ser recebidas.
    .until = Ela continua automaticamente, com o tempo que restava, em
    .ask-master = Ela continua quando a moderação mandar. Para pedir isso, envie PRESS TO M.
    .gm-decides = Ela continua quando a moderação mandar.
    .resumed = { $by ->
        [player] { $who } retomou a partida '{ $game }'.
        [keeper] A administração do juiz retomou a partida '{ $game }'.
       *[master] A partida '{ $game }' continua.
    }
email-master-silent = A partida '{ $game }' espera desde { $since } que a moderação resolva a fase { $phase }.
    .subject = A partida espera pela moderação
    .begin = A partida '{ $game }' tem todos os jogadores e espera desde { $since } que a moderação envie BEGIN.
    .approve = Alguém pediu para jogar na partida '{ $game }' e espera desde { $since } pela aprovação da moderação (SET APPROVAL).
    .late = Na partida '{ $game }', ordens que chegaram depois do prazo esperam desde { $since } pela decisão da moderação (SET NO LATE ORDERS).
    .paused = A partida '{ $game }' está em pausa desde { $since }, sem dia marcado para continuar. A moderação tem de enviar RESUME.
    .to-begin = Para iniciá-la, envie BEGIN. Para que ela comece automaticamente, envie SET AUTO START.
    .to-approve = Para admitir quem espera, envie SET APPROVED ALL; LIST mostra os nomes. Para recusar alguém, envie EJECT e o endereço.
    .to-accept = Para que valham, envie ACCEPT LATE. Para resolver sem elas, envie PROCESS.
    .to-judge = Para resolver, envie PROCESS { $phase }. Para que o juiz faça isso automaticamente, envie SET NO MANUAL PROCESS.
    .hand-over = Quem não tem tempo para a partida pode pedir a alguém que também a modere (PROMOTE e o endereço) ou que a modere em seu lugar (HAND OVER e o endereço).
    .shared = A partida não tem moderação separada: qualquer jogador pode religar o relógio com RESUME.
    .keeper = A administração do juiz também é avisada: { $keeper }. Esta mensagem não virá de novo.
email-game-arrived = A partida '{ $game }' está agora neste juiz. Ela continua onde estava: posição, prazo e jogadores estão como estavam. Envie os e-mails sobre ela a { $address }, e não mais ao juiz anterior. As ordens e mensagens enviadas ao juiz anterior não foram transferidas: envie-as de novo.
    .subject = Agora neste juiz
    .whole = A partida '{ $game }' está agora neste juiz. Ela continua onde estava: ordens, mensagens e jogadores estão como estavam. Envie os e-mails sobre ela a { $address }, e não mais ao juiz anterior.
    .password = A sua senha não foi transferida. Para definir uma, envie esta linha ao juiz:
    .token = Em vez de { $placeholder }, escreva a senha que quiser. O código vale uma vez, até { $expires }. Depois disso, envie FORGOT PASSWORD { $game } para receber outro.
email-game-moved = A administração do juiz transferiu a partida '{ $game }' para outro juiz, onde ela continua. Envie os e-mails sobre ela a este endereço, e não mais a este juiz:
    .subject = Agora em outro juiz
    .advice = Esse juiz dirá como continuar lá e como definir uma senha: a que você tem aqui não foi transferida. Se nenhum e-mail chegar, pergunte à administração deste juiz: { $keeper }
email-game-ended = A partida '{ $game }' terminou sem resultado.
    .subject = Partida encerrada
    .victory-subject = Vitória: { $letters }
    .draw-subject = Empate: { $letters }
    .victory = A partida '{ $game }' terminou com uma vitória: { $winners }. Parabéns!
    .declared-victory = A partida '{ $game }' terminou com uma vitória: { $winners }.
    .conceded = Todos os outros jogadores presentes cederam a vitória.
    .draw = A partida '{ $game }' terminou com um empate entre { $winners }.
    .last-year-draw = A partida '{ $game }' terminou no seu último ano, { $year }, com um empate entre { $winners }.
    .congratulations = Parabéns a quem resistiu até o fim!
    .practice = A partida de treino '{ $game }' terminou sem resultado.
    .called-off = { $by ->
        [keeper] A administração do juiz cancelou a partida '{ $game }' antes de ela começar.
       *[master] A moderação cancelou a partida '{ $game }' antes de ela começar.
    }
    .others = Para ver outras partidas que precisam de jogadores, envie LIST.
    .stopped = { $by ->
        [keeper] A administração do juiz terminou a partida '{ $game }' sem resultado.
       *[master] A moderação terminou a partida '{ $game }' sem resultado.
    }
    .agreed = A partida '{ $game }' terminou sem resultado, por voto dos jogadores.
    .declared = A moderação decidiu isso, com este motivo:
    .ranking = Os jogadores concordaram nesta classificação:
    .declared-ranking = A moderação decidiu esta classificação:
    .players = Jogadores:
    .centres = Centros de abastecimento no início e no fim de cada ano:
    .statistics = Fases de movimento com unidades para ordenar (Turnos) e sem nenhuma ordem (NMR), fases com ordens em atraso (Tarde):
    .statistics-and-letters = Fases de movimento com unidades para ordenar (Turnos) e sem nenhuma ordem (NMR), fases com ordens em atraso (Tarde), e mensagens assinadas:
    .record = { $in_time ->
        [one] No seu histórico, esta partida conta { $in_time } turno no prazo e { $late } em atraso: { $points } pontos de dedicação. Para ver o histórico todo, envie GET DEDICATION.
       *[other] No seu histórico, esta partida conta { $in_time } turnos no prazo e { $late } em atraso: { $points } pontos de dedicação. Para ver o histórico todo, envie GET DEDICATION.
    }
    .position = A posição final:
    .diary = Do diário { NAME($power, form: "of") }:
    .thanks = Obrigado por jogar. Ainda é possível enviar mensagens (PRESS, BROADCAST) para conversar sobre a partida. Para ver as partidas que precisam de jogadores, envie LIST.
    .thanks-in-silence = Obrigado por jogar. Para ver as partidas que precisam de jogadores, envie LIST.
    .thanks-for-practice = Obrigado por jogar. Para abrir outra partida, envie SIGN ON ?practice.
    .thanks-removed = Obrigado por jogar. O juiz já não guarda esta partida: mensagens e comandos para ela não têm efeito. Para ver as partidas que precisam de jogadores, envie LIST.
    .web = A partida inteira na web: { $page }
email-sat-out = A rodada { $number } da série '{ $game }' começou: { $games }. Faltam jogadores para mais uma partida. Quem entrou antes ou jogou menos tem prioridade, e por isso não há lugar para você nesta rodada. Na próxima, a prioridade é sua.
    .subject = Rodada { $number }: sem lugar para você
email-standby-moved = A tolerância na partida '{ $game }' termina numa hora diferente da que lhe foi comunicada. Se então ainda faltarem ordens, { standby-power } fica com você. O juiz avisará em qualquer caso.
    .subject = { $what ->
        [paused] { $named ->
            [yes] Reserva { NAME($power, form: "of") }: em pausa
           *[no] Reserva de uma potência: em pausa
        }
       *[moved] { $named ->
            [yes] Reserva { NAME($power, form: "of") }: outra hora
           *[no] Reserva de uma potência: outra hora
        }
    }
    .season = As regras da partida '{ $game }' mudaram. Se também não chegarem ordens no próximo turno, { standby-power } fica com você. O juiz avisará.
    .paused = A partida '{ $game }' está em pausa. Os prazos estão suspensos, e também a sua oferta de assumir { standby-power }. O juiz dirá a nova hora quando ela continuar.
    .grace = Fim da tolerância: { $until }
    .decline = Se isso já não for possível para você, responda NO, e outra pessoa será consultada.
email-series-table = A rodada { $number } da série '{ $series }' terminou. A tabela, por { $scoring }:
    .subject = Tabela depois da rodada { $number }
    .last-subject = Tabela final
    .last = A série '{ $series }' terminou. A tabela final, por { $scoring }:
    .next = Você está na próxima rodada, se houver uma. Para sair da série, envie RESIGN.
    .next-by-master = Para abrir a próxima rodada, envie ROUND; para uma partida dos melhores jogadores, ROUND TOP; para terminar a série, TERMINATE.
table-of-series = Nenhuma partida da série conta ainda.
    .going-on = Ainda em andamento: { $games }.
    .not-counted = Terminadas, mas fora da tabela: { $games }. Uma partida Gunboat conta quando todas as partidas da rodada terminarem, se então ela revelar os jogadores. Uma partida que terminou antes de qualquer fase ser resolvida nunca conta.
email-start-taken-back = A moderação desfez o início da partida '{ $game }'. Ela está de novo em formação, como se não tivesse começado. Todos os jogadores continuam nela. As potências são atribuídas de novo no início, e as ordens enviadas até agora não valem.
    .subject = Início desfeito
    .missing = A partida começa quando { $missing ->
        [one] mais { $missing } jogador entrar
       *[other] mais { $missing } jogadores entrarem
    }, ou antes, se a moderação enviar FORCE BEGIN.
    .full = A partida começa quando a moderação mandar.
    .wishes = As preferências dos jogadores por potências continuam a valer. Para mudar as suas, envie SET PREFERENCE. Para sair da partida, envie RESIGN.
    .no-wishes = Para sair da partida, envie RESIGN.
email-vote-awaits = A proposta { $number }, { $terms }, passou em '{ $game }', mas mais da metade dos jogadores que enviaram ordens não votou. Por isso a moderação pode recusá-la.
    .subject = A proposta { $number } precisa da sua decisão
    .no = a partida continua
    .yes = a partida termina assim, agora
    .silence = Sem resposta, a partida termina assim quando os próximos movimentos forem resolvidos.
email-vote-closed = A proposta { $number }, { $terms }, não passou. A partida '{ $game }' continua.
    .subject = Proposta { $number }: { $result ->
        [passed] passou
        [withdrawn] retirada
       *[failed] não passou
    }
    .passed = A proposta { $number }, { $terms }, passou em '{ $game }'.
    .withdrawn = A proposta { $number }, { $terms }, foi retirada por quem a fez. A partida '{ $game }' continua.
    .refused = A moderação recusou a proposta { $number }, { $terms }, porque mais da metade dos jogadores não tinha votado. A partida '{ $game }' continua.
    .silence = O silêncio valia como acordo, mas era preciso pelo menos um YES e nenhum NO.
    .all = Era preciso o YES de todos os jogadores. O silêncio valia como NO.

## Parts of several emails.

done-by = { $who }, da moderação da partida, fez isto:
reply-with-yes = responda a este e-mail só com a palavra YES
reply-with-line = responda a este e-mail com a linha YES { $token }
your-words = o seu texto
game-on-the-web = A partida na web: { $page }
board = O TABULEIRO
    .seen = O QUE A SUA POTÊNCIA VÊ
deadline-subject = Novo prazo: { $deadline }
    .grace = Nova tolerância: { $grace }
absence-time = de
    .until = até
holdings = { $units ->
        [one] { $units } unidade
       *[other] { $units } unidades
    }, { $centres ->
        [one] { $centres } centro de abastecimento
       *[other] { $centres } centros de abastecimento
    }
master-writes = A moderação escreve:
write-to-master = Para escrever à moderação, envie PRESS TO M, o seu texto e ENDPRESS, cada um numa linha própria.
keep-master-password = A senha da moderação não é para mais ninguém. Cada jogador tem a sua.
what-email-did = O que o e-mail fez:
resume-game = Para religar o relógio, envie RESUME. Para marcar o dia em que a partida continua, envie PAUSE UNTIL e o dia.

# The clock of a phase. `what` comes of orders that are missing when grace ends; `owes` some or has sent none; others
# are asked as `standbys`.

after-grace = { $what ->
        [replaced] { late-power } pode perder o lugar para outra pessoa; a partida espera.
        [bots] os bots do juiz dão ordens por { late-power }{ but-standbys }.
        [disorder] a fase é resolvida com as ordens recebidas; a potência de { late-power } entra em desordem civil{ but-standbys }.
        [retreats] a fase é resolvida: unidades desalojadas sem ordem dissolvem-se.
        [adjustments] a fase é resolvida: construções não ordenadas perdem-se, e as regras escolhem quais unidades são removidas.
       *[moves] a fase é resolvida: unidades sem ordem mantêm posição, e quem não enviar nenhuma por um segundo turno seguido perde a potência.
    }
due = Prazo:
    .grace = Tolerância:
    .past = terminou { $left }
    .not-before = { $left }, não antes
    .sooner = { $left }; antes, se todas as ordens chegarem (e não houver WAIT)
    .by-master = A fase só é resolvida quando a moderação enviar PROCESS.
    .late-by-master = Ordens em atraso só valem se a moderação as aceitar.
    .late-until-then = Ordens em atraso ainda valem até lá.
    .replaced = Quem ainda dever ordens no fim da tolerância pode perder o lugar para outra pessoa.
    .no-grace = Não há tolerância. Depois do prazo, { after-grace }
    .late-accepted = Ordens em atraso só valem se a moderação as aceitar. Não está em atraso quem enviou alguma ordem a tempo: unidades sem ordem mantêm posição.
    .then = Quando a tolerância terminar, { after-grace }
    .late-then = Ordens em atraso ainda valem até lá. Quando a tolerância terminar, { after-grace }
    .silent-disorder = No último turno não chegaram ordens suas. Se também não chegarem neste, { NAME($power, form: "nominative") } entra em desordem civil, e qualquer pessoa pode assumi-la.
    .silent-held-over = No último turno não chegaram ordens suas. Se também não chegarem neste, qualquer pessoa pode assumir { NAME($power, form: "nominative") }, e o turno é prolongado uma vez para isso.
due-practice = Esta fase é resolvida assim que as suas ordens estiverem completas, e os resultados vêm na hora. Se faltarem ordens em { $deadline }, a partida termina.
    .waiting = O seu WAIT está ligado: esta fase é resolvida em { $deadline }, se até lá as suas ordens estiverem completas. Se não estiverem, a partida termina.
game-paused = A partida está em pausa. Não há prazo até que { $by ->
        [players] a moderação ou um jogador
       *[master] a moderação
    } envie RESUME.
    .until = A partida está em pausa. Ela continua automaticamente, com o tempo que restava, ou antes, se { $by ->
        [players] a moderação ou um jogador
       *[master] a moderação
    } enviar RESUME:
resumed-when = quando { $by ->
        [players] a moderação ou um jogador
       *[master] a moderação
    } enviar RESUME
    .until = automaticamente em { $until }, ou quando { $by ->
        [players] a moderação ou um jogador
       *[master] a moderação
    } enviar RESUME

## Orders in force, and what to send next.

orders-held = { $power }: não se esperam ordens.
    .title = AS SUAS ORDENS
    .ahead = Guardadas para fases futuras (para apagá-las, envie CLEAR):
    .ahead-builds = As construções e remoções valem nesta ordem, até haver tantas quantas lhe cabem.
    .late = Chegaram depois do prazo; esperam pela decisão da moderação:
    .late-declined = Chegaram depois do prazo; a moderação não as aceitou:
    .lent = PROXY permanentes (até revogar):
change-orders = Ainda é possível mudá-las: envie só as novas.
    .replacing = Ainda é possível mudá-las: envie todas de novo, ou ADD e só as novas.
unconfirmed = { $count ->
        [one] { $count } ordem chegou em seu nome em { $came } e está pendente: AINDA NÃO VALE. Se é sua, responda YES ao e-mail que pergunta por ela. Também é possível enviar as suas ordens de novo, em resposta a este e-mail.
       *[other] { $count } ordens chegaram em seu nome em { $came } e estão pendentes: AINDA NÃO VALEM. Se são suas, responda YES ao e-mail que pergunta por elas. Também é possível enviar as suas ordens de novo, em resposta a este e-mail.
    }
    .proposed = { $count ->
        [one] { $count } linha sua precisa do seu YES e sem ele não vale: { LIST($lines, type: "and") }. Responda YES ao e-mail que pergunta por ela, ou envie-a em resposta a este.
       *[other] { $count } linhas suas precisam do seu YES e sem ele não valem: { LIST($lines, type: "and") }. Responda YES ao e-mail que pergunta por elas, ou envie-as em resposta a este.
    }
next-step = Para ver como se escrevem ordens, envie HELP ORDERS.
    .answer = Responda a este e-mail com as suas ordens:
    .mail = Envie isto a { $address }, com as suas ordens e a sua senha:
    .with-retreats = No mesmo e-mail, abaixo delas, diga para onde vão as suas unidades se forem desalojadas. Antes dos próximos movimentos não se esperam mais ordens; uma unidade sem ordem dissolve-se. Um exemplo:
    .with-builds = No mesmo e-mail, abaixo delas, diga para onde vão as suas unidades se forem desalojadas, e o que construir ou remover. Antes dos próximos movimentos não se esperam mais ordens: uma unidade sem ordem dissolve-se, e construções não mencionadas perdem-se. Um exemplo:
    .moves = Para onde as suas unidades podem ir (exércitos na costa também podem ir por comboio):
    .choices = As suas opções:
    .examples = Exemplos de ordens (para a lista completa, envie HELP ORDERS):
    .illegal = Exemplos de linhas, possíveis ou não (para uma explicação, envie HELP ILLEGAL):
    .naval = As frotas têm aqui ordens próprias, como { $steps } e { $patrol }. HELP NAVAL explica-as; HELP ORDERS, todas as outras.
    .naval-examples = Exemplos de ordens (HELP ORDERS explica as de todas as partidas; HELP NAVAL, as das frotas nesta):
    .naval-later = Quando as unidades se movem, as frotas andam dois passos e têm ordens próprias, como { $steps } ou { $patrol }. HELP NAVAL explica todas.
order-example = move-se
    .support = apoia um movimento
    .support-hold = apoia uma unidade que mantém posição
    .convoy = transporta um exército
    .hold = mantém posição
    .two-steps = dois passos, o último até um centro
    .step-and-convoy = um passo, depois um transporte
    .patrol = duas frotas patrulham
    .block = bloqueia o estreito
    .let-pass = a potência dona do centro deixa passar frotas

## A phase: its deadline, its results.

own-power-eliminated = Não restam unidades nem centros de abastecimento: a sua potência está eliminada.
    .short = eliminada
own-unit-dislodged = { $gone ->
    [yes] Unidade desalojada, sem retirada possível e por isso destruída: { $unit }.
   *[no] Unidade desalojada: { $unit }.
}
    .by = { $gone ->
        [yes] Unidade desalojada: { $unit }, por { $attacker }. Não havia retirada possível, e a unidade foi destruída.
       *[no] Unidade desalojada: { $unit }, por { $attacker }.
    }
    .short = { $gone ->
        [yes] { $units ->
            [one] unidade destruída ({ $unit })
           *[other] { $units } unidades destruídas
        }
       *[no] { $units ->
            [one] unidade desalojada ({ $unit })
           *[other] { $units } unidades desalojadas
        }
    }
own-unit-removed = { $why ->
    [patrolled] { $unit } foi removida por uma patrulha.
    [helped] { $unit } foi aniquilada, como toda frota que apoia ou transporta depois de um passo.
   *[annihilated] { $unit } foi aniquilada: os seus dois passos não terminaram num centro.
}
    .short = { $units ->
        [one] { $unit } perdida
       *[other] { $units } unidades perdidas
    }
own-centre-lost = Centro perdido: { $centre }.
    .to = Centro perdido: { $centre }, para { NAME($power, form: "nominative") }.
    .short = { $number ->
        [one] centro perdido ({ $centre })
       *[other] { $number } centros perdidos
    }
own-centre-gained = Centro conquistado: { $centre }.
    .short = { $number ->
        [one] centro conquistado ({ $centre })
       *[other] { $number } centros conquistados
    }
own-unit-moved = { $unit }: foi { NAME($place, form: "to") }.
own-unit-stayed = { $unit }: não foi { NAME($place, form: "to") }.
own-unit-retreated = { $unit }: retirou-se { NAME($place, form: "to") }.
own-unit-held = { $given ->
    [no] { $unit }: manteve posição, sem ordem.
   *[yes] { $unit }: manteve posição.
}
own-unit-built = Unidade construída: { $unit }.
own-unit-disbanded = Unidade dissolvida: { $unit }.
own-order-failed = { $order } falhou.
own-order-done = { $order } teve efeito.
owed-by = { $task ->
    [retreat] retiradas
    [build] construções
    [remove] remoções
   *[orders] ordens
} até { $due }
email-page-deadline = Prazo: { $deadline }
email-page-title = { $game }: { $phase }
email-results = A sua potência: { $power }.
    .subject = Resultados
    .subject-with = Resultados: { $what }
    .own = As suas unidades
    .yours-before = { CAPITALIZED(NAME($power, form: "nominative")) } era a sua potência. Ela volta a ser sua assim que você enviar ordens, a menos que outra pessoa já a tenha assumido.
    .unseen = Esta fase foi resolvida. Nada dela era visível para a sua potência.
    .no-retreats = Nenhuma unidade teve de se retirar.
    .no-orders = Não havia ordens para resolver.
    .summer = Dito no verão, sem efeito:
    .ahead = As suas ordens guardadas: { $phase }
    .taken = Valem:
    .dropped = REJEITADAS:
    .unneeded = Não usadas:
    .why = POR QUÊ
    .strengths = A força é 1 pela unidade e mais 1 por cada apoio.
    .by-master = A moderação mandou resolver esta fase.
    .next = O QUE FAZER AGORA
    .over = A partida terminou. Outro e-mail diz como.
    .later = Um e-mail avisará quando a próxima fase abrir.
    .web = Resultados com mapa: { $page }
email-reminder = As suas ordens em '{ $game }' ({ $power }) estão incompletas, e o prazo está perto.
    .subject = Lembrete
    .nudge-subject = Primeiras ordens
    .nudge = A partida '{ $game }' começou, e metade do tempo para as primeiras ordens passou, mas não chegaram ordens suas ({ $power }). O primeiro e-mail chegou até você?
    .nudge-waiting = A partida '{ $game }' começou, e metade do tempo para as primeiras ordens passou, mas nenhuma ordem sua ({ $power }) vale ainda.
email-late-notice = O prazo terminou, e a partida '{ $game }' espera por ordens: { $powers }.
    .subject = Aviso de atraso
    .subject-of = Aviso de atraso: { $letters }
    .secret = O prazo terminou, e a partida '{ $game }' espera por ordens em falta.
    .times = { $power }: { $times ->
        [one] { $times } vez em atraso nesta partida
       *[other] { $times } vezes em atraso nesta partida
    }
    .declined = Nenhuma ordem sua chegou a tempo, e a moderação não aceitou as que chegaram depois.
    .kept = Nenhuma ordem sua chegou a tempo. Ordens enviadas agora ficam guardadas, e a moderação decide se valem.
    .yours = { $waits ->
        [secret] As suas ordens estão entre as que faltam. Ordens enviadas agora ainda valem.
        [duel] O outro jogador também está em atraso. Ordens enviadas agora ainda valem.
        [opponent] O outro jogador espera por você. Ordens enviadas agora ainda valem.
        [all] Todos os jogadores estão em atraso, também você. Ordens enviadas agora ainda valem.
       *[others] Os outros jogadores esperam por você. Ordens enviadas agora ainda valem.
    }
    .judged = A fase é resolvida quando { $comes ->
        [accepted] a moderação aceitar ordens em atraso
       *[missing] as ordens em falta chegarem
    }, ou quando { $ends ->
        [replaced] outra pessoa assumir e enviar ordens
       *[grace] a tolerância terminar
    }.
    .leads = Você modera a partida. É possível esperar, ou fazer uma destas coisas.
    .nothing = Não é preciso fazer nada.
    .press = escrever a quem está em atraso
    .grace = dar mais um dia
    .process = resolver sem essas ordens
    .eject = deixar a potência livre para outro jogador
email-pending-orders = A partida '{ $game }' está agora na fase { $phase }, e havia ordens suas ({ $power }) para ela.
    .subject = Ordens guardadas
    .conditions = As suas ordens com condição:
    .taken = Valem:
    .dropped = REJEITADAS, porque já não são válidas:
    .unneeded = Não usadas, porque a condição não se cumpriu:
email-deadline-changed = { $by ->
        [judge] O juiz mudou os prazos desta fase na partida '{ $game }'.
        [master] A moderação mudou os prazos desta fase na partida '{ $game }'.
       *[player] { $who } mudou os prazos desta fase na partida '{ $game }'.
    }
    .held-over = O turno é prolongado na partida '{ $game }', para que alguém possa assumir o que está livre: { $powers }. Todas as ordens recebidas até agora continuam a valer.
    .held-over-unnamed = O turno é prolongado na partida '{ $game }', para que alguém possa assumir uma potência sem jogador. Todas as ordens recebidas até agora continuam a valer.
    .down = O juiz esteve fora do ar de { $since } a { $until }. O juiz lê agora os e-mails desse período.
    .moved = Os prazos desta fase na partida '{ $game }' caíam nesse período, e por isso o juiz os mudou. Ninguém fica em atraso por causa disso.
    .lost = A fase está aberta como antes, mas nem tudo o que foi enviado para ela continua a valer. Para ver as suas ordens, envie LIST { $game } abaixo de SIGN ON, e envie de novo o que faltar. Se o seu WAIT estava ligado, ou se havia um voto seu por um empate ou para ceder a vitória, envie-os de novo.

## A game starts, its players, its settings.

email-game-starting = O seu papel na partida '{ $game }' de Diplomacia: { $role }.
    .subject = A partida começa
    .watched = A partida '{ $game }' de Diplomacia começa agora, e você assiste a ela.
    .again = A moderação desfez o primeiro início da partida '{ $game }' e a iniciou de novo. Ordens, WAITs e votos enviados antes não valem: envie-os de novo. { $powers ->
        [anew] As potências foram atribuídas de novo.
       *[same] Todos os jogadores têm as mesmas potências de antes.
    }
    .series = Esta partida pertence à série '{ $series }'. A sua senha é a que foi escolhida ao entrar na série.
    .also = Também são suas, com e-mails à parte: { $powers }. Responda a cada e-mail com as ordens da potência dele.
    .players = Estão nesta partida os seguintes jogadores:
    .position = Posição inicial: { $season }.
    .empty = Ainda não há unidades no tabuleiro ({ $season }): cada potência constrói as suas primeiras unidades.
    .now = O QUE FAZER AGORA
    .against-bot = Envie as suas ordens. Um dos bots do juiz joga { NAME($opponent, form: "by") }; as ordens dele já estão dadas.
    .against-bots = Envie as suas ordens. Os bots do juiz jogam pelas outras potências; as ordens deles já estão dadas.
    .practice = Para terminar a partida a qualquer hora, envie RESIGN.
    .illegal = Não há mensagens; as suas ordens são a única forma de comunicação (HELP ILLEGAL). Envie as suas ordens; é possível mudá-las quantas vezes quiser até a fase ser resolvida.
    .silent = Não há mensagens nesta partida. Envie as suas ordens; é possível mudá-las quantas vezes quiser até a fase ser resolvida.
    .duel = Escreva ao outro jogador: PRESS TO { $opponent }, o seu texto e ENDPRESS, cada um numa linha própria (HELP TALKING). Depois envie as suas ordens; é possível mudá-las quantas vezes quiser até a fase ser resolvida.
    .talk = Escreva aos outros jogadores (HELP TALKING mostra como). Depois envie as suas ordens; é possível mudá-las quantas vezes quiser até a fase ser resolvida.
    .sooner = A fase é resolvida antes, se todas as ordens chegarem. Para mantê-la aberta até o prazo, envie SET WAIT.
    .earliest = A fase é resolvida antes, se todas as ordens chegarem, mas não antes de { $earliest }. Para mantê-la aberta até o prazo, envie SET WAIT.
    .list = Para ver o estado da partida a qualquer hora, envie LIST { $game }.
    .settings = As principais configurações de '{ $game }', e todas as que diferem das habituais (para ver todas, envie LIST { $game }):
email-roll-call = A partida '{ $game }' ({ $board }) tem todos os jogadores e está prestes a começar. Antes da atribuição das potências, uma pergunta a todos: ainda está aí?
    .subject = Ainda está aí? Responda YES
    .yes = Para dizer que sim, { reply-with-yes }, ou envie I AM HERE abaixo do seu SIGN ON.
    .until = A partida começa assim que todos responderem. Quem não responder até { $until } perde o lugar para outra pessoa.
email-invitation = Convite de { $master } para a partida '{ $game }' ({ $board }) neste juiz.
    .subject = Quer jogar?
    .forming = Para entrar, responda com esta linha e uma senha à sua escolha:
    .running = A partida já começou. Se houver uma potência livre, é possível assumi-la com esta linha e uma senha à sua escolha:
    .advice = Para ver o tabuleiro e as configurações, envie LIST { $game }. Se não quer jogar, ignore este e-mail; não virão outros sobre isso.
email-player-joined = { $who } entrou { $to ->
        [series] na série
       *[game] na partida
    } '{ $game }' como jogador número { $number }.
    .subject = Novo jogador: n.º { $number }
    .round = Para abrir tantas partidas quantas os jogadores preenchem, envie ROUND.
    .needed = A partida começa quando { $needed ->
        [one] mais { $needed } jogador entrar.
       *[other] mais { $needed } jogadores entrarem.
    }
    .needed-and-approval = A partida começa quando { $needed ->
        [one] mais { $needed } jogador entrar
       *[other] mais { $needed } jogadores entrarem
    } e a moderação tiver admitido quem espera por aprovação.
    .approval = Todos os lugares estão ocupados. A partida começa quando a moderação tiver admitido quem espera por aprovação.
    .roll-call = Todos os lugares estão ocupados. Antes do início, o juiz pergunta a todos os jogadores se continuam presentes.
    .begin = Todos os lugares estão ocupados. Para iniciar a partida, envie BEGIN: ela só começa por ordem sua (SET MANUAL START).
    .manual = Todos os lugares estão ocupados. A partida começa quando a moderação mandar.
    .starts-at = Todos os lugares estão ocupados. A partida começa em
    .starts = Todos os lugares estão ocupados. A partida começa agora.
    .wishes = Preferências por potências até agora, da mais à menos desejada:
    .assigned = atribuída: { $powers }
email-settings-changed = As configurações da partida '{ $game }' foram mudadas:
    .subject = Configurações mudadas
    .by = { $who } mudou as configurações da partida '{ $game }':
    .was = antes:
    .now = agora:
    .empty = (vazio)
    .board = As potências deste tabuleiro são { $powers }. Para ver as regras, envie GET RULES.{ $board }; para ver as províncias, GET MAP.{ $board }. Todos continuam na partida. Preferências por potências que ele não tem foram apagadas. Para enviar outras, envie SET PREFERENCE; para sair da partida, RESIGN.
    .needed = Ainda faltam: { $needed }.
    .list = Para ver todas as configurações, envie LIST { $game }.

# Somebody who may not be known to the reader, at the beginning of a sentence.

unnamed-person = Alguém
    .listed = alguém
    .of-power = Quem joga { NAME($power, form: "by") }
    .of-game = Alguém da partida
    .of-players = Um dos jogadores
    .master = A moderação
unnamed-address = outro endereço
late-power = { $owes ->
        [some] quem ainda dever ordens
       *[none] quem não tiver enviado nenhuma ordem
    }
but-standbys = { $standbys ->
        [asked] , a menos que alguém da lista de reservas a assuma e dê as ordens
       *[none] {""}
    }
email-seat-changed = { $who } ({ $address }) assumiu { NAME($power, form: "nominative") } na partida '{ $game }' e joga a partir da fase { $phase }. Boas-vindas!
    .subject = Nova entrada: { $letter }
    .observing-subject = Novo observador
    .new-player-subject = { CAPITALIZED(NAME($power, form: "nominative")) } tem um novo jogador
    .led-again-subject = Potência assumida: { $letter }
    .new-master-subject = Nova moderação
    .master-left-subject = Saída da moderação
    .partner-left-subject = Um jogador a menos: { $letter }
    .spectator-you-subject = Agora você vê o que { NAME($power, form: "nominative") } recebe
    .spectator-ended-you-subject = Você já não vê o que { NAME($power, form: "nominative") } recebe
    .spectator-subject = Alguém vê o que { NAME($power, form: "nominative") } recebe
    .spectator-ended-subject = Ninguém mais vê o que { NAME($power, form: "nominative") } recebe
    .returned-subject = Jogador de volta: { $letter }
    .admitted-subject = Você pode voltar
    .approved-subject = Entrada aprovada
    .waits-again-subject = A aprovação da moderação é de novo necessária
    .unanswered-you-subject = O seu lugar ficou livre
    .unanswered-subject = Um jogador não respondeu
    .ejected-subject = Exclusão { $what ->
        [power] : { $power }
        [player] { "" } de um jogador
       *[observer] { "" } de um observador
    }
    .resigned-subject = Saída { $what ->
        [power] : { $power }
        [player] { "" } de um jogador
       *[observer] { "" } de um observador
    }
    .replaced = { $sent ->
        [some] Nem todas as suas ordens ({ $power }) na partida '{ $game }' tinham chegado no fim da tolerância. Agora joga alguém da lista de reservas.
       *[none] As suas ordens ({ $power }) na partida '{ $game }' não tinham chegado no fim da tolerância. Agora joga alguém da lista de reservas.
    }
    .succeeded = A potência que era sua na partida '{ $game }' ({ $power }) tem um novo jogador.
    .thanks = Obrigado pelos turnos jogados. Para ver as partidas que precisam de jogadores, envie LIST. Para receber uma pergunta quando uma potência ficar livre, envie SIGN UP AS STANDBY.
    .led-again = { CAPITALIZED(NAME($power, form: "nominative")) } tem de novo um jogador na partida '{ $game }', a partir da fase { $phase }.
    .new-master = { $who } ({ $address }) modera agora a partida '{ $game }'. A administração do juiz entregou-lhe a partida.
    .co-master = { $by ->
        [keeper] { $who } também modera agora a partida '{ $game }', por decisão da administração do juiz.
       *[master] { $who } também modera agora a partida '{ $game }'.
    }
    .all-masters = PRESS TO M chega a todos os que moderam; cada um deles pode agir.
    .successor-of-you = { $who } aceitou e modera agora a partida '{ $game }' em seu lugar. Você já não está na partida. Para assistir a ela, envie OBSERVE { $game } e uma senha.
    .successor = { $who } modera agora a partida '{ $game }', que lhe foi entregue por quem a moderava antes.
    .master-left = { $named ->
        [yes] { $who } já não modera a partida '{ $game }'. Ela continua com moderação.
       *[no] Alguém da moderação da partida '{ $game }' saiu. Ela continua com moderação.
    }
    .master-out-by-keeper = A administração do juiz decidiu que você já não modera a partida '{ $game }'. Para saber o motivo, pergunte: { $keeper }
    .master-out-by-first = A moderação principal da partida '{ $game }' decidiu que você já não a modera.
    .master-out = { $named ->
        [yes] { $who } já não modera a partida '{ $game }'.
       *[no] Alguém da moderação da partida '{ $game }' já não a modera.
    } { $by ->
        [keeper] A decisão é da administração do juiz.
       *[master] A decisão é da moderação principal.
    }
    .partner = { $named ->
        [yes] { $who } joga agora { NAME($power, form: "by") } na partida '{ $game }', junto com quem já jogava.
       *[no] A pessoa convidada joga agora com você { NAME($power, form: "by") } na partida '{ $game }'.
    }
    .partner-left-you = Você já não joga { NAME($power, form: "by") } na partida '{ $game }', por decisão de quem a recebeu.
    .partner-too = { $named ->
        [yes] { $who } também jogava { NAME($power, form: "by") } na partida '{ $game }', e já não joga.
       *[no] Outra pessoa também jogava { NAME($power, form: "by") } na partida '{ $game }', e já não joga.
    }
    .partner-left = { $named ->
        [yes] { $who } já não joga { NAME($power, form: "by") } na partida '{ $game }'. A outra pessoa continua.
       *[no] Uma das pessoas que jogavam { NAME($power, form: "by") } na partida '{ $game }' já não joga. A outra continua.
    }
    .spectator-you = Quem joga { NAME($power, form: "by") } na partida '{ $game }' deixa você ver os e-mails que chegam: os resultados e as mensagens.
    .spectator-may = Você não pode enviar nada por ela. O que você vê é só para você. Para deixar de ver, envie RESIGN. Para assistir à partida como antes, envie depois OBSERVE { $game } e uma senha.
    .spectator-ended-you = Você já não vê o que { NAME($power, form: "nominative") } recebe na partida '{ $game }', por decisão de quem joga. Você assiste à partida como antes.
    .spectator = { $who } vê o que { NAME($power, form: "nominative") } recebe na partida '{ $game }' enquanto assistir a ela, por decisão de quem joga. Essa pessoa não pode enviar nada { NAME($power, form: "by") }. A moderação pode proibir isso com SET NO SPECTATORS.
    .spectator-not-watching = Agora essa pessoa não assiste à partida, portanto não vê nada.
    .spectator-ended = { $who } já não vê o que { NAME($power, form: "nominative") } recebe na partida '{ $game }'.
    .returned = { $who } está de volta e joga de novo { NAME($power, form: "by") } na partida '{ $game }'.
    .observing = { $who } assiste agora à partida '{ $game }'.
    .stopped-observing = { $who } já não assiste à partida '{ $game }'.
    .admitted = A moderação da partida '{ $game }' deixa você voltar. Se o lugar ainda estiver livre, envie uma destas linhas com uma senha à sua escolha:
    .admitted-player = A moderação da partida '{ $game }' deixa você voltar. Se o lugar ainda estiver livre, envie esta linha com uma senha à sua escolha:
    .approved = A moderação da partida '{ $game }' aprovou a sua entrada. Você joga assim que ela começar.
    .approved-running = A moderação da partida '{ $game }' aprovou a sua entrada. Se houver uma potência livre, envie esta linha com uma senha à sua escolha:
    .waits-again = A moderação da partida '{ $game }' retirou a sua aprovação. { $place ->
        [kept] O seu lugar fica guardado, mas precisa de novo da aprovação da moderação.
       *[none] Para jogar nela, a aprovação da moderação é de novo necessária.
    } O juiz avisará quando ela vier.
    .unanswered-you = A partida '{ $game }' perguntou, antes de começar, quem continua presente, e não chegou resposta sua. O seu lugar está agora livre para outra pessoa. Para ocupá-lo de novo enquanto estiver livre, envie SIGN ON ?{ $game } e uma senha à sua escolha.
    .unanswered = { $who } não respondeu à chamada da partida '{ $game }' e perdeu o lugar.
    .missing = A partida pode começar quando { $missing ->
        [one] mais { $missing } jogador entrar.
       *[other] mais { $missing } jogadores entrarem.
    }
    .ejected-by-keeper = A administração do juiz retirou você da partida '{ $game }'. Para saber o motivo, pergunte: { $keeper }
    .ejected-you = A moderação retirou você da partida '{ $game }'. Para saber o motivo, pergunte à moderação.
    .ejected-you-written = A moderação retirou você da partida '{ $game }'. Para saber o motivo, escreva diretamente à moderação; nenhuma mensagem sua chega a ninguém da partida:
    .ejected-back = Para voltar, é preciso que a moderação envie ADMIT.
    .ejected = { $named ->
        [yes] { $by ->
            [keeper] A administração do juiz retirou { $who } da partida '{ $game }'.
           *[master] A moderação retirou { $who } da partida '{ $game }'.
        }
       *[no] { $by ->
            [keeper] A administração do juiz retirou alguém da partida '{ $game }'.
           *[master] A moderação retirou alguém da partida '{ $game }'.
        }
    }
    .resigned = { $who } saiu da partida '{ $game }'.
    .free = { $open ->
        [invited] Potência livre: { $power }. Quem a moderação admitir pode assumi-la com SIGN ON { $place } { $game } e uma senha.
       *[all] Potência livre: { $power }. Quem está inscrito pode assumi-la com SIGN ON { $place } { $game } e uma senha.
    }

## Votes and press.

email-vote-opened = Alguém propõe em '{ $game }': { $terms }. É a proposta { $number }.
    .subject = Proposta { $number }
    .by-season = Os votos são contados quando os movimentos ({ $season }) forem resolvidos.
    .by-phase = Os votos são contados quando esta fase for resolvida, ou antes, se todos votarem YES.
    .until = Eles são contados o mais tardar em { $until }.
    .repeated = Isto já foi proposto antes: agora o silêncio vale como acordo, se alguém votar YES. Um só NO faz a proposta cair.
    .silence-agrees = A moderação declarou que o silêncio vale como acordo, se alguém votar YES. Um só NO faz a proposta cair.
    .all = É preciso o YES de todos os jogadores. O silêncio vale como NO.
    .silent-from = Antes de { $since } o silêncio não vale como acordo, por mais cedo que a fase seja resolvida. Quem está ausente tem { $span } depois de voltar.
    .told = { $told ->
        [names] Ninguém sabe quem fez a proposta. Na contagem, todos veem como cada jogador votou, e o YES de quem fez a proposta aparece entre os outros.
        [count] O juiz não diz a ninguém quem fez a proposta. Na contagem, todos veem quantos votaram a favor e contra, mas não quem.
       *[result] O juiz não diz a ninguém quem fez a proposta. Todos veem só se ela passou, não como cada jogador votou.
    }
    .answer = Para votar, responda a este e-mail com uma destas linhas:
    .mail = Para votar, envie isto com uma das duas últimas linhas a { $address }:
    .change = Até lá, é possível mudar o voto.
email-press = Para responder, responda a este e-mail: o juiz mostra-lhe o seu texto e depois o envia (destinatários: { LIST($readers, type: "and") }). Para escolher os destinatários, ponha isto na sua resposta:
    .asked-first = Para responder, responda a este e-mail: o juiz pergunta se deve enviar o seu texto (destinatários: { LIST($readers, type: "and") }). Para escolher os destinatários, sem essa pergunta, ponha isto na sua resposta:
    .mail = Para responder, envie isto a { $address }:
    .own = Esta é uma cópia da sua própria mensagem. Para não receber cópias assim, envie SET NOCOPY.
    .spectator = Você vê esta mensagem porque quem joga { NAME($power, form: "by") } deixa.
    .watched = Esta é uma cópia de uma mensagem entre outras pessoas. Para não receber cópias assim, envie SET NORMAL PRESS.
    .silent = Nesta partida não há mensagens: ninguém lê uma resposta a este e-mail.
    .unassigned = As potências ainda não têm jogadores, e nenhuma mensagem vai só para uma delas. BROADCAST chega a todos os que entraram.
    .unnamed = A mensagem não está assinada. Para chegar a quem a escreveu, use BROADCAST.
email-postal-press = Mensagens que vieram com os resultados da fase { $phase } em '{ $game }':
    .subject = Mensagens da partida
    .ended = Mensagens que esperavam por resultados em '{ $game }', que terminou sem eles:
    .yours = (sua)
    .answer = Para responder, escreva PRESS TO e as potências, o seu texto e ENDPRESS, cada um numa linha própria. Isso pode ir numa resposta a este e-mail, e as suas ordens também.
email-press-watched = { $who ->
        [master] A partir de agora, a moderação de '{ $game }' recebe cópias das mensagens entre jogadores. As mensagens anteriores continuam privadas.
       *[observer] A partir de agora, um observador de '{ $game }' recebe cópias das mensagens entre jogadores. As mensagens anteriores continuam privadas.
    }
    .subject = { $who ->
        [master] A moderação lê todas as mensagens
       *[observer] Um observador lê todas as mensagens
    }
    .ended-subject = { $who ->
        [master] As mensagens são de novo privadas
       *[observer] Um observador já não lê as mensagens
    }
    .ended = { $who ->
        [master] A moderação de '{ $game }' já não recebe cópias das mensagens entre jogadores.
       *[observer] Um observador de '{ $game }' já não recebe cópias das mensagens entre jogadores.
    }
email-letters-shown = A partida '{ $game }' terminou e mostra as suas mensagens (SET LETTERS SHOWN). Aqui estão as trocadas entre potências. As mensagens à moderação ou aos observadores não aparecem.
    .subject = As mensagens
    .left-out = As primeiras { $number } ficaram de fora, porque este e-mail seria longo demais.
email-proxy-changed = { CAPITALIZED(NAME($power, form: "nominative")) } cede a você unidades em '{ $game }' { $span ->
        [lasting] até revogar o PROXY
       *[phase] para esta fase
    }: { $units }.
    .subject = PROXY de { $letter }
    .ended-subject = Fim do PROXY de { $letter }
    .advice = Dê ordens às unidades cedidas como às suas, no seu próprio e-mail. Se { NAME($power, form: "nominative") } der ordem a uma delas, vale essa ordem em vez da sua.
    .revoked = { CAPITALIZED(NAME($power, form: "nominative")) } revogou o PROXY em '{ $game }' e volta a dar as ordens destas unidades: { $units }.
    .unreachable = Os e-mails a quem joga { NAME($power, form: "by") } são devolvidos, e por isso o PROXY em '{ $game }' terminou. { CAPITALIZED(NAME($power, form: "nominative")) } volta a dar as ordens destas unidades: { $units }.
    .ended = O PROXY terminou, porque { NAME($power, form: "nominative") } ou a sua potência tem um novo jogador, ou nenhum, em '{ $game }'. { CAPITALIZED(NAME($power, form: "nominative")) } volta a dar as ordens destas unidades: { $units }.
email-standby-wanted = { $sent ->
        [some] Na partida '{ $game }', faltam ordens { NAME($power, form: "of") }.
        [none] Na partida '{ $game }', não chegou nenhuma ordem { NAME($power, form: "of") }.
       *[left] Na partida '{ $game }', { NAME($power, form: "nominative") } está sem jogador.
    }
    .subject = Quer assumir um lugar? Responda YES
    .subject-of = Quer jogar { NAME($power, form: "by") }? Responda YES
    .missed = Na partida '{ $game }', não chegou nenhuma ordem { NAME($power, form: "of") } em { $season }.
    .secret = { $cause ->
        [late] Faltam as ordens de uma potência na partida '{ $game }', que não revela qual.
       *[left] Uma potência está sem jogador na partida '{ $game }', que não revela qual.
    }
    .question = Você está na lista de reservas. Quer assumi-la?
    .yes = Para aceitar, { reply-with-yes }. Fica com ela quem responder YES primeiro.
    .next-season = Se também não chegarem ordens no próximo turno, ele é prolongado, e a potência é sua. O juiz avisará em qualquer caso.
    .until-grace = Quem joga ainda pode enviar ordens até o fim da tolerância: { $grace }. Se então ainda faltarem ordens, a potência é sua. O juiz avisará em qualquer caso.
    .at-once = Ela é sua na hora, e a resposta mostra a posição.
    .board = O tabuleiro é { $board }.
    .phase = { $asked ->
        [no] A fase atual é { $phase }; nela não se esperam ordens { NAME($power, form: "of") }.
       *[yes] A fase atual é { $phase }.
    }
    .phase-task = A fase atual é { $phase }. { $task }
    .holdings = { CAPITALIZED(NAME($power, form: "nominative")) } tem { $units ->
        [one] { $units } unidade
       *[other] { $units } unidades
    } e { $centres ->
        [one] { $centres } centro de abastecimento.
       *[other] { $centres } centros de abastecimento.
    }
    .gunboat = Esta é uma partida Gunboat: só a moderação sabe quem você é.
    .no = Se não quer, responda NO ou não faça nada. Para sair da lista de reservas, envie SIGN OFF AS STANDBY em qualquer e-mail ao juiz.
standby-power = { $named ->
        [yes] { NAME($power, form: "nominative") }
       *[no] a potência que lhe foi oferecida
    }
email-standby-told = { $cause ->
        [left] Quem jogava saiu da partida '{ $game }': { standby-power } agora é sua.
       *[late] No fim da tolerância ainda faltavam ordens na partida '{ $game }': { standby-power } agora é sua.
    }
    .subject = Você joga { NAME($power, form: "by") }
    .ended-subject = { $named ->
        [yes] { $by ->
            [another] { CAPITALIZED(NAME($power, form: "nominative")) } fica com outra pessoa
           *[nobody] { CAPITALIZED(NAME($power, form: "nominative")) } não precisa de reserva
        }
       *[no] { $by ->
            [another] A potência fica com outra pessoa
           *[nobody] A potência não precisa de reserva
        }
    }
    .thanks = Obrigado por assumir o lugar.
    .orders = { $number ->
        [one] { $number } ordem de quem jogava antes ainda vale; uma ordem sua para a mesma unidade toma o lugar dela.
       *[other] { $number } ordens de quem jogava antes ainda valem; uma ordem sua para a mesma unidade toma o lugar dela.
    }
    .password = Responda aos e-mails do juiz com as suas ordens. Para definir uma senha para novos e-mails, envie FORGOT PASSWORD { $game }.
    .elsewhere = { $named ->
        [yes] { CAPITALIZED(NAME($power, form: "nominative")) } na partida '{ $game }' fica com outra pessoa. Ninguém pode ter dois lugares numa partida, nem voltar a um que a moderação lhe tirou.
       *[no] A potência que lhe foi oferecida na partida '{ $game }' fica com outra pessoa. Ninguém pode ter dois lugares numa partida, nem voltar a um que a moderação lhe tirou.
    }
    .ended = { $cause ->
        [over] A partida '{ $game }' terminou, e { standby-power } já não precisa de reserva.
        [judged] A fase terminou na partida '{ $game }', e { standby-power } continua com o mesmo jogador. Já não é preciso ter reserva.
        [kept] Pelas regras atuais da partida '{ $game }', { standby-power } continua com o mesmo jogador no fim da tolerância. Já não é preciso ter reserva.
       *[back] Na partida '{ $game }', { standby-power } tem de volta o seu jogador e já não precisa de reserva.
    }
    .stay = Obrigado pela oferta. Você continua na lista de reservas.

## Questions that ask for a word.

confirm-line = YES não basta. De outro endereço, envie esta linha:
    .cancel = Para cancelar, responda CANCEL. Se nada for feito, o pedido expira em { $expires }.
email-confirmation-asked = Num e-mail de { $sender } veio este comando, { $role ->
        [master] pela moderação de '{ $game }':
        [power] { NAME($power, form: "by") } em '{ $game }':
       *[player] como jogador em '{ $game }':
    }
    .subject = Confirmação necessária
    .resign = A saída de uma partida não pode ser desfeita. Para sair, responda a este e-mail só com a palavra CONFIRM. Se nada for feito, você fica.
    .concede = Ninguém mais tem de ceder a vitória: isto termina a partida de vez. Confirme: responda a este e-mail só com a palavra CONFIRM.
    .end = Para este fim da partida não falta outro voto, ou só o de quem vence: ele é definitivo. Confirme: responda a este e-mail só com a palavra CONFIRM.
    .share = Isto deixa outra pessoa agir por você, e veio de um endereço que não é seu. Confirme: responda a este e-mail só com a palavra CONFIRM.
    .others = Outras pessoas serão avisadas na hora. Por isso, confirme: responda a este e-mail só com a palavra CONFIRM.
    .password = Se este comando não é seu, responda CANCEL e mude a sua senha. Envie esta linha abaixo de SIGN ON:
email-address-asked = Um e-mail de { $sender } com a sua senha em '{ $game }' pede isto:
    .subject = Confirme o seu novo endereço
    .effect = A partir daí, o juiz escreve a esse endereço, em todas as suas partidas, e não mais a este. Quem lê os e-mails de lá pode obter novas senhas para os seus lugares. Confirme: responda a este e-mail só com a palavra CONFIRM.
    .password = Se o pedido não é seu, responda CANCEL: alguém conhece essa senha. Para escolher outra, envie esta linha abaixo de SIGN ON:
email-also-asked = Um e-mail de { $sender } diz que você também escreve deste endereço:
    .subject = Este endereço também é seu?
    .effect = Se é, responda a este e-mail só com a palavra CONFIRM (YES não basta). Depois o outro endereço tem de responder YES, e os e-mails de lá valem como seus: ordens, mensagens, tudo. Os e-mails do juiz continuam a vir só para cá, com uma cópia do que os e-mails de lá fizeram pela sua potência.
    .cancel = Se não é, não faça nada, ou responda CANCEL: então nada muda. O pedido expira em { $expires }.
email-also-changed = Os e-mails de { $address } valem agora como seus. As respostas vão para o endereço que escreveu; todo o resto vem para cá.
    .subject = Os seus endereços mudaram
    .gone = Os e-mails de { $address } já não valem como seus. Com a senha certa, continuam a valer pela potência, como de qualquer endereço.
    .undo = Para ver os seus endereços, envie MY ADDRESSES. Se o pedido não foi seu, responda a este e-mail só com a linha I AM NOT { $address }
    .return = Para ver os seus endereços, envie MY ADDRESSES. Se o pedido não foi seu, envie I AM ALSO { $address }
email-address-changed = O juiz envia agora os seus e-mails a outro endereço:
    .subject = O seu endereço mudou
    .before = antes:
    .now = agora:
    .advice = Os dois endereços recebem esta mensagem. Se o pedido não foi seu, escreva já à administração do juiz: { $keeper }
email-address-fails = { $seat ->
        [power] Os e-mails a { $who } ({ $address }), que joga { NAME($power, form: "by") } em '{ $game }', foram devolvidos mais de uma vez, por um erro permanente:
       *[other] Os e-mails a { $who } ({ $address }), em '{ $game }', foram devolvidos mais de uma vez, por um erro permanente:
    }
    .subject = E-mails devolvidos: { $who }
    .advice = LIST { $game } marca o endereço até chegar um e-mail dele. Talvez convenha falar com essa pessoa por outro meio, mudar o prazo, ou enviar EJECT.
    .new = Se o antigo endereço já não existe, a pessoa pode inscrever-se de um novo (REGISTER). Depois de um EJECT do antigo, ela pode assumir o lugar com SIGN ON.
email-mail-held = Um e-mail em seu nome ficou retido:
    .subject = Confirme um e-mail enviado em seu nome
    .from = De:
    .title = Assunto:
    .disowned = Ele parece falso: os servidores de e-mail desse endereço dizem que não o enviaram, ou a linha From não indica exatamente uma pessoa. Ele não teve efeito.
    .guessed = Ele tem a sua senha em '{ $game }'. Mas chegaram há pouco muitos e-mails com senhas erradas, e um deles pode tê-la adivinhado. Por isso este e-mail ainda não teve efeito.
    .unsigned = O SIGN ON para '{ $game }' não tem senha, e nada mais prova que o e-mail é seu. Ele pede mais do que ordens, e por isso nada dele teve efeito ainda. Com a sua senha no SIGN ON, um e-mail vale sem esta pergunta.
    .page = Ele foi enviado com a sua página de ordens de '{ $game }', mas o endereço não é conhecido como seu. Ele não teve efeito. Se esse endereço é seu, envie daqui, uma vez, I AM ALSO e o endereço. Depois disso, os e-mails dele valem sem esta pergunta.
    .other-games = Ele tem a sua senha em '{ $game }', mas ANNOUNCE ALL escreve também nas suas outras partidas, e a senha de uma partida não é prova para elas. Ele não teve efeito.
    .unproven = Ele tem a sua senha em '{ $game }', mas o servidor de e-mail não garante que veio do seu endereço inscrito, e esta partida exige também isso. Ele não teve efeito.
    .asks = Em seu nome, ele pede isto (… é uma palavra de quem o escreveu):
    .more = e mais { $number }
    .yours = { $word ->
        [YES] Se ele é seu, responda a este e-mail só com a palavra YES ou, de outro endereço, envie esta linha:
       *[CONFIRM] Se ele é seu, responda a este e-mail só com a palavra CONFIRM (YES não basta) ou, de outro endereço, envie esta linha:
    }
    .not-yours = { $because ->
        [guessed] Ele é então lido como se chegasse nesse momento. Se não é seu, não faça nada ou responda CANCEL, e mude a sua senha com SET PASSWORD, porque alguém a conhece. O pedido expira em { $expires }.
       *[other] Ele é então lido como se chegasse nesse momento. Se não é seu, não faça nada ou responda CANCEL. O pedido expira em { $expires }.
    }
    .then-forgotten = Com a resposta CONFIRM, as senhas erradas deixam de contar contra os seus lugares, e o seu próximo e-mail vale na hora. Uma resposta a qualquer outro e-mail do juiz faz o mesmo.
    .seldom-told = O juiz avisará de outros e-mails como este no máximo uma vez por hora.
email-opt-in-asked = Alguém com este endereço pediu para jogar Diplomacia por e-mail. O juiz não escreve a um endereço antes de o dono concordar.
    .subject = Responda YES para confirmar
    .moves = Alguém que joga Diplomacia por e-mail quer que os e-mails venham para este endereço. O juiz não escreve a um endereço antes de o dono concordar.
    .also = Alguém que joga Diplomacia por e-mail diz que este endereço também é seu, e que quer escrever dele. O juiz pergunta antes de acreditar nisso.
    .known = Um e-mail em seu nome pede para entrar numa partida ou assistir a ela. Qualquer pessoa pode pôr o seu endereço num e-mail, e por isso ele fica retido até você confirmar.
    .came = O e-mail chegou em { $came }.
    .asks = O e-mail pede: { $commands }
    .others = Confira a hora: outros e-mails em seu nome chegaram no mesmo dia, e cada um tem a sua pergunta. YES vale só para o e-mail de que a pergunta trata.
    .not-among = Se o seu não está entre eles, responda a este e-mail com as linhas dele em vez de YES: então valem essas linhas, e nada mais.
    .yes = { $what ->
        [moves] Se foi você, { reply-with-yes }. Os seus e-mails virão então para cá.
        [also] Se foi você, { reply-with-yes }. Os e-mails daqui valerão então como seus, e as respostas virão para cá.
       *[other] Se o e-mail é seu, { reply-with-yes }. Ele será então lido. Não é preciso enviá-lo de novo.
    }
    .no = Se não, responda NO, e a pergunta sobre aquele e-mail não será repetida; ou não faça nada, e nada acontecerá. A pergunta expira em { $expires }.
    .line = Se o seu programa de e-mail não consegue responder a este e-mail, envie esta linha:
email-master-asked = { $who } pede um prazo maior na partida '{ $game }':
    .subject = A sua decisão é necessária
    .away = { $who } quer uma ausência da partida '{ $game }' mais longa do que ela permite sem a sua aprovação:
    .part = { $part ->
        [power] Alguém que já teve um lugar na partida '{ $game }' quer jogar nela por outra potência.
       *[other] Alguém que já teve um lugar na partida '{ $game }' quer outro lugar nela.
    }
    .led = Potências de que essa pessoa conhece as mensagens, porque já jogou por elas: { LIST($powers, type: "and") }.
    .has-read = Essa pessoa assistiu à partida com cópias de todas as mensagens (SET ALL PRESS).
    .only-master = Por isso, só quem modera sem jogar pode admiti-la. Esta linha admite-a:
    .joins = Alguém quer jogar na partida '{ $game }', que exige a sua aprovação (SET APPROVAL). Esta linha admite essa pessoa:
    .since = Ou seja:
    .until = até:
    .deadline = Prazo atual: { $deadline }
    .words = O jogador escreve:
    .yes = Se concorda, { reply-with-yes }. De outro endereço, envie esta linha:
    .silence = Se não, responda NO ou não faça nada; ninguém mais é avisado. O pedido expira em { $expires }.
    .line-at-any-time = Também é possível enviar a linha a qualquer hora, abaixo de SIGN ON.
    .line-or-eject = Também é possível enviar a linha a qualquer hora, abaixo de SIGN ON. Até a partida começar, EJECT e o endereço retiram essa pessoa.
    .no = Se não, responda NO; o que for escrito abaixo é passado ao jogador. O pedido expira em { $expires }; depois disso, o jogador é avisado de que não houve resposta.
email-request-answered = { $what ->
        [away] O seu pedido de ausência à moderação da partida '{ $game }':
       *[deadline] O seu pedido de um prazo maior à moderação da partida '{ $game }':
    }
    .subject = O seu pedido à moderação
    .answer = { $answer ->
        [refused] A resposta: não.
        [later] Não veio resposta, mas o prazo já é agora tão tarde como foi pedido.
        [lapsed] Não veio resposta, e por isso nada muda.
       *[failed] A resposta foi YES, mas chegou tarde demais para ser cumprida.
    }
    .away = Nenhuma ausência foi anotada: pode haver prazos nesse período. AWAY com menos dias não precisa da aprovação da moderação.
fence = :: Responda acima desta linha; o que estiver abaixo é ignorado. ::
