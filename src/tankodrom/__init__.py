"""Tankodrom: three tank tabletop games as real software."""

from importlib.metadata import PackageNotFoundError, version

from tankodrom._engine_mode import prefer_source_if_asked

prefer_source_if_asked()

try:
    __version__ = version("tankodrom")
except PackageNotFoundError:  # a bare source tree on the path
    __version__ = "0.0.0"
