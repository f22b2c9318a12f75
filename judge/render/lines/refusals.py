"""Refusals of the game in words, with what would be right: one row for each reason."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime

from judge.game.phases.starting import waits_for_answers
from judge.game.refusals import Refusal, Refused
from judge.game.roles import MASTER, OBSERVERS
from judge.game.state import Game
from judge.render.lines.header import current_phase, goes_on
from judge.render.lines.refusals_entry_part import ENTRY_WORDS
from judge.render.lines.refusals_press_part import PRESS_WORDS
from judge.render.lines.seats import players_needed
from judge.render.text.english import spoken
from judge.render.text.escaping import one_line
from judge.rules.english import capitalized, listing

_WORDS: dict[Refusal, tuple[str, str]] = {
    **PRESS_WORDS,
    **ENTRY_WORDS,
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
        "It goes on {goes_on}.",
    ),
    Refusal.UNDER_WAY: (
        "Game {game} has started, so there is nothing to wait for.",
        "LIST {game} shows its deadline.",
    ),
    Refusal.NOT_PAUSED: (
        "Game {game} is not paused: its clock is running.",
        "Its master may PAUSE it; SET NOWAIT, AWAY and EXTEND are the players' own.",
    ),
    Refusal.NOT_MASTER: (
        "Only the master of game {game} may do that.",
        "Ask the master: PRESS TO M, your words, ENDPRESS.",
    ),
    Refusal.NOT_ALONE: (
        "Once game {game} has started, nobody who plays changes that alone ({detail}).",
        "It takes a master who does not play: HELP MASTERING.",
    ),
    Refusal.EARLIER_ALONE: (
        "By one player's word nothing comes earlier{about}.",
        "A later time will do; an earlier one is for a master who does not play: HELP MASTERING.",
    ),
    Refusal.HURRIES_OTHERS: (
        "You play in game {game}, or have, so {phase} is not judged by your word while others have time.",
        "PROCESS is yours when all orders are in and nobody waits, or when grace is over.",
    ),
    Refusal.EJECTS_RIVAL: (
        "You play in game {game}, or have, so you put out nobody who leads a power and is not long late.",
        "Whoever has left his power, or lets its grace pass, you may; a master who does not play, anybody.",
    ),
    Refusal.BACK_ONCE_ALONE: (
        "You play in game {game}, or have: you go back in the season judged last, and to each phase once.",
        "A master who does not play goes back further, and the judge's keeper: HELP MASTERING.",
    ),
    Refusal.END_OF_OTHERS: (
        "You have played in game {game}, so its end is not yours to take back.",
        "A master who did not play can, and the judge's keeper: HELP MASTERING.",
    ),
    Refusal.TOO_FAR_ALONE: (
        "By players' own words it moves no further than {detail} days from now, nor more in a phase.",
        "PAUSE stops the clock; a master who does not play moves it further.",
    ),
    Refusal.NOT_PLAYER: (
        "Only somebody who plays a power of game {game} may do that.",
        "If you play one, SIGN ON with it: SIGN ON power {game} password.",
    ),
    Refusal.ALREADY_IN: (
        "You are in game {game} already.",
        "SIGN ON power {game} password, with your own, speaks for your power.",
    ),
    Refusal.WATCHES_ALREADY: (
        "You watch game {game} already.",
        "SIGN ON O {game} password, with your own, speaks as an observer; an answer to a mail of mine, too.",
    ),
    Refusal.MODERATES: (
        "You are the master of game {game}.",
        "SIGN ON M {game} password speaks as its master, who plays as well after SET UNMODERATED.",
    ),
    Refusal.NO_SEAT: ("There is no such seat in game {game}{about}.", "LIST {game} shows who plays what."),
    Refusal.LAST_YEAR_PAST: (
        "The last year of game {game} would be over before it is played.",
        "SET LAST YEAR and a later one, or SET NO LAST YEAR first; TERMINATE ends a game now.",
    ),
    Refusal.POWERS_LEFT_OVER: (
        "The {detail} powers of the board would not go round evenly among two players or more.",
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
    Refusal.STANDS_BY_ALREADY: (
        "You stand by for another power of game {game} already.",
        "Nobody has two: I write to you when that one is yours, or its player is back.",
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
    Refusal.LATE_TOGETHER: (
        "You play in game {game}, or have played in it: your word is for all late orders that wait, or none.",
        "ACCEPT LATE, without a name, takes them all.",
    ),
    Refusal.IN_THE_PAST: ("That time is already past{about}.", "Name a time to come, in UTC or with a zone."),
    Refusal.NAME_LIKE_ANOTHERS: (
        "The name {detail} is hard to tell from that of somebody in game {game}.",
        "Answer with another name, then this command: REGISTER, Name: Anna B. Schmidt, END, a line each.",
    ),
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
        "SET NO ABSENCE takes them back; SET NO ABSENCE 25 Jan that of the day, from the day on.",
    ),
    Refusal.NOT_AWAY: ("No absence of yours is noted for that time.", "AWAY 10 Jan TO 20 Jan sets one."),
    Refusal.GAME_FULL: ("Game {game} is full.", "SIGN UP AS STANDBY FOR {game}: I ask you for a free power."),
    Refusal.NOT_FULL: (
        "Game {game} still waits for players, {detail} of them.",
        "LIST {game} shows who is in it.",
    ),
    Refusal.NO_SERIES: (
        "Game {game} is no series.",
        "CREATE SERIES ?name password opens one; HELP SERIES tells how it goes on.",
    ),
    Refusal.SERIES_HAS_ROUNDS: (
        "Game {game} is a series, which begins round by round.",
        "ROUND opens as many games as its players fill.",
    ),
    Refusal.ROUND_TOO_LARGE: ("A round has {detail} games at most.", "ROUND opens as many as can be."),
    Refusal.ROUND_LACKS_PLAYERS: (
        "That takes more players than the series {game} has: {detail}.",
        "LIST {game} names them; INVITE address asks somebody to join.",
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
    Refusal.PREDICTS_FOR_MASTER: (
        "Only the master of game {game} may do that.",
        "SIGN ON ?practice starts a game of your own, to try orders in; WHY shows the reasons for results.",
    ),
    Refusal.MASTER_PLAYS: (
        "You play in game {game}, or have, so you do not see what others have ordered before it is judged.",
        "LIST {game} shows whose orders are in; PROCESS judges the phase.",
    ),
    Refusal.OCCUPIED: ("A unit stands in {detail}, so nothing was changed.", "REMOVE it in a line above."),
    Refusal.NO_UNIT_THERE: ("No such unit stands in {detail}: nothing was changed.", "LIST shows the board."),
    Refusal.NOT_PLAYABLE: (
        "The game cannot be at {detail}, so nothing was changed.",
        "Name a phase of its calendar, retreats only where somebody has to retreat.",
    ),
    Refusal.ERROR_STANDS: (
        "In game {game} an error older than one season stands{about}.",
        "SET NO ERRORS STAND lets you go back further; everybody is told of it.",
    ),
    Refusal.NOTHING_TO_UNDO: (
        "Game {game} has no ROLLBACK or ADJUST to take back: there was none, or a phase was judged since.",
        "ROLLBACK goes back to the last judged phase.",
    ),
    Refusal.PAUSE_TOO_LONG: (
        "A pause until a day is {detail} days long at most.",
        "PAUSE alone stops the clock until you send RESUME; PAUSE UNTIL moves the day later on.",
    ),
    Refusal.OVER_FOR_GOOD: (
        "Game {game} is over for good: a master's TERMINATE is taken back for a week, a win for a month.",
        "CREATE ?name password opens another game.",
    ),
    Refusal.END_WANTS_ROLLBACK: (
        "Game {game} was won or drawn, and only an end by TERMINATE is taken back so.",
        "ROLLBACK goes back to the phase before its end, for a month.",
    ),
    Refusal.NOT_ENDED: (
        "Game {game} is not over, so there is no end to take back.",
        "A TERMINATE that waits for your word is dropped by CANCEL, in answer to the mail about it.",
    ),
    Refusal.END_TAKEN_BACK_FIRST: (
        "Game {game} was ended by its master.",
        "RESUME takes that back within a week; then ROLLBACK goes back further.",
    ),
    Refusal.SECRETS_TOLD: (
        "The end of game {game} has told everybody what it kept secret, so it cannot go on.",
        "CREATE ?name password opens another game.",
    ),
    Refusal.JUDGED_ALREADY: (
        "The first phase of game {game} is judged, so its start stays.",
        "ROLLBACK TO opens an earlier phase again; TERMINATE ends the game.",
    ),
    Refusal.PRACTICE_ALONE: ("A practice game has one person.", "CREATE ?name password opens one with more."),
    Refusal.NO_PROXIES: (
        "Units cannot be lent in {phase} of game {game}.",
        "Order the unit yourself; LIST {game} shows whether the game has proxies, for movement only.",
    ),
}
_ABOUT_TIMES = (
    Refusal.IN_THE_PAST,
    Refusal.EARLIER_ALONE,
    Refusal.DEADLINE_AFTER_GRACE,
    Refusal.NOT_LATER,
    Refusal.START_AFTER_DEADLINE,
)
_OTHERS = {MASTER: "the master", OBSERVERS: "the observers"}
_DEFAULT_DETAIL = {
    Refusal.BOT_READS_NOTHING: "everybody else",
    Refusal.NOT_FREE: "that power",
    Refusal.ELIMINATED: "that power",
    Refusal.NOT_DUE: "you",
    Refusal.MAY_NOT_LEAD: "you",
    Refusal.LEADS_ALREADY: "you",
}


_ABOUT_PLACES = (Refusal.OCCUPIED, Refusal.NO_UNIT_THERE)


def refusal_words(refused: Refused, game: Game) -> tuple[str, str]:
    """A refusal as a sentence, and what would be right; KeyError if a reason has no row."""
    sentence, hint = _WORDS[refused.why]
    facts = _facts(refused, game)
    return sentence.format_map(facts), hint.format_map(facts)


def _facts(refused: Refused, game: Game) -> dict[str, str]:
    names = {power.code: power.name for power in game.variant.powers} | _OTHERS
    if refused.why in _ABOUT_PLACES:
        names |= {code: game.variant.board.name(code) for code in game.variant.board.provinces}
    detail = one_line(listing(names.get(one, one) for one in refused.detail.split(",")), 60)
    if refused.why in _ABOUT_TIMES:
        with suppress(ValueError):
            detail = spoken(datetime.fromisoformat(detail), "UTC")
    said = detail or _DEFAULT_DETAIL.get(refused.why, "that")
    return {
        "game": game.name,
        "phase": current_phase(game).mail_code,
        "goes_on": goes_on(game),
        "waits": players_needed(game) if waits_for_answers(game) else "players",
        "about": f" ({detail})" if detail else "",
        "detail": said,
        "Detail": capitalized(said),
        "powers": ", ".join(facts.name for facts in game.variant.powers[:7]),
    }
