"""Every rim of Salle, fed with what was never meant for it.

A rim makes inputs, most of them valid ones that were damaged, and drives them through Salle's own
entry point. A judge counts what was accepted and what was refused, and whether a refusal left a
traceback or changed anything. `python -m tests.fuzz --inputs 1000000 --seed 3`.
"""
