"""Replies: an email without SIGN ON speaks for the seat that the answered email was about.

docs: sender, "A reply speaks for the power that the email was about"

The Message-ID of the judge's email is made with the judge's secret, and goes to its reader alone. So an email
from the reader's address that names it proves, as a token does, that it comes from somebody who reads there.
The exception is an email with sentences of the judge among its own lines: a robot may have returned what it
got. This proof is enough to play, in the seat and game that the judge's email was about, but not to give the
seat away (`too_little_for`).

Without such proof nothing counts. But if the address of record has exactly one seat that fits, orders are
read for it and kept, and the answer asks for YES: its own Message-ID is the token.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

from judge.game.commands import COMMANDS, Command
from judge.game.commands.anyone import OtherAddress, Register, SetMail, SetProfile, SignOn, Standby, Yes
from judge.game.commands.master import Process, SetSetting
from judge.game.commands.member import (
    AddOrders,
    CastVote,
    Clear,
    DeleteDiary,
    PhaseAhead,
    Propose,
    ReadDiary,
    RecordDiary,
    Resign,
    SetAddress,
    SetConcede,
    SetDraw,
    SetPassword,
    WithdrawProposal,
)
from judge.game.permissions import actors_of, refusal
from judge.game.roles import Actor, Role
from judge.game.seats.entry import powers_played
from judge.game.state import Game
from judge.language.agreement import agrees, goes_on, names_place
from judge.language.answer_words import (
    begins_with_yes,
    is_qualified_yes,
    may_be_yes,
    without_yes_to_rest,
    yes_and_rest,
    yes_but_rest,
)
from judge.language.names import is_game_name
from judge.language.partial_answers import answer_before_order, partial_answer
from judge.language.secret_words import undecorated
from judge.language.statements import Context, Statement, Understood
from judge.language.text.order_start import is_order
from judge.language.text.patterns import TOKEN
from judge.language.text.retractions import tells_absence
from judge.language.text.typography import asks, plain
from judge.language.word_files import common_words
from judge.notices.remarks import MailRemark, MasterRemark, OrderRemark, PersonRemark, Remark, remark
from judge.notices.replies import LineReport, SeatKey, Treatment
from judge.records import Concern, stricter
from judge.rules.phases import Phase
from judge.service.allowance import Allowance
from judge.service.echoes import for_answers, holds_our_text, is_mixed_with_ours, says_nothing_more
from judge.service.handlers.confirmation import may_say_no
from judge.service.handlers.seat_lookup import (
    bare_seat,
    is_sentence_like_sign_on,
    matching_seats,
    own_powers,
    own_seats,
    seat_to_sign_on,
)
from judge.service.handlers.sign_on import why_not_his
from judge.service.incoming.press_replies import is_lone_address, readdressed
from judge.service.incoming.press_reply_words import take_words
from judge.service.opt_in import answered_tokens
from judge.service.outcomes import Rejected
from judge.service.own_statements import lines_of
from judge.service.page_proof import PROVEN, with_page
from judge.service.passwords import SHORTEST
from judge.service.request import Request
from judge.service.session import Session
from judge.service.speaker import ChangingSpeaker, Speaker
from judge.service.transcript import Transcript

_MAILS_ANSWERED = 5
"""How many Message-IDs of an email's thread are looked at, from its end."""
_WORDS_OF_SUBJECT = 12
"""How many words of a subject are searched for the name of a game."""
_GIVE_AWAY = (SetPassword, SetAddress)
_OF_PEOPLE = (
    SetPassword,
    SetAddress,
    Resign,
    RecordDiary,
    ReadDiary,
    DeleteDiary,
    OtherAddress,
    SetMail,
    SetProfile,
    Standby,
    Register,
    SetDraw,
    SetConcede,
    Propose,
    CastVote,
    WithdrawProposal,
)
"""Commands about a person, and their votes: a GM who acts for their power cannot give them.

docs: gm, "A GM votes for nobody"
"""
_PROOF_WANTED = "evidence"
"""The setting for the proof that an email is a player's: nobody else may set it in their name."""
_BINDING = (Process, Clear, Propose, CastVote, SetDraw, SetConcede, SetAddress, OtherAddress)
"""Commands that cannot be revoked, or end something, besides those read only by their whole word."""
_LEAD_ORDERS = (PhaseAhead, AddOrders, SignOn)


def speak_without_sign_on(session: Session, found: Sequence[Statement]) -> Sequence[Statement]:
    """Let the email speak, before its first line, for the seat that it answers or that alone fits.

    Return the statements to read, without the words that answer a message.
    """
    request, speaker, transcript = session.request, session.speaker, session.transcript
    if speaker.person is None:
        return found
    answered = _answered(request)
    named = _named_without_password(session, found)
    if answered is None and None in named:
        return found
    seat = _seat_of_subject(request, speaker, answered) or _seat_answered(request, speaker, answered)
    seat = seat or _only_seat(request, speaker, answered)
    signs_on = any(seat is None or one != (seat[0].name, seat[1]) for one in named)
    if answered is None and signs_on:
        return found
    if _may_be_echo(request, answered):
        _say_what_is_mixed(transcript, answered, found)
        return found
    if seat is None:
        speaker.seat.gone = _why_gone(request, speaker, answered)
        return found
    _speak_for(request, speaker, session.allowance, seat, answered, signs_on=signs_on)
    return found if signs_on else _without_press(session, answered, found)


def _without_press(
    session: Session, answered: Concern | None, found: Sequence[Statement]
) -> Sequence[Statement]:
    """Return the statements without the words of a message, which the answered email makes of them."""
    request, speaker, transcript = session.request, session.speaker, session.transcript
    if answered is None or speaker.seat_key() is None:
        return found
    if is_lone_address(found):
        return readdressed(request, speaker, transcript, found)
    if ":press:" not in answered.key or holds_password(request, speaker, transcript, found):
        return found
    return take_words(session, found, answered)


_WORDS_TRIED = 3
"""How many one-word lines are checked for being a password."""
_BEGINNING = 2000
"""How many letters of an email are searched for names of games."""
_SEATS_TRIED = 3
"""How many seats' passwords are compared, at 30 ms each; seats of games that the email names first."""


def holds_password(
    request: Request, speaker: Speaker, transcript: Transcript, found: Sequence[Statement]
) -> bool:
    """Return whether a line of the email is its sender's password, which is redacted from then on.

    People who sign on by habit write it alone, some with their power and game on the lines above.
    """
    lines = (one.text.strip() for one in found)
    words = [line for line in lines if len(line) >= SHORTEST and len(line.split()) == 1]
    tried = [(word, undecorated(word).lower() not in common_words()) for word in words[:_WORDS_TRIED]]
    return any(is_own_password(request, speaker, transcript, word, slowly=rare) for word, rare in tried)


def yes_apart(
    request: Request, speaker: Speaker, transcript: Transcript, said: tuple[Statement, ...]
) -> tuple[Statement, ...]:
    """Return the statements, with a leading yes in any words as a YES separated from what follows it.

    It counts as YES if the email answers a question that waits. Words that make it conditional and name a
    place may still be an order: `Yes, but you have forgotten army Budapest to Serbia`.
    """
    first = said[0] if said else None
    if not request.email.references or first is None or first.block or re.search(TOKEN, first.text):
        return said
    rest, parts = _without_yes_to_rest(said), partial_answer(first.text, for_answers(request, speaker))
    if parts is not None and not (parts.says_yes or _says_nothing_below(request, speaker, said)):
        parts = None
    if not (rest or parts or may_be_yes(first.text)) or not may_say_no(request, speaker, transcript):
        return said
    if rest is not None:
        transcript.yes_in_part = rest[0]
        return tuple(rest[1:])
    if parts is not None:
        transcript.yes_in_part, transcript.answer_in_part = first, parts
        return said[1:]
    return _parted(transcript, said, for_answers(request, speaker))


def _says_nothing_below(request: Request, speaker: Speaker, said: Sequence[Statement]) -> bool:
    """Return whether the lines below the first one are only courtesies and a signature."""
    return all(says_nothing_more(request, speaker, one) for one in said[1:])


def _without_yes_to_rest(said: Sequence[Statement]) -> Sequence[Statement] | None:
    """Return the words that say that the rest is right, and then the other lines; None without them."""
    for at, one in enumerate(said[:_LINES_OF_ANSWER]):
        parted = None if one.block else without_yes_to_rest(one.text)
        if parted is not None:
            yes, left = replace(one, text=parted[0]), replace(one, text=parted[1])
            return (yes, *said[:at], *([left] if left.text else []), *said[at + 1 :])
    return None


_LINES_OF_ANSWER = 10
"""In how many lines of an answer words are looked for that say that the rest is right."""


def _parted(transcript: Transcript, said: tuple[Statement, ...], context: Context) -> tuple[Statement, ...]:
    """Return the statements, with a yes at the start of the first one separated from its rest."""
    first = said[0]
    if (before := answer_before_order(first.text, context)) is not None:
        transcript.yes_in_part, transcript.answer_in_part = replace(first, text=before[0]), before[2]
        return (replace(first, text=before[1]), *said[1:])
    if agrees(first.text, context):
        number = _lines_of_yes(said, context)
        text = " ".join(one.text for one in said[:number])
        transcript.yes_as_written = replace(first, text=text)
        return (replace(first, text="YES"), *said[number:])
    if tells_absence(first.text):
        return said
    if (parted := yes_and_rest(first.text)) is not None:
        transcript.yes_as_written = replace(first, text=parted[0])
        return (replace(first, text="YES"), replace(first, text=parted[1]), *said[1:])
    if (parted := yes_but_rest(first.text)) is not None and names_place(parted[1], context):
        transcript.yes_in_part = replace(first, text=parted[0])
        return (replace(first, text=parted[1]), *said[1:])
    return said


def _lines_of_yes(said: Sequence[Statement], context: Context) -> int:
    """Return how many statements say yes in any words: the first, and those right below that continue it."""
    number = 1
    while (
        number < len(said)
        and said[number].line == said[number - 1].line + 1
        and not said[number].block
        and goes_on(said[number].text, context)
    ):
        number += 1
    return number


def only_begins_with_yes(
    request: Request, speaker: Speaker, transcript: Transcript, statement: Statement, yes: Yes
) -> bool:
    """Return whether a sentence to somebody has a yes that answers nothing, or a condition on it."""
    if yes.token:
        return False
    if is_qualified_yes(statement.text):
        return True
    return not begins_with_yes(statement.text) and not may_say_no(request, speaker, transcript)


def _say_what_is_mixed(transcript: Transcript, answered: Concern | None, found: Sequence[Statement]) -> None:
    """Report that words among the judge's sentences are ambiguous: they may not be the sender's answer."""
    if answered is not None and ":press:" in answered.key and found and not any(one.block for one in found):
        why = remark(OrderRemark.PRESS_AMONG_OURS)
        transcript.reports.append(LineReport(found[0].line, found[0].text.strip(), Treatment.REFUSED, why))


def _speak_for(
    request: Request,
    speaker: ChangingSpeaker,
    allowance: Allowance,
    seat: tuple[Game, Actor],
    answered: Concern | None,
    *,
    signs_on: bool,
) -> None:
    game, actor = seat
    proof = replace(request.proof_for(actor.person, password=False), replied=answered is not None)
    wanted = stricter(request.services.security.evidence, game.settings.evidence)
    proven = (proof.replied or proof.confirmed) and proof.suffices(wanted)
    if not proven:
        proof = with_page(request, speaker, allowance, game, actor, proof)
        proven = proof.paged and proof.suffices(wanted)
    if not proven and (actor.power is None or signs_on):
        return
    speaker.sign_on(game, actor, proof)
    speaker.replied = proven and proof.replied
    speaker.seat.unproven = not proven
    speaker.seat.doubt = _why_doubtful(game, answered) if proven else remark(MailRemark.NOBODY_PROVEN)


def gives_password(request: Request, speaker: Speaker, transcript: Transcript, text: str) -> bool:
    """Return whether a one-word email answers the question about kept orders with the password."""
    waiting = [token for token in answered_tokens(request.email) if _waits(request, token)]
    return bool(waiting) and is_own_password(request, speaker, transcript, text)


def is_own_password(
    request: Request, speaker: Speaker, transcript: Transcript, text: str, *, slowly: bool = True
) -> bool:
    """Return whether a one-word text is the password of a seat of the sender, which no one else must read.

    A common word is not worth the slow comparison (`slowly`).
    """
    if speaker.person is None or len(text.split()) != 1:
        return False
    beginning = f"{request.email.subject}\n{request.email.text[:_BEGINNING]}".lower()
    named, mine = (
        set(re.findall(r"[\w-]+", beginning)),
        {game.name: game for game, _ in own_seats(request, speaker)},
    )
    games = sorted(mine.values(), key=lambda game: game.name not in named)
    hashes = (hashed for game in games for _, hashed in matching_seats(speaker, game, ""))
    tried = islice(hashes, _SEATS_TRIED)
    if not any(request.passwords.is_typed_as(text, hashed, slowly=slowly) for hashed in tried):
        return False
    transcript.redactor.add_secrets((text,))
    return True


def _waits(request: Request, token: str) -> bool:
    return request.work.parked_items.waits(request.services.passwords.digest(token), request.now)


def too_little_for(request: Request, speaker: Speaker, command: Command) -> Rejected | None:
    """Return why a reply alone is too little for a command: it gives a seat away, or is the GM's.

    A player who resigns by a reply is asked in any case (`parked.park_command`).
    """
    kind, actor = type(command), speaker.seat.actor
    needed = kind in _GIVE_AWAY or (kind in COMMANDS and COMMANDS[kind].who >= Role.MASTER)
    if needed and _is_for_others(request, speaker, command):
        return None
    needed |= kind is Resign and actor is not None and actor.role is Role.MASTER
    if not (needed and speaker.seat.proof.only_replied):
        return None
    seat, game = seat_to_sign_on(request, speaker)
    return Rejected(remark(MailRemark.REPLY_TOO_LITTLE, seat=seat, game=game))


def _is_for_others(request: Request, speaker: Speaker, command: Command) -> bool:
    """Return whether a command is for GMs and rejected for the speaker, whatever the proof."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None or COMMANDS[type(command)].who < Role.MASTER:
        return False
    return refusal(game, actor, command) is not None


def not_for_power(request: Request, speaker: Speaker, command: Command) -> Rejected | None:
    """Return why a GM acting for a power cannot give a command: it is about its player, or the GM."""
    actor = speaker.seat.actor
    own = isinstance(command, _OF_PEOPLE)
    own |= isinstance(command, SetSetting) and command.name == _PROOF_WANTED
    if actor is None or not actor.acting or not own:
        return None
    game = speaker.current_game(request.games)
    power = game.variant.power(actor.power) if game and actor.power else ""
    if isinstance(command, Resign):
        return Rejected(remark(MasterRemark.EJECT_INSTEAD, power=power))
    return Rejected(remark(MasterRemark.NOT_FOR_POWER, power=power))


def only_asks(statement: Statement, command: Command) -> Rejected | None:
    """Return why an irrevocable command is not carried out: its line is a question, as `TERMINATE?` is."""
    row = COMMANDS.get(type(command))
    binding = isinstance(command, _BINDING) or (row is not None and row.whole)
    text = statement.text
    if isinstance(command, SetPassword):
        binding, text = True, text.rstrip()[-1:]
    if statement.block or not binding or not asks(text):
        return None
    return Rejected(remark(MailRemark.ONLY_ASKED))


def speaks_for_nobody(request: Request, speaker: Speaker, command: Command) -> bool:
    """Return whether to treat a command as nobody's: its speaker lacks proof, and it does not lead orders.

    A command that is rejected for this speaker anyway is rejected for that reason.
    """
    seat = speaker.seat
    if not seat.gives_orders_only or isinstance(command, _LEAD_ORDERS):
        return False
    if seat.proof.only_paged and isinstance(command, PROVEN):
        return False
    return not _is_for_others(request, speaker, command)


def _answered(request: Request) -> Concern | None:
    """Return what the answered email was about: the last one of the judge that went to this sender."""
    for message_id in reversed(request.email.references[-_MAILS_ANSWERED:]):
        concern = request.work.outbox.concern(message_id) if not request.is_shown(message_id) else None
        if concern is not None and request.work.people.same(concern.recipient, request.email.sender):
            return concern
    return None


def _seat_answered(request: Request, speaker: Speaker, answered: Concern | None) -> tuple[Game, Actor] | None:
    """Return the seat that the answered email was about, if it is still the sender's."""
    game = request.games.up_to_date(answered.game) if answered and answered.game else None
    if game is None or answered is None or speaker.person is None:
        return None
    actors = actors_of(game, speaker.person.id)
    named = [one for one in actors if (one.power or one.role.name) == answered.part]
    return (game, (named or actors)[0]) if named or len(actors) == 1 else None


def _why_gone(request: Request, speaker: Speaker, answered: Concern | None) -> Remark | None:
    """Return what to tell a sender who no longer plays a power in the game they answer or name."""
    words = filter(is_game_name, _words_of_subject(request)[:_WORDS_OF_SUBJECT])
    about = [answered.game] if answered and answered.game else words
    games = map(request.games.up_to_date, filter(request.games.is_name, about))
    for game in games:
        mine = speaker.person.id if speaker.person else 0
        if game is None or game.ending is not None or actors_of(game, mine):
            continue
        played = powers_played(game, mine)
        power = answered.part if answered and answered.part in played else min(played, default=None)
        if power is not None:
            lost = remark(PersonRemark.SEAT_LOST, power=game.variant.power(power), game=game.name)
            return why_not_his(request, speaker, game, power) or lost
    return None


def _words_of_subject(request: Request) -> list[str]:
    return re.findall(r"[\w-]+", request.email.subject.lower())


def _seat_of_subject(
    request: Request, speaker: Speaker, answered: Concern | None
) -> tuple[Game, Actor] | None:
    """Return the sender's only power in another game that the subject names; None if there is none.

    Words in reply to a message go to its reader whatever the subject says.
    """
    words = set(_words_of_subject(request))
    if answered is None or not answered.game or answered.game in words or ":press:" in answered.key:
        return None
    named = [one for one in own_powers(request, speaker) if one[0].name in words]
    return named[0] if len(named) == 1 else None


def _only_seat(request: Request, speaker: Speaker, answered: Concern | None) -> tuple[Game, Actor] | None:
    """Return the sender's only power, or their only one in a game that the subject names."""
    if answered is not None and answered.game:
        return None
    mine = own_powers(request, speaker)
    words = set(_words_of_subject(request))
    named = [(game, actor) for game, actor in mine if game.name in words]
    fitting = named or mine
    return fitting[0] if len(fitting) == 1 else None


def _named_without_password(session: Session, found: Sequence[Statement]) -> list[SeatKey | None]:
    """Return the seats of the SIGN ONs without a password, up to the first with one, which gives None."""
    request, speaker = session.request, session.speaker
    named: list[SeatKey | None] = []
    for statement in found:
        context = speaker.context(request)
        for one in session.transcript.look_ahead(statement, context):
            if not isinstance(one, Understood) or not isinstance(one.command, SignOn):
                continue
            if not is_sentence_like_sign_on(request, speaker, session.allowance, statement.text, one.command):
                named.append(bare_seat(request, speaker, one.command))
            if None in named:
                return named
    return named


def _may_be_echo(request: Request, answered: Concern | None) -> bool:
    """Return whether a robot may have sent an email with the judge's text in it.

    No robot makes moves of its own from that text.
    """
    email = request.as_sent
    if answered is not None and ":press:" not in answered.key and any(map(_is_typed, lines_of(email))):
        return is_mixed_with_ours(request, email)
    return holds_our_text(request, email)


def _is_typed(statement: Statement) -> bool:
    """Return whether a line continues a quoted order or has a move, which no line of the judge does."""
    return bool(statement.quoted) or (is_order(statement.text) and "-" in plain(statement.text).text)


def _why_doubtful(game: Game, answered: Concern | None) -> Remark | None:
    """Return why orders wait though their sender is known: the answered email is about a past phase."""
    if answered is None or not answered.phase or game.phase is None:
        return None
    if answered.phase == game.phase.mail_code:
        return None
    return remark(MailRemark.PHASE_IS_PAST, then=Phase.parse(answered.phase), now=game.phase)
