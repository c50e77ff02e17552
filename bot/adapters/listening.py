"""How a process opens its port, and what is said when it can't be opened."""

from __future__ import annotations

import errno
from typing import Final

from aiohttp import web

from bot.adapters.connections import TimedRunner
from bot.settings import StartError

_SHUTDOWN_TIMEOUT: Final = 2.0  # seconds that open requests get at the end


async def listen(
    app: web.Application, host: str, port: int, *, setting: str = "SALLE_PORT"
) -> web.AppRunner:
    """Serve an application until its runner is cleaned up. Raises StartError.

    `setting` is where the operator chose the port.
    """
    runner = TimedRunner(app, shutdown_timeout=_SHUTDOWN_TIMEOUT)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as err:
        await runner.cleanup()
        raise StartError(_why(err, host, port, setting)) from err
    return runner


def address(runner: web.AppRunner, host: str) -> str:
    """Where it can be reached: the port may have been chosen by the system."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{runner.addresses[0][1]}/"


def _why(err: OSError, host: str, port: int, setting: str) -> str:
    if err.errno == errno.EADDRINUSE:
        return f"port {port} on {host} is taken; set {setting} to another one"
    if err.errno == errno.EACCES:
        return f"port {port} on {host} may not be used; set {setting} to one above 1023"
    return f"the port can't be opened on {host}:{port}: {err.strerror or err}"
