"""Settings: SET, SET RULES and SET LIKE, and the board by the names that people write."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from judge.game import machine
from judge.game.commands.master import SetLike, SetRules, SetSetting
from judge.game.events import Event, SettingChanged
from judge.game.permissions import refusal
from judge.game.refusals import Refused
from judge.game.settings import Blind, PhaseClock, PressMode, Reading, Settings, Stage, rows
from judge.game.settings.table import RULE_SETS, Idle, idle
from judge.game.state import Game, Status
from judge.language.commands.bare_settings import setting_lines
from judge.language.commands.creation import BoardWords, board_words
from judge.language.statements import Context
from judge.language.zones import zone_words
from judge.notices.remarks import GameRefusal, GameRemark, MasterRemark, Remark, remark
from judge.notices.replies import Note
from judge.render.languages import languages
from judge.rules.rulebook import PRESETS
from judge.service.changes import apply, not_signed_on, record
from judge.service.handlers.people import without_language
from judge.service.handlers.seat_lookup import is_hidden, no_such_game
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript
from judge.variants.load import (
    known_name,
    load,
    named_by_options,
    options_of,
    tables,
    with_option,
    without_option,
)
from judge.variants.near import near_boards, words_beside

# Boards by the names people write: which is meant, what else the words say, and why none can be
# played.


def variant_refused(name: str, context: Context | None = None) -> Remark | None:
    """Return why no game can be played on a board of that name; None if one can.

    With a context it is for a game: settings are told from unknown words, and options are named.
    """
    known = known_name(name)
    if known is not None:
        why = tables(known.partition("+")[0]).unplayable
        return remark(GameRemark.VARIANT_UNPLAYABLE, name=known, why=why) if why else None
    board, odd = words_beside(name)
    lines = setting_lines(odd if board else name, context) if context is not None else ()
    if lines:
        return remark(GameRemark.SETTING_NO_BOARD, words=odd or name, lines=lines)
    near = near_boards(name)
    if odd and context is not None:
        return remark(GameRemark.NO_SUCH_OPTION, name=name, words=odd, variants=_with_options(near))
    return remark(GameRemark.NO_SUCH_VARIANT, name=name, variants=near)


def how_played(text: str) -> BoardWords:
    """Return a board's name, and the words beside it about how it is played.

    `gunboat` may be a part of its name.
    """
    said = board_words(text)
    if not said.gunboat or known_name(said.named) is None:
        return said
    return replace(said, board=said.named, gunboat=False)


def _with_options(near: tuple[str, ...]) -> tuple[str, ...]:
    """Return the boards, the first of which was named, with its options."""
    board, *others = near
    options = ", ".join(one.replace("_", " ") for one in options_of(board))
    return (f"{board} (options {options})", *others)


# Notes to a changed setting: what of the game's settings comes to nothing since then.


def idle_notes(before: Settings, after: Settings) -> tuple[tuple[Note, Remark], ...]:
    """Return a note for each setting that has no effect after the change and had one before."""
    known = set(idle(before))
    return tuple((Note.CHECK, _in_words(one)) for one in idle(after) if one not in known)


def _in_words(one: Idle) -> Remark:
    match one:
        case Idle.NO_LETTERS:
            return remark(MasterRemark.IDLE_NO_PRESS)
        case Idle.NOBODY_SEEN:
            return remark(MasterRemark.IDLE_NOBODY_SEEN)
        case Idle.TOUCH_WITHOUT_PARTIAL:
            return remark(MasterRemark.IDLE_TOUCH_WITHOUT_PARTIAL)
        case Idle.FAKES_WITHOUT_PARTIAL:
            return remark(MasterRemark.IDLE_FAKES_WITHOUT_PARTIAL)
        case Idle.CONDITIONS_IN_THE_DARK:
            return remark(MasterRemark.IDLE_CONDITIONS_IN_THE_DARK)


# SET RULES and SET LIKE: many settings change together, or none.

_ITS_OWN = ("variant", "comment", "boardman", "miller", "everything")
"""What a game does not take from another; of the variant what is played, while it forms."""


def set_rules(request: Request, speaker: Speaker, transcript: Transcript, command: SetRules) -> Outcome:
    """Set what belongs to these kinds of games; the later ones win."""
    wanted: dict[str, Any] = {}
    for name in command.names:
        wanted |= RULE_SETS[name]
    return set_all(request, speaker, transcript, command, wanted.items())


def set_like(request: Request, speaker: Speaker, transcript: Transcript, command: SetLike) -> Outcome:
    """Set everything as in another game, of which the sender may know."""
    game, other = speaker.current_game(request.games), request.games.up_to_date(command.game)
    if game is None:
        return not_signed_on()
    if other is None or other.practice or is_hidden(request, speaker, other):
        return no_such_game(request, speaker, command.game)
    forming = game.status is Status.FORMING
    wanted: list[tuple[str, Any]] = []
    if forming and other.settings.variant != game.settings.variant:
        wanted.append(("variant", other.variant))
    table = rows(type(game.settings)).items()
    names = (name for name, row in table if name not in _ITS_OWN and (forming or row.stage is Stage.ANY))
    wanted += [(name, getattr(other.settings, name)) for name in names]
    return set_all(request, speaker, transcript, command, wanted)


def set_all(
    request: Request,
    speaker: Speaker,
    transcript: Transcript,
    command: SetRules | SetLike | SetSetting,
    wanted: Iterable[tuple[str, Any]],
) -> Outcome:
    """Set these one after the other; if one is refused, nothing changes. Report what changed."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None:
        return not_signed_on()
    why = refusal(game, actor, command)
    if why is not None:
        return Rejected(GameRefusal(why, game))
    after, told = game, list[Event]()
    for name, value in wanted:
        if getattr(after.settings, name) == value:
            continue
        after, events = machine.apply(after, actor, SetSetting(name, value), request.now)
        refused = next((event for event in events if isinstance(event, Refused)), None)
        if refused is not None:
            return Rejected(GameRefusal(refused, game))
        told += events
    outcome = record(request, speaker, transcript, game, after, tuple(told)) if told else ()
    if isinstance(outcome, Rejected):
        return outcome
    changed = dict.fromkeys(event.name for event in told if isinstance(event, SettingChanged))
    keywords = tuple(rows(type(game.settings))[name].keyword for name in changed)
    if not keywords:
        return Done(remark(MasterRemark.SETTING_SAME))
    notes = idle_notes(game.settings, after.settings)
    return Done(remark(MasterRemark.SETTINGS_CHANGED, names=keywords), notes)


# SET: one setting changes; the board may bring how it is played along.


def set_setting(request: Request, speaker: Speaker, transcript: Transcript, command: SetSetting) -> Outcome:
    """Change one setting; a variant's name becomes the variant."""
    game = speaker.current_game(request.games)
    if command.name == "variant" and game is not None:
        return _set_variant(request, speaker, transcript, command, game)
    return _set(request, speaker, transcript, command, game)


def _set_variant(
    request: Request, speaker: Speaker, transcript: Transcript, command: SetSetting, game: Game
) -> Outcome:
    """Change the board, and with it how it is played: `fog hundred`, `gunboat`."""
    said = how_played(str(command.value))
    name = _board_meant(game.settings.variant, said.board) if said.board else game.settings.variant
    why = variant_refused(name, speaker.context(request))
    if why is not None:
        return Rejected(why)
    command = replace(command, value=load(known_name(name) or name))
    played: list[tuple[str, object]] = [("gunboat", True)] if said.gunboat else []
    played += [("blind", said.blind)] if said.blind is not Blind.NO else []
    if played:
        return set_all(request, speaker, transcript, command, [("variant", command.value), *played])
    return _set(request, speaker, transcript, command, game)


def _set(
    request: Request, speaker: Speaker, transcript: Transcript, command: SetSetting, before: Game | None
) -> Outcome:
    if command.name == "language" and command.value not in languages():
        return Rejected(without_language(str(command.value)))
    outcome, game = apply(request, speaker, transcript, command), speaker.current_game(request.games)
    if isinstance(outcome, Rejected) or game is None:
        return outcome if isinstance(outcome, Rejected) else not_signed_on()
    if not outcome:
        return Done(remark(MasterRemark.SETTING_SAME))
    if command.name == "zone":
        return Done(remark(MasterRemark.GAME_ZONE_CHANGED, zone=zone_words(game.settings.zone)))
    notes = idle_notes(before.settings, game.settings) if before is not None else ()
    stays = _what_stays(before, game) if command.name == "variant" else ()
    zone = _zone_of_clock(before, game, command.name)
    return Done(_changed(game, command.name), (*zone, *stays, *notes))


def _zone_of_clock(before: Game | None, game: Game, name: str) -> tuple[tuple[Note, Remark], ...]:
    """Return the zone of a clock whose minute has changed; the sender may live in another."""
    old, new = (getattr(one.settings, name, None) if one else None for one in (before, game))
    if not isinstance(new, PhaseClock) or new.clock < 0:
        return ()
    if isinstance(old, PhaseClock) and old.clock == new.clock:
        return ()
    at, zone = f"{new.clock // 60}:{new.clock % 60:02}", zone_words(game.settings.zone)
    return ((Note.NOTE, remark(MasterRemark.CLOCK_IN_ZONE, at=at, zone=zone)),)


def _board_meant(current: str, said: str) -> str:
    """Return the board meant by a name, or by an option of this one: `coastal convoys`, `not railway`."""
    board, *options = current.split("+")
    word, _, taken = said.partition(" ")
    if word == "not":
        if not taken or known_name(taken) == board:
            return "standard"
        less = without_option(current, taken)
        if less is not None:
            return less
        board = known_name(board.removesuffix("_" + taken.replace(" ", "_"))) or board
        return "+".join((board, *options))
    chosen = with_option(current, said)
    if chosen is not None:
        return chosen
    together = f"{current.replace('+', ' ')} {said}"
    if known_name(said) is None and (known_name(together) or named_by_options(said)):
        return known_name(together) or together
    return said


def _changed(game: Game, name: str) -> Remark:
    """Return the answer to a changed setting; rulebook and reading of one kind of judge belong together."""
    rulebook, reading = game.settings.rulebook, game.settings.reading
    if name == "variant":
        return _board_changed(game)
    if game.clock is not None and isinstance(getattr(game.settings, name), PhaseClock):
        return remark(MasterRemark.CLOCK_CHANGED)
    if rulebook == reading:
        return remark(MasterRemark.SETTING_CHANGED)
    if name == "rulebook" and rulebook in set(Reading):
        return remark(MasterRemark.RULEBOOK_CHANGED, house=rulebook.upper())
    if name == "reading" and reading in PRESETS and game.status is Status.FORMING:
        return remark(MasterRemark.READING_CHANGED, house=reading.upper())
    return remark(MasterRemark.SETTING_CHANGED)


def _what_stays(before: Game | None, game: Game) -> tuple[tuple[Note, Remark], ...]:
    """Return the note that a game which leaves Illegal Gunboat stays gunboat without press."""
    left = before is not None and before.settings.reading is Reading.ILLEGAL is not game.settings.reading
    stays = left and game.settings.gunboat and game.settings.press is PressMode.NONE
    return ((Note.NOTE, remark(MasterRemark.GUNBOAT_STAYS)),) if stays else ()


def _board_changed(game: Game) -> Remark:
    """Return where the game is played now, and how many it still waits for."""
    missing, board = game.players_needed, game.variant_title
    if game.series is not None:
        return remark(MasterRemark.SETTING_CHANGED)
    if missing:
        return remark(MasterRemark.VARIANT_CHANGED, game=game.name, board=board, missing=missing)
    return remark(MasterRemark.VARIANT_CHANGED_AND_FULL, game=game.name, board=board)
