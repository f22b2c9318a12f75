"""Benchmarks: commands, not tests."""
