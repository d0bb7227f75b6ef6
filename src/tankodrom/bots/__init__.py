"""Computer players. They see views and decisions of their own seat, never states."""
