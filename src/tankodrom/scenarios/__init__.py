"""Scenarios: examples of the rules as data, run against the engine. The format: docs/scenarios.md."""
