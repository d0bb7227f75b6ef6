### The web client: duel.
