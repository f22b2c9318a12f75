"""Settings by mail: SET and what follows it, and values by their kinds."""
