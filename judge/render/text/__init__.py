"""Text that several parts of emails need: English, times, escaping, plain letters, masked passwords."""
