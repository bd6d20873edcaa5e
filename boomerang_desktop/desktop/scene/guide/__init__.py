"""What a table tells to whoever points at a thing, tries what cannot be, or listens."""
