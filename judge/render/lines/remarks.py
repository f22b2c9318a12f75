"""Remarks as text: whatever may be said of a line, in words."""

from __future__ import annotations

from judge.render.lines.refusals import refusal_words
from judge.render.text.remarks.sentence import Sentence
from judge.render.text.remarks.writer import sentence
from judge.service.notices.remarks import AnyRemark, GameRefusal, Remark


def worded(remark: AnyRemark) -> Sentence:
    """A remark or a game's refusal as a sentence with its hint; text as it is."""
    match remark:
        case Remark():
            return sentence(remark)
        case GameRefusal():
            return Sentence(*refusal_words(remark.refused, remark.game))
        case str():
            return Sentence(remark)
