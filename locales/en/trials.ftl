### TRY … END TRY: what orders would do; and the map of one's own orders.

trial-nothing-counts = TRIAL: NOTHING HAS BEEN ADJUDICATED. No order in it counts, and no one else is told of it.
trial-of-game = The position is that of { $game } in { $phase }.
trial-of-board = The position is the start of the board { $board }, in { $phase }.
trial-without-orders = Only the orders in your email are tried. All other units hold.
trial-with-own-orders = The orders in your email are tried, and your own orders in force for your other units. All other units hold.
trial-of-what-is-seen = Only what you can see is on the board.
trial-without-picture = { $why ->
    [spent] There is no picture: you have had as many as one person gets for now. TRY is still answered as text.
    [large] There is no picture of a board this large.
   *[unproven] There is no picture, because nothing proves that you sent this email. To get it, reply to an email from the judge.
}
trial-phase = If these orders were adjudicated: { $phase }
trial-line-left-out = Left out: line { $line }, { $text }: { $why }
trial-no-order = It is not an order for a unit of this phase.
trial-several-powers = { LIST($powers, type: "and") } have a unit there. Write the power in front: { $power }: { $order }
trial-no-unit-seen = You see no unit in { $place }.
trial-unit-not-seen = It is not an order for a unit of this phase that you can see.
trial-reasons = WHY

## The picture

map-trial = Trial: nothing has been adjudicated
map-own-orders = Your orders in force: nothing has been adjudicated
map-of-own-orders = Map of your orders in force. Nothing has been adjudicated. { $map }

## MAP MINE

own-orders-not-adjudicated = These are your orders in force. They have not been adjudicated, and no one else sees them.
own-orders-none = You have no orders in force in this phase. The map shows the position of the game.
own-orders-missing = There is no order for { LIST($units, type: "and") }.
