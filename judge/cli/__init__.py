"""The command line: a file or folder for each verb of `judge`, imported only when it is called.

It may import everything; nothing imports it. `main` names the verbs, `judge keeper` those of the keeper.
A verb reads its options and judge.toml, calls the service, the store or the daemon, and prints. What goes
wrong outside the program becomes one sentence and an exit code (`errors`).

Verbs must start quickly: modules that load the whole judge are imported inside the function that needs them.
"""

from __future__ import annotations

from judge.daemon.early_stop import note_early_stop

note_early_stop()
