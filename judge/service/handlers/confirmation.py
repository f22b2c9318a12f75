"""CONFIRM and CANCEL: what happens to parked items, by the token that was mailed for them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any

from judge.game.commands import Command
from judge.game.commands.anyone import Cancel, Confirm, Yes
from judge.game.commands.master import (
    AcceptLate,
    Approve,
    Declare,
    Eject,
    HandOver,
    Pause,
    Process,
    Promote,
    Resume,
    SetDeadline,
    Terminate,
)
from judge.game.commands.member import (
    Broadcast,
    CastVote,
    Clear,
    EndAbsence,
    Extend,
    Partner,
    PermitSpectator,
    Press,
    Propose,
    Resign,
    SayHere,
    SetAbsence,
    SetConcede,
    SetDraw,
    SetWait,
    Swap,
)
from judge.game.permissions import actors_of, applicant
from judge.game.proxies import ordered_province
from judge.game.roles import Actor, PersonId, Role
from judge.game.state import Game
from judge.language.answer_words import may_thank
from judge.language.partial_answers import declined
from judge.language.reading import read
from judge.language.statements import Prose, Statement, Understood
from judge.language.text.retractions import says_no
from judge.notices.remarks import AnyRemark, MailRemark, MasterRemark, OrderRemark, Remark, SeatRemark, remark
from judge.notices.replies import LineReport, Treatment
from judge.records import (
    CounterKind,
    EmailId,
    ParkedAddress,
    ParkedCommand,
    ParkedEmail,
    ParkedItem,
    ParkedMastership,
    ParkedOffer,
    ParkedOrder,
    ParkedOrders,
    ParkedOtherAddress,
    ParkedPartnership,
    ParkedPress,
    ParkedQuestions,
    Proof,
    Settlement,
)
from judge.rules.orders import Order
from judge.rules.units import Province
from judge.service.changes import not_signed_on
from judge.service.echoes import Word, asks, holds_our_text, is_echo, says_only_the_word, stands_alone
from judge.service.handlers import absences, allocation, master, orders, votes
from judge.service.handlers.addresses import take_agreed
from judge.service.handlers.doubtful_orders import give_corrected_again, give_parked_orders, order_in
from judge.service.handlers.masters import accept_mastership, hand_over, promote
from judge.service.handlers.open_proposals import settle_alike
from judge.service.handlers.partners import accept_partnership, ask_partner
from judge.service.handlers.plain_yes import says_less
from judge.service.handlers.press import addressed, send_parked_press, send_press
from judge.service.handlers.requests import accept_late, is_request, note_answer, refuse_line
from judge.service.handlers.spectators import permit_spectator
from judge.service.handlers.standbys import accept_offer, promise_answered, take_back
from judge.service.handlers.withdrawals import withdraw_questions
from judge.service.opt_in import ANSWER_LIFE, answered_emails
from judge.service.outcomes import Done, Outcome, Rejected, Release
from judge.service.own_statements import statements_of, texts_at
from judge.service.parked import (
    TOKEN_LIFE,
    asked_apart,
    asked_with,
    drop_parked,
    parked_item,
    passed_meanwhile,
    still_waits,
    take,
    tell_of_answer,
    why_not_his,
    why_nothing_waits,
)
from judge.service.passwords import forgive_guesses
from judge.service.request import Request
from judge.service.session import Session, WithAll, takes_transcript
from judge.service.speaker import ChangingSpeaker, Speaker
from judge.service.transcript import Transcript

_WAIT_FOR_A_WORD: Mapping[type[Any], WithAll[Any, Outcome]] = {
    Process: master.process,
    Eject: takes_transcript(master.eject),
    Terminate: takes_transcript(master.terminate),
    Declare: takes_transcript(master.declare),
    HandOver: takes_transcript(hand_over),
    Promote: takes_transcript(promote),
    Partner: takes_transcript(ask_partner),
    PermitSpectator: takes_transcript(permit_spectator),
    Resign: takes_transcript(orders.resign),
    SetConcede: takes_transcript(votes.set_concede),
    SetDraw: takes_transcript(votes.set_draw),
    Propose: takes_transcript(votes.propose),
    CastVote: takes_transcript(votes.vote),
    SetWait: takes_transcript(orders.set_wait),
    Clear: takes_transcript(orders.clear),
    SetAbsence: takes_transcript(absences.away),
    EndAbsence: takes_transcript(absences.not_away),
    Extend: takes_transcript(absences.extend),
    AcceptLate: takes_transcript(accept_late),
    SetDeadline: takes_transcript(master.set_deadline),
    Pause: takes_transcript(master.pause),
    Resume: takes_transcript(master.resume),
    SayHere: takes_transcript(orders.say_here),
    Swap: takes_transcript(allocation.swap),
    Approve: takes_transcript(master.approve),
}
"""What others are told of at once, what a player asks the GM for, what is proposed; their handlers."""

_RESIGN = "RESIGN"
YES = "YES"
"""The word that a yes in other words stands for."""
_HERE = "I AM HERE"
_GIVES_UP = (_RESIGN, "SET CONCEDE", "SET DRAW", "PROPOSE", "VOTE", "PARTNER", "SPECTATOR")
_OF_PLAYER = (*_GIVES_UP, "SWAP")
"""How parked lines begin that a player gives for themselves."""
_FOR_GOOD = ("PROCESS", "EJECT", "HAND", "PROMOTE", "TERMINATE", "DECLARE", *_GIVES_UP)
"""How parked lines begin that others are told of at once."""
_NAME = 20
"""Letters that may stand in the text below a word in the subject: a greeting and a name."""


def confirm(session: Session, command: Confirm) -> Outcome:
    """Do what was parked, as if it came now.

    Not if a robot may have sent it back with the rest of the judge's email, nor if its token came from
    somebody else and is not enough (`why_not_his`).
    """
    request = session.request
    if is_echo(request, session.transcript):
        return Rejected(remark(MailRemark.WORD_AMONG_OURS))
    parked = parked_item(request, command.token)
    if parked is None:
        if (why := why_nothing_waits(request, command.token)) is not None:
            return Rejected(why)
        if not command.token:
            return Rejected(asked_apart(request, session.speaker) or remark(MailRemark.TOKEN_MISSING))
        return Rejected(remark(MailRemark.NOTHING_WAITS_FOR_TOKEN))
    return _confirmed(session, parked, typed=bool(command.token))


def say_yes(session: Session, command: Yes) -> Outcome:
    """Confirm what the answered email asked for, or the item with the token."""
    request, transcript = session.request, session.transcript
    if is_echo(request, transcript):
        return Rejected(remark(MailRemark.WORD_AMONG_OURS))
    parked = parked_item(request, command.token)
    if parked is None:
        return _yes_to_nothing(request, session.speaker, transcript, command)
    if _wants_its_own_word(request, parked):
        request.work.parked_items.park(parked)
        return Rejected(remark(MailRemark.YES_TOO_LITTLE))
    outcome = _confirmed(session, parked, typed=bool(command.token))
    if isinstance(parked.content, ParkedOrders) and isinstance(outcome, Done) and not command.token:
        _confirm_other_games(session, parked)
    if isinstance(parked.content, ParkedEmail) and isinstance(outcome, Done):
        return Done(remark(MailRemark.YES_TAKEN))
    return outcome


def _confirm_other_games(session: Session, parked: ParkedItem) -> None:
    """Accept the orders in other games that the same email asked about, and report each game's outcome."""
    request, transcript = session.request, session.transcript
    for other in asked_with(request, parked):
        if not isinstance(other.content, ParkedOrders):
            request.work.parked_items.park(other)
            continue
        outcome = _agreed(session, other)
        treatment = Treatment.DONE if isinstance(outcome, Done) else Treatment.REFUSED
        transcript.reports.append(LineReport(transcript.current_line, YES, treatment, outcome.remark))


def _yes_to_nothing(request: Request, speaker: Speaker, transcript: Transcript, command: Yes) -> Outcome:
    if not command.token and _is_called(request, speaker):
        return orders.say_here(request, speaker, transcript, SayHere())
    if not command.token and (voted := votes.yes_as_vote(request, speaker, transcript)) is not None:
        return voted
    nothing = remark(MailRemark.NOTHING_WAITS_FOR_YES)
    if command.token:
        nothing = remark(MailRemark.NOTHING_WAITS_FOR_TOKEN)
    return Rejected(why_nothing_waits(request, command.token) or nothing)


def _is_called(request: Request, speaker: Speaker) -> bool:
    """Return whether the roll call of the game signed on to waits for the sender, so that a yes means it."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None or speaker.replied or speaker.seat.gives_orders_only:
        return False
    return game.called is not None and any(o.person == actor.person and not o.here for o in game.applicants)


def _wants_its_own_word(request: Request, parked: ParkedItem) -> bool:
    """Return whether only CONFIRM does it: what is irreversible, an address, email of uncertain origin.

    A yes is said too easily: to a friend, in the subject, by a program that says it is away (docs: sender,
    "What cannot be undone needs CONFIRM").
    """
    match parked.content:
        case ParkedEmail(email_id, as_reply):
            return not as_reply and _came(request, parked, email_id) is None
        case ParkedAddress():
            return bool(parked.game)
        case ParkedOtherAddress(agreed=agreed):
            return not agreed
        case ParkedCommand(line):
            return line.startswith(_FOR_GOOD)
        case _:
            return False


def _confirmed(session: Session, parked: ParkedItem, *, typed: bool) -> Outcome:
    request, speaker, transcript = session.request, session.speaker, session.transcript
    if (unclear := _unclear(request, speaker, transcript, parked, typed=typed)) is not None:
        request.work.parked_items.park(parked)
        # What follows is no plain no either.
        transcript.prose_line = transcript.prose_line or transcript.current_line
        if isinstance(parked.content, ParkedOrders):
            transcript.yes_in_part = Statement(transcript.current_line, YES)
        return Rejected(unclear)
    return _agreed(session, parked)


def _agreed(session: Session, parked: ParkedItem) -> Outcome:
    """Carry out what waits for a yes, unless its email may not be by the person who was asked."""
    request, speaker, transcript = session.request, session.speaker, session.transcript
    if (why := why_not_his(request, speaker, parked)) is not None:
        return Rejected(why)
    if not stands_alone(request, speaker, transcript, parked.person):
        request.work.parked_items.park(parked)
        return Rejected(remark(MailRemark.WORD_NOT_FIRST))
    speaker.note_proof(request, parked.person)
    forgive_guesses(request, session.allowance, parked.person)
    outcome = _carry_out(session, parked)
    if isinstance(outcome, Done):
        transcript.word_taken = True
        tell_of_answer(request, speaker, parked)
        _settle(request, parked, Settlement.DONE)
    return outcome


def _settle(request: Request, parked: ParkedItem, settlement: Settlement) -> None:
    """Note what became of an item, and end what other emails asked about as well."""
    request.work.counters.add(CounterKind.SETTLED, parked.digest, settlement, request.now)
    if isinstance(parked.content, ParkedOrders):
        settle_alike(request, parked, settlement)


def say_yes_to_rest(session: Session, units: Collection[Province | None]) -> Outcome | None:
    """Accept what the answered email proposed, except for these units and for what its answer declines.

    None if it proposed nothing, or if it is not clear what the answer is about.
    """
    request, speaker, transcript = session.request, session.speaker, session.transcript
    parked = None if is_echo(request, transcript) else parked_item(request, "")
    if parked is None:
        return None
    found = _proposals(request, speaker, parked)
    orders = [order_in(speaker.context(request), 0, one.text) for one in found]
    out = declined(transcript.answer_in_part, orders, units)
    yes = transcript.yes_in_part
    line = yes.line if yes is not None and transcript.answer_in_part is not None else 0
    if not found or out is None or says_less(request, speaker, parked.content, line):
        request.work.parked_items.park(parked)
        return None
    kept = [at for at, one in enumerate(orders) if at not in out and _unit_of(one) not in units]
    if not kept:
        _settle(request, parked, Settlement.DONE)
        give_corrected_again(request, speaker, transcript, parked, [found[at] for at in sorted(out)])
        return Done(remark(MailRemark.REST_REPLACED))
    return _accept_rest(session, parked, found, kept, out)


def _accept_rest(
    session: Session,
    parked: ParkedItem,
    found: Sequence[ParkedOrder],
    kept: Collection[int],
    out: Collection[int],
) -> Outcome:
    """Accept the proposals at some places, and say which others, at the places `out`, were declined."""
    request, transcript = session.request, session.transcript
    assert isinstance(parked.content, ParkedOrders)
    rest = tuple(found[at] for at in kept)
    outcome = _agreed(session, replace(parked, content=replace(parked.content, orders=rest)))
    if isinstance(outcome, Done):
        settle_alike(request, parked, Settlement.DONE)
        refused = [found[at] for at in sorted(out)]
        _report_declined(transcript, [one.text for one in refused])
        give_corrected_again(request, session.speaker, transcript, parked, refused)
        if transcript.answer_in_part is not None and transcript.answer_in_part.alone:
            return outcome
        game = request.games.up_to_date(parked.game)
        assert game is not None
        return Done(remark(MailRemark.REST_CONFIRMED, power=game.variant.power(parked.content.power)))
    return outcome


def _proposals(request: Request, speaker: Speaker, parked: ParkedItem) -> Sequence[ParkedOrder]:
    """Return what an item proposes to the seat at hand; nothing if it holds anything else."""
    content, actor, game = parked.content, speaker.seat.actor, speaker.current_game(request.games)
    if not isinstance(content, ParkedOrders) or content.unproven or actor is None or game is None:
        return ()
    if (actor.person, actor.power, game.name) != (parked.person, content.power, parked.game):
        return ()
    only = all(one.proposed and one.press is None for one in content.orders)
    return content.orders if only else ()


def _report_declined(transcript: Transcript, lines: Sequence[str]) -> None:
    """Report what a partial answer declined, if anything."""
    if lines:
        why = remark(MailRemark.ORDERS_CANCELLED, line=", ".join(lines))
        transcript.reports.append(LineReport(transcript.current_line, ", ".join(lines), Treatment.DONE, why))


def _unit_of(order: Order | None) -> Province | None:
    return ordered_province(order) if order is not None else None


def _unclear(
    request: Request, speaker: Speaker, transcript: Transcript, parked: ParkedItem, *, typed: bool
) -> Remark | None:
    """Return why a YES is none: its email says more, and may mean the opposite.

    docs: sender, "A confirmation is the only word of its email"
    """
    gravely, line = _wants_its_own_word(request, parked), getattr(parked.content, "line", "")
    if not typed and _thanks_for_answer(request, transcript, parked):
        return remark(MailRemark.WORD_MAY_THANK)
    person = request.work.people.get(parked.person)
    only_word = says_only_the_word(request, speaker, transcript, person, Word(line, gravely, typed))
    if only_word and not says_less(request, speaker, parked.content):
        return None
    game = request.games.up_to_date(parked.game) if isinstance(parked.content, ParkedPress) else None
    if isinstance(parked.content, ParkedPress) and game is not None:
        reader = addressed(game, parked.content.press)
        return remark(MailRemark.WORD_UNCLEAR_FOR_PRESS, reader=reader)
    word = "CONFIRM" if gravely else YES
    if isinstance(parked.content, ParkedCommand | ParkedAddress | ParkedOtherAddress):
        return remark(MailRemark.WORD_UNCLEAR_FOR, line=line, word=word)
    return remark(MailRemark.WORD_UNCLEAR, word=word)


def _thanks_for_answer(request: Request, transcript: Transcript, parked: ParkedItem) -> bool:
    """Return whether a yes may only thank for an answer, as the orders wait for a reason in their email.

    To a mere question it says yes.
    """
    if not isinstance(parked.content, ParkedOrders):
        return False
    asked_alone = all(one.proposed for one in parked.content.orders)
    if asked_alone:
        return False
    line, aside = transcript.current_line, statements_of(request.as_sent)[1]
    here = [*texts_at(request.as_sent, line), *(one.text for one in aside if one.line == line)]
    return bool(here) and all(map(may_thank, here))


def is_unclear(outcome: AnyRemark) -> bool:
    """Return whether a yes was not taken because its email says more."""
    return isinstance(outcome, Remark) and outcome.key in (
        MailRemark.YES_TOO_LITTLE,
        MailRemark.WORD_UNCLEAR,
        MailRemark.WORD_UNCLEAR_FOR,
        MailRemark.WORD_UNCLEAR_FOR_PRESS,
        MailRemark.WORD_MAY_THANK,
    )


def is_done_already(outcome: AnyRemark) -> bool:
    """Return whether a yes came for what an earlier one has done."""
    return isinstance(outcome, Remark) and outcome.key is MailRemark.DONE_ALREADY


def _carry_out_kept(session: Session, command: Command) -> Outcome:
    """Carry out what waited beside orders: a command, or a message."""
    if isinstance(command, Press | Broadcast):
        return send_press(session, command)
    return _WAIT_FOR_A_WORD[type(command)](session, command)


def _carry_out(session: Session, parked: ParkedItem) -> Outcome:
    request, speaker, transcript = session.request, session.speaker, session.transcript
    match parked.content:
        case ParkedEmail(email_id):
            transcript.released.append(Release(email_id, parked, _came(request, parked, email_id)))
            return Done(remark(MailRemark.MAIL_CONFIRMED))
        case ParkedAddress() | ParkedOtherAddress() as address:
            return take_agreed(request, speaker, transcript, parked, address)
        case ParkedOrders() as content:
            return give_parked_orders(
                request,
                speaker,
                transcript,
                parked,
                content,
                partial(_carry_out_kept, session),
            )
        case ParkedPress() as press:
            return send_parked_press(session, parked, press)
        case ParkedOffer() | ParkedMastership() | ParkedPartnership() | ParkedQuestions() as offer:
            return _accept(request, speaker, transcript, parked, offer)
        case ParkedCommand(line):
            outcome = _execute(session, parked, line)
            if is_request(parked):
                note_answer(request, speaker, parked, done=isinstance(outcome, Done))
            return outcome


def _accept(
    request: Request,
    speaker: ChangingSpeaker,
    transcript: Transcript,
    parked: ParkedItem,
    offer: ParkedOffer | ParkedMastership | ParkedPartnership | ParkedQuestions,
) -> Outcome:
    if isinstance(offer, ParkedQuestions):  # no word carries them out (`open_questions`)
        return Rejected(remark(MailRemark.NOTHING_WAITS_FOR_YES))
    if isinstance(offer, ParkedOffer):
        return accept_offer(request, speaker, transcript, parked, offer)
    if isinstance(offer, ParkedPartnership):
        return accept_partnership(request, speaker, transcript, parked, offer)
    return accept_mastership(request, speaker, transcript, parked, offer)


def _came(request: Request, parked: ParkedItem, email_id: EmailId) -> datetime | None:
    """Return when a parked email came, if it waited for a YES; others are held with a counter."""
    held = request.work.counters.count(
        CounterKind.HELD, request.now, ANSWER_LIFE, str(parked.person), str(email_id)
    )
    return None if held else parked.expires - ANSWER_LIFE


def cancel(request: Request, speaker: ChangingSpeaker, transcript: Transcript, command: Cancel) -> Outcome:
    """Drop the parked item of a token; without one, that of the answered email.

    Otherwise everything that waits for the speaker in their game, except emails; or only their `resignation`.
    """
    if command.resignation and not may_say_no(request, speaker, transcript):
        return _stay(request, speaker, transcript)
    if command.token:
        return _cancel_by_token(request, speaker, transcript, command.token)
    if asks(request, transcript):
        return Rejected(remark(MailRemark.WORD_UNCLEAR, word="YES or CONFIRM"))
    answered = None if is_echo(request, transcript) else parked_item(request, "")
    if answered is None:
        if (
            not is_echo(request, transcript)
            and (freed := take_back(request, speaker, transcript)) is not None
        ):
            return freed
        outcome = _cancel_all(request, speaker, transcript)
        why = why_nothing_waits(request) if isinstance(outcome, Rejected) else None
        return Rejected(why) if why is not None else outcome
    speaker.note_proof(request, answered.person)
    return _drop(request, speaker, transcript, answered)


def _cancel_by_token(
    request: Request, speaker: ChangingSpeaker, transcript: Transcript, token: str
) -> Outcome:
    if is_echo(request, transcript):
        return Rejected(remark(MailRemark.WORD_AMONG_OURS))
    parked = take(request, token)
    if parked is None:
        why = why_nothing_waits(request, token)
        return Rejected(why or remark(MailRemark.NOTHING_WAITS_FOR_TOKEN))
    if (why := why_not_his(request, speaker, parked, drops=True)) is not None:
        return Rejected(why)
    speaker.note_proof(request, parked.person)
    tell_of_answer(request, speaker, parked, dropped=True)
    return _drop(request, speaker, transcript, parked)


def may_say_no(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Return whether the email answers a question that still waits, so that a no in words drops it.

    Whoever the question was forwarded to is not shown that anything waits.
    """
    outbox, same = request.work.outbox, request.work.people.same
    asked = ((one, outbox.by_message_id(one)) for one in answered_emails(request.email))
    questions = [one for one, found in asked if found is None or same(found[1], request.email.sender)]
    waits = any(still_waits(request, one) for one in questions)
    return (waits or promise_answered(request, speaker) is not None) and not is_echo(request, transcript)


def counts_in_subject(
    request: Request, speaker: Speaker, transcript: Transcript, found: Sequence[Statement]
) -> bool:
    """Return whether a YES or CANCEL that is all of the subject counts, as the answer to an open question.

    Then the text holds only a few words to a human, such as a telephone adds.
    """
    if holds_our_text(request, request.as_sent) or not may_say_no(request, speaker, transcript):
        return False
    read_lines = [answer for one in found for answer in read(one, speaker.context(request))]
    few = sum(letter.isalpha() for one in found for letter in one.text) <= _NAME
    said = few and all(isinstance(one, Prose) and one.topic is None for one in read_lines)
    return said and not any(says_no(one.text) for one in found)


def _cancel_all(request: Request, speaker: ChangingSpeaker, transcript: Transcript) -> Outcome:
    """Drop everything that waits for the speaker in their game, except emails, and what they asked others."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None:
        return not_signed_on()
    dropped = _dropped(request, speaker, transcript, actor.person, game.name)
    withdrawn = withdraw_questions(request, game, actor)
    if not dropped and not withdrawn:
        return Rejected(remark(MailRemark.NOTHING_WAITS, game=game.name))
    transcript.word_taken = True
    return Done(_all_cancelled(dropped, withdrawn=withdrawn))


def _dropped(
    request: Request, speaker: ChangingSpeaker, transcript: Transcript, person: PersonId, game: str
) -> Sequence[ParkedItem]:
    """Drop what waits for a person's word in a game, and return it."""
    found = request.work.parked_items.clear(person, game)
    found = [one for one in found if not isinstance(one.content, ParkedQuestions)]
    dropped = [one for one in found if one.due or one.expires > request.now]
    for one in dropped:
        request.work.counters.add(CounterKind.SETTLED, one.digest, Settlement.DROPPED, request.now)
        if isinstance(one.content, ParkedCommand):
            refuse_line(request, speaker, transcript, one, one.content.line)
        if isinstance(one.content, ParkedOrders):
            give_corrected_again(request, speaker, transcript, one, one.content.orders)
    return dropped


def _all_cancelled(dropped: Sequence[ParkedItem], *, withdrawn: bool) -> Remark:
    if withdrawn:
        if dropped:
            return remark(MailRemark.ALL_AND_QUESTIONS_CANCELLED)
        return remark(MailRemark.QUESTION_WITHDRAWN)
    if any(isinstance(one.content, ParkedAddress) for one in dropped):
        return remark(MailRemark.ALL_CANCELLED_AND_ADDRESS)
    return remark(MailRemark.ALL_CANCELLED)


def _stay(request: Request, speaker: Speaker, transcript: Transcript) -> Outcome:
    """Drop the speaker's resignation that waits, and nothing else."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None or is_echo(request, transcript):
        return not_signed_on()
    if not drop_parked(request, game, actor.person, _RESIGN):
        return Rejected(remark(MailRemark.NOTHING_WAITS, game=game.name))
    return Done(remark(MailRemark.RESIGNATION_DROPPED))


def _drop(request: Request, speaker: ChangingSpeaker, transcript: Transcript, parked: ParkedItem) -> Outcome:
    transcript.word_taken = True
    _settle(request, parked, Settlement.DROPPED)
    match content := parked.content:
        case ParkedEmail(email_id):
            transcript.dropped.append(email_id)
            return Done(remark(MailRemark.MAIL_CANCELLED))
        case ParkedOrders() | ParkedQuestions():
            if isinstance(content, ParkedOrders):
                give_corrected_again(request, speaker, transcript, parked, content.orders)
            return Done(_orders_cancelled(content))
        case ParkedPress():
            return Done(remark(OrderRemark.PRESS_CANCELLED))
        case ParkedOffer():
            return Done(remark(SeatRemark.OFFER_DECLINED, game=parked.game))
        case ParkedMastership() | ParkedPartnership():
            return _decline(content, parked.game)
        case ParkedCommand() | ParkedAddress() | ParkedOtherAddress():
            return Done(refuse_line(request, speaker, transcript, parked, content.line))


def _orders_cancelled(content: ParkedOrders | ParkedQuestions) -> Remark:
    """Return that what was asked about is cancelled, and what it was."""
    if isinstance(content, ParkedQuestions):  # no word carries them out, or drops them alone
        return remark(MailRemark.ALL_CANCELLED)
    return remark(MailRemark.ORDERS_CANCELLED, line=", ".join(one.text for one in content.orders))


def _decline(offer: ParkedMastership | ParkedPartnership, game: str) -> Outcome:
    if isinstance(offer, ParkedMastership):
        return Done(remark(MasterRemark.LEADS_NOT, game=game))
    return Done(remark(SeatRemark.PLAYS_NOT, game=game))


def _execute(session: Session, parked: ParkedItem, line: str) -> Outcome:
    """Carry out a parked command in its person's present role in the game: its GM, or a player of it."""
    request, speaker = session.request, session.speaker
    game = request.games.up_to_date(parked.game)
    actor = _actor(game, parked.person, line) if game else None
    if game is None or actor is None:
        return _no_actor(game, parked, line)
    reopened = game.clock.opened if game.clock and game.follows is not None else None
    if line.startswith("EXTEND") and game.clock:  # it was requested for the phase at that time
        reopened = game.clock.opened
    if line.startswith(("PROCESS", "EXTEND")) and reopened and reopened > parked.expires - TOKEN_LIFE:
        return Rejected(remark(MailRemark.PHASE_OPENED_SINCE, command=line))
    with speaker.speaking_as(game, actor, Proof(confirmed=True)):
        (answer,) = read(Statement(1, line), speaker.context(request))
        if not isinstance(answer, Understood):
            return Rejected(remark(MasterRemark.EXTENDED_ALREADY))  # its time has passed since
        command = answer.command
        outcome = passed_meanwhile(request, command) or _WAIT_FOR_A_WORD[type(command)](session, command)
    if isinstance(outcome, Rejected):
        return outcome
    return Done(remark(MailRemark.COMMAND_CONFIRMED, command=line, done=outcome.remark))


def _no_actor(game: Game | None, parked: ParkedItem, line: str) -> Outcome:
    """Return what is said to somebody who no longer has the role that the command needs."""
    if line == _HERE and game is not None:
        started = actors_of(game, parked.person)
        return Done(remark(SeatRemark.NOTED)) if started else Rejected(remark(MailRemark.LEFT_ALREADY))
    if line.startswith(_OF_PLAYER):
        return Rejected(remark(MailRemark.LEFT_ALREADY))
    return Rejected(remark(MailRemark.NOT_MASTER_ANY_MORE))


def _actor(game: Game, person: PersonId, line: str) -> Actor | None:
    if line.startswith(_OF_PLAYER):
        return next((one for one in actors_of(game, person) if one.power is not None), None)
    if line == _HERE:
        return applicant(game, person)
    return Actor(Role.MASTER, person) if game.is_run_by(person) else None
