"""`judge adjudicate` record by record: the answers, the defaults, and what is wrong with bad ones."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from judge.cli.adjudication.adjudicate import run
from judge.cli.main import main
from tests.messages import says

PAGE = Path(__file__).parents[3] / "docs" / "explanation" / "how-an-order-is-judged.md"
EXAMPLE = re.compile(r"```json\n(.*?)```\n\n```text\n(.*?)```", re.DOTALL)
Record = dict[str, Any]


def answer(record: object) -> Record:
    out = io.StringIO()
    run(io.StringIO(json.dumps(record)), out, "datc3", "standard")
    (found,) = map(json.loads, out.getvalue().splitlines())
    assert isinstance(found, dict)
    return found


def explained(text: str) -> str:
    out = io.StringIO()
    run(io.StringIO(" ".join(text.split())), out, "datc3", "standard", explain=True)
    return out.getvalue()


KONING: Record = {
    "id": "W.2",
    "phase": "F1902M",
    "units": {"ENGLAND": ["A NWY", "F BAR", "F NTH"], "RUSSIA": ["A STP"]},
    "sc": {"ENGLAND": ["LON"]},
    "orders": {"ENGLAND": ["A NWY - STP", "F BAR S A NWY - STP", "F NTH - NWY"], "RUSSIA": ["A STP - NWY"]},
}


def test_a_movement_is_answered_in_full() -> None:
    assert answer(KONING) == {
        "id": "W.2",
        "results": {
            "ENGLAND": [
                {"order": "A NWY - STP", "result": "ok"},
                {"order": "F BAR S A NWY - STP", "result": "ok"},
                {"order": "F NTH - NWY", "result": "ok"},
            ],
            "RUSSIA": [{"order": "A STP - NWY", "result": "bounce", "by": "A NWY - STP"}],
        },
        "dislodged": [{"power": "RUSSIA", "unit": "A STP", "by": "NWY", "retreats": ["FIN", "LVN", "MOS"]}],
        "contested": [],
        "after": {"ENGLAND": ["A STP", "F BAR", "F NWY"], "RUSSIA": []},
    }


def test_names_and_small_letters_mean_the_same() -> None:
    spelled = {
        "phase": "f1902m",
        "units": {"England": ["a norway", "Fleet Barents Sea", "f nth"], "russia": ["A ST PETERSBURG"]},
        "orders": {
            "england": ["army norway - st petersburg", "f bar s nwy - stp", "f nth-nwy"],
            "Russia": ["a stp - nwy"],
        },
    }
    found, expected = answer(spelled), answer(KONING)
    assert found["id"] == 1
    assert (found["after"], found["dislodged"]) == (expected["after"], expected["dislodged"])


def test_a_unit_without_an_order_comes_last_and_is_marked() -> None:
    record = {
        "phase": "S1901M",
        "units": {"FRANCE": ["A PAR", "F BRE"]},
        "orders": {"FRANCE": ["F BRE - MAO", "nonsense"]},
    }
    assert answer(record)["results"]["FRANCE"] == [
        {"order": "F BRE - MAO", "result": "ok"},
        {"order": "nonsense", "result": "illegal"},
        {"order": "A PAR H", "result": "ok", "given": False},
    ]


def test_ownership_is_in_the_last_answer_of_the_fall() -> None:
    position = {"units": {"FRANCE": ["A SPA"]}, "sc": {"FRANCE": ["PAR"]}}
    assert answer({"phase": "F1901M", **position})["sc"] == {"FRANCE": ["PAR", "SPA"]}
    assert "sc" not in answer({"phase": "S1901M", **position})
    assert "sc" not in answer(KONING)
    assert answer({"phase": "F1901R", **position})["sc"] == {"FRANCE": ["PAR", "SPA"]}


def test_retreats_take_the_list_of_an_answer_or_a_map() -> None:
    after = {"ENGLAND": ["A STP", "F BAR", "F NWY"]}
    orders = {"RUSSIA": ["A STP R MOS"]}
    for dislodged in (answer(KONING)["dislodged"], {"RUSSIA": ["A STP"]}):
        found = answer({"phase": "F1902R", "units": after, "dislodged": dislodged, "orders": orders})
        assert found["after"]["RUSSIA"] == ["A MOS"]
    closed = [{"power": "RUSSIA", "unit": "A STP", "by": "NWY", "retreats": ["FIN"]}]
    found = answer({"phase": "F1902R", "units": after, "dislodged": closed, "orders": orders})
    assert found["results"]["RUSSIA"] == [{"order": "A STP R MOS", "result": "illegal"}]


def test_adjustments_complete_removals() -> None:
    record = {"phase": "F1901B", "units": {"RUSSIA": ["A LVN", "A SWE"]}, "sc": {"RUSSIA": ["STP"]}}
    assert answer(record) == {
        "id": 1,
        "results": {"RUSSIA": [{"order": "A SWE D", "result": "ok", "given": False}]},
        "after": {"RUSSIA": ["A LVN"]},
        "due": {"RUSSIA": -1},
    }


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"phase": None}, "not a phase: 'None'"),
        ({"variant": "moon"}, "there is no variant 'moon'"),
        ({"rulebook": "1885"}, "there is no rulebook '1885'"),
        ({"rulebook": {"self_cut": "maybe"}}, "maybe"),
        ({"units": {"SPAIN": []}}, "there is no power 'SPAIN' in variant standard"),
        ({"units": {"ENGLAND": ["A NTH"]}}, "no unit can be placed as 'A NTH'"),
        ({"units": {"ENGLAND": ["A LON", "F LON"]}}, "two units are in LON"),
        ({"units": []}, "units must be an object"),
        ({"orders": {"ENGLAND": "A NWY H"}}, "orders must be a list"),
        ({"sc": {"ENGLAND": ["ATLANTIS"]}}, "there is no province 'ATLANTIS'"),
        ({"phase": "F1902R", "dislodged": [{"power": "RUSSIA"}]}, "needs a power and a unit"),
        ({"phase": "F1902R", "dislodged": 3}, "dislodged must be a list"),
    ],
)
def test_a_record_that_cannot_be_used_says_why(change: Record, error: str) -> None:
    found = answer(KONING | change)
    assert set(found) == {"id", "error"}
    assert found["id"] == "W.2"
    assert error in found["error"]


def test_the_run_goes_on_after_bad_lines() -> None:
    lines = "\n".join(["{", "", "[1]", json.dumps(KONING)])
    result = CliRunner().invoke(main, ["adjudicate"], input=lines)
    assert result.exit_code == 0
    found = [json.loads(line) for line in result.output.splitlines()]
    assert [one["id"] for one in found] == [1, 3, "W.2"]
    assert "not JSON" in found[0]["error"]


def test_what_is_no_text_stops_nothing() -> None:
    lone = b'{"id": "\\ud800", "phase": "S1901M", "units": {}, "orders": {"FRANCE": ["\\udfff"]}}'

    done = CliRunner().invoke(main, ["adjudicate"], input=lone + b'\n{"id": "\xff"}\n')

    first, second = done.stdout.splitlines()
    assert json.loads(first)["id"] == "\ud800"
    assert json.loads(first)["results"]["FRANCE"][0] == {"order": "\udfff", "result": "illegal"}
    assert json.loads(second) == {"id": "\udcff", "error": "the record has no phase"}
    assert done.exit_code == 0


def test_the_rulebook_of_the_command_line_is_for_records_that_name_none() -> None:
    lines = json.dumps({key: value for key, value in KONING.items() if key != "id"})
    out = CliRunner().invoke(main, ["adjudicate", "--rulebook", "1961-literal"], input=lines).output
    assert json.loads(out)["results"]["ENGLAND"][2]["result"] == "bounce"
    assert CliRunner().invoke(main, ["adjudicate", "--rulebook", "1885"], input="").exit_code == 2


def test_every_example_of_the_page_reads_as_printed() -> None:
    examples = EXAMPLE.findall(PAGE.read_text(encoding="utf-8"))
    assert len(examples) >= 8
    for record, text in examples:
        assert explained(record).strip() == text.strip()


def test_a_text_that_is_no_order_is_explained_too() -> None:
    record = {"phase": "S1901M", "units": {"FRANCE": ["A PAR"]}, "orders": {"FRANCE": ["march!"]}}
    assert explained(json.dumps(record)) == (
        '[1]\nFrance:\n  "march!" cannot be read as an order.\n  A Paris held without an order with 1.\n\n'
    )
    assert "This record cannot be used: the record has no phase." in explained("{}")


SUMMER: Record = {
    "phase": "U1901M",
    "rulebook": "illegal_gunboat",
    "units": {"ENGLAND": ["A LVP", "F LON"]},
    "orders": {"ENGLAND": ["A LVP - YOR", "F LON C A BRE - PAR"]},
}


@pytest.mark.parametrize("count", ["100", "99999999999", "9" * 5000])
def test_a_count_that_no_space_holds_is_no_order(count: str) -> None:
    found = answer(
        {
            "variant": "naval",
            "phase": "S1914M",
            "units": {"ENGLAND": ["F NTH"]},
            "orders": {"ENGLAND": [f"{count}F NTH - ENG"]},
        }
    )
    first, second = found["results"]["ENGLAND"]
    assert first == {"order": f"{count}F NTH - ENG", "result": "illegal"}
    assert second == {"order": "F NTH H", "result": "ok", "given": False}


def test_lines_of_summer_have_no_effect() -> None:
    found = answer(SUMMER)
    assert [line["result"] for line in found["results"]["ENGLAND"]] == ["noeffect", "noeffect"]
    assert found["after"] == {"ENGLAND": ["A LVP", "F LON"]}
    assert says(explained(json.dumps(SUMMER)), "explained-speaks", order="A Liverpool - Yorkshire")


@pytest.mark.parametrize("phase", ["U1901M", "U1901R", "W1901M", "W1901R"])
def test_a_phase_that_the_variant_does_not_have_is_named(phase: str) -> None:
    assert answer({"phase": phase, "units": {}}) == {
        "id": 1,
        "error": f"there is no phase {phase} in variant standard",
    }


def test_lines_of_illegal_gunboat_are_read_and_a_false_owner_is_passed_over() -> None:
    record = {
        "variant": "illegal_gunboat",
        "phase": "S1901M",
        "units": {"FRANCE": ["A PAR"], "GERMANY": ["A MUN"], "ITALY": ["A MAR"]},
        "orders": {
            "FRANCE": ["A(Par)S (AUSTRIA) A(Mun)-Bur"],
            "GERMANY": ["A MUN - BUR"],
            "ITALY": ["A(Mar)-Bur"],
        },
    }
    found = answer(record)
    assert found["results"]["FRANCE"] == [{"order": "A(Par)S (AUSTRIA) A(Mun)-Bur", "result": "ok"}]
    assert found["after"]["GERMANY"] == ["A BUR"]
    assert found["results"]["ITALY"][0]["result"] == "bounce"


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("centers", "line 1: the key 'centers' is ignored; near it: sc\n"),
        ("ownership", "line 1: the key 'ownership' is ignored; near it: sc\n"),
        ("retreats", "line 1: the key 'retreats' is ignored; near it: dislodged\n"),
        ("disloged", "line 1: the key 'disloged' is ignored; near it: dislodged\n"),
        ("remark", ""),
    ],
)
def test_a_key_that_is_ignored_and_looks_like_a_slip_is_named_once(
    key: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    record = {"phase": "F1901M", "units": {"RUSSIA": ["A MOS"]}, key: {"RUSSIA": ["MOS"]}}
    out = io.StringIO()
    run(io.StringIO(f"{json.dumps(record)}\n{json.dumps(record)}\n"), out, "datc3", "standard")
    assert [json.loads(line)["id"] for line in out.getvalue().splitlines()] == [1, 2]
    assert capsys.readouterr().err == said


@pytest.mark.parametrize(
    ("option", "built"),
    [
        ("", {"A PAR"}),
        ("+build_any_home", {"A PAR", "A MUN"}),
        ("+build_if_home", {"A PAR", "A MUN", "A SPA"}),
        ("+build_anywhere", {"A PAR", "A MUN", "A SPA"}),
    ],
)
@pytest.mark.parametrize("homes", [("PAR", "BRE"), ()])
def test_builds_stand_where_the_option_of_the_board_allows(
    option: str, built: set[str], homes: tuple[str, ...]
) -> None:
    """SET HOME, ONE and ANY CENTERS; ONE wants a power to own one of its homes."""
    owned = [*homes, "MUN", "SPA", "POR"]
    record = {
        "variant": f"standard{option}",
        "phase": "F1901B",
        "units": {"FRANCE": ["A BUR"]},
        "sc": {"FRANCE": owned},
        "orders": {"FRANCE": ["A PAR B", "A MUN B", "A SPA B"]},
    }
    expected = built if homes else (built - {"A PAR"} if option != "+build_if_home" else set())
    assert set(answer(record)["after"]["FRANCE"]) == {"A BUR", *expected}


def test_a_blank_board_begins_with_builds_and_powers_left_out_get_their_usual_units() -> None:
    """As with SET BLANK BOARD and SET POWERS 5: Italy has no player."""
    record = {
        "variant": "standard+blank_board",
        "phase": "F1900B",
        "units": {},
        "sc": {"FRANCE": ["PAR", "MAR", "BRE"], "ITALY": ["ROM", "NAP", "VEN"]},
        "orders": {"FRANCE": ["F MAR B", "A SPA B"]},
    }
    found = answer(record)
    assert found["after"] == {"FRANCE": ["A PAR", "F BRE", "F MAR"], "ITALY": ["A ROM", "A VEN", "F NAP"]}
    assert [one["result"] for one in found["results"]["FRANCE"]] == ["ok", "illegal", "ok", "ok"]
    assert all(one["given"] is False for one in found["results"]["ITALY"])
