"""Chaos: people play on both platforms' test servers while everything around Salle fails.

`python -m tests.chaos --minutes 2 --seed 3` plays, breaks what the seed's schedule says, lets all
settle, and holds every table's log against what each person was shown. The last line printed is
one JSON object; all in it but `moves` has to be 0.

Salle is six processes by their roles, over a cluster of three masters with a replica each, and a
move is confirmed when the replica has it (SALLE_MIN_REPLICAS=1). Three tracks of faults run side by
side, for the processes, the servers, and the platforms. How servers fail, without any privilege:

- *killed*: by SIGKILL; a master comes back when its replica has taken its place. A master that was
  killed and started again before that finds what it had written, which without `appendfsync always`
  may be two seconds less than its replica has: see docs/growing.md.
- *disk full*: by RLIMIT_FSIZE its append-only file can't grow, and writing to it fails.
- *disk slow*: it is suspended for 0.4 s again and again, as it is while a write takes as long.
- *memory full*: by `maxmemory`, under `noeviction`.
- *suspended*: by SIGSTOP until its replica has its place; it knows nothing of that when it goes on.

Some people are on both platforms as one from the beginning; others are linked, part, and are
linked again while they play and while all fails. They are joined wholly or not at all, and as they
were told (`half_joined`); a turn is told to one of their identities (`told_twice`).

A Swiss of short rounds and a ladder run from the beginning. Each pairing has its table, and each
result stands once (`tournaments_astray`); a chat has one message a round, and news are told once.

`--small` is one process over its private Valkey, with faults of its own. On a machine that has too
much to do, `--pause 4` lets people take four seconds between two taps.

One thing is excused. Telegram has no nonce by which a repetition is known: a message whose taking
was never noted, because the process was killed or the answer got lost, is sent once more.
"""
