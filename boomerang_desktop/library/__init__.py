"""All matches of the people at this screen: found, counted and played again. No Qt."""
