### What is wrong with the line of an order, what would be right, and what was assumed.

# A message and another behind it.
paragraph = { $first } { $second }
# How a line is written.
usage = { $usage }
# A remark behind an order.
comment-not-read = "{ $comment }" não foi lido.
too-many-plain-words = Este e-mail tem mais frases comuns e IFs do que se leem num e-mail. Daqui em diante só se leem ordens.
    .hint = Envie o resto em outro e-mail, ou escreva como mostra HELP ORDERS.

## Messages to players

# A message below words such as "Draft".
letter-not-certain = Não é certo que esta mensagem deva ser enviada: ela está abaixo de "{ $over }".
    .hint = Se deve, envie-a de novo sem essa linha.

## Places

read-as-place = "{ $word }" foi lido como { NAME($place) }.
may-be-several-places = "{ $word }" pode ser { LIST($places, type: "or", max: 6, article: "no") }.
write-in-full = Escreva o nome por extenso.
no-such-province = Nenhuma província se chama "{ $word }".
did-you-mean-one-of = Seria { LIST($names, type: "or", max: 6, article: "no") }?
map-lists-names = GET MAP mostra os nomes deste mapa.
names-no-one-place = "{ $word }" não indica um único lugar.
    .hint = GET MAP mostra os nomes.
no-such-coast = { CAPITALIZED(NAME($place, form: "nominative")) } não tem costa com esse nome.
coasts-there-are = As costas são: { LIST($coasts, type: "or", max: 6) }.
leave-coast-out = Ali não há costas para escolher: deixe-a de fora.
second-place = "{ $word }" depois da barra indica um segundo lugar, e uma ordem é para um só.
no-coasts-to-choose = { CAPITALIZED(NAME($place, form: "nominative")) } não tem costas para escolher.
no-coasts-in = Não há costas para escolher { NAME($place, form: "in") }.
army-needs-no-coast = Um exército não precisa de costa { NAME($place, form: "in") }.
coast-out-of-reach = A frota não alcança essa costa: { NAME($place) }.
coasts-in-reach = A frota alcança { LIST($places, type: "or", max: 6, article: "no") }.
coast-read-as = Lido como { NAME($place) }.
which-coast = Qual costa { NAME($place, form: "of") }?
    .hint = Escreva { LIST($orders, type: "or", max: 6) }. Também basta responder só { LIST($coasts, type: "or") }.
on-which-coast = Em qual costa? As opções: { LIST($places, type: "or", max: 6, article: "no") }.

## Units

your-units = As suas unidades: { LIST($units, type: "and", max: 20) }.
your-units-listed = As suas unidades: { $units }.
no-unit-in = Não há unidade { NAME($place, form: "in") }.
you-have-no-unit-in = Não há unidade sua { NAME($place, form: "in") }.
you-have-no-unit-in-bare = Não há unidade sua { NAME($place, form: "in") }.
place-is-written = Quis dizer { NAME($place) }? Escreve-se { $code }.
unit-of-other-kind = A unidade { NAME($place, form: "in") } é { $kind ->
        [army] um exército
       *[fleet] uma frota
    }, não { $written ->
        [army] um exército
       *[fleet] uma frota
    }.
write-unit-or-no-kind = Escreva { $unit } ou deixe o tipo de fora.
unit-is-of-kind = A unidade { NAME($place, form: "in") } é { $kind ->
        [army] um exército
       *[fleet] uma frota
    }.
unit-stands-in = { CAPITALIZED(NAME($kind, form: "nominative")) } está { NAME($place, form: "in") }.
unit-meant-is = A unidade em questão é { $unit }.
unit-of-power = A unidade { NAME($place, form: "in") } { $adjective ->
        [none] é { NAME($power, form: "of") }
       *[other] é { NAME($power, form: "of") }
    }.
unit-of-other-power = { CAPITALIZED(NAME($kind, form: "nominative")) } { NAME($place, form: "in") } { $adjective ->
        [none] é { NAME($power, form: "of") }
       *[other] é { NAME($power, form: "of") }
    }.
orders-name-no-owner = Nesta partida as ordens não dizem de quem é a unidade: deixe o nome da potência de fora.
check-where-it-stands = Para ver onde ela está, envie LIST.
no-unit-to-help = Não há unidade { NAME($place, form: "in") } para { $action ->
    [support] apoiar
   *[convoy] transportar
 }.
names-no-unit = Isto não indica uma unidade.

## Orders as they are written

no-order-no-command = Não é uma ordem nem um comando conhecido.
order-looks-like = Uma ordem é assim: A PAR - BUR; HELP mostra o resto.
help-shows-what = HELP mostra o que se pode escrever.
no-known-order = "{ $word }" não é uma ordem conhecida.
    .hint = Depois da unidade, escreva - e um lugar, H, S ou C.
not-a-word-of-orders = "{ $word }" não é uma palavra das ordens desta partida.
    .hint = Use - H S C, ou R D B W quando for a fase deles.
stops-before-place = { $part ->
        [condition] A condição acaba antes de dizer um lugar.
       *[order] A ordem acaba antes de dizer um lugar.
    }
    .hint = Para onde?
place-before = Falta um lugar antes de "{ $word }".
adds-nothing-known = Não está claro o que "{ $word }" acrescenta à ordem.
    .hint = Escreva uma ordem em cada linha. Uma observação vem depois de #.
proxy-names-no-power = O PROXY não diz a potência.
order-says-no-action = A ordem não diz o que { NAME($kind, form: "nominative") } faz.
    .hint = Para ficar: { $unit } H
order-before-breaks-off = "{ $order }" não foi lida: a ordem antes dela está incompleta.
one-order-a-line = Escreva cada ordem numa linha própria.
read-alone = Lida sozinha: o texto antes dela foi rejeitado.

## Who speaks, and when

say-who-you-are = Antes das ordens, diga por quem as dá.
you-do-not-speak-for = Este e-mail não fala { NAME($power, form: "by") }.
become-power = Se você modera a partida, escreva BECOME { $power } numa linha acima.
you-speak-for-no-power = Este e-mail não fala por nenhuma potência daqui.
    .hint = SIGN ON potência partida senha; quem modera pode usar BECOME potência.
game-is-over = { $game } terminou: não se esperam mais ordens.
    .hint = LIST mostra as partidas que continuam.
game-not-running = Não se esperam ordens: a partida não está em andamento.
nothing-to-order-in = Não se pode ordenar isso na fase { $phase }.
phase-sends-ahead = PHASE { $phase } na linha acima guarda a ordem para essa fase.
for-retreats-or-winter = É para as retiradas ou para o inverno?
    .hint = Escreva abaixo de uma linha Retreats: ou Builds:; no inverno também vale REMOVE.
no-order-of-movement = "{ $word }" não é uma ordem da fase de movimentos.
    .hint = Agora as unidades mantêm posição (H), movem-se (-), apoiam (S) ou transportam (C).
no-order-of-adjustments = "{ $word }" não é uma ordem da fase de ajustes.
    .hint = Agora se constroem (B) ou removem (R) unidades, ou se renuncia a construções (W).
no-builds-in-phase = Nesta fase não há construções.
    .hint = Elas vêm depois das retiradas do outono.
built-in-adjustments = As construções ordenam-se na fase de ajustes, não agora.

## Moves

order-impossible = { CAPITALIZED($why) }.
cannot-get-to = { CAPITALIZED(NAME($kind, form: "nominative")) } { NAME($place, form: "in") } não alcança { NAME($other, form: "nominative") }{ $how ->
        [foot] { " " }por terra
        [support] { " " }para dar apoio
       *[go] { "" }
    }.
can-get-to = Pode ir para: { LIST($places, type: "or", max: 6, article: "no") }.
no-chain-of-fleets = Também não há uma cadeia de frotas para o transporte.
name-every-sea = Para um comboio, escreva todos os mares do caminho: { $unit } - … - { NAME($place) }.
by-convoy = Por comboio.
by-rail = Pela ferrovia { $railway }: { $order }.
who-travels-by-rail = Só exércitos { NAME($power, form: "of") } viajam por ferrovia, entre: { LIST($places, type: "and", max: 6, article: "no") }.
carried-by-armies = Transportada por exércitos.
only-by-leave = Só se a potência com uma unidade { NAME($place, form: "in") } abrir caminho: { $leave }.
canal-obeys = Só a potência com uma unidade { NAME($place, form: "in") } pode dar ordens ao canal ({ $canal }).
canal-lets-through-or-holds = O canal ({ $canal }) deixa passar unidades ou mantém posição.
    .hint = { $support }, ou { $hold }.
fleet-moves-one-step = Uma frota avança um passo.
fleet-moves-one-step-to = Uma frota avança um passo: { $order }.
do-not-touch = { CAPITALIZED(NAME($place, form: "nominative")) } e { NAME($other, form: "nominative") } não fazem fronteira.
transforms-in-winter = Nesta partida as unidades mudam de tipo no inverno, com as construções.
transforms-instead-of-moving = Nesta partida as unidades mudam de tipo em vez de se mover, não no inverno.
never-reaches = Assim nada { NAME($place, form: "in") } chega { NAME($other, form: "at") }.

## Supports and convoys

cannot-support-itself = { $unit } não pode apoiar a si mesma.
    .hint = Para ficar: { $unit } H; um apoio indica outra unidade.
army-cannot-convoy = O exército { NAME($place, form: "in") } não pode transportar.
    .hint = Só frotas no mar transportam.
army-carries-no-army = O exército { NAME($place, form: "in") } não pode ser carregado por um exército.
    .hint = Exércitos carregam frotas, de costa a costa.
fleet-cannot-be-convoyed = A frota { NAME($place, form: "in") } não pode ser transportada.
only-armies-by-convoy = Só exércitos viajam por comboio.
convoy-says-no-end = A ordem de comboio não diz para onde vai o exército.
    .hint = Acrescente o destino: … C A { NAME($place) } - lugar.
convoy-ends-at-sea = Um comboio não pode terminar no mar: { NAME($place) }.
    .hint = Escreva a província costeira onde o exército desembarca.
name-landing-last = Escreva por último a província costeira onde o exército desembarca.
no-convoy-starts-inland = { CAPITALIZED(NAME($place, form: "nominative")) } não tem costa: nenhum comboio começa ali.
no-convoy-ends-inland = { CAPITALIZED(NAME($place, form: "nominative")) } não tem costa: nenhum comboio termina ali.
convoy-passes-no-land = { CAPITALIZED(NAME($place, form: "nominative")) } não é mar: um comboio não pode passar por ali.
    .hint = Entre o início e o fim, escreva só mares.
no-fleet-in = Não há frota { NAME($place, form: "in") }.
fleets-at-sea = Frotas no mar: { LIST($places, type: "and", max: 6, article: "no") }.
no-fleet-at-sea = Não há frotas no mar.

## Retreats

goes-before-others = Passa à frente das suas outras unidades que se retirariam para lá.
priority-alone = Escreva a prioridade na linha da retirada que passa à frente.
    .hint = Como em A VIE - BOH else TYR (priority).
was-not-dislodged = { CAPITALIZED(NAME($kind, form: "nominative")) } { NAME($place, form: "in") } conserva a posição e não se retira.
units-to-retreat = Unidades que se retiram: { LIST($units, type: "and", max: 6) }.
no-unit-to-retreat = Nenhuma das suas unidades tem de se retirar.
not-open-to-it = { CAPITALIZED(LIST($places, type: "and", max: 6)) } não { $number ->
        [one] está
       *[other] estão
    } ao alcance desta retirada.
open-to-it = Pode retirar-se para lá, por isso as opções seguintes não são guardadas.
was-dislodged = { CAPITALIZED(NAME($kind, form: "nominative")) } { NAME($place, form: "in") } perdeu a posição: retira-se ou dissolve-se.
cannot-retreat-to = { CAPITALIZED(NAME($kind, form: "nominative")) } não pode retirar-se { NAME($place, form: "to") }: o lugar está ocupado, foi disputado, ou o ataque veio dali.
nothing-open-to-it = Não tem para onde se retirar: { $unit } D.
can-retreat-to = Pode retirar-se para: { LIST($places, type: "or", max: 6, article: "no") }; ou dissolver-se.
only-retreats-have-choices = Só uma retirada pode ter outra opção.
alternatives-example = Por exemplo: F BRE R MAO, else GAS, else disband.
send-the-one-that-counts = Envie a que deve valer; HELP ORDERS mostra como se escrevem IF, ELSE e ENDIF.
nothing-after-else = Não há nada depois do último ELSE.
no-other-choice = "{ $word }" não é outra opção de retirada.
no-condition-in-words = Condições em palavras não são lidas, e por isso nada disto foi aproveitado.
    .hint = HELP ORDERS mostra como se escrevem IF, ELSE e ENDIF, cada um numa linha própria.

## Adjustments

none-began-season-there = Nenhuma das suas unidades desse tipo começou o turno { NAME($place, form: "in") }; vale, portanto, a que está ali agora.
is-off-the-board = { CAPITALIZED(NAME($kind, form: "nominative")) } que começou o turno { NAME($place, form: "in") } já saiu do tabuleiro.
began-season-there = É { NAME($kind, form: "nominative") } que começou o turno { NAME($place, form: "in") } e está agora { NAME($now, form: "in") }.
list-shows-units = Para ver onde estão as suas unidades, envie LIST.
list-shows-units-and-centres = LIST mostra unidades e centros.
remove-unit-of-today = Para a que está ali agora: REMOVE { $unit } NOW.
remove-where-it-went = { CAPITALIZED(NAME($kind, form: "nominative")) } que começou o turno ali está agora { NAME($place, form: "in") }: REMOVE { $unit }.
no-build-due = Não há construção para fazer: { $due ->
        [remove] é preciso remover { $number }
       *[nothing] há tantas unidades quantos centros
    }.
no-removal-due = Não há unidade para remover: { $due ->
        [build] é possível construir { $number }
       *[nothing] há tantas unidades quantos centros
    }.
none-left-out-at-start = Antes dos primeiros movimentos não se pode deixar nenhuma unidade de fora.
    .hint = Um centro sem ordem recebe a unidade que tem na partida padrão.
you-do-not-own = { CAPITALIZED(NAME($place, form: "nominative")) } não lhe pertence.
unit-is-there = Há { $kind ->
        [army] um exército
       *[fleet] uma frota
    } { NAME($place, form: "in") }.
not-your-home-centre = { CAPITALIZED(NAME($place, form: "nominative")) } não é um dos seus centros de origem.
no-supply-centre = { CAPITALIZED(NAME($place, form: "nominative")) } não é um centro de abastecimento.
no-centre-free = Nenhum centro em que pode construir está livre.
army-or-fleet = Exército ou frota?
write-one-of = Escreva { LIST($orders, type: "or", max: 6) }.
kind-read-as = Lido como { $kind ->
        [army] exército
       *[fleet] frota
    }.
no-fleet-built-inland = { CAPITALIZED(NAME($place, form: "nominative")) } não tem costa: ali não se pode construir uma frota.
    .hint = Construa um exército.
never-builds-there = { CAPITALIZED(NAME($place, form: "nominative")) } não é um dos seus centros de origem: ali nunca se pode construir.
never-builds-fleet-there = { CAPITALIZED(NAME($place, form: "nominative")) } não tem costa: ali nunca se constrói uma frota.

## Lent units

proxy-of-one-phase = Um PROXY entre as ordens vale só para esta fase.
lent-to-own-power = Uma unidade é cedida a outra potência, não à própria.
lent-to-a-power = Uma unidade é cedida A uma potência.
how-long-proxy-lasts = Diga até quando vale o PROXY.
names-no-power = "{ $word }" não indica uma potência.
may-be-several-powers = "{ $word }" pode ser mais de uma potência.
two-letters-are-enough = Duas letras bastam: { LIST($powers, type: "or", max: 6) }.
no-proxies-here = Nesta partida não há PROXY.
    .hint = Dê a ordem à unidade, ou apoie a unidade da outra potência.

## Naval Diplomacy

patrol-of-two = { $order } e a potência, se duas frotas suas estão ali.
block-in-a-strait = Uma frota pode fechar um estreito aqui: { LIST($places, type: "or", max: 6, article: "no") }.
blocks-only-strait = { CAPITALIZED(NAME($place, form: "of")) }, só se pode fechar este estreito: { LIST($places, type: "and", max: 6, article: "no") }.
both-steps-of-supported = Se uma frota passa por aí e segue, escreve os dois passos, como em { $order }.
one-step-leads-to = { CAPITALIZED(NAME($place, form: "of")) }, um passo leva a: { LIST($places, type: "or", max: 6, article: "no") }.
for-one-fleet-or-more = Uma ordem vale para uma frota ou mais.
fewer-fleets = { CAPITALIZED(NAME($place, form: "in")) } há { $number ->
        [one] uma frota sua
       *[other] { $number } frotas suas
    }, não { $wanted }.
two-steps-at-most = Uma frota avança no máximo dois passos.
counts-only-if-passed = Isto só vale se a potência dona do centro ({ NAME($place) }) abrir passagem: { $code } FRIENDLY TO { $power }.
help-follows-one-step = Um apoio ou um comboio segue um passo, não dois.
support-of-last-step = O apoio é para o último passo.
support-of-first-step = O apoio a um primeiro passo não tem efeito.
your-own-power = Essa é a sua própria potência.
    .hint = Indique outra.
may-be-power = Pode ser { LIST($powers, type: "or", max: 6) }.
patrol-names-one-power = Uma patrulha indica uma potência.
block-names-one-power = Um bloqueio indica uma potência.
passage-names-one-power = Uma passagem indica uma potência.
opens-no-passage = { CAPITALIZED(NAME($place, form: "nominative")) } não abre passagem.
    .hint = Os centros que abrem: { LIST($places, type: "and", max: 6, article: "no") }.
passage-of-another = { CAPITALIZED(NAME($place, form: "nominative")) } não lhe pertence: só a potência dona deixa passar.
passage-with-moves = A passagem concede-se com os movimentos.
    .hint = Envie na fase de movimentos.

## Illegal Gunboat

line-is-like = Uma linha é como A(Par)-Bur, A(Par)S A(Mar)-Bur, F(Lon)C A(Wal)-Bel ou A(Par)H.
nothing-but-the-order = A linha deve conter apenas a ordem.
unit-is-written = Uma unidade é A ou F, com a província entre parênteses.
hold-stands-alone = Nada pode vir depois de H.
written-in-full = "{ $word }" está por extenso, e aqui só valem abreviaturas de províncias.
line-says-no-goal = A linha não diz para onde.
holds-moves-supports-convoys = A linha não diz o que faz a unidade. Ela pode manter posição (H), mover-se (-), apoiar (S) ou transportar (C).
only-fleets-convoy = Só uma frota pode ter ordem de transportar.
only-armies-convoyed = Só um exército pode ser transportado.
only-country-in-brackets = Entre esses parênteses só pode estar um país.
support-says-goal = Um apoio diz para onde, ou H.
convoy-says-goal = Um comboio diz para onde.
line-dropped = Não há unidade sua { NAME($place, form: "in") }. A linha é descartada e não aparece.
no-press-under-any-form = Nesta partida não há mensagens, sob nenhuma forma.
    .hint = HELP ILLEGAL explica como se comunicar.

## Why lines are ignored

ignored-too-far-down = abaixo da linha { $line }
ignored-quote = texto citado
ignored-copy = texto do e-mail do juiz
ignored-wrapped = o fim de uma linha citada
ignored-forward = texto citado ou encaminhado
ignored-memo = o cabeçalho de um memorando
ignored-below-heading = texto abaixo do cabeçalho de outro e-mail
ignored-below-fence = texto abaixo da linha acima da qual se responde
ignored-signature = uma assinatura
ignored-device = acrescentado por um programa de e-mail
ignored-disclaimer = um aviso legal
ignored-comment = um comentário
ignored-order-with-head = uma ordem na linha que introduz uma citação
ignored-after-sign-off = depois de SIGN OFF
ignored-greeting = uma saudação
ignored-heading = um cabeçalho
ignored-nothing-ordered = nada é ordenado abaixo deste cabeçalho
ignored-no-words = sem palavras
ignored-trial = uma simulação, em que nada vale
did-you-mean-orders = Quis dizer: { LIST($orders, type: "commas", max: 4) }?
order-not-certain = O juiz não lê esta ordem com certeza, e por isso ela ainda não vale.
order-on-own-line = Escreva cada ordem numa linha própria.
condition-asked = Condição: { $condition }.
condition-decided = { $head }: { $so ->
    [yes] sim
       *[no] não
    }, { $reasons }.
condition-both = { $first } e { $second }
condition-either = { $first } ou { $second }
condition-part = ({ $part })
condition-unit = { $kind ->
    [any] unidade
       *[other] { $kind }
    }{ $whose ->
    [any] { "" }
       *[power] { " " }({ $power })
    }
    .one = { $kind ->
        [army] um exército
        [fleet] uma frota
        [any] uma unidade
       *[other] { $kind }
    }{ $whose ->
        [any] { "" }
       *[power] { " " }({ $power })
    }
condition-stands = { $so ->
    [yes] { $unit } está { NAME($place, form: "in") }
       *[no] { $unit } não está { NAME($place, form: "in") }
    }
condition-dislodged = { $unit } { NAME($place, form: "in") }: { $so ->
    [yes] houve desalojamento
       *[no] não houve desalojamento
    }
condition-moved = { $unit } { NAME($place, form: "in") }: { $so ->
    [yes] moveu-se { NAME($to, form: "to") }
       *[no] não se moveu { NAME($to, form: "to") }
    }
condition-owns = { $so ->
    [yes] { CAPITALIZED(NAME($power, form: "nominative")) } possui { NAME($place, form: "nominative") }
       *[no] { CAPITALIZED(NAME($power, form: "nominative")) } não possui { NAME($place, form: "nominative") }
    }
condition-due = { $what ->
    [builds] construções devidas:
       *[removals] remoções devidas:
    } { $so ->
    [yes] { $amount }
       *[no] não { $amount }
    }
orders-in-question = Uma pergunta não é uma ordem. Não vale: { LIST($orders, type: "commas", max: 4) }.
    .hint = Envie só a ordem, se ela deve contar. { refused-predicts-for-master.hint }
    .mark = Envie-a sem o ponto de interrogação, se ela deve contar. { refused-predicts-for-master.hint }
orders-for-later = "{ $words }" fala de uma fase posterior, por isso nada disto vale.
    .hint = { wish-without-phase.hint }
orders-denied = Isto diz o que não fazer ({ LIST($orders, type: "commas", max: 4) }) e não muda nada.
    .hint = Uma ordem nova para a unidade substitui a antiga; CLEAR ALL retira todas.
orders-on-condition = Condições em palavras não são lidas ("{ $words }"), por isso nada disto vale.
    .hint = Sem condição, envie só a ordem: { LIST($orders, type: "commas", max: 4) }. HELP ORDERS mostra como se escreve IF.
orders-taken-back-beside = "{ $words }" retira o que vem antes. Não vale: { LIST($orders, type: "commas", max: 4) }.
    .hint = Envie o que conta numa linha própria.
orders-near-words = Na linha anterior ou seguinte está "{ $words }". Não vale: { LIST($orders, type: "commas", max: 4) }.
orders-beside-words = Na linha está também "{ $words }". Não vale: { LIST($orders, type: "commas", max: 4) }.
    .hint = Envie só a ordem que quer, numa linha própria.
orders-for-one-unit = Isto dá várias ordens a uma unidade ({ LIST($orders, type: "commas", max: 4) }), por isso nada vale ainda.
orders-run-together = Várias ordens misturam-se aqui, por isso nada vale ainda.
orders-of-one-action = Há várias unidades antes de uma só ação ("{ $words }"), por isso nada vale ainda.
orders-of-two-meanings = Isto pode significar duas coisas, por isso nada vale ainda: { LIST($orders, type: "commas", max: 4) }; ou { LIST($others, type: "commas", max: 4) }.
orders-in-part = Nem tudo foi entendido ("{ $words }"), por isso nada vale ainda.
orders-in-part-rejected = Nem tudo foi entendido ("{ $words }"), por isso nada vale.
words-not-read = "{ $words }" não foi lido.
read-as-move = Lido como movimento.
no-letter-open = Não há aqui nenhuma mensagem aberta.
    .hint = Uma mensagem começa com PRESS TO … ou BROADCAST.
no-if-open = Não há aqui nenhum IF aberto.
    .hint = HELP ORDERS mostra como IF, ELSE e ENDIF se combinam.
line-too-long = A linha tem { $number } caracteres; o máximo é { $most }.
    .orders = A linha contém { $number } ordens; o máximo é { $most }.
    .hint = Ponha uma ordem por linha.

## Headings over orders

heading-names-phase = Este cabeçalho indica { $named }, mas a partida está na fase { $phase }.
    .hint = Para guardar até lá as ordens abaixo dele, escreva PHASE { $next } em seu lugar.
heading-names-game = Este cabeçalho indica a partida { $named }, mas o seu SIGN ON é para { $game }.
heading-names-power = Este cabeçalho indica outra potência ({ $named }), mas você fala { NAME($power, form: "by") }.
heading-names-player = Este cabeçalho indica outra pessoa, { $named }; o seu nome inscrito é { $player }.
heading-not-certain = Não é certo que as ordens abaixo de { $words } sejam para agora.
