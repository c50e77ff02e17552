"""The text notation of the Battle of Cannae."""
