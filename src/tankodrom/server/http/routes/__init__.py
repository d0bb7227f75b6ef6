"""The routes of the REST API, the sockets and the streams."""
