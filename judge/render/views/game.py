"""Views of the notices in notices/game: who sits in a game, and by what settings it is played."""

from __future__ import annotations

import re
from datetime import datetime
from functools import cache
from typing import TypedDict

from judge.game.anonymity import is_nonplaying_master
from judge.game.events import PauseCause
from judge.game.orders.outstanding import vacant_powers
from judge.game.permissions import players_resume
from judge.game.phases.starting import waits_for_answers
from judge.game.roles import MasterTask, Role
from judge.game.seats.absences import deadline_within
from judge.game.seats.entry import wants_masters_word
from judge.game.settings import PressMode
from judge.game.sight import SightedGame
from judge.game.state import Applicant, Game, Status
from judge.notices.game import (
    AbsenceNotice,
    Digest,
    Disorder,
    EndTakenBack,
    GameArrived,
    GameLost,
    GameMoved,
    GameStarting,
    Invitation,
    MastershipOffered,
    MasterSilent,
    MemberMoved,
    Openings,
    PartnershipOffered,
    Pause,
    PlayerJoined,
    PlayersSwapped,
    RollCall,
    SeatChanged,
    SettingsChanged,
    StartTakenBack,
    SwapOffered,
    ToldTogether,
)
from judge.render.lines.guidance import current_request, task_of
from judge.render.lines.header import current_phase, subject_prefix
from judge.render.lines.orders import start_lines
from judge.render.lines.seats import (
    address_shown,
    exact_name,
    is_named,
    name_of,
    player_lines,
    player_named,
    players_needed,
)
from judge.render.lines.settings import keyword, setting_lines, value_text
from judge.render.lines.variant_rules import victory_lines
from judge.render.mail_context import AboutValues, MailContext, NextStepValues, view
from judge.render.text.escaping import fenced, one_line
from judge.render.text.fixed_words import letters
from judge.render.text.messages import listing, say, texts_of
from judge.render.text.phase_names import season_of_year
from judge.render.text.power_names import powers_named
from judge.render.text.times import When, day
from judge.render.views.buttons import Button
from judge.render.views.reply_buttons import order_buttons, yes_button
from judge.rules.phases import PhaseKind
from judge.rules.units import Power


class PlayerJoinedValues(AboutValues):
    """What the templates of `PlayerJoined` print."""

    who: str
    number: int
    needed: int
    series: bool
    starts_at: When | None
    roll_call: bool
    manual: bool
    awaiting: bool
    is_master: bool
    wishes: tuple[str, ...]


@view(PlayerJoined)
def player_joined(notice: PlayerJoined, context: MailContext) -> PlayerJoinedValues:
    """A player has joined a forming game; a GM who does not play sees everyone's preferences."""
    game, people = notice.game, context.known(notice.people)
    preferences = tuple(
        f"{name_of(people.get(applicant.person))}: {_typed_preference(game, applicant)}"
        for applicant in game.applicants
        if applicant.preference or applicant.assigned
    )
    return {
        **context.about(game),
        "who": exact_name(context.seen(notice.who)) or say("unnamed-person"),
        "number": notice.number,
        "needed": notice.needed,
        "series": game.series is not None,
        "starts_at": context.when(game.starts_at) if game.starts_at else None,
        "roll_call": bool(waits_for_answers(game)),
        "manual": game.settings.manual_start,
        "awaiting": bool(game.awaiting),
        "is_master": context.is_master,
        "wishes": preferences if context.is_master and is_nonplaying_master(game, Role.MASTER, 0) else (),
    }


def _typed_preference(game: Game, applicant: Applicant) -> str:
    """Return a preference as it is typed, `E[AF]GIRT`, or the power that the GM has assigned."""
    if applicant.assigned:
        return say("email-player-joined.assigned", powers=powers_named(game.variant, applicant.assigned))
    groups = ("".join(game.variant.power(p).letter for p in group) for group in applicant.preference)
    return "".join(f"[{group}]" if len(group) > 1 else group for group in groups)


class GameStartingValues(AboutValues, NextStepValues):
    """What the templates of `GameStarting` print."""

    buttons: tuple[Button, ...]
    web: str
    role: str
    of_series: str
    again: bool
    dealt_anew: bool
    plays: bool
    opponent: str
    also: str
    press: bool
    players: tuple[str, ...]
    season: str
    start: tuple[tuple[str, ...], ...]
    builds_first: bool
    watches: bool
    parameters: tuple[str, ...]
    victory: tuple[str, ...]


@view(GameStarting)
def game_starting(notice: GameStarting, context: MailContext) -> GameStartingValues:
    """The game starts: its players, the first position, its settings, and what to send."""
    game = notice.game
    step = context.next_step(game, current_request(game, context.power))
    return {
        **context.about(game),
        **step,
        "buttons": order_buttons(context, game, step["guidance"]),
        "web": context.web_page(game),
        "role": _role_name(game, context),
        "watches": context.power is None and not context.is_master,
        "of_series": game.of_series,
        "again": notice.again,
        "dealt_anew": notice.dealt_anew,
        "plays": context.power is not None,
        "opponent": opponent_named(game, context.power),
        "also": _also_played(game, context),
        "press": game.settings.press is not PressMode.NONE,
        "players": player_lines(game, context.known(notice.people), full=True),
        "season": season_of_year(current_phase(game)),
        "start": start_lines(game.variant, game.position),
        "builds_first": current_phase(game).kind is PhaseKind.ADJUSTMENT,
        "parameters": setting_lines(game, unusual=True),
        "victory": victory_lines(
            game.variant, game.settings.victory or game.variant.victory, game.settings.powers_each
        ),
    }


def opponent_named(game: Game, power: Power | None) -> str:
    """Return the name of the one opponent in a duel; empty on any other board."""
    other = game.opponent(power)
    return game.variant.power(other).name if other else ""


def _also_played(game: Game, context: MailContext) -> str:
    """Return what else the reader leads, where each player leads several powers."""
    own = {seat.power for seat in game.seats if context.reader and context.reader.person.id in seat.players}
    return listing(facts.name for facts in game.variant.powers if facts.code in own - {context.power})


def _role_name(game: Game, context: MailContext) -> str:
    """Return the reader's role in the game: their power, or a title."""
    if context.power is not None:
        return game.variant.power(context.power).name
    return say("player-title", who="master" if context.is_master else "observer")


class PowersValues(AboutValues):
    """Powers of a game, for several views."""

    vacancies: int
    only_invited: bool
    letters: str
    names: str
    powers: tuple[tuple[str, int, int], ...]
    many: bool
    yours: bool


class OpeningsValues(PowersValues):
    """What the templates of `Openings` print."""

    first: bool
    tasks: tuple[str, ...]


@view(Openings)
def openings(notice: Openings, context: MailContext) -> OpeningsValues:
    """Powers without a player, which anyone may take over."""
    game, request = notice.game, current_request(notice.game)
    facts = map(game.variant.power, notice.powers if request else ())
    tasks = tuple(task for one in facts if request and (task := task_of(request, one)))
    return {**_power_values(game, notice.powers, context), "first": notice.first, "tasks": tasks}


class DisorderValues(PowersValues):
    """What the templates of `Disorder` print."""

    bots: bool


@view(Disorder)
def disorder(notice: Disorder, context: MailContext) -> DisorderValues:
    """Powers in civil disorder, which a bot may lead from now on."""
    bots = all(notice.game.seat(power).bot for power in notice.powers)
    return {**_power_values(notice.game, notice.powers, context), "bots": bots}


def _power_values(game: Game, powers: tuple[Power, ...], context: MailContext) -> PowersValues:
    rows = tuple(
        (facts.name, len(game.position.of(facts.code)), len(game.position.centres_of(facts.code)))
        for facts in game.variant.powers
        if facts.code in powers
    )
    return {
        **context.about(game),
        "vacancies": game.vacancies if isinstance(game, SightedGame) else 0,
        "only_invited": wants_masters_word(game),
        "letters": letters(game.variant, powers),
        "names": powers_named(game.variant, powers),
        "powers": rows,
        "many": len(rows) > 1,
        "yours": context.power in powers,
    }


class RollCallValues(AboutValues):
    """What the templates of `RollCall` print."""

    until: When
    board: str


@view(RollCall)
def roll_call(notice: RollCall, context: MailContext) -> RollCallValues:
    """Return the question whether a player is there, before the game starts."""
    game = notice.game
    return {
        **context.about(game),
        "until": context.when(notice.until),
        "board": game.variant_title,
    }


class SeatChangedValues(AboutValues):
    """What the templates of `SeatChanged` print."""

    what: str
    who: str
    who_exactly: str
    named: bool
    addressed: str
    address: str
    power: str
    since: str
    letter: str
    you: bool
    master: str
    missing: int
    series: bool
    only_invited: bool
    free: bool
    sent_some: bool
    by_keeper: bool


@view(SeatChanged)
def seat_changed(notice: SeatChanged, context: MailContext) -> SeatChangedValues:
    """Someone took a seat or came back, left or was ejected, or watches."""
    game = notice.game
    facts = game.variant.power(notice.power) if notice.power else None
    gone = context.reader is not None and context.reader.role <= Role.REGISTERED
    power, who = facts.name if facts else "", context.seen(notice.who)
    return {
        **context.about(game),
        "what": notice.what,
        "who": name_of(who) if is_named(who) else _unnamed_person(notice.what, power),
        "who_exactly": exact_name(who) or _unnamed_person(notice.what, power),
        "named": is_named(who),
        "addressed": f"{name_of(who)} ({one_line(who.address, 100)})"
        if who and is_named(who)
        else _unnamed_person(notice.what, power),
        "address": one_line(who.address, 100) if who else "",
        "power": power,
        "since": game.phase.mail_code if game.phase else "",
        "letter": facts.letter if facts else "",
        "you": gone,
        "master": exact_name(context.seen(notice.master)),
        "missing": game.players_needed,
        "series": game.series is not None,
        "only_invited": wants_masters_word(game),
        "free": facts is not None and facts.code in vacant_powers(game),
        "sent_some": facts is not None and bool(game.orders.get(facts.code)),
        "by_keeper": notice.by_keeper,
    }


class InvitationValues(AboutValues):
    """What the templates of `Invitation` print."""

    master: str
    board: str
    forming: bool
    comment: str


@view(Invitation)
def invitation(notice: Invitation, context: MailContext) -> InvitationValues:
    """Return a GM invites the reader to a game."""
    game = notice.game
    return {
        **context.about(game),
        "master": name_of(context.seen(notice.master)),
        "board": game.variant_title,
        "forming": game.status is Status.FORMING,
        "comment": one_line(game.settings.comment, 200),
    }


class PartnershipOfferedValues(AboutValues):
    """What the templates of `PartnershipOffered` print."""

    named: bool
    player: str
    address: str
    power: str
    board: str
    gunboat: bool


@view(PartnershipOffered)
def partnership_offered(notice: PartnershipOffered, context: MailContext) -> PartnershipOfferedValues:
    """Return whether the reader will lead a power with its player."""
    game, player = notice.game, context.seen(notice.player)
    return {
        **context.about(game),
        "named": is_named(player),
        "player": name_of(player),
        "address": one_line(player.address, 100) if player else "",
        "power": game.variant.power(notice.power).name,
        "board": game.variant_title,
        "gunboat": game.settings.gunboat,
    }


class MemberMovedValues(AboutValues):
    """What the templates of `MemberMoved` print."""

    who: str
    old: str
    new: str
    power: str
    leads: bool


@view(MemberMoved)
def member_moved(notice: MemberMoved, context: MailContext) -> MemberMovedValues:
    """Return the new address of somebody in the game."""
    who, before = context.seen(notice.who), context.seen(notice.before)
    return {
        **context.about(notice.game),
        "who": name_of(who),
        "old": address_shown(before),
        "new": address_shown(who),
        "power": notice.game.variant.power(notice.power).name if notice.power else "",
        "leads": notice.leads,
    }


class SwapOfferedValues(AboutValues):
    """What the templates of `SwapOffered` print."""

    power: str
    other: str


@view(SwapOffered)
def swap_offered(notice: SwapOffered, context: MailContext) -> SwapOfferedValues:
    """Return whether the reader changes places with another power's player."""
    power, other = (notice.game.variant.power(one).name for one in (notice.power, notice.other))
    return {**context.about(notice.game), "power": power, "other": other}


class PlayersSwappedValues(AboutValues, NextStepValues):
    """What the templates of `PlayersSwapped` print."""

    buttons: tuple[Button, ...]
    powers: str
    letters: str
    led: tuple[tuple[str, str], ...]
    mine: str


@view(PlayersSwapped)
def players_swapped(notice: PlayersSwapped, context: MailContext) -> PlayersSwappedValues:
    """Return who leads the two powers now, as far as the reader may know; the reader's own new power."""
    game, power = notice.game, context.power
    mine = power if power in notice.powers else None
    people = tuple(map(context.seen, notice.people))
    led = zip((game.variant.power(one).name for one in notice.powers), people, strict=True)
    request = current_request(game, mine) if mine else None
    step = context.next_step(game, request, mine)
    return {
        **context.about(game),
        **step,
        "buttons": order_buttons(context, game, step["guidance"], mine, request),
        "powers": powers_named(game.variant, notice.powers),
        "letters": letters(game.variant, notice.powers),
        "led": tuple((name, name_of(person)) for name, person in led if is_named(person)),
        "mine": game.variant.power(mine).name if mine else "",
    }


class MastershipOfferedValues(AboutValues):
    """What the templates of `MastershipOffered` print."""

    master: str
    in_place: bool
    board: str
    moderated: bool


@view(MastershipOffered)
def mastership_offered(notice: MastershipOffered, context: MailContext) -> MastershipOfferedValues:
    """Return whether the reader will lead a game."""
    game, master = notice.game, context.seen(notice.master)
    return {
        **context.about(game),
        "master": name_of(master) if is_named(master) else say("unnamed-person.master"),
        "in_place": notice.in_place,
        "board": game.variant_title,
        "moderated": game.settings.moderated,
    }


def _unnamed_person(what: str, power: str) -> str:
    """Someone the reader may not know, for the beginning of a sentence."""
    if power:
        return say("unnamed-person.of-power", power=power)
    return say("unnamed-person") if what == "observing" else say("unnamed-person.of-game")


class AbsenceNoticeValues(AboutValues):
    """What the templates of `AbsenceNotice` print."""

    who: str
    powers: str
    power: str
    away: list[TimeAwayValues]
    back: list[TimeAwayValues]
    moved: bool
    only_grace: bool
    stays: bool
    past: bool
    yours: bool
    is_master: bool


@view(AbsenceNotice)
def absence_notice(notice: AbsenceNotice, context: MailContext) -> AbsenceNoticeValues:
    """A player is away, or is not after all; how a GM takes it back."""
    game, powers = notice.game, notice.powers
    named = powers_named(game.variant, powers)
    return {
        **context.about(game),
        "who": say("unnamed-person.of-power", power=named) if powers else say("unnamed-person.of-players"),
        "powers": named,
        "power": game.variant.power(powers[0]).name if powers else "",
        "away": [_time_away(one, context, exact=bool(powers)) for one in notice.away],
        "back": [_time_away(one, context, exact=bool(powers)) for one in notice.back],
        "moved": notice.moved,
        "only_grace": notice.only_grace,
        "stays": not notice.moved and bool(powers and deadline_within(game, notice.away, context.now)),
        "past": bool(game.clock and game.phase and game.clock.deadline <= context.now),
        "yours": context.power in powers,
        "is_master": context.is_master,
    }


class TimeAwayValues(TypedDict):
    """From when until when someone is away."""

    since: str
    until: str


def _time_away(time: tuple[datetime, datetime], context: MailContext, *, exact: bool) -> TimeAwayValues:
    since, until = (context.when(one).spoken if exact else day(one) for one in time)
    return {"since": since, "until": until}


class DigestValues(AboutValues):
    """What the templates of `Digest` print."""

    mails: tuple[tuple[str, tuple[str, ...]], ...]
    with_results: bool


@view(Digest)
def digest(notice: Digest, context: MailContext) -> DigestValues:
    """Return what was put off, each mail behind bars below its subject."""
    prefix = context.about(notice.game)["subject_prefix"]
    mails = tuple(
        (one_line(subject.removeprefix(prefix).strip(), 70), fenced(_as_told(text)))
        for subject, text in notice.mails
    )
    return {**context.about(notice.game), "mails": mails, "with_results": notice.with_results}


class ToldMailValues(TypedDict):
    """An email that waited for others."""

    subject: str
    lines: tuple[str, ...]
    token: str
    closed: bool


class ToldGameValues(TypedDict):
    """A game that runs, and its deadline by now."""

    name: str
    deadline: When


class ToldTogetherValues(AboutValues):
    """What the templates of `ToldTogether` print."""

    subject_prefix: str
    mails: tuple[ToldMailValues, ...]
    games: tuple[ToldGameValues, ...]
    number: int
    left_out: int
    several: bool
    questions: int
    buttons: tuple[Button, ...]


@view(ToldTogether)
def told_together(notice: ToldTogether, context: MailContext) -> ToldTogetherValues:
    """Return the mails that waited, each behind bars below its subject; the deadlines of their games now."""
    mails_asking = [one for one in notice.mails if one.token]
    questions = len(mails_asking)
    mails = tuple(
        ToldMailValues(
            subject=one_line(one.subject, 70),
            lines=fenced(_as_told(one.text, one.token if questions > 1 else "")),
            token=one.token,
            closed=one.closed,
        )
        for one in notice.mails
    )
    games = tuple(
        ToldGameValues(name=game.name, deadline=context.when(game.clock.deadline))
        for game in notice.games
        if game.clock is not None and game.status is Status.RUNNING
    )
    number = len(mails) + notice.left_out
    prefix = subject_prefix(context.judge_info, notice.games[0] if notice.one_game else None)
    answer = [f"YES {one.token}" for one in mails_asking] if len(mails_asking) == 1 else []
    return {
        **context.about(None),
        "subject_prefix": prefix,
        "buttons": yes_button(context, prefix, answer),
        "mails": mails,
        "games": games,
        "number": number,
        "left_out": notice.left_out,
        "several": notice.several,
        "questions": questions,
    }


@cache
def _with_yes() -> re.Pattern[str]:
    """Return what finds the words that ask for a bare YES, in every language."""
    texts = (" ".join(found).split() for found in texts_of("reply-with-yes"))
    return re.compile(
        "(?:" + "|".join(r"\s+".join(map(re.escape, words)) for words in texts) + r")([.,:]?)\s?"
    )


@cache
def _on_answers() -> tuple[str, ...]:
    """How the part of a message's email begins that says how to answer, which for a digest is another way."""
    keys = ("email-press", "email-press.asked-first", "email-press.mail")
    return tuple(" ".join(found[0].split())[:_SHORTEST_LINE] for found in texts_of(*keys))


_SHORTEST_LINE = 40
"""So much of a paragraph stands in its first line."""


def _as_told(text: str, token: str = "") -> str:
    """Return a mail's text without the lines that begin each of ours, nor what an answer to it would do.

    With a token it is one of several questions, so the word YES alone says yes to none.
    """
    if token:
        text = _with_yes().sub(rf"{say('reply-with-line', token=token)}\1\n", text)
    lines = text.splitlines()
    while lines and (lines[0].startswith("::") or not lines[0].strip()):
        lines.pop(0)
    answered = (at for at, line in enumerate(lines) if line.startswith(_on_answers()))
    return "\n".join(lines[: next(answered, len(lines))])


class SettingsChangedValues(AboutValues):
    """What the templates of `SettingsChanged` print."""

    changes: tuple[tuple[str, str, str], ...]
    by: str
    moved: bool
    powers: str
    board: str
    needed: str


@view(SettingsChanged)
def settings_changed(notice: SettingsChanged, context: MailContext) -> SettingsChangedValues:
    """Settings that have changed, each with its old and its new value; also a deadline that was moved."""
    game = notice.game
    changes = tuple(
        (keyword(game, name), value_text(game, name, old), value_text(game, name, new))
        for name, old, new in notice.changes
    )
    board = any(name == "variant" for name, _, _ in notice.changes)
    return {
        **context.about(game),
        "changes": changes,
        "by": player_named(game, notice.by, context.seen(notice.who)),
        "moved": notice.moved,
        "powers": listing(facts.name for facts in game.variant.powers) if board else "",
        "board": game.variant.name.partition("+")[0],
        "needed": players_needed(game) if board and game.players_needed else "",
    }


class PauseValues(PowersValues):
    """What the templates of `Pause` print."""

    paused: bool
    cause: PauseCause | None
    reminds: bool
    by: str
    by_keeper: bool
    shared: bool
    since: When | None
    until: When | None
    is_master: bool


@view(Pause)
def pause(notice: Pause, context: MailContext) -> PauseValues:
    """The game's clock was stopped, or runs again."""
    free, clock = vacant_powers(notice.game) if notice.cause else (), notice.game.clock
    return {
        **_power_values(notice.game, free, context),
        "paused": notice.paused,
        "cause": notice.cause,
        "reminds": notice.reminds,
        "by": player_named(notice.game, notice.by),
        "by_keeper": notice.by_keeper,
        "shared": players_resume(notice.game),
        "since": context.when(clock.stopped) if clock and clock.stopped else None,
        "until": context.when(clock.resumes) if clock and clock.resumes else None,
        "is_master": context.is_master,
    }


class MasterSilentValues(AboutValues):
    """What the templates of `MasterSilent` print."""

    since: When
    task: MasterTask | None
    paused: bool
    phase: str
    is_master: bool
    shared: bool


@view(MasterSilent)
def master_silent(notice: MasterSilent, context: MailContext) -> MasterSilentValues:
    """The game waits for its master, and since when."""
    game = notice.game
    return {
        **context.about(game),
        "since": context.when(notice.since),
        "task": notice.task,
        "paused": game.status is Status.PAUSED,
        "phase": current_phase(game).mail_code,
        "is_master": context.is_master,
        "shared": players_resume(game),
    }


class EndTakenBackValues(AboutValues, NextStepValues):
    """What the templates of `EndTakenBack` print."""

    buttons: tuple[Button, ...]


@view(EndTakenBack)
def end_taken_back(notice: EndTakenBack, context: MailContext) -> EndTakenBackValues:
    """The game goes on after all."""
    game, request = notice.game, current_request(notice.game, context.power)
    step = context.next_step(game, request)
    return {
        **context.about(game),
        **step,
        "buttons": order_buttons(context, game, step["guidance"], request=request),
    }


class StartTakenBackValues(AboutValues):
    """What the templates of `StartTakenBack` print."""

    missing: int
    wishes: bool


@view(StartTakenBack)
def start_taken_back(notice: StartTakenBack, context: MailContext) -> StartTakenBackValues:
    """The game has not begun after all."""
    game = notice.game
    return {**context.about(game), "missing": game.players_needed, "wishes": game.settings.wishes}


class GameArrivedValues(AboutValues):
    """What the templates of `GameArrived` print."""

    token: str
    expires: When
    with_orders: bool


@view(GameArrived)
def game_arrived(notice: GameArrived, context: MailContext) -> GameArrivedValues:
    """Return a game that another judge kept until now."""
    return {
        **context.about(notice.game),
        "token": notice.token,
        "expires": context.when(notice.expires),
        "with_orders": notice.with_orders,
    }


class GameMovedValues(AboutValues):
    """What the templates of `GameMoved` print."""

    moved_to: str


@view(GameMoved)
def game_moved(notice: GameMoved, context: MailContext) -> GameMovedValues:
    """Return a game that another judge keeps from now on."""
    return {**context.about(notice.game), "moved_to": one_line(notice.moved_to, 100)}


class GameLostValues(AboutValues):
    """What the templates of `GameLost` print."""

    name: str


@view(GameLost)
def game_lost(notice: GameLost, context: MailContext) -> GameLostValues:
    """Return a game that the keeper removed because it cannot be read any more."""
    return {**context.about(None), "name": notice.name}
