"""`judge export` and `judge import`: JSON lines, and one game in the formats of others."""
