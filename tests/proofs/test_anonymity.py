"""What the proofs of anonymity in small leave: other seeds, and that the comparisons see what they should."""

from __future__ import annotations

import re
from dataclasses import replace
from email import message_from_bytes, policy
from functools import cache
from random import Random

import pytest

from judge.game import anonymity as rules_of_anonymity
from judge.game.state import Game
from judge.records import OutgoingEmail
from lab.proofs import anonymity, membership, playing_master
from lab.proofs.anonymity import (
    MASTER,
    PARTNER,
    POWERS,
    GunboatRun,
    ScriptedMail,
    Seating,
    compare,
    deal_seats,
    game,
)
from lab.proofs.mail_programs import JUDGE, MAIL_PROGRAMS

ADDRESS = re.compile(r"[\w.+-]+@[\w.-]+\w")


SEEDS = range(200, 203)


@cache
def _played(seed: int) -> tuple[Seating, GunboatRun]:
    chance = Random(seed)
    seating = deal_seats(chance)
    one, other = chance.sample(POWERS, 2)
    script = game(chance, one, other)
    run = GunboatRun(seating, {f"@{seat}": author.address for seat, author in seating.items()})
    run.play(script)
    return seating, run


def _shared_power(seed: int) -> str:
    """The power that somebody leads beside its player."""
    chance = Random(seed)
    deal_seats(chance)
    return chance.sample(POWERS, 2)[1]


def _headers(parcel: OutgoingEmail) -> dict[str, str]:
    message = message_from_bytes(parcel.raw, policy=policy.default)
    assert len(message.keys()) == len(set(message.keys()))
    return {name: str(value) for name, value in message.items()}


def _content(parcel: OutgoingEmail) -> str:
    return str(message_from_bytes(parcel.raw, policy=policy.default).get_content())


def test_the_comparison_sees_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """In an open game the same two runs differ."""
    script = anonymity.game

    def opened(chance: Random, one: str, other: str) -> tuple[ScriptedMail, ...]:
        found = script(chance, one, other)
        return tuple(replace(a, lines=tuple(t.replace(" gunboat", "") for t in a.lines)) for a in found)

    monkeypatch.setattr(anonymity, "game", opened)
    assert compare(0).differing


@pytest.mark.parametrize("seed", [4])
def test_mail_in_somebody_s_name_does_not_tell_whether_he_is_in_the_game(seed: int) -> None:
    assert membership.compare(seed).differing == ""


@pytest.mark.parametrize("seed", [1])
def test_nobody_learns_which_power_a_master_who_plays_has_left(seed: int) -> None:
    assert playing_master.compare(seed).differing == ""


def test_the_comparison_sees_a_master_who_is_named_once_he_plays_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def now(game: Game, person: int) -> bool:
        return any(person in seat.players for seat in game.seats)

    monkeypatch.setattr(rules_of_anonymity, "has_played", now)
    assert playing_master.compare(0).differing


def test_the_comparison_sees_who_is_in_an_open_game(monkeypatch: pytest.MonkeyPatch) -> None:
    script = membership.game

    def opened(chance: Random, one: str, other: str) -> tuple[ScriptedMail, ...]:
        found = script(chance, one, other)
        return tuple(replace(a, lines=tuple(t.replace(" gunboat", "") for t in a.lines)) for a in found)

    monkeypatch.setattr(membership, "game", opened)
    assert membership.compare(1).differing


@pytest.mark.parametrize("seed", SEEDS)
def test_every_mail_has_one_recipient_and_names_no_other_address_in_its_header(seed: int) -> None:
    _, run = _played(seed)
    assert len(run.store.parcels) > 100
    for parcel in run.store.parcels:
        headers = _headers(parcel)
        assert not {"Cc", "Bcc", "Reply-To", "Sender"} & set(headers)
        assert headers["To"] == parcel.recipient
        shown = {text for name in ("From", "To", "Subject") for text in ADDRESS.findall(headers[name])}
        assert shown == {JUDGE, parcel.recipient}


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_of_an_author_is_in_a_mail_he_did_not_ask_for(seed: int) -> None:
    """Neither addresses, names, networks nor programs of others; the master reads names.

    The question about a SET ADDRESS repeats to its writer what he wrote, and the two who lead a power know
    each other.
    """
    seating, run = _played(seed)
    with_him = seating[_shared_power(seed)].address
    master, knowing = seating[MASTER].address, (seating[MASTER].address, seating[PARTNER].address)
    for parcel in run.store.parcels:
        if parcel.recipient in knowing or "auto-replied" in _headers(parcel)["Auto-Submitted"]:
            continue
        text = "\n".join((*_headers(parcel).values(), _content(parcel)))
        for seat, author in seating.items():
            assert author.network not in text
            if seat == PARTNER and parcel.recipient == with_him:
                continue
            if author.address not in (parcel.recipient, master):
                assert author.address not in text.replace(f"SET ADDRESS {author.address}", "")
                assert author.name not in text
        for program in MAIL_PROGRAMS:
            assert program.agent not in text
            assert not program.remark or program.remark not in text


@pytest.mark.parametrize("seed", SEEDS)
def test_a_header_holds_what_the_judge_writes_and_nothing_else(seed: int) -> None:
    _, run = _played(seed)
    names = {name for parcel in run.store.parcels for name in _headers(parcel)}
    own = "From To Subject Date Message-ID In-Reply-To References Auto-Submitted X-Auto-Response-Suppress"
    mime = "X-Judge-Loop MIME-Version Content-Type Content-Transfer-Encoding List-Id List-Unsubscribe"
    assert names == {*own.split(), *mime.split()}
    for parcel in run.store.parcels:
        assert _headers(parcel)["Date"].endswith("+0000")
