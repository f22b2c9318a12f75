"""The running judge: `passes` are the steps of its work, `runtime` runs them in loops.

`instance` is what a process holds, `ticker` wakes it, `heartbeat` notices times without it, `health` tells
systemd, `early_stop` keeps in mind a SIGTERM that comes before the loops run.
"""
