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


@pytest.mark.parametrize(
    ("name", "language"),
    [("echoes", "pl"), ("sessions", "fr"), ("answers with passwords", "da"), ("robots", "es")],
)
def test_a_promise_about_the_words_of_the_judge_holds_in_another_language(name: str, language: str) -> None:
    proof = next(one for one in PROOFS if one.name == name)
    assert proof.run_in is not None
    assert proof.run_in(_FEW, language).failures == ()


def test_the_proofs_in_other_languages_are_those_that_are_tried_in_one() -> None:
    named = {proof.name for proof in PROOFS if proof.run_in is not None}
    assert named == {"echoes", "sessions", "answers with passwords", "robots"}


_FEW = 6
"""Trials in another language; `python -m lab.proofs --languages` makes as many in each as in English."""


def test_the_page_names_every_proof_and_no_other() -> None:
    text = PAGE.read_text(encoding="utf-8")
    table = text[text.index("| threat |") :]
    named = set(re.findall(r"`(lab/proofs/\w+\.py)` (\w+)", table))
    assert named == {(f"{proof.run.__module__.replace('.', '/')}.py", proof.run.__name__) for proof in PROOFS}
    for proof in PROOFS:
        assert f"| {proof.threat} | {proof.promise} |" in table
