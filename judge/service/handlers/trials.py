"""TRY: how orders of any power would be adjudicated; nothing of it counts.

docs: text, "Nothing in a trial counts"

It begins with the position of a game as the sender may see it, by the rules of MAP and HISTORY, or with a
board's own. Of the orders that are held only the sender's own are used, and only with MINE.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta

from judge.game.commands.anyone import Try
from judge.game.master import settings_on
from judge.game.phases.rollback import counted
from judge.game.roles import Actor, Role
from judge.game.settings import Settings
from judge.game.sight import SightedGame, sighted, sighted_snapshot
from judge.game.state import Game
from judge.game.trial import adjudicate_trial, game_on_trial
from judge.language.secret_words import possible_secrets
from judge.language.statements import Context
from judge.notices.remarks import AnyRemark, GameRemark, remark
from judge.notices.replies import LeftOutLine, Page, PageKind, PictureLeftOut, Trial, TrialPart
from judge.records import CounterKind
from judge.rules.phases import Phase
from judge.rules.rulebook import PRESETS
from judge.rules.units import Position
from judge.rules.variant import Variant
from judge.service.handlers.seat_lookup import game_at_hand, is_hidden, no_such_game
from judge.service.handlers.settings import variant_refused
from judge.service.handlers.tried_lines import Lines, orders_tried, with_orders, with_position
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.pages import add_page
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript
from judge.variants.load import known_name, load

MOST_PHASES = 4
MOST_LINES = 400
"""Lines of a trial that are read: as many as four phases of a large board have."""
LARGEST_PICTURE = 160
"""Places of a board; what has more is tried in text."""
_BOARD = "standard"
_HOUR, _DAY = timedelta(hours=1), timedelta(days=1)
_NEXT, _EMPTY = "next", "empty"


@dataclass(frozen=True, slots=True)
class _Start:
    """Where a trial begins: the position as the sender may see it, and the game that it is from."""

    game: Game
    of: Game | None = None
    seen: bool = False


def try_orders(request: Request, speaker: Speaker, transcript: Transcript, command: Try) -> Outcome:
    """Show how the lines would be adjudicated on the position named, up to four phases on."""
    for _, text in command.lines:
        transcript.keep_secret(request.games, *possible_secrets(text))
    if any(key[0] is PageKind.TRIAL for key in transcript.pages):
        return Rejected(remark(GameRemark.ONE_TRIAL_AN_EMAIL))
    start = _start(request, speaker, command)
    if isinstance(start, Rejected):
        return start
    mine = _actor(speaker, start.of) if command.mine and start.of is not None else None
    game = _with_own_orders(start, mine) if command.mine else start.game
    if game is None:
        return Rejected(remark(GameRemark.TRIAL_OF_WHOSE_ORDERS))
    about = start.of.name if start.of is not None else ""

    def make() -> Page:
        picture = _picture_left_out(request, speaker, transcript, game.variant)
        parts = tuple(_parts(_context(request, speaker, start), game, command.lines, request))
        trial = Trial(_last(game, parts), parts, about, mine, start.seen, picture)
        return Page(PageKind.TRIAL, about, trial=trial, asked=command)

    outcome = add_page(request, speaker, transcript, (PageKind.TRIAL, about, 1, Role.ANYONE, None), make)
    return outcome if isinstance(outcome, Rejected) else Done(remark(GameRemark.TRIED))


def trial_as_left(request: Request, speaker: Speaker, page: Page) -> Page:
    """Return the page of TRY MINE with the sender's orders as the whole email leaves them.

    Any other as it is.
    """
    game, command, trial = request.games.up_to_date(page.topic), page.asked, page.trial
    if game is None or trial is None or trial.mine is None or not isinstance(command, Try):
        return page
    start = _in_game(request, trial.mine, game, command.phase)
    own = None if isinstance(start, Rejected) else _with_own_orders(start, trial.mine)
    if isinstance(start, Rejected) or own is None:
        return page
    parts = tuple(_parts(_context(request, speaker, start), own, command.lines, request))
    return replace(page, trial=replace(trial, game=_last(own, parts), parts=parts))


def _last(game: Game, parts: Sequence[TrialPart]) -> Game:
    """Return the game in the last phase of a trial."""
    judged = parts[-1].judged
    return replace(game, phase=judged.phase, position=judged.position, orders={})


def _start(request: Request, speaker: Speaker, command: Try) -> _Start | Rejected:
    """Return where the trial begins; a refusal if the words name nothing, or nothing that the sender sees."""
    name = command.about or game_at_hand(request, speaker)
    game = request.games.up_to_date(name.lstrip("?"))
    if game is not None and is_hidden(request, speaker, game) and speaker.seat.game != game.name:
        game = None
    if game is not None:
        return _in_game(request, _actor(speaker, game), game, command.phase)
    known = known_name(command.about or _BOARD)
    if known is None or command.phase is not None:
        return _names_nothing(request, speaker, command)
    if (why := variant_refused(command.about or _BOARD)) is not None:
        return Rejected(why)
    variant = load(known)
    rulebook, reading = PRESETS[variant.rulebook], settings_on(variant, Settings()).reading
    return _Start(game_on_trial(variant, rulebook, variant.start, variant.position, request.now, reading))


def _names_nothing(request: Request, speaker: Speaker, command: Try) -> Rejected:
    """Return what is said about words that name no game and no board, or a phase of no game."""
    if command.about and known_name(command.about) is None and len(command.about.split()) == 1:
        return no_such_game(request, speaker, command.about)
    return Rejected(remark(GameRemark.TRIAL_OF_NOTHING))


def _in_game(request: Request, actor: Actor | None, game: Game, wanted: Phase | None) -> _Start | Rejected:
    """Return the position of a game in the phase wanted, or the current one, as the sender sees it."""
    role, person, power = (actor.role, actor.person, actor.power) if actor else (Role.ANYONE, 0, None)
    seen = sighted(game, role, person, power)
    blind = isinstance(seen, SightedGame) and seen.is_blind
    if blind and power is None:
        return Rejected(remark(GameRemark.TRIAL_UNSEEN, game=game.name, board=game.variant.name))
    found = _position(request, game, seen, wanted)
    if found is None:
        phase = wanted or game.first_phase
        return Rejected(remark(GameRemark.PHASE_NOT_JUDGED, phase=phase, game=game.name))
    start = game_on_trial(game.variant, game.rulebook, *found, request.now, game.settings.reading)
    return _Start(start, game, seen=blind)


def _actor(speaker: Speaker, game: Game) -> Actor | None:
    """Return the sender's role in the game, if the email speaks for it and is proven."""
    seat = speaker.seat
    return seat.actor if seat.game == game.name and not seat.unproven else None


def _position(
    request: Request, game: Game, seen: Game, wanted: Phase | None
) -> tuple[Phase, Position] | None:
    """Return the wanted or current phase and its position as the reader saw it; None if there is none."""
    if game.phase is not None and wanted in (None, game.phase):
        return game.phase, seen.position
    if wanted in (None, game.first_phase) and game.phase is None:
        return game.first_phase, game.first_position
    judged = [one for one in counted(game, request.work.games.snapshots(game.name)) if one.phase == wanted]
    if not judged:
        return None
    past = sighted_snapshot(game, judged[-1], seen)
    return past.phase, past.position


def _with_own_orders(start: _Start, actor: Actor | None) -> Game | None:
    """Return the position with the sender's own orders in force; None if they have none of its phase."""
    game = start.of
    if game is None or actor is None or actor.power is None or game.phase != start.game.phase:
        return None
    return replace(start.game, orders={actor.power: game.orders.get(actor.power, ())})


def _context(request: Request, speaker: Speaker, start: _Start) -> Context:
    """Return the context in which the lines are read, without position and power."""
    settings = start.game.settings
    return replace(
        speaker.context(request),
        settings=settings,
        reading=settings.reading,
        game="",
        over=False,
        journeys=(),
        deadline=None,
        people=(),
    )


def _parts(context: Context, game: Game, lines: Lines, request: Request) -> Iterator[TrialPart]:
    """Yield the phases of a trial, each with the lines down to a NEXT; phases without orders are skipped."""
    read, unread = lines[:MOST_LINES], lines[MOST_LINES:]
    phases = _by_phase(read)
    beyond = (*(line for phase in phases[MOST_PHASES:] for line in phase), *unread)
    for number, block in enumerate(phases[:MOST_PHASES]):
        here, rest = _emptied(game, block)
        stands, others, impossible = with_position(context, here, rest)
        orders, wrong = orders_tried(context, stands, others)
        judged, game = adjudicate_trial(with_orders(stands, orders), request.now)
        last = number == len(phases[:MOST_PHASES]) - 1
        too_far = tuple(LeftOutLine(*line, _TOO_MANY) for line in beyond) if last else ()
        yield TrialPart(judged, tuple(sorted((*impossible, *wrong), key=lambda one: one.line)) + too_far)


_TOO_MANY: AnyRemark = remark(GameRemark.TRIAL_TOO_LONG, phases=MOST_PHASES, lines=MOST_LINES)


def _by_phase(lines: Lines) -> Sequence[Lines]:
    """Return the lines split at each NEXT."""
    parts: list[list[tuple[int, str]]] = [[]]
    for number, text in lines:
        if _word(text) == _NEXT:
            parts.append([])
        else:
            parts[-1].append((number, text))
    return tuple(tuple(part) for part in parts)


def _emptied(game: Game, lines: Lines) -> tuple[Game, Lines]:
    """Return the game without units if a line says EMPTY, and the other lines."""
    others = tuple((number, text) for number, text in lines if _word(text) != _EMPTY)
    if len(others) == len(lines):
        return game, lines
    return replace(game, position=replace(game.position, units=(), dislodged=()), orders={}), others


def _word(text: str) -> str:
    return text.strip(" \t.:;*-#").lower()


def _picture_left_out(
    request: Request, speaker: Speaker, transcript: Transcript, variant: Variant
) -> PictureLeftOut:
    """Return why a trial comes without its picture; a picture that comes is counted."""
    person, proof = speaker.person, speaker.proof_kind(request, transcript)
    if person is None or not (proof or speaker.replied):
        return PictureLeftOut.UNPROVEN
    if len(variant.board.provinces) > LARGEST_PICTURE:
        return PictureLeftOut.LARGE
    counters, security, who = request.work.counters, request.services.security, str(person.id)
    if (
        counters.count(CounterKind.TRIED, request.now, _HOUR, who) >= security.trials
        or counters.count(CounterKind.TRIED, request.now, _DAY, who) >= security.trials_day
    ):
        return PictureLeftOut.SPENT
    counters.add(CounterKind.TRIED, who, "", request.now)
    return PictureLeftOut.NO
