"""Refusals of letters and diaries in words; a part of the table of `refusals`."""

from __future__ import annotations

from judge.game.events import Refusal

PRESS_WORDS: dict[Refusal, tuple[str, str]] = {
    Refusal.NO_PRESS: (
        "Game {game} is played without press, so your letter was not sent.",
        "Only letters to the master pass: PRESS TO M.",
    ),
    Refusal.NO_PRESS_AT_ALL: (
        "Game {game} has no press under any form (Illegal Gunboat), so your letter was not sent.",
        "Your orders are all you have to talk with; HELP ILLEGAL tells how.",
    ),
    Refusal.NO_GREY_PRESS: (
        "Game {game} does not allow grey (unsigned) press, so your letter was not sent.",
        "Send it again without the word GREY.",
    ),
    Refusal.NO_WHITE_PRESS: (
        "Game {game} allows grey (unsigned) press only, so your letter was not sent.",
        "Send it again without the word WHITE.",
    ),
    Refusal.NO_PARTIAL_PRESS: (
        "Game {game} allows letters to everybody only, so yours was not sent.",
        "BROADCAST goes to everybody, PRESS TO M to the master.",
    ),
    Refusal.NO_OBSERVER_PRESS: (
        "In game {game} observers write to the master and to each other only, so your letter was not sent.",
        "PRESS TO M reaches the master.",
    ),
    Refusal.NO_OBSERVER_GREY: (
        "In game {game} observers sign their letters, so yours was not sent.",
        "Send it again without the word GREY.",
    ),
    Refusal.NO_OBSERVER_PARTIAL: (
        "In game {game} observers write to all players at once only, so your letter was not sent.",
        "BROADCAST goes to everybody; PRESS TO M reaches the master, PRESS TO O the observers.",
    ),
    Refusal.NO_FAKES: (
        "Game {game} does not allow letters that pretend to be for others, so yours was not sent.",
        "Send it again without FAKE.",
    ),
    Refusal.ONLY_FAKE_BROADCAST: (
        "In game {game} every letter to some looks like a broadcast, so yours was not sent.",
        "Send it again without FAKE and NO FAKE.",
    ),
    Refusal.FAKE_TO_MASTER: (
        "A letter to the master alone pretends nothing, so yours was not sent.",
        "Send it again without FAKE.",
    ),
    Refusal.NO_LATE_PRESS: (
        "You are late, and in game {game} who is late writes to the master only: your letter was not sent.",
        "Send your orders, then your letter.",
    ),
    Refusal.NO_GRACE_PRESS: (
        "In game {game} no letters pass between the deadline and the results, so yours was not sent.",
        "PRESS TO M reaches the master; send it again in the next phase.",
    ),
    Refusal.NO_MINOR_PRESS: (
        "In game {game} no letters pass in retreats and adjustments, so yours was not sent.",
        "PRESS TO M reaches the master; send it again when the next moves are due.",
    ),
    Refusal.MUST_ORDER: (
        "In game {game} letters pass only from who has ordered all his units, so yours was not sent.",
        "Send your orders first; they may stand above the letter in one mail.",
    ),
    Refusal.NOT_TOUCHED: (
        "In game {game} powers write only to those next to their units: your letter{about} was not sent.",
        "PRESS TO your neighbours, or PRESS TO M.",
    ),
    Refusal.NO_POSTAL_PRESS: (
        "Game {game} has no letters that wait for the results{about}, so yours was not sent.",
        "PRESS and BROADCAST leave at once; LIST {game} shows the settings.",
    ),
    Refusal.TOO_MUCH_POSTED: (
        "More of your letters wait for the results of game {game} than I keep, so this one was not taken.",
        "RECALL 1 takes the first one back.",
    ),
    Refusal.NOTHING_POSTED: (
        "No such letter of yours waits for the results of game {game}{about}.",
        "RECALL alone takes back all that wait.",
    ),
    Refusal.DATELINE_TAKEN: (
        'The dateline "{detail}" is not yours in game {game}, so your letter was not sent.',
        "The datelines of capitals and governments belong to their powers; take another place.",
    ),
    Refusal.NO_PRESS_WISH: (
        "That is not yours to choose in game {game}{about}.",
        "A master who does not play may SET ALL PRESS, observers where the game has WATCH ALL PRESS.",
    ),
    Refusal.DIARY_FULL: (
        "Your diary in game {game} is full, so the entry was not written.",
        "DIARY LIST shows it, DIARY DELETE 1 takes an entry out.",
    ),
    Refusal.NO_DIARY_ENTRY: (
        "Your diary in game {game} has no such entry{about}.",
        "DIARY LIST shows what it holds.",
    ),
    Refusal.UNKNOWN_ADDRESSEE: (
        "Nobody in game {game} is called {detail}, so your letter was not sent.",
        "Name powers by letter or name ({powers}), M for the master, O for the observers.",
    ),
    Refusal.NO_READER: (
        "Nobody is there for {detail} in game {game} at the moment, so your letter was not sent.",
        "LIST {game} shows who plays what; bots read no letters. PRESS TO M reaches the master.",
    ),
    Refusal.ONLY_YOURSELF: (
        "That is you yourself ({detail}), so your letter was not sent.",
        "Name somebody else: PRESS TO M reaches the master, BROADCAST everybody.",
    ),
    Refusal.EMPTY_PRESS: (
        "Your letter had no text, so nothing was sent.",
        "Write the text on the lines between PRESS and ENDPRESS.",
    ),
}
