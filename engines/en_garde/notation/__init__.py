"""The text notation of En Garde."""
