"""The words of Hedgerow, in a folder per language."""
