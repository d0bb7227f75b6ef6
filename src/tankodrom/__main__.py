"""`python -m tankodrom` is the `tankodrom` command."""

import sys

from tankodrom.commands.main import main

sys.exit(main())
