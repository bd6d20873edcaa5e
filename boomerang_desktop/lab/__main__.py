import sys

from boomerang_desktop.lab.cli import main

sys.exit(main())
