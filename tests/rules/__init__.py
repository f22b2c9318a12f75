"""Proofs of the adjudicator: cases, a second adjudicator, properties, the compliance table."""
