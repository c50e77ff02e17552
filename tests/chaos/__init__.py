"""Chaos: people play on both platforms' test servers while everything around Salle fails.

`python -m tests.chaos --minutes 2 --seed 3` plays, breaks what the seed's schedule says, lets all
settle, and holds every table's log against what each person was shown. The last line printed is
one JSON object; all in it but `moves` has to be 0.
"""
