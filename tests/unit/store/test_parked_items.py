"""The text that parked items are kept as: databases in use hold it, so it must not change."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from judge.game.commands.member import Audience, Broadcast, Press
from judge.game.roles import Actor, Role
from judge.records import (
    ParkedAddress,
    ParkedCommand,
    ParkedContent,
    ParkedEmail,
    ParkedMastership,
    ParkedOffer,
    ParkedOrder,
    ParkedOrders,
    ParkedOtherAddress,
    ParkedPartnership,
    ParkedPress,
)
from judge.rules.phases import Phase, PhaseKind, Season
from judge.store.parked_items import decode_content, encode_content

_WORDS = st.text(min_size=1)
_PHASES = st.builds(Phase, st.sampled_from(Season), st.integers(0, 99_999), st.sampled_from(PhaseKind)).map(
    lambda phase: Phase.parse(str(phase))
)
_COMMANDS = st.just("TERMINATE") | _WORDS.map(lambda rest: f"PROCESS {rest}") | _WORDS.map("EJECT {}".format)
_ORDERS = st.lists(st.builds(ParkedOrder, _WORDS, st.none() | _PHASES)).map(tuple)
_AUTHORS = st.builds(Actor, st.sampled_from(Role), st.integers(1), st.none() | _WORDS, st.booleans())
_NAMES, _GREY = st.lists(_WORDS).map(tuple), st.none() | st.booleans()
_LETTERS = st.builds(Broadcast, _WORDS, _GREY) | st.builds(
    Press, _WORDS, st.sampled_from(Audience), _NAMES, _GREY, _NAMES
)
_CONTENTS = (
    st.builds(ParkedCommand, _COMMANDS)
    | st.builds(ParkedCommand, st.just("EXTEND 2026-01-09 23:30 UTC"), st.integers(1), st.just("ITALY"))
    | st.builds(ParkedAddress, _WORDS)
    | st.builds(ParkedOtherAddress, st.just("anna@work.example"), st.booleans())
    | st.builds(ParkedOrders, _WORDS, _PHASES, _ORDERS)
    | st.builds(ParkedEmail, st.integers(1), st.booleans())
    | st.builds(ParkedOffer, _WORDS)
    | st.builds(ParkedMastership, st.integers(1), st.booleans())
    | st.builds(ParkedPartnership, st.integers(1), st.sampled_from(["AUSTRIA", "V-PAR"]))
    | st.builds(ParkedPress, _AUTHORS, _LETTERS, st.booleans(), st.booleans())
)


@given(_CONTENTS)
def test_what_is_parked_comes_back_as_it_was(content: ParkedContent) -> None:
    assert decode_content(*encode_content(content)) == content


def test_the_text_is_what_databases_hold() -> None:
    phase, later = Phase.parse("S1901M"), Phase.parse("F1901M")
    orders = ParkedOrders("AUSTRIA", phase, (ParkedOrder("A VIE-GAL"), ParkedOrder("F TRI-ALB", later)))
    assert encode_content(ParkedCommand("PROCESS S1901M")) == ("PROCESS S1901M", None)
    asked = ParkedCommand("EXTEND 2026-01-09 23:30 UTC", 4, "ITALY")
    assert encode_content(asked) == ('ASKED ["EXTEND 2026-01-09 23:30 UTC", 4, "ITALY"]', None)
    assert encode_content(ParkedAddress("anna@new.example")) == ("SET ADDRESS anna@new.example", None)
    other = ParkedOtherAddress("anna@work.example", agreed=True)
    assert encode_content(other) == ("I AM ALSO anna@work.example YES", None)
    text = 'ORDERS ["AUSTRIA", "S1901M", [["A VIE-GAL", ""], ["F TRI-ALB", "F1901M"]]]'
    assert encode_content(orders) == (text, None)
    since = (ParkedOrder("A VIE-GAL", None, "A VIE H"), ParkedOrder("F TRI-ALB", None, "", proposed=True))
    fields = '["A VIE-GAL", "", "A VIE H", null, false, false], ["F TRI-ALB", "", ""]'
    text = f'ORDERS ["AUSTRIA", "S1901M", [{fields}]]'
    assert encode_content(replace(orders, orders=since)) == (text, None)
    assert encode_content(ParkedEmail(7)) == ("", 7)
    assert encode_content(ParkedEmail(7, as_reply=True)) == ("AS REPLY", 7)
    assert encode_content(ParkedOffer("AUSTRIA")) == ("STANDBY AUSTRIA", None)
    assert encode_content(ParkedMastership(3, in_place=True)) == ("MASTER 3 ALONE", None)
    assert encode_content(ParkedPartnership(3, "AUSTRIA")) == ("PARTNER OF 3 AUSTRIA", None)
    letter = Press("Yes.", Audience.SOME, ("ENGLAND", "MASTER"), None, ())
    author = Actor(Role.PLAYER, 3, "AUSTRIA")
    text = (
        'LETTER [["PLAYER", 3, "AUSTRIA", false], ["Yes.", null, "some", ["ENGLAND", "MASTER"], []],'
        " false, false]"
    )
    assert encode_content(ParkedPress(author, letter)) == (text, None)
    for watchers, written in (((), "[]"), ((7, 9), "[7, 9]")):
        watched = ParkedPress(author, replace(letter, watchers=watchers))
        longer = text.replace("[]]", f"[], {written}]")
        assert encode_content(watched) == (longer, None)
        assert decode_content(longer, None) == watched
    assert decode_content(text, None) == ParkedPress(author, letter), "a letter from before has none"
    text = 'LETTER [["PLAYER", 3, "AUSTRIA", false], ["Yes.", true], true, true]'
    assert encode_content(ParkedPress(author, Broadcast("Yes.", True), True, True)) == (text, None)
