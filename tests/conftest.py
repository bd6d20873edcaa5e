"""For all tests: no screen is needed, and none is touched."""

import os

# a real screen would show every window and take the focus; whoever wants that says so
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
