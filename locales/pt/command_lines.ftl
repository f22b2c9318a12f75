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
    .hint = Uma nova ordem para uma unidade substitui a antiga. Para apagar todas as ordens, envie CLEAR ALL. CANCEL sozinho retira o que você perguntou a outros.
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
    .hint = SET DRAW numa linha própria vota por um empate entre todas as potências sobreviventes.
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

date-read-as = Lido assim: { $date }.
date-unread = "{ $text }" não é uma data que o juiz possa ler.
date-ambiguous = "{ $text }" não se lê igual em toda parte: { LIST($readings, type: "or") }?
date-too-far = Essa data está longe demais.
date-too-far-from-today = { $date } está longe demais de hoje.
no-such-time = Não existe a hora { $time }.
no-such-day = Não existe o dia { $day } de { TIME($month, style: "month") }.
    .in-year = Não existe o dia { $day } de { TIME($month, style: "month") } de { $year }.
period-reversed = "{ $text }" termina antes de começar.
holidays-too-long = "{ $text }" tem mais de { $days } dias. Para parar o relógio, envie PAUSE.
write-as-in = Escreva como em { LIST($examples, type: "or") }.
time-first-then-words = { $line }, e as suas outras palavras numa linha abaixo.
if-you-mean-it = { $line }, se é isso que quer dizer.
time-past = Esse momento já passou: { $time }.
    .hint = Indique uma hora futura, como em { LIST($examples, type: "or") }.
time-far = Faltam { $days } dias: { $time }.
time-before-deadline = Esse momento ({ $time }) é antes do prazo atual ({ $deadline }).
    .hint = Para contar a partir do prazo, envie { $command } +24h. Se quer mesmo a hora anterior, envie { $line }.
words-unclear = Não está claro o que "{ $words }" acrescenta a { $command }.
absence-empty = Isto não é um período: { $time }.
absence-too-long = São mais de { $days } dias: { $time }.
    .hint = Para deixar a sua potência a outra pessoa, envie RESIGN. Para perguntar à moderação, envie PRESS TO M.
absences-to-end = SET NO ABSENCE 25 Jan, ou SET NO ABSENCE para todas.
day-past = { TIME($day, style: "day") } já passou, e o próximo é em { $year }.
placeholder = { $word ->
    [address] endereço
    [board] tabuleiro
    [date] data
    [day] dia
    [file] texto
    [game] partida
    [hours] horas
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
    [setting] configuração
    [text] texto
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
    .orders = { letter-without-end } O que ali parece ordens (linha { $lines }) não vale.
    .hint = Envie-a de novo com uma linha ENDPRESS por baixo, e as ordens abaixo dessa linha.

## Words of the classic judge that this one lacks

classic-word-not-here = { $words } é do juiz clássico; este juiz não tem isso.
always-so-here = aqui é sempre assim
classic-settings = Para ver o que se pode configurar aqui, envie HELP SETTINGS.
classic-ask-keeper = Pergunte à administração do juiz; para ver quem é, envie VERSION.
classic-of-maps = Cada tabuleiro tem as suas próprias regras e opções, como em SET VARIANT colonial railway. Para vê-las, envie HELP VARIANTS.
classic-option = { $line } escolhe isto como opção do tabuleiro. Para ver o que faz, envie GET RULES.{ $board }.
classic-who = Para ver quem joga, envie WHO GAME { $game }.
classic-dedication = Para ver a sua dedicação, envie GET DEDICATION. Para a de outra pessoa, envie INFO PLAYER e um endereço.
units-stay-what-they-are = Aqui as unidades não mudam de tipo: mantêm posição, movem-se (-), apoiam (S) ou transportam (C).
units-need-no-maintenance = Aqui todas as unidades são mantidas, e nada se paga.
removals-follow-rulebook = As remoções que ninguém ordena seguem sempre as regras do jogo.
classic-draw = Para votar por um empate entre todas as potências sobreviventes, envie SET DRAW.
classic-rulebook = Para escolher as regras, envie SET RULEBOOK nome.
classic-variant = Para escolher o tabuleiro e a posição inicial, envie SET VARIANT nome.
classic-create = Para criar uma partida, envie CREATE ?partida senha.
classic-centres = Para ver os centros, envie LIST.
no-machiavelli = Aqui não se joga Machiavelli.

## Time zones

zone-of-several = "{ $text }" pode ser { LIST($zones, type: "or") }.
no-such-zone = Não existe o fuso horário "{ $text }". Escreva-o como em America/Sao_Paulo.
    .near = Não existe o fuso horário "{ $text }". Os nomes mais parecidos são { LIST($zones, type: "or") }.

## Powers and readers

say-which-game = Antes desta linha, diga de que partida se trata.
name-the-power = Escreva o nome da potência.
the-powers-are = As potências são { LIST($powers, type: "and") }.
power-or-powers = "{ $word }" pode ser uma potência ({ $power }) ou várias ({ LIST($powers, type: "and") }).
    .hint = Escreva o nome completo: PRESS TO { $power }.
power-or-letters = "{ $word }" pode ser um nome abreviado ({ LIST($powers, type: "or") }) ou uma série de letras ({ LIST($readers, type: "and") }).
names-apart = Escreva nomes, ou letras separadas por espaços.
sign-or-name = "{ $word }" indica aqui: { $power }. É também a abreviatura de: { $other }.
person-or-letters = "{ $word }" é o nome de uma pessoa, mas também pode ser uma série de letras.
reader-of-several = "{ $word }" pode indicar aqui mais de uma pessoa ou potência.
names-no-reader = "{ $word }" não indica ninguém aqui, e não é uma simples série de letras.
letters-in-order = Indique potências, ou as suas letras na ordem habitual: PRESS TO { $letters }, PRESS TO M.
powers-too-long = Uma lista de potências tem no máximo { $most } caracteres.
power-twice = Esta potência está duas vezes na lista: { $power }.

## Phases and pages

no-phase = "{ $text }" não é uma fase.
results-below-sign-on = Para os últimos resultados de { $game }, envie { $command } abaixo de SIGN ON potência { $game } senha; para os de uma fase, { $command } S1901M.
about-game-of-sign-on = { $command } trata da partida do seu SIGN ON.
    .hint = SIGN ON potência { $game } senha, e abaixo { $line }.
why-lacks-unit = WHY não diz de que unidade se trata.
history-takes-no-phase = HISTORY não leva uma fase.
    .hint = Para os resultados dessa fase, envie RESEND { $phase }. HISTORY vai por dias: HISTORY FROM 1 Jan TO 1 Feb.
history-words-before-from = HISTORY tem palavras demais antes de FROM.
no-number-of-lines = "{ $text }" não é um número de linhas de 1 a { $most }.
no-part-of-profile = "{ $word }" não faz parte de um perfil.

## Blocks and first words

nothing-to-announce = Não há nada para anunciar.
announce-not-closed = O bloco não tem END ANNOUNCE.
block-in-lines = { $first }, o seu texto, { $last }: cada um numa linha própria.
diary-not-closed = A nota não tem ENDDIARY, por isso nada foi escrito e as suas linhas não foram lidas.
    .hint = Envie-a de novo com uma linha ENDDIARY por baixo. Para ver o que há no seu diário, envie DIARY LIST.
write-whole-word = Escreva a palavra inteira.
do-you-mean = Quer dizer { $command }?
help-lists-commands = Para ver todos os comandos, envie HELP.
begins-a-block = { $command } abre um bloco de linhas. A primeira diz apenas para quem é.

## Messages

letter-for-whom = Não está claro para quem é a mensagem.
    .hint = Para escrever a alguns, envie PRESS TO { $to }. Para escrever a todos, envie BROADCAST.
broadcast-is-for-all = Uma mensagem geral é para todos.
fake-names-both = PRESS TO potência FAKE TO potência: primeiro quem a recebe, depois para quem parece ser.
fake-to = PRESS TO { $to } FAKE TO potência; a última potência é aquela para quem parece ser.
signed-or-not = A mensagem deve ir assinada (WHITE) ou não (GREY)?
faked-or-not = A mensagem deve mostrar destinatários falsos ou não?
    .hint = Escreva FAKE ou NO FAKE.
letter-end-unclear = Não está claro onde esta mensagem termina, por isso não foi enviada.
entry-end-unclear = Não está claro onde esta nota termina, por isso nada foi escrito.
