"""Real servers on loopback for the tests."""
