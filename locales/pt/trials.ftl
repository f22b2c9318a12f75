### TRY … END TRY: what orders would come to; and the map of one's own orders.

trial-nothing-counts = SIMULAÇÃO: NADA FOI RESOLVIDO. Nenhuma destas ordens vale, e ninguém mais sabe delas.
trial-of-game = A posição é a da partida { $game } na fase { $phase }.
trial-of-board = A posição é a inicial do tabuleiro { $board }, na fase { $phase }.
trial-without-orders = Só as ordens do seu e-mail são simuladas. Todas as outras unidades mantêm posição.
trial-with-own-orders = São simuladas as ordens do seu e-mail e, para as suas outras unidades, as suas ordens em vigor. Todas as outras unidades mantêm posição.
trial-of-what-is-seen = Só está no tabuleiro o que a sua potência pode ver.
trial-without-picture = { $why ->
    [spent] Não há imagem: o limite de imagens por pessoa foi atingido por agora. TRY continua a ter resposta em texto.
    [large] Não há imagem de um tabuleiro tão grande.
   *[unproven] Não há imagem, porque nada prova que este e-mail foi enviado por você. Para recebê-la, responda a um e-mail do juiz.
}
trial-phase = Se estas ordens fossem resolvidas: { $phase }
trial-line-left-out = Ficou de fora: linha { $line }, { $text }: { $why }
trial-no-order = Não é uma ordem para uma unidade desta fase.
trial-several-powers = { LIST($powers, type: "and") } têm lá uma unidade. Escreva a potência à frente: { $power }: { $order }
trial-no-unit-seen = Não vê nenhuma unidade { NAME($place, form: "in") }.
trial-unit-not-seen = Não é uma ordem para uma unidade desta fase que a sua potência pode ver.
trial-reasons = POR QUÊ

## The picture

map-trial = Simulação: nada foi resolvido
map-own-orders = As suas ordens em vigor: nada foi resolvido
map-of-own-orders = Mapa das suas ordens em vigor. Nada foi resolvido. { $map }

## MAP MINE

own-orders-not-adjudicated = Estas são as suas ordens em vigor. Elas não foram resolvidas, e ninguém mais as vê.
own-orders-none = Não tem ordens em vigor nesta fase. O mapa mostra como está o jogo.
own-orders-missing = Sem ordem: { LIST($units, type: "and") }.
