"""The sentences of the service's remarks, a table for each topic.

A remark is a key with values (`notices.remarks`). Its row has the sentence, with places for the values, and
what would be right. `sentence` puts both together. Another language is another set of tables.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from string import Formatter
from types import MappingProxyType

from judge.game.roles import Role
from judge.notices.remarks import GameRemark as Key
from judge.notices.remarks import KeeperRemark as keeper_KeeperRemark
from judge.notices.remarks import MailRemark as mails_MailRemark
from judge.notices.remarks import MasterRemark as master_MasterRemark
from judge.notices.remarks import OrderRemark as orders_OrderRemark
from judge.notices.remarks import PersonRemark as people_PersonRemark
from judge.notices.remarks import ProseRemark as human_words_ProseRemark
from judge.notices.remarks import Remark
from judge.notices.remarks import SeatRemark as seats_SeatRemark
from judge.render.text.english import counted, spoken
from judge.render.text.escaping import one_line
from judge.rules.english import listing
from judge.rules.phases import Phase
from judge.rules.variant import PowerFacts

# A row of the tables: a sentence with places for values, and what would be right.


@dataclass(frozen=True, slots=True)
class Sentence:
    """What is said, and a hint where a refusal needs one.

    Both hold places for values as `str.format` has them: `{name:.40}` cuts a text, `{name:…24}` with an
    ellipsis, `{missing:player/players}` counts, `{readers:and}` puts the word before the last of several,
    `{since:%H:%M}` is a time. `{told}` is "; everybody is told", or what stands behind its colon; where the
    same email took back what the sentence says, that others are not.
    """

    text: str
    hint: str = ""


# Sentences about games: created, signed on to, shown.

GAMES = {
    Key.NO_SUCH_GAME: Sentence(
        "There is no game called {name:…24}.", "LIST alone names the games there are."
    ),
    Key.NO_SUCH_GAME_OF_YOURS: Sentence(
        "There is no game called {name:…24}. Yours: {games:and}.",
        "Write the line again with its name, or MY GAMES for your seats and deadlines.",
    ),
    Key.GAME_NAME_MALFORMED: Sentence(
        "{name:…24} is no name for a game.", "Use up to 20 letters, digits, - and _."
    ),
    Key.GAME_EXISTS: Sentence("There is a game called {game} already.", "Choose another name."),
    Key.GAME_NAME_NOT_FREE: Sentence(
        "The name {game} cannot be had.",
        "Choose another name; SIGN ON ?practice opens a game against the judge's bots.",
    ),
    Key.GAME_CREATED: Sentence(
        "You are the master of {game}, a game of {board}. It starts when {missing:player has/players have}"
        " joined: SIGN ON ?{game} password, each with a word of his own; yours is the master's, so tell it"
        " nobody."
    ),
    Key.GAME_COPIED: Sentence(
        "You are the master of {game}, a game of {board}. It begins in {phase} with that position, and with"
        " the same settings. It starts when {missing:player has/players have} joined: SIGN ON ?{game}"
        " password."
    ),
    Key.DEADLINES_SPREAD: Sentence(
        "Deadlines of movement phases fall at {time} {zone}, so that not all games here are judged at once;"
        " SET MOVES CLOCK 23:30, say, sets another time."
    ),
    Key.SERIES_CREATED: Sentence(
        "You are the master of {game}, a series of games of {board}. People join it by SIGN ON ?{game}"
        " password; SET changes what its games will be, ROUND opens them."
    ),
    Key.NO_SERIES_OF_THAT_NAME: Sentence(
        "{game} is no series.", "LIST names the games and series there are."
    ),
    Key.NO_SUCH_ROUND: Sentence(
        "Series {game} has had {rounds:round/rounds}.", "TABLE {game} shows the table of all."
    ),
    Key.NO_SERIES_NAMED: Sentence("Of which series?", "TABLE name: LIST names the series there are."),
    Key.GAME_NAME_HAS_MEANING: Sentence(
        "{name} means something else to me, so no game is called so.", "Add a word to it, {name:.15}-game."
    ),
    Key.GAME_LOOKS_ALIKE: Sentence(
        "{game} is easily taken for {other}, which there is already.", "Choose another name."
    ),
    Key.PRACTICE_OPENED: Sentence(
        "{game} is open: you lead {power}, bots of the judge's lead the rest. "
        "Begin each mail with SIGN ON {power} {game} and your password."
    ),
    Key.PRACTICE_OPENED_WITH_PASSWORD: Sentence(
        "{game} is open: you lead {power}, bots of the judge's lead the rest. "
        "Begin each mail with SIGN ON {power} {game} {password}"
    ),
    Key.PRACTICE_STILL_OPEN: Sentence(
        "You have {game} open; one practice game at a time.",
        "Play on there, or end it: SIGN ON {power} {game} password, and TERMINATE on the next line.",
    ),
    Key.NO_SUCH_VARIANT: Sentence(
        'There is no variant "{name:.40}" here.', "GET variants lists all; near it: {variants}."
    ),
    Key.NO_SUCH_OPTION: Sentence(
        'There is no variant "{name:.40}" here: I do not know "{words:.30}" in it.',
        "Name a board and its options alone, and settings on lines of their own; near it: {variants}.",
    ),
    Key.SETTING_NO_BOARD: Sentence(
        '"{words:.40}" is no board and no option of one, but a setting.',
        "Leave it out, and write on a line of its own: {lines:and}.",
    ),
    Key.VARIANT_UNPLAYABLE: Sentence("No game can be played on {name} yet: {why}."),
    Key.MAY_NOT_CREATE: Sentence("You may not create games here.", "Ask the keeper, {keeper}."),
    Key.JUDGE_CLOSED: Sentence(
        "This judge takes no new games or people at present; the games that there are go on.",
        "Ask the keeper, {keeper}.",
    ),
    Key.CREATED_ENOUGH: Sentence(
        "{most:game a day is/games a day are} as many as one person may create.",
        "Try again tomorrow, or ask the keeper, {keeper}.",
    ),
    Key.NOT_SIGNED_ON: Sentence(
        "I do not know which game this is for.",
        "Put a line like SIGN ON Austria alpha password above it.",
    ),
    Key.SPEAKS_AS_MASTER: Sentence("You speak as the master in {game}."),
    Key.SPEAKS_AS_PLAYER: Sentence("You speak as a player in {game}."),
    Key.SPEAKS_AS_PLAYER_WISHING: Sentence(
        "You speak as a player in {game}. Powers are given out when it starts, and a SIGN ON asks for none:"
        " SET PREFERENCE {power}, with others behind it, says which you would like."
    ),
    Key.PASSWORD_OF_LAST_YES: Sentence(
        "Another mail in your name had asked for this seat in {game} with another password. Yours, in this"
        " mail, counts from now on."
    ),
    Key.SPEAKS_AS_OBSERVER: Sentence("You speak as an observer in {game}."),
    Key.SPEAKS_FOR_POWER: Sentence("You speak for {power} in {game}."),
    Key.SPEAKS_UNPROVEN: Sentence(
        "Nothing shows yet that you speak for {power} in {game}: orders wait for your YES.",
        "SIGN ON {power} {game} password, with your password at the end, shows it.",
    ),
    Key.PLAYER_IS_BACK: Sentence("Welcome back: you lead {power} in {game} again."),
    Key.SEAT_NEEDS_CONFIRMATION: Sentence(
        "This seat's own player has to confirm it.", "Send what is meant for it by itself."
    ),
    Key.SEAT_WAITS: Sentence("This mail waits for a word from the player's address of record."),
    Key.SEE_BELOW: Sentence("See below."),
    Key.SHOWN_ONCE: Sentence("It stands below once already."),
    Key.ONE_PAGE_FOR_STRANGERS: Sentence(
        "Whom I do not know I send one page a mail.", "Send REGISTER first, or ask for this in another mail."
    ),
    Key.TOO_MANY_PAGES: Sentence("{most} pages in one mail are the most.", "Ask for this in another mail."),
    Key.NO_SUCH_LIST_PAGE: Sentence(
        "The list of games has no page {number}.", "It has {pages:page/pages}; LIST brings the first."
    ),
    Key.FILES_LISTED: Sentence("Files you can GET: {files}."),
    Key.NO_SUCH_FILE: Sentence("There is no file called {name:.40}.", "You can GET: {files}."),
    Key.NO_SINGLE_PHASE: Sentence(
        '"{when}" is no board of mine, and no single phase of a game.',
        "MAP S1901M, MAP F1901M or MAP W1901, below SIGN ON power game password, brings the map of one.",
    ),
    Key.NO_SUCH_PLACE: Sentence(
        "I do not know which province {place} is.", "Write one unit or order, WHY A Gal; GET MAP names all."
    ),
    Key.NO_REASONS_YET: Sentence(
        "Nobody is told why while this game goes on.", "RESEND brings what you saw of the last phase."
    ),
    Key.PHASE_NOT_JUDGED: Sentence(
        "{phase} has not been judged in {game}.", "HISTORY {game} shows the phases that have been."
    ),
    Key.VERSION_SHOWN: Sentence("{judge} ({code}), version {version}; its keeper is {keeper}."),
}


# Sentences about seats: taken, left, wished for.

SEATS = {
    seats_SeatRemark.NO_SUCH_POWER: Sentence(
        "{game} has no power called {word:.20}.", "Its powers are {powers}."
    ),
    seats_SeatRemark.SEAT_LEFT: Sentence(
        "You have left {power} in {game}.",
        "To take it again, mail this line without orders: SIGN ON {power} {game} and a password.",
    ),
    seats_SeatRemark.NO_POWERS_YET: Sentence("{game} has not started, so nobody has a power yet."),
    seats_SeatRemark.NO_POWERS_YET_BUT_JOIN: Sentence(
        "{game} has not started, so nobody has a power yet.",
        "SIGN ON ?{game} password, and on the line below SET PREFERENCE {power}, wishes for it.",
    ),
    seats_SeatRemark.SEVERAL_POWERS_FREE: Sentence(
        "Several powers of {game} are free: {powers}.", "Say which: SIGN ON {first} {game} password."
    ),
    seats_SeatRemark.GAME_FULL: Sentence("{game} is full.", "OBSERVE {game} password lets you watch."),
    seats_SeatRemark.GAME_FULL_TO_OBSERVER: Sentence(
        "{game} is full, and you watch it.",
        "SIGN UP AS STANDBY FOR {game}: I ask you for a free power. SIGN ON O {game} password, with your own,"
        " speaks as an observer.",
    ),
    seats_SeatRemark.MASTER_HAS_SEAT: Sentence("You are the master of {game}.", "SIGN ON M {game} password."),
    seats_SeatRemark.JOINED_SERIES: Sentence(
        "You are in the series {game}. When its master opens a round, your game's first mail tells you your"
        " power; RESIGN leaves the series."
    ),
    seats_SeatRemark.JOINED: Sentence(
        "You are in {game}. It starts when {missing:more player has/more players have} joined."
    ),
    seats_SeatRemark.JOINED_BEFORE_ROLL_CALL: Sentence(
        "You are in {game}, the last who was needed. The others are asked whether they are there; it starts"
        " as soon as they have answered."
    ),
    seats_SeatRemark.JOINED_AS_LAST: Sentence(
        "You are in {game}, and everybody is here: the game starts now."
    ),
    seats_SeatRemark.JOINED_WITH_POWER: Sentence("You are in {game}: you lead {power}."),
    seats_SeatRemark.TOOK_OVER: Sentence("You have taken over {game}: you lead {power}."),
    seats_SeatRemark.TOOK_OVER_AS_STANDBY: Sentence(
        "Thank you: {power} in {game} is yours from now on. Answer my mails with your orders; for other "
        "mails FORGOT PASSWORD {game} brings you a password."
    ),
    seats_SeatRemark.STANDS_BY: Sentence(
        "Thank you, you were first. If not all orders come from the player of {power} until "
        "{until:%-d %b %H:%M} UTC, {power} in {game} is yours, and I write to you; if they all come, I write"
        " too. If you cannot do it after all, answer NO."
    ),
    seats_SeatRemark.STANDS_BY_FOR_A_SEASON: Sentence(
        "Thank you, you were first. If nothing comes from the player of {power} for the next season either,"
        " that season is held over, {power} in {game} is yours, and I write to you; if orders come, I write"
        " too. If you cannot do it after all, answer NO."
    ),
    seats_SeatRemark.STANDS_BY_NO_MORE: Sentence(
        "All right: you stand by for {power} in {game} no longer, and the others on the list are asked."
    ),
    seats_SeatRemark.STANDS_BY_NOW: Sentence(
        "You have said that you take over {power} in {game} if its player goes."
    ),
    seats_SeatRemark.STANDS_BY_UNTIL: Sentence(
        "You have said that you take over {power} in {game} if not all its orders come until "
        "{until:%-d %b %H:%M} UTC."
    ),
    seats_SeatRemark.OFFER_LAPSED: Sentence(
        "Thank you, but {game} needs nobody any more.",
        "You stay on the list. LIST shows the games that look for players.",
    ),
    seats_SeatRemark.OFFER_TAKEN: Sentence(
        "Thank you, but somebody was quicker: {power} in {game} is no longer free.",
        "You stay on the list and are asked again. OBSERVE {game} password lets you watch this one.",
    ),
    seats_SeatRemark.OFFER_NEEDLESS: Sentence(
        "Thank you, but {power} in {game} has its player again, and nobody else is needed.",
        "You stay on the list and are asked again. OBSERVE {game} password lets you watch this one.",
    ),
    seats_SeatRemark.OFFER_OF_ANOTHER: Sentence(
        "Thank you, but you stand by for another power of {game} already, and nobody has two: this one is "
        "left to the others on the list.",
        "I write to you when that power is yours, or its player is back.",
    ),
    seats_SeatRemark.THAT_POWER: Sentence("the power that I asked about"),
    seats_SeatRemark.OFFER_REFUSED: Sentence(
        "Thank you, but you cannot lead {power} in {game}: its master put you out.",
        "Its master's ADMIT lets you back in. LIST shows the games that look for players.",
    ),
    seats_SeatRemark.OFFER_TO_MEMBER: Sentence(
        "Thank you, but you have a part in {game} already, and nobody has two.", "LIST {game} shows it."
    ),
    seats_SeatRemark.OFFER_DECLINED: Sentence(
        "All right, somebody else is found for {game}; you stay on the list."
    ),
    seats_SeatRemark.STANDBY_LISTED: Sentence(
        "You are on the standby list for {kind}: when a power is late or free I ask you, unless you have a "
        "part in that game or had one, and your YES takes it. SIGN OFF AS STANDBY ends it."
    ),
    seats_SeatRemark.STANDBY_GAME_HAS_FREE: Sentence(
        "Free in {game} now: {powers:and}. SIGN ON {first} {game} and a password takes it."
    ),
    seats_SeatRemark.STANDBY_UNKNOWN: Sentence(
        "There is no game, board or kind of game called {kind:.30}.",
        "SIGN UP AS STANDBY for any game, or FOR and a game's name, GUNBOAT, BLIND or a variant's name.",
    ),
    seats_SeatRemark.STANDBY_OFF: Sentence("I ask you no longer for {kind}."),
    seats_SeatRemark.ANY_GAME: Sentence("any game"),
    seats_SeatRemark.GUNBOAT_GAMES: Sentence("gunboat games"),
    seats_SeatRemark.BLIND_GAMES: Sentence("blind games"),
    seats_SeatRemark.ONE_GAME: Sentence("game {game}"),
    seats_SeatRemark.BOARD_GAMES: Sentence("games on the board {board}"),
    seats_SeatRemark.WATCHES: Sentence(
        "You watch {game} now: every result and every open letter comes to you. SIGN ON O {game} password"
        " speaks as an observer."
    ),
    seats_SeatRemark.WATCHES_BLIND: Sentence(
        "You watch {game} now. It is blind: open letters come to you, and word when a phase is over; of units"
        " and results you see nothing until the end."
    ),
    seats_SeatRemark.LEFT: Sentence("You have left."),
    seats_SeatRemark.LEFT_GAME: Sentence("You have left {game}."),
    seats_SeatRemark.STOPPED_WATCHING: Sentence("You have stopped watching {game}."),
    seats_SeatRemark.PRESENCE_NOTED: Sentence(
        "Thank you. {game} does not start before everybody has answered."
    ),
    seats_SeatRemark.PRESENCE_STARTS: Sentence("Thank you. Everybody is there: {game} starts now."),
    seats_SeatRemark.WISHES_NOTED: Sentence("Your wishes are noted: {wishes}."),
    seats_SeatRemark.NO_WISHES_NOTED: Sentence("You take whatever power comes."),
    seats_SeatRemark.NOTED: Sentence("Noted."),
    seats_SeatRemark.PARTNER_ASKED: Sentence(
        "{who} is asked to lead your power with you, if known here and without a part in the game, and does"
        " so from a YES on; you are told then. Each of you may order; what either sends is copied to the"
        " other."
    ),
    seats_SeatRemark.PARTNER_GONE: Sentence("Whoever that was leads your power no longer, and is told."),
    seats_SeatRemark.PARTNERS_ASKED_OFTEN: Sentence(
        "People were asked often today.", "Send it again tomorrow."
    ),
    seats_SeatRemark.PARTNER_IN_GAME: Sentence(
        "{who} plays in {game} already, or leads it, and can lead no power with you.",
        "WHO GAME {game} shows who is in it.",
    ),
    seats_SeatRemark.PARTNER_KNOWS_MORE: Sentence(
        "{who} has had a part in {game} that shows more than you may know, and can lead no power with you.",
        "Ask somebody else: PARTNER and an address.",
    ),
    seats_SeatRemark.PARTNER_PUT_OUT: Sentence(
        "The master has put {who} out of {game}.",
        "His word brings people back: ask him for ADMIT, or somebody else to play with you.",
    ),
    seats_SeatRemark.PARTNER_OF_NOTHING: Sentence(
        "Your power in {game} has nothing left to lead.", "LIST {game} shows the board."
    ),
    seats_SeatRemark.PARTNER_NOT_ADMITTED: Sentence(
        "Game {game} is not open to {who}.",
        "Its master, whom LIST {game} names, says who may come in: INVITE and the address.",
    ),
    seats_SeatRemark.PARTNERSHIP_LAPSED: Sentence("That game is no more.", "LIST shows the games."),
    seats_SeatRemark.PLAYS_TOO: Sentence(
        "You lead {power} in {game} too. Order as if you were alone: what one of you sends is copied to the"
        " other."
    ),
    seats_SeatRemark.PLAYS_NOT: Sentence("You do not play in {game}; who asked you is not told."),
}


# Sentences about orders, votes, lent units and letters.

ORDERS = {
    orders_OrderRemark.ORDERS_ADD: Sentence("The orders of this mail add to what you sent before."),
    orders_OrderRemark.ORDERS_ADD_ALWAYS: Sentence(
        "They always do here: a later mail changes only the units it names."
    ),
    orders_OrderRemark.ORDERS_CLEARED: Sentence("Your orders, also those sent ahead, are forgotten."),
    orders_OrderRemark.ORDERS_AHEAD_CLEARED: Sentence(
        "What you sent for later phases is forgotten; the orders of this one stand.",
        "CLEAR ALL forgets them, too.",
    ),
    orders_OrderRemark.ORDERS_OF_PHASE_CLEARED: Sentence("Your orders for {phase} are forgotten."),
    orders_OrderRemark.NO_ORDERS_TO_GIVE: Sentence(
        "You have no orders to give here.", "SIGN ON power game password"
    ),
    orders_OrderRemark.ORDERS_ARE_FOR: Sentence("The orders below are for {phase}."),
    # Behind "Order:", as the order itself would stand
    orders_OrderRemark.KEPT_FOR_PHASE: Sentence("kept for {phase}, and read again when that phase opens."),
    orders_OrderRemark.BLOCK_KEPT_FOR_PHASE: Sentence(
        "kept, down to its end, for {phase}, and read again when that phase opens."
    ),
    orders_OrderRemark.LINE_ACTS: Sentence("printed as {line}; it acts."),
    orders_OrderRemark.LINE_SPEAKS: Sentence("printed as {line}; it only speaks, the unit holds."),
    # Behind "Note:"
    orders_OrderRemark.PLACE_ORDERED_AGAIN: Sentence(
        "Not counted: another line of this mail is for the same place, and that one counts."
    ),
    orders_OrderRemark.UNIT_ORDERED_TWICE: Sentence(
        "Not counted: this mail orders the unit twice, so neither order counts."
    ),
    orders_OrderRemark.MORE_THAN_DUE: Sentence("Not counted: there are more such orders than are due."),
    orders_OrderRemark.FLEETS_TAKEN: Sentence(
        "Not counted: of your {there:fleet/fleets} in {place} lines above this one order {taken}."
    ),
    orders_OrderRemark.SOME_FLEETS_TAKEN: Sentence(
        "Counted for {counted} of {wanted} fleets: of your {there:fleet/fleets} in {place} lines above this"
        " one order {taken}."
    ),
    orders_OrderRemark.PRACTICE_HELD: Sentence(
        "All your units have orders, but nothing is judged because of this line: send it as it shall be, or"
        " SET NOWAIT to have the phase judged as it stands."
    ),
    orders_OrderRemark.SURPLUS_LEFT: Sentence(
        "This is more than is due, and the newest line counts; no longer counted: {forgotten}. If another"
        " shall go instead, send again what you want to keep."
    ),
    orders_OrderRemark.REST_STAYS: Sentence(
        "These have an order, and keep it: {orders}. ALL UNITS HOLD in a mail of its own holds them, too."
    ),
    orders_OrderRemark.NO_REST: Sentence("Every unit of yours has an order, so there is no rest."),
    orders_OrderRemark.SET_REPLACED: Sentence(
        "This mail replaces what you sent before; forgotten: {forgotten}. "
        "With ADD in it a mail takes nothing away."
    ),
    orders_OrderRemark.WISH_KEPT: Sentence(
        "Kept for {phase}, as it stands below PHASE; it holds when that phase opens."
    ),
    orders_OrderRemark.WISH_WITHOUT_PHASE: Sentence(
        "It stands below a PHASE that I could not read.",
        "PHASE Fall 1901 Movement above it, or send it by itself.",
    ),
    orders_OrderRemark.ORDER_IN_FORCE: Sentence("Your other order stands: {order}."),
    orders_OrderRemark.WAIT_SET: Sentence("Wait is set: this phase will not be judged before its deadline."),
    orders_OrderRemark.WAIT_OFF: Sentence(
        "Wait is off: this phase may be judged as soon as all orders are in."
    ),
    orders_OrderRemark.DRAW_AGREED: Sentence("You vote for the draw, the last who had to: the game is over."),
    orders_OrderRemark.DRAW_VOTED: Sentence(
        "You vote for a draw of all survivors. The vote is secret and holds for this phase."
    ),
    orders_OrderRemark.DRAW_OF_SOME_VOTED: Sentence(
        "You vote for a draw of {powers:and}. The vote is secret and holds for this phase."
    ),
    orders_OrderRemark.CONCEDED: Sentence(
        "You concede the game to {power}, if all others do. The vote is secret and holds for this phase."
    ),
    orders_OrderRemark.CONCEDED_AS_LAST: Sentence(
        "You concede the game to {power}, and nobody else has to: the game is over."
    ),
    orders_OrderRemark.NOT_CONCEDED: Sentence("You concede to nobody."),
    orders_OrderRemark.CONCESSION_DROPPED: Sentence(
        "You concede to nobody; what waited for your CONFIRM is dropped."
    ),
    orders_OrderRemark.END_DROPPED: Sentence(
        "You do not vote for that end; what waited for your CONFIRM is dropped."
    ),
    orders_OrderRemark.PROPOSED: Sentence(
        "Your proposal is number {number}, and has your YES."
        " Everybody is asked, and nobody learns from me whose it is."
    ),
    orders_OrderRemark.PROPOSED_IN_PUBLIC: Sentence(
        "Your proposal is number {number}, and has your YES. Everybody is asked. I do not say whose it is,"
        " but when it is counted all learn who voted how, and a lone YES is taken for the proposer's."
        " VOTE ABSTAIN {number} takes yours back, CANCEL PROPOSAL {number} the proposal."
    ),
    orders_OrderRemark.PROPOSED_BY_MASTER: Sentence(
        "Your proposal is number {number}; all players are asked."
    ),
    orders_OrderRemark.PROPOSAL_WITHDRAWN: Sentence(
        "Proposal {number} is withdrawn; whoever was asked about it is told."
    ),
    orders_OrderRemark.VOTED_YES: Sentence("You vote YES on proposal {number}. You can still change it."),
    orders_OrderRemark.YES_IS_VOTE: Sentence(
        "Your yes is your vote: you vote YES on proposal {number}. VOTE NO {number} or VOTE ABSTAIN {number}"
        " changes it."
    ),
    orders_OrderRemark.VOTED_NO: Sentence("You vote NO on proposal {number}. You can still change it."),
    orders_OrderRemark.ABSTAINED: Sentence(
        "You have no vote on proposal {number}, and have said so. You can still change it."
    ),
    orders_OrderRemark.VOTE_ENDS_GAME: Sentence("That was the last vote it took: the game is over."),
    orders_OrderRemark.PROPOSAL_REFUSED: Sentence("You refuse the proposal, and the game goes on{told}."),
    orders_OrderRemark.PROPOSAL_LEFT: Sentence("Noted."),
    orders_OrderRemark.DRAW_NOT_VOTED: Sentence("You do not vote for a draw."),
    orders_OrderRemark.DRAW_NOT_VOTED_BUT_PROPOSED: Sentence(
        "You do not vote for a draw by SET DRAW; but your YES on proposal {number} stands. VOTE NO {number}"
        " takes it back."
    ),
    orders_OrderRemark.UNIT_LENT: Sentence(
        "Your unit in {place}: {power} gives the orders from now on, until you revoke it."
    ),
    orders_OrderRemark.ALL_UNITS_LENT: Sentence(
        "All your units: {power} gives the orders from now on, until you revoke it."
    ),
    orders_OrderRemark.UNIT_TAKEN_BACK: Sentence("Your unit in {place} is yours to order again."),
    orders_OrderRemark.ALL_UNITS_TAKEN_BACK: Sentence(
        "Whatever you lent until revoked is yours to order again."
    ),
    orders_OrderRemark.TOO_MANY_LETTERS: Sentence(
        "Not sent: {letters} letters, or {copies} copies of them, are what a person sends in an hour.",
        "Send it again later.",
    ),
    orders_OrderRemark.TOO_MANY_LETTERS_TODAY: Sentence(
        "Not sent: {letters} letters of one person in a game are enough for a day, and you wrote them.",
        "Send it again tomorrow, or all that is left to say in one letter then.",
    ),
    orders_OrderRemark.TOLD_ALL_OFTEN: Sentence(
        "Others in {game} are told of this each time, and you have had them told enough for an hour.",
        "Send it again later.",
    ),
    orders_OrderRemark.LETTER_SENT: Sentence("Your letter goes to {readers:and}."),
    orders_OrderRemark.LETTER_SENT_TO_ALL: Sentence("Your letter goes to everybody in the game."),
    orders_OrderRemark.GREY_LETTER_SENT: Sentence("Your unsigned letter goes to {readers:and}."),
    orders_OrderRemark.GREY_LETTER_SENT_TO_ALL: Sentence(
        "Your unsigned letter goes to everybody in the game."
    ),
    orders_OrderRemark.LETTER_SENT_TO_OTHERS: Sentence(
        "Your letter goes to everybody in the game but {left_out:and}."
    ),
    orders_OrderRemark.GREY_LETTER_SENT_TO_OTHERS: Sentence(
        "Your unsigned letter goes to everybody in the game but {left_out:and}."
    ),
    orders_OrderRemark.LETTER_SHOWS_BROADCAST: Sentence("They see it as a broadcast to everybody."),
    orders_OrderRemark.LETTER_SHOWS_READERS: Sentence("They see it as a letter to {readers:and}."),
    orders_OrderRemark.LETTER_SHOWS_OTHERS: Sentence(
        "They see it as a letter to everybody but {left_out:and}."
    ),
    orders_OrderRemark.LETTER_POSTED: Sentence(
        "It waits as letter {number} and leaves with the results of {phase}; RECALL {number} takes it back."
    ),
    orders_OrderRemark.LETTER_POSTED_IF: Sentence(
        "It waits as letter {number} and leaves with the results of {phase}, if this holds then: {condition}."
        " RECALL {number} takes it back."
    ),
    orders_OrderRemark.LETTER_LATE: Sentence(
        "You are late with your orders; they should come before letters."
    ),
    orders_OrderRemark.LETTER_NOT_HELD: Sentence(
        "Your letter {number} in {game} was to leave if this held: {condition}."
        " It does not, so it was not sent."
    ),
    orders_OrderRemark.LETTERS_RECALLED: Sentence("None of your letters waits for the results any more."),
    orders_OrderRemark.ONE_LETTER_RECALLED: Sentence("Letter {number} will not be sent."),
    orders_OrderRemark.COPIES_ON: Sentence("From now on you get a copy of each letter you write in {game}."),
    orders_OrderRemark.COPIES_OFF: Sentence("You get no copies of your own letters in {game}."),
    orders_OrderRemark.ALL_PRESS_ON: Sentence(
        "From now on you get copies of the letters between others in {game}. Everybody in the game is told."
    ),
    orders_OrderRemark.ALL_PRESS_OFF: Sentence("You get those letters in {game} that are for you."),
    orders_OrderRemark.BROADCASTS_ON: Sentence("Broadcasts in {game} reach you."),
    orders_OrderRemark.BROADCASTS_OFF: Sentence(
        "Broadcasts in {game} do not reach you any more; SET BROADCAST brings them back."
    ),
    orders_OrderRemark.DIARY_RECORDED: Sentence("Entry {number} is in your diary. Nobody else reads it."),
    orders_OrderRemark.DIARY_RECORDED_UNTIL: Sentence(
        "Entry {number} is in your diary. Nobody else reads it before the game is over; then everybody does."
    ),
    orders_OrderRemark.DIARY_EMPTY: Sentence(
        "Your diary in {game} is empty.", "DIARY, your words, ENDDIARY: each on a line of its own."
    ),
    orders_OrderRemark.DIARY_LISTED: Sentence(
        "Your diary in {game} has {number:entry/entries}. DIARY READ and a number shows one."
    ),
    orders_OrderRemark.DIARY_SHOWN: Sentence("This is what your diary in {game} says."),
    orders_OrderRemark.DIARY_DELETED: Sentence("Entry {number} is gone from your diary."),
    orders_OrderRemark.LETTER_UNREAD: Sentence(
        "Nobody is there for {readers:and} at the moment: no copy goes there."
    ),
    orders_OrderRemark.EVERYBODY: Sentence("everybody in the game"),
    orders_OrderRemark.EVERYBODY_BUT: Sentence("all but {left_out:and}"),
    orders_OrderRemark.MINUTES: Sentence("{number:minute/minutes}"),
    orders_OrderRemark.SECONDS: Sentence("{number:second/seconds}"),
    orders_OrderRemark.LETTER_LEAVES: Sentence(
        "Your letter goes to {readers:and} in {wait}. To stop it, answer this mail with CANCEL."
    ),
    orders_OrderRemark.GREY_LETTER_LEAVES: Sentence(
        "Your letter goes to {readers:and} in {wait}, without your name. To stop it, answer this mail with"
        " CANCEL."
    ),
    orders_OrderRemark.LETTER_ASKS: Sentence(
        "{why} If your letter shall go to {readers:and}, answer this mail with YES; to send it to others,"
        " answer with one line, PRESS TO and their names."
    ),
    orders_OrderRemark.GREY_LETTER_ASKS: Sentence(
        "{why} If your letter shall go to {readers:and}, without your name, answer this mail with YES; to"
        " send it to others, answer with one line, PRESS TO and their names."
    ),
    orders_OrderRemark.LETTER_TO_EVERYBODY: Sentence("You answer a letter to everybody."),
    orders_OrderRemark.LETTER_TO_OBSERVERS: Sentence(
        "You answer an observer, and all observers would read it."
    ),
    orders_OrderRemark.LETTER_FOR_ONE: Sentence(
        "It says that it is not for all who would read it: PRESS TO {author} sends it to who wrote to you."
    ),
    orders_OrderRemark.LETTER_CALLS_OTHERS: Sentence(
        "It calls somebody who would not read it: PRESS TO {to} sends it there."
    ),
    orders_OrderRemark.LETTER_FORWARDED: Sentence(
        "You forward a letter, and an answer to it goes to who wrote it."
    ),
    orders_OrderRemark.LETTER_MEANT_FOR_ME: Sentence(
        "A line of it reads as if it were meant for me, and I have done nothing about it."
    ),
    orders_OrderRemark.LETTER_HOLDS_PASSWORD: Sentence(
        "One of its words is a password of yours, so this message was not sent to anybody.",
        "Answer the message again, without that word: an answer needs no password.",
    ),
    orders_OrderRemark.LETTER_MAY_HOLD_PASSWORD: Sentence(
        "It may hold a password: some of its words look like one, or a line like a SIGN ON."
    ),
    orders_OrderRemark.LETTER_BESIDE_LINES: Sentence("Lines beside it are for me, and stay out of it."),
    orders_OrderRemark.LETTER_BESIDE_DOUBT: Sentence(
        "Your words were not sent, as the orders beside them wait for a word of yours.",
        "Answer the letter once more, with your words alone.",
    ),
    orders_OrderRemark.LETTER_AMONG_OURS: Sentence(
        "Sentences of the mail you answer stand among your words, so I cannot tell them apart, and no letter"
        " was sent.",
        "Answer it once more with your words alone, or PRESS TO and names, your words, ENDPRESS: each on a"
        " line of its own.",
    ),
    orders_OrderRemark.LETTER_NAMES_AUTHOR: Sentence(
        "A name of yours stands in it, which the others do not know."
    ),
    orders_OrderRemark.LETTER_SO_SOON: Sentence(
        "It came so soon after my mail that a program may have written it."
    ),
    orders_OrderRemark.LETTER_AGAIN: Sentence("The same words came before, as from a program."),
    orders_OrderRemark.LETTER_TELLS_ABSENCE: Sentence(
        "It reads as if a program had answered for somebody who is away."
    ),
    orders_OrderRemark.LETTER_NOTHING_LEFT: Sentence(
        "Your answer seems to be a greeting and a signature and nothing else, so no letter was sent.",
        "PRESS TO and a power, your words, ENDPRESS: each on a line of its own.",
    ),
    orders_OrderRemark.LETTER_AUTHOR_UNKNOWN: Sentence(
        "The letter you answer does not say who wrote it, so your answer was not sent.",
        "BROADCAST, your words, ENDPRESS: each on a line of its own. Whoever it is reads that.",
    ),
    orders_OrderRemark.LETTER_AUTHOR_WITHOUT_POWER: Sentence(
        "Powers have no players yet, so no letter goes to one of them alone, and yours was not sent.",
        "BROADCAST, your words, ENDPRESS: each on a line of its own.",
    ),
    orders_OrderRemark.LETTER_OF_OTHER_START: Sentence(
        "The start of {game} was taken back after the letter you answer, and its powers are others' now; so"
        " your answer was not sent.",
        "PRESS TO and a power's name, your words, ENDPRESS: each on a line of its own, once the game runs.",
    ),
    orders_OrderRemark.LETTER_AUTHOR_GONE: Sentence(
        "Who wrote that letter leads {power} no longer; somebody else does."
    ),
    orders_OrderRemark.LETTER_WANTS_PASSWORD: Sentence(
        "An answer alone is no proof in {game}, so your letter was not sent.",
        "SIGN ON with your power, {game} and your password, then PRESS TO and names, your words, ENDPRESS:"
        " each on a line of its own.",
    ),
    orders_OrderRemark.LETTER_CANCELLED: Sentence("Your letter will not be sent."),
    orders_OrderRemark.LETTER_GAME_OVER: Sentence("{game} has ended meanwhile, so your letter was not sent."),
    orders_OrderRemark.LETTER_SEAT_LEFT: Sentence(
        "You have left your part in {game} meanwhile, so your letter was not sent."
    ),
}


# Sentences about what a game's master commands.

MASTER = {
    master_MasterRemark.ROUND_OPENED: Sentence(
        "Round {number} has begun: {games}. Everybody in it is mailed his power."
    ),
    master_MasterRemark.ROUND_OPENED_SOME_OUT: Sentence(
        "Round {number} has begun: {games}. Everybody in it is mailed his power;"
        " {out:player sits/players sit} it out."
    ),
    master_MasterRemark.ROUND_SEAT_UNKNOWN: Sentence(
        "{word:.60} is no power of this board, or no player of the series.",
        "ROUND A anna@example.net, E 2 …: LIST names the players, 2 is the second of them.",
    ),
    master_MasterRemark.ROUND_SEATS_LACK: Sentence(
        "A game that you deal has each power once, and each player once (in duplex, twice): {powers}.",
        "ROUND without names deals by wishes and chance. Between two games that you deal stands a ;",
    ),
    master_MasterRemark.ROUND_GOES_ON: Sentence(
        "Something is missing after the last comma or ;, so no game is opened.",
        "Send the whole ROUND, without a sign at its end.",
    ),
    master_MasterRemark.ROUND_TWO_TABLES: Sentence(
        "{who:.60} is dealt into two games of the round.", "LIST names the players, with their numbers."
    ),
    master_MasterRemark.ROUND_TABLES_TOGETHER: Sentence(
        "An email opens one round, so no game is opened. All games that you deal go into one ROUND.",
        "ROUND {line}",
    ),
    master_MasterRemark.ROUND_ONE_A_MAIL: Sentence(
        "An email opens one round: see the line with ROUND above.",
        "ROUND 3 opens three games in one round, if there are players for them; games that you deal stand in"
        " one ROUND, with a ; between them.",
    ),
    master_MasterRemark.ROUND_NOT_BEGUN: Sentence(
        "The last round of {game} has not begun: no phase has been judged yet in {games}.",
        "Send ROUND after the first results of these games. Several that you deal begin together by one"
        " ROUND, with a ; between them.",
    ),
    master_MasterRemark.ROUND_TOP_LACKS: Sentence(
        "The table of {game} has too few who still are in the series: {need} are needed.",
        "TABLE {game} shows it; ROUND deals from all players.",
    ),
    master_MasterRemark.TAKEN_BACK_TOO: Sentence(
        "; others are not told, as this email also does the reverse"
    ),
    master_MasterRemark.PHASE_JUDGED: Sentence(
        "{phase} is judged{told:; the results are on their way to everybody}."
    ),
    master_MasterRemark.ADJUSTED: Sentence("Done as a whole{told:; everybody is told, with your reason}."),
    master_MasterRemark.ROLLED_BACK: Sentence(
        "The game is back at {phase}, with the orders that were in{told}. UNDO returns to"
        " {left}, as long as no phase is judged."
    ),
    master_MasterRemark.ROLLED_BACK_ANEW: Sentence(
        "The game is back at {phase}. As you play in it, the orders that were in do not count: everybody "
        "orders anew, and is told so. You go back to {phase} this once. UNDO returns to {left}, as long as no"
        " phase is judged."
    ),
    master_MasterRemark.ROLLBACK_UNDONE: Sentence("The game is at {phase} again{told}."),
    master_MasterRemark.ADJUST_UNDONE: Sentence(
        "The game is at {phase} as it was before the last ADJUST{told}."
    ),
    master_MasterRemark.GAME_GOES_ON: Sentence(
        "The game goes on, at {phase}, with the orders that were in{told}. UNDO ends it again"
        " as it had ended, as long as no phase is judged."
    ),
    master_MasterRemark.GAME_OVER_AGAIN: Sentence("The game is over again, as it was{told}."),
    master_MasterRemark.HELD_BACK_BY_LINE: Sentence(
        "Line {line} above it was refused, so it is not done: you may have meant that to come first.",
        "Send it in a mail of its own if you want it all the same.",
    ),
    master_MasterRemark.ORDERS_MISSING: Sentence(
        "Orders are missing, and everybody is told of the results: nothing came from {silent}, not all from"
        " {partial}.",
        "PROCESS {phase} NOW judges without them.",
    ),
    master_MasterRemark.NO_ORDERS_FROM: Sentence(
        "Orders are missing, and everybody is told of the results: nothing came from {silent}.",
        "PROCESS {phase} NOW judges without them.",
    ),
    master_MasterRemark.NOT_ALL_ORDERS_FROM: Sentence(
        "Orders are missing, and everybody is told of the results: not all came from {partial}.",
        "PROCESS {phase} NOW judges without them.",
    ),
    master_MasterRemark.HELD_BACK: Sentence(
        "Line {line} above it was refused, so it is not done: you may have meant that to come first.",
        "Send {command} in a mail of its own if you want it all the same.",
    ),
    master_MasterRemark.DEADLINE_MOVED: Sentence("The deadline of this phase is moved{told}."),
    master_MasterRemark.GRACE_MOVED: Sentence("The grace period of this phase is moved{told}."),
    master_MasterRemark.LATE_ACCEPTED: Sentence("The late orders count now; whoever sent them is told."),
    master_MasterRemark.LATE_DECLINED: Sentence(
        "The late orders do not count; whoever sent them is told so, with what else you write in this mail."
        " {command} still lets them count, until the phase is judged."
    ),
    master_MasterRemark.SETTING_SAME: Sentence("That is so already."),
    master_MasterRemark.ANNOUNCED: Sentence("It goes to everybody in {games}."),
    master_MasterRemark.SETTINGS_CHANGED: Sentence(
        "Changed: {names}. Everybody is told what is different after this mail."
    ),
    master_MasterRemark.CLOCK_IN_ZONE: Sentence(
        "{at} is in the time zone of the game, {zone}. To change the zone, send for example SET GAME ZONE"
        " Europe/Vienna."
    ),
    master_MasterRemark.SETTING_CHANGED: Sentence("Changed{told}."),
    master_MasterRemark.VARIANT_NEVER_BLIND: Sentence(
        "{variant} is not played blind: who is patrolled or blocked would tell of fleets unseen.",
        "Leave the word for blind out of CREATE.",
    ),
    master_MasterRemark.LAST_YEAR_PAST: Sentence(
        "{variant} begins in {first}, so its last year would be over before.",
        "Name a later one behind UNTIL.",
    ),
    master_MasterRemark.VARIANT_CHANGED: Sentence(
        "{game} is played on {board} now{told}. It starts when {missing:more player has/more"
        " players have} joined."
    ),
    master_MasterRemark.VARIANT_CHANGED_AND_FULL: Sentence(
        "{game} is played on {board} now{told}. Everybody is here: the game starts now."
    ),
    master_MasterRemark.GUNBOAT_STAYS: Sentence(
        "What came with Illegal Gunboat beside its orders stays: gunboat, and no press. SET NOT GUNBOAT and"
        " SET WHITE change it."
    ),
    master_MasterRemark.IDLE_NO_LETTERS: Sentence(
        "The game has NO PRESS, and that rules: players write no letters, whatever else is set for them."
    ),
    master_MasterRemark.IDLE_NOBODY_SEEN: Sentence(
        "In this blind game no power sees another's units, so with TOUCH PRESS no player can write to"
        " another. SET NO TOUCH PRESS lets them; in a game of FOG the two go together."
    ),
    master_MasterRemark.IDLE_TOUCH_WITHOUT_PARTIAL: Sentence(
        "With NO PARTIAL there are only letters to all, and with TOUCH PRESS none of those: no player can"
        " write to another. SET PARTIAL, or SET NO TOUCH PRESS, lets them."
    ),
    master_MasterRemark.IDLE_FAKES_WITHOUT_PARTIAL: Sentence(
        "With NO PARTIAL there are only letters to all, so nothing can be faked. SET PARTIAL changes that."
    ),
    master_MasterRemark.IDLE_CONDITIONS_IN_THE_DARK: Sentence(
        "Letters headed POSTAL PRESS wait for the results here as well. But one with a condition (PRESS TO …"
        " IF …) is refused, as that it comes would tell what nobody may see in a blind game."
    ),
    master_MasterRemark.CLOCK_CHANGED: Sentence(
        "Changed{told}. The deadline of this phase stays: SET DEADLINE moves it."
    ),
    master_MasterRemark.GAME_ZONE_CHANGED: Sentence(
        "Changed{told}. Deadlines to come fall on the hours and days of {zone}; each mail shows "
        "them in its reader's own zone beside UTC."
    ),
    master_MasterRemark.RULEBOOK_CHANGED: Sentence(
        "Changed{told}. That house also reads orders in its own way: SET ORDERS {house}."
    ),
    master_MasterRemark.READING_CHANGED: Sentence(
        "Changed{told}. That house has a rulebook too: SET RULEBOOK {house}."
    ),
    master_MasterRemark.PAUSED: Sentence("The clock stands still."),
    master_MasterRemark.PAUSED_UNTIL: Sentence(
        "The clock stands still until {until}, and goes on then by itself with the time that was left."
    ),
    master_MasterRemark.END_TAKEN_BACK: Sentence(
        "The end is taken back{told:; everybody is told, with the deadline there is now}."
    ),
    master_MasterRemark.START_TAKEN_BACK: Sentence(
        "The game forms again, with its players{told}. BEGIN starts it anew, and gives out the powers anew."
    ),
    master_MasterRemark.RESUMED: Sentence(
        "The clock runs again, with the time that was left. SET DEADLINE gives more."
    ),
    master_MasterRemark.RESUMED_LATER: Sentence(
        "The clock runs again. The time that was left ends too soon, or on a day without deadlines: the"
        " deadline is later, by the game's clock. SET DEADLINE sets another."
    ),
    master_MasterRemark.EJECTED: Sentence("Put out of the game{told}."),
    master_MasterRemark.ADMITTED: Sentence(
        "Done; whoever it was is told, and may come back while the place is free."
    ),
    master_MasterRemark.TERMINATED: Sentence("The game is over{told}. UNDO takes the end back, for a week."),
    master_MasterRemark.ASSIGNED: Sentence(
        "{who} gets {power} when the game starts, and is told then. ASSIGN {who} NONE takes it back."
    ),
    master_MasterRemark.ASSIGNED_NOTHING: Sentence(
        "Nothing is assigned to {who}: the start gives out what is left by the wishes."
    ),
    master_MasterRemark.SWAP_ASKED: Sentence(
        "The players of {first} and {second} are asked. When both have said YES in this phase, they change"
        " places."
    ),
    master_MasterRemark.SWAP_AGREED: Sentence("Noted. You change places once the other player agrees."),
    master_MasterRemark.SWAPPED: Sentence("The players of {first} and {second} have changed places{told}."),
    master_MasterRemark.DECLARED: Sentence(
        "The game is over with that result{told}. ROLLBACK takes it back, for a week."
    ),
    master_MasterRemark.TERMINATED_FOR_GOOD: Sentence(
        "The game is over; everybody is told, also what it had kept secret: so there is no way back."
    ),
    master_MasterRemark.AWAY_SET: Sentence("Noted{told}. Deadlines keep off that time."),
    master_MasterRemark.AWAY_SET_AND_MOVED: Sentence(
        "Noted{told}. The deadline moves behind it, to {deadline}."
    ),
    master_MasterRemark.AWAY_SET_LATE: Sentence(
        "Noted{told}. Deadlines to come keep off that time. But the deadline of this phase is"
        " past, orders are missing, and no absence moves its grace: it ends on {grace}. Send them before."
    ),
    master_MasterRemark.AWAY_SET_STAYS: Sentence(
        "Noted{told}. The deadline of this phase, {deadline}, stays, as nothing is missing from"
        " you; those to come keep off that time."
    ),
    master_MasterRemark.AWAY_ALREADY: Sentence(
        "That is noted already: you are away from {time}. Nothing is changed."
    ),
    master_MasterRemark.AWAY_JOINED: Sentence(
        "Joined with what was noted before: you are away from {time}. SET NO ABSENCE and a"
        " day says that you are back on that day."
    ),
    master_MasterRemark.AWAY_TOO_OFTEN: Sentence(
        "You have three absences to come already: {first}; {second}; {third}.",
        "SET NO ABSENCE takes them back; SET NO ABSENCE 25 Jan that of the day, from the day on.",
    ),
    master_MasterRemark.TIME_AWAY: Sentence("{since} to {until}"),
    master_MasterRemark.STILL_AWAY: Sentence("You still are away from {time}."),
    master_MasterRemark.AWAY_ENDED: Sentence("Taken back: {time}{told}. The deadline stays where it is."),
    master_MasterRemark.AWAY_ENDED_TOO: Sentence("Taken back, too: {time}."),
    master_MasterRemark.AWAY_OF_WHOM: Sentence(
        "You lead the game and play no power of it.",
        "AWAY 10 Jan TO 20 Jan FOR Turkey is for a power; SET HOLIDAYS 24 Dec TO 2 Jan for the whole game.",
    ),
    master_MasterRemark.AWAY_TOO_LONG: Sentence(
        "The game takes absences of {days:day/days} at most without its master's word, those that hold up"
        " one phase together. The master is asked; it counts when the answer is YES. I write to you"
        " if it is no, or if none comes until {lapses}."
    ),
    master_MasterRemark.MASTER_ASKED: Sentence(
        "The master is asked. The deadline moves when the answer is YES; until then it stays. I write to"
        " you if it is no, or if none comes until {lapses}."
    ),
    master_MasterRemark.MASTER_ASKED_OFTEN: Sentence(
        "The master was asked several times in this hour.", "PRESS TO M, your words, ENDPRESS."
    ),
    master_MasterRemark.EXTENDED_ALREADY: Sentence(
        "That is past by now.", "EXTEND +24h counts from the deadline."
    ),
    master_MasterRemark.START_SET: Sentence("It will not be before {at}."),
    master_MasterRemark.GAME_BEGUN: Sentence("The game starts now{told}."),
    master_MasterRemark.CO_MASTER_ASKED: Sentence(
        "{who} is asked to lead {game} beside you, and does so from a YES on; everybody is told then."
    ),
    master_MasterRemark.SUCCESSOR_ASKED: Sentence(
        "{who} is asked to lead {game} in your place. You lead it until a YES comes; everybody is told then."
    ),
    master_MasterRemark.NOBODY_TO_LEAD: Sentence(
        "Nobody at {who} is registered here, so nobody was asked.",
        "Have them mail REGISTER, Name: and their name, END, each on a line of its own; then send it again.",
    ),
    master_MasterRemark.SERIES_TERMINATED: Sentence(
        "The series is over, and everybody in it gets its last table{told}. Games that go on do go on. UNDO"
        " takes the end back, for a week."
    ),
    master_MasterRemark.MASTER_OFFERED_OFTEN: Sentence(
        "People were asked often today.", "Send it again tomorrow."
    ),
    master_MasterRemark.MASTERSHIP_LAPSED: Sentence(
        "Game {game} wants no master any more.", "LIST shows the games."
    ),
    master_MasterRemark.LEADS_NOW: Sentence(
        "You lead {game} now{told}. HELP MASTERING lists what you can do."
    ),
    master_MasterRemark.LEADS_NOT: Sentence("You do not lead {game}; who asked you is not told."),
    master_MasterRemark.MASTER_ONLY: Sentence(
        "Only the master can speak for others.", "PRESS TO M, your words, ENDPRESS asks the master."
    ),
    master_MasterRemark.NOT_FOR_POWER: Sentence(
        "You speak for {power} here, and this is its player's own business, as votes are; not its orders or"
        " letters.",
        "BECOME MASTER on a line above it, if you mean yourself.",
    ),
    master_MasterRemark.NOT_WHILE_PLAYING: Sentence(
        "You play in {game} yourself, or have, so you speak for no other power: what its player ordered is"
        " nobody's to see until it is judged. Nothing below this line was done.",
        "SIGN ON with your own power.",
    ),
    master_MasterRemark.PLAYS_HERE: Sentence(
        "You play in {game} yourself, or have, so its position is not yours to mend.",
        "ROLLBACK takes a phase back; the keeper, {keeper}, can hand the game to somebody who does not play.",
    ),
    master_MasterRemark.NO_ADDRESSES: Sentence(
        "You play in {game} yourself, or have, and nobody may learn whether an address is in it.",
        "Name a power: EJECT Turkey puts its player out, ADMIT Turkey lets him come back.",
    ),
    master_MasterRemark.EJECT_INSTEAD: Sentence(
        "A player resigns himself. You can put him out of the game, which everybody is told.", "EJECT {power}"
    ),
    master_MasterRemark.MASTER_SPEAKS_FOR_POWER: Sentence(
        "The lines below this one count as {power}'s; its player, if it has one, is told of it. "
        "BECOME MASTER ends it."
    ),
    master_MasterRemark.MASTER_SPEAKS_FOR_HIMSELF: Sentence("You speak for yourself again."),
}


# Sentences about who a person is: entry, time zone, style of orders, address, passwords.

_BETTER_WORD = "Write the line again with two words that nobody expects together, as in otter.lamp."

PEOPLE = {
    people_PersonRemark.NOT_REGISTERED: Sentence(
        "You are not registered here.",
        "Send REGISTER, a line Name: with your name, and END; then send this mail again.",
    ),
    people_PersonRemark.REGISTERED: Sentence(
        "Welcome, {name}: you are registered as {address}. {times} "
        "LIST shows the games, SIGN ON ?game password joins one."
    ),
    people_PersonRemark.ENTRY_CHANGED: Sentence("Your entry is up to date, {name}. {times}"),
    people_PersonRemark.ENTRY_WAS: Sentence(
        "This address was {name:.60}'s, and is {now:.60}'s now, in all its games. Two people need two "
        "addresses; to set it back, answer with the one line: REGISTER Name: {name:.60}, Timezone: {zone}"
    ),
    people_PersonRemark.ENTRY_WANTS_PROOF: Sentence(
        "{address} is registered, and nothing shows that this mail is its owner's.",
        "Send these lines again in an answer to this mail, or below SIGN ON with your password.",
    ),
    people_PersonRemark.DONE_UNQUOTED: Sentence("This was done."),
    people_PersonRemark.NOT_QUOTED: Sentence(
        "This was not taken.", "Put SIGN ON with your password above it: then I say what is wrong with it."
    ),
    people_PersonRemark.NAME_MISSING: Sentence(
        "I need a name to register you.", "Add a line Name: followed by your name, before END."
    ),
    people_PersonRemark.NAME_OURS: Sentence(
        "That is what I am called myself.", "Register with your own name: Name: Anna Schmidt"
    ),
    people_PersonRemark.NAME_IS_TEXT: Sentence(
        "That is too much for a name, or has signs in it that no name has (as : @ < or !).",
        "Take up to {words} words and {most} letters: Name: Anna Schmidt",
    ),
    people_PersonRemark.NAME_IS_TITLE: Sentence(
        "That name, or a word of it, is what those are called who lead games or keep this judge.",
        "Register without the title: Name: Anna Schmidt",
    ),
    people_PersonRemark.NAME_IS_PART: Sentence(
        "That name, or a part of it, is what powers, players or observers are called in games.",
        "Register with a person's name alone: Name: Anna Schmidt",
    ),
    people_PersonRemark.NAME_WITHOUT_LETTER: Sentence(
        "That name has no letter.",
        "Register with a name that has one: Name: Anna Schmidt",
    ),
    people_PersonRemark.NAME_IS_FORMULA: Sentence(
        "A spreadsheet would take that name for a formula.",
        "Begin it with a letter: Name: Anna Schmidt",
    ),
    people_PersonRemark.NAME_OF_TWO_ALPHABETS: Sentence(
        "A word of that name has letters of two alphabets, which readers cannot tell apart.",
        "Write each word in one alphabet: Name: Anna Schmidt",
    ),
    people_PersonRemark.NAME_TAKEN: Sentence(
        "That name is hard to tell from the name of somebody else here.",
        "Add an initial or your town, as in Name: Anna B. Schmidt, Graz. Are you registered already, from"
        " another address? Send I AM ALSO and the new address from there.",
    ),
    people_PersonRemark.ZONE_UNKNOWN: Sentence(
        "I do not know the time zone {zone:.40}, so your times are shown in {kept}; SET ZONE Europe/Vienna, "
        "say, adds yours."
    ),
    people_PersonRemark.ZONE_NEAR: Sentence(
        "I do not know which time zone {zone:.40} is, so your times are shown in {kept}; SET ZONE and one of "
        "these, if it is yours: {near}."
    ),
    people_PersonRemark.ZONE_SET: Sentence(
        "Times in your mails are shown in {zone} and UTC; it is {now:%H:%M} there now."
    ),
    people_PersonRemark.ZONE_OF_GAME: Sentence(
        "{game} itself keeps the zone of its clocks; SET GAME ZONE {zone} would change that."
    ),
    people_PersonRemark.ZONE_IS_UTC: Sentence(
        "Times in your mails are shown in UTC, where it is {now:%H:%M} now; SET ZONE Europe/London, say, "
        "adds yours."
    ),
    people_PersonRemark.STYLE_SET: Sentence("Your mails write orders like this now: {example}."),
    people_PersonRemark.MAIL_ALL: Sentence("Every mail comes at once{late}."),
    people_PersonRemark.MAIL_DIGEST: Sentence(
        "Results, and all that needs an answer of yours, come at once, the rest, letters too, once a day in"
        " one mail{late}."
    ),
    people_PersonRemark.MAIL_RESULTS: Sentence(
        "Results, and all that needs an answer of yours, come at once, the rest in one mail with the results"
        "{late}. Letters come so, too: you read them when their phase is over. SET MAIL DIGEST brings them"
        " daily."
    ),
    people_PersonRemark.STOPPED: Sentence(
        "No more reminders, invitations and questions to standbys come to you. Your seats stay yours: results"
        " still come, and orders are still due. SET MAIL ALL takes this back; RESIGN gives a seat up."
    ),
    people_PersonRemark.STOP_WANTS_PROOF: Sentence(
        "{address} is registered, and nothing shows that this mail is its owner's.",
        "Answer any mail of the judge's with STOP. To leave a game, write RESIGN below SIGN ON.",
    ),
    people_PersonRemark.LATE_NOT_TOLD: Sentence("; who else is late you are not told"),
    people_PersonRemark.MAP_NONE: Sentence("Your mails are plain text, without maps."),
    people_PersonRemark.MAP_PNG: Sentence(
        "Results come with the map as a picture below the text; the text says everything."
    ),
    people_PersonRemark.MAP_SVG: Sentence(
        "Results come with the map attached as an SVG drawing; the text says everything."
    ),
    people_PersonRemark.MAP_LINK: Sentence(
        "Results are plain text and say where the web shows them with the map."
    ),
    people_PersonRemark.NO_SITE: Sentence(
        "This judge shows nothing on the web: choose SET MAP PNG, SVG or NONE."
    ),
    people_PersonRemark.CALENDAR_ON: Sentence(
        "Mails of a new deadline, or of one that moved, bring it as a file for your calendar. LIST and the "
        "name of a game bring that of now."
    ),
    people_PersonRemark.CALENDAR_OFF: Sentence(
        "Mails bring no files for calendars; delete there what you do not want."
    ),
    people_PersonRemark.ACCESS_ALLOWED: Sentence(
        "{address} may join {game}, and only who is let in like that, or was asked before. I do not"
        " write there: tell him the line SIGN ON ?{game} and a password of his choice."
    ),
    people_PersonRemark.INVITED: Sentence(
        "{address} may join {game}, and only who is let in like that, or was asked before. If he is"
        " registered here he is told, once a month; else forward him this: mail {judge} REGISTER, a line"
        " Name: with your name, END, and below it SIGN ON ?{game} with a password of your choice."
    ),
    people_PersonRemark.APPROVED: Sentence("They are let in, and are told."),
    people_PersonRemark.APPROVAL_TAKEN_BACK: Sentence("They wait for your word again; EJECT puts one out."),
    people_PersonRemark.JOINED_TO_WAIT: Sentence(
        "You are in {game}, once its master has said so: the master is asked, and you are told."
    ),
    people_PersonRemark.WAITS_FOR_MASTER: Sentence(
        "{game} wants its master's word for new players. The master is asked, and you are told; send this "
        "line again then."
    ),
    people_PersonRemark.PASSWORD_FROM_ELSEWHERE: Sentence(
        "A password is changed by mail from an address of the seat's own player. Nothing is changed yet.",
        "A mail to that address says how to choose another; I AM ALSO makes this address one of yours.",
    ),
    people_PersonRemark.WAITS_FOR_MASTER_AGAIN: Sentence(
        "You know more of {game} than a new player of this power may: you have led another, or read others' "
        "letters. Its master, who does not play, is asked, and you are told if you are let in; send this "
        "line again then."
    ),
    people_PersonRemark.ACCESS_DENIED: Sentence(
        "{address} may neither join {game} nor watch it. Who is in it stays: EJECT puts him out."
    ),
    people_PersonRemark.MASTERS_LISTED: Sentence(
        "Noted of {address}; PROMOTE and HAND OVER in {game} go by it."
    ),
    people_PersonRemark.ACCESS_FORGOTTEN: Sentence("Nothing is said of {address} any more."),
    people_PersonRemark.PROFILE_SET: Sentence(
        "Whoever asks is shown of you: {shown:and}. In your games you are shown as their settings say."
    ),
    people_PersonRemark.PROFILE_EMPTY: Sentence(
        "Whoever asks is shown nothing of you. In your games you are shown as their settings say."
    ),
    people_PersonRemark.NOBODY_OF_NAME: Sentence(
        "Nobody whose name begins so shows himself.", "WHO GAME and a game's name tells who plays there."
    ),
    people_PersonRemark.NAME_TOO_SHORT: Sentence("Write three letters of the name, or more.", "WHO IS Anna"),
    people_PersonRemark.ADDRESS_WANTED: Sentence(
        "INFO PLAYER wants a mail address, which {name:.40} is not.", "WHO IS {name:.40} looks for a name."
    ),
    people_PersonRemark.NOTHING_SHOWN: Sentence(
        "Nobody with this address shows how reliable he has been.", "GET DEDICATION tells it of yourself."
    ),
    people_PersonRemark.ADDRESS_SAME: Sentence(
        "Mail for you goes to {address} already.",
        "To have it sent elsewhere: SET ADDRESS you@example.net, or SET ADDRESS alone in a mail from there.",
    ),
    people_PersonRemark.ADDRESS_MALFORMED: Sentence(
        "{address:.80} is not an address I can write to.", "Write it like anna@example.net."
    ),
    people_PersonRemark.ADDRESS_TAKEN: Sentence(
        "{address} belongs to somebody else here.", "Each person has an address of his own."
    ),
    people_PersonRemark.ADDRESS_ASKED_OFTEN: Sentence(
        "Your old address was asked often enough for this hour.", "Answer one of the mails there."
    ),
    people_PersonRemark.ADDRESS_WAITS: Sentence(
        "This waits for a word from your old address: answer the mail I send there with CONFIRM. "
        "If you cannot read there any more, write to the keeper, {keeper}."
    ),
    people_PersonRemark.ADDRESS_WAITS_FOR_YES: Sentence(
        "Now {address} is asked whether it is yours: answer that mail with YES, and it holds."
    ),
    people_PersonRemark.ALSO_YOURS: Sentence("{address} is yours already.", "MY ADDRESSES lists them."),
    people_PersonRemark.ALSO_TOO_MANY: Sentence(
        "You write from {most} more addresses, and that is the most.", "I AM NOT {address} takes one away."
    ),
    people_PersonRemark.ALSO_ASKED_OFTEN: Sentence(
        "Your addresses were asked about each other often enough today.",
        "Answer one of those mails with YES, or send the line tomorrow.",
    ),
    people_PersonRemark.ALSO_WAITS: Sentence(
        "Your address of record is asked whether {address} is yours too; then {address} is, and with both "
        "their words, CONFIRM and YES, mail from there counts as yours."
    ),
    people_PersonRemark.ALSO_WAITS_THERE: Sentence(
        "If somebody is registered with {address}, he is asked there whether this address is his too; then "
        "you are asked here. If nothing comes, send REGISTER, a line Name: with your name, and END."
    ),
    people_PersonRemark.ALSO_WAITS_FOR_YES: Sentence(
        "Now {address} is asked in the same way: answer that mail with YES, and it holds."
    ),
    people_PersonRemark.ALSO_ADDED: Sentence(
        "Mail from {address} counts as yours from now on, and is answered there."
    ),
    people_PersonRemark.ALSO_NOT_YOURS: Sentence(
        "{address} is no other address of yours.", "MY ADDRESSES lists them."
    ),
    people_PersonRemark.ALSO_OF_RECORD: Sentence(
        "{address} is where your mail goes, so it stays yours.", "SET ADDRESS you@example.net moves it."
    ),
    people_PersonRemark.ALSO_GONE: Sentence("Mail from {address} counts as yours no more."),
    people_PersonRemark.ADDRESSES: Sentence(
        "Mail for you goes to {record}. You write from {others:and} as well.",
    ),
    people_PersonRemark.ADDRESSES_ONE: Sentence(
        "Mail for you goes to {record}, your one address here. I AM ALSO you@work.example adds another."
    ),
    people_PersonRemark.ADDRESS_MOVED: Sentence("Mail for you goes to {address} from now on."),
    people_PersonRemark.PASSWORD_CHANGED: Sentence("Your password in {game} is changed."),
    people_PersonRemark.PASSWORD_SET_ABOVE: Sentence(
        "A line above has changed your password in {game}, and once a mail is enough.",
        "Send it in another mail if that word shall not stay.",
    ),
    people_PersonRemark.TOO_MANY_PASSWORDS: Sentence(
        "There are more passwords and tokens in this mail than I look at.", "Send the rest in another mail."
    ),
    people_PersonRemark.PASSWORD_RESET: Sentence("Your new password in {game} holds from now on."),
    people_PersonRemark.PASSWORD_RESET_FOR_ALL: Sentence(
        "Your new password in {game} holds from now on, for each part that you have there.",
        "SET PASSWORD below a SIGN ON as one of them changes that one's alone.",
    ),
    people_PersonRemark.PASSWORD_MISSING: Sentence(
        "Your password in {game} is missing.", "SIGN ON {seat:.20} {game} password."
    ),
    people_PersonRemark.PLACEHOLDER_SENT: Sentence(
        "What my mail prints there stands for your password: put that in its place.",
        "If you do not know it any more: FORGOT PASSWORD {game:.20}.",
    ),
    people_PersonRemark.PLACEHOLDER_KEPT: Sentence(
        "What my mail prints for a password is none.", "Write the line again with a word of your own."
    ),
    people_PersonRemark.PASSWORD_WRONG: Sentence(
        "That is not the password of this seat in {game}.",
        "FORGOT PASSWORD {game} mails a token to your address of record. In passwords capitals count.",
    ),
    people_PersonRemark.NO_MASTER: Sentence(
        "You are no master of {game}.", "WHO GAME {game} names its masters."
    ),
    people_PersonRemark.LEADS_ANOTHER: Sentence(
        "You lead {own:and} in {game}, and {power} has another player.",
        "SIGN ON {first} {game} password, with your own.",
    ),
    people_PersonRemark.WATCHES_ONLY: Sentence(
        "You watch {game}, and {power} has a player.",
        "SIGN ON O {game} password, with your own, speaks as an observer. SIGN UP AS STANDBY FOR {game}: I"
        " ask you for a free power.",
    ),
    people_PersonRemark.PASSWORD_WRONG_FORMING: Sentence(
        "That is no password of a seat in {game}, which waits for players.",
        "SIGN ON ?{game} password, with a word of your own, joins it; if you have a seat there, FORGOT"
        " PASSWORD {game} mails a token. In passwords capitals count.",
    ),
    people_PersonRemark.SEAT_NOT_PLAYED: Sentence(
        "{power} is in civil disorder for good: nobody plays it in game {game}.",
        "LIST {game} shows who plays what. OBSERVE {game} password lets you watch.",
    ),
    people_PersonRemark.SEAT_TAKEN: Sentence(
        "That is not the password of this seat in {game}. {power} has a player.",
        "If it is yours: FORGOT PASSWORD {game}. If not: OBSERVE {game} password lets you watch.",
    ),
    people_PersonRemark.SEAT_TAKEN_OTHERS_FREE: Sentence(
        "That is not the password of this seat in {game}. {power} has a player; free: {free:and}.",
        "SIGN ON {first} {game} password takes over a free one; FORGOT PASSWORD {game} if {power} is yours.",
    ),
    people_PersonRemark.PASSWORD_WRONG_OF_MEMBER: Sentence(
        "You are in {game} already, and that is not your password there. A game gives an address one seat.",
        "FORGOT PASSWORD {game} mails a token to your address of record. In passwords capitals count.",
    ),
    people_PersonRemark.SEAT_TAKEN_OVER: Sentence(
        "{who:.60} plays {power} in {game} since {since:%-d %b}.",
        "OBSERVE {game} password lets you watch.",
    ),
    people_PersonRemark.SEAT_TAKEN_OVER_UNNAMED: Sentence(
        "Somebody else plays {power} in {game} now.", "OBSERVE {game} password lets you watch."
    ),
    people_PersonRemark.SEAT_LOST: Sentence(
        "You lead {power} in {game} no longer.",
        "SIGN ON {power} {game} password asks for it again, if nobody has it.",
    ),
    people_PersonRemark.PASSWORD_SHORT: Sentence(
        "A password needs {shortest} characters or more.", _BETTER_WORD
    ),
    people_PersonRemark.PASSWORD_COMMON: Sentence(
        "That password is among the first that anybody tries.", _BETTER_WORD
    ),
    people_PersonRemark.PASSWORD_OURS: Sentence(
        "My own mails print that word, so I could not hide it.", _BETTER_WORD
    ),
    people_PersonRemark.PASSWORD_IN_MESSAGE: Sentence(
        "That word is in a message that you wrote, so others know it, or will.", _BETTER_WORD
    ),
    people_PersonRemark.PASSWORDS_GUESSED: Sentence(
        "Three wrong passwords for this seat in {game} stand above it, and I compare no more of one mail.",
        "Send SIGN ON with the right one in another mail, or FORGOT PASSWORD {game}.",
    ),
    people_PersonRemark.TOKEN_SENT: Sentence(
        "If you have a seat in {game:.20}, a token is on its way to your address of record: only to the "
        "address you play from, and only if you wrote from there. If you cannot, ask the keeper, {keeper}."
    ),
    people_PersonRemark.TOKEN_UNKNOWN: Sentence(
        "That token is used up, too old, or not one of mine.", "Ask for another: FORGOT PASSWORD game."
    ),
}


# Sentences about a mail as a whole, and about what waits for a word.


def _asked_apart(subject: str) -> Sentence:
    """What is said to a word that answers another mail than the question with this subject."""
    return Sentence(
        "{line} waits for your word, and the mail you answer is not the one that asks. Nothing is done yet.",
        f'Answer my mail "{subject}" with the one word CONFIRM, or with CANCEL to have it dropped.',
    )


MAILS = {
    # Behind "Nothing in your mail was done:"
    mails_MailRemark.TOO_MANY_LINES: Sentence(
        "it has {lines:,} lines or orders for me, or more. {most} lines, with two orders each, are the most I"
        " take in one mail."
    ),
    mails_MailRemark.MAIL_WAITS: Sentence(
        "it waits for a word from the address of record of the player it speaks for."
    ),
    mails_MailRemark.MAIL_WAITS_IF_RIGHT: Sentence(
        "many wrong passwords came for its seat of late, so I say of none whether it is right. If yours was, "
        "the mail waits for a word from the player's address of record, where a question is by now."
    ),
    mails_MailRemark.MAIL_WAITS_FOR_NAME: Sentence(
        "it has its YES, but you are not registered yet, so it waits on. Answer my question about your mail"
        " with REGISTER with YES, too: then this one is read as well, and nothing has to be sent again."
        " If you sent none, answer this mail with the lines below."
    ),
    mails_MailRemark.MAIL_NOT_ASKED: Sentence(
        "a password is too little for it, and its player was asked often enough this hour; so it has had no"
        " effect. His CONFIRM to one of those questions lets that one in. For this one, send it"
        " again in an hour."
    ),
    mails_MailRemark.MAIL_SET_ASIDE: Sentence(
        "handling it failed again and again, by a fault of mine. My keeper has been told."
        " You may send it again, in plain words."
    ),
    # Behind "Ignored:", where no point stands
    mails_MailRemark.LINE_WAITS_FOR_NAME: Sentence(
        "it waits until you are registered, and is read then; it need not be sent again"
    ),
    mails_MailRemark.SIGN_ON_REFUSED: Sentence(
        "the SIGN ON or BECOME above it was refused", "Put that line right, and send this below it again."
    ),
    mails_MailRemark.PHASE_UNKNOWN: Sentence("I do not know which phase it is for"),
    mails_MailRemark.HEADING_LEADS: Sentence("{heading}: the orders below are for {phase}"),
    mails_MailRemark.TEXT_UNREAD: Sentence(
        "your mail hides it or strikes it out, or it stands in a signature or in a second text below an"
        " attachment; to have it read, write it into the text of the mail"
    ),
    mails_MailRemark.ORDERS_HIDDEN: Sentence(
        "The email hides it or strikes it out, or it stands in a signature or in a second text below an"
        " attachment, so it was not read.",
        "To have it read, write it into the text of the email.",
    ),
    mails_MailRemark.ORDERS_LEFT_OUT: Sentence(
        "This line was not read: {why}.", "Send the order again on a line of its own, without that."
    ),
    mails_MailRemark.ORDERS_IN_TRIAL: Sentence(
        "It stands in a trial, in which nothing counts.",
        "To give these orders, send them again without the line that begins the trial.",
    ),
    mails_MailRemark.SUBJECT_UNREAD: Sentence(
        "What looks like orders there was not read.",
        "Write them into the text of the mail, below SIGN ON power game password.",
    ),
    mails_MailRemark.SUBJECT_IGNORED: Sentence(
        "I read no subjects.", "Write it into the text of the mail, each thing on a line of its own."
    ),
    mails_MailRemark.NOBODY_PROVEN: Sentence("Nothing in your mail shows yet that it is from you."),
    mails_MailRemark.PHASE_IS_PAST: Sentence(
        "Your mail answers one about {then}, and the game is at {now} by now."
    ),
    mails_MailRemark.PASSED_MEANWHILE: Sentence(
        "{at} passed before your email could be handled: it came at {came}.",
        "Nothing has changed. Send the command again with a later time.",
    ),
    mails_MailRemark.REPLY_TOO_LITTLE: Sentence(
        "An answer to a mail of mine is too little for this.",
        "Put SIGN ON {seat} {game} password above it, with your password. FORGOT PASSWORD {game} brings one.",
    ),
    mails_MailRemark.ANSWER_CONFIRMS: Sentence("nothing waits for your word; this answer is my receipt"),
    mails_MailRemark.ORDERS_OF_NOBODY: Sentence(
        "Before orders, say who you are.", "SIGN ON power game password"
    ),
    mails_MailRemark.SIGNED_OFF: Sentence("End of what is meant for me."),
    # What waits for a word
    mails_MailRemark.COMMAND_WAITS: Sentence(
        "It waits for your word, as others are told of it at once: answer the mail I send you with CONFIRM."
    ),
    mails_MailRemark.CONCESSION_WAITS: Sentence(
        "Nobody else has to concede, so it ends the game for good, and waits for your word: answer the mail "
        "I send you with CONFIRM."
    ),
    mails_MailRemark.END_WAITS: Sentence(
        "No other word is wanted for that end, or only the winner's, so it waits for your word: answer the "
        "mail I send you with CONFIRM."
    ),
    mails_MailRemark.TOKEN_OF_MASTER: Sentence(
        "That token is for the word of a master of {game}, and you are none. Nothing was done; the master is "
        "told.",
        "Ask the master: PRESS TO M, your words, ENDPRESS.",
    ),
    mails_MailRemark.TOKEN_OF_WRITER: Sentence(
        "That token is for the player who was asked. Nothing was done, and they were told.",
        "Send it from one of their addresses, or below SIGN ON power game password.",
    ),
    mails_MailRemark.SHARE_WAITS: Sentence(
        "It comes from no address of whoever has the seat, so it waits for his word: a mail to his address "
        "asks for CONFIRM."
    ),
    mails_MailRemark.RESIGNATION_WAITS: Sentence(
        "Think it over: with silence you stay. You leave if you answer the mail I send you with CONFIRM"
        " within a day."
    ),
    mails_MailRemark.RESIGNATION_DROPPED: Sentence("Your resignation is dropped: you stay."),
    mails_MailRemark.ASKED_OFTEN: Sentence(
        "You were asked for your word often enough for this hour.",
        "Answer one of the mails at your address of record.",
    ),
    mails_MailRemark.ASKED_FOR_YES_OFTEN: Sentence(
        "Nothing but your address shows that this is from you, and you were asked about that often enough"
        " today.",
        "Send the line again as an answer to this mail.",
    ),
    mails_MailRemark.WORD_AMONG_OURS: Sentence(
        "This stands among lines of my own mail, as if a program had sent them back, so it is not done.",
        "Write that one line in a new mail, or above all that you quote.",
    ),
    mails_MailRemark.WORD_UNCLEAR_FOR: Sentence(
        "Your mail says more than the word, and may mean the opposite. So nothing is done: {line} still"
        " waits.",
        "Answer the mail that asks with {word} alone, or with CANCEL.",
    ),
    mails_MailRemark.ONLY_ASKED: Sentence(
        "You asked: there is a question mark in it, so nothing was done.",
        "Send it without the question mark.",
    ),
    mails_MailRemark.WORD_UNCLEAR: Sentence(
        "Your mail says more than the word, and may mean the opposite. So nothing is done: what I asked about"
        " still waits.",
        "Answer the mail that asks with {word} alone, or with CANCEL.",
    ),
    mails_MailRemark.WORD_NOT_FIRST: Sentence(
        "Your word counts only as the first line of a mail, so that no program gives it by accident.",
        "Answer with that line alone, or put SIGN ON with your password above it.",
    ),
    mails_MailRemark.COMMAND_CONFIRMED: Sentence("{command}: {done}"),
    mails_MailRemark.COMMAND_CANCELLED: Sentence("{command} will not be done."),
    mails_MailRemark.REQUEST_REFUSED: Sentence(
        "{command} will not be done. Whoever asked for it is told so, with what else you write in this mail."
    ),
    mails_MailRemark.NOT_MASTER_ANY_MORE: Sentence("You are not the master of that game any more."),
    mails_MailRemark.PHASE_OPENED_SINCE: Sentence(
        "The game has gone on or back since you were asked, so this is not done.",
        "Send {command} again if you want it now.",
    ),
    mails_MailRemark.LEFT_ALREADY: Sentence("You do not play in that game any more."),
    mails_MailRemark.MAIL_CONFIRMED: Sentence("Thank you: that mail is read now, and answered by itself."),
    mails_MailRemark.YES_TAKEN: Sentence(
        "Thank you. What waited for it is read now, and answered by itself."
    ),
    mails_MailRemark.YES_TOO_LITTLE: Sentence(
        "What that mail asks about wants CONFIRM: a yes is not enough, and nothing is done yet.",
        "Answer that same mail, not this one, with the one word CONFIRM.",
    ),
    mails_MailRemark.NOTHING_WAITS_FOR_YES: Sentence("Nothing of yours waits for a YES."),
    mails_MailRemark.MAIL_CANCELLED: Sentence(
        "Good: that mail is thrown away, and I shall not write to you about it again."
    ),
    mails_MailRemark.ALL_CANCELLED: Sentence("What waited for your word will not be done."),
    mails_MailRemark.ALL_CANCELLED_AND_ADDRESS: Sentence(
        "What waited for your word will not be done: no new address counts, and your mail stays where it"
        " goes now."
    ),
    mails_MailRemark.DONE_ALREADY: Sentence(
        "What I asked you about was done already, on {when}; once is enough."
    ),
    mails_MailRemark.DROPPED_ALREADY: Sentence(
        "What I asked you about was dropped already, on {when}, and not done."
    ),
    mails_MailRemark.LETTER_LEFT_ALREADY: Sentence(
        "Too late: your letter left on {when}, and does not come back."
    ),
    mails_MailRemark.RAN_OUT: Sentence(
        "Too late: my question ran out on {when}, and nothing was done.",
        "Send it again if you still want it.",
    ),
    mails_MailRemark.ORDERS_CONFIRMED: Sentence("These orders for {power} count now."),
    mails_MailRemark.ORDERS_CANCELLED: Sentence("What you sent will not be done."),
    mails_MailRemark.ORDERS_LAPSED: Sentence(
        "{phase} is over, so what waited for this word has lapsed and changes nothing."
    ),
    mails_MailRemark.ORDERS_UNUSABLE: Sentence("None of those orders could be taken."),
    mails_MailRemark.ORDERS_PROPOSED: Sentence("It may be what you mean, but not every word was understood."),
    mails_MailRemark.COMMANDS_PROPOSED: Sentence("Plain words alone change nothing."),
    mails_MailRemark.COMMANDS_CONFIRMED: Sentence("What was proposed to you is carried out for {power}."),
    mails_MailRemark.COMMAND_OVERTAKEN: Sentence(
        "This has changed since it was proposed, and the newer choice stands."
    ),
    mails_MailRemark.DID_YOU_MEAN: Sentence("Did you mean {line}? Reply YES."),
    mails_MailRemark.ORDERS_TAKEN_BACK: Sentence("The words below it may take it back."),
    mails_MailRemark.PROPOSAL_OVERTAKEN: Sentence(
        "The order of this unit has changed since this one was proposed, and the newer order stands."
    ),
    mails_MailRemark.PROPOSAL_ANSWERED_BELOW: Sentence(
        "a later line of this email orders the same unit, and that one counts"
    ),
    mails_MailRemark.NOT_PLAYER_ANY_MORE: Sentence("You do not play {power} any more."),
    mails_MailRemark.NOTHING_WAITS: Sentence(
        "Nothing waits for your word in {game}; a letter that has left does not come back, and your orders"
        " stand.",
        "CLEAR ALL on a line of its own forgets your orders; a new order takes the place of an old one.",
    ),
    mails_MailRemark.COMMAND_ASKED_APART: _asked_apart("Your word is wanted"),
    mails_MailRemark.ADDRESS_ASKED_APART: _asked_apart("Do you move?"),
    mails_MailRemark.OTHER_ADDRESS_ASKED_APART: _asked_apart("Is this address yours too?"),
    mails_MailRemark.TOKEN_MISSING: Sentence(
        "A bare CONFIRM counts only in an answer to the mail that asked for it.",
        "Answer that mail with CONFIRM, or copy the whole line CONFIRM … where it has one.",
    ),
    mails_MailRemark.NOTHING_WAITS_FOR_TOKEN: Sentence(
        "Nothing waits for that token: it is used up, too old, or not one of mine.",
        "Send it again if you still want it.",
    ),
}


# Sentences about words to a human, behind "Ignored:" or "REFUSED:".

_NAMES_UNIT = Sentence(
    "it names your unit in {place}, but says no order for it that the judge can read.",
    "HELP ORDERS shows how orders are written; send one for this unit on a line of its own.",
)

HUMAN_WORDS = {
    human_words_ProseRemark.PROSE: Sentence(
        "no order in it, and only I read it.",
        "PRESS TO M begins a letter to the game's master, a line ENDPRESS ends it; HELP shows what I"
        " understand.",
    ),
    human_words_ProseRemark.PROSE_PASSED_ON: Sentence(
        "no order in it; the master reads it beside what you ask for."
    ),
    human_words_ProseRemark.PROSE_WITH_NO: Sentence("no command in it; it goes with your no."),
    human_words_ProseRemark.PROSE_OF_MASTER: Sentence(
        "no command in it, and only I read it.",
        "HELP MASTERING lists what you can do; BROADCAST begins a letter to all players, a line ENDPRESS ends"
        " it.",
    ),
    human_words_ProseRemark.PROSE_OF_STRANGER: Sentence(
        "no order in it, and only I read it.", "HELP on a line of its own shows what I understand."
    ),
    human_words_ProseRemark.PROSE_UNSTART: Sentence(
        "no command in it; powers are dealt when the game starts, and no other time.",
        "UNSTART on a line of its own lets the game form again, while nothing is judged. Each player's SET"
        " PREFERENCE then says what he would like, and BEGIN deals anew.",
    ),
    human_words_ProseRemark.PROSE_SEATS: Sentence(
        "no command in it. The start deals the powers, by the players' wishes where you say nothing else.",
        "ASSIGN anna@example.net Turkey says who gets a power; ROUND in a series deals as you say"
        " (HELP SERIES).",
    ),
    human_words_ProseRemark.PROSE_NOT_OVER: Sentence(
        "no command in it, and the game is not over.",
        "CANCEL, in answer to the mail about a TERMINATE that waits for your word, drops it; once the game is"
        " over UNDO takes the end back for a week.",
    ),
    human_words_ProseRemark.PROSE_INVITED: Sentence(
        "no command in it, so anybody may join.",
        "SET PRIVATE on a line of its own; then INVITE and his address for each of those who may join.",
    ),
    human_words_ProseRemark.PROSE_HOLIDAYS: Sentence(
        "no command in it, so no deadline moves.",
        "SET HOLIDAYS and days to come (as in SET HOLIDAYS 24 Dec TO 2 Jan) keeps deadlines out of them;"
        " PAUSE stops the clock at once.",
    ),
    human_words_ProseRemark.PROSE_TO_SEVERAL: Sentence(
        "no order in it. The mail that you answer holds several, so nobody gets your words.",
        "PRESS TO M, your words and ENDPRESS, below SIGN ON, writes to the game master.",
    ),
    human_words_ProseRemark.PROSE_AGAIN: Sentence("no order in it"),
    human_words_ProseRemark.PROSE_FORGOTTEN: Sentence(
        "no order in it, and no password is ever mailed.",
        "FORGOT PASSWORD {game} mails you a way to a new one.",
    ),
    human_words_ProseRemark.PROSE_LEAVE: Sentence(
        "no order in it, so you have left nothing.",
        "SET MAIL DIGEST brings most mails once a day, SET MAIL RESULTS in one mail with the results (HELP"
        " MAIL)."
        " RESIGN on a line of its own, below SIGN ON power {game} password, leaves the game.",
    ),
    human_words_ProseRemark.PROSE_RESIGN: Sentence(
        "no order in it, so you have left nothing.",
        "RESIGN on a line of its own, below SIGN ON power {game} password, leaves the game. For less mail:"
        " SET MAIL DIGEST brings most once a day, SET MAIL RESULTS in one mail with the results (HELP MAIL).",
    ),
    human_words_ProseRemark.PROSE_FORGET_ME: Sentence(
        "no order in it. Whoever has no part in a game any more is forgotten {days} days after his last mail:"
        " name, address, letters. The keeper, {keeper}, does it at once.",
        "RESIGN in each of your games, by itself below SIGN ON; or write to the keeper.",
    ),
    human_words_ProseRemark.PROSE_FORGET_ME_KEEPER: Sentence(
        "no order in it. The keeper, {keeper}, can have your name, address and letters forgotten here.",
        "RESIGN in each of your games, by itself below SIGN ON; then write to the keeper.",
    ),
    human_words_ProseRemark.PROSE_ABSENCE: Sentence(
        "no order in it; the master can give more time.",
        "AWAY with your days behind it (as in AWAY 10 Jan TO 20 Jan) keeps deadlines out of them; EXTEND +24h"
        " asks the master for more time.",
    ),
    human_words_ProseRemark.PROSE_AWAY: Sentence(
        "no order in it; the master can give more time.",
        "AWAY {days} on a line of its own keeps deadlines out of those days.",
    ),
    human_words_ProseRemark.PROSE_BACK: Sentence(
        "no command in it, so your absence stays.", "SET NO ABSENCE on a line of its own takes it back."
    ),
    human_words_ProseRemark.PROSE_OVER: Sentence(
        "game {game} is over, so it changes nothing.", "LIST shows the games that are not over."
    ),
    human_words_ProseRemark.PROSE_OVER_ASK_MASTER: Sentence(
        "game {game} is over, so it changes nothing.",
        "PRESS TO M on a line of its own begins a letter to its master. He can take his own end back for a"
        " week, a win or a draw for a month.",
    ),
    human_words_ProseRemark.PROSE_WAIT: Sentence(
        "no order in it, so it changes nothing.",
        "SET WAIT on a line of its own, below SIGN ON; SET NOWAIT takes it back.",
    ),
    human_words_ProseRemark.PROSE_NOWAIT: Sentence(
        "no order in it, so it changes nothing.", "SET NOWAIT on a line of its own, below SIGN ON."
    ),
    human_words_ProseRemark.PROSE_CLEAR: Sentence(
        "this takes nothing back.",
        "CLEAR ALL on a line of its own, below SIGN ON, forgets all your orders; a new order for a unit takes"
        " the place of its old one.",
    ),
    human_words_ProseRemark.PROSE_MORE_TIME: Sentence(
        "no command in it, so the deadline stays.",
        "SET DEADLINE and a time (as in SET DEADLINE Sun 12:00), or how much later (as in SET DEADLINE +48h),"
        " moves the deadline of this phase.",
    ),
    human_words_ProseRemark.PROSE_CLOCKS: Sentence(
        "no command in it, so the clocks stay as they are.",
        "HELP DEADLINES shows how SET MOVES, SET RETREAT and SET BUILDS set the length and the days of all"
        " phases; SET DEADLINE and a time moves one deadline.",
    ),
    human_words_ProseRemark.PROSE_GRACE: Sentence(
        "no command in it, so grace stays as it is.",
        "SET GRACE and a time (as in SET GRACE Sun 12:00) moves the end of this phase's grace; HELP DEADLINES"
        " tells of that of all phases.",
    ),
    human_words_ProseRemark.PROSE_ROLLBACK: Sentence(
        "no command in it, so what is judged stands.",
        "ROLLBACK on a line of its own takes back the phase judged last, ROLLBACK TO and a phase (as in"
        " ROLLBACK TO F1902M) all from that one on.",
    ),
    human_words_ProseRemark.PROSE_BECOME: Sentence(
        "no command in it, so nothing is ordered.",
        "BECOME {power} on a line of its own, and below it the orders you send in that power's name.",
    ),
    human_words_ProseRemark.PROSE_SUBSTITUTE: Sentence(
        "no command in it.",
        "EJECT {power} on a line of its own frees the power; whoever is to play it then sends SIGN ON {power}"
        " {game} password. Until then BECOME {power} lets you order in its name.",
    ),
    human_words_ProseRemark.PROSE_PROXY: Sentence(
        "no order in it, so nothing is lent.",
        "The unit, PROXY and the power, each unit on a line of its own, lends it for this phase, as HELP"
        " ORDERS shows.",
    ),
    human_words_ProseRemark.PROSE_WHO_STANDS_BY: Sentence(
        "no command in it, and who stands by is told to nobody: I ask them when a power needs a player.",
        "MY GAMES on a line of its own shows for what you stand by; SIGN UP AS STANDBY puts you on the list.",
    ),
    human_words_ProseRemark.PROSE_NO_VOTE_STANDS: Sentence(
        "no command in it, and no vote of yours stands in {game}.", "HELP VOTES says more."
    ),
    human_words_ProseRemark.PROSE_ADDRESSES: Sentence(
        "no command in it.",
        "I AM ALSO and the other address lets you write from there too; MY ADDRESSES shows those you have.",
    ),
    human_words_ProseRemark.PROSE_CONCEDE: Sentence(
        "no order in it, and no vote.",
        "SET CONCEDE {power} on a line of its own votes so; HELP VOTES says more.",
    ),
    human_words_ProseRemark.PROSE_SURRENDER: Sentence(
        "no order in it, so nothing is given up.",
        "RESIGN on a line of its own leaves your power to somebody else; SET CONCEDE and a power's name votes"
        " that this power wins.",
    ),
    human_words_ProseRemark.PROSE_NO_CONCEDE: Sentence(
        "no command in it, so your vote stands.",
        "SET NO CONCEDE on a line of its own takes it back.",
    ),
    human_words_ProseRemark.PROSE_PAUSE: Sentence(
        "no command in it, so the clock runs on.",
        "PAUSE on a line of its own; RESUME lets the game go on, SET DEADLINE 20 Jan 21:00 sets the next"
        " deadline.",
    ),
    human_words_ProseRemark.PROSE_PROCESS: Sentence(
        "no command in it, so nothing is judged.",
        "PROCESS {phase} NOW on a line of its own judges at once, also without orders that are missing.",
    ),
    human_words_ProseRemark.PROSE_END: Sentence(
        "no command in it, so the game goes on. A draw is the players' own: each of them votes by SET DRAW.",
        "TERMINATE on a line of its own ends the game without a result.",
    ),
    human_words_ProseRemark.PROSE_FOR_MASTER: Sentence(
        "no order in it; only the game's master can do that.",
        "PRESS TO M begins a letter to the master, a line ENDPRESS ends it.",
    ),
    human_words_ProseRemark.PROSE_PASSWORD: Sentence(
        "no command in it, so your password stays.",
        "SET PASSWORD your-new-password on a line of its own, below SIGN ON.",
    ),
    human_words_ProseRemark.PROSE_ADDRESS: Sentence(
        "no command in it, so your address stays.",
        "SET ADDRESS {address} on a line of its own, below SIGN ON.",
    ),
    human_words_ProseRemark.PROSE_JOIN: Sentence(
        "no command in it.",
        "SIGN ON ?{game} password joins a game, or takes over a power that is free; LIST shows the games.",
    ),
    human_words_ProseRemark.PROSE_CONDITION: Sentence(
        "no order in it: in words I read no conditions.",
        "HELP ORDERS shows how IF, ELSE and ENDIF are written, each on a line of its own.",
    ),
    human_words_ProseRemark.PROSE_ZONE: Sentence(
        "no command in it, so your times stay as they are.",
        "SET ZONE and the nearest large city (as in SET ZONE Vienna) on a line of its own.",
    ),
    human_words_ProseRemark.PROSE_ZONE_NAMED: Sentence(
        "no command in it, so your times stay as they are.", "SET ZONE {zone} on a line of its own."
    ),
    human_words_ProseRemark.PROSE_PREFERENCE: Sentence(
        "no command in it, so no wish is noted.",
        "SET PREFERENCE and powers, the best first (as in SET PREFERENCE England, Italy), before the"
        " game starts.",
    ),
    human_words_ProseRemark.PROSE_FLAG: Sentence(
        "no order in it. [Error Flag] in a subject says that something of your mail was not done, and that"
        " you have to act: what is marked with ! says what, and what to send."
    ),
    human_words_ProseRemark.PROSE_ATTACHED: Sentence(
        "no order in it, and I read no attachments.",
        "Write your orders into the text of the mail, each on a line of its own.",
    ),
    human_words_ProseRemark.PROSE_ORDERS: Sentence("no order in it; what I have of you stands below"),
    human_words_ProseRemark.PROSE_ORDERS_OF_NOBODY: Sentence(
        "no order in it, and nothing shows who asks.",
        "SIGN ON power {game} password alone brings your orders; each mail of yours is answered with them.",
    ),
    human_words_ProseRemark.PROSE_DRAW: Sentence(
        "no order in it, and no vote.",
        "SET DRAW on a line of its own, below SIGN ON; SET NODRAW takes it back.",
    ),
    human_words_ProseRemark.PROSE_VOTE: Sentence(
        "no order in it, and no vote.", "{line} on a line of its own votes so."
    ),
    human_words_ProseRemark.PROSE_WHO_VOTED: Sentence(
        "no order in it. Nobody is told who proposed; of the votes all learn what the proposal's mail says.",
        "LIST {game} shows what is proposed.",
    ),
    human_words_ProseRemark.PROSE_DEADLINE: Sentence(
        "no order in it.", "LIST {game} shows the deadline, and who plays."
    ),
    human_words_ProseRemark.PROSE_MAP: Sentence(
        "no order in it.", "GET MAP brings the names, LIST {game} the units."
    ),
    human_words_ProseRemark.PROSE_GAMES: Sentence(
        "no order in it.", "LIST shows the games, LIST {game} who plays one."
    ),
    human_words_ProseRemark.PROSE_BRINGS: Sentence(
        "no order in it.", "{line} on a line of its own brings that."
    ),
    human_words_ProseRemark.PROSE_DOES: Sentence(
        "no command in it.", "{line} on a line of its own does that."
    ),
    human_words_ProseRemark.PROSE_SENT_LETTER: Sentence(
        "no command in it; a letter that waits leaves when its receipt says so, and then is gone.",
        "CANCEL on a line of its own, below SIGN ON or in answer to that receipt, stops one that waits.",
    ),
    human_words_ProseRemark.PROSE_NO_LETTER_WAITS: Sentence(
        "no letter of yours waits, so there is none to stop. One whose receipt says that it goes is gone; one"
        " that was refused went to nobody.",
        "PRESS TO and the same readers begins another letter.",
    ),
    human_words_ProseRemark.PROSE_AS_MASTER: Sentence(
        "no command in it, and nothing shows that you are the master.",
        "SIGN ON M {game} password, and on the next line {line}.",
    ),
    human_words_ProseRemark.PROSE_REGISTER_FIRST: Sentence(
        "no command in it, and I do not know you yet.",
        "The lines of REGISTER below, and under END {line} on a line of its own.",
    ),
    human_words_ProseRemark.PROSE_NOTHING_TO_LEAVE: Sentence(
        "you are in no game here and on no list, so no mail comes that you do not ask for."
    ),
    human_words_ProseRemark.PROSE_LEAVE_OBSERVERS: Sentence(
        "no command in it, so you watch on.", "SIGN ON O {game} password, and on the next line RESIGN."
    ),
    human_words_ProseRemark.PROSE_LESS_MAIL: Sentence(
        "no command in it.",
        "SET MAIL DIGEST on a line of its own: what needs no answer then comes once a day, in one mail; HELP"
        " MAIL names what else there is.",
    ),
    human_words_ProseRemark.PROSE_DEADLINE_BELOW: Sentence(
        "no order in it; the deadline stands below.", "LIST {game} shows the deadline, and who plays."
    ),
    human_words_ProseRemark.PROSE_TURN: Sentence(
        "no order in it; what you have to do, and until when, stands below"
    ),
    human_words_ProseRemark.PROSE_WHO_ORDERED: Sentence(
        "no order in it; players are not told whose orders are in.",
        "LIST {game} shows the deadline, and who plays.",
    ),
    human_words_ProseRemark.PROSE_RULES: Sentence(
        "no order in it.",
        "HELP RULES tells by which rules is judged here, HELP ORDERS how orders are written, WHY and a place"
        " why a unit did what it did.",
    ),
    human_words_ProseRemark.PROSE_EJECT: Sentence(
        "no command in it.",
        "EJECT {power} on a line of its own frees the power; whoever is to play it then sends SIGN ON {power}"
        " {game} password.",
    ),
    human_words_ProseRemark.PROSE_YES_WITH_MORE: Sentence(
        "this says more than the word, and may mean the opposite. So nothing is done: it still waits.",
        "Answer the mail that asks with YES alone, or with CANCEL.",
    ),
    human_words_ProseRemark.PROSE_LETTER: Sentence(
        "no order in it, and nothing of it was sent to anybody.",
        "PRESS TO {reader}, your words, ENDPRESS: each on a line of its own.",
    ),
    human_words_ProseRemark.PROSE_LETTER_OF_NOBODY: Sentence(
        "no order in it, and nothing of it was sent to anybody.",
        "SIGN ON {power} {game} password, PRESS TO {reader}, your words, ENDPRESS: each on a line of its"
        " own.",
    ),
    human_words_ProseRemark.PROSE_OFFER: Sentence(
        "no order in it, and a yes that nothing waits for.",
        'Answer the very mail that asks you; where one proposes a line ("Did you mean …?"), answer with that'
        " line itself. SIGN ON ?{game} password joins a game, or takes over a power that is free.",
    ),
    human_words_ProseRemark.PROSE_YES_TO_INVITATION: Sentence(
        "you are not in {game} yet: I need a password that you choose.",
        "SIGN ON ?{game} and your password, on a line of its own, joins it, or takes a power that is free.",
    ),
    human_words_ProseRemark.PROSE_BACK_FROM_NOTHING: Sentence(
        "no order in it. No absence of yours is noted, so there is none to end.",
        "AWAY 10 Jan TO 20 Jan sets one.",
    ),
    human_words_ProseRemark.PROSE_NAMES_UNIT: _NAMES_UNIT,
    human_words_ProseRemark.PROSE_NAMES_UNIT_ALONE: _NAMES_UNIT,
    human_words_ProseRemark.PROSE_NAMES_PLACE: Sentence(
        "no order in it that the judge can read.", "HELP ORDERS shows how orders are written."
    ),
    human_words_ProseRemark.PROSE_FOR_NOBODY: Sentence(
        "no order in it, and no person reads it.", "HELP shows what the judge understands."
    ),
    human_words_ProseRemark.PROSE_HELP: Sentence("no order in it.", "HELP on a line of its own."),
}


# Sentences for the keeper: what a note is about, and what happened.

KEEPER = {
    keeper_KeeperRemark.MAIL_FAILED: Sentence("A mail could not be handled"),
    keeper_KeeperRemark.MAIL_FAILED_DETAIL: Sentence(
        "Mail {mail} failed {tries} times; see judge mails show {mail}."
    ),
    keeper_KeeperRemark.MAIL_DIED_DETAIL: Sentence(
        "The judge died {deaths} times while it handled mail {mail}; see judge mails show {mail}."
    ),
    keeper_KeeperRemark.MASTER_UNREACHABLE: Sentence("Mail to the master of {game} comes back"),
    keeper_KeeperRemark.DEADLINES_HELD: Sentence("Deadlines are held, the mailbox cannot be read"),
    keeper_KeeperRemark.DEADLINES_HELD_DETAIL: Sentence(
        "Since {since:%Y-%m-%d %H:%M:%S} UTC these games wait: {games}. They go on by themselves as soon "
        "as the mailbox has been read. What is wrong: {why}. `judge doctor` says more."
    ),
    keeper_KeeperRemark.FAULTY_MAIL: Sentence("An email in the mailbox cannot be read"),
    keeper_KeeperRemark.FAULTY_MAIL_DETAIL: Sentence(
        "It is email {number} (its UID) of {sender}, subject: {subject:.100}. The judge has tried since"
        " {since:%Y-%m-%d %H:%M} UTC: {why}. The other emails are read. This one is tried again and again."
        " Until it is read, but not after {until:%Y-%m-%d %H:%M} UTC, the deadlines of the games that its"
        " sender plays are held; of all games, if its sender is not known. Ask its sender to send it again,"
        " and move it to another folder of the mailbox: then nothing waits for it any more."
    ),
    keeper_KeeperRemark.FAULTY_MAIL_RELEASED: Sentence(
        "Deadlines wait no longer for an email that cannot be read"
    ),
    keeper_KeeperRemark.FAULTY_MAIL_RELEASED_DETAIL: Sentence(
        "Email {number} (its UID) of {sender}, subject: {subject:.100}, could not be read for a day: {why}."
        " The games go on without it. If it is still there, move it to another folder, or it is tried again."
    ),
    keeper_KeeperRemark.STATUS_FAULTY_MAIL: Sentence(
        "Email {number} of {sender} in the mailbox cannot be read since {since:%Y-%m-%d %H:%M} UTC: {why}."
        " Subject: {subject:.60}. Ask its sender to send it again, and move it to another folder"
    ),
    keeper_KeeperRemark.UNDRAWN: Sentence("A map could not be drawn"),
    keeper_KeeperRemark.UNDRAWN_DETAIL: Sentence(
        "The judge fails when it draws the board {board} ({why}; the log says where). Mails go without the"
        " map, their text is complete. It is a mistake of the program: report it. This comes once."
    ),
    keeper_KeeperRemark.GAME_FAILS: Sentence("Game {game} cannot be judged"),
    keeper_KeeperRemark.GAME_FAILS_DETAIL: Sentence(
        "The judge fails when it brings {game} up to date ({why}; the log says where). The other games go on."
        " It is tried again all the time, and what was due then happens. Run judge db check; if that finds"
        " nothing, it is a mistake of the program: report it. `judge keeper games` shows what still fails."
    ),
    keeper_KeeperRemark.GAME_PAUSED_ITSELF: Sentence("Game {game} has paused itself"),
    keeper_KeeperRemark.MASTER_SILENT: Sentence("Game {game} waits for its master"),
    keeper_KeeperRemark.MASTER_SILENT_DETAIL: Sentence(
        "It has waited since {since}; its players are told. `judge keeper game {game} promote ADDRESS` makes"
        " somebody, or you, a master beside the silent one; `hand-over ADDRESS`, in the place of that one."
    ),
    keeper_KeeperRemark.MASTER_LEAVES: Sentence("The master of game {game} wants to leave it"),
    keeper_KeeperRemark.MASTER_LEAVES_DETAIL: Sentence(
        "There is no other master. `judge keeper game {game} hand-over ADDRESS` gives it to somebody; the"
        " master was told how to do that himself."
    ),
    keeper_KeeperRemark.GAME_PAUSED_ITSELF_DETAIL: Sentence(
        "Half of its powers have no player any more, or nobody has taken one over for two weeks. Its master"
        " has been told, and it mails nothing until he sends RESUME. `judge keeper game {game} end` ends it."
    ),
    keeper_KeeperRemark.OUTAGE: Sentence("The judge was not at work for a while"),
    keeper_KeeperRemark.OUTAGE_MOVED: Sentence(
        "From {since:%Y-%m-%d %H:%M:%S} to {until:%Y-%m-%d %H:%M:%S} UTC the judge did not run, or the "
        "machine's clock was wrong. Deadlines moved in: {games}."
    ),
    keeper_KeeperRemark.OUTAGE_WITHOUT_DEADLINE: Sentence(
        "From {since:%Y-%m-%d %H:%M:%S} to {until:%Y-%m-%d %H:%M:%S} UTC the judge did not run, or the "
        "machine's clock was wrong. No deadline fell in that time."
    ),
    keeper_KeeperRemark.SENDING_REFUSED: Sentence("The mail server refuses the judge's mail"),
    keeper_KeeperRemark.SENDING_REFUSED_DETAIL: Sentence(
        "Since {since:%Y-%m-%d %H:%M:%S} UTC the mail server refuses mail to one recipient after the other. "
        "It says: {why}. Nothing is lost: the mails wait, one is tried each hour, and the rest follows once "
        "it is taken. If the provider limits how much you may send, write its limit as `[outgoing] per_day` "
        "or `per_hour` in judge.toml. If it does not trust the judge, see `judge doctor`."
    ),
    keeper_KeeperRemark.CLOCK_BACK: Sentence("The machine's clock was set back"),
    keeper_KeeperRemark.CLOCK_BACK_DETAIL: Sentence(
        "It went from {since:%Y-%m-%d %H:%M:%S} to {until:%Y-%m-%d %H:%M:%S} UTC. No deadline was moved. If"
        " the earlier time is wrong, set the clock right: deadlines pass by it. `timedatectl` shows it."
    ),
    keeper_KeeperRemark.QUESTIONS_WAIT: Sentence("Many strangers write"),
    keeper_KeeperRemark.QUESTIONS_WAIT_DETAIL: Sentence(
        "More strangers than an hour allows are to be answered, or asked whether they want email: {most} in"
        " all, {domain} of one domain. The others wait, none is dropped. If somebody makes addresses up,"
        " `judge keeper ban @DOMAIN` helps; if they are a club, raise [limits] newcomers in judge.toml."
        " This comes once a day."
    ),
    keeper_KeeperRemark.STATUS_QUESTIONS_WAIT: Sentence(
        "{mails:stranger waits/strangers wait} for an answer, or for the question whether they want email, as"
        " many were written to this hour ([limits] newcomers)."
    ),
    keeper_KeeperRemark.STATUS_CLOCK_BACK: Sentence(
        "The clock was set back: at {since:%Y-%m-%d %H:%M} UTC the judge was at work already. See the log"
    ),
    keeper_KeeperRemark.STATUS_IDLE: Sentence(
        "{part}: nothing done since {since:%Y-%m-%d %H:%M} UTC. Does the judge run? systemctl status judge"
    ),
    keeper_KeeperRemark.STATUS_MAILBOX_IDLE: Sentence(
        "mailbox: not emptied since {since:%Y-%m-%d %H:%M} UTC. Does the judge run? systemctl status judge."
        " If it reads none any more: judge keeper forget-mailbox"
    ),
    keeper_KeeperRemark.STATUS_NEVER_WORKED: Sentence(
        "Neither judge run nor judge once has worked on this database yet: start one of them."
    ),
    keeper_KeeperRemark.STATUS_TROUBLE: Sentence(
        "{part}, since {since:%Y-%m-%d %H:%M} UTC: {why}. See judge doctor"
    ),
    keeper_KeeperRemark.STATUS_GAME_FAILS: Sentence(
        "{game} cannot be judged since {since:%Y-%m-%d %H:%M} UTC ({why}). See the log, and judge db check"
    ),
    keeper_KeeperRemark.STATUS_HELD: Sentence(
        "Deadlines are held, the oldest since {since:%Y-%m-%d %H:%M} UTC: {games}"
    ),
    keeper_KeeperRemark.STATUS_WAITING: Sentence(
        "{mails:mail waits/mails wait} to be handled, the oldest since {since:%Y-%m-%d %H:%M} UTC."
        " See judge mails list"
    ),
    keeper_KeeperRemark.STATUS_UNSENT: Sentence(
        "{mails:mail waits/mails wait} to be sent, the oldest since {since:%Y-%m-%d %H:%M} UTC."
        " See judge doctor"
    ),
    keeper_KeeperRemark.STATUS_SET_ASIDE: Sentence(
        "{mails:mail was/mails were} set aside. See judge mails list: retry or drop each"
    ),
    keeper_KeeperRemark.STATUS_UNSENDABLE: Sentence(
        "{mails:mail/mails} to others could not be sent, or are held after a restore. See judge mails list"
    ),
    keeper_KeeperRemark.STATUS_DISK: Sentence("{free} MB of the disk are free. A full disk stops the judge"),
    keeper_KeeperRemark.STATUS_DISK_FULL: Sentence(
        "The disk is full, so nothing can be stored, no mail and no order"
    ),
    keeper_KeeperRemark.STATUS_READ_ONLY: Sentence(
        "The disk can only be read, so nothing can be stored, no mail and no order. The system's log says why"
    ),
    keeper_KeeperRemark.STATUS_CLOSED: Sentence(
        "No new games and people are taken since {since:%Y-%m-%d %H:%M} UTC: judge keeper open"
    ),
    keeper_KeeperRemark.STATUS_NO_BACKUP: Sentence("There is no backup yet: judge db backup makes one"),
    keeper_KeeperRemark.STATUS_OLD_BACKUP: Sentence(
        "The last backup is of {since:%Y-%m-%d %H:%M} UTC: judge db backup"
    ),
}


# A remark becomes a sentence: the row of its key with its values put in.

TABLES = (
    MAILS,
    HUMAN_WORDS,
    PEOPLE,
    GAMES,
    SEATS,
    ORDERS,
    MASTER,
    KEEPER,
)
"""The tables, one for each topic."""
SENTENCES = MappingProxyType({key: row for table in TABLES for key, row in table.items()})
"""Every sentence by its key."""
_GROUPS = {Role.MASTER: "the master", Role.OBSERVER: "the observers"}


def sentence(remark: Remark) -> Sentence:
    """The remark in words; KeyError if its key has no row or a value is missing."""
    row, values = SENTENCES[remark.key], {"told": None, **dict(remark.values)}
    put_in = _Values().vformat
    return Sentence(put_in(row.text, (), values), put_in(row.hint, (), values) if row.hint else "")


class _Values(Formatter):
    """Puts values of the game into a sentence in the words people have for them."""

    def format_field(self, value: object, format_spec: str) -> str:
        """One value; the part behind the colon says how."""
        match value:
            case Remark():
                return sentence(value).text
            case tuple():
                return _listed(value, format_spec)
            case int() if "/" in format_spec:
                one, many = format_spec.split("/")
                return counted(value, one, many)
            case datetime() if not format_spec:
                return spoken(value, "UTC")
            case Phase() | PowerFacts() | Role():
                return _name(value)
            case _:
                return _cut(value, format_spec)


def _cut(value: object, format_spec: str) -> str:
    """A text or a number, with an ellipsis where the text is cut and that is wanted; None is who is told."""
    if value is None:
        return format_spec or "; everybody is told"
    if format_spec.startswith("…"):
        return one_line(str(value), int(format_spec[1:]))
    return format(value, format_spec)


def _listed(values: tuple[object, ...], joint: str) -> str:
    names = [_name(value) for value in values]
    return listing(names, joint) if joint else ", ".join(names)


def _name(value: object) -> str:
    match value:
        case Phase():
            return value.mail_code
        case PowerFacts():
            return value.name
        case Role():
            return _GROUPS[value]
        case _:
            return str(value)
