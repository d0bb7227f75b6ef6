"""What good players know: judgement of choices and positions, and the search that builds on it."""
