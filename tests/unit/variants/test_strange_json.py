"""The JSON files of a board: whatever is in them, the linter says it in sentences."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judge.variants.check import check
from judge.variants.geometry import GEOMETRY, POSITIONS
from judge.variants.load import DATA
from tests.sampling import examples
from tests.unit.test_guarded_json import STRANGE

WHOLE = {
    "source": "own",
    "width": 10,
    "height": 10,
    "provinces": {},
    "closed": {},
    "islands": [],
    "straits": [],
    "bridges": [],
}
FORMS = [
    "[]",
    "1",
    "null",
    '"x"',
    "{}",
    '{"a": 1}',
    '{"a": [1]}',
    '{"lon": {"unit": 5}}',
    '{"LON": {"unit": [1, "2"]}}',
    '{"LON": {"middle": [1, 2]}}',
    '{"LON": {"unit": [1, 10000000000]}}',
    '{"LON": {"unit": [true, 2]}}',
    '{"LON": {}}',
]
CHANGES: list[tuple[str, object]] = [
    ("source", "mine"),
    ("source", []),
    ("width", 0),
    ("width", "10"),
    ("height", None),
    ("height", 0.5),
    ("provinces", []),
    ("provinces", {"LON": 1}),
    ("provinces", {"LON": [[]]}),
    ("provinces", {"LON": [[[1]]]}),
    ("provinces", {"LON": [["ab"]]}),
    ("closed", None),
    ("islands", {"a": 1}),
    ("straits", 5),
    ("bridges", [["LON"]]),
    ("bridges", [[1, 2]]),
    ("bridges", ["ab", 1]),
    ("rivers", 1),
    ("canals", [[[], []]]),
]


@pytest.fixture(scope="module")
def board(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("boards") / "v"
    shutil.copytree(DATA / "standard", folder)
    return folder


def faults(board: Path, file: str, text: str) -> tuple[str, ...]:
    """What the linter says of the board with this in one of its files, which is put back."""
    whole = (board / file).read_bytes()
    try:
        (board / file).write_text(text, encoding="utf-8", errors="surrogateescape")
        return check(board).faults
    finally:
        (board / file).write_bytes(whole)


@pytest.mark.sweep
@pytest.mark.parametrize("file", [GEOMETRY, POSITIONS])
@pytest.mark.parametrize("text", [*STRANGE, *FORMS], ids=lambda text: repr(text[:20]))
def test_a_strange_file_is_a_sentence(board: Path, file: str, text: str) -> None:
    found = faults(board, file, text)
    assert found
    assert all("\n" not in one and len(one) < 300 for one in found)
    assert any(one.startswith(f"{file}: ") for one in found) or text == "{}"


@pytest.mark.parametrize(("key", "value"), CHANGES)
def test_a_part_of_another_form_is_a_sentence(board: Path, key: str, value: object) -> None:
    found = faults(board, GEOMETRY, json.dumps(WHOLE | {key: value}))
    assert len(found) == 1
    assert found[0].startswith(f"{GEOMETRY}: ")


@pytest.mark.parametrize("key", WHOLE)
def test_a_missing_part_is_named(board: Path, key: str) -> None:
    text = json.dumps({one: value for one, value in WHOLE.items() if one != key})
    assert faults(board, GEOMETRY, text) == (f"{GEOMETRY}: it has no {key}",)


values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-10, 10**7)
    | st.floats(allow_nan=False)
    | st.sampled_from(["LON", "own", ""]),
    lambda one: (
        st.lists(one, max_size=3)
        | st.dictionaries(st.sampled_from(["LON", "unit", "label"]), one, max_size=3)
    ),
    max_leaves=8,
)


@settings(
    max_examples=examples(60), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.sampled_from([GEOMETRY, POSITIONS]), st.sampled_from([*WHOLE, "rivers", "LON"]), values)
def test_no_form_of_a_file_ends_the_linter(board: Path, file: str, key: str, value: object) -> None:
    whole = json.loads((board / file).read_text(encoding="utf-8"))
    assert all("\n" not in one for one in faults(board, file, json.dumps(whole | {key: value})))
