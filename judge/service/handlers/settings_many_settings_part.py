"""SET RULES and SET LIKE: many settings change together, or none."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from judge.game import machine
from judge.game.commands.master import SetLike, SetRules, SetSetting
from judge.game.events import Event, SettingChanged
from judge.game.permissions import refusal
from judge.game.refusals import Refused
from judge.game.settings import Stage, rows
from judge.game.settings.table import RULE_SETS
from judge.game.state import Status
from judge.notices.remarks import GameRefusal, MasterRemark, remark
from judge.service.handlers.seat_lookup import is_hidden, no_such_game
from judge.service.handlers.settings_notes_part import idle_notes
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.session import Session, not_signed_on

_ITS_OWN = ("variant", "comment", "boardman", "miller", "everything")
"""What a game does not take from another; of the variant what is played, while it forms."""


def set_rules(session: Session, command: SetRules) -> Outcome:
    """Set what belongs to these kinds of games; the later ones win."""
    wanted: dict[str, Any] = {}
    for name in command.names:
        wanted |= RULE_SETS[name]
    return set_all(session, command, wanted.items())


def set_like(session: Session, command: SetLike) -> Outcome:
    """Set everything as in another game, which the sender may know of."""
    game, other = session.current_game(), session.games.up_to_date(command.game)
    if game is None:
        return not_signed_on()
    if other is None or other.practice or is_hidden(session, other):
        return no_such_game(session, command.game)
    forming = game.status is Status.FORMING
    wanted: list[tuple[str, Any]] = []
    if forming and other.settings.variant != game.settings.variant:
        wanted.append(("variant", other.variant))
    table = rows(type(game.settings)).items()
    names = (name for name, row in table if name not in _ITS_OWN and (forming or row.stage is Stage.ANY))
    wanted += [(name, getattr(other.settings, name)) for name in names]
    return set_all(session, command, wanted)


def set_all(
    session: Session, command: SetRules | SetLike | SetSetting, wanted: Iterable[tuple[str, Any]]
) -> Outcome:
    """Set these one after the other; where one is refused, nothing changes. What changed is named."""
    game, actor = session.current_game(), session.speaker.actor
    if game is None or actor is None:
        return not_signed_on()
    why = refusal(game, actor, command)
    if why is not None:
        return Rejected(GameRefusal(why, game))
    after, told = game, list[Event]()
    for name, value in wanted:
        if getattr(after.settings, name) == value:
            continue
        after, events = machine.apply(after, actor, SetSetting(name, value), session.now)
        refused = next((event for event in events if isinstance(event, Refused)), None)
        if refused is not None:
            return Rejected(GameRefusal(refused, game))
        told += events
    outcome = session.record(game, after, tuple(told)) if told else ()
    if isinstance(outcome, Rejected):
        return outcome
    changed = dict.fromkeys(event.name for event in told if isinstance(event, SettingChanged))
    keywords = tuple(rows(type(game.settings))[name].keyword for name in changed)
    if not keywords:
        return Done(remark(MasterRemark.SETTING_SAME))
    notes = idle_notes(game.settings, after.settings)
    return Done(remark(MasterRemark.SETTINGS_CHANGED, names=keywords), notes)
