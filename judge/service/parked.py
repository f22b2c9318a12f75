"""Parked items: a command waits until the token that was mailed for it comes back with CONFIRM.

Items are parked and asked about, found again by a token or by the email that is answered, and used once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from typing import TypeAlias

from judge.game import machine
from judge.game.commands import Command
from judge.game.commands.master import Declare, Eject, HandOver, Process, Promote, Terminate
from judge.game.commands.member import (
    CastVote,
    Partner,
    PermitSpectator,
    Propose,
    Resign,
    SetConcede,
    SetDraw,
)
from judge.game.endings import Ending
from judge.game.permissions import actors_of
from judge.game.refusals import Refused
from judge.game.roles import Actor, PersonId, Role
from judge.game.state import Game, Status
from judge.language.reading import read
from judge.language.statements import Statement, Understood
from judge.language.text.patterns import TOKEN
from judge.notices.notice import Addressee
from judge.notices.remarks import GameRefusal, MailRemark, MasterRemark, Remark, remark
from judge.notices.restricted import sender_in
from judge.notices.security import ConfirmationAsked, TokenUsed
from judge.records import (
    Concern,
    CounterKind,
    ParkedAddress,
    ParkedCommand,
    ParkedItem,
    ParkedOrders,
    ParkedOtherAddress,
    ParkedPress,
    ParkedQuestions,
    Person,
    Settlement,
)
from judge.rules.phases import Phase
from judge.rules.units import Power
from judge.service.changes import not_signed_on
from judge.service.echoes import is_doubtful
from judge.service.keeper_policy import ConfirmationPolicy
from judge.service.opt_in import ANSWER_LIFE, answered_emails, tell_of_another
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.outgoing.post import OFFER_LIFE, post_notice, token_of
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript

# Confirmation: a command is parked and a token mailed to the address of record, to come back as
# CONFIRM.

TOKEN_LIFE = timedelta(hours=24)
"""How long a parked command or mail can be confirmed."""

VoteToEnd: TypeAlias = SetConcede | SetDraw | Propose | CastVote
"""Votes, which wait where no one else's word is wanted for the end.

docs: ends, "An end that one person decides needs CONFIRM"
"""
Irreversible: TypeAlias = (
    Process
    | Eject
    | HandOver
    | Promote
    | Terminate
    | Declare
    | Resign
    | Partner
    | PermitSpectator
    | VoteToEnd
)
"""The commands that others are told of at once, or that give a seat into other hands."""

_HOUR = timedelta(hours=1)
_RESIGNATIONS_AN_HOUR = 3
"""Questions to a player who resigns: whoever has their password must not flood them."""
_COMMANDS_AN_HOUR = 10
"""Questions to a GM about their commands: as much, and they may eject all seven."""


def park_command(
    request: Request, speaker: Speaker, transcript: Transcript, command: Irreversible
) -> Outcome | None:
    """Park a command of which others are told at once; None if it needs no confirmation.

    What the game would refuse is refused at once and not parked. So is a GM's command below a refused line of
    theirs, which may have been meant to come first.
    """
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None:
        return not_signed_on()
    refused = transcript.refused_above(speaker.seat) if actor.role is Role.MASTER else None
    if refused is None and not _needs_confirmation(request, speaker, transcript, game, actor, command):
        return None
    _, events = machine.apply(game, actor, command, request.now)
    for event in events:
        if isinstance(event, Refused):
            return Rejected(GameRefusal(event, game))
    if refused is not None:
        line = _durable_line(game, actor, command)
        return Rejected(remark(MasterRemark.HELD_BACK, line=refused, command=line))
    resigns = isinstance(command, Resign) and not actor.acting
    if not _count_question(request, game, actor, resigns=resigns):
        return Rejected(remark(MailRemark.ASKED_OFTEN))
    line = _durable_line(game, actor, command)
    ask_for_confirmation(
        request, speaker, transcript, game, actor.person, ParkedCommand(line), ConfirmationAsked
    )
    return Done(_waits(command, resigns=resigns))


def _needs_confirmation(
    request: Request, speaker: Speaker, transcript: Transcript, game: Game, actor: Actor, command: Command
) -> bool:
    """Return whether a command has to be confirmed, by the keeper's policy and the email's proof.

    A phase past its deadline may always be adjudicated.
    """
    if isinstance(command, Resign) and (actor.power is None or game.status is Status.FORMING):
        return False  # they can join again, or watch again
    proof = speaker.seat.proof
    late = game.clock is not None and request.now >= game.clock.deadline
    if proof.confirmed or (isinstance(command, Process) and late):
        return False
    if isinstance(command, Resign) and proof.only_replied:
        return True
    return is_doubtful(request, speaker, transcript) or not _suffices_unconfirmed(
        request, speaker, game, actor, command
    )


def _suffices_unconfirmed(
    request: Request, speaker: Speaker, game: Game, actor: Actor, command: Command
) -> bool:
    """Return whether the keeper's policy lets the command be done by the email's proof alone."""
    policy = request.services.security
    gives_up = isinstance(command, Resign | VoteToEnd) and not actor.acting
    ends = isinstance(command, Terminate | Declare) and game.status is not Status.FORMING
    elsewhere = isinstance(command, Eject | HandOver | _Shares) and comes_from_elsewhere(request, actor)
    confirmation = policy.resignation if gives_up or ends or elsewhere else policy.confirmation
    thinks = gives_up and not (isinstance(command, Resign) and command.now)  # such a request waits for a day
    enough = confirmation is ConfirmationPolicy.WEAK and speaker.seat.proof.strong and not thinks
    return confirmation is ConfirmationPolicy.NEVER or enough


def _waits(command: Irreversible, *, resigns: bool) -> Remark:
    if isinstance(command, SetConcede):
        return remark(MailRemark.CONCESSION_WAITS)
    if isinstance(command, VoteToEnd):
        return remark(MailRemark.END_WAITS)
    if isinstance(command, _Shares):
        return remark(MailRemark.SHARE_WAITS)
    return remark(MailRemark.RESIGNATION_WAITS) if resigns else remark(MailRemark.COMMAND_WAITS)


def drop_parked(request: Request, game: Game, person: PersonId, command: str) -> bool:
    """Drop the player's parked commands that begin like that; return whether there were any."""
    items, dropped = request.work.parked_items, False
    # `clear` takes out all that waits, so what is not meant is put back below.
    for one in items.clear(person, game.name):
        parked = isinstance(one.content, ParkedCommand) and one.content.line.startswith(command)
        if parked and one.expires > request.now:
            request.work.counters.add(CounterKind.SETTLED, one.digest, Settlement.DROPPED, request.now)
            dropped = True
        else:
            items.park(one)
    return dropped


_Shares: TypeAlias = Partner | PermitSpectator | Promote
"""What lets someone else into a seat, or see what it gets."""


def comes_from_elsewhere(request: Request, actor: Actor) -> bool:
    """Return whether an email comes from no address of its player, whose password others may know."""
    return not request.work.people.has(actor.person, request.email.sender)


def _count_question(request: Request, game: Game, actor: Actor, *, resigns: bool) -> bool:
    """Count a question to a player who resigns, or to a GM, unless there were too many."""
    most = _RESIGNATIONS_AN_HOUR if resigns else _COMMANDS_AN_HOUR
    counters, who = request.work.counters, str(actor.person)
    about = f"{game.name}:{'resign' if resigns else 'command'}"
    if counters.count(CounterKind.ASKED, request.now, _HOUR, who, about) >= most:
        return False
    counters.add(CounterKind.ASKED, who, about, request.now)
    return True


def _durable_line(game: Game, actor: Actor, command: Irreversible) -> str:
    """Return the command as a line that means the same tomorrow: a PROCESS names the phase it was meant for.

    A GM who resigns for a power that they speak for ejects its player.
    """
    match command:
        case Process():
            phase = command.phase or game.phase
            return f"PROCESS{f' {phase}' if phase else ''}{' NOW' if command.now else ''}"
        case Eject() | HandOver() | Promote():
            verb = {Eject: "EJECT", HandOver: "HAND OVER", Promote: "PROMOTE"}[type(command)]
            return f"{verb} {command.power or command.address}"
        case Partner() | PermitSpectator():
            return _line_of_share(command)
        case Terminate():
            return "TERMINATE"
        case SetConcede() | SetDraw() | Propose() | CastVote() | Declare():
            return _line_of_result(game, command)
        case Resign():
            return f"EJECT {actor.power}" if actor.acting else "RESIGN"


def _line_of_share(command: Partner | PermitSpectator) -> str:
    """Return a command about who leads the power too, or sees what it gets."""
    verb = "PARTNER" if isinstance(command, Partner) else "SPECTATOR"
    whom = f"{'-' if command.off and command.address else ''}{command.address or 'NONE'}"
    return f"{verb} {whom}{' WITH ORDERS' if getattr(command, 'receipts', False) else ''}"


def _line_of_result(game: Game, command: VoteToEnd | Declare) -> str:
    """Return a vote, or a GM's decision, on how the game ends."""
    match command:
        case Declare(reason=reason):
            return f"DECLARE {_line_of_end(game, command)} BECAUSE {reason}"
        case SetConcede(to=to):
            return f"SET CONCEDE {game.variant.power(to).name}"
        case SetDraw(of=of):
            return f"SET DRAW {_letters(game, of)}".strip()
        case CastVote(number=number):
            return f"VOTE YES {number or ''}".strip()
        case Propose():
            return f"PROPOSE {_line_of_end(game, command)}"


def _line_of_end(game: Game, command: Propose | Declare) -> str:
    """Return the end that a command names, as it is typed."""
    ranks = command.ranks
    if command.ending is Ending.TERMINATED:
        return "END"
    if len(ranks) > 1:
        letters = (_letters(game, rank) for rank in ranks)
        return f"RANKING {''.join(one if len(one) == 1 else f'[{one}]' for one in letters)}"
    kind = "WIN" if command.ending is Ending.VICTORY else "DRAW"
    return f"{kind} {_letters(game, ranks[0]) if ranks else ''}".strip()


def _letters(game: Game, powers: Iterable[Power]) -> str:
    return "".join(game.variant.power(one).letter for one in powers)


def ask_for_confirmation(
    request: Request,
    speaker: Speaker,
    transcript: Transcript,
    game: Game,
    person: PersonId,
    content: ParkedCommand | ParkedAddress,
    notice_type: type[ConfirmationAsked],
) -> None:
    """Park a command, and mail a token for it to the person's address of record."""
    record = request.work.people.get(person)
    token, digest = request.services.passwords.token()
    transcript.redactor.allow_token(token)
    expires = request.now + TOKEN_LIFE
    request.work.parked_items.park(ParkedItem(digest, person, game.name, content, expires))
    notice = notice_type(game, content.line, sender_in(game, request.email.sender), token, expires)
    actor = speaker.seat.actor
    assert actor is not None
    gives_up = actor.power if isinstance(content, ParkedCommand) and actor.role is Role.PLAYER else None
    reader = Addressee(record, actor.role, gives_up)
    # An email may park several commands: each gets an email of its own.
    key = f"mail:{request.email_id}:confirm:{digest[:16]}"
    post_notice(speaker.as_cause(request.services), request.work, notice, reader, key, request.now)


# Look-up of parked items, by a token or by the judge's email that is answered; and what became of
# them.


def parked_item(request: Request, token: str) -> ParkedItem | None:
    """Return the parked item of a token; without one, that of the judge's email that this one answers.

    A bare YES counts only from the address that was asked: the question may have been forwarded.
    """
    if token:
        return take(request, token)
    for question in answered_emails(request.email):
        if request.is_shown(question):
            continue
        parked = next(filter(None, (take(request, one) for one in tokens_of(request, question))), None)
        if parked is None:
            continue
        found = request.work.outbox.by_message_id(question)
        if found is None or request.work.people.same(found[1], request.email.sender):
            return parked
        # `take` has removed it; it waits on for the person who was asked.
        request.work.parked_items.park(parked)
        tell_of_another(request, parked, question, found[1])
        return None
    return None


_ASKED_FOR = re.compile(rf"^[^\S\n]*+CONFIRM ({TOKEN})\s*$", re.MULTILINE)
_ASKED_TOGETHER = re.compile(rf"^[^\S\n]*+YES ({TOKEN})\s*$", re.MULTILINE)


def asked_with(request: Request, parked: ParkedItem) -> Iterator[ParkedItem]:
    """Take what else waits that the answered email asked about together with an item, and yield it."""
    for question in answered_emails(request.email):
        tokens = list(tokens_of(request, question))
        if parked.digest in (digest_of(request, one) for one in tokens):
            yield from filter(None, (take(request, one) for one in tokens))
            return


def tokens_of(request: Request, question: str) -> Iterator[str]:
    """Return the token in the identifier of one of the judge's emails, or those in its text.

    If several questions came in one email, YES alone means none of them (`ToldTogether`).
    """
    if token := token_of(question):
        yield token
    # Only the mail that is answered itself: an older one of the thread may have asked something else.
    raw = request.work.outbox.raw(question) if question == request.email.references[-1] else None
    if raw is not None:
        text = request.services.reader.read(raw).text
        yield from _ASKED_FOR.findall(text)
        if len(together := set(_ASKED_TOGETHER.findall(text))) == 1:
            yield from together


def take(request: Request, token: str) -> ParkedItem | None:
    """Return the parked item of a token and unpark it; None if nothing waits for it."""
    return request.work.parked_items.take(digest_of(request, token), request.now)


def digest_of(request: Request, token: str) -> str:
    """Return what a token is parked under, as people type it."""
    return request.services.passwords.digest(token.strip(".,;:!<>\"'"))


def still_waits(request: Request, question: str) -> bool:
    """Return whether what one of the judge's emails asks about still waits."""
    digests = (digest_of(request, token) for token in tokens_of(request, question))
    return any(request.work.parked_items.waits(one, request.now) for one in digests)


def question_open(request: Request) -> Remark | None:
    """Return what waits for the sender's word, asked in a mail of ours that theirs answers; None for nothing.

    The last one is named. Orders of a phase that is over wait for nothing.
    """
    lines = (_line_asked(request, one) for one in _asked(request))
    line = next((one for one in lines if one is not None), None)
    if line is None:
        return None
    return remark(MailRemark.QUESTION_OPEN, line=line) if line else remark(MailRemark.QUESTION_OPEN_UNNAMED)


def press_asked(request: Request) -> ParkedPress | None:
    """Return the message that the last open question is about, or that leaves by itself; None for none."""
    first = next(_asked(request), None)
    return first.content if first is not None and isinstance(first.content, ParkedPress) else None


def orders_asked(request: Request, power: Power, phase: Phase) -> list[str]:
    """Return the orders of a power in a phase that the answered email asked about and that still wait."""
    contents = (one.content for one in _asked(request))
    found = (
        order.text
        for one in contents
        if isinstance(one, ParkedOrders) and (one.power, one.phase) == (power, phase)
        for order in one.orders
        if order.phase is None and not order.ended
    )
    return list(dict.fromkeys(found))  # an email may be named twice


def press_wants_yes(request: Request) -> bool:
    """Return whether the last open question is about a message that is sent only after a YES."""
    press = press_asked(request)
    return press is not None and press.asks


def _asked(request: Request) -> Iterator[ParkedItem]:
    """Yield what waits of which the mails of ours speak that the sender's answers, the last first."""
    for question, _ in _questions_answered(request):
        for token in tokens_of(request, question):
            if (parked := take(request, token)) is not None:
                request.work.parked_items.park(parked)
                yield parked


def _line_asked(request: Request, parked: ParkedItem) -> str | None:
    """Return what a question is about, as a line; "" where no line says it; None if it is not open."""
    game = request.games.up_to_date(parked.game) if parked.game else None
    match parked.content:
        case ParkedQuestions():
            return None
        case ParkedOrders(phase=phase, orders=found):
            there = game is not None and game.phase == phase
            lines = [one.text for one in found if there and not one.ended]
            return ", ".join(lines) if lines else None
        case ParkedCommand() | ParkedAddress() | ParkedOtherAddress() as command:
            return command.line
        case ParkedPress(asks=False):
            return None
    return ""


def asked_apart(request: Request, speaker: Speaker) -> Remark | None:
    """Return what waits for the sender's YES in another email than the one they answer; None if nothing does.

    Only the address that was asked is told. Of several the last one is named.
    """
    person, game, items = (speaker.person, speaker.current_game(request.games), request.work.parked_items)
    if person is None or not request.work.people.has(person.id, request.email.sender):
        return None
    found = items.clear(person.id, game.name if game else "")
    for one in found:
        items.park(one)
    waiting = sorted((one for one in found if one.expires > request.now), key=lambda one: one.expires)
    for one in reversed(waiting):
        match one.content:
            case ParkedCommand(line):
                return remark(MailRemark.COMMAND_ASKED_APART, line=line)
            case ParkedAddress() as address:
                return remark(MailRemark.ADDRESS_ASKED_APART, line=address.line)
            case ParkedOtherAddress(agreed=False) as address:
                return remark(MailRemark.OTHER_ADDRESS_ASKED_APART, line=address.line)
            case _:
                continue
    return None


def asked_about_already(request: Request, speaker: Speaker, command: Command) -> Rejected | None:
    """Return why a command is not asked about again: its email answers that very question."""
    if not isinstance(command, Irreversible) or not request.email.references:
        return None
    parked = parked_item(request, "")
    if parked is None:
        return None
    request.work.parked_items.park(parked)
    asked = read(Statement(1, getattr(parked.content, "line", "")), speaker.context(request))
    same = any(isinstance(one, Understood) and one.command == command for one in asked)
    return Rejected(remark(MailRemark.YES_TOO_LITTLE)) if same else None


def press_waits(request: Request, person: Person, game: str) -> bool:
    """Return whether a message of the person waits, for its time or for their YES."""
    items = request.work.parked_items
    found = items.clear(person.id, game)
    for one in found:
        items.park(one)
    return any(isinstance(one.content, ParkedPress) and one.expires > request.now for one in found)


_LIVES = {
    ":confirm:": TOKEN_LIFE,
    ":held": TOKEN_LIFE,
    ":opt-in:": ANSWER_LIFE,
    ":standby_wanted:": OFFER_LIFE,
    ":also_asked:": OFFER_LIFE,
}
"""How long our questions wait, by what is in their keys."""


def why_nothing_waits(request: Request, token: str = "") -> Remark | None:
    """Return what became of the item with that token, or of the answered question's, and when."""
    asked = dict(_questions_answered(request))
    tokens = (token,) if token else (one for question in asked for one in tokens_of(request, question))
    for one in tokens:
        settled = request.work.counters.last(CounterKind.SETTLED, digest_of(request, one))
        if settled is not None:
            return _became(Settlement(settled[0]), settled[1])
    lives = (
        (found.sent, life) for found in asked.values() for key, life in _LIVES.items() if key in found.key
    )
    ran_out = next((sent + life for sent, life in lives if sent + life <= request.now), None)
    return remark(MailRemark.RAN_OUT, when=ran_out) if ran_out is not None else None


def _questions_answered(request: Request) -> Iterator[tuple[str, Concern]]:
    """Yield the judge's mails to the sender that theirs answers, by identifier."""
    for one in answered_emails(request.email):
        found = request.work.outbox.concern(one)
        if found and request.work.people.same(found.recipient, request.email.sender):
            yield one, found


def _became(settlement: Settlement, when: datetime) -> Remark:
    match settlement:
        case Settlement.DONE:
            return remark(MailRemark.DONE_ALREADY, when=when)
        case Settlement.DROPPED:
            return remark(MailRemark.DROPPED_ALREADY, when=when)
        case Settlement.LAPSED:
            return remark(MailRemark.RAN_OUT, when=when)
        case Settlement.SENT:
            return remark(MailRemark.PRESS_LEFT_ALREADY, when=when)


# The use of a token from a foreign address: whose it may be, and that its owner is told.


def why_not_his(
    request: Request, speaker: Speaker, parked: ParkedItem, *, drops: bool = False
) -> Remark | None:
    """Return why a token is not enough for what waits; the person who was asked is told.

    Orders and messages were asked about in a reply, which people forward to allies; and what a command does
    has no way back. So only the person who was asked may confirm them, or a GM what another GM decides. To
    drop a player's command (`drops`) the token is enough.
    """
    game = request.games.up_to_date(parked.game) if parked.game else None
    of_command = isinstance(parked.content, ParkedCommand)
    decided = game if of_command and game is not None and game.is_run_by(parked.person) else None
    needs_writer = decided or isinstance(parked.content, ParkedOrders | ParkedPress)
    needs_writer = needs_writer or (of_command and not drops)
    if not needs_writer or _is_writer(request, speaker, parked):
        return None
    if decided and speaker.person is not None and decided.is_run_by(speaker.person.id):
        return None
    request.work.parked_items.park(parked)
    tell_of_another(request, parked, "", request.work.people.get(parked.person).address)
    return (
        remark(MailRemark.TOKEN_OF_MASTER, game=decided.name)
        if decided
        else remark(MailRemark.TOKEN_OF_WRITER)
    )


def _is_writer(request: Request, speaker: Speaker, parked: ParkedItem) -> bool:
    """Return whether the person asked wrote an email, by its address, its proof, or what it answers."""
    actor, sender = speaker.seat.actor, request.email.sender
    if request.work.people.has(parked.person, sender):
        return True
    if actor is not None and actor.person == parked.person and not speaker.seat.unproven:
        return True
    return any(
        parked.digest in (digest_of(request, token) for token in tokens_of(request, question))
        for question, _ in _questions_answered(request)
    )


def tell_of_answer(request: Request, speaker: Speaker, parked: ParkedItem, *, dropped: bool = False) -> None:
    """Tell the person who was asked that an email from a foreign address answered with their token.

    Not if the token is what shows that an address is theirs: it comes from elsewhere by nature. For orders
    they get a copy anyway.
    """
    content = parked.content
    if isinstance(content, ParkedOtherAddress | ParkedOrders) or (
        isinstance(content, ParkedAddress) and not parked.game
    ):
        return
    line = content.line if isinstance(content, ParkedCommand | ParkedAddress) else ""
    game = request.games.up_to_date(parked.game) if parked.game else None
    notice = TokenUsed(game, sender_in(game, request.email.sender), line, dropped=dropped)
    _tell(request, speaker, notice, parked.person, parked.digest)


def tell_of_reset(request: Request, speaker: Speaker, game: Game, person: int, digest: str) -> None:
    """Tell the person whose password was set with a token from a foreign address."""
    notice = TokenUsed(game, sender_in(game, request.email.sender), password=True)
    _tell(request, speaker, notice, person, digest)


def _tell(request: Request, speaker: Speaker, notice: TokenUsed, person: int, digest: str) -> None:
    people = request.work.people
    if not person or people.has(person, request.email.sender):
        return
    owner = people.get(person)
    roles = [one.role for one in actors_of(notice.game, person)] if notice.game else []
    reader = Addressee(owner, max(roles, default=Role.REGISTERED))
    key = f"mail:{request.email_id}:token:{digest[:16]}"
    post_notice(speaker.as_cause(request.services), request.work, notice, reader, key, request.now)


# Late handling: an email counts from when it came, but what it names may have passed before it was
# handled.
#
# The judge or its mailbox was down meanwhile, and no one was told. So a time named in it that has
# passed since makes no one late: the command is refused, with what helps. A phase that it lets open
# in the past has its deadline moved as those that an outage missed (`open_games`).


def passed_meanwhile(request: Request, command: Command) -> Rejected | None:
    """Refuse a command whose time was to come when its email came, and has passed before it is handled."""
    at = getattr(command, command.TO_COME) if command.TO_COME else None
    if at is None or request.handled is None or not request.now < at <= request.handled:
        return None
    return Rejected(remark(MailRemark.PASSED_MEANWHILE, at=at, came=request.now))
