"""Runs migrations inside the transaction that `judge.store.upgrade` has opened."""

from __future__ import annotations

from alembic import context

from judge.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    compare_type=True,
    compare_server_default=True,
)
context.run_migrations()
