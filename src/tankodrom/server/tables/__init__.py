"""Live tables: registry, table, game session, seating, lobby, chat, undo, broadcast."""
