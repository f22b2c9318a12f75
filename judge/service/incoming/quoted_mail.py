"""The mail of ours that a mail answers: which of the lines that were set aside it has, and which are new.

Lines of our form of orders that stand by themselves are new: somebody copied them from it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from judge.language.prose import begins_order
from judge.language.text.typography import plain
from judge.service.request import Request


def answered_texts(request: Request) -> list[str]:
    """The texts of the mails of ours that a mail answers, with one blank between their words."""
    return [
        " ".join(request.services.reader.read(raw).text.split())
        for message_id in request.letter.references
        if (raw := request.work.outbox.raw(message_id)) is not None
    ]


def not_written(lines: Mapping[int, str], texts: Sequence[str]) -> dict[int, str]:
    """The lines, by their numbers, that none of these texts has."""
    found = {line: words for line, text in lines.items() if (words := " ".join(text.split()))}
    new: list[int] = []
    for run in _runs(found, texts):
        ours = any(found[run[0]] in text for text in texts)
        if not ours or all(_is_order(found[line]) for line in run):
            new += run
    return {line: lines[line] for line in new}


def _runs(found: Mapping[int, str], texts: Sequence[str]) -> Iterator[list[int]]:
    """Lines that follow each other in one of the texts as they do here."""
    run: list[int] = []
    so_far = ""
    for line, words in found.items():
        so_far = f"{so_far} {words}"
        if run and not any(so_far in text for text in texts):
            yield run
            run, so_far = [], words
        run.append(line)
    if run:
        yield run


def _is_order(words: str) -> bool:
    return begins_order(plain(words).text, None)
