"""Text itself: English, times, escaping; what several parts of mails need."""
