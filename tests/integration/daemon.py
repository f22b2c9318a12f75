"""The judge as a process of its own, beside servers that a test brings."""

from __future__ import annotations

import asyncio
import os
import ssl
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

STOP_SECONDS = 20


@asynccontextmanager
async def running_judge(
    config: Path, environment: Mapping[str, str]
) -> AsyncIterator[asyncio.subprocess.Process]:
    """`judge run`; it must end well when it is told to stop."""
    with (config.parent / "judge.log").open("ab") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "judge.cli.main", "run", "--config", str(config)),
            stdout=log,
            stderr=log,
            env={**os.environ, **environment},
        )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
            await asyncio.wait_for(process.wait(), STOP_SECONDS)
    assert process.returncode == 0, (config.parent / "judge.log").read_text()


def trust_file(folder: Path, *contexts: ssl.SSLContext) -> Path:
    """The authorities the contexts trust, as a file for SSL_CERT_FILE."""
    file = folder / "authorities.pem"
    certificates = [der for context in contexts for der in context.get_ca_certs(binary_form=True)]
    file.write_text("".join(ssl.DER_cert_to_PEM_cert(der) for der in certificates))
    return file
