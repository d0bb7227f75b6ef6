"""The addresses of the server, by what they are about."""
