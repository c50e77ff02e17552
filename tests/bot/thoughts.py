"""Thoughts for the computer players' process that go wrong; the level says how.

In the place of `bot.workers.thinking.think`.
"""

import os
import signal
import time

from bot.workers.thinking import think


def troubled(game, view, level, seed, match):
    """A novice's move; but who is keen thinks without end, and a master ends the process."""
    if level == "keen":
        time.sleep(3_600)
    if level == "master":
        os.kill(os.getpid(), signal.SIGKILL)
    return think(game, view, "novice", seed, match)


def illegal(game, view, level, seed, match):
    """What is no move at all."""
    return "nonsense"


def broken(game, view, level, seed, match):
    """A bug, whose words name what only the computer may see."""
    raise RuntimeError("Salle holds a 5")


def slow(game, view, level, seed, match):
    """A move after a while."""
    time.sleep(0.15)
    return think(game, view, level, seed, match)


def talkative(game, view, level, seed, match):
    """A move, and something on standard output."""
    print("hm")
    os.system("echo hm")
    return think(game, view, level, seed, match)


def recovered(game, view, level, seed, match):
    """A move, now that nothing is wrong any more."""
    return think(game, view, "novice", seed, match)


def hung(game, view, level, seed, match):
    """Nothing, ever."""
    time.sleep(3_600)
