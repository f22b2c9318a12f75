"""Sentences about seats: taken, left, wished for."""

from __future__ import annotations

from judge.notices.remark_keys.seats import SeatRemark as Key
from judge.render.text.remarks_sentence_part import Sentence

SENTENCES = {
    Key.NO_SUCH_POWER: Sentence("{game} has no power called {word:.20}.", "Its powers are {powers}."),
    Key.SEAT_LEFT: Sentence(
        "You have left {power} in {game}.",
        "To take it again, mail this line without orders: SIGN ON {power} {game} and a password.",
    ),
    Key.NO_POWERS_YET: Sentence("{game} has not started, so nobody has a power yet."),
    Key.NO_POWERS_YET_BUT_JOIN: Sentence(
        "{game} has not started, so nobody has a power yet.",
        "SIGN ON ?{game} password, and on the line below SET PREFERENCE {power}, wishes for it.",
    ),
    Key.SEVERAL_POWERS_FREE: Sentence(
        "Several powers of {game} are free: {powers}.", "Say which: SIGN ON {first} {game} password."
    ),
    Key.GAME_FULL: Sentence("{game} is full.", "OBSERVE {game} password lets you watch."),
    Key.GAME_FULL_TO_OBSERVER: Sentence(
        "{game} is full, and you watch it.",
        "SIGN UP AS STANDBY FOR {game}: I ask you for a free power. SIGN ON O {game} password, with your own,"
        " speaks as an observer.",
    ),
    Key.MASTER_HAS_SEAT: Sentence("You are the master of {game}.", "SIGN ON M {game} password."),
    Key.JOINED_SERIES: Sentence(
        "You are in the series {game}. When its master opens a round, your game's first mail tells you your"
        " power; RESIGN leaves the series."
    ),
    Key.JOINED: Sentence(
        "You are in {game}. It starts when {missing:more player has/more players have} joined."
    ),
    Key.JOINED_BEFORE_ROLL_CALL: Sentence(
        "You are in {game}, the last who was needed. The others are asked whether they are there; it starts"
        " as soon as they have answered."
    ),
    Key.JOINED_AS_LAST: Sentence("You are in {game}, and everybody is here: the game starts now."),
    Key.JOINED_WITH_POWER: Sentence("You are in {game}: you lead {power}."),
    Key.TOOK_OVER: Sentence("You have taken over {game}: you lead {power}."),
    Key.TOOK_OVER_AS_STANDBY: Sentence(
        "Thank you: {power} in {game} is yours from now on. Answer my mails with your orders; for other "
        "mails FORGOT PASSWORD {game} brings you a password."
    ),
    Key.STANDS_BY: Sentence(
        "Thank you, you were first. If not all orders come from the player of {power} until "
        "{until:%-d %b %H:%M} UTC, {power} in {game} is yours, and I write to you; if they all come, I write"
        " too. If you cannot do it after all, answer NO."
    ),
    Key.STANDS_BY_FOR_A_SEASON: Sentence(
        "Thank you, you were first. If nothing comes from the player of {power} for the next season either,"
        " that season is held over, {power} in {game} is yours, and I write to you; if orders come, I write"
        " too. If you cannot do it after all, answer NO."
    ),
    Key.STANDS_BY_NO_MORE: Sentence(
        "All right: you stand by for {power} in {game} no longer, and the others on the list are asked."
    ),
    Key.STANDS_BY_NOW: Sentence("You have said that you take over {power} in {game} if its player goes."),
    Key.STANDS_BY_UNTIL: Sentence(
        "You have said that you take over {power} in {game} if not all its orders come until "
        "{until:%-d %b %H:%M} UTC."
    ),
    Key.OFFER_LAPSED: Sentence(
        "Thank you, but {game} needs nobody any more.",
        "You stay on the list. LIST shows the games that look for players.",
    ),
    Key.OFFER_TAKEN: Sentence(
        "Thank you, but somebody was quicker: {power} in {game} is no longer free.",
        "You stay on the list and are asked again. OBSERVE {game} password lets you watch this one.",
    ),
    Key.OFFER_NEEDLESS: Sentence(
        "Thank you, but {power} in {game} has its player again, and nobody else is needed.",
        "You stay on the list and are asked again. OBSERVE {game} password lets you watch this one.",
    ),
    Key.OFFER_OF_ANOTHER: Sentence(
        "Thank you, but you stand by for another power of {game} already, and nobody has two: this one is "
        "left to the others on the list.",
        "I write to you when that power is yours, or its player is back.",
    ),
    Key.THAT_POWER: Sentence("the power that I asked about"),
    Key.OFFER_REFUSED: Sentence(
        "Thank you, but you cannot lead {power} in {game}: its master put you out.",
        "Its master's ADMIT lets you back in. LIST shows the games that look for players.",
    ),
    Key.OFFER_TO_MEMBER: Sentence(
        "Thank you, but you have a part in {game} already, and nobody has two.", "LIST {game} shows it."
    ),
    Key.OFFER_DECLINED: Sentence("All right, somebody else is found for {game}; you stay on the list."),
    Key.STANDBY_LISTED: Sentence(
        "You are on the standby list for {kind}: when a power is late or free I ask you, unless you have a "
        "part in that game or had one, and your YES takes it. SIGN OFF AS STANDBY ends it."
    ),
    Key.STANDBY_GAME_HAS_FREE: Sentence(
        "Free in {game} now: {powers:and}. SIGN ON {first} {game} and a password takes it."
    ),
    Key.STANDBY_UNKNOWN: Sentence(
        "There is no game, board or kind of game called {kind:.30}.",
        "SIGN UP AS STANDBY for any game, or FOR and a game's name, GUNBOAT, BLIND or a variant's name.",
    ),
    Key.STANDBY_OFF: Sentence("I ask you no longer for {kind}."),
    Key.ANY_GAME: Sentence("any game"),
    Key.GUNBOAT_GAMES: Sentence("gunboat games"),
    Key.BLIND_GAMES: Sentence("blind games"),
    Key.ONE_GAME: Sentence("game {game}"),
    Key.BOARD_GAMES: Sentence("games on the board {board}"),
    Key.WATCHES: Sentence(
        "You watch {game} now: every result and every open letter comes to you. SIGN ON O {game} password"
        " speaks as an observer."
    ),
    Key.WATCHES_BLIND: Sentence(
        "You watch {game} now. It is blind: open letters come to you, and word when a phase is over; of units"
        " and results you see nothing until the end."
    ),
    Key.LEFT: Sentence("You have left."),
    Key.LEFT_GAME: Sentence("You have left {game}."),
    Key.STOPPED_WATCHING: Sentence("You have stopped watching {game}."),
    Key.PRESENCE_NOTED: Sentence("Thank you. {game} does not start before everybody has answered."),
    Key.PRESENCE_STARTS: Sentence("Thank you. Everybody is there: {game} starts now."),
    Key.WISHES_NOTED: Sentence("Your wishes are noted: {wishes}."),
    Key.NO_WISHES_NOTED: Sentence("You take whatever power comes."),
    Key.NOTED: Sentence("Noted."),
    Key.PARTNER_ASKED: Sentence(
        "{who} is asked to lead your power with you, if known here and without a part in the game, and does"
        " so from a YES on; you are told then. Each of you may order; what either sends is copied to the"
        " other."
    ),
    Key.PARTNER_GONE: Sentence("Whoever that was leads your power no longer, and is told."),
    Key.PARTNERS_ASKED_OFTEN: Sentence("People were asked often today.", "Send it again tomorrow."),
    Key.PARTNER_IN_GAME: Sentence(
        "{who} plays in {game} already, or leads it, and can lead no power with you.",
        "WHO GAME {game} shows who is in it.",
    ),
    Key.PARTNER_KNOWS_MORE: Sentence(
        "{who} has had a part in {game} that shows more than you may know, and can lead no power with you.",
        "Ask somebody else: PARTNER and an address.",
    ),
    Key.PARTNER_PUT_OUT: Sentence(
        "The master has put {who} out of {game}.",
        "His word brings people back: ask him for ADMIT, or somebody else to play with you.",
    ),
    Key.PARTNER_OF_NOTHING: Sentence(
        "Your power in {game} has nothing left to lead.", "LIST {game} shows the board."
    ),
    Key.PARTNER_NOT_ADMITTED: Sentence(
        "Game {game} is not open to {who}.",
        "Its master, whom LIST {game} names, says who may come in: INVITE and the address.",
    ),
    Key.PARTNERSHIP_LAPSED: Sentence("That game is no more.", "LIST shows the games."),
    Key.PLAYS_TOO: Sentence(
        "You lead {power} in {game} too. Order as if you were alone: what one of you sends is copied to the"
        " other."
    ),
    Key.PLAYS_NOT: Sentence("You do not play in {game}; who asked you is not told."),
}
