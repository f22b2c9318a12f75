"""Tests of reading and linting variants."""
