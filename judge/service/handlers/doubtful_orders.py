"""Doubtful orders: a heading above them does not fit (seed 004 §3.7), or nothing shows who wrote them.

They are parked until confirmed, with their token or with YES in answer to the reply that has it in its
Message-ID.

They never take effect by themselves, and lapse when the phase they came in ends (docs: text, "A heading that
does not fit parks the orders").
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from judge.game.anonymity import is_nonplaying_master
from judge.game.commands import Command
from judge.game.commands.member import Clear, Resign
from judge.game.message import Said
from judge.game.order_style import USUAL
from judge.game.orders.outstanding import is_ahead, units_without_order
from judge.game.permissions import players_of_power, plays, power_of
from judge.game.proxies import Given, Proxy, ordered_province
from judge.game.refusals import Refusal
from judge.game.roles import Actor, Role
from judge.game.state import Game
from judge.language.headings import contradiction
from judge.language.orders.alternatives import is_collective
from judge.language.orders.reader import phase_to_come
from judge.language.orders.writing import written
from judge.language.policy import POLICIES
from judge.language.problems import Problem
from judge.language.reading import read
from judge.language.readings.corrections import has_room
from judge.language.segmentation import A_HEADING
from judge.language.statements import (
    UNCERTAIN,
    About,
    Answer,
    Context,
    Heading,
    Proposal,
    Scope,
    Section,
    Statement,
    Understood,
    UnderstoodAhead,
    UnderstoodOrder,
    UnderstoodProxy,
)
from judge.notices.remarks import AnyRemark, GameRefusal, MailRemark, Remark, remark
from judge.notices.replies import KeptAside, LineReport, Treatment
from judge.records import ORDERS_LIFE, ParkedItem, ParkedOrder, ParkedOrders, Proof
from judge.rules.orders import Order
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Power, Province
from judge.service.handlers.orders import OrderAnswer, as_written, give_orders, in_force, understood
from judge.service.handlers.proposed_commands import changes_something, command_in, standing
from judge.service.mailed_orders import DoubtfulOrder
from judge.service.order_sets import current_set
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.parked import passed_meanwhile
from judge.service.request import Request
from judge.service.speaker import ChangingSpeaker, Speaker
from judge.service.transcript import Transcript


def note_heading(speaker: ChangingSpeaker, heading: Heading) -> LineReport:
    """Note what a heading says about the orders below it; one that cannot be true is refused."""
    speaker.seat.claims.pop(About.WORDS, None)
    speaker.seat.claims.update({claim.about: claim for claim in heading.claims})
    if heading.wrong:
        return LineReport(heading.line, heading.text, Treatment.REFUSED, heading.wrong, hint=heading.hint)
    return LineReport(heading.line, heading.text, Treatment.IGNORED, A_HEADING)


def start_section(request: Request, speaker: ChangingSpeaker, opens: Section) -> Phase | None:
    """Lead the orders below a heading to the phase that it names; None if it changes nothing.

    It does so only where orders ahead need no PHASE of their own. Below a heading for a phase that is over,
    as `Summer 1902:` in fall, nobody knows what the orders are for.
    """
    game, seat = speaker.current_game(request.games), speaker.seat
    base = seat.phase_named or (game.phase if game else None)
    if game is None or base is None or not POLICIES[game.settings.reading].ahead_in_one:
        return None
    phase = _phase_opened(game, base, opens)
    if seat.actor is None or not plays(game, seat.actor):
        return None
    if phase is None:
        seat.no_phase = _not_ahead(game, base, opens) or seat.no_phase
        return None
    seat.claims.pop(About.WORDS, None)
    before, seat.phase_ahead = seat.phase_ahead, None if phase == game.phase else phase
    return phase if before != seat.phase_ahead else None


def _phase_opened(game: Game, base: Phase, opens: Section) -> Phase | None:
    """Return the phase that a heading means in the turn of `base`; a named season is the next such one."""
    if opens.season is None or opens.kind is PhaseKind.MOVEMENT:
        return base if opens.kind is PhaseKind.MOVEMENT else phase_to_come(game.variant, base, opens.kind)
    years = (base.year, base.year + 1) if opens.year is None else (opens.year,)
    meant = (Phase(opens.season, year, opens.kind) for year in years)
    return next((one for one in meant if one == game.phase or is_ahead(game, one)), None)


def _not_ahead(game: Game, base: Phase, opens: Section) -> Remark | None:
    """Return what is said of orders below a heading whose season and year are those of no phase to come."""
    if opens.season is None:
        return None
    named = Phase(opens.season, opens.year or base.year, opens.kind)
    meant = phase_to_come(game.variant, base, opens.kind) or base
    return remark(MailRemark.HEADING_NOT_AHEAD, phase=named, now=base, meant=meant)


def why_doubtful(request: Request, speaker: Speaker, order: OrderAnswer) -> AnyRemark | None:
    """Return why an order waits for a YES: a heading contradicts it, or nobody knows who wrote.

    None if it does not wait.
    """
    later = order.phase if isinstance(order, UnderstoodAhead) else None
    return contradicted(request, speaker, later) or speaker.seat.doubt


def contradicted(request: Request, speaker: Speaker, later: Phase | None = None) -> Said:
    """Return what the headings above say that does not fit, or a `later` phase; "" if everything fits."""
    if not speaker.seat.claims:
        return ""
    game = speaker.current_game(request.games)
    here = replace(speaker.context(request), phase=game.phase if game else None)
    claims = speaker.seat.claims.values()
    return next((wrong for claim in claims if (wrong := contradiction(claim, here, later))), "")


def not_meant(request: Request, speaker: Speaker) -> Said:
    """Return what is wrong with headings that doubt the lines below, or name another game; "" if nothing."""
    doubts = not speaker.seat.claims.keys().isdisjoint((*UNCERTAIN, About.GAME))
    return contradicted(request, speaker) if doubts else ""


def keep_aside(
    request: Request, speaker: Speaker, transcript: Transcript, order: OrderAnswer, wrong: AnyRemark
) -> LineReport:
    """Keep a doubtful order until the email ends; the report shows how it would be taken."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    assert game is not None
    assert game.phase is not None
    assert actor is not None
    later = order.phase if isinstance(order, UnderstoodAhead) else None
    text, unproven = order.text.strip(), speaker.seat.unproven
    before = transcript.doubtful_orders[-1:]
    repeats = is_collective(order) and [text] == [one.text for one in before]
    first, words = (
        order.text.split("\n")[0],
        understood(game, power_of(actor), order, speaker.style(request.games)),
    )
    doubtful = DoubtfulOrder(
        game.name,
        actor,
        game.phase,
        text,
        later,
        wrong,
        unproven,
        repeats,
        line=order.line,
        typed=_replacing(order),
        collective=is_collective(order),
        shown=words,
    )
    transcript.doubtful_orders.append(doubtful)
    return LineReport(order.line, first, Treatment.WAITING, words, order.assumed)


def keep_command_aside(
    request: Request, speaker: Speaker, transcript: Transcript, understood: Understood, wrong: AnyRemark
) -> LineReport | None:
    """Keep a wait, a vote or an absence until a yes; None for a command that cannot be kept."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or game.phase is None or actor is None or not plays(game, actor) or speaker.seat.unproven:
        return None
    line, text = understood.line, understood.text.strip()
    command = command_in(text, speaker.context(request))
    if command is None or not changes_something(game, actor, command, request.now):
        return None
    refused = LineReport(line, text, Treatment.REFUSED, wrong)
    transcript.doubtful_orders.append(
        DoubtfulOrder(
            game.name, actor, game.phase, text, None, wrong, line=line, command=command, advice=refused
        )
    )
    return LineReport(line, text, Treatment.WAITING, text)


def keep_proposed(
    request: Request, speaker: Speaker, transcript: Transcript, proposal: Proposal
) -> list[LineReport]:
    """Keep the orders that a line may mean until their writer says yes; none that cannot be kept."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or game.phase is None or actor is None or actor.power is None:
        return []
    context, line = speaker.context(request), proposal.line
    texts = [written(one.order, USUAL, game.variant) for one in proposal.orders]
    if any(
        order_in(context, line, text) != one.order for text, one in zip(texts, proposal.orders, strict=True)
    ):
        return []
    wrong, unproven = remark(MailRemark.ORDERS_PROPOSED), speaker.seat.unproven
    reports: list[LineReport] = []
    for text, one in zip(texts, proposal.orders, strict=True):
        transcript.doubtful_orders.append(
            DoubtfulOrder(
                game.name, actor, game.phase, text, None, wrong, unproven, proposed=one.order, line=line
            )
        )
        words = understood(game, power_of(actor), one, speaker.style(request.games))
        unit = ordered_province(one.order)
        reports.append(LineReport(line, proposal.text, Treatment.WAITING, words, one.assumed, unit=unit))
    return reports


def orders_aside(
    request: Request, speaker: Speaker, transcript: Transcript
) -> Iterator[tuple[DoubtfulOrder, Order]]:
    """Return what waits for a yes of the seat at hand in the phase at hand, and the order that it is."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None or not transcript.doubtful_orders:
        return
    for one in tuple(transcript.doubtful_orders):
        if (one.game, one.actor) != (game.name, actor) or one.later or one.command or one.press:
            continue
        if (order := one.order) is not None:
            yield one, order


def order_in(context: Context, line: int, text: str) -> Order | None:
    """Return the one order that a text means; None if it means something else."""
    found = answer_in(context, line, text)
    return found.order if found is not None else None


def answer_in(context: Context, line: int, text: str) -> UnderstoodOrder | None:
    """Return the answer to a text that is one order; None for any other text."""
    found = read(Statement(line, text), context)
    return found[0] if len(found) == 1 and isinstance(found[0], UnderstoodOrder) else None


def park_doubtful_orders(request: Request, transcript: Transcript) -> tuple[KeptAside, ...]:
    """Park the doubtful orders of an email, each seat's under a token of its own that goes into the reply.

    The first seat's token is that of the reply itself, so that answering it with YES confirms them. What is
    only proposed gives way to a later line for its unit.
    """
    _leave_own_lines(request, transcript)
    for one in tuple(transcript.doubtful_orders):
        if one.command is not None and not _does_something(request, transcript, one):
            _advise_instead(transcript, one)
        elif one.command is None and _is_overtaken(transcript, one):
            transcript.end_doubtful(one, remark(MailRemark.PROPOSAL_ANSWERED_BELOW))
    by_seat: dict[tuple[str, Actor, Phase], list[DoubtfulOrder]] = {}
    for one in transcript.doubtful_orders:
        by_seat.setdefault((one.game, one.actor, one.phase), []).append(one)
    return tuple(
        _park(request, transcript, actor, tuple(orders), first=number == 0)
        for number, ((_, actor, _), orders) in enumerate(by_seat.items())
    )


def _leave_own_lines(request: Request, transcript: Transcript) -> None:
    """Let HOLD ALL, if it waits for a yes, leave the units for which the email has lines of their own.

    So it does where nothing is doubtful. What is left of it is then asked about unit by unit.
    """
    units: dict[tuple[str, Actor] | None, set[Province | None]] = {}
    for report in transcript.reports:
        if report.given is not None:
            units.setdefault(report.seat, set()).add(ordered_province(report.given))
    kept: list[DoubtfulOrder] = []
    for one in transcript.doubtful_orders:
        own = units.get((one.game, one.actor), set())
        game = request.games.up_to_date(one.game)
        waits = one.collective and one.later is None
        if game is None or not (waits and own) or one.typed is None or isinstance(one.typed, Proxy):
            kept.append(one)
        elif ordered_province(one.typed) in own:
            _answer_below(transcript, one)
        else:
            kept.append(replace(one, text=written(one.typed, USUAL, game.variant), repeats=False))
    transcript.doubtful_orders = kept


def _answer_below(transcript: Transcript, ended: DoubtfulOrder) -> None:
    """Say at an order that waits for a yes that another line of the email is for its unit."""
    why = remark(MailRemark.PROPOSAL_ANSWERED_BELOW)
    for number, each in enumerate(transcript.reports):
        here = (each.line, each.treatment, each.understood) == (ended.line, Treatment.WAITING, ended.shown)
        if here:
            transcript.reports[number] = replace(each, treatment=Treatment.IGNORED, understood=why)


def _park(
    request: Request,
    transcript: Transcript,
    actor: Actor,
    doubtful: tuple[DoubtfulOrder, ...],
    *,
    first: bool,
) -> KeptAside:
    services, power = request.services, actor.power or ""
    token = services.writer.token(request.reply_key, request.now) if first else services.passwords.token()[0]
    transcript.redactor.allow_token(token)
    digest, one = services.passwords.digest(token), doubtful[0]
    each_line = tuple(_parked(request, transcript, each, doubtful) for each in doubtful if not each.repeats)
    orders = ParkedOrders(power, one.phase, each_line, one.unproven)
    expires = request.now + ORDERS_LIFE
    request.work.parked_items.park(ParkedItem(digest, actor.person, one.game, orders, expires))
    transcript.effects += not one.unproven
    wrong = tuple(dict.fromkeys(each.contradiction for each in doubtful))
    lines = sum(each.command is not None for each in doubtful)
    return KeptAside(one.game, power, one.phase, len(doubtful), wrong, token, one.unproven, lines=lines)


def _parked(
    request: Request, transcript: Transcript, one: DoubtfulOrder, doubtful: Sequence[DoubtfulOrder]
) -> ParkedOrder:
    """Return a line as it is stored, with the orders in force of the units that it is for."""
    stood, proposed = "", one.proposed is not None or one.command is not None or one.press is not None
    game, power = request.games.up_to_date(one.game), one.actor.power
    if game is not None and one.command is not None:
        stood = standing(game, power, one.command)
    elif game is not None and power is not None:
        same = (one, *(each for each in doubtful if each.repeats and each.text == one.text))
        stood = standing_orders(
            game, power, [given for each in same if (given := each.proposed or each.typed)]
        )
    instead_of = one.instead_of or _corrected(request, transcript, one, doubtful)
    return ParkedOrder(one.text, one.later, stood, one.press, proposed=proposed, instead_of=instead_of)


def _corrected(
    request: Request, transcript: Transcript, one: DoubtfulOrder, doubtful: Sequence[DoubtfulOrder]
) -> str:
    """Return the orders of the email that a proposal corrects, as lines: those of its unit.

    Of builds and removals, the first proposal also corrects those that no other is for.
    """
    game = request.games.up_to_date(one.game)
    proposed = [each.proposed for each in doubtful if each.proposed is not None]
    if game is None or one.proposed is None:
        return ""
    units, unit = set(map(ordered_province, proposed)), ordered_province(one.proposed)
    takes_others = one.phase.kind is PhaseKind.ADJUSTMENT and one.proposed is proposed[0]
    here = [order for seat, order in transcript.corrected if seat == (one.game, one.actor)]
    return "\n".join(
        written(order, USUAL, game.variant)
        for order in here
        if (at := ordered_province(order)) == unit or (takes_others and at not in units)
    )


def _advise_instead(transcript: Transcript, one: DoubtfulOrder) -> None:
    """Drop a proposed command; its line gets the advice that it would get without a proposal."""
    transcript.doubtful_orders = [each for each in transcript.doubtful_orders if each is not one]
    asked = (one.text, remark(MailRemark.DID_YOU_MEAN, line=one.text))
    for number, each in enumerate(transcript.reports):
        here = (each.line, each.treatment, each.notes) == (one.line, Treatment.WAITING, ())
        here &= each.understood in asked  # the orders of that line wait on
        if here and one.advice is not None:  # what is asked about again below that line has a note
            transcript.reports[number] = replace(one.advice, seat=each.seat)


def _does_something(request: Request, transcript: Transcript, one: DoubtfulOrder) -> bool:
    """Return whether a proposed command changes something, and is the first of its kind here or its repeat.

    CLEAR is not proposed beside orders, which it would delete as well. RESIGN cannot be undone, so it shares
    its question with nothing else.
    """
    game, others = request.games.up_to_date(one.game), transcript.doubtful_orders
    assert one.command is not None
    if isinstance(one.command, Clear):
        orders = [each for each in others if each.command is None]
        if orders or any(each.given for each in transcript.reports):
            return False
    if isinstance(one.command, Resign) and any(
        (each.command, each.game) != (one.command, one.game) for each in others
    ):
        return False
    asked = _is_first(others, one) or one.repeats
    return asked and game is not None and changes_something(game, one.actor, one.command, request.now)


def _is_first(doubtful: Iterable[DoubtfulOrder], one: DoubtfulOrder) -> bool:
    """Return whether no line above proposes the same command."""
    return one is next(each for each in doubtful if (each.command, each.game) == (one.command, one.game))


def _is_overtaken(transcript: Transcript, one: DoubtfulOrder) -> bool:
    """Return whether a later line orders the unit of a proposed order."""
    unit = ordered_province(one.proposed) if one.proposed else None
    return unit is not None and unit in _ordered_below(transcript, one)


def _ordered_below(transcript: Transcript, one: DoubtfulOrder) -> set[Province | None]:
    """Return the units that lines below a proposed order give orders to, or propose them for."""
    found: list[Given] = [
        each.given for each in transcript.reports if each.line > one.line and each.given is not None
    ]
    for each in transcript.doubtful_orders:
        below = each.line > one.line and (each.game, each.actor) == (one.game, one.actor)
        if below and each.proposed is not None:
            found.append(each.proposed)
    return set(map(ordered_province, found))


def standing_order(game: Game, power: Power, unit: Province | None) -> str:
    """Return the order of a unit that is in force, or those of all fleets of a space; "" for none."""
    found = (one for one in in_force(game, power) if unit is not None and ordered_province(one) == unit)
    return ", ".join(map(as_written, found))


def standing_orders(game: Game, power: Power, instead: Iterable[Given]) -> str:
    """Return the orders in force of the units that would get these `instead`."""
    units = dict.fromkeys(map(ordered_province, instead))
    return ", ".join(filter(None, (standing_order(game, power, unit) for unit in units)))


def _replacing(answer: OrderAnswer) -> Given | None:
    """Return what a line gives its unit in the place of an earlier order; None for `the rest hold`."""
    match answer:
        case UnderstoodOrder(scope=Scope.REST) | UnderstoodAhead():
            return None
        case UnderstoodOrder(order=order):
            return order
        case UnderstoodProxy(proxy=proxy):
            return proxy


def give_parked_orders(
    request: Request,
    speaker: ChangingSpeaker,
    transcript: Transcript,
    parked: ParkedItem,
    content: ParkedOrders,
    carry_out: Callable[[Command], Outcome],
) -> Outcome:
    """Give parked orders that were confirmed, and `carry_out` what else was proposed with them.

    The lines below still speak for the same seat as before.
    """
    game, power = request.games.up_to_date(parked.game), content.power
    if game is None or game.phase != content.phase:
        return Rejected(remark(MailRemark.ORDERS_LAPSED, phase=content.phase))
    actor = _actor(game, power, parked.person)
    if actor is None:
        return Rejected(_not_any_more(game, power))
    taken, reported = transcript.effects, len(transcript.reports)
    with speaker.speaking_as(game, actor, Proof(replied=True)):
        commands: dict[ParkedOrder, Command] = {}
        for one in content.orders:
            if one.press is not None:
                commands[one] = one.press
                transcript.redactor.spare_press(one.press.body)
            elif one.proposed and (command := command_in(one.text, speaker.context(request))):
                commands[one] = command
        for one, command in commands.items():
            if one.ended:
                transcript.reports.append(_replaced(transcript, one))
                continue
            transcript.reports.append(_carried_out(request, speaker, transcript, one, command, carry_out))
    orders = [one for one in content.orders if one not in commands]
    with_commands = transcript.effects
    if orders:
        _give(request, speaker, transcript, game, actor, orders)
    if transcript.effects == taken:
        return Rejected(remark(MailRemark.ORDERS_UNUSABLE))
    transcript.note_seat((game.name, actor), reported, unproven=speaker.seat.unproven, about_orders=True)
    return Done(_confirmed(game, power, orders=transcript.effects > with_commands))


def give_corrected_again(
    request: Request,
    speaker: ChangingSpeaker,
    transcript: Transcript,
    parked: ParkedItem,
    declined: Iterable[ParkedOrder],
) -> None:
    """Give the orders again that declined proposals corrected, unless their units got others since.

    The reply then shows what is in force.
    """
    content = parked.content
    assert isinstance(content, ParkedOrders)
    game, power = request.games.up_to_date(parked.game), content.power
    actor = _actor(game, power, parked.person) if game is not None and power else None
    if game is None or actor is None or game.phase != content.phase or content.unproven:
        return
    reported = len(transcript.reports)
    with speaker.speaking_as(game, actor, Proof(replied=True)):
        aside = {ordered_province(order) for _, order in orders_aside(request, speaker, transcript)}
        context = speaker.context(request)
        again = [
            ParkedOrder(text)
            for text, order in _corrected_by(game, power, context, declined)
            if ordered_province(order) not in aside
        ]
        if again:
            _give(request, speaker, transcript, game, actor, again)
    transcript.note_seat((game.name, actor), reported, unproven=False, about_orders=True)


def _corrected_by(
    game: Game, power: Power, context: Context, declined: Iterable[ParkedOrder]
) -> Iterator[tuple[str, Order]]:
    """Yield the orders that declined proposals corrected and that no later order has overtaken."""
    now = [one for one in in_force(game, power) if not isinstance(one, Proxy)]
    for proposal in declined:
        meant = order_in(context, 0, proposal.text)
        for text in () if proposal.ended else proposal.instead_of.splitlines():
            order = order_in(context, 0, text)
            unit = ordered_province(order) if order is not None else None
            stood = proposal.stood if unit == _unit_of(meant) else ""
            if order is None or standing_order(game, power, unit) != stood:
                continue
            now.append(order)
            if game.phase is None or game.phase.kind is not PhaseKind.ADJUSTMENT or has_room(now, context):
                yield text, order


def _unit_of(order: Order | None) -> Province | None:
    return ordered_province(order) if order is not None else None


def _not_any_more(game: Game, power: Power) -> Remark:
    if not power:
        return remark(MailRemark.NOT_MASTER_ANY_MORE)
    return remark(MailRemark.NOT_PLAYER_ANY_MORE, power=game.variant.power(power))


def _confirmed(game: Game, power: Power, *, orders: bool) -> Remark:
    if not power:
        return remark(MailRemark.COMMANDS_CONFIRMED_OF_MASTER)
    if orders:
        return remark(MailRemark.ORDERS_CONFIRMED, power=game.variant.power(power))
    return remark(MailRemark.COMMANDS_CONFIRMED, power=game.variant.power(power))


def _carried_out(
    request: Request,
    speaker: Speaker,
    transcript: Transcript,
    one: ParkedOrder,
    command: Command,
    carry_out: Callable[[Command], Outcome],
) -> LineReport:
    """Carry out a proposed command, unless what it changes has changed since; return its line's report."""
    game, actor, line = speaker.current_game(request.games), speaker.seat.actor, transcript.current_line
    assert game is not None
    assert actor is not None
    if standing(game, actor.power, command) != one.stood:
        why = remark(MailRemark.COMMAND_OVERTAKEN)
        return LineReport(line, one.text, Treatment.REFUSED, why)
    outcome = passed_meanwhile(request, command) or carry_out(command)
    if _is_late_enough(outcome):
        return LineReport(line, one.text, Treatment.DONE, remark(MailRemark.DEADLINE_LATE_ENOUGH))
    if isinstance(outcome, Rejected):
        return LineReport(line, one.text, Treatment.REFUSED, outcome.remark)
    transcript.effects += 1
    return LineReport(
        line, one.text, Treatment.DONE, outcome.remark, notes=outcome.notes, press=outcome.press
    )


def _is_late_enough(outcome: Outcome) -> bool:
    """Return whether more time is refused as there is enough: an absence on the same YES may give it."""
    why = outcome.remark if isinstance(outcome, Rejected) else None
    return isinstance(why, GameRefusal) and why.refused.why is Refusal.NOT_LATER


def _give(
    request: Request,
    speaker: ChangingSpeaker,
    transcript: Transcript,
    game: Game,
    actor: Actor,
    orders: Iterable[ParkedOrder],
) -> None:
    """Give the orders as the seat they are for, in addition to what it ordered before."""
    with speaker.speaking_as(game, actor, Proof(confirmed=True)):
        mailed = current_set(request, speaker, transcript)
        if mailed is not None:
            mailed.adds = True  # orders from the same email are not an older set
            mailed.orders = mailed.orders or list(_of_shared_spaces(game, actor.power or ""))
        give_orders(request, speaker, transcript, tuple(_read_again(request, speaker, transcript, orders)))


def _of_shared_spaces(game: Game, power: Power) -> Iterator[Given]:
    """Yield the power's orders in force for spaces where more of its fleets have none: they still count."""
    idle = {unit.province for unit in units_without_order(game.position.of(power), in_force(game, power))}
    for one in in_force(game, power):
        place = ordered_province(one)
        if place in idle and place is not None and not game.board.holds_one(place):
            yield one


def _actor(game: Game, power: Power, person: int) -> Actor | None:
    """Return the person as somebody who may order for the power: its player, or the GM; None if neither.

    Without a power, the person as GM.
    """
    if not power:
        return Actor(Role.MASTER, person) if game.is_run_by(person) else None
    of_record = next((one for one in players_of_power(game, power) if one.person == person), None)
    if of_record is not None:
        return of_record
    runs = game.is_run_by(person) and is_nonplaying_master(game, Role.MASTER, person)
    return Actor(Role.MASTER, person, power, acting=True) if runs else None


def _replaced(transcript: Transcript, one: ParkedOrder) -> LineReport:
    """Return the report of a proposal about which a later email said something else."""
    why = remark(MailRemark.PROPOSAL_REPLACED)
    return LineReport(transcript.current_line, one.text, Treatment.REFUSED, why)


def _read_again(
    request: Request, speaker: Speaker, transcript: Transcript, orders: Iterable[ParkedOrder]
) -> Iterator[OrderAnswer]:
    """Read the orders again, unless their units got others since; in the same phase they mean the same."""
    for order in orders:
        if order.ended:
            transcript.reports.append(_replaced(transcript, order))
            continue
        if order.phase is not None:
            yield UnderstoodAhead(transcript.current_line, order.text, order.phase)
            continue
        found = read(Statement(transcript.current_line, order.text), speaker.context(request))
        if _is_replaced(request, speaker, order, found):
            why = remark(MailRemark.PROPOSAL_OVERTAKEN)
            transcript.reports.append(LineReport(transcript.current_line, order.text, Treatment.REFUSED, why))
            continue
        for answer in found:
            if isinstance(answer, UnderstoodOrder | UnderstoodProxy):
                yield answer
            elif isinstance(answer, Problem):
                transcript.reports.append(
                    LineReport(answer.line, order.text, Treatment.REFUSED, answer.message)
                )


def _is_replaced(request: Request, speaker: Speaker, one: ParkedOrder, found: Sequence[Answer]) -> bool:
    """Return whether the units of a parked order have other orders now than when its email was read."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if one.stood is None or game is None or actor is None:
        return False
    given = [value for answer in found if isinstance(answer, OrderAnswer) and (value := _replacing(answer))]
    now = standing_orders(game, power_of(actor), given)
    return now != one.stood and now != ", ".join(map(as_written, given))
