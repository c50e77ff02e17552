"""Evaluates the decisions of a finished match by what their players could know."""
