"""Copies: people whom a seat concerns are told what an email did for it, if they might not know of it.

The player of a power is told of what came from an address other than theirs, and a GM of what was done in
their name. Partners and spectators are told of everything that is not the sender's own affair.
"""

from __future__ import annotations

from collections.abc import Iterable

from judge.game.permissions import player, players_of_power, powers_shown
from judge.game.roles import Actor, PersonId, Role
from judge.game.state import Game
from judge.notices.notice import Addressee, Notice
from judge.notices.remarks import GameRemark, MailRemark, OrderRemark, PersonRemark, Remark, SeatRemark
from judge.notices.replies import LineReport, Treatment
from judge.notices.restricted import NO_PERSON, open_to_all, person_in, sender_in
from judge.notices.security import CopyForMaster, CopyForSpectator, CopyOfRecord, lines_in
from judge.rules.units import Power
from judge.service.outgoing.left_out_notices import about_copy, about_master, may_tell
from judge.service.outgoing.post import post_notice
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript


def send_copies(request: Request, speaker: Speaker, transcript: Transcript) -> None:
    """Tell the people concerned, for each seat that the email spoke for, what it did for that seat."""
    taken = [one for one in transcript.reports if one.treatment in (Treatment.ORDER, Treatment.DONE)]
    for seat in transcript.seats:
        name, actor = seat
        game = request.games.up_to_date(name)
        if game is None:
            continue
        grave = seat in transcript.passwords_set
        if actor.role is Role.MASTER and not actor.acting:
            _copy_to_master(request, speaker, game, actor, taken, grave=grave)
        done = tuple(one for one in taken if one.seat == seat)
        owner = player(game, actor.power) if actor.acting else actor
        if not done or owner is None or owner.power is None or not owner.person:
            continue
        if not actor.acting:
            _copy_to_partners(request, speaker, game, actor, done)
            _copy_to_spectators(request, speaker, game, owner.power, done)
        _copy_to_player(request, speaker, game, actor, owner.person, done, grave=grave)


def _copy_to_master(
    request: Request, speaker: Speaker, game: Game, actor: Actor, taken: Iterable[LineReport], *, grave: bool
) -> None:
    """Tell the GM what an email with their password did, unless it came from an address of theirs."""
    work, sender = request.work, request.email.sender
    if not actor.person or work.people.has(actor.person, sender.lower()):
        return
    his = (game.name, actor.person)
    done = tuple(one for one in taken if one.seat and (one.seat[0], one.seat[1].person) == his)
    if done and may_tell(work, actor.person, about_master(game.name, None), request.now, grave=grave):
        notice = CopyForMaster(game, sender_in(game, sender), lines_in(game, done, sender))
        reader = Addressee(work.people.get(actor.person), Role.MASTER)
        _post(request, speaker, notice, reader, f"copy-for-master:{game.name}")


def _copy_to_player(
    request: Request,
    speaker: Speaker,
    game: Game,
    actor: Actor,
    owner: PersonId,
    done: tuple[LineReport, ...],
    *,
    grave: bool,
) -> None:
    """Tell the player of record that another address spoke for their power (seed 004 §1.2)."""
    people, sender, power = request.work.people, request.email.sender, actor.power
    record = people.get(owner)
    if power is None or record.address.lower() == sender.lower() or _only_asks_to_move(done):
        return
    about = about_master(game.name, power) if actor.acting else about_copy(game.name, power)
    # The player must know of each letter.
    wrote = actor.acting and any(one.press is not None for one in done)
    if not wrote and not may_tell(request.work, record.id, about, request.now, grave=grave):
        return
    also = people.has(record.id, sender)
    several = actor.acting and bool(game.co_masters)
    master = person_in(game, people.get(actor.person)) if several else NO_PERSON
    secret = None if also else game  # an address of their own tells them of nobody else
    shown, lines = sender_in(secret, sender), lines_in(secret, done, sender)
    notice = CopyOfRecord(game, power, shown, lines, actor.acting, also, master=master)
    _post(request, speaker, notice, Addressee(record, Role.PLAYER, power), f"copy:{game.name}")


def _only_asks_to_move(done: Iterable[LineReport]) -> bool:
    """Return whether an email only had its player asked, at their own address, whether they move."""
    keys = {one.understood.key if isinstance(one.understood, Remark) else None for one in done}
    formal = {
        *(GameRemark.SPEAKS_FOR_POWER, GameRemark.SPEAKS_AS_PLAYER, GameRemark.SPEAKS_AS_PLAYER_WISHING),
        MailRemark.SIGNED_OFF,
    }
    return PersonRemark.ADDRESS_WAITS in keys and keys <= {PersonRemark.ADDRESS_WAITS, *formal}


_OWN_AFFAIRS = frozenset(
    {
        *(GameRemark.SPEAKS_FOR_POWER, GameRemark.SEE_BELOW, GameRemark.SHOWN_ONCE, MailRemark.SIGNED_OFF),
        *(GameRemark.FILES_LISTED, GameRemark.VERSION_SHOWN, PersonRemark.PROFILE_EMPTY),
        *(key for key in OrderRemark if key.name.startswith("DIARY_")),
        *(
            key
            for key in PersonRemark
            if key.name.startswith(("ZONE_", "LANGUAGE_", "MAIL_", "MAP_", "CALENDAR_", "ALSO_"))
        ),
        *(PersonRemark.STYLE_SET, PersonRemark.LATE_NOT_TOLD, PersonRemark.PROFILE_SET),
        *(PersonRemark.STOPPED, PersonRemark.STOP_WANTS_PROOF),
        *(PersonRemark.ENTRY_CHANGED, PersonRemark.TOKEN_SENT, PersonRemark.ADDRESS_WAITS),
    }
)
"""What is a person's own, or shown to them alone, even if others play the power with them."""


def _is_own_affair(report: LineReport) -> bool:
    return isinstance(report.understood, Remark) and report.understood.key in _OWN_AFFAIRS


def _copy_to_partners(
    request: Request, speaker: Speaker, game: Game, actor: Actor, done: tuple[LineReport, ...]
) -> None:
    """Send what an email did for a power to its other players; joining and leaving are told elsewhere.

    What the sender requested only for themselves, such as a diary or a page, is not sent.
    """
    people, sender, still = request.work.people, request.email.sender, players_of_power(game, actor.power)
    others = [one for one in still if one.person != actor.person] if actor in still else []
    if not others or any(
        isinstance(one.understood, Remark) and one.understood.key is SeatRemark.PLAYS_TOO for one in done
    ):
        return
    done = tuple(one for one in done if not _is_own_affair(one))
    for one in others if done else ():
        if one.power is None or people.has(one.person, sender):
            continue
        own = people.has(actor.person, sender)
        shown, lines = open_to_all(sender), open_to_all(done)  # who leads a power together know each other
        notice = CopyOfRecord(game, one.power, shown, lines, beside=True, also=own)
        reader = Addressee(request.work.people.get(one.person), Role.PLAYER, one.power)
        _post(request, speaker, notice, reader, f"beside:{game.name}:{one.person}")


def _copy_to_spectators(
    request: Request, speaker: Speaker, game: Game, power: Power, done: tuple[LineReport, ...]
) -> None:
    """Send the orders and messages of an email to those who may see them by leave of the power's player."""
    lines = tuple(one for one in done if one.treatment is Treatment.ORDER or one.press is not None)
    receipts = [one.person for one in game.seat(power).spectators if one.receipts]
    for person in receipts if lines else ():
        if power in powers_shown(game, person):
            notice = CopyForSpectator(game, power, lines)
            reader = Addressee(request.work.people.get(person), Role.OBSERVER, power)
            _post(request, speaker, notice, reader, f"spectator:{game.name}:{person}")


def _post(request: Request, speaker: Speaker, notice: Notice, reader: Addressee, of: str) -> None:
    key = f"mail:{request.email_id}:{of}"
    post_notice(speaker.as_cause(request.services), request.work, notice, reader, key, request.now)
