"""How few files a command and a notice touch, shown by some of each."""

from __future__ import annotations

import re

import pytest

from tests.architecture.sources import ROOT, files, named

COMMANDS = {
    "of a game": (
        {"SetGrace", "-> set_grace", "GRACE_MOVED"},
        {
            "grammar/commands.lark",
            "judge/game/commands/master.py",
            "judge/game/machine.py",
            "judge/game/master.py",
            "judge/language/commands/arguments.py",
            "judge/render/text/remarks/master.py",
            "judge/service/handlers/registry.py",
            "judge/service/notices/remarks.py",
        },
    ),
    "of the service alone": (
        {"SetZone", "-> set_zone", "ZONE_SET"},
        {
            "grammar/commands.lark",
            "judge/game/commands/anyone.py",
            "judge/language/commands/arguments.py",
            "judge/render/text/remarks/people.py",
            "judge/service/handlers/registration.py",
            "judge/service/handlers/registry.py",
            "judge/service/notices/remarks.py",
        },
    ),
}
"""A command's class, the rule that reads it and a key of its answers; and the files that name them."""
NOTICES = {
    "for an event": (
        "GameStarting",
        {
            "judge/render/views/game.py",
            "judge/service/notices/game.py",
            "judge/service/outgoing/announce.py",
            "templates/mail/game_starting/body.txt.j2",
            "templates/mail/game_starting/subject.txt.j2",
        },
    ),
    "for nothing that happened": (
        "DeadlineHeld",
        {
            "judge/render/views/phases.py",
            "judge/service/notices/phases.py",
            "judge/service/timed/outage.py",
            "templates/mail/deadline_held/body.txt.j2",
            "templates/mail/deadline_held/subject.txt.j2",
        },
    ),
}
"""A notice's class, and the files that name it or are named for it."""


@pytest.mark.parametrize("kind", COMMANDS)
def test_a_command_touches_eight_files_at_most(kind: str) -> None:
    words, expected = COMMANDS[kind]
    assert _naming(words) == expected
    assert len(expected) <= 8


@pytest.mark.parametrize("kind", NOTICES)
def test_a_notice_touches_five_files_at_most(kind: str) -> None:
    name, expected = NOTICES[kind]
    folder = ROOT / "templates/mail" / re.sub("(?<=[a-z])(?=[A-Z])", "_", name).lower()
    assert _naming({name}) | {named(path) for path in folder.iterdir()} == expected
    assert len(expected) <= 5


def _naming(words: set[str]) -> set[str]:
    """The files of the judge and its grammar in which one of these stands."""
    judge = [path for path in files() if named(path).startswith("judge/")]
    whole = re.compile("|".join(rf"(?<!\w){re.escape(word)}(?!\w)" for word in words))
    return {
        named(path)
        for path in (*judge, *(ROOT / "grammar").glob("*.lark"))
        if whole.search(path.read_text(encoding="utf-8"))
    }
