"""The values of mails to everybody in a game: its start, its turns, its players, its clock, its end."""

from __future__ import annotations

from judge.game.anonymity import impartial
from judge.game.roles import Actor, Role
from judge.game.state import Applicant, Game
from judge.render.lines.centres import change_lines, owner_lines
from judge.render.lines.guidance import current_request
from judge.render.lines.header import current_phase
from judge.render.lines.history import centre_lines, tenure_lines, winners_named
from judge.render.lines.orders_in_force import orders_in_force
from judge.render.lines.people import is_named, name_of
from judge.render.lines.results import next_request, results_view
from judge.render.lines.seats import player_lines
from judge.render.lines.settings import keyword, parameter_lines, value_text
from judge.render.lines.units import start_lines, unit_lines
from judge.render.mail_context import MailContext, Values
from judge.render.text.english import letters, powers_named, season
from judge.render.text.escaping import one_line
from judge.rules.units import Power
from judge.service import notices as n


def player_joined(notice: n.PlayerJoined, context: MailContext) -> Values:
    """One more player; a master who does not play sees everybody's wishes."""
    game = notice.game
    wishes = tuple(
        f"{name_of(notice.people.get(applicant.person))}: {preference_text(game, applicant)}"
        for applicant in game.applicants
        if applicant.preference
    )
    return {
        **context.about(game),
        "who": name_of(notice.who) if is_named(notice.who) else "Somebody",
        "number": notice.number,
        "needed": notice.needed,
        "wishes": wishes if context.is_master and impartial(game, Role.MASTER, 0) else (),
    }


def preference_text(game: Game, applicant: Applicant) -> str:
    """A list of wishes as it is typed, `E[AF]GIRT`."""
    groups = ("".join(game.variant.power(p).letter for p in group) for group in applicant.preference)
    return "".join(f"[{group}]" if len(group) > 1 else group for group in groups)


def game_starting(notice: n.GameStarting, context: MailContext) -> Values:
    """The game begins."""
    game = notice.game
    return {
        **context.about(game),
        **context.next_step(game, current_request(game)),
        "role": _role(game, context),
        "plays": context.power is not None,
        "players": player_lines(game, notice.people, full=True),
        "season": season(current_phase(game)),
        "start": start_lines(game.variant, game.position),
        "parameters": parameter_lines(game),
        "victory": game.settings.victory or game.variant.victory,
    }


def _role(game: Game, context: MailContext) -> str:
    """What the reader is to the game, in a word."""
    if context.power is not None:
        return game.variant.power(context.power).name
    return "Master" if context.is_master else "Observer"


def results(notice: n.Results, context: MailContext) -> Values:
    """What a phase came to."""
    view = results_view(context.judge_info, notice, context.style)
    request = next_request(notice)
    opened = notice.opened
    return {
        **context.about(notice.game, notice.snapshot.phase.mail_code),
        **context.next_step(notice.game, request),
        "view": view,
        "by_master": notice.by_master,
        "over": notice.game.ending is not None,
        "deadline": context.when(opened.deadline) if opened else None,
        "grace": context.when(opened.grace) if opened else None,
    }


def game_ended(notice: n.GameEnded, context: MailContext) -> Values:
    """The end."""
    game = notice.game
    return {
        **context.about(game),
        "ending": str(game.ending or ""),
        "winners": winners_named(game),
        "winners_letters": letters(game.variant, game.winners),
        "tenures": tenure_lines(game, notice.people),
        "centres": centre_lines(game, notice.snapshots),
        "units": unit_lines(game.variant, game.position),
        "owners": owner_lines(game.variant, game.position.centres),
        "changes": change_lines(game, game.position),
    }


def reminder(notice: n.Reminder, context: MailContext) -> Values:
    """The deadline is near."""
    game, power = notice.game, notice.power
    return {
        **context.about(game),
        **context.next_step(game, current_request(game, power), power),
        "power": game.variant.power(power).name,
        "in_force": orders_in_force(game, power, context.style),
    }


def late_notice(notice: n.LateNotice, context: MailContext) -> Values:
    """The deadline has passed."""
    game, power = notice.game, context.power
    late = power if power in notice.powers else None
    rows = tuple(
        (game.variant.power(seat.power).name, seat.late) for seat in game.seats if seat.power in notice.powers
    )
    return {
        **context.about(game),
        **_what_is_late(game, context, late),
        "letters": letters(game.variant, notice.powers),
        "late_rows": rows,
        "names": powers_named(game.variant, notice.powers),
    }


def _what_is_late(game: Game, context: MailContext, late: Power | None) -> Values:
    if late is None:
        return {"in_force": None, "guidance": None, "late": False}
    step = context.next_step(game, current_request(game, late), late)
    return {**step, "in_force": orders_in_force(game, late, context.style), "late": True}


def openings(notice: n.Openings, context: MailContext) -> Values:
    """Powers that anybody may take over."""
    return {**_powers(notice.game, notice.powers, context), "first": notice.first}


def disorder(notice: n.Disorder, context: MailContext) -> Values:
    """Powers in civil disorder."""
    return _powers(notice.game, notice.powers, context)


def _powers(game: Game, powers: tuple[Power, ...], context: MailContext) -> Values:
    rows = tuple(
        (facts.name, len(game.position.of(facts.code)), len(game.position.centres_of(facts.code)))
        for facts in game.variant.powers
        if facts.code in powers
    )
    return {
        **context.about(game),
        "letters": letters(game.variant, powers),
        "names": powers_named(game.variant, powers),
        "powers": rows,
        "many": len(rows) > 1,
        "yours": context.power in powers,
    }


def seat_changed(notice: n.SeatChanged, context: MailContext) -> Values:
    """Somebody came or went."""
    game = notice.game
    facts = game.variant.power(notice.power) if notice.power else None
    gone = context.reader is not None and context.reader.role <= Role.REGISTERED
    power = facts.name if facts else ""
    return {
        **context.about(game),
        "what": notice.what,
        "who": name_of(notice.who) if is_named(notice.who) else _unnamed(notice.what, power),
        "named": is_named(notice.who),
        "address": one_line(notice.who.address, 100) if notice.who else "",
        "power": power,
        "letter": facts.letter if facts else "O",
        "you": gone and notice.what == "ejected",
    }


def _unnamed(what: str, power: str) -> str:
    """Somebody the reader may not know, for the beginning of a sentence."""
    return f"{power}'s player" if power else "Somebody" if what == "observing" else "One of its people"


def deadline_changed(notice: n.DeadlineChanged, context: MailContext) -> Values:
    """Another deadline or grace."""
    return {
        **context.about(notice.game, deadline=notice.deadline),
        "deadline": context.when(notice.deadline),
        "grace": context.when(notice.grace),
        "by": _doer(notice.game, notice.by),
    }


def _doer(game: Game, actor: Actor | None) -> str:
    if actor is None:
        return "the judge"
    if actor.role >= Role.MASTER:
        return "the master"
    return game.variant.power(actor.power).name if actor.power else "a player"


def settings_changed(notice: n.SettingsChanged, context: MailContext) -> Values:
    """Other settings."""
    game = notice.game
    changes = tuple(
        (keyword(game, name), value_text(game, name, old), value_text(game, name, new))
        for name, old, new in notice.changes
    )
    return {**context.about(game), "changes": changes, "parameters": parameter_lines(game)}


def deadline_held(notice: n.DeadlineHeld, context: MailContext) -> Values:
    """A deadline has passed and nothing happens."""
    return {**context.about(notice.game), "deadline": context.when(notice.deadline)}


def pause(notice: n.PauseNotice, context: MailContext) -> Values:
    """The clock stopped, or runs again."""
    return {**context.about(notice.game), "paused": notice.paused}
