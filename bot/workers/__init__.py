"""What runs by itself: deliveries from the outbox, the clock, and the computer players."""
