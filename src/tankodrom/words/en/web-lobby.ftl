### The web client: lobby.
