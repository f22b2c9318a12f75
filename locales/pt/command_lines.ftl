### What is wrong with the line of a command or a block, what would be right, and what was assumed.

letter-not-sent = A mensagem não foi enviada.

## Words of commands

has-too-many-words = { $command } tem palavras demais.
needs-more-words = { $command } precisa de mais palavras.
does-not-say-what = { $command } não diz o quê.
sign-on-has-too-many-words = SIGN ON tem palavras demais.
    .hint = { $usage }; junte as palavras do nome de uma potência, United_Kingdom; as ordens vão nas linhas abaixo
variant-left-out = "{ $word }" ficou de fora: a variante da partida é a que ela já tem.
new-game-has-no-name = A nova partida não tem nome.
cancel-needs-token = CANCEL precisa de um código que lhe foi enviado por e-mail.
    .hint = Uma nova ordem para uma unidade substitui a antiga. Para apagar todas as ordens, envie CLEAR ALL.
who-gets-which-power = Quem recebe qual potência?
swap-names-two-powers = SWAP indica duas potências.
no-list-of-waiting = "{ $word }" não é uma lista de jogadores à espera.
no-number-of-games = "{ $word }" não é um número de partidas.
no-number = "{ $word }" não é um número.
names-no-one-power = "{ $word }" não indica uma única potência.
names-no-one-unit = "{ $word }" não indica uma única unidade.

## A person's own settings

one-address-each = O juiz envia os seus e-mails a um endereço por pessoa.
    .hint = SET ADDRESS { $first }; com I AM ALSO { $second } também se pode escrever de lá.
no-mail-address = "{ $word }" não é um endereço de e-mail{ $why ->
        [several] : um endereço tem um só @
        [long] : tem mais de { $most } caracteres
       *[none] { "" }
    }.
no-such-language = "{ $word }" não é o nome de uma língua.
no-style-of-orders = "{ $word }" não é um estilo de ordens.
no-amount-of-mail = "{ $word }" não é uma quantidade de e-mails.
no-form-of-map = "{ $word }" não é uma forma de mapa.
neither-on-nor-off = "{ $word }" não é ON nem OFF.
neither-short-nor-long = "{ $word }" não é SHORT nem LONG.
grace-of-this-phase = SET GRACE muda o fim da tolerância desta fase.
    .hint = Para nenhuma: { $commands }

## Votes

set-draw-names-powers = Depois de SET DRAW só podem vir potências.
    .hint = SET DRAW numa linha própria é um empate entre todas as potências sobreviventes.
which-end-proposed = Não está claro qual fim é proposto.
names-no-result = Isso não indica um resultado da partida.
    .hint = { $usage }; TERMINATE termina a partida sem resultado.
reason-is-missing = Falta o motivo. Todos na partida o leem.
    .hint = DECLARE { $end } BECAUSE e o seu motivo, tudo numa linha.
ranking-needs-ranks = Uma classificação precisa de vários lugares.
which-end-is-meant = Não está claro de qual fim se trata.
    .hint = { $command } WIN e uma potência, ou { $command } DRAW e as potências que participam.
only-one-power-wins = Só uma potência vence.
    .hint = { $command } DRAW e as potências que participam.
no-vote = "{ $word }" não é um voto.
    .hint = { $usage }; SET DRAW vota por um empate.

## ADJUST

lines-of-adjust = As linhas são REMOVE A Vie, PLACE F Tri Austria, OWNER Ser Austria, PHASE F1902M, REASON palavras.
adjust-not-closed = O bloco não tem END ADJUST, e por isso nada mudou.
    .hint = Envie-o de novo com uma linha END ADJUST.
nothing-of-adjust = Nada deste bloco foi feito: uma posição é corrigida por inteiro, e uma das linhas está errada.
    .hint = Envie o bloco todo de novo com essa linha corrigida.
adjust-changes-nothing = O bloco não muda nada.
adjust-without-reason = O bloco não tem motivo. Todos na partida o leem.
    .hint = REASON Uma ordem foi mal lida.
no-line-of-adjust = Esta não é uma linha de ADJUST.
whose-fleet = De quem é a frota? Pode haver várias ali.
whose-unit = De quem é a unidade?
name-the-coast = Indique a costa: { LIST($coasts, type: "or") }.
cannot-stand-in = Uma unidade dessas não pode estar { NAME($place, form: "in") }.
word-is-no-supply-centre = "{ $word }" não é um centro de abastecimento.
owner-lines = OWNER Ser Austria, ou OWNER Ser NONE
reason-too-long = Um motivo tem no máximo { $most } caracteres.
    .hint = Com BROADCAST diz-se mais.

## IF

if-not-closed = Este IF não tem ENDIF.
    .hint = Feche-o com uma linha ENDIF.
an-if-not-closed = Um IF não tem ENDIF.
line-not-taken = A linha { $line } não foi aproveitada.
lines-not-taken = As linhas { $first }-{ $last } não foram aproveitadas.
nothing-of-if = Nada deste IF foi guardado: { $lines ->
        [one] a linha { $line } tem
       *[other] { $lines } linhas têm
    } um erro.
mail-whole-if = Envie o IF todo de novo, até ENDIF.
if-too-long = O IF tem { $lines } linhas; o máximo é { $most }.
    .hint = Divida-o.
ifs-too-deep = Há mais de { $most } IFs uns dentro dos outros.
    .hint = AND e OR juntam condições.
belongs-to-no-if = Este { $word } não pertence a nenhum IF.
    .hint = IF, ELSE IF, ELSE, ENDIF vêm nesta ordem.
if-without-orders = Este IF não tem ordens.
only-orders-in-if = Um IF só pode conter ordens.
no-if-in-game = Esta partida não permite IF.
    .hint = Envie as próprias ordens.
if-is-about-phase-to-come = Um IF trata de uma fase futura, e estas ordens são para a fase { $phase }.
phase-above-if = PHASE { $phase }, ou a fase em questão, numa linha acima.
phase-above-if-not-for-this-turn = Retiradas e construções deste turno não precisam dela.
if-on-its-own-line = { $line } numa linha própria fica guardado para a fase { $phase }.

## Conditions

condition-too-long = A condição pergunta por { $terms } coisas; o máximo é { $most }.
condition-breaks-off = A condição está incompleta.
write-a-fact = Escreva { $forms }.
means-nothing-in-condition = Não está claro o que "{ $word }" quer dizer na condição.
facts-are = Pode-se perguntar { $forms }; entre eles AND, OR, NOT.
asks-owner-or-unit = "{ $word }" pode perguntar a quem pertence, ou se há ali uma unidade.
    .hint = Escreva OWNS outra vez, ou UNIT para a unidade que está ali.
moved-asks-a-move = MOVED pergunta por um movimento.
    .hint = Por exemplo: MOVED A CON - BUL.
owns-asks-a-centre = OWNS pergunta por um centro.
    .hint = Por exemplo: OWNS France BEL.
condition-asks-what-stands = Uma condição pergunta onde há unidades, não que ordens elas têm.

## Letters with an IF

before-a-letter = Antes de uma mensagem, diga por quem você fala.
letter-if-without-condition = A mensagem tem um IF sem condição.
letter-if-forms = PRESS TO EF IF com um destes: { $forms }
letter-if-not-closed = Um IF da mensagem não tem ENDIF.
    .hint = Feche cada IF com uma linha ENDIF.
endif-without-if = Este ENDIF não tem IF.
    .hint = Ponha IF condição THEN acima dele.
letters-if-not-closed = Este IF não tem ENDIF, e por isso nada dele foi enviado nem guardado.
only-letters-and-orders-in-if = Um IF só pode conter mensagens e ordens.
    .hint = PRESS TO ou BROADCAST em lugar disso; nada do bloco foi enviado.
letter-in-if-not-closed = Uma mensagem neste IF não tem fim, e por isso nada dele foi enviado.
    .hint = Cada mensagem termina com ENDPRESS, dentro do ramo em que começa.
nothing-of-letters-if = Nada deste IF foi enviado nem guardado: uma linha tem um erro.

## Dates, times and periods. What follows a command is an example of it.

date-read-as = Lido como { $date }.
date-unread = "{ $text }" não é uma data que o juiz possa ler.
date-ambiguous = "{ $text }" não se lê igual em toda parte: { LIST($readings, type: "or") }?
date-too-far = Essa data está longe demais.
date-too-far-from-today = { $date } está longe demais de hoje.
no-such-time = Não existe a hora { $time }.
no-such-day = Não existe { $day } de { TIME($month, style: "month") }.
    .in-year = Não existe { $day } de { TIME($month, style: "month") } de { $year }.
period-reversed = "{ $text }" termina antes de começar.
holidays-too-long = "{ $text }" tem mais de { $days } dias. Para parar o relógio, envie PAUSE.
write-as-in = Escreva como em { $example }.
time-first-then-words = { $line }, e as suas outras palavras numa linha abaixo.
if-you-mean-it = { $line }, se é isso que quer dizer.
time-past = { $time } já passou.
    .hint = Indique uma hora futura, como em { $example }.
time-far = { $time } está a { $days } dias de agora.
time-before-deadline = { $time } é antes do prazo atual, { $deadline }.
    .hint = Para contar a partir do prazo, envie { $command } +24h. Se quer mesmo a hora anterior, envie { $line }.
pause-words-unclear = Não está claro o que "{ $words }" acrescenta a PAUSE.
absence-empty = { $time } não é um período.
absence-too-long = { $time } tem mais de { $days } dias.
    .hint = Para deixar a sua potência a outra pessoa, envie RESIGN. Para perguntar à moderação, envie PRESS TO M.
absences-to-end = SET NO ABSENCE 25 Jan, ou SET NO ABSENCE para todas.
day-past = { $day } já passou, e o próximo é em { $year }.
placeholder = { $word ->
    [address] endereço
    [board] tabuleiro
    [date] data
    [day] dia
    [file] arquivo
    [game] partida
    [list] lista
    [n] n
    [name] nome
    [number] número
    [options] opções
    [order] ordem
    [password] senha
    [phase] fase
    [player] jogador
    [power] potência
    [powers] potências
    [reason] motivo
    [season] estação
    [series] série
    [setting] definição
    [time] hora
    [token] código
    [topic] tema
    [unit] unidade
    [value] valor
    [variant] variante
    [word] palavra
       *[year] ano
    }
usage-or = ou
no-such-month = Não existe o mês { $number }.
letter-without-end = A mensagem não tem ENDPRESS, por isso não foi enviada e as suas linhas não foram lidas.
    .orders = { letter-without-end } O que ali parece ordens (linha { $lines }) não foi aceito.
    .hint = Envie-a de novo com uma linha ENDPRESS por baixo, e as ordens abaixo dessa linha.
