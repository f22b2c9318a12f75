"""Configuration: judge.toml, the environment and files with secrets, read into frozen values.

The package imports the settings that a keeper may choose defaults for, and nothing that runs. `app` and the
command line read it once and hand the values on.

    sources     where a value comes from: the file, the environment over it, a file with a secret
    keys        the one table of keys; `key_kinds` says how each kind is read and described
    defaults    what new games start from, drawn from the table of settings
    load        everything together in a `Config`
    sample      the file that `judge init` writes, and the reference page, from the same tables
"""

from judge.config.key_kinds import ConfigError
from judge.config.keys import Border, Database, Incoming, Judge, Lmtp, Outgoing
from judge.config.load import Config, load_config
from judge.config.sources import passwords_in

__all__ = [
    "Border",
    "Config",
    "ConfigError",
    "Database",
    "Incoming",
    "Judge",
    "Lmtp",
    "Outgoing",
    "load_config",
    "passwords_in",
]
