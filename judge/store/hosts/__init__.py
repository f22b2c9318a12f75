"""What several processes, on one host or more, need at one PostgreSQL server."""
