"""`python -m boomerang_desktop`"""

import sys

from boomerang_desktop.desktop.app import main

if __name__ == "__main__":
    sys.exit(main())
