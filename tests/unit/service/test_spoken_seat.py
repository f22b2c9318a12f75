"""The seat that a line of an email speaks for: what SIGN ON, PHASE and a heading leave for those below."""

from __future__ import annotations

from judge.game.roles import Actor, Role
from judge.language.statements import About, Claim
from judge.notices.remarks import MailRemark, remark
from judge.records import Proof
from judge.rules.phases import Phase
from judge.service.spoken_seat import ChangingSeat
from tests.unit.game.seven_players import forming

ANNA = Actor(Role.PLAYER, 1, "AUSTRIA")
MASTER = Actor(Role.MASTER, 8)
AUTUMN = Phase.parse("F1901M")
POWER = Claim(2, About.POWER, "austria", "Austria")
YEAR = Claim(5, About.YEAR, "1902", "1902")
NO_PHASE = remark(MailRemark.PHASE_UNKNOWN)


def spoken() -> ChangingSeat:
    """Anna below a PHASE, a heading, an order and another heading."""
    claims = {claim.about: claim for claim in (POWER, YEAR)}
    proof, unknown = Proof(password=True), remark(MailRemark.PHASE_UNKNOWN)
    return ChangingSeat("beta", ANNA, proof, False, AUTUMN, AUTUMN, unknown, claims, last_order=4)


def test_below_another_sign_on_only_a_heading_right_above_it_leads() -> None:
    signed_on = spoken().signed_on(forming(), MASTER, Proof(confirmed=True))
    expected = ChangingSeat("alpha", MASTER, Proof(confirmed=True), claims={About.YEAR: YEAR}, last_order=4)
    assert signed_on == expected


def test_a_sign_on_leaves_the_seat_above_it_as_it_was() -> None:
    above = spoken()
    above.signed_on(forming(), MASTER, Proof()).claims.clear()
    assert above == spoken()


def test_a_section_ends_with_its_phase_and_the_headings_above_its_orders() -> None:
    below = spoken()
    below.end_section()
    assert below == ChangingSeat("beta", ANNA, Proof(password=True), claims={About.YEAR: YEAR}, last_order=4)


def test_who_leaves_speaks_for_no_seat() -> None:
    below = spoken()
    below.leave(refused=True)
    assert (below.game, below.actor, below.sign_on_refused) == (None, None, True)
