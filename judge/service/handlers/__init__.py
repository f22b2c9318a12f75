"""One small file per topic of commands."""
