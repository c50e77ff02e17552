"""The application: what tables are, how they are loaded and changed, and whom a change concerns."""
