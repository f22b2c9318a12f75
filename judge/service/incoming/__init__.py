"""A mail that came in: from raw bytes to its one fate. The door is `intake`; docs/flow.md walks the way."""
