"""Refusals of letters, diaries and votes in words; a part of the table of `words`."""

from __future__ import annotations

from judge.game.refusals import Refusal

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
        "A letter that has left does not come back; PRESS TO begins another.",
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
        "Name somebody else, as LIST {game} shows them; BROADCAST reaches everybody.",
    ),
    Refusal.EMPTY_PRESS: (
        "Your letter had no text, so nothing was sent.",
        "Write the text on the lines between PRESS and ENDPRESS.",
    ),
    Refusal.EMPTY_ENTRY: (
        "Your entry had no text, so nothing was written down.",
        "Write the text on the lines between DIARY and ENDDIARY.",
    ),
    Refusal.BOT_READS_NOTHING: (
        "A bot of the judge's plays for {detail} and reads no letters, so yours was not sent.",
        "Send orders alone: the board is all that it looks at.",
    ),
    # Votes
    Refusal.DIAS: (
        "In game {game} a draw includes all survivors.",
        "SET DRAW or PROPOSE DRAW without powers is for that; the master may SET NO DIAS.",
    ),
    Refusal.DRAW_LIST_NEEDED: (
        "In game {game} a draw may leave powers out, so say whose it is to be.",
        "SET DRAW and the letters of those who share it: SET DRAW ERT.",
    ),
    Refusal.DRAW_OF_ONE: (
        "A draw is of two players or more: what is {detail}'s alone is a win.",
        "SET CONCEDE {detail}, or PROPOSE WIN {detail}, gives it that, where the game may be conceded.",
    ),
    Refusal.NOBODY_CONCEDES: (
        "Nobody else in game {game} has a player, so nobody is there to concede it.",
        "SET DRAW draws it; its master may end it, or standbys take the powers that are free.",
    ),
    Refusal.NO_CONCESSIONS: (
        "Game {game} is not conceded to anybody.",
        "SET DRAW votes for a draw; the master may SET CONCESSIONS.",
    ),
    Refusal.NO_SURVIVOR: (
        "{Detail} has neither units nor centres left in game {game}.",
        "Name powers that are still in the game; LIST {game} shows them.",
    ),
    Refusal.SILENCE_IS_THE_MASTERS: (
        "Only a master of game {game} who does not play may say that silence agrees.",
        "Propose it without these words.",
    ),
    Refusal.PROPOSED_ALREADY: (
        "The same is proposed already{about}.",
        "VOTE YES {detail} votes for it.",
    ),
    Refusal.RANKING_WANTS_NO_DIAS: ("No rankings in {game}.", "PROPOSE DRAW; its master may SET NO DIAS."),
    Refusal.CONCEDES_TO_HIMSELF: ("{Detail} is your own power.", "PROPOSE WIN {detail} asks the others."),
    Refusal.TOO_MANY_PROPOSALS: (
        "Two proposals of yours are open in game {game} already.",
        "CANCEL PROPOSAL {detail} withdraws one.",
    ),
    Refusal.NO_PROPOSAL_OF_YOURS: ("No such proposal{about} of yours is open.", "LIST {game} shows what is."),
    Refusal.WHICH_WITHDRAWN: ("Yours in game {game} are {detail}.", "CANCEL PROPOSAL {detail:.1}."),
    Refusal.NO_PROPOSAL: (
        "No such proposal is open in game {game}{about}.",
        "LIST {game} shows what is proposed; PROPOSE DRAW proposes a draw.",
    ),
    Refusal.WHICH_PROPOSAL: (
        "Several proposals are open in game {game}: {detail}.",
        "Name the number: VOTE YES {detail:.1}.",
    ),
    Refusal.NOT_YOURS_TO_DECIDE: (
        "The players vote, and nothing in game {game} waits for the YES of its master.",
        "PROPOSE puts an end to the vote, TERMINATE ends the game without a result.",
    ),
    Refusal.BOTS_DO_NOT_VOTE: (
        "Your game is against bots, which neither vote nor give up, so it goes on.",
        "RESIGN ends it whenever you like; SIGN ON ?practice then opens another.",
    ),
}
