"""Mail in and out: IMAP, LMTP, SMTP, and the reading and writing of messages."""
