"""Sentences of the emails that hold a token, of this version and former ones: by these an echo is known."""

from __future__ import annotations

import re
from functools import cache

from judge.paths import grammar, templates
from judge.render.text.messages import texts_of, texts_of_emails

_FENCED = 'say("fence")'
"""The call by which a template prints the line over an email with a token."""
_NO_TEXT = re.compile(r"\{% set subject_line %\}.*?\{% endset %\}|\{[#].*?[#]\}", re.DOTALL)
"""What is in no body: the subject and comments."""
_TAG = re.compile(r"\{[{%].*?[}%]\}", re.DOTALL)
_SAID = re.compile(r'\bsay\("([^"]+)"')
_OF_REPLIES = "reply"
"""The topic of the messages of replies, most of which no template names."""


@cache
def echo_sentences() -> frozenset[str]:
    """The texts between the values of the templates with a fence, and of the messages that they say."""
    files = sorted((templates() / "mail").glob("*.txt.j2"))
    bodies = [_NO_TEXT.sub(" ", file.read_text(encoding="utf-8")) for file in files]
    fenced = [body for body in bodies if _FENCED in body]
    keys = {key for body in fenced for key in _SAID.findall(body)}
    texts = [text for texts in texts_of(*sorted(keys)) for text in texts]
    texts += [text for body in fenced for text in _TAG.split(body)]
    texts += texts_of_emails(_OF_REPLIES)
    texts += (grammar() / "former_sentences.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(text.strip() for text in texts if text.strip())
