### The web client: rush.
