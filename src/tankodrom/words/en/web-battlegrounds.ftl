### The web client: battlegrounds.
