"""Calendar answers: whether a mail that carries one says something to the judge besides.

docs: deadlines, "Deadlines are published as calendar events"

What a calendar program writes of the event and of who comes, in any language, holds no order and no command;
somebody who writes his orders into that mail does.
"""

from __future__ import annotations

import re

from judge.language.answer_words import is_yes
from judge.language.command_words import is_command
from judge.language.prose import begins_order, says_no
from judge.language.segmentation import statements
from judge.language.statements import Statement
from judge.language.text.typography import plain
from judge.service.ports import Letter, Silence

_ANSWER = re.compile(r"(?:yes|no|maybe)\b")


def why_silent(letter: Letter) -> Silence | None:
    """Why a mail is passed over; a calendar's answer is not that has own lines for the judge."""
    if letter.silence is Silence.CALENDAR and any(map(_is_for_us, statements(letter.text, letter.writer)[0])):
        return None
    return letter.silence


def _is_for_us(said: Statement) -> bool:
    """Whether a line is for the judge: `Yes` may be to the event, `bob@example.net - organizer` its list."""
    text = plain(said.text).text
    if said.block:
        return True
    if is_yes(said.text) or says_no(said.text) or _ANSWER.match(text):
        return False
    return is_command(text, None) or ("@" not in text and begins_order(text, None))
