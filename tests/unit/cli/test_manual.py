"""The page of the command line is drawn from the verbs."""

from __future__ import annotations

import re
from pathlib import Path

from judge.cli.main import VERBS, main
from judge.cli.manual import man_page, manual
from tests.drawn_files import on_file

PAGE = Path(__file__).resolve().parents[3] / "docs/reference/cli.md"


def test_the_page_is_up_to_date() -> None:
    assert on_file(PAGE, manual(main)) == manual(main)


def test_every_verb_has_its_chapter() -> None:
    for verb in VERBS:
        assert f"## judge {verb}" in manual(main)


def test_the_manual_page_has_every_verb_with_its_options() -> None:
    page = man_page(main, "1.2")
    assert page.startswith('.TH JUDGE 1 "" "judge 1.2" "User commands"\n')
    assert "\njudge \\- a judge for Diplomacy played by email\n" in page
    assert "\n.SS judge db backup [OPTIONS] [FILE]\n" in page
    assert "\n.TP\n.B \\-\\-keep INTEGER RANGE\nKeep this many" in page
    assert "\n.TP\n.B 75\nTemporary failure".lower() in page.lower()
    for verb in VERBS:
        assert f"\n.SS judge {verb}".replace("-", "\\-") in page


def test_troff_reads_no_line_of_the_manual_page_as_something_else() -> None:
    requests = {line.split()[0] for line in man_page(main, "1.2").splitlines() if line[:1] in {".", "'"}}
    assert requests == {".TH", ".SH", ".SS", ".TP", ".PP", ".nf", ".fi", ".B", ".RI", ".ad", ".nh"}
    assert not re.search(r"(?<!\\)-", man_page(main, "1.2").split(".SH COMMANDS")[1].split(".SH ENV")[0])
