"""Standard input of a verb, which a caller may have closed (`judge feed <&-`)."""

from __future__ import annotations

import sys
from typing import TextIO

import click


def standard_input() -> TextIO:
    """Return standard input; one sentence if there is none."""
    # Python has None there for a closed one, which its types do not say.
    stream: TextIO | None = sys.stdin
    if stream is None:
        raise click.ClickException("standard input is closed, so there is nothing to read")
    return stream
