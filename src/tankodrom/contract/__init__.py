"""What every registered game must keep, as checks that the tests run briefly and `tankodrom fuzz` at length."""
