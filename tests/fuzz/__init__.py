"""Whatever bytes come in, from people or from a mail server, they become answers, and none loses a mail."""
