"""Who helps at a table, and what it shows beyond what lies on it."""
