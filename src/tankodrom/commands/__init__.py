"""The `tankodrom` command, one module per subcommand."""
