### TRY … END TRY: what orders would come to; and the map of one's own orders.

trial-nothing-counts = ESSAI : RIEN N'A ÉTÉ RÉSOLU. Aucun de ses ordres ne compte, et personne d'autre n'en est informé.
trial-of-game = La position est celle de la partie { $game }, phase { $phase }.
trial-of-board = La position est le départ du plateau { $board }, phase { $phase }.
trial-without-orders = Seuls les ordres de votre e-mail sont essayés. Toutes les autres unités tiennent.
trial-with-own-orders = Les ordres de votre e-mail sont essayés, avec vos ordres en vigueur pour vos autres unités. Toutes les autres unités tiennent.
trial-of-what-is-seen = Seul ce que vous pouvez voir est sur la carte.
trial-without-picture = { $why ->
    [spent] Il n'y a pas d'image : vous en avez reçu autant qu'une personne peut en recevoir pour l'instant. TRY reçoit toujours une réponse en texte.
    [large] Il n'y a pas d'image pour une carte aussi grande.
   *[unproven] Il n'y a pas d'image, car rien ne prouve que cet e-mail vient de vous. Pour l'obtenir, répondez à un e-mail du judge.
}
trial-phase = Si ces ordres étaient résolus : { $phase }
trial-line-left-out = Omise : ligne { $line }, { $text } : { $why }
trial-no-order = Ce n'est pas un ordre pour une unité de cette phase.
trial-several-powers = { LIST($powers, type: "and") } y ont une unité. Écrivez la puissance devant : { $power }: { $order }
trial-no-unit-seen = Vous ne voyez pas d'unité { NAME($place, form: "in") }.
trial-unit-not-seen = Ce n'est pas un ordre pour une unité de cette phase que vous pouvez voir.
trial-reasons = POURQUOI

## The picture

map-trial = Essai : rien n'a été résolu
map-own-orders = Vos ordres en vigueur : rien n'a été résolu
map-of-own-orders = Carte de vos ordres en vigueur. Rien n'a été résolu. { $map }

## MAP MINE

own-orders-not-adjudicated = Voici vos ordres en vigueur. Ils n'ont pas été résolus, et personne d'autre ne les voit.
own-orders-none = Vous n'avez pas d'ordres en vigueur dans cette phase. La carte montre où en est la partie.
own-orders-missing = Unités sans ordre : { LIST($units, type: "and") }.
