"""Flowed text (RFC 3676): paragraphs put together again."""

from __future__ import annotations

_SIGNATURE = "-- "


def unflow(text: str, *, delsp: bool) -> str:
    """Join flowed lines of the same quote depth; quotes come out as `> `, `>> ` and so on.

    With `delsp` the space that marks a flowed line is not part of the text. A signature line is never flowed,
    whatever stands behind it (RFC 3676 §4.3).
    """
    lines: list[list[str]] = []
    open_depth = -1
    for raw in text.split("\n"):
        depth = len(raw) - len(raw.lstrip(">"))
        content = raw[depth:].removeprefix(" ")
        soft = content.endswith(" ") and content != _SIGNATURE
        kept = content[:-1] if soft and delsp else content
        if open_depth == depth and content != _SIGNATURE:
            lines[-1].append(kept)
        else:
            lines.append([f"{'>' * depth} {kept}" if depth else kept])
        open_depth = depth if soft else -1
    joined = ("".join(pieces) for pieces in lines)
    return "\n".join(line if line == _SIGNATURE else line.rstrip(" ") for line in joined)
