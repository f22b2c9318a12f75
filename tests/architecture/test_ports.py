"""A port, its adapter and its fake share their file's name, so that one leads to the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.architecture.sources import ROOT

PORTS = ROOT / "judge/service/ports"
ADAPTERS = ("store", "mail", "render")
BY_PROTOCOL = {
    "mailbox": ("mail/imap.py",),
    "transport": ("mail/smtp.py", "mail/maildir.py"),
}
"""Ports with an adapter for each protocol, which bears the protocol's name."""
WITHOUT_PORT = {
    "connection": "the transactions themselves, as judge/store/connection.py has them",
    "schema": "the tables, as judge/store/schema.py has them",
}
"""Fakes of what stands behind several ports."""


def _stems(folder: Path) -> set[str]:
    return {path.stem for path in folder.glob("*.py")} - {"__init__"}


@pytest.mark.parametrize("port", sorted(_stems(PORTS)))
def test_a_port_has_an_adapter_of_its_name(port: str) -> None:
    expected = BY_PROTOCOL.get(port) or [
        f"{room}/{port}.py" for room in ADAPTERS if (ROOT / "judge" / room / f"{port}.py").exists()
    ]
    assert expected
    assert all((ROOT / "judge" / path).exists() for path in expected)


def test_a_fake_has_the_name_of_its_port() -> None:
    assert _stems(ROOT / "tests/fakes") - _stems(PORTS) == set(WITHOUT_PORT)


def test_the_composer_s_port_and_adapter_share_their_name() -> None:
    """It stands apart from the other ports, because it speaks of notices, which know the ports."""
    assert (ROOT / "judge/service/composer.py").exists()
    assert (ROOT / "judge/render/composer.py").exists()
