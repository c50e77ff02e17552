"""The Battle of Cannae, light edition."""
