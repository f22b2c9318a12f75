"""The proofs in small, and the page that names them."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lab.proofs.proof import Proof
from lab.proofs.registry import PROOFS
from tests.crash import fault_injection
from tests.servers.dovecot import why_no_dovecot

PAGE = Path(__file__).parents[2] / "docs" / "explanation" / "promises.md"

OF_KILLS = ("kills", "same mail")
"""Proofs that tests/crash/test_crash.py runs in small: two kills a scenario, and seven over one mail."""


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """Our own mistakes are made on purpose here; their traces would fill pages."""
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


@pytest.mark.parametrize(
    "proof", [proof for proof in PROOFS if proof.name not in OF_KILLS], ids=lambda proof: proof.name
)
def test_a_promise_holds_in_small(proof: Proof) -> None:
    if proof.name == "disk" and not fault_injection.traceable():
        pytest.skip("needs strace")
    if proof.name in {"disturbances", "waiting mails"} and (why := why_no_dovecot()):
        pytest.skip(why)
    result = proof.run(proof.small)
    assert result.failures == ()
    assert result.tried >= proof.small - 1


def test_the_page_names_every_proof_and_no_other() -> None:
    text = PAGE.read_text(encoding="utf-8")
    table = text[text.index("| threat |") :]
    named = set(re.findall(r"`(lab/proofs/\w+\.py)` (\w+)", table))
    assert named == {(f"{proof.run.__module__.replace('.', '/')}.py", proof.run.__name__) for proof in PROOFS}
    for proof in PROOFS:
        assert f"| {proof.threat} | {proof.promise} |" in table
