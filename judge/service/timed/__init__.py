"""What is due without a mail: `due_games`, the end of an `outage`, the end of `retention`."""
