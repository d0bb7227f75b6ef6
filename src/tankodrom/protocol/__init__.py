"""What clients and server say to each other, as msgspec structs: REST, sockets of tables, the socket of bot runners."""
