"""The judge's configuration: judge.toml, the environment and files with secrets, read into frozen values."""

from judge.config.errors import ConfigError
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
