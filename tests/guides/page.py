"""What a guide wants typed or written: the indented blocks below its headings."""

from __future__ import annotations

from pathlib import Path

GUIDES = Path(__file__).resolve().parents[2] / "docs/keeper"


def blocks(page: str, heading: str) -> list[str]:
    """The indented blocks of a page below the heading that begins so, in order, without their indentation."""
    found: list[list[str]] = []
    inside, before = not heading, ""
    for line in (GUIDES / f"{page}.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            inside = line.lstrip("# ").startswith(heading)
        elif inside and line.startswith("    "):
            if not before.startswith("    "):
                found.append([])
            found[-1].append(line[4:])
        before = line
    if not found:
        raise LookupError(f"{page}.md has no block below {heading!r}")
    return ["\n".join(lines) + "\n" for lines in found]
