"""What several processes, on one host or more, need at one database: locks, and hints by which they wake."""
