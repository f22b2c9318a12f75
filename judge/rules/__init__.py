"""Pure adjudication: values in, values out; the standard library only."""
