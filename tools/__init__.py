"""Developers' tools: they make data that lies in the repository; the judge never runs them."""
