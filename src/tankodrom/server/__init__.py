"""Tables over the network: REST, sockets, storage. The rules stay in the engine."""
