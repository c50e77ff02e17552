"""Measurements, of the form of the hot modules that Salle herself would run."""

from engines import native

# Here, for benchmarks import games as they are loaded, and so do the processes that they begin.
native.use()
