"""Search: tree search over re-deals, and races of candidates."""
