"""The classic judge's mails, replayed: none is met with silence, and where we differ the reason is said."""

from __future__ import annotations

from tests.classic import PAGE, Verdict, rows

FEWEST_LIKE_IT = 330
"""Mails that must come to the same or to better; what is refused by name is the rest, and what differs."""


def test_every_mail_to_the_classic_judge_has_its_answer_here() -> None:
    found = rows()
    assert [row.name for row in found if row.verdict is Verdict.SILENT] == []
    assert [row.name for row in found if row.verdict is Verdict.DIFFERENT and not row.why] == []
    assert sum(row.verdict in (Verdict.SAME, Verdict.BETTER) for row in found) >= FEWEST_LIKE_IT
    not_known = ("not a known order or command", "no setting")
    unknown = [row.name for row in found if any(words in row.why for words in not_known)]
    assert unknown == []
    text = PAGE.read_text(encoding="utf-8")
    assert [row.name for row in found if f"| {row.number:03} {row.name} |" not in text] == []
