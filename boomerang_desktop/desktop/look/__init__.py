"""How things look: colours, type, pictures, widgets."""
