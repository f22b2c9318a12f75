"""Entry: whether a person may join a game or play a power.

The game's settings decide, the GM's lists and approval, and what the person knows from an earlier part. docs:
gm, "A GM can approve newcomers"
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime

from judge.game.anonymity import has_played, has_seen, is_nonplaying_master
from judge.game.commands.master import Approve, SetAccess
from judge.game.commands.member import PressWish
from judge.game.dedication import Record
from judge.game.events import AccessSet, ApprovalAsked, Approved
from judge.game.permissions import actors_of
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, Guest, PersonId, Role
from judge.game.roles import Approval as roles_Approval
from judge.game.settings import Level, Site, Visibility
from judge.game.state import AccessRule, Approval, Game
from judge.game.transition import Transition, refuse
from judge.rules.units import Power

# Entry: whether somebody may join a game, by its settings, its GM's lists and approval.
#
# docs: gm, "A GM can approve newcomers"


def mailbox(address: str) -> str:
    """Return the mailbox of an address, without a detail after a plus in its local part (RFC 5233)."""
    local, at, domain = address.lower().rpartition("@")
    return f"{local.partition('+')[0] or local}{at}{domain}"


def is_invited(game: Game, addresses: Collection[str]) -> bool:
    """Return whether the GM has let in the person of these addresses, or their mailbox, by name."""
    asked = {*addresses, *map(mailbox, addresses)}
    return any(AccessRule(one, allowed=True) in game.access for one in asked)


def _is_denied(game: Game, addresses: Collection[str]) -> bool:
    """Return whether the GM bars the mailbox of one of these addresses."""
    denied = {mailbox(one.address) for one in game.access if one.allowed is False and not one.leads}
    return any(mailbox(one) in denied for one in addresses)


def may_watch(game: Game, addresses: Collection[str]) -> bool:
    """Return whether the person of these addresses may watch: not barred, and invited to a private game."""
    if game.settings.visibility is Visibility.PRIVATE:
        return is_invited(game, addresses)
    return not _is_denied(game, addresses)


def may_play(game: Game, addresses: Collection[str]) -> bool:
    """Return whether the person of these addresses may play: not barred, and invited if that is needed."""
    return is_invited(game, addresses) or not (wants_invitation(game) or _is_denied(game, addresses))


def wants_invitation(game: Game) -> bool:
    """Return whether players need an invitation: the GM has invited some by name, or the game is private."""
    named = any(one.allowed and not one.leads for one in game.access)
    return named or game.settings.visibility is Visibility.PRIVATE


def wants_masters_word(game: Game) -> bool:
    """Return whether players need an invitation or the GM's approval (SET APPROVAL)."""
    return wants_invitation(game) or (game.settings.approval and game.settings.moderated)


def mailbox_leads(game: Game, others: Collection[PersonId]) -> Refused | None:
    """Return why nobody with a GM's mailbox may lead a power, nor with that of one who could see everything.

    The GM's approval changes nothing here: it would be about themselves.
    """
    played = any(Actor(Role.MASTER, one) in actors_of(game, one) or has_seen(game, one) for one in others)
    return Refused(Refusal.MAILBOX_LEADS) if played else None


def mailbox_plays(game: Game, others: Collection[PersonId]) -> Refused | None:
    """Return why nobody with a player's mailbox may run the game: the player would see what the GM sees."""
    return Refused(Refusal.MAILBOX_PLAYS) if any(has_played(game, one) for one in others) else None


def mailbox_refused(game: Game, addresses: Collection[str], others: Collection[PersonId]) -> Refused | None:
    """Return why the mailbox of people who have or had a part, or were ejected, may have no other part.

    Two people of one mailbox (`others`) may be in a game if the GM has let in the newcomer's very address.
    """
    if any(AccessRule(one, allowed=True) in game.access for one in addresses):
        return None
    playing = (actor for one in others for actor in actors_of(game, one))
    if any(actor.role is Role.PLAYER for actor in playing) or any(had_part(game, one) for one in others):
        return Refused(Refusal.SAME_MAILBOX)
    if any(gone.person in others for gone in game.ejected):
        return Refused(Refusal.PUT_OUT)
    return None


def site_refused(game: Game, site: str, of_master: str, of_players: Collection[str]) -> Refused | None:
    """Return why nobody at this mail domain may play without an invitation; None if they may."""
    if game.settings.site is Site.SAME and site != of_master:
        return Refused(Refusal.OTHER_SITE)
    if game.settings.site is Site.DIFFERENT and site in of_players:
        return Refused(Refusal.SAME_SITE, site)
    return None


def wants_word(game: Game, person: PersonId) -> bool:
    """Return whether this person's part in the game needs an approval by the GM that it does not have."""
    had = {Approval(person, approved=True), Approval(person, approved=True, again=True)}
    return game.settings.approval and game.settings.moderated and had.isdisjoint(game.approvals)


def ask_approval(game: Game, person: PersonId, *, again: bool = False) -> Transition:
    """Note that somebody waits for the GM's approval, `again` after another part."""
    waits = Approval(person, again=again)
    if waits in game.approvals:
        return game, ()
    return replace(game, approvals=(*game.approvals, waits)), (ApprovalAsked(person),)


def approve(game: Game, actor: Actor, command: Approve, _now: datetime) -> Transition:
    """Let in people who wait for the GM's approval, or make them wait again.

    A player who leads a power keeps it. A GM who plays cannot let in people who have had another part, just
    as they cannot let in themselves.
    """
    turned = _turned(game, actor, command)
    if not turned:
        had = {one.approved for one in game.approvals if one.person in command.people}
        if not command.approved and False in had:
            return refuse(game, Refusal.WAITS_STILL, next(iter(command.addresses), "and his address"))
        return refuse(game, Refusal.LET_IN_ALREADY if had >= {command.approved} else Refusal.NOBODY_WAITS)
    approvals = tuple(
        replace(one, approved=command.approved) if one in turned else one for one in game.approvals
    )
    return replace(game, approvals=approvals), tuple(Approved(one.person, command.approved) for one in turned)


def _turned(game: Game, actor: Actor, command: Approve) -> list[Approval]:
    """Return those for whom the command changes what the GM said; none who leads a power."""
    plays = not is_nonplaying_master(game, actor.role, actor.person)
    named = bool(command.addresses or command.numbers)
    return [
        one
        for one in game.approvals
        if (one.person in command.people or not named)
        and one.approved is not command.approved
        and not any(part.power for part in actors_of(game, one.person))
        and not (one.again and plays)
    ]


def entry_refused(game: Game, addresses: Collection[str], record: Record, level: str) -> Refused | None:
    """Return why somebody may not play in the game; None if they may.

    Who was invited needs no record.
    """
    settings = game.settings
    if not may_play(game, addresses):
        return Refused(Refusal.NOT_ADMITTED)
    if is_invited(game, addresses):
        return None
    other_level = settings.level is not Level.ANY and level.strip().lower() != settings.level
    limits = (
        (other_level, Refusal.OTHER_LEVEL, str(settings.level)),
        (record.dedication < settings.dedication, Refusal.LITTLE_DEDICATION, str(settings.dedication)),
        (record.on_time_ratio < settings.on_time_ratio, Refusal.OFTEN_LATE, f"{settings.on_time_ratio:g}"),
        (
            record.resignation_ratio > settings.resignation_ratio,
            Refusal.OFTEN_RESIGNED,
            f"{settings.resignation_ratio:g}",
        ),
    )
    return next((Refused(why, detail) for broken, why, detail in limits if broken), None)


def set_access(game: Game, _actor: Actor, command: SetAccess, _now: datetime) -> Transition:
    """Invite somebody, bar them, or remove the rule about them."""
    address = command.address.lower()
    about = (address, command.leads)
    others = tuple(one for one in game.access if (one.address, one.leads) != about)
    rules = () if command.allowed is None else (AccessRule(address, command.allowed, command.leads),)
    return replace(game, access=(*others, *rules)), (AccessSet(address, command.allowed, command.leads),)


# Earlier parts: what someone has been in a game that a new player of a power has not been.
#
# docs: gm, "Inside knowledge bars people from playing"
#
# A player of another power knows its messages and plans, and so does its spectator; an observer with
# SET ALL PRESS knows everybody's. Neither takes a power unless a GM who never played allows it.
# Players may return to their own old power as long as they have learnt no more since. Asked wherever
# somebody gets a power: `joining.why_not_to_play`.


def powers_played(game: Game, person: PersonId) -> frozenset[Power]:
    """Return the powers of the game that somebody has led since it started, as player or partner."""
    held = (seat.power for seat in game.seats if any(one.person == person for one in seat.tenures))
    beside = (one.power for one in game.parted if one.role is Role.PLAYER and one.person == person)
    return frozenset((*held, *(power for power in beside if power is not None)))


def has_read(game: Game, person: PersonId) -> bool:
    """Return whether an observer of the started game had copies of messages or of a power's email."""
    return Actor(Role.OBSERVER, person) in game.parted or _reads(game, person)


def _reads(game: Game, person: PersonId) -> bool:
    watches = any(one.person == person for one in game.observers)
    shown = any(one.person == person for seat in game.seats for one in seat.spectators)
    return bool(game.seats) and watches and (shown or (person, PressWish.ALL_PRESS) in game.press_wishes)


def note_reader(game: Game, person: PersonId) -> Game:
    """Return the game after noting that somebody who is about to leave has read others' messages."""
    mark = Actor(Role.OBSERVER, person)
    return (
        replace(game, parted=(*game.parted, mark))
        if _reads(game, person) and mark not in game.parted
        else game
    )


def had_part(game: Game, person: PersonId) -> bool:
    """Return whether somebody has had a part in the started game that no new player has had."""
    return bool(powers_played(game, person)) or has_read(game, person)


def knows_more(game: Game, person: PersonId, power: Power | None) -> bool:
    """Return whether somebody knows more than a new player of this power may; not if it was their own."""
    played = powers_played(game, person)
    own = power in played and (len(played) == 1 or game.settings.powers_each > 1)
    return has_read(game, person) or bool(played and not own)


def wants_word_for_power(game: Game, person: PersonId, power: Power | None) -> bool:
    """Return whether somebody knows more, and no GM has allowed them to lead the power all the same."""
    given = roles_Approval(person, approved=True, again=True) in game.approvals
    return knows_more(game, person, power) and not given


def deciders(game: Game) -> tuple[Guest, ...]:
    """Return the GMs who may allow that: those who never played."""
    return tuple(one for one in game.masters if one.person and not has_played(game, one.person))


def with_word_used(game: Game, person: PersonId) -> Game:
    """Return the game after somebody leads the power they were let in for: the approval was for it only."""
    used = roles_Approval(person, approved=True, again=True)
    if used not in game.approvals:
        return game
    rest = tuple(one for one in game.approvals if one.person != person)
    return replace(game, approvals=(*rest, roles_Approval(person, approved=True)))
