"""A process beside Salle's own, for work that takes long: one piece of it at a time."""
