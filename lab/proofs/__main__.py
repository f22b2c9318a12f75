"""`python -m lab.proofs [--full] [--only NAME] [--size N] [--languages]`: try every promise, print the table.

With `--languages`, those promises that hang on the judge's own words, in each language that it speaks.
"""

from __future__ import annotations

import argparse
import logging
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from time import perf_counter

from judge.render.languages import languages
from lab.proofs.proof import Proof, Result
from lab.proofs.registry import PROOFS

HEAD = "| threat | what holds | test | size | result |\n|---|---|---|---|---|\n"


def row(proof: Proof, result: Result, seconds: float) -> str:
    """One line of the table."""
    verdict = "holds" if not result.failures else f"**{len(result.failures)} failures**"
    found = "; ".join(part for part in (verdict, result.remark) if part)
    size = f"{result.tried:,} {proof.counted}, {seconds:.0f} s"
    return f"| {proof.threat} | {proof.promise} | {proof.where} | {size} | {found} |\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--full", action="store_true", help="the sizes for the night")
    parser.add_argument("--only", action="append", choices=[proof.name for proof in PROOFS], default=[])
    parser.add_argument("--size", type=int, help="another size than the small or the full one")
    parser.add_argument("--languages", nargs="*", metavar="CODE", help="in these languages, or in all")
    options = parser.parse_args()
    logging.disable(logging.CRITICAL)
    sys.stdout.write(HEAD)
    failures = 0
    for proof in PROOFS:
        if options.only and proof.name not in options.only:
            continue
        size = options.size or (proof.full if options.full else proof.small)
        for name, run in _runs(proof, options.languages):
            started = perf_counter()
            result = run(size)
            sys.stdout.write(row(proof, result, perf_counter() - started))
            sys.stdout.flush()
            for failure in result.failures[:20]:
                sys.stderr.write(f"{name}: {failure}\n")
            failures += len(result.failures)
    return 1 if failures else 0


def _runs(proof: Proof, chosen: Sequence[str] | None) -> Iterator[tuple[str, Callable[[int], Result]]]:
    """Give what to run, under its name: in each language where languages are `chosen`, all for none."""
    if chosen is None:
        yield proof.name, proof.run
    elif proof.run_in is not None:
        for language in chosen or languages():
            yield f"{proof.name} in {language}", partial(_in_language, proof.run_in, language)


def _in_language(run: Callable[[int, str], Result], language: str, size: int) -> Result:
    return run(size, language)


if __name__ == "__main__":
    sys.exit(main())
