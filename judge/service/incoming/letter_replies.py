"""Answers to letters: the words above a letter's quote go to its author and its other readers.

docs: press, "Words above a quoted message answer it"

The mail names the Message-ID of our copy of the letter, and that is its proof (`incoming.replies`). Lines
that are orders or commands are read as ever and stay out of the letter; so do greetings and names below it,
which a mail program may have added. What is left waits for its time, in which CANCEL stops it.

It asks first where everybody would read it, where it may not be all words, and where a program may have
written it. A letter whose author is not named is not answered: that would show who he is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import timedelta
from itertools import takewhile

from judge.game import machine
from judge.game.anonymity import anonymous, hides_absence, is_nonplaying_master
from judge.game.commands.anyone import SignOff, SignOn, Yes
from judge.game.commands.member import Audience, Broadcast, Press
from judge.game.events import PressSent, StartTakenBack
from judge.game.press import as_shown, persons_of, unheld
from judge.game.refusals import Refused
from judge.game.roles import MASTER, OBSERVERS, Actor, Role
from judge.game.state import Game
from judge.language.for_judge import begins_for_judge, heads_orders, may_be_for_judge, tells_what_follows
from judge.language.headings import writer_of
from judge.language.page_tokens import page_tokens_in
from judge.language.problems import Problem
from judge.language.prose import speaks_to_people, tells_absence
from judge.language.reading import read
from judge.language.readings.about_orders import Kept, kept_by
from judge.language.readings.arbiter import read_line
from judge.language.readings.evidence import Work
from judge.language.secret_lines import may_hold_secret
from judge.language.secret_words import holds_token, possible_secrets
from judge.language.segmentation import A_GREETING, AFTER_SIGN_OFF
from judge.language.sign_on_form import passwords_by_form
from judge.language.statements import (
    Answer,
    Context,
    Heading,
    Ignored,
    Place,
    Prose,
    Statement,
    Understood,
    UnderstoodAhead,
    UnderstoodOrder,
    UnderstoodProxy,
)
from judge.language.text.blocks import NAMES_PEOPLE
from judge.language.text.own_lines import A_SIGNATURE, NumberedLine
from judge.language.text.preface import is_for_judge
from judge.language.text.signatures import is_closing, signature_start
from judge.language.text.trials import IN_TRIAL
from judge.language.trial_orders import holds_order_tried
from judge.notices.remarks import AnyRemark, GameRefusal, OrderRemark, Remark, remark
from judge.notices.replies import LineReport, Note, SentLetter, Treatment
from judge.records import Concern, MarkKind, ParkedItem, ParkedLetter
from judge.service.allowance import Allowance
from judge.service.handlers.press import (
    as_written,
    asked_of,
    count_letter,
    digest_of,
    named,
    note_answer,
    readers_by_name,
    readers_named,
)
from judge.service.handlers.seat_lookup import is_sentence_like_sign_on, sign_on_places
from judge.service.incoming.advice.press import called, for_one
from judge.service.incoming.line_reports import ignore
from judge.service.opt_in import answered_tokens
from judge.service.outcomes import AnswerToLetter
from judge.service.own_statements import own_lines_of, statements_of
from judge.service.parked import TOKEN_LIFE
from judge.service.passwords import own_secrets
from judge.service.request import Request
from judge.service.session import Session
from judge.service.speaker import ChangingSpeaker, Speaker
from judge.service.transcript import Transcript

_SOON = timedelta(seconds=30)
"""Within so long after our mail a program answers, and hardly a person who has never answered before."""
_MONTH = timedelta(days=31)
_FEW_WORDS = 2
"""Words that people say again and again, as `Agreed!`."""
_PRESS_KEY = re.compile(r"[^:]+:(\d+):press:")
"""The key of a letter in the outbox (`announce`): the game, and the number of the event."""


def _letter_answered(request: Request, answered: Concern) -> PressSent | None:
    """The letter that the mail of ours told of; None if it was another mail."""
    found = _PRESS_KEY.match(answered.key)
    event = request.work.games.event(answered.game, int(found[1])) if found and answered.game else None
    return event if isinstance(event, PressSent) else None


# Which lines are the letter's


def take_words(session: Session, found: Sequence[Statement], answered: Concern) -> Sequence[Statement]:
    """Put the words of an answer to a letter aside as the transcript's `answer`; the other statements."""
    request, speaker, transcript = session.request, session.speaker, session.transcript
    letter, seat = _letter_answered(request, answered), speaker.seat_key()
    if letter is None or seat is None or any(one.block for one in found):
        return found
    own, aside = own_lines_of(request.letter)
    secrets = own_secrets(request, speaker, _joined(own), aside=f"{_joined(aside)}\n{request.letter.subject}")
    transcript.keep_secret(request.games, *secrets.words, *secrets.near)
    tried, orders_tried = _trials(request, speaker)
    words, rest, why = _words_apart(
        request, speaker, session.allowance, sorted((*found, *tried), key=lambda one: one.line), tried
    )
    if orders_tried:
        why.append(_MEANT_FOR_ME)
    if not words and all(_is_greeting(request, speaker, one) for one in rest):
        words, rest = rest, words
    others = {number for one in rest for number in (one.line, *one.numbers)}
    lines = _body(request, others)
    if rest and not words and all(_is_ignored(request, speaker, one) for one in rest):
        return _say_that_nothing_is_left(request, speaker, transcript, rest)
    if not lines or not (words or not rest):
        return found
    transcript.answer = AnswerToLetter(
        letter,
        seat[1],
        lines,
        tuple(why),
        answered.sent,
        secrets.words,
        secrets.untried or any(word in _joined(own) for word in secrets.near),
    )
    return _doubted(request, speaker, words, rest)


def _doubted(
    request: Request, speaker: Speaker, words: Sequence[Statement], rest: Sequence[Statement]
) -> Sequence[Statement]:
    """The other statements; words to a player that doubt orders doubt those of the same email.

    `My orders will be: … Is that okay for you?` asks that player first.
    """
    writer = writer_of(speaker.context(request))
    doubts = any(kept_by(one.text, writer) is not Kept.NONE for one in words)
    return [replace(one, doubted=True) for one in rest] if doubts else rest


def _is_greeting(request: Request, speaker: Speaker, statement: Statement) -> bool:
    """Whether a statement is a greeting of more than a name, which may be all that somebody answers."""
    answers = read(statement, speaker.context(request))
    greets = all(isinstance(one, Ignored) and one.why == A_GREETING for one in answers)
    return greets and statement.place is not Place.SIGNATURE


def _is_ignored(request: Request, speaker: Speaker, statement: Statement) -> bool:
    """Whether a statement is of a signature, and no order."""
    signs = statement.place is Place.SIGNATURE
    return signs and all(isinstance(one, Ignored) for one in read(statement, speaker.context(request)))


def _say_that_nothing_is_left(
    request: Request, speaker: ChangingSpeaker, transcript: Transcript, found: Sequence[Statement]
) -> Sequence[Statement]:
    """Report the last line of an answer that is all greeting and signature; the other statements."""
    *others, last = found
    report = ignore(request, speaker, transcript, Ignored(last.line, last.text, A_SIGNATURE))
    why = remark(OrderRemark.LETTER_NOTHING_LEFT)
    transcript.reports.append(replace(report, treatment=Treatment.REFUSED, understood=why))
    return others


def _trials(request: Request, speaker: Speaker) -> tuple[tuple[Statement, ...], bool]:
    """The lines that a trial would hold in another mail, as words to people; and whether orders are in them.

    `WHAT IF` above `you went to Norway?` is a question. With orders below it nobody knows whom it is for, so
    all of it is shown to the writer, who is asked.
    """
    ignored = statements_of(request.letter)[1]
    lines = {one.line: one.text for one in ignored if one.why == IN_TRIAL}
    if not lines:
        return (), False
    context = speaker.context(request)
    holds = any(
        holds_order_tried(text)
        or any(isinstance(one, UnderstoodOrder) for one in read(Statement(line, text), context))
        for line, text in lines.items()
    )
    return tuple(Statement(line, text) for line, text in lines.items()), holds


def _joined(lines: Sequence[NumberedLine | Ignored]) -> str:
    return "\n".join(line.text for line in lines)


def _words_apart(
    request: Request,
    speaker: Speaker,
    allowance: Allowance,
    found: Sequence[Statement],
    tried: Sequence[Statement],
) -> tuple[list[Statement], list[Statement], list[Remark]]:
    """The statements that are words to people, `tried` among them, the others, and what makes it doubtful."""
    words: list[Statement] = []
    rest: list[Statement] = []
    why: dict[Remark, None] = {}
    above: Statement | None = None
    told = False
    for statement in found:
        if statement in tried:
            words.append(statement)
            continue
        continues = bool(words) and words[-1].line == statement.line - 1
        people = readers_by_name(request, speaker) if NAMES_PEOPLE.match(statement.text) else ()
        context = speaker.context(request, people, prose_above=continues)
        answers = read(statement, context)
        is_word, doubt = _kind(request, speaker, allowance, statement, answers, context)
        told = _is_told(statement, words, context, told=told)
        if told and not is_word and not _ORDERS.isdisjoint(map(type, answers)):
            is_word, doubt = True, _MEANT_FOR_ME
        if not is_word and above in words[-1:] and above is not None and heads_orders(above.text, context):
            rest.append(words.pop())
        (words if is_word else rest).append(statement)
        above = statement
        if doubt is not None:
            why[doubt] = None
    return words, rest, list(why)


def _is_told(statement: Statement, words: Sequence[Statement], context: Context, *, told: bool) -> bool:
    """Whether a line stands under words that tell what follows, or goes on with what was `told` so."""
    right_below = bool(words) and words[-1].line == statement.line - 1
    return right_below and (told or tells_what_follows(words[-1].text, context))


def _kind(
    request: Request,
    speaker: Speaker,
    allowance: Allowance,
    statement: Statement,
    answers: Sequence[Answer],
    context: Context,
) -> tuple[bool, Remark | None]:
    """Whether a statement belongs to the letter, and whether that is in doubt."""
    kinds = {Problem if isinstance(one, Problem) else type(one) for one in answers}
    if statement.line == 0 or not answers or kinds <= {Ignored, Heading}:
        return False, None
    commands = {type(one.command) for one in answers if isinstance(one, Understood)}
    if is_for_judge(statement.text):
        return (False, None) if kinds <= _ORDERS else _BESIDE
    if _only_like_sign_on(request, speaker, allowance, statement, answers):
        return True, None
    human, problem = speaks_to_people(statement.text) and Press not in commands, Problem in kinds
    if kinds <= {Problem, Prose, Heading} or commands == {Yes}:
        meant = may_be_for_judge(statement.text, answers, context)
        beside = problem and not human and begins_for_judge(statement.text, context)
        return _BESIDE if beside else (True, _MEANT_FOR_ME if meant else None)
    if human or (kinds & _ORDERS and not read_line(statement, context, Work()).only_orders):
        return True, _MEANT_FOR_ME
    return _BESIDE if commands - {SignOff, SignOn} or problem else (False, None)


def _only_like_sign_on(
    request: Request, speaker: Speaker, allowance: Allowance, statement: Statement, answers: Sequence[Answer]
) -> bool:
    signs = [
        one.command for one in answers if isinstance(one, Understood) and isinstance(one.command, SignOn)
    ]
    return bool(signs) and all(
        is_sentence_like_sign_on(request, speaker, allowance, statement.text, one) for one in signs
    )


_ORDERS = {UnderstoodOrder, UnderstoodAhead, UnderstoodProxy}
_MEANT_FOR_ME = remark(OrderRemark.LETTER_MEANT_FOR_ME)
_BESIDE = (False, remark(OrderRemark.LETTER_BESIDE_LINES))


def _body(request: Request, others: set[int]) -> tuple[NumberedLine, ...]:
    """The own lines of the mail that are the letter: no lines of `others`, nothing of a signature."""
    own = own_lines_of(request.letter)[0]
    filled = [line for line in own if line.text.strip()]
    start = signature_start(filled)
    over = {one.line for one in statements_of(request.letter)[1] if one.why == AFTER_SIGN_OFF}
    end = filled[start].number if start < len(filled) else own[-1].number + 1 if own else 0
    lines = [line for line in own if line.number < end and line.number not in others | over]
    while lines and not lines[-1].text.strip():
        lines.pop()
    if len([line for line in lines if line.text.strip()]) > 1 and is_closing(lines[-1].text):
        lines.pop()
    while lines and not lines[0].text.strip():
        del lines[0]
    return tuple(lines) if any(letter.isalnum() for line in lines for letter in line.text) else ()


# What becomes of it


def send_answer(session: Session, answer: AnswerToLetter) -> None:
    """Park the answer until its time or for a word, and report it; the lines of its own are not reported."""
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
    """Whether a line of a trial is an order, of which its writer is told that it does not count."""
    return report.understood == IN_TRIAL and holds_order_tried(report.text)


def _secret_in(
    request: Request, speaker: Speaker, transcript: Transcript, answer: AnswerToLetter, body: str
) -> Remark | None:
    """What secret a letter holds, because of which it is not sent; None for none that is known."""
    # A line beside it may have made one of its words a password.
    secrets = own_secrets(request, speaker, body).words if transcript.effects else ()
    if any(word in body for word in (*answer.secrets, *secrets)):
        return remark(OrderRemark.LETTER_HOLDS_PASSWORD)
    return remark(OrderRemark.LETTER_HOLDS_PAGE_TOKEN) if page_tokens_in(body) else None


def _offer(session: Session, game: Game, answer: AnswerToLetter) -> LineReport:
    request, speaker, transcript = session.request, session.speaker, session.transcript
    body = "\n".join(line.text.rstrip() for line in answer.lines)
    first = answer.lines[0]
    report = LineReport(first.number, first.text.strip(), Treatment.REFUSED)
    secret = _secret_in(request, speaker, transcript, answer, body)
    if secret is not None:
        return replace(report, understood=secret)
    maybe = _lines_with_secret(request, speaker, transcript, answer.lines)
    if _is_of_other_start(request, game, answer):
        return replace(report, understood=remark(OrderRemark.LETTER_OF_OTHER_START, game=game.name))
    letter = _letter(game, answer, body)
    if isinstance(letter, Remark):
        return replace(report, understood=letter)
    why = _why_refused(session, game, answer.actor, letter)
    if why is not None:
        return replace(report, understood=why)
    suspect, doubts = (
        _suspicion(request, answer, body),
        tuple(_doubts(request, speaker, transcript, game, answer, letter, body)),
    )
    if maybe or answer.untried:
        doubts = (remark(OrderRemark.LETTER_MAY_HOLD_PASSWORD), *doubts)
    reasons = (*_successor(game, answer), *suspect, *doubts)
    letter = as_written(game, letter)
    content = ParkedLetter(answer.actor, letter, bool(reasons), game.ending is not None)
    transcript.letters_apart.append(_to_park(request, game, content))
    transcript.effects += not suspect
    shown = replace(report, letter=SentLetter(body, anonymous(game)), notes=_unread(game, letter))
    said = _said(request, game, letter, reasons)
    if reasons:
        return replace(shown, treatment=Treatment.WAITING, understood=said)
    note_answer(request, answer.actor.person, body)
    return replace(shown, treatment=Treatment.DONE, understood=said)


def _lines_with_secret(
    request: Request, speaker: Speaker, transcript: Transcript, lines: Sequence[NumberedLine]
) -> bool:
    """Whether a line may hold a password or token, which is covered in what the writer is asked."""
    places, texts = sign_on_places(request, speaker), [line.text for line in lines]
    found = [one for one in texts if may_hold_secret(one, places.games) or holds_token(one)]
    for text in found:
        transcript.keep_secret(request.games, *possible_secrets(text))
    typed = tuple(passwords_by_form(texts, places))
    transcript.keep_secret(request.games, *typed)
    return bool(found or typed)


def _said(request: Request, game: Game, letter: Press | Broadcast, why: Sequence[Remark]) -> Remark:
    """Whom the letter goes to, and when; or why it asks first."""
    readers, wait = readers_named(game, letter), _wait(request.services.security.letter_delay)
    if why and letter.grey:
        return remark(OrderRemark.GREY_LETTER_ASKS, why=why[0], readers=readers)
    if why:
        return remark(OrderRemark.LETTER_ASKS, why=why[0], readers=readers)
    if letter.grey:
        return remark(OrderRemark.GREY_LETTER_LEAVES, readers=readers, wait=wait)
    return remark(OrderRemark.LETTER_LEAVES, readers=readers, wait=wait)


def _unread(game: Game, letter: Press | Broadcast) -> tuple[tuple[Note, AnyRemark], ...]:
    to = letter.to if isinstance(letter, Press) and not letter.left_out else ()
    nobody = unheld(game, to)
    return ((Note.CHECK, remark(OrderRemark.LETTER_UNREAD, readers=named(game, nobody))),) if nobody else ()


def _wait(delay: timedelta) -> Remark:
    seconds = int(delay.total_seconds())
    if seconds % 60 or not seconds:
        return remark(OrderRemark.SECONDS, number=seconds)
    return remark(OrderRemark.MINUTES, number=seconds // 60)


def _is_of_other_start(request: Request, game: Game, answer: AnswerToLetter) -> bool:
    """Whether the letter is of powers that were dealt anew since: UNSTART leaves a start by BEGIN alone."""
    if not game.settings.manual_start or as_shown(game, answer.letter, answer.actor).broadcast:
        return False
    latest_first = (one.event for one in reversed(request.work.games.record(game.name)))
    return any(
        isinstance(one, StartTakenBack) for one in takewhile(lambda one: one != answer.letter, latest_first)
    )


def _letter(game: Game, answer: AnswerToLetter, body: str) -> Press | Broadcast | Remark:
    """The answer as a letter to the author and the other readers, or why there is none."""
    actor = answer.actor
    told = as_shown(game, answer.letter, actor)
    author = told.author
    leads = is_nonplaying_master(game, actor.role, actor.person)
    if told.broadcast or not told.to:
        return Broadcast(body, True if told.grey and not leads else None)
    if told.grey and not leads:
        return remark(OrderRemark.LETTER_AUTHOR_UNKNOWN)
    wrote = author.power or {Role.OBSERVER: OBSERVERS, Role.PLAYER: ""}.get(author.role, MASTER)
    if not wrote:
        return remark(OrderRemark.LETTER_AUTHOR_WITHOUT_POWER)
    own = actor.power or (MASTER if actor.role >= Role.MASTER else "")
    others = () if told.grey else told.to
    to = tuple(one for one in dict.fromkeys((wrote, *others)) if one != own)
    return Press(body, Audience.SOME, to, None, told.left_out)


def _why_refused(
    session: Session, game: Game, actor: Actor, letter: Press | Broadcast
) -> Remark | GameRefusal | None:
    """Why a letter cannot leave: for want of proof, by the game's rules, by the limits."""
    if session.speaker.seat.unproven:
        return remark(OrderRemark.LETTER_WANTS_PASSWORD, game=game.name)
    _, events = machine.apply(game, actor, letter, session.request.now)
    refused = next((one for one in events if isinstance(one, Refused)), None)
    if refused is not None:
        return GameRefusal(refused, game)
    if session.transcript.doubtful_orders:
        return remark(OrderRemark.LETTER_BESIDE_DOUBT)
    sent = next(one for one in events if isinstance(one, PressSent))
    return count_letter(session.request, session.allowance, game, actor, sent)


def _to_park(request: Request, game: Game, content: ParkedLetter) -> ParkedItem:
    """A letter to park under the Message-ID of the reply, so that an answer to that speaks of it."""
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
    answer: AnswerToLetter,
    letter: Press | Broadcast,
    body: str,
) -> Iterator[Remark]:
    if isinstance(letter, Broadcast):
        yield remark(OrderRemark.LETTER_TO_EVERYBODY)
    elif OBSERVERS in set(letter.to) - set(answer.letter.to) and len(persons_of(game, OBSERVERS)) > 1:
        yield remark(OrderRemark.LETTER_TO_OBSERVERS)
    elif (letter.left_out or len(letter.to) > 1) and for_one(request, speaker, game, body):
        yield remark(OrderRemark.LETTER_FOR_ONE, author=_letters(game, letter.to[:1]))
    to = called(request, speaker, game, body)
    if isinstance(letter, Press) and not letter.left_out and not set(to) <= set(_letters(game, letter.to)):
        yield remark(OrderRemark.LETTER_CALLS_OTHERS, to=to)
    if _FORWARD.match(request.letter.subject):
        yield remark(OrderRemark.LETTER_FORWARDED)
    if anonymous(game) and _names_author(speaker, body):
        yield remark(OrderRemark.LETTER_NAMES_AUTHOR)
    yield from answer.doubts
    if any(one.treatment is Treatment.REFUSED for one in transcript.reports):
        yield remark(OrderRemark.LETTER_BESIDE_LINES)


def _successor(game: Game, answer: AnswerToLetter) -> tuple[Remark, ...]:
    """That somebody else leads the author's power by now, where everybody was told."""
    told = as_shown(game, answer.letter, answer.actor)
    power = None if told.grey else told.author.power
    seat = next((one for one in game.seats if one.power == power), None)
    if seat is None or not seat.leaders or told.author.acting or anonymous(game) or hides_absence(game):
        return ()
    gone = told.author.person not in seat.leaders
    return (remark(OrderRemark.LETTER_AUTHOR_GONE, power=game.variant.power(seat.power)),) if gone else ()


def _letters(game: Game, to: Sequence[str]) -> str:
    """Readers as the first line of a letter has them."""
    powers = (one for one in to if one not in (MASTER, OBSERVERS))
    return "".join(
        (*("M" for one in to if one == MASTER), *(game.variant.power(one).letter for one in powers))
    )


_FORWARD = re.compile(
    r"\s*(?:(?:re|r|aw|sv|antw)\s*:\s*)*(?:fwd?|wg|tr|rv|i|enc|pd|vb|doorst)\s*:", re.IGNORECASE
)
"""What mail programs put before the subject of what is passed on."""
_NAME = re.compile(r"[^\W\d_]{3,}")


def _names_author(speaker: Speaker, body: str) -> bool:
    """Whether a letter holds a name of its author, or what stands before the @ of his address."""
    if speaker.person is None:
        return False
    known = {*_NAME.findall(speaker.person.name), speaker.person.address.partition("@")[0]}
    said = {word.casefold() for word in _NAME.findall(body)}
    return any(word.casefold() in said for word in known)


def _suspicion(request: Request, answer: AnswerToLetter, body: str) -> tuple[Remark, ...]:
    """Why a program may have written it: too soon for a first answer, the same again, words of absence."""
    marks, person, digest = request.work.marks, answer.actor.person, digest_of(body)
    who, asked = str(person), asked_of(person)
    before = marks.count(MarkKind.REPLIED, request.now, _MONTH, who)
    found: list[Remark] = []
    if not before and abs(request.now - answer.sent) < _SOON:
        found.append(remark(OrderRemark.LETTER_SO_SOON))
    same = sum(marks.count(MarkKind.REPLIED, request.now, _MONTH, one, digest) for one in (who, asked))
    if same and len(body.split()) > _FEW_WORDS:
        found.append(remark(OrderRemark.LETTER_AGAIN))
    if any(tells_absence(line.text) for line in answer.lines):
        found.append(remark(OrderRemark.LETTER_TELLS_ABSENCE))
    if found:
        marks.add(MarkKind.REPLIED, asked, digest, request.now)
    return tuple(found)


# To others


def readdressed(
    request: Request, speaker: Speaker, transcript: Transcript, found: Sequence[Statement]
) -> Sequence[Statement]:
    """A lone line PRESS TO in an answer to the question about a letter, with that letter's words below it."""
    first = found[0]
    for token in answered_tokens(request.letter):
        parked = request.work.parked_items.take(request.services.passwords.digest(token), request.now)
        if parked is None:
            continue
        if isinstance(parked.content, ParkedLetter):
            body = tuple(parked.content.letter.body.split("\n"))
            letter = Statement(first.line, first.text, body, block=True)
            transcript.redactor.spare_letter(parked.content.letter.body)
            if not all(isinstance(one, Understood) for one in read(letter, speaker.context(request))):
                request.work.parked_items.park(parked)
            return (letter,)
        request.work.parked_items.park(parked)
        break
    return found


def is_lone_address(found: Sequence[Statement]) -> bool:
    """Whether a mail is one line PRESS TO with nothing below it."""
    return len(found) == 1 and found[0].block and not found[0].closed and not "".join(found[0].body).strip()
