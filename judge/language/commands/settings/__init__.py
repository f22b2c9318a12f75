"""Settings by email: SET and what follows it, and values by their kinds."""
