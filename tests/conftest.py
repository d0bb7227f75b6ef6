"""Settings of all tests: they run against the requested form of the engine and refuse outdated binaries."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from tankodrom._engine_mode import engine_mode, stale_binaries

# The same examples every time; no deadlines, because a test never judges by the clock.
settings.register_profile(
    "tankodrom", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("tankodrom")


def pytest_configure(config: pytest.Config) -> None:
    expected = os.environ.get("TANKODROM_EXPECT")
    if expected and engine_mode() != expected:
        pytest.exit(f"the engine is {engine_mode()}, these tests are for {expected}", returncode=3)
    if engine_mode() == "compiled" and stale_binaries():
        pytest.exit("compiled modules are older than their sources: make compile", returncode=3)


def pytest_report_header(config: pytest.Config) -> str:
    return f"engine: {engine_mode()}"
