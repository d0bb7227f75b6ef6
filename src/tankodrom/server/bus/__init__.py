"""Messages between server processes: Redis, or none."""
