"""`judge parse`: records in, answers out."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.cli.adjudication import positions
from judge.cli.main import main
from judge.cli.parse import answer
from tests.messages import says

RECORD: dict[str, Any] = {
    "id": "x",
    "power": "AUSTRIA",
    "phase": "S1901M",
    "policy": "judge",
    "units": {"AUSTRIA": ["A VIE", "A BUD", "F TRI"]},
    "text": "army vienna moves to tyrolia\nF tri hold",
}


KEYS = st.sampled_from(
    [*RECORD, "variant", "dislodged", "sc", "settings", "unit", "by", "retreats", "AUSTRIA", "proxy"]
)


def parsed(**changes: Any) -> dict[str, Any]:
    return answer(json.dumps(RECORD | changes), 7)


def test_each_order_is_an_entry() -> None:
    assert parsed() == {
        "id": "x",
        "lines": [
            {"line": 1, "accept": True, "order": "A VIE - TYR"},
            {"line": 2, "accept": True, "order": "F TRI H"},
        ],
    }


def test_a_refusal_names_its_kind_and_column() -> None:
    (entry,) = parsed(text="A Vie - Xyz")["lines"]
    assert entry["accept"] is False
    assert entry["error"] == "unknown_province"
    assert entry["column"] == 9
    assert says(entry["message"], "no-such-province", word="Xyz")


def test_orders_of_another_phase_are_unknown_actions() -> None:
    (entry,) = parsed(text="build A Vie", policy="lenient")["lines"]
    assert entry["error"] in ("unknown_action", "no_unit_at_source")
    (entry,) = parsed(text="A Vie R Boh", policy="lenient")["lines"]
    assert entry["error"] == "unknown_action"


def test_a_heading_is_ignored_whether_it_fits_or_not() -> None:
    entries = parsed(text="Austria, Spring 1901\nGame: alpha\nSpring 1902\nA Vie H", policy="lenient")[
        "lines"
    ]
    assert [entry["why"] for entry in entries[:2]] == ["a heading", "a heading"]
    assert says(entries[2]["why"], "heading-names-phase", named="Spring 1902", phase="S1901M")
    assert {entry["kind"] for entry in entries[:3]} == {"ignored"}
    assert entries[3] == {"line": 4, "accept": True, "order": "A VIE H"}


def test_commands_and_ignored_lines_have_their_kind() -> None:
    entries = parsed(text="A Vie H; F Tri H\nSET WAIT\n> quoted\n-- \nAnna")["lines"]
    assert [(e["line"], e.get("kind", "order"), e["accept"]) for e in entries] == [
        (1, "order", True),
        (1, "order", True),
        (2, "command", True),
        (3, "ignored", True),
        (4, "ignored", True),
        (5, "ignored", True),
    ]


def test_assumptions_are_told() -> None:
    (entry,) = parsed(text="F Vie - Tyr", policy="lenient")["lines"]
    assert entry == {
        "line": 1,
        "accept": True,
        "order": "A VIE - TYR",
        "assumed": ["The unit in Vienna is an army."],
    }


def test_dislodged_units_as_a_list_or_by_power() -> None:
    units = {"AUSTRIA": ["A VIE"], "ITALY": ["A TRI"]}
    listed = [{"power": "AUSTRIA", "unit": "F TRI", "by": "VEN", "retreats": ["ALB"]}]
    for dislodged in (listed, {"AUSTRIA": ["F TRI"]}):
        entries = parsed(
            phase="S1901R", units=units, dislodged=dislodged, text="F Tri - Alb\nF Tri d\nA Vie - Boh"
        )
        assert [e.get("order", e.get("error")) for e in entries["lines"]] == [
            "F TRI R ALB",
            "F TRI D",
            "not_dislodged",
        ]


def test_where_the_attack_came_from_is_closed() -> None:
    units = {"AUSTRIA": ["A VIE"], "ITALY": ["F TRI"]}
    beaten = [{"power": "AUSTRIA", "unit": "F TRI", "by": "ADR"}]
    (entry,) = parsed(phase="S1901R", units=units, dislodged=beaten, text="F Tri - Adr")["lines"]
    assert entry["error"] == "retreat_not_possible"


def test_full_names_and_lower_case_are_read() -> None:
    entry = parsed(power="austria", units={"Austria": ["f trieste"]}, text="F Tri H")
    assert entry["lines"][0]["order"] == "F TRI H"


def test_what_cannot_be_used_is_an_error_with_the_id() -> None:
    assert parsed(power="SPAIN") == {"id": "x", "error": "there is no power 'SPAIN' in variant standard"}
    assert parsed(units={"AUSTRIA": ["A ADR"]}) == {"id": "x", "error": "no unit can be placed as 'A ADR'"}
    assert parsed(variant="nowhere") == {"id": "x", "error": "there is no variant 'nowhere'"}
    assert parsed(phase="soon")["error"] == "not a phase: 'soon'"
    assert "error" in parsed(policy="kind")
    assert parsed(text=5) == {"id": "x", "error": "text is not a string"}
    assert answer("[1]", 3) == {"id": 3, "error": "a record is a JSON object"}
    assert answer("{", 4)["id"] == 4


SCRAPS = st.sampled_from(
    ["AUSTRIA", "A VIE", "F TRI", "VIE", "S1901M", "lenient", "A Vie - Gal\nSET WAIT", "x", 5, None, True]
)
TREES = st.recursive(
    SCRAPS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3)
)


@settings(deadline=None)
@given(st.dictionaries(KEYS, TREES, max_size=8))
def test_any_record_gets_an_answer(changes: dict[str, Any]) -> None:
    found = parsed(**changes)
    assert ("error" in found) != ("lines" in found)


def test_the_command_answers_line_by_line() -> None:
    lines = [
        json.dumps({**RECORD, "id": None}),
        "nonsense",
        "",
        json.dumps({k: RECORD[k] for k in ("power", "units", "text")}),
    ]
    result = CliRunner().invoke(main, ["parse", "--policy", "any"], input="\n".join(lines))
    assert result.exit_code == 0
    found = [json.loads(line) for line in result.stdout.splitlines()]
    assert [one["id"] for one in found] == [None, 2, 4]
    assert "error" in found[1]
    assert len(found[2]["lines"]) == 2


def test_what_is_no_text_stops_nothing() -> None:
    done = CliRunner().invoke(main, ["parse"], input=b'{"id": "\xff"}\n{"id": 2, "text": ""}\n')
    first, second = done.stdout.splitlines()
    assert json.loads(first)["id"] == "\udcff"
    assert json.loads(second)["id"] == 2
    assert done.exit_code == 0


RUSSIA = {"RUSSIA": ["A WAR", "A MOS", "F STP/NC"], "AUSTRIA": ["A VIE"], "FRANCE": ["A BUR"]}


@pytest.mark.parametrize("policy", ["lenient", "judge", "any", "gstz"])
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("A War S A War - Gal", "a unit cannot support itself"),
        ("A Mos S A Mos - Ukr", "a unit cannot support itself"),
        ("A Mos S F StP - Lvn", "the unit in St Petersburg (north coast) could not get to Livonia"),
        ("A War S A Vie - Mun", ""),
        ("A War S A Mos - Gal", ""),
    ],
)
def test_an_order_that_is_taken_and_cannot_work_has_a_remark(text: str, why: str, policy: str) -> None:
    (entry,) = parsed(power="RUSSIA", phase="S1903M", units=RUSSIA, policy=policy, text=text)["lines"]
    if not entry["accept"]:
        assert entry["message"]
        assert "remark" not in entry
    elif why:
        assert why in entry["remark"]
    else:
        assert "cannot work" in entry["remark"]


@pytest.mark.parametrize(
    "text", ["A War - Gal", "A Mos S A War", "F StP - Bar", "A War S A Mos - Lvn", "A War H"]
)
def test_an_order_that_works_has_no_remark(text: str) -> None:
    for policy in ("lenient", "judge", "any"):
        (entry,) = parsed(power="RUSSIA", phase="S1903M", units=RUSSIA, policy=policy, text=text)["lines"]
        assert entry["accept"]
        assert "remark" not in entry


@pytest.mark.parametrize(
    "record", ["{}", '{"id": 7, "orders": {"FRANCE": ["A PAR H"]}}', '{"order": "A Par H"}']
)
def test_a_record_without_text_says_what_it_lacks(record: str) -> None:
    done = CliRunner().invoke(main, ["parse"], input=record)
    found = json.loads(done.output)
    assert found == {
        "id": json.loads(record).get("id", 1),
        "error": "the record has no text; judge parse --help shows one",
    }


@pytest.mark.parametrize(
    ("verb", "keys"),
    [("parse", positions.PARSE_KEYS), ("adjudicate", positions.KEYS), ("draw", positions.KEYS)],
)
def test_the_help_of_a_verb_says_what_a_record_holds(verb: str, keys: Mapping[str, str]) -> None:
    done = CliRunner().invoke(main, [verb, "--help"])
    assert all(f"  {key} " in done.output for key in keys)
    example = done.output.partition("A record:\n")[2].strip()
    answer = json.loads(CliRunner().invoke(main, [verb], input=example).stdout) if verb != "draw" else {}
    assert "error" not in answer
    assert set(json.loads(example)) <= set(keys)
    if verb == "parse":
        assert [line["accept"] for line in answer["lines"]] == [True, True]


def test_an_explanation_shows_what_each_sentence_was_read_as() -> None:
    text = "Die Armee in Wien zieht nach Tirol."
    record = json.dumps(RECORD | {"policy": "lenient", "text": text})
    found = answer(record, 1, explain=True)
    assert found["lines"] == [{"line": 1, "accept": True, "order": "A VIE - TYR"}]
    (sentence,) = found["readings"]
    assert sentence["outcome"] == "given"
    assert sentence["orders"] == [{"accept": True, "order": "A VIE - TYR"}]
    assert [reading["kind"] for reading in sentence["readings"]] == ["move"]
    assert sentence["readings"][0]["evidence"] == [
        'form move "die armee in wien zieht nach tirol" +0.70',
    ]


def test_an_explanation_proposes_what_was_understood_in_part() -> None:
    record = json.dumps(RECORD | {"policy": "lenient", "text": "Vienna zigzags, Budapest to Serbia."})
    (sentence,) = answer(record, 1, explain=True)["readings"]
    assert sentence["outcome"] == "proposed"
    assert sentence["orders"] == [{"accept": False, "proposed": "A BUD - SER"}]
    assert (sentence["why"], sentence["words"]) == ("no order", "vienna zigzags")


def test_an_explanation_names_the_words_that_govern_a_sentence() -> None:
    record = json.dumps(
        RECORD | {"policy": "lenient", "text": "Don't move Vienna to Tyrolia and Budapest to Serbia."}
    )
    (sentence,) = answer(record, 1, explain=True)["readings"]
    assert (sentence["outcome"], sentence["why"], sentence["words"]) == ("rejected", "denial", "don't")
    assert [order["accept"] for order in sentence["orders"]] == [False, False]
