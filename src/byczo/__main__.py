"""``python -m byczo`` is ``byczo``."""

import sys

from byczo.cli.main import main

sys.exit(main())
