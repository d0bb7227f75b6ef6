### The web client: replay.
