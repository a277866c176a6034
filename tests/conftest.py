"""One profile for property tests: the same examples on every machine, and no clock. And one PostgreSQL for all."""

from hypothesis import HealthCheck, settings

from tests.databases import new_database

__all__ = ["new_database"]

settings.register_profile(
    "ci", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("ci")
