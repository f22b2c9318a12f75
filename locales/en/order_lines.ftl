### What is wrong with the line of an order, what would be right, and what was assumed.

# A message and another behind it.
paragraph = { $first } { $second }
# How a line is written.
usage = { $usage }
# A remark behind an order.
comment-not-read = "{ $comment }" was not read.
too-many-plain-words = This email has more ordinary words and IFs than are read in one email. From here on, only orders are read.
    .hint = Send the rest in another email, or write it as HELP ORDERS shows.

## Messages to players

# A message below words such as "Draft".
letter-not-certain = It is not certain that this message is to be sent: it is below "{ $over }".
    .hint = If it is, send it again without that line.

## Places

read-as-place = "{ $word }" was read as { NAME($place) }.
may-be-several-places = "{ $word }" could mean { LIST($places, type: "or", max: 6, article: "no") }.
write-in-full = Write it in full.
no-such-province = No province is called "{ $word }".
did-you-mean-one-of = Did you mean { LIST($names, type: "or", max: 6, article: "no") }?
map-lists-names = For the names on this map, send GET MAP.
names-no-one-place = "{ $word }" does not name a single place.
    .hint = For the names on this map, send GET MAP.
no-such-coast = { NAME($place) } has no coast of that name.
coasts-there-are = It has { LIST($coasts, type: "or", max: 6) }.
leave-coast-out = It has no coasts to choose from: leave it out.
second-place = "{ $word }" after the slash names a second place, and an order is for one.
no-coasts-to-choose = { $place } has no coasts to choose from.
no-coasts-in = There are no coasts to choose from in { $place }.
army-needs-no-coast = An army needs no coast in { $place }.
coast-out-of-reach = The fleet cannot reach that coast of { $place }.
coasts-in-reach = It can reach { LIST($places, type: "or", max: 6) }.
coast-read-as = Read as { $place }.
which-coast = Which coast of { NAME($place) }?
    .hint = Write { LIST($orders, type: "or", max: 6) }. A reply of just { LIST($coasts, type: "or") } is enough as well.
on-which-coast = On which coast? There is { LIST($places, type: "or", max: 6) }.

## Units

your-units = Your units: { LIST($units, type: "and", max: 20) }.
your-units-listed = Your units: { $units }.
no-unit-in = There is no unit in { $place }.
you-have-no-unit-in = You have no unit in { $place }.
you-have-no-unit-in-bare = You have no unit in { NAME($place) }.
place-is-written = Did you mean { $place }? It is written { $code }.
unit-of-other-kind = The unit in { $place } is { $kind ->
        [army] an army
       *[fleet] a fleet
    }, not { $written ->
        [army] an army
       *[fleet] a fleet
    }.
write-unit-or-no-kind = Write { $unit }, or leave out A or F.
unit-is-of-kind = The unit in { $place } is { $kind ->
        [army] an army
       *[fleet] a fleet
    }.
unit-stands-in = The { $kind } is in { $place }.
unit-meant-is = The unit meant is { $unit }.
unit-of-power = The unit in { $place } { $adjective ->
        [none] belongs to { $power }
       *[other] is { $adjective }
    }.
unit-of-other-power = The { $kind } in { $place } { $adjective ->
        [none] belongs to { $power }
       *[other] is { $adjective }
    }.
orders-name-no-owner = This game's orders name no owner: leave the power's name out.
check-where-it-stands = To see where units are, send LIST.
no-unit-to-help = There is no unit in { $place } to { $action ->
    [support] support
   *[convoy] convoy
 }.
names-no-unit = That does not name a unit.

## Orders as they are written

no-order-no-command = This is not a known order or command.
order-looks-like = An order looks like A PAR - BUR. To see the rest, send HELP ORDERS.
help-shows-what = To see what you can write, send HELP.
no-known-order = "{ $word }" is not a known order.
    .hint = After the unit, write - and a place, H, S or C.
not-a-word-of-orders = "{ $word }" is not a word that this game's orders use.
    .hint = Use - H S C, or R D B W when they are due.
stops-before-place = { $part ->
        [condition] The condition stops before naming a place.
       *[order] The order stops before naming a place.
    }
    .hint = Where to?
place-before = A place is missing before "{ $word }".
adds-nothing-known = It is not clear what "{ $word }" adds to the order.
    .hint = Put one order on a line. A remark follows a #.
proxy-names-no-power = The proxy names no power.
order-says-no-action = The order does not say what the { $kind } does.
    .hint = To hold: { $unit } H
order-before-breaks-off = "{ $order }" was not accepted: the order before it is incomplete.
one-order-a-line = Put each order on a line of its own.
read-alone = Read on its own: the text in front of it was rejected.

## Who speaks, and when

say-who-you-are = Before orders, say who you are.
you-do-not-speak-for = You do not speak for { $power }.
become-power = If you are the GM, write BECOME { $power } on a line above.
you-speak-for-no-power = You do not speak for a power here.
    .hint = SIGN ON power game password; a GM can BECOME a power.
game-is-over = { $game } is over: no orders are due any more.
    .hint = To see the games still running, send LIST.
game-not-running = No orders are due: the game is not running.
nothing-to-order-in = That cannot be ordered in { $phase }.
phase-sends-ahead = To save it for that phase, write PHASE { $phase } on the line above.
for-retreats-or-winter = Is that for the retreats or for the winter?
    .hint = Put it below a line Retreats: or Builds:. In winter you can also write REMOVE.
no-order-of-movement = "{ $word }" cannot be ordered in a movement phase.
    .hint = Units hold, move (-), support (S) or convoy (C) now.
no-order-of-adjustments = "{ $word }" cannot be ordered in an adjustment phase.
    .hint = Now units are built (B), removed (R), or builds waived (W).
no-builds-in-phase = No builds are due in this phase.
    .hint = Builds come after the fall retreats.
built-in-adjustments = Builds are ordered in adjustment phases, not now.

## Moves

order-impossible = { CAPITALIZED($why) }.
cannot-get-to = The { $kind } in { $place } cannot get to { $other }{ $how ->
        [foot] { " " }on foot
        [support] { " " }to support
       *[go] { "" }
    }.
can-get-to = It can get to { LIST($places, type: "or", max: 6) }.
no-chain-of-fleets = No chain of fleets can carry it either.
name-every-sea = For a convoy name every sea on the way: { $unit } - … - { $place }.
by-convoy = By convoy.
by-rail = By the { $railway }: { $order }.
who-travels-by-rail = Only armies of { $power } travel by rail, between { LIST($places, type: "and", max: 6) }.
carried-by-armies = Carried by armies.
only-by-leave = Only if the power with a unit in { $place } lets it through: { $leave }.
canal-obeys = Only the power with a unit in { $place } can give orders to the { $canal }.
canal-lets-through-or-holds = The { $canal } lets units through or holds.
    .hint = { $support }, or { $hold }.
fleet-moves-one-step = A fleet moves one step.
fleet-moves-one-step-to = A fleet moves one step: { $order }.
do-not-touch = { CAPITALIZED($place) } and { $other } do not touch.
transforms-in-winter = In this game units change their kind in winter, with the builds.
transforms-instead-of-moving = In this game units change their kind instead of moving, not in winter.
never-reaches = No unit in { NAME($place) } can ever get to { NAME($other) } like this.

## Supports and convoys

cannot-support-itself = { $unit } cannot support itself.
    .hint = To hold: { $unit } H; a support names another unit.
army-cannot-convoy = The army in { $place } cannot convoy.
    .hint = Only fleets at sea convoy.
army-carries-no-army = The army in { $place } cannot be carried by an army.
    .hint = Armies carry fleets, from coast to coast.
fleet-cannot-be-convoyed = The fleet in { $place } cannot be convoyed.
only-armies-by-convoy = Only armies travel by convoy.
convoy-says-no-end = The convoy order does not say where the army goes.
    .hint = Add the end: … C A { $place } - place.
convoy-ends-at-sea = A convoy cannot end at sea, in { $place }.
    .hint = Name the coastal province where the army lands.
name-landing-last = Name the coastal province where the army lands last.
no-convoy-starts-inland = { CAPITALIZED($place) } is inland: no convoy starts there.
no-convoy-ends-inland = { CAPITALIZED($place) } is inland: no convoy ends there.
convoy-passes-no-land = { CAPITALIZED($place) } is not a sea space: a convoy cannot pass through it.
    .hint = Name only seas between start and end.
no-fleet-in = There is no fleet in { $place }.
fleets-at-sea = Fleets at sea: { LIST($places, type: "and", max: 6) }.
no-fleet-at-sea = No fleet is at sea.

## Retreats

goes-before-others = It goes before your other units that would retreat there.
priority-alone = Write the priority in the line of the retreat that goes first.
    .hint = As in A VIE - BOH else TYR (priority).
was-not-dislodged = The { $kind } in { $place } was not dislodged and stays.
units-to-retreat = To retreat: { LIST($units, type: "and", max: 6) }.
no-unit-to-retreat = You do not need to send anything: none of your units has to retreat.
not-open-to-it = { CAPITALIZED(LIST($places, type: "and", max: 6)) } { $number ->
        [one] is
       *[other] are
    } not open to it.
open-to-it = It can retreat there, so the choices after it are not kept.
was-dislodged = The { $kind } in { $place } was dislodged: it retreats or disbands.
cannot-retreat-to = The { $kind } cannot retreat to { $place }: the province is occupied or contested, or the attack came from there.
nothing-open-to-it = It has nowhere to retreat to: { $unit } D.
can-retreat-to = It can retreat to { LIST($places, type: "or", max: 6) }, or disband.
only-retreats-have-choices = Only a retreat can have another choice.
alternatives-example = For example: F BRE R MAO, else GAS, else disband.
send-the-one-that-counts = Send the one that counts. To see how IF, ELSE and ENDIF are written, send HELP ORDERS.
nothing-after-else = Nothing is named after the last ELSE.
no-other-choice = "{ $word }" is not another choice for a retreat.
no-condition-in-words = Conditions in ordinary words are not read, so none of this was accepted.
    .hint = To see how IF, ELSE and ENDIF are written, send HELP ORDERS.

## Adjustments

none-began-season-there = None of your units of that kind began the season in { $place }, so the one there now is meant.
is-off-the-board = The { $kind } that began the season in { $place } is no longer on the board.
began-season-there = The { $kind } that began the season in { $place }, now in { $now }.
list-shows-units = To see where your units are, send LIST.
list-shows-units-and-centres = To see units and centres, send LIST.
remove-unit-of-today = For the one that is there now: REMOVE { $unit } NOW.
remove-where-it-went = The { $kind } that began the season there is in { $place } now: REMOVE { $unit }.
no-build-due = You have no build: { $due ->
        [remove] you must remove { $number }
       *[nothing] you have as many units as centres
    }.
no-removal-due = You have no units to remove: { $due ->
        [build] you can build { $number }
       *[nothing] you have as many units as centres
    }.
none-left-out-at-start = No unit can be left out before the first moves.
    .hint = A centre without an order gets the same unit as in the standard game.
you-do-not-own = You do not own { NAME($place) }.
unit-is-there = There is { $kind ->
        [army] an army
       *[fleet] a fleet
    } in { NAME($place) }.
not-your-home-centre = { NAME($place) } is not one of your home centres.
no-supply-centre = { NAME($place) } is not a supply centre.
no-centre-free = There is no free centre in which you can build.
army-or-fleet = Army or fleet?
write-one-of = Write { LIST($orders, type: "or", max: 6) }.
kind-read-as = Read as { $kind ->
        [army] an army
       *[fleet] a fleet
    }.
no-fleet-built-inland = { $place } is inland: no fleet can be built there.
    .hint = Build an army.
never-builds-there = { NAME($place) } is not one of your home centres: you can never build there.
never-builds-fleet-there = { NAME($place) } is inland: no fleet is ever built there.

## Lent units

proxy-of-one-phase = A proxy among the orders is for this phase only.
lent-to-own-power = A unit can be lent to another power, not to your own.
lent-to-a-power = A unit is lent TO a power.
how-long-proxy-lasts = Say how long the proxy lasts.
names-no-power = "{ $word }" is not the name of a power.
may-be-several-powers = "{ $word }" could mean several powers.
two-letters-are-enough = Two letters are enough: { LIST($powers, type: "or", max: 6) }.
no-proxies-here = This game has no proxies.
    .hint = Order the unit yourself, or support theirs.

## Naval Diplomacy

patrol-of-two = { $order } and the power, if two of your fleets are there.
block-in-a-strait = A fleet can block in { LIST($places, type: "or", max: 6) }.
blocks-only-strait = From { $place } only this strait can be blocked: { LIST($places, type: "and", max: 6, article: "no") }.
both-steps-of-supported = If a fleet goes there and then on, write both of its steps, as in { $order }.
one-step-leads-to = From { $place } one step leads to { LIST($places, type: "or", max: 6) }.
for-one-fleet-or-more = An order is for one fleet or more.
fewer-fleets = You have { $number ->
        [one] one fleet
       *[other] { $number } fleets
    } in { $place }, not { $wanted }.
two-steps-at-most = A fleet takes two steps at most.
counts-only-if-passed = This counts only if the owner of { NAME($place) } lets you pass: { $code } FRIENDLY TO { $power }.
help-follows-one-step = A support or convoy follows one step, not two.
support-of-last-step = The support is for the last step.
support-of-first-step = The support of a first step has no effect.
your-own-power = That is your own power.
    .hint = Name another one.
may-be-power = It can be { LIST($powers, type: "or", max: 6) }.
patrol-names-one-power = A patrol names one power.
block-names-one-power = A block names one power.
passage-names-one-power = A passage names one power.
opens-no-passage = { CAPITALIZED($place) } opens no passage.
    .hint = The centres that do: { LIST($places, type: "and", max: 6) }.
passage-of-another = { CAPITALIZED($place) } is not yours: only its owner lets others pass.
passage-with-moves = Passage is granted with the moves.
    .hint = Send it when moves are due.

## Illegal Gunboat

line-is-like = A line looks like A(Par)-Bur, A(Par)S A(Mar)-Bur, F(Lon)C A(Wal)-Bel or A(Par)H.
nothing-but-the-order = The line must contain nothing but the order.
unit-is-written = A unit is A or F, and its province in brackets.
hold-stands-alone = Nothing can follow H.
written-in-full = "{ $word }" is written in full. Here only abbreviations of provinces are accepted.
line-says-no-goal = The line does not say where the unit goes.
holds-moves-supports-convoys = The line does not say what the unit does. It can hold (H), move (-), support (S) or convoy (C).
only-fleets-convoy = Only a fleet can be ordered to convoy.
only-armies-convoyed = Only an army can be convoyed.
only-country-in-brackets = Only a country can be in those brackets.
support-says-goal = A support must say where the unit goes, or H.
convoy-says-goal = A convoy must say where the army goes.
line-dropped = You have no unit in { $place }. The line is dropped and not printed.
no-press-under-any-form = There is no press of any kind in this game.
    .hint = To see how players communicate, send HELP ILLEGAL.

## Why lines are ignored

ignored-too-far-down = below line { $line }
ignored-quote = quoted text
ignored-copy = text of the judge's email
ignored-wrapped = the end of a quoted line
ignored-forward = quoted or forwarded text
ignored-memo = the heading of a memo
ignored-below-heading = text below the heading of another email
ignored-below-fence = text below the line that says to reply above it
ignored-signature = a signature
ignored-device = added by an email program
ignored-disclaimer = a disclaimer
ignored-comment = a comment
ignored-order-with-head = an order on the line that introduces a quote
ignored-after-sign-off = after SIGN OFF
ignored-greeting = a greeting
ignored-heading = a heading
ignored-nothing-ordered = nothing is ordered under this heading
ignored-no-words = no words in it
ignored-trial = a trial, in which nothing counts
did-you-mean-orders = Did you mean { LIST($orders, type: "commas", max: 4) }?
order-not-certain = The judge cannot be certain that this is an order, so none of it counts yet.
order-on-own-line = Write each order on a line of its own.
condition-asked = Asks whether { $condition }.
condition-decided = { $head }: { $so ->
    [yes] yes
       *[no] no
    }, { $reasons }.
condition-both = { $first } and { $second }
condition-either = { $first } or { $second }
condition-part = ({ $part })
condition-unit = { $kind ->
    [any] unit
       *[other] { $kind }
    }{ $whose ->
    [any] { "" }
       *[power] { " " }({ $power })
    }
    .one = { $kind ->
        [army] an army
        [fleet] a fleet
        [any] a unit
       *[other] a { $kind }
    }{ $whose ->
        [any] { "" }
       *[power] { " " }({ $power })
    }
condition-stands = { $so ->
    [yes] { $unit } is in { $place }
       *[no] no { $unit } is in { $place }
    }
condition-dislodged = { $so ->
    [yes] the { $unit } in { $place } was dislodged
       *[no] the { $unit } in { $place } was not dislodged
    }
condition-moved = { $so ->
    [yes] the { $unit } in { $place } moved to { $to }
       *[no] the { $unit } in { $place } did not move to { $to }
    }
condition-owns = { $so ->
    [yes] { $power } owns { $place }
       *[no] { $power } does not own { $place }
    }
condition-due = { $what ->
    [builds] the number of builds due is
       *[removals] the number of removals due is
    } { $so ->
    [yes] { $amount }
       *[no] not { $amount }
    }

## What is said of orders that a word governs, and of those that are only proposed.

orders-in-question = A question is not an order, so this was not accepted: { LIST($orders, type: "commas", max: 4) }.
    .hint = Send the order on its own if it is to count. { refused-predicts-for-master.hint }
    .mark = Send it without the question mark if it is to count. { refused-predicts-for-master.hint }
orders-for-later = "{ $words }" is about a later phase, so none of this was accepted.
    .hint = { wish-without-phase.hint }
orders-denied = This says what not to do ({ LIST($orders, type: "commas", max: 4) }), and changes nothing.
    .hint = A new order for the unit replaces its old one. To delete all orders, send CLEAR ALL.
orders-on-condition = Conditions in ordinary words are not read ("{ $words }"), so none of this was accepted.
    .hint = To give it without a condition, send just the order: { LIST($orders, type: "commas", max: 4) }. To see how IF is written, send HELP ORDERS.
orders-taken-back-beside = "{ $words }" takes back the words before it, so this was not accepted: { LIST($orders, type: "commas", max: 4) }.
    .hint = Send what counts on a line of its own.
orders-near-words = "{ $words }" is on the line before or after it, so this was not accepted: { LIST($orders, type: "commas", max: 4) }.
orders-beside-words = "{ $words }" is on the same line, so this was not accepted: { LIST($orders, type: "commas", max: 4) }.
    .hint = Send just the order that you want, on a line of its own.
orders-for-one-unit = This names several orders for one unit ({ LIST($orders, type: "commas", max: 4) }), so none of it counts yet.
orders-run-together = Several orders run into each other here, so none of it counts yet.
orders-of-one-action = Several units are named before one action ("{ $words }"), so none of it counts yet.
orders-of-two-meanings = This can mean two things, so none of it counts yet: { LIST($orders, type: "commas", max: 4) }; or { LIST($others, type: "commas", max: 4) }.
orders-in-part = Not all of this was understood ("{ $words }"), so none of it counts yet.
orders-in-part-rejected = Not all of this was understood ("{ $words }"), so none of it was accepted.
words-not-read = "{ $words }" was not read.
read-as-move = Read as a move.
no-letter-open = No message is open here.
    .hint = A message begins with PRESS TO … or BROADCAST.
no-if-open = No IF is open here.
    .hint = To see how IF, ELSE and ENDIF go together, send HELP ORDERS.
line-too-long = The line has { $number } characters; the limit is { $most }.
    .orders = The line has { $number } orders; the limit is { $most }.
    .hint = Put one order on a line.

## Headings over orders

heading-names-phase = The heading names { $named }, but the current phase is { $phase }.
    .hint = To save the orders below it for that phase, write PHASE { $next } in its place.
heading-names-game = The heading names the game { $named }, but you are signed on to { $game }.
heading-names-power = The heading names { $named }, but you have signed on as { $power }.
heading-names-player = The heading names another player, { $named }; you are registered as { $player }.
heading-not-certain = It is not certain that the orders under { $words } are for now.
