"""En Garde in pictures and words."""
