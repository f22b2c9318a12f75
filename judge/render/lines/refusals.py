"""Refusals of the game in words, with what would be right: one row for each reason."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime

from judge.game.events import Refusal, Refused
from judge.game.phases.starting import waits_for_answers
from judge.game.roles import MASTER, OBSERVERS
from judge.game.state import Game
from judge.render.lines.header import current_phase
from judge.render.lines.seats import players_needed
from judge.render.text.english import spoken
from judge.render.text.escaping import one_line
from judge.rules.english import capitalized, listing

_WORDS: dict[Refusal, tuple[str, str]] = {
    Refusal.NOT_RUNNING: (
        "Game {game} has not started yet: it still waits for {waits}.",
        "Its clock begins when it starts; you will be mailed then.",
    ),
    Refusal.ALREADY_STARTED: (
        "Game {game} has already started.",
        "LIST {game} shows whether a power is free; OBSERVE {game} password lets you watch.",
    ),
    Refusal.FINISHED: ("Game {game} is over.", "LIST shows the games that are not."),
    Refusal.PAUSED: (
        "Game {game} is paused.",
        "It goes on when its master sends RESUME.",
    ),
    Refusal.NOT_PAUSED: ("Game {game} is not paused: its clock is running.", "PAUSE stops it."),
    Refusal.NOT_MASTER: (
        "Only the master of game {game} may do that.",
        "Ask the master: PRESS TO M, your words, ENDPRESS.",
    ),
    Refusal.NOT_PLAYER: (
        "Only somebody who plays a power of game {game} may do that.",
        "If you play one, SIGN ON with it: SIGN ON power {game} password.",
    ),
    Refusal.ALREADY_IN: (
        "You are in game {game} already.",
        "Sign on with your power and password: SIGN ON power {game} password; M is the master.",
    ),
    Refusal.NO_SEAT: ("There is no such seat in game {game}{about}.", "LIST {game} shows who plays what."),
    Refusal.POWERS_LEFT_OVER: (
        "The {detail} powers of the board would not go round evenly.",
        "LIST VARIANTS names boards with more: rootz has two for each of seven players.",
    ),
    Refusal.NEVER_BLIND: (
        "{Detail} is not played blind: who is patrolled or blocked would tell of fleets unseen.",
        "SET NO BLIND, or another variant.",
    ),
    Refusal.TOO_MANY_PLAYERS: (
        "More players are in game {game} than {detail} has powers for.",
        "EJECT puts one out: EJECT his address. LIST {game} shows who is in.",
    ),
    Refusal.NOT_FREE: (
        "{Detail} has a player in game {game}.",
        "LIST {game} shows which powers are free.",
    ),
    Refusal.NOT_DUE: (
        "Nothing is asked of {detail} in {phase}.",
        "You will be mailed when orders are due again.",
    ),
    Refusal.WRONG_PHASE: (
        "Not that phase{about}: game {game} is at {phase}.",
        "Name {phase}, or no phase at all.",
    ),
    Refusal.TOO_LATE: (
        "The deadline is over: what came in time counts, and nothing of it changes any more.",
        "Send it again when the next phase has opened, if it is still wanted then.",
    ),
    Refusal.NOTHING_LATE: (
        "No late orders{about} wait for your word in game {game}.",
        "LIST {game} shows its master whose do.",
    ),
    Refusal.LATE_HIDDEN: (
        "In game {game} nobody who plays learns whose orders are late.",
        "ACCEPT LATE, without a name, takes all that wait.",
    ),
    Refusal.IN_THE_PAST: ("That time is already past{about}.", "Name a time to come, in UTC or with a zone."),
    Refusal.DEADLINE_AFTER_GRACE: (
        "Grace cannot end before the deadline{about}.",
        "Name a later time: SET GRACE +24h is a day after the deadline.",
    ),
    Refusal.TOO_LONG_AWAY: (
        "Game {game} takes absences of {detail} days at most, those that hold up one phase together.",
        "Ask the master: PRESS TO M, your words, ENDPRESS.",
    ),
    Refusal.TOO_OFTEN_AWAY: (
        "You have three absences to come already.",
        "SET NO ABSENCE takes them back; SET NO ABSENCE 25 Jan the one of that day.",
    ),
    Refusal.NOT_AWAY: ("No absence of yours is noted for that time.", "AWAY 10 Jan TO 20 Jan sets one."),
    Refusal.GAME_FULL: ("Game {game} is full.", "SIGN UP AS STANDBY FOR {game}: I ask you for a free power."),
    Refusal.NOT_FULL: (
        "Game {game} still waits for players, {detail} of them.",
        "LIST {game} shows who is in it.",
    ),
    Refusal.NO_ROLL_CALL: (
        "Nobody has asked who is there in game {game}.",
        "The question comes by mail when the game is full, where its master wants it.",
    ),
    Refusal.NOT_LATER: (
        "The deadline is not before that moment{about}.",
        "EXTEND +24h counts from the deadline; a master moves it earlier with SET DEADLINE.",
    ),
    Refusal.START_AFTER_DEADLINE: (
        "That is after the deadline{about}.",
        "Move that first: SET DEADLINE.",
    ),
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
    Refusal.WAITS_STILL: ("Whoever that is waits for you still.", "EJECT and his address puts him out."),
    Refusal.OTHER_SITE: (
        "Game {game} is for the site of its master.",
        "Ask its master, whom LIST {game} names, to INVITE you; or take another game: LIST.",
    ),
    Refusal.SAME_SITE: (
        "Somebody at your site, {detail}, plays in game {game}, which wants one of each.",
        "Ask its master, whom LIST {game} names, to INVITE you; or take another game: LIST.",
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
    Refusal.DIAS: (
        "In game {game} a draw includes all survivors.",
        "SET DRAW alone votes for that; the master may SET NO DIAS.",
    ),
    Refusal.DRAW_LIST_NEEDED: (
        "In game {game} a draw may leave powers out, so say whose it is to be.",
        "SET DRAW and the letters of those who share it: SET DRAW ERT.",
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
        "Only the master of game {game} may say that silence agrees.",
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
        "The players vote, and nothing waits for the word of the master of game {game}.",
        "PROPOSE puts an end to the vote, TERMINATE ends the game without a result.",
    ),
    Refusal.PUT_OUT: (
        "The master has put you out of game {game}{about}.",
        "Coming back needs the master's word (ADMIT): write to the master, or take another seat.",
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
    Refusal.ONLY_WHILE_FORMING: (
        "That can be changed only before game {game} starts.",
        "HELP SETTINGS says what may change at any time.",
    ),
    Refusal.NOBODY_THERE: (
        "Nobody in game {game} is there for that{about}.",
        "LIST {game} shows who is there.",
    ),
    Refusal.PROMISED: (
        "Somebody has joined game {game} who was promised that nobody learns who he is.",
        "This can be taken back only before the first player joins.",
    ),
    Refusal.ELIMINATED: (
        "{Detail} has neither units nor centres left in game {game}.",
        "OBSERVE {game} password keeps you informed.",
    ),
    Refusal.NOT_AHEAD: (
        "{Detail} is no phase of the five years that follow {phase}.",
        "PHASE names one to come, as in PHASE Fall 1901 Movement.",
    ),
    Refusal.TOO_MUCH_AHEAD: (
        "That is more than I keep for later phases of game {game}.",
        "CLEAR forgets what is kept.",
    ),
    Refusal.NO_STANDING_PROXIES: (
        "Game {game} has no proxies that last until they are revoked.",
        "A Con PROXY Russia, say, among your orders lends it for one phase, where LIST {game} shows proxies.",
    ),
    Refusal.NOT_YOURS: ("You have no unit in {detail}.", "LIST {game} shows where your units are."),
    Refusal.NOT_LENT: (
        "There is no such standing proxy of yours{about}.",
        "LIST {game} shows what you have lent; one for ALL ends with REVOKE PROXY ALL.",
    ),
    Refusal.NOT_JUDGED: (
        "Game {game} has no such judged phase to go back to{about}.",
        "ROLLBACK takes back the last one; SUMMARY {game} shows the years, HISTORY {game} all phases.",
    ),
    Refusal.MASTER_PLAYS: (
        "You play in game {game}, so you do not see what others have ordered before it is judged.",
        "LIST {game} shows whose orders are in; PROCESS judges the phase.",
    ),
    Refusal.OCCUPIED: ("A unit stands in {detail}, so nothing was changed.", "REMOVE it in a line above."),
    Refusal.NO_UNIT_THERE: ("No such unit stands in {detail}: nothing was changed.", "LIST shows the board."),
    Refusal.NOT_PLAYABLE: (
        "The game cannot be at {detail}, so nothing was changed.",
        "Name a phase of its calendar, retreats only where somebody has to retreat.",
    ),
    Refusal.NOTHING_TO_UNDO: (
        "Game {game} has no ROLLBACK to take back: there was none, or a phase was judged since.",
        "ROLLBACK goes back to the last judged phase.",
    ),
    Refusal.NO_PROXIES: (
        "Units cannot be lent in {phase} of game {game}.",
        "Order the unit yourself; LIST {game} shows whether the game has proxies, for movement only.",
    ),
}
_ABOUT_TIMES = (
    Refusal.IN_THE_PAST,
    Refusal.DEADLINE_AFTER_GRACE,
    Refusal.NOT_LATER,
    Refusal.START_AFTER_DEADLINE,
)
_OTHERS = {MASTER: "the master", OBSERVERS: "the observers"}
_DEFAULT_DETAIL = {Refusal.NOT_FREE: "that power", Refusal.ELIMINATED: "that power", Refusal.NOT_DUE: "you"}


def refusal_words(refused: Refused, game: Game) -> tuple[str, str]:
    """A refusal as a sentence, and what would be right; KeyError if a reason has no row."""
    sentence, hint = _WORDS[refused.why]
    facts = _facts(refused, game)
    return sentence.format_map(facts), hint.format_map(facts)


def _facts(refused: Refused, game: Game) -> dict[str, str]:
    names = {power.code: power.name for power in game.variant.powers} | _OTHERS
    detail = one_line(listing(names.get(one, one) for one in refused.detail.split(",")), 60)
    if refused.why in _ABOUT_TIMES:
        with suppress(ValueError):
            detail = spoken(datetime.fromisoformat(detail), "UTC")
    said = detail or _DEFAULT_DETAIL.get(refused.why, "that")
    return {
        "game": game.name,
        "phase": current_phase(game).mail_code,
        "waits": players_needed(game) if waits_for_answers(game) else "players",
        "about": f" ({detail})" if detail else "",
        "detail": said,
        "Detail": capitalized(said),
        "powers": ", ".join(facts.name for facts in game.variant.powers[:7]),
    }
