"""19.0: Tankbot, the solo opponent. Its tank phase (`phase.py`) calls the other modules."""
