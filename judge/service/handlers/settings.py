"""SET: one setting changes; the board may bring how it is played along."""

from __future__ import annotations

from dataclasses import replace

from judge.game.commands.master import SetSetting
from judge.game.settings import Blind, PhaseClock, PressMode, Reading
from judge.game.state import Game, Status
from judge.language.zones import zone_words
from judge.notices.remarks import MasterRemark, Remark, remark
from judge.notices.replies import Note
from judge.rules.rulebook import PRESETS
from judge.service.handlers.settings_boards_part import how_played, variant_refused
from judge.service.handlers.settings_many_settings_part import set_all
from judge.service.handlers.settings_notes_part import idle_notes
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.session import Session, not_signed_on
from judge.variants.load import known_name, load


def set_setting(session: Session, command: SetSetting) -> Outcome:
    """Change one setting; a variant's name becomes the variant."""
    game = session.current_game()
    if command.name == "variant" and game is not None:
        return _set_variant(session, command, game)
    return _set(session, command, game)


def _set_variant(session: Session, command: SetSetting, game: Game) -> Outcome:
    """Change the board, and with it how it is played: `fog hundred`, `gunboat`."""
    said = how_played(str(command.value))
    name = _board_meant(game.settings.variant, said.board) if said.board else game.settings.variant
    why = variant_refused(name, session.context())
    if why is not None:
        return Rejected(why)
    command = replace(command, value=load(known_name(name) or name))
    played: list[tuple[str, object]] = [("gunboat", True)] if said.gunboat else []
    played += [("blind", said.blind)] if said.blind is not Blind.NO else []
    if played:
        return set_all(session, command, [("variant", command.value), *played])
    return _set(session, command, game)


def _set(session: Session, command: SetSetting, before: Game | None) -> Outcome:
    outcome, game = session.apply(command), session.current_game()
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
    """In which zone a clock is whose minute is another now; whoever sets it may live in another."""
    old, new = (getattr(one.settings, name, None) if one else None for one in (before, game))
    if not isinstance(new, PhaseClock) or new.clock < 0:
        return ()
    if isinstance(old, PhaseClock) and old.clock == new.clock:
        return ()
    at, zone = f"{new.clock // 60}:{new.clock % 60:02}", zone_words(game.settings.zone)
    return ((Note.NOTE, remark(MasterRemark.CLOCK_IN_ZONE, at=at, zone=zone)),)


def _board_meant(current: str, said: str) -> str:
    """The board meant by a name, or by an option of the present one, `coastal convoys`, `not railway`."""
    board, *options = current.split("+")
    word, _, taken = said.partition(" ")
    if word == "not":
        less = set((known_name(f"{board} {taken}") or "").split("+")[1:])
        if not taken or known_name(taken) == board:
            return "standard"
        board = known_name(board.removesuffix("_" + taken.replace(" ", "_"))) or board
        return "+".join((board, *(one for one in options if one not in less)))
    added = known_name(f"{current.replace('+', ' ')} {said}")
    return added if known_name(said) is None and added is not None else said


def _changed(game: Game, name: str) -> Remark:
    """The answer to a changed setting; rulebook and reading of one kind of judge belong together."""
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
    """That a game which leaves Illegal Gunboat keeps gunboat and no press: it may have been so before."""
    left = before is not None and before.settings.reading is Reading.ILLEGAL is not game.settings.reading
    stays = left and game.settings.gunboat and game.settings.press is PressMode.NONE
    return ((Note.NOTE, remark(MasterRemark.GUNBOAT_STAYS)),) if stays else ()


def _board_changed(game: Game) -> Remark:
    """Where the game is played now, and how many it still waits for."""
    missing, board = game.players_needed, game.variant_title
    if game.series is not None:
        return remark(MasterRemark.SETTING_CHANGED)
    if missing:
        return remark(MasterRemark.VARIANT_CHANGED, game=game.name, board=board, missing=missing)
    return remark(MasterRemark.VARIANT_CHANGED_AND_FULL, game=game.name, board=board)
