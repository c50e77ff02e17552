"""The text notation of Audatia."""
