"""Tests of the rules on small boards."""
