"""The running judge: the event loop, the ticker, its health."""
