"""`python -m tests.guides [NAME ...]`: follow the guides on this machine; exit code 1 if one fails."""

from __future__ import annotations

import sys
import time

from tests.guides.machine import GuideError, mail_site, trouble
from tests.guides.scenarios import SCENARIOS, install


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main(names: list[str]) -> int:
    """Install as the page says, then try each of the named ways for mail to come, or all."""
    unknown = [name for name in names if name not in SCENARIOS]
    if unknown or (why := trouble()):
        say(f"No guide called {unknown[0]}." if unknown else f"Not tried: {why}.")
        return 2
    failed = 0
    with mail_site():
        for name, scenario in [
            ("install", install),
            *((name, SCENARIOS[name]) for name in names or SCENARIOS),
        ]:
            began = time.monotonic()
            try:
                scenario()
            except (GuideError, AssertionError, TimeoutError, ValueError) as error:
                failed += 1
                say(f"WRONG {name}: {error}")
                if name == "install":
                    break
            else:
                say(f"ok    {name} ({time.monotonic() - began:.0f} s)")
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
