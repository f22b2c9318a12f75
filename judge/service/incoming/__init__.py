"""An incoming email: from raw bytes to its one fate. Begin at `intake`; docs/flow.md explains the steps."""
