"""Settings without their SET: `NO DUPLEX` on a line of its own, `duplex` after the board of CREATE."""

from __future__ import annotations

from judge.game.commands.master import SetSetting
from judge.game.settings import kinds, rows
from judge.language.commands import reader
from judge.language.statements import Context, Understood

_MOST_WORDS = 8


def set_line(text: str, context: Context) -> str | None:
    """Return the SET line that a line without SET means; None if it sets nothing, or a text of many words."""
    words = text.strip().rstrip(".;,!").split()
    line = f"SET {' '.join(words)}"
    found = reader.read(1, line, line, 0, context) if 0 < len(words) <= _MOST_WORDS else None
    if not isinstance(found, Understood) or not isinstance(found.command, SetSetting):
        return None
    row = rows(type(context.settings)).get(found.command.name)
    return None if row is None or isinstance(row.kind, kinds.Text) else line


def setting_lines(text: str, context: Context) -> tuple[str, ...]:
    """Return the SET lines that words mean in turn, the longest first; none if one word has no meaning."""
    words, lines, at = text.split()[:_MOST_WORDS], list[str](), 0
    while at < len(words):
        ends = range(len(words), at, -1)
        runs = ((end, set_line(" ".join(words[at:end]).upper(), context)) for end in ends)
        end, line = next(((end, line) for end, line in runs if line and not _is_board(line)), (0, None))
        if line is None:
            return ()
        lines.append(line)
        at = end
    return tuple(lines)


def _is_board(line: str) -> bool:
    return "VARIANT" in line.split()
