"""Exact chances before the cards are flipped: shots (`shots.py`) and single checks (`checks.py`)."""
