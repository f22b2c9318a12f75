"""Sentences about games: created, signed on to, shown."""

from __future__ import annotations

from judge.notices.remark_keys.games import GameRemark as Key
from judge.render.text.remarks_sentence_part import Sentence

SENTENCES = {
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
