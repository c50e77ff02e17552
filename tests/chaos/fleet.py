"""The big form: several processes by their roles, over a cluster of three masters with replicas."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from itertools import count
from typing import Final

from bot.roles import Role
from tests.chaos.deployment import Deployment
from tests.chaos.process import Process
from tests.servers.cluster import ClusterServers

ROLES: Final = ("discord", "telegram", "deliver", "deliver,clock", "clock,page", "think")
"""A process for each of these."""

_SENDING: Final = frozenset({Role.DISCORD, Role.TELEGRAM, Role.DELIVER})
_NODE_TIMEOUT: Final = 2_000  # milliseconds after which a silent server is taken for dead
_OPTIONS: Final = (
    *("--cluster-node-timeout", str(_NODE_TIMEOUT)),
    *("--cluster-replica-validity-factor", "0"),
)


class Fleet(Deployment):
    """A move counts when a replica has it: whatever else is lost by a failover was told nobody."""

    pause = 1.0
    begins = 120.0
    goes_on = 90.0
    quiet = 120.0

    def __init__(self) -> None:
        super().__init__()
        self.cluster = ClusterServers(options=_OPTIONS)
        self._settings: dict[str, str] = {}
        self._roles: dict[Process, frozenset[str]] = {}
        self._numbers = count()

    async def start(self, **settings: str) -> None:
        await asyncio.to_thread(self.cluster.start)
        self._settings = settings | {"REDIS_URL": self.url, "SALLE_MIN_REPLICAS": "1"}
        for roles in ROLES:
            await self._add(roles)

    async def _add(self, roles: str) -> Process:
        own = {"SALLE_ROLES": roles} | ({"SALLE_PORT": "0"} if Role.PAGE in roles else {})
        name = f"{next(self._numbers)}-{roles.replace(',', '-')}"
        process = self._new_process(name, self._settings | own, may_refuse=True)
        self._roles[process] = frozenset(roles.split(","))
        await process.start()
        return process

    async def replace(self, old: Process, *, after: float) -> None:
        """As an update does: another with its roles begins, and so many seconds later it stops."""
        await self._add(",".join(self._roles[old]))
        await asyncio.sleep(after)
        self.processes.remove(old)
        self.retired.append(old)
        await old.stop()

    @property
    def url(self) -> str:
        return self.cluster.seeds

    def servers(self) -> Iterable[str]:
        return [f"redis://127.0.0.1:{node.port}" for node in self.cluster.masters()]

    async def whole(self) -> None:
        await asyncio.to_thread(self.cluster.wait_until_whole)

    def with_role(self, role: Role) -> Sequence[Process]:
        """The processes that do this."""
        return [process for process in self.processes if role in self._roles[process]]

    def sends(self, process: Process) -> bool:
        return not self._roles[process].isdisjoint(_SENDING)

    async def close(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            for process in self.processes:
                tasks.create_task(process.stop())
        await asyncio.to_thread(self.cluster.close)
        self._folder.cleanup()
