"""Answers to messages: words above a quoted message go to its author and its other readers.

docs: press, "Words above a quoted message answer it"

The email names the Message-ID of the judge's copy of the message, and that is its proof (`incoming.replies`).
Its words (`incoming.press_reply_words`) wait until their time, and CANCEL stops them until then.

The judge asks first if everybody would read the answer, if some of it may not be words to people, or if a
program may have written it. An anonymous message cannot be answered: that would show who its author is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import timedelta
from itertools import chain, takewhile

from judge.game import machine
from judge.game.anonymity import anonymous, hides_absence, is_nonplaying_master
from judge.game.commands.member import Audience, Broadcast, Press
from judge.game.events import PressSent, StartTakenBack
from judge.game.press import as_shown, persons_of, unheld
from judge.game.refusals import Refused
from judge.game.roles import MASTER, OBSERVERS, Actor, Role
from judge.game.state import Game
from judge.language.press_for_judge import calls_judge, is_not_to_be_sent
from judge.language.prose import holds_order_tried
from judge.language.reading import read
from judge.language.secret_lines import may_hold_secret
from judge.language.secret_words import holds_token, possible_secrets
from judge.language.sign_on_form import passwords_by_form
from judge.language.statements import (
    Statement,
    Understood,
)
from judge.language.text.own_lines import NumberedLine
from judge.language.text.retractions import tells_absence
from judge.language.text.subjects import is_forwarded
from judge.language.text.trials import IN_TRIAL
from judge.notices.remarks import AnyRemark, GameRefusal, OrderRemark, Remark, remark
from judge.notices.replies import LineReport, Note, SentPress, Treatment
from judge.records import CounterKind, ParkedItem, ParkedPress
from judge.service.addressees import readers_by_name
from judge.service.handlers.press import (
    as_written,
    asked_of,
    count_press,
    digest_of,
    named,
    names_author,
    note_answer,
    readers_named,
)
from judge.service.handlers.seat_lookup import sign_on_places
from judge.service.incoming.advice.press import (
    called,
    for_one,
    is_kept_from,
    speaks_about_reader,
    tells_reader,
)
from judge.service.opt_in import answered_tokens
from judge.service.outcomes import AnswerToPress
from judge.service.page_proof import holds_page_token
from judge.service.parked import TOKEN_LIFE
from judge.service.passwords import own_secrets
from judge.service.request import Request
from judge.service.session import Session
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript

_SOON = timedelta(seconds=30)
"""How fast a program answers, but hardly a person who has never answered before."""
_MONTH = timedelta(days=31)
_FEW_WORDS = 2
"""The most words that people often repeat, as `Agreed!`."""
_SHORTEST_NAME = 3
"""The fewest letters of a GM's name by which a message calls them."""
# What becomes of it


def send_answer(session: Session, answer: AnswerToPress) -> None:
    """Hold the answer until its time or a YES, and report it; its own lines are not reported."""
    speaker, transcript = session.speaker, session.transcript
    numbers = {line.number for line in answer.lines}
    transcript.reports = [
        one for one in transcript.reports if one.line not in numbers or _is_order_tried(one)
    ]
    game = speaker.current_game(session.request.games)
    if game is None:
        return
    reported = len(transcript.reports)
    transcript.reports.append(_offer(session, game, answer))
    transcript.note_seat(
        (game.name, answer.actor), reported, unproven=speaker.seat.unproven, about_orders=False
    )


def _is_order_tried(report: LineReport) -> bool:
    """Return whether a line of a trial is an order; its writer is told that it does not count."""
    return report.understood == IN_TRIAL and holds_order_tried(report.text)


def _secret_in(
    request: Request, speaker: Speaker, transcript: Transcript, answer: AnswerToPress, body: str
) -> Remark | None:
    """Return the secret that a message holds, because of which it is not sent; None if none is known."""
    # A line beside it may have made one of its words a password.
    secrets = own_secrets(request, speaker, body).words if transcript.effects else ()
    if any(word in body for word in (*answer.secrets, *secrets)):
        return remark(OrderRemark.PRESS_HOLDS_PASSWORD)
    held = holds_page_token(request, speaker, body)
    return remark(OrderRemark.PRESS_HOLDS_PAGE_TOKEN) if held else None


def _offer(session: Session, game: Game, answer: AnswerToPress) -> LineReport:
    request, speaker, transcript = session.request, session.speaker, session.transcript
    body, whole = (
        "\n".join(line.text.rstrip() for line in lines) for lines in (answer.lines, answer.sent_lines)
    )
    first = answer.lines[0]
    report = LineReport(first.number, first.text.strip(), Treatment.REFUSED)
    secret = _secret_in(request, speaker, transcript, answer, whole)
    if secret is not None:
        return replace(report, understood=secret)
    maybe = _lines_with_secret(request, speaker, transcript, answer.lines)
    if _is_of_other_start(request, game, answer):
        return replace(report, understood=remark(OrderRemark.PRESS_OF_OTHER_START, game=game.name))
    press = _press(game, answer, whole)
    if isinstance(press, Remark):
        return replace(report, understood=press)
    why = _why_refused(session, game, answer.actor, press)
    if why is not None:
        return replace(report, understood=why)
    suspect = _suspicion(request, answer, body)
    secret_like = (remark(OrderRemark.PRESS_MAY_HOLD_PASSWORD),) if maybe or answer.untried else ()
    doubts = _doubts(request, speaker, transcript, game, answer, press, body)
    why = next(chain(_successor(game, answer), suspect, secret_like, doubts), None)
    press = as_written(game, press)
    content = ParkedPress(answer.actor, press, why is not None, game.ending is not None)
    transcript.press_apart.append(_to_park(request, game, content))
    transcript.effects += not suspect
    shown = replace(report, press=SentPress(whole, anonymous(game)), notes=_unread(game, press))
    said = _said(request, game, press, why)
    if why is not None:
        return replace(shown, treatment=Treatment.WAITING, understood=said)
    note_answer(request, answer.actor.person, body)
    return replace(shown, treatment=Treatment.DONE, understood=said)


def _lines_with_secret(
    request: Request, speaker: Speaker, transcript: Transcript, lines: Sequence[NumberedLine]
) -> bool:
    """Return whether a line may hold a password or token, which is masked in the question to the writer."""
    places, texts = sign_on_places(request, speaker), [line.text for line in lines]
    found = [one for one in texts if may_hold_secret(one, places.games) or holds_token(one)]
    for text in found:
        transcript.keep_secret(request.games, *possible_secrets(text))
    typed = tuple(passwords_by_form(texts, places))
    transcript.keep_secret(request.games, *typed)
    return bool(found or typed)


def _said(request: Request, game: Game, press: Press | Broadcast, why: Remark | None) -> Remark:
    """Return whom the message goes to and when, or why the judge asks first."""
    readers, wait = readers_named(game, press), _wait(request.services.security.letter_delay)
    if why is not None and press.grey:
        return remark(OrderRemark.GREY_PRESS_ASKS, why=why, readers=readers)
    if why is not None:
        return remark(OrderRemark.PRESS_ASKS, why=why, readers=readers)
    if press.grey:
        return remark(OrderRemark.GREY_PRESS_LEAVES, readers=readers, wait=wait)
    return remark(OrderRemark.PRESS_LEAVES, readers=readers, wait=wait)


def _unread(game: Game, press: Press | Broadcast) -> tuple[tuple[Note, AnyRemark], ...]:
    to = press.to if isinstance(press, Press) and not press.left_out else ()
    nobody = unheld(game, to)
    return ((Note.CHECK, remark(OrderRemark.PRESS_UNREAD, readers=named(game, nobody))),) if nobody else ()


def _wait(delay: timedelta) -> Remark:
    seconds = int(delay.total_seconds())
    if seconds % 60 or not seconds:
        return remark(OrderRemark.SECONDS, number=seconds)
    return remark(OrderRemark.MINUTES, number=seconds // 60)


def _is_of_other_start(request: Request, game: Game, answer: AnswerToPress) -> bool:
    """Return whether the powers were dealt again since the message; UNSTART does so only after BEGIN."""
    if not game.settings.manual_start or as_shown(game, answer.press, answer.actor).broadcast:
        return False
    latest_first = (one.event for one in reversed(request.work.games.record(game.name)))
    return any(
        isinstance(one, StartTakenBack) for one in takewhile(lambda one: one != answer.press, latest_first)
    )


def _press(game: Game, answer: AnswerToPress, body: str) -> Press | Broadcast | Remark:
    """Return the answer as press to the author and the other readers, or why there is none."""
    actor = answer.actor
    told = as_shown(game, answer.press, actor)
    author = told.author
    leads = is_nonplaying_master(game, actor.role, actor.person)
    if told.broadcast or not told.to:
        return Broadcast(body, True if told.grey and not leads else None)
    if told.grey and not leads:
        return remark(OrderRemark.PRESS_AUTHOR_UNKNOWN)
    wrote = author.power or {Role.OBSERVER: OBSERVERS, Role.PLAYER: ""}.get(author.role, MASTER)
    if not wrote:
        return remark(OrderRemark.PRESS_AUTHOR_WITHOUT_POWER)
    own = actor.power or (MASTER if actor.role >= Role.MASTER else "")
    others = () if told.grey else told.to
    to = tuple(one for one in dict.fromkeys((wrote, *others)) if one != own)
    return Press(body, Audience.SOME, to, None, told.left_out)


def _why_refused(
    session: Session, game: Game, actor: Actor, press: Press | Broadcast
) -> Remark | GameRefusal | None:
    """Return why a message cannot be sent: it lacks proof, or the game's rules or the limits forbid it."""
    if session.speaker.seat.unproven:
        return remark(OrderRemark.PRESS_WANTS_PASSWORD, game=game.name)
    _, events = machine.apply(game, actor, press, session.request.now)
    refused = next((one for one in events if isinstance(one, Refused)), None)
    if refused is not None:
        return GameRefusal(refused, game)
    if session.transcript.doubtful_orders:
        return remark(OrderRemark.PRESS_BESIDE_DOUBT)
    sent = next(one for one in events if isinstance(one, PressSent))
    return count_press(session.request, session.allowance, game, actor, sent)


def _to_park(request: Request, game: Game, content: ParkedPress) -> ParkedItem:
    """Return the message to hold, under the Message-ID of the reply, so that an answer can refer to it."""
    services = request.services
    token = services.writer.token(request.reply_key, request.now)
    life = TOKEN_LIFE if content.asks else services.security.letter_delay
    digest, person = services.passwords.digest(token), content.author.person
    return ParkedItem(digest, person, game.name, content, request.now + life)


# Why it asks first


def _doubts(
    request: Request,
    speaker: Speaker,
    transcript: Transcript,
    game: Game,
    answer: AnswerToPress,
    press: Press | Broadcast,
    body: str,
) -> Iterator[Remark]:
    yield from _doubts_about_readers(request, speaker, game, answer, press, body)
    context = speaker.context(request)
    masters = _masters_elsewhere(request, speaker, press)
    if any(calls_judge(line.text, masters) for line in answer.lines):
        yield remark(OrderRemark.PRESS_CALLS_JUDGE)
    unwanted = isinstance(press, Press) and is_kept_from(
        request, speaker, game, body, _letters(game, press.to)
    )
    if unwanted or any(is_not_to_be_sent(line.text, context) for line in answer.lines):
        yield remark(OrderRemark.PRESS_NOT_TO_BE_SENT)
    if isinstance(press, Press) and _is_about_reader(request, speaker, game, press, body):
        yield remark(OrderRemark.PRESS_ABOUT_READER)
    if is_forwarded(request.email.subject):
        yield remark(OrderRemark.PRESS_FORWARDED)
    if names_author(game, speaker, body):
        yield remark(OrderRemark.PRESS_NAMES_AUTHOR)
    yield from answer.doubts
    if any(one.treatment is Treatment.REFUSED for one in transcript.reports):
        yield remark(OrderRemark.PRESS_BESIDE_LINES)


def _is_about_reader(request: Request, speaker: Speaker, game: Game, press: Press, body: str) -> bool:
    """Return whether a message speaks of one of its readers as one speaks to somebody else.

    One of several readers may be named: `I agree with Rolf`.
    """
    if tells_reader(request, speaker, game, body, _letters(game, press.to)):
        return True
    only = press.to[0] if len(press.to) == 1 and not press.left_out else ""
    return bool(only) and speaks_about_reader(request, speaker, body, only)


def _masters_elsewhere(request: Request, speaker: Speaker, press: Press | Broadcast) -> frozenset[str]:
    """Return the names by which a message calls a GM who neither writes it nor reads it."""
    actor = speaker.seat.actor
    if actor is None or actor.role >= Role.MASTER or (isinstance(press, Press) and MASTER in press.to):
        return frozenset()
    people = readers_by_name(request, speaker)
    of_masters, of_others = (
        {word for name, seat in people if (seat == MASTER) is led for word in name.lower().split()}
        for led in (True, False)
    )
    return frozenset(word for word in of_masters - of_others if len(word) >= _SHORTEST_NAME)


def _doubts_about_readers(
    request: Request,
    speaker: Speaker,
    game: Game,
    answer: AnswerToPress,
    press: Press | Broadcast,
    body: str,
) -> Iterator[Remark]:
    """Yield why a message may be for fewer or for other people than would read it."""
    if isinstance(press, Broadcast):
        yield remark(OrderRemark.PRESS_TO_EVERYBODY)
    elif OBSERVERS in set(press.to) - set(answer.press.to) and len(persons_of(game, OBSERVERS)) > 1:
        yield remark(OrderRemark.PRESS_TO_OBSERVERS)
    elif (press.left_out or len(press.to) > 1) and for_one(request, speaker, game, body):
        yield remark(OrderRemark.PRESS_FOR_ONE, author=_letters(game, press.to[:1]))
    to = called(request, speaker, game, body)
    if isinstance(press, Press) and not press.left_out and not set(to) <= set(_letters(game, press.to)):
        yield remark(OrderRemark.PRESS_CALLS_OTHERS, to=to)


def _successor(game: Game, answer: AnswerToPress) -> tuple[Remark, ...]:
    """Return the remark that the author's power has another player by now, if everybody was told."""
    told = as_shown(game, answer.press, answer.actor)
    power = None if told.grey else told.author.power
    seat = next((one for one in game.seats if one.power == power), None)
    if seat is None or not seat.players or told.author.acting or anonymous(game) or hides_absence(game):
        return ()
    gone = told.author.person not in seat.players
    return (remark(OrderRemark.PRESS_AUTHOR_GONE, power=game.variant.power(seat.power)),) if gone else ()


def _letters(game: Game, to: Sequence[str]) -> str:
    """Return readers as the first line of a message has them."""
    powers = (one for one in to if one not in (MASTER, OBSERVERS))
    return "".join(
        (*("M" for one in to if one == MASTER), *(game.variant.power(one).letter for one in powers))
    )


def _suspicion(request: Request, answer: AnswerToPress, body: str) -> tuple[Remark, ...]:
    """Return why a program may have written it: first answer too soon, same text again, words of absence."""
    counters, person, digest = request.work.counters, answer.actor.person, digest_of(body)
    who, asked = str(person), asked_of(person)
    before = counters.count(CounterKind.REPLIED, request.now, _MONTH, who)
    found: list[Remark] = []
    if not before and abs(request.now - answer.sent) < _SOON:
        found.append(remark(OrderRemark.PRESS_SO_SOON))
    same = sum(counters.count(CounterKind.REPLIED, request.now, _MONTH, one, digest) for one in (who, asked))
    if same and len(body.split()) > _FEW_WORDS:
        found.append(remark(OrderRemark.PRESS_AGAIN))
    if any(tells_absence(line.text) for line in answer.lines):
        found.append(remark(OrderRemark.PRESS_TELLS_ABSENCE))
    if found:
        counters.add(CounterKind.REPLIED, asked, digest, request.now)
    return tuple(found)


# To others


def readdressed(
    request: Request, speaker: Speaker, transcript: Transcript, found: Sequence[Statement]
) -> Sequence[Statement]:
    """Return a lone line PRESS TO in an answer to the judge's question, with the held message's words."""
    first = found[0]
    for token in answered_tokens(request.email):
        parked = request.work.parked_items.take(request.services.passwords.digest(token), request.now)
        if parked is None:
            continue
        if isinstance(parked.content, ParkedPress):
            body = tuple(parked.content.press.body.split("\n"))
            press = Statement(first.line, first.text, body, block=True)
            transcript.redactor.spare_press(parked.content.press.body)
            if not all(isinstance(one, Understood) for one in read(press, speaker.context(request))):
                request.work.parked_items.park(parked)
            return (press,)
        request.work.parked_items.park(parked)
        break
    return found


def is_lone_address(found: Sequence[Statement]) -> bool:
    """Return whether an email is one line PRESS TO with nothing below it."""
    return len(found) == 1 and found[0].block and not found[0].closed and not "".join(found[0].body).strip()
