"""The log of a table: hash chain, records, writer, backends, snapshots, game files."""
