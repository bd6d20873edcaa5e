"""What opens over the pages: settings, rules, keys, about, and what went wrong."""
