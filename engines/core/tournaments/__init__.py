"""Tournaments without storage, words or pictures: head, acts, replay, pairing, standings."""
