### The web client: the frame of a table.

table-stale = x
table-refused = { $message }
table-no-hint = x
table-undo-asked = x
table-undo-refused = x
