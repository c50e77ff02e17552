"""The image of the `Dockerfile`: what goes into it, and a look at that without an engine."""
