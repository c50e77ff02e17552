"""A simulated month: people play by correspondence for days, while a virtual clock goes fast.

`python -m tests.simulate --days 30 --tables 2000 --seed 7`. Two worker processes run the real Salle
over one real Valkey; the platforms are a small server of our own, which writes down what arrives
and when. People answer late, sleep, go on vacation, vanish, and block Salle; they join twenty
tournaments of all kinds, withdraw, and climb ladders; meanwhile workers are killed, and Valkey and
platforms go away. The last line printed is one JSON object; all in it but `turns`, `told`,
`tournaments` and `matches` has to be 0.
"""
