"""The maps that the tool makes are those that are stored, to the byte."""

from __future__ import annotations

import pytest

from judge.variants.geometry import DIAGRAM, GEOMETRY, POSITIONS, MapSource, map_source
from judge.variants.load import DATA

pytest.importorskip("shapely")  # of the extra test, as networkx and numpy
from tests.sampling import FULL
from tools.maps.boards import FILES, files_of


def stored(name: str) -> dict[str, str]:
    folder = DATA / name
    paths = {file: folder / file for file in FILES}
    return {file: path.read_text(encoding="utf-8") for file, path in paths.items() if path.exists()}


@pytest.mark.parametrize(
    "name",
    [
        "pure",  # a diagram
        "loeb9",
        "hundred",  # turned by hints of its own
        "african2",  # laid out in spite of small places
        "standard",  # drawn: its positions only
        "ancient_med",
        "machiavelli",  # with islands cut in
        *(["colonial"] if FULL else []),  # the same, for twenty times as long
        "age_of_pericles",  # wider than others
        "chaos",  # has that of another board
        "classic_florence",  # with other centres and coasts
        "classic_ankara_crescent",  # with more borders and another code
    ],
)
def test_what_the_tool_makes_of_a_board_is_what_is_stored(name: str) -> None:
    made = files_of(name)
    assert made == stored(name)
    assert (GEOMETRY in made) + (DIAGRAM in made) + (map_source(name) is MapSource.SHARED) == 1
    assert made.keys() <= {DIAGRAM} or POSITIONS in made
