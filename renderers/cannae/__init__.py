"""The Battle of Cannae in pictures and words."""
