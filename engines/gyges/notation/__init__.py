"""The text notation of Gygès."""
