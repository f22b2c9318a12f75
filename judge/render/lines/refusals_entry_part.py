"""Refusals about parts in a game, who comes in, shares a power or leads it: part of the table of `words`."""

from __future__ import annotations

from judge.game.refusals import Refusal

ENTRY_WORDS: dict[Refusal, tuple[str, str]] = {
    Refusal.NOT_ADMITTED: (
        "Game {game} is not open to you.",
        "Ask its master, whom LIST {game} names, or take another game: LIST.",
    ),
    Refusal.NOT_APPROVED: (
        "Players of game {game} still wait for your word.",
        "SET APPROVED ALL lets them in; LIST {game} shows them, EJECT puts one out.",
    ),
    Refusal.NOBODY_WAITS: (
        "Nobody like that waits for your word in game {game}.",
        "LIST {game} shows who is in it; ADMIT lets somebody come back whom you put out.",
    ),
    Refusal.WAITS_STILL: (
        "He waits for your word still, and is not let in without it.",
        "EJECT {detail} puts him out of the game.",
    ),
    Refusal.LET_IN_ALREADY: (
        "He is let in already, and waits for no word of a master's any more.",
        "LIST {game} shows who is in it.",
    ),
    Refusal.OTHER_SITE: (
        "Game {game} is for the site of its master.",
        "Ask its master, whom LIST {game} names, to INVITE you; or take another game: LIST.",
    ),
    Refusal.SAME_SITE: (
        "Somebody at your site, {detail}, plays in game {game}, which wants one of each.",
        "Ask its master, whom LIST {game} names, to INVITE you; or take another game: LIST.",
    ),
    Refusal.SAME_MAILBOX: (
        "Somebody with your mailbox is in game {game}, or was: what stands behind a + is the same mailbox.",
        "Who shares a mailbox may ask the master, whom LIST {game} names, to INVITE just this address.",
    ),
    Refusal.MAILBOX_LEADS: (
        "Somebody with your mailbox leads game {game}, or did: what stands behind a + is the same mailbox.",
        "A master plays only as himself, from his own address, in a game whose masters may play.",
    ),
    Refusal.TELLS_WHO: (
        "Game {game} hides who plays, and ACCESS DIFFERENT would tell a little of it.",
        "SET ACCESS ANY; or SET NO GUNBOAT and SET NO SECRET first.",
    ),
    Refusal.LITTLE_DEDICATION: (
        "Game {game} wants players with a dedication of {detail} or more.",
        "GET DEDICATION tells yours; a turn in time adds 3. LIST shows other games.",
    ),
    Refusal.OFTEN_LATE: (
        "Game {game} wants players who were in time for {detail} of their turns.",
        "GET DEDICATION tells how often you were. LIST shows other games.",
    ),
    Refusal.OFTEN_RESIGNED: (
        "Game {game} wants players who left no more than {detail} of their powers.",
        "GET DEDICATION tells how many you left. LIST shows other games.",
    ),
    Refusal.OTHER_LEVEL: (
        "Game {game} wants players of the level {detail}.",
        "If it is yours: REGISTER, your name, a line Level: {detail}, END.",
    ),
    Refusal.PARTNER_OF_HOLDER: (
        "Who leads a power with its player of record is his choice alone.",
        "RESIGN takes you yourself out; he goes on.",
    ),
    Refusal.TOO_MANY_PARTNERS: (
        "{Detail} people lead your power already, as many as may.",
        "PARTNER -address takes one out.",
    ),
    Refusal.NO_PARTNER: (
        "Nobody of that address leads your power with you.",
        "WHO GAME {game} shows who does.",
    ),
    Refusal.PUT_OUT: (
        "The master has put you out of game {game}{about}.",
        "Coming back needs the master's word (ADMIT): write to the master.",
    ),
    Refusal.HAS_SEEN: (
        "You lead game {game}, or have: a master sees what players hide, so he takes none of its powers.",
        "Anybody else takes a free one by SIGN ON power {game} password.",
    ),
    Refusal.HAD_PART: (
        "You led another power of {game} or read others' letters: only a master not playing lets you in.",
        "Ask him, if there is one; your own old power is yours by SIGN ON if you have read nothing since.",
    ),
    Refusal.MAY_NOT_LEAD: (
        "By its list of masters game {game} is not led by {detail}.",
        "SET ALLOW MASTER address, or SET DENY MASTER -address, changes the list.",
    ),
    Refusal.LEADS_ALREADY: (
        "Game {game} is led by {detail} already.",
        "WHO GAME {game} names its masters; RESIGN leaves it to the others.",
    ),
    Refusal.LEADS_TOO: (
        "That is a master of game {game}: the first of them puts others out, and nobody him.",
        "VERSION names the judge's keeper, who can help.",
    ),
    Refusal.TOO_MANY_MASTERS: ("Game {game} has as many masters as it can have.", "RESIGN makes room."),
    Refusal.PLAYS_STILL: (
        "Who plays in game {game} cannot lead it: its masters see all orders.",
        "Ask somebody else, or SET UNMODERATED first: then masters may play.",
    ),
    Refusal.MAILBOX_PLAYS: (
        "Somebody with that mailbox plays in game {game}, or did: what is behind a + is the same mailbox.",
        "Somebody with another mailbox may lead it, whom its master asks.",
    ),
    Refusal.LAST_MASTER: (
        "You are the only master of game {game}, so you cannot leave it yet. The judge's keeper is told.",
        "HAND OVER address, or PROMOTE address and RESIGN when he has said YES.",
    ),
    Refusal.OFFER_LAPSED: ("Who asked you leads game {game} no longer.", "WHO GAME {game} names its master."),
}
