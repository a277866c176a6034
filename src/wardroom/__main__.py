"""`python -m wardroom` is the same as `wardroom`."""

from wardroom.cli.app import main

main()
