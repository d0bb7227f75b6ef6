"""HTTP and WebSocket: app, routes, protocols, rate limit, static files."""
