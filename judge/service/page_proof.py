"""Page proof: whether the PAGE line of an email shows that its orders are from the player it speaks for.

docs: sender, "The order page brings a token of its own"

The token of the line is in the link of emails to one player alone. It proves orders, CLEAR and WAIT of one
power in one phase, from an address of that player, and nothing else. From another address it proves nothing,
but the player is asked. Wrong tokens count like wrong passwords.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from judge.game.commands.member import Clear, SetWait
from judge.game.roles import Actor, Role
from judge.game.state import Game
from judge.known_secrets import MASK
from judge.language.page_tokens import (
    begins_page,
    holds_token,
    page_tokens_in,
    token_of_line,
    token_of_lines,
)
from judge.language.statements import Statement
from judge.notices.remarks import MailRemark, Remark, remark
from judge.notices.replies import LineReport, Treatment
from judge.records import Proof
from judge.rules.phases import Phase
from judge.service import passwords
from judge.service.allowance import Allowance
from judge.service.request import Request
from judge.service.speaker import ChangingSpeaker, Speaker
from judge.service.spoken_seat import PageLine
from judge.service.transcript import Transcript

PROVEN = (Clear, SetWait)
"""The commands that the order page is proof for, beside those that lead orders."""


def without_page_lines(speaker: ChangingSpeaker, said: Sequence[Statement]) -> tuple[Statement, ...]:
    """Take the PAGE lines out of the statements; the speaker has them before the first line is read."""
    kept, found, rest = list[Statement](), list[PageLine](), deque(said)
    while rest:
        one = rest.popleft()
        if not begins_page(one.text):
            kept.append(one)
            continue
        below = rest[0] if rest and rest[0].line == one.line + 1 else None
        token, broken = _token(one, None), _token(one, below)
        if broken and not token:
            rest.popleft()
        if token or broken:
            found.append(PageLine(one.line, token or broken))
        else:
            kept.append(one)
    speaker.page = tuple(found)
    return tuple(kept)


def _token(statement: Statement, below: Statement | None) -> str:
    """Return the token of a statement's line, or of this and the one below it; "" if there is none."""
    if statement.block or statement.quoted or (below is not None and (below.block or below.quoted)):
        return ""
    return token_of_lines(statement.text, below.text) if below else token_of_line(statement.text)


def with_page(
    request: Request, speaker: Speaker, allowance: Allowance, game: Game, actor: Actor, proof: Proof
) -> Proof:
    """Return the proof with what the order page adds to it: nothing, unless the seat is the sender's."""
    if not speaker.page or not _is_player(actor) or not _is_sender(request, actor):
        return proof
    if not _is_token_of(request, speaker, game, actor):
        passwords.note_wrong_password(allowance, game, (actor,), named=True)
        return proof
    if passwords.wants_word(request, speaker, game, actor):
        return proof
    return replace(proof, paged=True)


def holds_page_token(request: Request, speaker: Speaker, text: str) -> bool:
    """Return whether a text that leaves holds a page token: one of its writer's, or what looks like one."""
    return bool(page_tokens_in(text)) or holds_token(text, _tokens_of_writer(request, speaker))


def _tokens_of_writer(request: Request, speaker: Speaker) -> Iterator[str]:
    """Yield the tokens in force of the people that the email speaks for, in all their games."""
    for person in speaker.people:
        address = request.work.people.get(person).address
        for name in sorted(request.work.games.of(person)):
            game = request.games.up_to_date(name)
            if game is not None and game.phase is not None:
                for seat in game.seats:
                    if person in seat.players:
                        yield request.services.page_tokens.token(game.name, game.phase, seat.power, address)


def is_beyond_page(speaker: Speaker, game: Game | None, phase: Phase | None) -> bool:
    """Return whether only the order page proves the seat, and a line is for another phase than the game's."""
    other = game is not None and phase is not None and phase != game.phase
    return other and speaker.seat.proof.only_paged


def player_from_elsewhere(
    request: Request, speaker: Speaker, allowance: Allowance, game: Game, actors: Iterable[Actor]
) -> Actor | None:
    """Return the player whose page an email from a foreign address was sent with; None if none."""
    if not speaker.page:
        return None
    others = tuple(one for one in actors if _is_player(one) and not _is_sender(request, one))
    meant = next((one for one in others if _is_token_of(request, speaker, game, one)), None)
    if meant is None:
        passwords.note_wrong_password(allowance, game, others, named=True)
    return meant


def report_page(request: Request, speaker: Speaker, transcript: Transcript) -> None:
    """Report what the PAGE lines proved for the seat that the email speaks for at its end."""
    for one in speaker.page:
        said = _worth(request, speaker)
        right = said.key in (MailRemark.PAGE_PROVES, MailRemark.PAGE_TOO_LITTLE)
        treatment = Treatment.DONE if right else Treatment.REFUSED
        transcript.reports.append(
            LineReport(one.line, f"PAGE {MASK}", treatment, said, seat=speaker.seat_key())
        )


def _worth(request: Request, speaker: Speaker) -> Remark:
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None or actor.power is None:
        return remark(MailRemark.PAGE_OF_NOBODY)
    power = game.variant.power(actor.power)
    if game.phase is None or not _is_token_of(request, speaker, game, actor):
        return remark(MailRemark.PAGE_WRONG, power=power, game=game.name)
    if speaker.seat.unproven:
        return remark(MailRemark.PAGE_TOO_LITTLE, game=game.name)
    return remark(MailRemark.PAGE_PROVES, power=power, phase=game.phase)


def _is_player(actor: Actor) -> bool:
    return actor.role is Role.PLAYER and actor.power is not None


def _is_sender(request: Request, actor: Actor) -> bool:
    return request.work.people.has(actor.person, request.email.sender)


def _is_token_of(request: Request, speaker: Speaker, game: Game, actor: Actor) -> bool:
    """Return whether the email brings this player's token for the current phase, and no other token."""
    if game.phase is None or actor.power is None or len({one.token for one in speaker.page}) != 1:
        return False
    address = request.work.people.get(actor.person).address
    tokens = request.services.page_tokens
    return tokens.is_token(speaker.page[0].token, game.name, game.phase, actor.power, address)
