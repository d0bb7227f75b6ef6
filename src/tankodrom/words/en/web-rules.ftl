### The web client: rules.
