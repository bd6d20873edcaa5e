"""All matches of this computer: a page to find, tidy and open them."""
