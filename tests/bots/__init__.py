"""How well the judge's bots play; `python -m tests.bots` counts it."""
