from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from datetime import UTC, datetime, timedelta
from types import MappingProxyType
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judge.game.commands.member import Fake, PressWish
from judge.game.endings import Ending, Proposal, Terms, Vote
from judge.game.events import AheadUsed, Event, LateFate, LateOrders, PhaseJudged, PressSent, SettingChanged
from judge.game.message import Message, PlaceName, Usage, message
from judge.game.orders_ahead import NOT_ASKED
from judge.game.proxies import Proxy
from judge.game.roles import Actor, Role, Spectator
from judge.game.settings import (
    Lending,
    MissingOrders,
    ObserverPress,
    PhaseClock,
    Settings,
    VoteCount,
    VoteRule,
)
from judge.game.state import (
    Absence,
    Ahead,
    Applicant,
    Approval,
    Clock,
    DiaryEntry,
    Game,
    Guest,
    LateSet,
    PostedPress,
    Seat,
    Snapshot,
)
from judge.render.text.messages import said
from judge.render.text.reader_language import in_language
from judge.rules.board import Board
from judge.rules.orders import Hold
from judge.rules.outcome import Outcome
from judge.rules.phases import Phase
from judge.rules.rulebook import PRESETS, Removal, Rulebook
from judge.rules.units import Kind, Position
from judge.rules.variant import Variant
from judge.store.codec import (
    KINDS,
    Undecodable,
    decode_event,
    decode_game,
    decode_pairs,
    decode_snapshot,
    encode_event,
    encode_game,
    encode_pairs,
    encode_snapshot,
    people_named,
    renumbered,
)
from judge.store.messages import decode_message, encode_message
from judge.variants.load import load
from tests.contract.store.examples import NOON, game, snapshot
from tests.rows import each_row

STANDARD = load("standard")
WORDS = st.text(max_size=12)
MOMENTS = st.datetimes(
    min_value=datetime(1900, 1, 1),  # noqa: DTZ001  # hypothesis adds the zone
    max_value=datetime(2200, 1, 1),  # noqa: DTZ001  # hypothesis adds the zone
    timezones=st.just(UTC),
)
SPANS = st.timedeltas(min_value=timedelta(days=-9999), max_value=timedelta(days=9999))

st.register_type_strategy(str, WORDS)
st.register_type_strategy(datetime, MOMENTS)
st.register_type_strategy(timedelta, SPANS)
st.register_type_strategy(float, st.floats(allow_nan=False, allow_infinity=False))
st.register_type_strategy(Variant, st.just(STANDARD))
_NAMES = (
    WORDS | st.sampled_from(Kind) | st.sampled_from(Role) | st.builds(Usage, st.tuples(WORDS), st.booleans())
)
_VALUES = _NAMES | st.integers() | MOMENTS | st.just(Phase.parse("S1901M")) | st.tuples(_NAMES, _NAMES)
st.register_type_strategy(
    Message,  # with values that come back as they were; names of places and powers come back as text
    st.builds(Message, WORDS, st.tuples(st.tuples(WORDS, _VALUES)), st.tuples(WORDS)),
)
st.register_type_strategy(Rulebook, st.sampled_from(list(PRESETS.values())))


def _setting_changes() -> st.SearchStrategy[SettingChanged]:
    types = get_type_hints(Settings)

    def change(name: str) -> st.SearchStrategy[SettingChanged]:
        return st.builds(SettingChanged, st.just(name), st.from_type(types[name]), st.from_type(types[name]))

    return st.sampled_from(sorted(types)).flatmap(change)


st.register_type_strategy(SettingChanged, _setting_changes())


def plain(value: Any) -> Any:
    """A value with the types of everything in it, so that "S" and Season.SPRING are told apart."""
    if isinstance(value, Board):
        return id(value)
    if is_dataclass(value):
        return (type(value), [(field.name, plain(getattr(value, field.name))) for field in fields(value)])
    if isinstance(value, Mapping):
        return ("mapping", [(plain(key), plain(item)) for key, item in value.items()])
    if isinstance(value, frozenset):
        return (frozenset, {plain(item) for item in value})
    if isinstance(value, tuple):
        return (type(value), [plain(item) for item in value])
    return (type(value), value)


@settings(max_examples=40, suppress_health_check=list(HealthCheck), deadline=None)
@given(st.builds(Game))
def test_any_game_comes_back_as_it_was(value: Game) -> None:
    text = encode_game(value)
    assert decode_game(text) == value
    assert plain(decode_game(text)) == plain(value)
    assert encode_game(decode_game(text)) == text


@settings(max_examples=40, suppress_health_check=list(HealthCheck), deadline=None)
@given(st.builds(Snapshot))
def test_any_snapshot_comes_back_as_it_was(value: Snapshot) -> None:
    text = encode_snapshot(value)
    assert plain(decode_snapshot(text)) == plain(value)
    assert encode_snapshot(decode_snapshot(text)) == text


@each_row("kind", get_args(Event))
def test_any_event_comes_back_as_it_was(kind: type[Any]) -> None:
    @settings(max_examples=15, suppress_health_check=list(HealthCheck), deadline=None)
    @given(st.from_type(kind))
    def comes_back(event: Event) -> None:
        name, text = encode_event(event)
        judged = event.snapshot if isinstance(event, PhaseJudged) else None
        assert KINDS[name] is type(event)
        assert plain(decode_event(name, text, judged)) == plain(event)

    comes_back()


def test_a_mapping_keeps_its_order_and_may_be_read_only() -> None:
    orders = {"TURKEY": (), "AUSTRIA": ()}
    kept = decode_game(encode_game(game(1, orders=MappingProxyType(orders))))
    assert list(kept.orders) == ["TURKEY", "AUSTRIA"]


def test_a_variant_is_stored_by_name_and_a_rulebook_by_fields() -> None:
    odd = replace(PRESETS["datc3"], name="house", removal=Removal.GSTZ)
    stored = json.loads(encode_game(game(1, rulebook=odd)))
    assert stored["variant"] == "standard"
    assert stored["rulebook"]["removal"] == "gstz"
    assert decode_game(json.dumps(stored)).rulebook == odd
    assert decode_game(json.dumps(stored)).variant is STANDARD


def test_unions_carry_the_name_of_the_class() -> None:
    stored = json.loads(encode_snapshot(snapshot()))
    assert stored["orders"]["FRANCE"] == [{"kind": "A", "at": "PAR", "is": "Hold"}]


def test_an_unknown_field_is_passed_over_and_a_missing_one_takes_its_default() -> None:
    stored = json.loads(encode_game(game(1)))
    stored["weather"] = "rain"
    stored["settings"]["colour"] = "red"
    del stored["settings"]["comment"]
    del stored["winners"]
    assert decode_game(json.dumps(stored)) == game(1)


def test_a_changed_setting_of_another_version_is_kept_as_written() -> None:
    event = decode_event("SettingChanged", '{"name":"weather","old":"rain","new":{"a":1}}')
    assert event == SettingChanged("weather", "rain", {"a": 1})


def test_a_changed_setting_has_the_type_of_its_field() -> None:
    clock = PhaseClock(1, timedelta(1), timedelta(2), timedelta(3), timedelta(4), "S")
    for event in (
        SettingChanged("moves", clock, replace(clock, days="M")),
        SettingChanged("missing", MissingOrders.WAIT, MissingOrders.PROCESS),
        SettingChanged("victory", None, 15),
    ):
        assert plain(decode_event(*encode_event(event))) == plain(event)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("seed", "7"),
        ("name", None),
        ("status", "asleep"),
        ("variant", "atlantis"),
        ("created", "2026-01-01T00:00:00"),
        ("orders", {"FRANCE": [{"is": "Nuke", "at": "PAR"}]}),
        ("master", {"person": 1.5, "password": "x"}),
    ],
)
def test_what_does_not_fit_is_not_guessed(path: str, value: object) -> None:
    stored = json.loads(encode_game(game(1)))
    stored[path] = value
    with pytest.raises(Undecodable):
        decode_game(json.dumps(stored))


def test_broken_text_and_unknown_events_say_so() -> None:
    with pytest.raises(Undecodable, match="Game"):
        decode_game('{"name":')
    with pytest.raises(Undecodable, match="Earthquake"):
        decode_event("Earthquake", "{}")
    with pytest.raises(Undecodable, match="without its snapshot"):
        decode_event("PhaseJudged", "{}")


def test_a_time_without_a_zone_is_never_written() -> None:
    with pytest.raises(ValueError, match="without a time zone"):
        encode_game(game(1, created=NOON.replace(tzinfo=None)))


def test_pairs_come_back() -> None:
    pairs = (("name", "Ángel\n"), ("", "\x00"))
    assert decode_pairs(encode_pairs(pairs)) == pairs


def test_an_outcome_made_lazily_is_stored_as_a_plain_one() -> None:
    class Lazy(Outcome):
        """As an adjudicator may hand out."""

    lazy = Lazy(snapshot().outcome.results, Position(units=()))
    kept = decode_snapshot(encode_snapshot(replace(snapshot(), outcome=lazy)))
    assert type(kept.outcome) is Outcome
    assert kept.outcome.results == lazy.results


def test_phases_are_stored_by_their_parts() -> None:
    stored = json.loads(encode_game(game(1, phase=Phase.parse("F1902A"))))
    assert stored["phase"] == {"season": "F", "year": 1902, "kind": "A"}


@pytest.mark.parametrize(("written", "lending"), [(False, Lending.NONE), (True, Lending.PHASE)])
def test_older_versions_wrote_whether_there_are_proxies(written: object, lending: Lending) -> None:
    old = json.loads(encode_game(game(1)))
    old["settings"]["proxies"] = written
    del old["standing"]
    read = decode_game(json.dumps(old))
    assert (read.settings.proxies, read.standing) == (lending, {})
    event = decode_event("SettingChanged", f'{{"name":"proxies","old":false,"new":{json.dumps(written)}}}')
    assert event == SettingChanged("proxies", Lending.NONE, lending)


@pytest.mark.parametrize(
    ("written", "reminders"),
    [
        ([0, 28800, 0], (timedelta(hours=8),)),
        ([1, 0, 0], (timedelta(days=1),)),
        ([[1, 0, 0], [0, 7200, 0]], (timedelta(days=1), timedelta(hours=2))),
        ([], ()),
    ],
)
def test_older_versions_wrote_one_reminder(written: object, reminders: tuple[timedelta, ...]) -> None:
    old = json.loads(encode_game(game(1)))
    old["settings"]["reminder"] = written
    assert decode_game(json.dumps(old)).settings.reminder == reminders
    event = decode_event("SettingChanged", f'{{"name":"reminder","old":{json.dumps(written)},"new":[]}}')
    assert event == SettingChanged("reminder", reminders, ())


@pytest.mark.parametrize(("written", "may"), [(False, ObserverPress.NONE), (True, ObserverPress.ANY)])
def test_older_versions_wrote_whether_observers_may_write(written: object, may: ObserverPress) -> None:
    old = json.loads(encode_game(game(1)))
    old["settings"]["observer_press"] = written
    for name in ("posted", "press_wishes", "diaries"):
        del old[name]
    read = decode_game(json.dumps(old))
    assert (read.settings.observer_press, read.posted, read.diaries) == (may, (), ())
    event = decode_event(
        "PressSent",
        '{"author":{"role":3,"person":11,"power":"FRANCE","acting":false},"audience":"all","to":[],'
        '"grey":false,"body":"hello","broadcast":true}',
    )
    assert isinstance(event, PressSent)
    assert (event.fake, event.postal) == (None, False)


def test_letters_that_wait_wishes_and_diaries_come_back_as_they_were() -> None:
    author = Actor(Role.PLAYER, 13, "FRANCE")
    posted = PostedPress(1, 3, author, ("TURKEY",), True, "hello", False, (), Fake(("ITALY",)), "BUILDS 1")
    entry = DiaryEntry(1, 13, "FRANCE", Phase.parse("F1901M"), datetime(2026, 1, 5, tzinfo=UTC), "secret")
    kept = game(1, posted=(posted,), press_wishes=((13, PressWish.COPY),), diaries=(entry,))
    assert decode_game(encode_game(kept)) == kept


def test_late_sets_come_back_as_they_were_and_older_games_have_none() -> None:
    phase = Phase.parse("S1901R")
    ahead = (Ahead(phase, "A CON R SMY", 17, datetime(2026, 1, 5, tzinfo=UTC)),)
    late = LateSet((Hold(Kind.ARMY, "CON"),), (Proxy(Kind.ARMY, "SMY", "RUSSIA"),), {"CON": "A(Con)H"}, ahead)
    kept = game(1, late_sets={"TURKEY": late, "ITALY": LateSet(declined=True)})
    assert decode_game(encode_game(kept)).late_sets == kept.late_sets
    old = json.loads(encode_game(kept))
    del old["late_sets"]
    assert decode_game(json.dumps(old)).late_sets == {}
    told = LateOrders("TURKEY", LateFate.UNUSED, late.orders, late.proxies, ("A CON R SMY",), late.orders)
    assert decode_event(*encode_event(told)) == told


def test_answers_to_a_roll_call_come_back_and_older_games_have_none() -> None:
    called = datetime(2026, 1, 5, tzinfo=UTC)
    kept = game(1, applicants=(Applicant(11, "#", (), here=True),), called=called)
    assert decode_game(encode_game(kept)).applicants == kept.applicants
    old = json.loads(encode_game(kept))
    del old["called"], old["applicants"][0]["here"], old["settings"]["roll_call"]
    read = decode_game(json.dumps(old))
    assert (read.called, read.applicants[0].here, read.settings.roll_call) == (None, False, ())


def test_proposals_come_back_as_they_were_and_older_games_have_none() -> None:
    season = Phase.parse("F1901M")
    terms = Terms(Ending.DRAW, (("ENGLAND", "FRANCE"),))
    open_one = Proposal(2, terms, season, NOON, None, True, True, {"ENGLAND": Vote.YES})
    kept = game(1, proposals=(open_one,), failed_proposals=((terms, season),), proposal_count=2)
    assert decode_game(encode_game(kept)) == kept
    old = json.loads(encode_game(kept))
    for name in ("proposals", "failed_proposals", "proposal_count", "ranks"):
        del old[name]
    read = decode_game(json.dumps(old))
    assert (read.proposals, read.failed_proposals, read.proposal_count, read.ranks) == ((), (), 0, ())


def test_older_proposals_tell_nobody_s_vote_and_older_clocks_know_no_absence_gone_by() -> None:
    season = Phase.parse("F1901M")
    named = Proposal(
        2, Terms(Ending.DRAW), season, NOON, by="FRANCE", count=VoteCount.NAMES, rule=VoteRule.SEASON
    )
    clock = Clock(NOON, NOON, NOON, NOON, closed=True, absences={"FRANCE": (Absence(NOON, NOON),)})
    kept = game(1, proposals=(named,), clock=clock)
    assert decode_game(encode_game(kept)) == kept
    old = json.loads(encode_game(kept))
    for name in ("by", "count", "rule"):
        del old["proposals"][0][name]
    del old["clock"]["absences"], old["clock"]["closed"]
    read = decode_game(json.dumps(old))
    assert read.proposals == (replace(named, by="", count=VoteCount.SECRET, rule=None),)
    assert read.clock == replace(clock, absences={}, closed=False)


def test_what_was_stored_before_units_were_followed_and_ifs_decided_still_reads() -> None:
    kept = Ahead(Phase.parse("F1901M"), "A BUR H", 11)
    stored = json.loads(encode_game(game(1, ahead={"FRANCE": (kept,)})))
    del stored["journeys"]
    del stored["ahead"]["FRANCE"][0]["at"]
    assert decode_game(json.dumps(stored)) == game(1, ahead={"FRANCE": (kept,)})
    phase = '{"season":"F","year":1901,"kind":"M"}'
    used = f'{{"power":"FRANCE","phase":{phase},"taken":["A BUR H"],"dropped":[["A PAR H","Nobody."]]}}'
    event = AheadUsed("FRANCE", Phase.parse("F1901M"), ("A BUR H",), (("A PAR H", "Nobody."),))
    assert decode_event("AheadUsed", used) == event


def test_what_became_of_orders_ahead_comes_back_as_messages() -> None:
    board = load("standard")
    held = message(
        "condition-stands",
        unit=message("condition-unit", kind=Kind.FLEET, whose="power", power=board.power("FRANCE")),
        place=PlaceName(board.board, "BRE"),
        so="yes",
    )
    decided = (message("condition-decided", head="IF F BRE", so="yes", reasons=held),)
    remarks = (("A PAR H", message("date-read-as", date=Phase.parse("F1901M"))),)
    used = AheadUsed(
        "FRANCE", Phase.parse("F1901M"), ("A PAR H",), (("A BUR H", NOT_ASKED),), decided, (), remarks
    )
    kind, body = encode_event(used)
    read = decode_event(kind, body)
    assert isinstance(read, AheadUsed)
    assert (read.dropped, read.remarks) == (used.dropped, used.remarks)
    with in_language("de"):
        (said_in_german,) = map(said, read.decided)
    assert said_in_german == "IF F BRE: ja, in Brest steht Flotte (France)."


def test_every_kind_of_value_of_a_message_comes_back() -> None:
    whole = message(
        "usage",
        usage=Usage(("SET ZONE name",), block=True),
        at=datetime(2026, 1, 5, 12, tzinfo=UTC),
        who=(Role.MASTER, Role.OBSERVER),
        number=3,
        text="typed",
        phase=Phase.parse("S1901M"),
        kind=Kind.ARMY,
        inner=message("always-so-here"),
    )
    assert decode_message(json.loads(json.dumps(encode_message(whole))), None) == whole
    assert decode_message("A text of before.", None) == "A text of before."


def test_approvals_come_back_as_they_were_and_older_games_have_none() -> None:
    asked = (Approval(7), Approval(8, approved=True))
    stored = json.loads(encode_game(game(1, approvals=asked)))
    assert decode_game(json.dumps(stored)).approvals == asked
    del stored["approvals"]
    assert decode_game(json.dumps(stored)).approvals == ()


def test_partners_come_back_as_they_were_and_older_seats_have_none() -> None:
    led = Seat("AUSTRIA", 3, "hash", partners=(Guest(7, "other"),))
    stored = json.loads(encode_game(game(1, seats=(led,))))
    assert decode_game(json.dumps(stored)).seats == (led,)
    del stored["seats"][0]["partners"]
    assert decode_game(json.dumps(stored)).seats == (replace(led, partners=()),)


def test_spectators_come_back_as_they_were_and_older_seats_have_none() -> None:
    led = Seat("AUSTRIA", 3, "hash", spectators=(Spectator(7, 3, receipts=True),))
    stored = json.loads(encode_game(game(1, seats=(led,))))
    assert decode_game(json.dumps(stored)).seats == (led,)
    del stored["seats"][0]["spectators"]
    assert decode_game(json.dumps(stored)).seats == (replace(led, spectators=()),)


def test_several_masters_come_back_as_they_were_and_older_games_have_one() -> None:
    stored = json.loads(encode_game(game(1, co_masters=(Guest(7, "hash"),))))
    assert decode_game(json.dumps(stored)).co_masters == (Guest(7, "hash"),)
    del stored["co_masters"]
    assert decode_game(json.dumps(stored)).co_masters == ()


def test_people_have_other_numbers_wherever_a_game_names_them() -> None:
    named = game(
        1,
        approvals=(Approval(7),),
        press_wishes=((7, PressWish.COPY),),
        seats=(Seat("FRANCE", 7, "", standby=8, spectators=(Spectator(9, 7),)),),
    )
    text = encode_game(named)
    assert {7, 8, 9} <= people_named(text)
    other = decode_game(renumbered(text, {7: 70, 8: 80, 9: 90}))
    assert other.approvals == (Approval(70),)
    assert other.press_wishes == ((70, PressWish.COPY),)
    assert (other.seats[0].person, other.seats[0].standby) == (70, 80)
    assert other.seats[0].spectators == (Spectator(90, 70),)
