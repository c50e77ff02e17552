"""The application: what tables are, how they are loaded and changed, and who learns of changes."""
