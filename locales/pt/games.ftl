### Remarks about games: created, signed on to, shown.

no-such-game = Não existe partida chamada "{ ONE_LINE($name, max: 24) }".
    .hint = Para ver todas as partidas, envie LIST.
no-such-game-of-yours = Não existe partida chamada "{ ONE_LINE($name, max: 24) }". As suas: { LIST($games, type: "and") }.
    .hint = Envie a linha de novo com o nome dela. Para ver as suas partidas e os prazos, envie MY GAMES.
game-name-malformed = "{ ONE_LINE($name, max: 24) }" não é um nome válido de partida.
    .hint = Use no máximo 20 letras, algarismos, - e _.
game-name-is-password = Essa é uma das suas senhas, e todos podem ler o nome de uma partida.
    .hint = Escolha outro nome.
game-exists = Já existe uma partida chamada { $game }.
    .hint = Escolha outro nome.
game-name-not-free = O nome { $game } não está disponível.
    .hint = Escolha outro nome. Para uma partida contra os bots do juiz, envie SIGN ON ?practice.
game-created = Você modera { $game } ({ $board }). Ela começa quando { $missing ->
        [one] { $missing } jogador entrar
       *[other] { $missing } jogadores entrarem
    }. Os jogadores entram com SIGN ON ?{ $game } senha, cada um com uma senha própria. A sua é a senha da moderação: não a dê a ninguém.
game-copied = Você modera { $game } ({ $board }). Ela começa na fase { $phase }, com a mesma posição e as mesmas configurações. Ela começa quando { $missing ->
        [one] { $missing } jogador entrar
       *[other] { $missing } jogadores entrarem
    }. Os jogadores entram com SIGN ON ?{ $game } senha, cada um com uma senha própria.
deadlines-spread = Os prazos das fases de movimentos são às { $time } { $zone }, para que as partidas daqui não sejam resolvidas todas juntas. Para escolher outra hora, envie (por exemplo) SET MOVES CLOCK 23:30.
series-created = Você modera { $game }, uma série de partidas ({ $board }). Os jogadores entram com SIGN ON ?{ $game } senha. Para escolher as configurações das partidas, use SET; para abri-las, ROUND.
no-series-of-that-name = { $game } não é uma série.
    .hint = Para ver todas as partidas e séries, envie LIST.
no-such-round = A série { $game } teve { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    }.
    .hint = Para a tabela de todas as rodadas, envie TABLE { $game }.
no-series-named = A linha não diz qual série.
    .hint = Envie TABLE e o nome dela. Para ver todas as séries, envie LIST.
game-name-has-meaning = { $name } tem outro sentido para o juiz, e por isso não pode ser o nome de uma partida.
    .hint = Acrescente uma palavra: { CUT($name, max: 15) }-jogo.
game-looks-alike = { $game } é parecido demais com { $other }, uma partida que já existe.
    .hint = Escolha outro nome.
practice-opened = { $game } está aberta: a sua potência é { NAME($power, form: "nominative") }, e os bots do juiz jogam pelas outras. Comece cada e-mail com SIGN ON { $power } { $game } e a sua senha.
practice-opened-with-password = { $game } está aberta: a sua potência é { NAME($power, form: "nominative") }, e os bots do juiz jogam pelas outras. Comece cada e-mail com SIGN ON { $power } { $game } { $password }
practice-still-open = A sua partida de treino { $game } ainda está aberta, e só se pode ter uma de cada vez.
    .hint = Continue-a; ou termine-a com SIGN ON { $power } { $game } senha e, na linha seguinte, TERMINATE.
no-such-variant = Não existe variante chamada "{ CUT($name, max: 40) }".
    .hint = Escolha uma destas, se for parecida: { $variants }. Para a lista completa, envie GET variants.
no-such-option = Não existe variante chamada "{ CUT($name, max: 40) }": nela, "{ CUT($words, max: 30) }" não é conhecido.
    .hint = Indique só um tabuleiro e as suas opções; ponha configurações em linhas próprias. Parecidas: { $variants }.
setting-no-board = "{ CUT($words, max: 40) }" é uma configuração, não um tabuleiro nem uma das opções dele.
    .hint = Deixe de fora, e escreva numa linha própria: { LIST($lines, type: "and") }.
variant-unplayable = Ainda não se pode jogar { $name }: { $why }.
may-not-create = Você não tem permissão de criar partidas aqui.
    .hint = Peça à administração do juiz, { $keeper }.
judge-closed = Este juiz não aceita no momento novas partidas nem novas inscrições. As partidas existentes continuam.
    .hint = Pergunte à administração do juiz, { $keeper }.
created-enough = Uma pessoa pode criar no máximo { $most ->
        [one] { $most } partida
       *[other] { $most } partidas
    } por dia.
    .hint = Tente de novo amanhã, ou peça à administração do juiz, { $keeper }.
not-signed-on = Esta linha não diz para qual partida é.
    .hint = Ponha uma linha SIGN ON acima dela, como SIGN ON Austria alpha senha.
speaks-as-master = Você fala pela moderação de { $game }.
speaks-as-player = Você joga em { $game }.
speaks-as-player-wishing = Você joga em { $game }. As potências são atribuídas no início, e SIGN ON não pede uma. Para dizer qual prefere, envie SET PREFERENCE { $power } e, depois dela, outras.
password-of-last-yes = Outro e-mail em seu nome tinha pedido este lugar em { $game } com uma senha diferente. A partir de agora vale a deste e-mail.
speaks-as-observer = Você assiste a { $game }.
speaks-for-power = Você fala { NAME($power, form: "by") } em { $game }.
speaks-unproven = Nada prova ainda que você joga { NAME($power, form: "by") } em { $game }: as suas ordens precisam do seu YES.
    .hint = Acrescente a sua senha: SIGN ON { $power } { $game } senha.
read-for-game = Esta linha é para { NAME($power, form: "nominative") } em { $game }.
game-unproven = Nada prova ainda que você joga { NAME($power, form: "by") } em { $game }.
    .hint = Envie esta linha de novo abaixo de SIGN ON { $power } { $game } senha.
player-is-back = De volta: você joga outra vez { NAME($power, form: "by") } em { $game }.
seat-needs-confirmation = O jogador desta potência tem de confirmar isso.
    .hint = Envie as linhas para ela em outro e-mail.
seat-waits = Este e-mail tem de ser confirmado a partir do endereço inscrito do jogador.
see-below = Veja abaixo.
shown-once = Já aparece abaixo.
one-page-for-strangers = Quem não tem inscrição recebe uma página por e-mail.
    .hint = Envie antes REGISTER, ou peça isto em outro e-mail.
too-many-pages = Um e-mail pode pedir no máximo { $most } páginas.
    .hint = Peça isto em outro e-mail.
no-such-list-page = A lista de partidas não tem a página { $number }; ela tem { $pages ->
        [one] { $pages } página
       *[other] { $pages } páginas
    }.
    .hint = Para a primeira página, envie LIST.
files-listed = Textos que se podem pedir com GET: { $files }.
no-such-file = Não existe texto chamado "{ CUT($name, max: 40) }".
    .hint = Escolha um que se possa pedir com GET: { $files }.
no-single-phase = "{ $when }" não é um tabuleiro nem uma só fase de uma partida.
    .hint = Para o mapa de uma fase, envie MAP S1901M, MAP F1901M ou MAP W1901, abaixo de SIGN ON potência partida senha.
no-such-place = { $place } não é uma província deste mapa.
    .hint = Indique uma unidade ou ordem, como WHY A Gal. Para a lista dos nomes, envie GET MAP.
no-reasons-yet = Nesta partida, as razões dos resultados ficam escondidas até o fim.
    .hint = Para ver de novo o que viu da última fase, envie RESEND.
phase-not-judged = A fase { $phase } não foi resolvida em { $game }.
    .hint = Para ver as que foram, envie HISTORY { $game }.
tried = Veja abaixo. Nada disto vale.
trial-ends = O TRY termina acima da linha { $line }, que não faz parte dele e vale.
one-trial-an-email = Um e-mail pode ter um TRY. Este não foi simulado, e nada nele vale.
    .hint = Envie-o em outro e-mail. Para passar à fase seguinte, escreva NEXT dentro de um TRY.
trial-of-nothing = Isto não indica uma partida nem um tabuleiro com essa fase. Nada disto vale.
    .hint = Escreva TRY e o nome de uma partida, ou TRY standard para um tabuleiro. Uma fase, como F1901M, precisa de uma partida.
trial-unseen = Você não pode ver a posição de { $game }, e por isso ela não pode ser simulada. Nada disto vale.
    .hint = Responda a um e-mail sobre a sua potência em { $game }. Para um tabuleiro vazio, escreva TRY { $board } e, na linha abaixo, EMPTY.
trial-of-whose-orders = TRY MINE usa as suas próprias ordens para a fase atual, e este e-mail não fala por nenhuma potência que as tenha. Nada disto vale.
    .hint = Responda a um e-mail sobre a sua potência com as mesmas linhas, ou deixe MINE de fora.
trial-too-long = Um TRY pode ter { $phases } fases e { $lines } linhas.
own-orders-of-whom = MAP MINE mostra as suas próprias ordens em vigor, e este e-mail não fala por nenhuma potência.
    .hint = Responda a um e-mail sobre a sua potência com MAP MINE, ou escreva SIGN ON potência partida senha acima.
version-shown = { $judge } ({ $code }), versão { $version }. A administração do juiz: { $keeper }.
