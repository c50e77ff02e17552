"""`python -m bot doctor` checks what Salle needs, and says what to do about what isn't right."""
