"""Bots on a server: dispatch of questions to runners, the sweep for lost ones, and runner processes."""
