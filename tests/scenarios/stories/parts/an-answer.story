# Austria has answered England's letter to Austria and France; the answer goes out in two minutes.
include parts/a-letter
re> anna@aus.example: Press from E
I am with you, let us do that.
@ 2026-01-05 13:11
