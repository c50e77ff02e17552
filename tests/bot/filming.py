"""Work for the films' process, in the place of `bot.messages.film_making.make`."""

import base64
import os
import signal
import time
from pathlib import Path


def whose(views, style, finished=None):
    """Not a film: whom it is for. What is for Eve fails, for Dan has no end, for Kit kills."""
    name = style.names.one
    if name == "Eve":
        raise ValueError("for Eve")
    if name == "Dan":
        time.sleep(3_600)
    if name == "Kit":
        os.kill(os.getpid(), signal.SIGKILL)
    return base64.b64encode(name.encode()).decode()


def slow(views, style, finished=None):
    """The same after a while; the process is noted in the file that the other name names."""
    time.sleep(0.05)
    with Path(style.names.two).open("a") as notes:
        notes.write(f"{os.getpid()} {style.names.one}\n")
    return whose(views, style)
