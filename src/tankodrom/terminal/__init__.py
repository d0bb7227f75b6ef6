"""Play in a terminal. Draws views, offers the choices that it was given."""
