"""Games with planted faults."""

from tests.planting import plant

__all__ = ["plant"]
