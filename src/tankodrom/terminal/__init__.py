"""Play in a terminal: it draws views and offers the given choices."""
