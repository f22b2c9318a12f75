"""Pages of HELP taken apart: what flows and what stands as it is."""

from __future__ import annotations

from judge.render.help_pages import INDEX, topics
from judge.render.site.page_values import Block, help_blocks
from tests.rows import each_row
from tests.unit.render.test_help_pages import TEMPLATES

TEXT = """# Orders: how

Name provinces
in full.

1. REGISTER once, so
   that I know you.
2. LIST

- One dash,
  one item.
- LIST FULL

Movement
    A Paris HOLD       stays
        at home

    A Paris - Burgundy

New here:      REGISTER
"""


def test_prose_flows_and_columns_stand() -> None:
    assert help_blocks(TEXT) == (
        Block("heading", ("Orders: how",)),
        Block("paragraph", ("Name provinces in full.",)),
        Block("list", ("REGISTER once, so that I know you.", "LIST")),
        Block("bullets", ("One dash, one item.", "LIST FULL")),
        Block("paragraph", ("Movement",)),
        Block(
            "fixed",
            (
                "    A Paris HOLD       stays",
                "        at home",
                "",
                "    A Paris - Burgundy",
                "",
                "New here:      REGISTER",
            ),
        ),
    )
    assert help_blocks("    SIGN ON\n        Join.\n") == (Block("fixed", ("SIGN ON", "    Join.")),)


@each_row("topic", [INDEX, *topics()])
def test_no_word_of_a_page_is_lost(topic: str) -> None:
    text = TEMPLATES.help_page(topic)
    words = [word for block in help_blocks(text) for line in block.lines for word in line.split()]
    numbers = {f"{n}." for n in range(20)} | {"#", "-"}
    assert [one for one in words if one not in numbers] == [one for one in text.split() if one not in numbers]
