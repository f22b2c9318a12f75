"""The keys of remarks, an enumeration for each topic; `judge/render/text/remarks` has a table for each."""
