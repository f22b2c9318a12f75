"""`python -m lab.proofs [--full] [--only NAME] [--size N]`: try every promise, print the table."""

from __future__ import annotations

import argparse
import logging
import sys
from time import perf_counter

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
    options = parser.parse_args()
    logging.disable(logging.CRITICAL)
    sys.stdout.write(HEAD)
    failures = 0
    for proof in PROOFS:
        if options.only and proof.name not in options.only:
            continue
        started = perf_counter()
        result = proof.run(options.size or (proof.full if options.full else proof.small))
        sys.stdout.write(row(proof, result, perf_counter() - started))
        sys.stdout.flush()
        for failure in result.failures[:20]:
            sys.stderr.write(f"{proof.name}: {failure}\n")
        failures += len(result.failures)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
