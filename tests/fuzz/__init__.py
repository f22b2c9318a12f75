"""Whatever bytes come in, they become answers: no exception, no slow line, growth in step with the length."""
