"""Text that several parts of mails need: English, times, escaping, plain letters, masked passwords."""
