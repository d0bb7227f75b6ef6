"""Hedgerow: tanks wait unseen behind hedges. Who scouts well and fires first wins."""
