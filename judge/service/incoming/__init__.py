"""A mail that came in: from raw bytes to its one fate. Begin at `intake`; docs/flow.md walks the way."""
