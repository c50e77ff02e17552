"""What an operator sees of a running Salle: metrics, request ids in logs, traces, health.

Everything else may use it, and it uses nothing of the rest but what the store is given.
"""
