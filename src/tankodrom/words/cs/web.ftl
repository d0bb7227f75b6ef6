### The web client: web.
