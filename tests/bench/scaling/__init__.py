"""Several workers on PostgreSQL, measured: what `tests/bench/scale.py` runs and draws."""
