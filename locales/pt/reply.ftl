### What the reply to an email says of it as a whole, and of where its sender stands.


## The subject, behind `CODE:game - S1901M`

reply-subject-waiting = { $orders ->
        [one] { $orders } ordem ainda não vale
       *[other] { $orders } ordens ainda não valem
    }
reply-subject-lines-waiting = { $lines ->
        [one] { $lines } linha ainda não vale
       *[other] { $lines } linhas ainda não valem
    }
reply-subject-unsent = a sua mensagem não foi enviada
reply-subject-nothing = nada mudou
reply-subject-adjudicated = { $kind ->
    [retreat] { $phase }: fase resolvida
   *[other] { $phase }: fase resolvida
}
reply-subject-late = as suas ordens estão em atraso
reply-subject-missing = { $given } de { $asked }: { $units } { $number ->
        [one] está
       *[other] estão
    } sem ordem
reply-subject-due = ordens recebidas: { $given } de { $asked }
reply-subject-incomplete = faltam ordens: { LIST($powers, type: "and") }
reply-subject-rejected = { $lines ->
        [one] { $lines } linha rejeitada
       *[other] { $lines } linhas rejeitadas
    }
reply-subject-complete = { $asked } de { $asked }: todas as suas ordens chegaram{ $prose ->
        [yes] , o resto foi ignorado
       *[no] { "" }
    }

## When it came

reply-came = O seu e-mail chegou em { $came } e esperou { $waited } até o juiz poder lê-lo. Conta a hora em que chegou.

## Nothing was read: an address has had what it may get in a day, or the email cannot be read

reply-spent-questions = Hoje chegaram do seu endereço muitos e-mails com pedidos para entrar em partidas. O juiz não pergunta por mais nenhum hoje. Este não foi guardado, e nada mudou.
    .advice = Se ele é seu, responda a este e-mail com as mesmas linhas. Elas valem na hora.
reply-spent-orders = Hoje chegaram do seu endereço muitas ordens sem prova de quem as enviou. O juiz não pergunta por mais nenhuma hoje. As ordens deste e-mail não valem.
    .advice = Se elas são suas, responda a este e-mail com elas, ou envie-as abaixo de SIGN ON com a sua senha. Elas valem na hora.
reply-spent-passwords = A senha do seu e-mail não é a senha desse lugar. Chegaram muitos e-mails assim em seu nome, e qualquer pessoa pode enviá-los. Por isso o próximo talvez fique sem resposta hoje. Com a senha certa, SIGN ON continua a ter resposta. Para receber um código e escolher outra senha, envie FORGOT PASSWORD com o nome da partida.
reply-spent-bytes = Nada no seu e-mail prova que foi enviado por você, e as respostas a e-mails sem prova são limitadas. O limite de hoje foi atingido, e e-mails parecidos talvez fiquem sem resposta. Inclua SIGN ON com a sua senha, ou responda a um e-mail do juiz: assim ele vale e tem resposta como sempre.
reply-nothing-changed = Nada mudou: { $why }
reply-unreadable = O juiz não conseguiu ler o seu e-mail: { $why }
    .advice = Nada mudou. Envie-o de novo como texto simples. Para instruções, envie HELP numa linha própria.
reply-empty = Nada mudou: não havia nada para o juiz no seu e-mail. O juiz é um programa. Ele lê ordens e comandos no texto de um e-mail, mas não frases comuns, nem o assunto, nem anexos. Para ver o que se pode escrever, envie HELP.

## What became of the lines

reply-orders-waiting = { $number } { $number ->
        [one] ordem AINDA NÃO VALE
       *[other] ordens AINDA NÃO VALEM
    }: veja a nota abaixo da lista.
reply-lines-waiting = { $number } { $number ->
        [one] linha AINDA NÃO VALE
       *[other] linhas AINDA NÃO VALEM
    }: veja a nota abaixo da lista.
reply-also-rejected = { $lines } { $lines ->
        [one] linha REJEITADA (marcada com !).
       *[other] linhas REJEITADAS (marcadas com !).
    }
reply-trial = { $orders } { $orders ->
        [one] ordem de uma simulação NÃO VALE (marcada com ! abaixo).
       *[other] ordens de uma simulação NÃO VALEM (marcadas com ! abaixo).
    } Todo o resto vale.
reply-only-trial = Nada mudou: { $orders } { $orders ->
        [one] ordem de uma simulação NÃO VALE (marcada com ! abaixo).
       *[other] ordens de uma simulação NÃO VALEM (marcadas com ! abaixo).
    } Para ver que resultado dariam, escreva TRY acima delas e END TRY abaixo.
reply-hidden = { $lines } { $lines ->
        [one] linha que parece conter ordens não foi lida, porque o e-mail a esconde (marcada com ! abaixo).
       *[other] linhas que parecem conter ordens não foram lidas, porque o e-mail as esconde (marcadas com ! abaixo).
    } Todo o resto vale.
reply-only-hidden = Nada mudou: { $lines } { $lines ->
        [one] linha que parece conter ordens não foi lida, porque o e-mail a esconde. Envie-a
       *[other] linhas que parecem conter ordens não foram lidas, porque o e-mail as esconde. Envie-as
    } de novo como texto simples.
reply-left-out = { $lines } { $lines ->
        [one] linha que parece conter ordens NÃO FOI LIDA por causa do seu lugar no e-mail (marcada com ! abaixo).
       *[other] linhas que parecem conter ordens NÃO FORAM LIDAS por causa do seu lugar no e-mail (marcadas com ! abaixo).
    } Todo o resto vale.
reply-only-left-out = Nada mudou: { $lines } { $lines ->
        [one] linha que parece conter ordens NÃO FOI LIDA por causa do seu lugar no e-mail. Envie-a de novo numa linha
       *[other] linhas que parecem conter ordens NÃO FORAM LIDAS por causa do seu lugar no e-mail. Envie-as de novo em linhas
    } do seu próprio texto.
reply-rejected-unsent = { $lines } { $lines ->
        [one] linha REJEITADA (marcada com ! abaixo).
       *[other] linhas REJEITADAS (marcadas com ! abaixo).
    } A sua mensagem AINDA NÃO FOI ENVIADA.
reply-rejected-with-others = { $lines } { $lines ->
        [one] linha REJEITADA (marcada com ! abaixo);
       *[other] linhas REJEITADAS (marcadas com ! abaixo);
    } as linhas que dependiam disso foram ignoradas. Todo o resto vale.
reply-rejected = { $lines } { $lines ->
        [one] linha REJEITADA (marcada com ! abaixo).
       *[other] linhas REJEITADAS (marcadas com ! abaixo).
    } Todo o resto vale.
reply-sign-on-rejected = Nada mudou: o seu SIGN ON foi rejeitado. Veja a linha marcada com !.
reply-only-rejected = Nada mudou: { $lines } { $lines ->
        [one] linha REJEITADA (marcada com ! abaixo).
       *[other] linhas REJEITADAS (marcadas com ! abaixo).
    }
reply-unsent = A sua mensagem AINDA NÃO FOI ENVIADA: veja a nota abaixo dela.
reply-unsent-rest = A sua mensagem AINDA NÃO FOI ENVIADA: veja a nota abaixo dela. Todo o resto vale.
reply-surplus = O seu e-mail ordena mais do que lhe cabe, e por isso SUBSTITUIU uma ordem anterior: veja a nota abaixo.
reply-prose = As suas ordens e comandos valem. O outro texto do e-mail foi ignorado.
reply-late = O seu e-mail foi entendido, mas as ordens chegaram FORA DO PRAZO: veja abaixo.
reply-did-not-fit = O seu e-mail foi entendido, mas esta resposta NÃO TEM ESPAÇO para tudo o que foi pedido: veja abaixo.
reply-impossible = O seu e-mail foi entendido, mas uma das ordens NÃO PODE DAR CERTO: veja "Check:" abaixo.
reply-accepted = O seu e-mail foi lido sem erros.
reply-nothing = Nada mudou: o seu e-mail não tem ordens nem comandos. Para ver o que se pode escrever, envie HELP.

## Where the orders of its sender stand

reply-adjudicated = { $kind ->
    [retreat] A fase { $phase } foi resolvida.
   *[other] A fase { $phase } foi resolvida.
} Os resultados estão em outro e-mail. As ordens abaixo são para a fase { $now }.
reply-adjudicated-last = { $kind ->
    [retreat] A fase { $phase } foi resolvida.
   *[other] A fase { $phase } foi resolvida.
} Os resultados estão em outro e-mail.
reply-missing = Ordens recebidas: { $given } de { $asked }. Ainda sem ordem: { LIST($units, type: "and") }.
reply-none-in = Ainda sem ordem: { LIST($units, type: "and") }.
reply-due = Ordens recebidas: { $given } de { $asked }.
reply-incomplete = Ainda faltam ordens: { LIST($powers, type: "and") }.
reply-units-kept = Todas as suas unidades têm ordens: uma unidade cuja nova ordem foi rejeitada fica com a anterior.
reply-still-complete = Todas as suas ordens chegaram; { $lines ->
        [one] a linha rejeitada não está
       *[other] as linhas rejeitadas não estão
    } entre elas.
reply-pending-complete = Todas as suas ordens chegaram; { $lines ->
        [one] a linha pendente não está
       *[other] as linhas pendentes não estão
    } entre elas.
reply-complete = Todas as suas ordens chegaram. Ainda é possível mudá-las: envie { $replaces ->
        [yes] todas de novo, ou ADD e só as novas
       *[no] só as novas
    }.
reply-complete-impossible = Todas as suas ordens chegaram, mas uma delas não pode dar certo: veja "Check:" abaixo. Ainda é possível mudá-las: envie { $replaces ->
        [yes] todas de novo, ou ADD e só as novas
       *[no] só as novas
    }.
reply-can-change = Ainda é possível mudá-las: envie { $replaces ->
        [yes] todas de novo, ou ADD e só as novas
       *[no] só as novas
    }.
reply-no-retreats = Todas as suas ordens chegaram, mas sem retiradas. Uma unidade desalojada sem retirada dissolve-se.
reply-no-builds = Todos os seus movimentos chegaram, mas sem construções nem remoções. Elas vão no mesmo e-mail. Sem elas, as construções perdem-se, e as regras escolhem o que é removido.
reply-no-retreats-or-builds = Todos os seus movimentos chegaram, mas sem retiradas, construções nem remoções. Elas vão no mesmo e-mail. Sem elas, uma unidade desalojada dissolve-se, as construções perdem-se, e as regras escolhem o que é removido.
reply-builds-awaited = Enquanto não chegarem as construções de todos (ou WAIVE), nada é resolvido antes do prazo.
reply-closed-complete = Todas as suas ordens chegaram. Elas ficam como estavam no fim do prazo.
reply-nothing-due = Não se esperam ordens nesta fase ({ $power }). Não é preciso fazer nada.
reply-none-in-time = Nenhuma ordem sua chegou dentro do prazo.
reply-closed = O prazo terminou. As suas ordens valem como chegaram a tempo, e { $phase ->
        [movement] unidades sem ordem mantêm posição
        [retreat] unidades sem ordem dissolvem-se
       *[adjustment] o que não foi ordenado fica a cargo das regras
    }. Não há atraso seu.
reply-late-declined = ATRASO: a moderação não aceitou as suas ordens, e elas não valem. Só um ACCEPT LATE da moderação, que ainda pode enviá-lo, muda isso.
reply-late-asked = ATRASO: as suas ordens só valem se a moderação as aceitar. Ela recebeu a pergunta, e a decisão virá por e-mail.
reply-late-by-gm = ATRASO: o prazo terminou. Ordens enviadas agora ficam guardadas e só valem se a moderação as aceitar.
reply-late-awaited = ATRASO: o prazo terminou, e a partida espera por você.
reply-wait = O seu WAIT está ligado: esta fase não será resolvida antes do prazo. Para cancelar, envie SET NOWAIT.
reply-wait-alone = Para cancelar o seu WAIT, envie SET NOWAIT.
reply-joining = A partida começa quando { $players ->
        [one] mais { $players } pessoa entrar
       *[other] mais { $players } pessoas entrarem
    }. Um e-mail avisará.
reply-awaited = Ainda se esperam ordens de: { $powers }.
reply-none-awaited = Não faltam ordens.
reply-late-waiting = Ordens em atraso esperam pela sua decisão: { LIST($powers, type: "and") }. Para aceitá-las, envie ACCEPT LATE { $which }.
reply-late-refused = Ordens em atraso que não valem, por decisão sua: { LIST($powers, type: "and") }. Para aceitá-las mesmo assim, envie ACCEPT LATE { $which }.
reply-process-at = { $left }: todas as ordens chegaram, e não há WAIT ligado
    .title = Resultados:

## Orders that wait for a yes

reply-confirm = As linhas marcadas "{ line-label-waiting }" ainda não valem. { $why } Responda YES a este e-mail, e elas valem como foram lidas. Não é preciso enviar nada de novo. Em qualquer outro e-mail, envie esta linha:
reply-confirm-unproven = As linhas marcadas "{ line-label-waiting }" ainda não valem. { $why } Responda a este e-mail com YES ou com a sua senha, e elas valem como foram lidas. Não é preciso enviar nada de novo. Em qualquer outro e-mail, envie esta linha:
reply-confirm-more = { $why } Um YES a este e-mail vale também para estas ordens. Para confirmar só estas, envie esta linha:
reply-confirm-until = O que não for confirmado não vale no fim do prazo e perde-se quando a fase { $phase } terminar.

## What did not fit

reply-left-out-pages = Ficou de fora, porque este e-mail seria longo demais: { LIST($pages, type: "and") }.
reply-ask-again = Peça isso em outro e-mail.
reply-rationed = Nada no seu e-mail prova que foi enviado por você, e as respostas a e-mails sem prova são limitadas. Ponha SIGN ON com a sua senha acima do que pede, ou peça de novo amanhã.

## Strangers

reply-waits-for-yes = Um e-mail anterior deste endereço espera pelo seu YES. Procure o e-mail "{ $subject }" e responda só com a palavra YES. O que foi enviado antes é então lido como está; não é preciso enviar de novo.
reply-join = Este endereço não está inscrito. Para se inscrever e entrar na partida { $game }, responda com estas linhas, com o seu nome e uma senha sua:
reply-register = Este endereço não está inscrito. Para se inscrever, envie estas linhas:
reply-newcomer = Para instruções, envie HELP; para a lista de partidas, LIST. Depois da inscrição, há quatro caminhos: entrar numa partida (SIGN ON ?partida senha), jogar contra os bots do juiz (SIGN ON ?practice senha), assistir a uma partida (OBSERVE partida senha), ou oferecer-se como reserva de quem sai (SIGN UP AS STANDBY).

## The last one for now

reply-last = O juiz não enviará mais respostas ao seu endereço até { $until }. O que for enviado continua a ter efeito. Um YES ou CANCEL em resposta a uma pergunta do juiz continua a ser confirmado.
reply-last-in-vain = Esta foi hoje a décima resposta a um e-mail seu sem nada para fazer. O próximo igual talvez fique sem resposta até amanhã. Ordens e comandos continuam a valer e a ter resposta, também HELP, LIST e PRESS TO M.
reply-lines-left-out = … mais { $number ->
    [one] { $number } linha, que não cabe
   *[other] { $number } linhas, que não cabem
 } neste e-mail.
reply-letter-goes-on = … e mais { $number ->
    [one] { $number } linha
   *[other] { $number } linhas
 }.
line-unquoted = (a sua linha; não é mostrada, pois nada prova quem escreveu)
line-of-subject = (o assunto)
