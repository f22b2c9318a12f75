"""SET PASSWORD, FORGOT PASSWORD, RESET PASSWORD: a seat's password, also by a mailed token."""

from __future__ import annotations

from datetime import timedelta

from judge.game.commands.anyone import ForgotPassword, ResetPassword
from judge.game.commands.member import SetPassword
from judge.game.permissions import actors_of
from judge.game.roles import Actor, Role
from judge.game.seats import joining
from judge.game.state import Game
from judge.notices.notice import Addressee
from judge.notices.remarks import MailRemark, PersonRemark, remark
from judge.records import CounterKind, Person
from judge.service.changes import not_signed_on, record
from judge.service.echoes import is_echo, stands_alone
from judge.service.keeper_policy import ConfirmationPolicy
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.outgoing.post import post_notice
from judge.service.parked import comes_from_elsewhere, tell_of_reset
from judge.service.passwords import forgive_guesses, new_token, why_too_weak
from judge.service.request import Request
from judge.service.session import Session
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript

_HOUR = timedelta(hours=1)
_TOKENS_AN_HOUR = 3
_QUESTIONS_AN_HOUR = 5
"""Whatever someone was asked in an hour, for all their games together; the first token for each goes out."""


def set_password(request: Request, speaker: Speaker, transcript: Transcript, command: SetPassword) -> Outcome:
    """Change the password of the speaker's seat, once an email."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None:
        return not_signed_on()
    if (game.name, actor) in transcript.passwords_set:
        return Rejected(remark(PersonRemark.PASSWORD_SET_ABOVE, game=game.name))
    weak = why_too_weak(request, actor.person, command.password, game.name)
    if weak is not None:
        return Rejected(weak)
    if _waits_for_token(request, speaker, actor):
        _mail_token(request, speaker, transcript, request.work.people.get(actor.person), game)
        return Rejected(remark(PersonRemark.PASSWORD_FROM_ELSEWHERE))
    after, events = joining.set_password(game, actor, request.services.passwords.hash(command.password))
    outcome = record(request, speaker, transcript, game, after, events)
    if isinstance(outcome, Rejected):
        return outcome
    transcript.passwords_set.add((game.name, actor))
    request.work.people.forget_tokens(actor.person, game.name)
    return Done(remark(PersonRemark.PASSWORD_CHANGED, game=game.name))


def _waits_for_token(request: Request, speaker: Speaker, actor: Actor) -> bool:
    """Return whether a new password comes from a foreign address, without the player's confirmation.

    The password itself must not be kept until they say yes: they choose one with the token that they get.
    """
    asks = request.services.security.resignation is not ConfirmationPolicy.NEVER
    return asks and not speaker.seat.proof.confirmed and comes_from_elsewhere(request, actor)


def forgot_password(
    request: Request, speaker: Speaker, transcript: Transcript, command: ForgotPassword
) -> Outcome:
    """Mail a token to the address of record; the answer is the same whether there is a seat or not."""
    keeper = request.services.judge_info.keeper
    answer = Done(remark(PersonRemark.TOKEN_SENT, game=command.game, keeper=keeper))
    game = request.games.up_to_date(command.game.lower().lstrip("?"))
    if speaker.person is None or game is None:
        return answer
    if actors_of(game, speaker.person.id):
        _mail_token(request, speaker, transcript, speaker.person, game)
    return answer


def _mail_token(
    request: Request, speaker: Speaker, transcript: Transcript, person: Person, game: Game
) -> None:
    """Mail somebody the token that sets their password, unless they had several this hour."""
    if not _count_request(request, person, game):
        return
    notice = new_token(request.services, request.work, game, person.id, request.now, asked_for=True)
    transcript.redactor.allow_token(notice.token)
    key, reader = f"mail:{request.email_id}:token:{game.name}", Addressee(person, Role.REGISTERED)
    post_notice(speaker.as_cause(request.services), request.work, notice, reader, key, request.now)


def _count_request(request: Request, person: Person, game: Game) -> bool:
    """Count a request for a token, unless there were too many: they may be forged, to flood the player."""
    counters, who, about = request.work.counters, str(person.id), f"{game.name}:password"
    here = counters.count(CounterKind.ASKED, request.now, _HOUR, who, about)
    everywhere = counters.count(CounterKind.ASKED, request.now, _HOUR, who)
    if here >= _TOKENS_AN_HOUR or (here and everywhere >= _QUESTIONS_AN_HOUR):
        return False
    counters.add(CounterKind.ASKED, who, about, request.now)
    return True


def reset_password(session: Session, command: ResetPassword) -> Outcome:
    """Set the password of every seat that the token's person has in its game."""
    request, speaker, transcript = session.request, session.speaker, session.transcript
    if is_echo(request, transcript):
        return Rejected(remark(MailRemark.WORD_AMONG_OURS))
    digest = request.services.passwords.digest(command.token)
    token = request.work.people.spend_token(digest, request.now)
    weak = why_too_weak(request, token.person if token else 0, command.password, "")
    if weak is not None:
        if token is not None:
            request.work.people.add_token(token)
        return Rejected(weak)
    if token is not None and not stands_alone(request, speaker, transcript, token.person):
        request.work.people.add_token(token)
        return Rejected(remark(MailRemark.WORD_NOT_FIRST))
    game = request.games.up_to_date(token.game) if token else None
    if token is None or game is None:
        return Rejected(remark(PersonRemark.TOKEN_UNKNOWN))
    tell_of_reset(request, speaker, game, token.person, digest)
    speaker.note_proof(request, token.person)
    request.work.people.forget_tokens(token.person, game.name)
    forgive_guesses(request, session.allowance, token.person)
    hashed = request.services.passwords.hash(command.password)
    parts = actors_of(game, token.person)
    for actor in parts:
        game, events = joining.set_password(game, actor, hashed)
        record(request, speaker, transcript, game, game, events)
    if len(parts) > 1:
        return Done(remark(PersonRemark.PASSWORD_RESET_FOR_ALL, game=game.name))
    return Done(remark(PersonRemark.PASSWORD_RESET, game=game.name))
