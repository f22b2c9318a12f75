### HELP of settings: what each one decides. The key is its name in judge/game/settings/.

help-setting-variant = O mapa e a posição inicial, e as opções do tabuleiro.
help-setting-rulebook = A edição das regras. Para ver todas, envie SET RULEBOOK.
help-setting-reading = Com que rigor se leem as ordens. ILLEGAL só pode ser definido antes do início.
help-setting-summer = Se as unidades têm no verão uma linha que são só palavras (Illegal Gunboat).
help-setting-proxies = Se unidades podem ser cedidas: por uma fase, ou também até revogar.
help-setting-victory = Número de centros de abastecimento para vencer. Se não definido, o do tabuleiro.
help-setting-last-year = Ano depois do qual a partida termina em empate entre todas as potências sobreviventes.
help-setting-errors-stand = Se ROLLBACK só pode desfazer o último turno.
help-setting-wishes = Se as potências são atribuídas por SET PREFERENCE (PRFLIST) ou por sorteio (PRFRAND).
help-setting-powers = Número de potências em jogo. As outras ficam em desordem civil.
help-setting-powers-each = Número de potências de cada jogador, que vencem juntas: 2, 3 ou 4.
help-setting-moves = Relógio das fases de movimentos (HELP DEADLINES).
help-setting-retreats = Relógio das fases de retiradas.
help-setting-builds = Relógio das fases de ajustes.
help-setting-zone = Fuso horário dos relógios da partida e das datas da moderação.
help-setting-missing = O que acontece se faltam ordens depois da tolerância: NONMR espera por uma reserva, NMR resolve sem elas. Para os outros valores, veja HELP DEADLINES.
help-setting-bots = Com que força jogam os bots, em partidas de treino e depois de NMR BOT.
help-setting-reminder = Horas antes do prazo em que quem não enviou ordens recebe um lembrete: um número ou dois.
help-setting-strict-grace = Se a tolerância termina na hora exata, mesmo em feriados e durante ausências.
help-setting-strict-wait = Se um WAIT retém uma fase em atraso até o fim da tolerância.
help-setting-late-count = Se LIST e os avisos de atraso mostram quantas vezes cada potência se atrasou.
help-setting-late-orders = Se ordens em atraso valem, ou precisam de ACCEPT LATE.
help-setting-two-seasons = Se retiradas e construções são enviadas com os movimentos: dois prazos por ano.
help-setting-manual-process = Se uma fase só é resolvida quando a moderação envia PROCESS.
help-setting-manual-start = Se uma partida completa só começa quando a moderação envia BEGIN.
help-setting-roll-call = Horas em que todos numa partida completa têm de enviar I AM HERE.
help-setting-max-absence = Número de dias de ausência por fase que um jogador pode ter sem aprovação da moderação.
help-setting-holidays = Dias sem prazo. Dias sem ano valem todos os anos.
help-setting-gunboat = Se só a moderação sabe quem joga por qual potência.
help-setting-reveal = Se o fim de uma partida Gunboat mostra quem jogou.
help-setting-blind = Se as potências veem o tabuleiro todo ou uma parte, e qual (HELP BLIND).
help-setting-sight = O que mais uma partida às cegas mostra ou esconde (as palavras estão em HELP BLIND).
help-setting-press = Mensagens entre jogadores: WHITE são assinadas, GREY são sem assinatura. De duas, a primeira é a habitual.
help-setting-partial-press = Se jogadores podem enviar mensagens só a algumas potências.
help-setting-fakes = O que mensagens a algumas potências podem fingir sobre os destinatários. Quem as escreveu nunca é falso.
help-setting-observer-press = Que mensagens os observadores podem enviar, além de à moderação e uns aos outros.
help-setting-watch-all-press = Se observadores podem receber cópias de todas as mensagens (SET ALL PRESS).
help-setting-late-press = Se jogadores com ordens em atraso podem enviar mensagens.
help-setting-grace-press = Se mensagens são entregues depois do prazo.
help-setting-minor-press = Se mensagens são entregues durante retiradas e ajustes.
help-setting-must-order = Se jogadores têm de dar ordens a todas as suas unidades antes de poderem enviar mensagens.
help-setting-touch-press = Se potências só podem enviar mensagens a potências com unidades vizinhas das suas.
help-setting-postal-press = Se POSTAL PRESS espera pelos resultados. As outras mensagens são entregues na hora.
help-setting-blank-press = Se uma mensagem pode estar vazia.
help-setting-datelines = Se só a própria potência pode usar como lugar de envio a sua capital e o seu governo (PARIS:).
help-setting-letters-shown = Se todos podem ler as mensagens entre potências depois da partida.
help-setting-diaries-shown = Se todos podem ler os diários depois da partida.
help-setting-dias = Se um empate inclui todas as potências sobreviventes.
help-setting-concessions = Se todos os jogadores menos um podem ceder a vitória a esse.
help-setting-vote-count = O que se mostra de uma votação terminada: só o resultado, os números, ou os nomes.
help-setting-vote-rule = Quanto tempo uma proposta fica aberta, e o que o silêncio quer dizer (HELP VOTES).
help-setting-vote-time = Horas até uma proposta ser contada; 0: sem limite. O silêncio só vale como acordo depois de 72 horas, no mínimo.
help-setting-moderated = Se só a moderação muda configurações.
help-setting-evidence = O que prova quem enviou um e-mail: uma senha, uma resposta, um endereço garantido pelo servidor.
help-setting-standbys = Se o juiz pergunta à lista de reservas por potências em atraso e livres.
help-setting-comment = Uma linha de texto mostrada em listas.
help-setting-boardman = Número na lista de números Boardman, como 1987AB.
help-setting-miller = Número na lista de números Miller, para variantes.
help-setting-everything = Número na revista Everything.
help-setting-language = Língua das páginas web da partida, e dos e-mails a observadores que não escolheram uma.
help-setting-visibility = Se listas mostram a partida. PRIVATE: só quem recebeu convite pode encontrá-la.
help-setting-level = O nível dos jogadores que podem entrar, segundo eles próprios (REGISTER, Level:).
help-setting-dedication = Dedicação de que um jogador precisa para entrar. Para ver a sua, envie GET DEDICATION.
help-setting-on-time-ratio = Parte dos turnos em que um jogador deve ter cumprido o prazo para entrar.
help-setting-resignation-ratio = Parte das potências que um jogador pode ter abandonado e ainda entrar.
help-setting-site = Se jogadores podem ter o mesmo domínio, a parte de um endereço depois de @: ANY, só o domínio de quem modera (SAME), ou nunca (DIFFERENT).
help-setting-approval = Se jogadores precisam da aprovação da moderação para entrar (SET APPROVED endereço).
help-setting-master-swaps = Se a moderação pode trocar (SWAP) os jogadores de duas potências sem lhes perguntar.
help-setting-resume = Se jogadores podem retomar (RESUME) uma partida em pausa que ninguém modera.
help-setting-rated = Se o resultado vai para a lista da administração para sites de classificação.
help-setting-quiet = Se só a moderação sabe quem entra ou assiste.
help-setting-spectators = Se jogadores podem deixar um observador ver o que a sua potência recebe.
help-setting-secret = Se quem está fora da partida não vê quem joga antes do fim.
help-setting-scoring = Como a tabela de uma série conta pontos (HELP SERIES).
help-setting-best-games = Número das melhores partidas de cada jogador que contam numa série, 0 para todas.

## When a setting can change, and what an unset one is.

help-setting-before-start = Só antes do início.
help-setting-empty = vazio

## What the value of a setting means, as LIST and HELP show it. The key is the setting's name, and $words are
## the value as it is typed. A setting without a message is shown as it is typed.

setting-value-proxies = { $value ->
    [no] não
    [phase] sim: unidades podem ser cedidas por uma fase
   *[standing] sim: unidades podem ser cedidas por uma fase, ou até revogar
 }
setting-value-last-year = { $value ->
    [none] nenhum
   *[some] { $words }
 }
setting-value-errors-stand = { $value ->
    [yes] só o último turno pode ser desfeito
   *[no] qualquer turno pode ser desfeito
 }
setting-value-wishes = { $value ->
    [yes] por preferências, depois por sorteio
   *[no] só por sorteio
 }
setting-value-powers-each = { $value ->
    [one] não: cada jogador tem uma potência
   *[other] sim: cada jogador tem { $value } potências
 }
setting-value-missing = { $value ->
    [wait] NONMR: depois da tolerância, esperar por uma reserva
    [process] NMR: depois da tolerância, resolver sem as ordens em falta
    [bot] NMR BOT: depois da tolerância, um bot dá as ordens
    [first] NMR FIRST: só o primeiro turno espera por uma reserva
    [twice] NMR TWICE: as unidades mantêm posição; um segundo turno seguido é desordem civil
   *[house] NMR HOUSE: FIRST e TWICE, e um dos primeiros turnos é prolongado
 }
setting-value-reminder = { $value ->
    [none] sem lembretes
   *[some] { $words } antes do prazo
 }
setting-value-strict-grace = { $value ->
    [yes] estrita: na hora exata
   *[no] não durante ausências e feriados
 }
setting-value-strict-wait = { $value ->
    [yes] estrito: até o fim da tolerância
   *[no] até o prazo
 }
setting-value-late-count = { $value ->
    [yes] mostrado
   *[no] não mostrado
 }
setting-value-late-orders = { $value ->
    [yes] ordens valem até a fase ser resolvida
   *[no] ordens precisam da aprovação da moderação
 }
setting-value-two-seasons = { $value ->
    [yes] dois prazos por ano: todas as ordens vêm com os movimentos
   *[no] cada fase tem o seu próprio prazo
 }
setting-value-manual-process = { $value ->
    [yes] só por PROCESS da moderação
   *[no] automaticamente
 }
setting-value-manual-start = { $value ->
    [yes] só por BEGIN da moderação
   *[no] quando a partida está completa
 }
setting-value-roll-call = { $value ->
    [none] nenhuma
   *[some] { $words } para responder antes do início
 }
setting-value-holidays = { $value ->
    [none] nenhum
   *[some] { $words }
 }
setting-value-blind = { $value ->
    [no] não
    [njudge] sim: uma potência vê as suas unidades e centros (njudge)
    [bcentres] sim: uma potência vê as suas unidades, e todos os centros (njudge)
    [dpjudge] sim: uma potência vê o que está perto das suas unidades e centros de origem (DPjudge)
   *[fog] sim: uma potência vê o que está perto das suas unidades e centros (fog of war)
 }
setting-value-press = { $value ->
    [none] nenhuma
    [white] assinadas (white)
    [grey] sem assinatura (grey)
    [white-grey] com ou sem assinatura (assinadas, a menos que marcadas GREY)
   *[grey-white] com ou sem assinatura (sem, a menos que marcadas WHITE)
 }
setting-value-fakes = { $value ->
    [none] nenhum
    [allowed] mensagens a alguns podem mostrar outros destinatários
    [default] mensagens a alguns parecem gerais, a menos que com NO FAKE
   *[always] mensagens a alguns parecem gerais
 }
setting-value-observer-press = { $value ->
    [no] podem escrever à moderação e uns aos outros
    [white] podem escrever mensagens assinadas a todos
   *[any] podem escrever aos jogadores
 }
setting-value-watch-all-press = { $value ->
    [yes] observadores podem ler todas as mensagens (SET ALL PRESS)
   *[no] observadores só leem as suas
 }
setting-value-late-press = { $value ->
    [yes] as mensagens são entregues
   *[no] quem está em atraso só pode escrever à moderação
 }
setting-value-grace-press = { $value ->
    [yes] as mensagens são entregues
   *[no] sem mensagens do prazo até os resultados
 }
setting-value-minor-press = { $value ->
    [yes] as mensagens são entregues
   *[no] sem mensagens durante retiradas e ajustes
 }
setting-value-must-order = { $value ->
    [yes] mensagens só de quem deu as ordens
   *[no] não
 }
setting-value-touch-press = { $value ->
    [yes] mensagens só entre vizinhos
   *[no] não
 }
setting-value-postal-press = { $value ->
    [yes] POSTAL PRESS vem com os resultados
   *[no] não
 }
setting-value-blank-press = { $value ->
    [yes] mensagens podem estar vazias
   *[no] não
 }
setting-value-datelines = { $value ->
    [yes] capitais e governos são autênticos
   *[no] livres
 }
setting-value-letters-shown = { $value ->
    [yes] mostradas a todos no fim
   *[no] não mostradas
 }
setting-value-diaries-shown = { $value ->
    [yes] mostrados a todos no fim
   *[no] mantidos em segredo
 }
setting-value-dias = { $value ->
    [yes] um empate inclui todas as potências sobreviventes
   *[no] um empate pode deixar potências sobreviventes de fora
 }
setting-value-concessions = { $value ->
    [yes] pode-se ceder a vitória a uma potência
   *[no] não
 }
setting-value-vote-count = { $value ->
    [secret] só se mostra se uma proposta passou
    [count] mostra-se o número de votos
   *[names] mostra-se o voto de cada um
 }
setting-value-vote-rule = { $value ->
    [phase] contadas na sua fase; o silêncio vale como NO
   *[season] contadas com os movimentos; o silêncio vale como YES na segunda vez
 }
setting-value-vote-time = { $value ->
    [none] nenhum
   *[some] { $words } por proposta
 }
setting-value-evidence = { $value ->
    [reply] senha, ou resposta a um e-mail do juiz
    [password] senha
    [either] senha, resposta, ou e-mail garantido pelo servidor do endereço inscrito
   *[both] senha num e-mail garantido pelo servidor do endereço inscrito
 }
setting-value-language = { $value ->
    [none] a língua do juiz
   *[some] { $words }
 }
setting-value-visibility = { $value ->
    [public] pública: LIST mostra a partida
    [unlisted] não: listas não mostram a partida
   *[private] privada: só para quem está nela ou recebeu convite
 }
setting-value-site = { $value ->
    [any] qualquer domínio
    [same] o mesmo: só jogadores do domínio de quem modera
   *[different] diferentes: um jogador de cada domínio
 }
setting-value-spectators = { $value ->
    [yes] jogadores podem deixá-los ver o que a sua potência recebe
   *[no] nenhum
 }
setting-value-scoring = { $value ->
    [draw-size] tamanho do empate
    [sum-of-squares] soma dos quadrados
    [carnage] Carnage
    [c-diplo] C-Diplo
   *[bangkok] Bangkok
 }
setting-value-best-games = { $value ->
    [none] todas as partidas
   *[some] { $words }
 }

## Other values.

setting-flag = { $value ->
    [yes] sim
   *[no] não
 }
setting-unset = não definido
setting-of-variant = { $number } (o número da variante)
setting-days = de { $first } a { $last }
setting-day-of-year = { $day }/{ $year }

## Why a value cannot be set.

setting-needs-value = SET { $setting } precisa de um valor.
setting-needs-one-of = SET { $setting } precisa de um destes valores: { $values }.
setting-no-such-value = "{ $text }" não é um dos valores: { $values }.
setting-no-such-language = Não existe a língua "{ $text }".
setting-not-a-number = "{ $text }" não é um número de { $low } a { $high }.
setting-not-a-part = "{ $text }" não é um número de 0 a 1.
setting-not-a-length = "{ $text }" não é uma duração. Indique horas, como 24 ou 0.5, ou dias, como 3d.
setting-too-many-lengths = { $most ->
    [one] Indique um número de horas, como 24.
   *[other] Indique no máximo { $most } números de horas, como 24 3.
 }
setting-length-too-long = "{ $text }" é longo demais. Indique no máximo { $most } horas.
setting-text-too-long = O texto pode ter no máximo { $most } caracteres. Ele tem { $number }.
setting-not-listed = "{ $text }" não é um número de uma lista. Indique uma palavra com um algarismo, como 1987AB.
setting-not-a-variant = "{ $text }" não pode ser o nome de uma variante.
setting-usage = { LIST($lines, type: "or") }.
setting-not-asked = { $line } numa linha própria, sem ponto de interrogação.
no-such-setting = Não existe a configuração "{ $text }".
settings-listed = Para a lista de todas as configurações, envie HELP SETTINGS.
settings-to-switch-off = Podem ser desligadas: { $lines }.
set-no-what = SET NO não diz o quê.
question-sets-nothing = Uma pergunta não define nada.
rules-unknown = Não existem regras chamadas "{ $name }".
rules-unnamed = SET RULES não diz quais.
rules-known = SET RULES e { LIST($names, type: "or") }. Podem ser várias.
powers-uneven = As potências do tabuleiro não se dividem por igual entre { $players } jogadores.
    .hint = SET DUPLEX, TRIPLEX ou QUADRUPLEX dão a cada jogador duas, três ou quatro. SET POWERS 5 deixa algumas de fora.
grace-of-clocks = A tolerância é uma parte de cada relógio.
grace-none = SET MOVES GRACE 0, e SET RETREAT GRACE 0 e SET BUILDS GRACE 0 para as outras fases.
comment-elsewhere = Encurte o texto. Para enviar a todos um mais longo, use BROADCAST.
clock-days-named = Os dias são escritos em fila, de domingo a sábado: DAYS { $days }.
clock-part-alone = "{ $word }" não tem valor. Mude um relógio em pares, como em NEXT 24 GRACE 48.
clock-no-such-part = Um relógio não tem "{ $word }". Ele tem CLOCK, MIN, NEXT, GRACE, DELAY e DAYS.
clock-no-time-of-day = "{ $text }" não é uma hora do dia. Indique 23:30, ou 1410 minutos, ou -1 para qualquer uma.
clock-past-end-of-day = "{ $text }" é depois do fim do dia.
clock-no-week = "{ $text }" não é uma semana. Indique sete sinais, a partir de domingo, como em -MTWTF-.
