"""Text to values and back; the only room that knows lark and what a player typed."""
