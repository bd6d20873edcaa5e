"""The rules to read: text, pictures drawn by the real tables, and the window that shows them."""
