"""When people's clocks run, and when they are reminded: pure functions of times and settings."""
