"""The command line: one file per verb."""

from __future__ import annotations

from judge.daemon.early_stop import note_early_stop

note_early_stop()
