"""All matches played on this computer, to find, count and replay. No Qt."""
