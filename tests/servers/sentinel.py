"""A master, its replicas, and Sentinels that watch them: `with sentinel() as servers`."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.servers.node import ServerNode, until

MASTER: Final = "mymaster"
_SENTINELS: Final = 3
_QUORUM: Final = 2


class SentinelServers:
    """`start` them once, and `close` them. A failover takes about a second."""

    def __init__(self, *, replicas: int = 1, options: tuple[str, ...] = ()) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="sentinel-")
        place = Path(self._folder.name)
        own = ("--save", "", "--appendonly", "yes", "--repl-diskless-sync-delay", "0", *options)
        self.nodes = [ServerNode(place / "0", own)]
        first = self.nodes[0].port
        for number in range(replicas):
            follows = ("--replicaof", f"127.0.0.1 {first}")
            self.nodes.append(ServerNode(place / str(number + 1), (*own, *follows)))
        config = (
            f"sentinel monitor {MASTER} 127.0.0.1 {first} {_QUORUM}\n"
            f"sentinel down-after-milliseconds {MASTER} 1000\n"
            f"sentinel failover-timeout {MASTER} 3000\n"
        )
        self.sentinels = [
            ServerNode(place / f"s{number}", ("--sentinel",), config=config)
            for number in range(_SENTINELS)
        ]

    @property
    def url(self) -> str:
        """Names the Sentinels, and the master by its name."""
        places = ",".join(f"127.0.0.1:{node.port}" for node in self.sentinels)
        return f"redis+sentinel://{places}/{MASTER}"

    def start(self) -> None:
        """Return when all know of each other, and the replicas follow."""
        for node in (*self.nodes, *self.sentinels):
            node.start()
        self.wait_until_whole()

    def wait_until_whole(self) -> None:
        """Every server runs, the replicas follow the master, the Sentinels know them all."""
        until(self._is_whole, "the Sentinels don't see everybody")

    def _is_whole(self) -> bool:
        states = [node.answers("SENTINEL MASTER", MASTER) for node in self.sentinels]
        master = self.master()
        return all(
            state
            and state["num-other-sentinels"] == _SENTINELS - 1
            and state["num-slaves"] == len(self.nodes) - 1
            and state["port"] == master.port
            for state in states
        ) and all(
            (info := node.answers("INFO", "replication"))
            and (node is master or info.get("master_link_status") == "up")
            for node in self.nodes
        )

    def master(self) -> ServerNode:
        """Whom the Sentinels name, as the first of them that answers tells."""
        for sentinel in self.sentinels:
            if where := sentinel.answers("SENTINEL GET-MASTER-ADDR-BY-NAME", MASTER):
                return next(node for node in self.nodes if node.port == int(where[1]))
        return self.nodes[0]

    def wait_for_failover(self, dead: ServerNode) -> ServerNode:
        """After a master was killed: who takes its place."""

        def has_heir() -> bool:
            heir = self.master()
            if heir is dead:
                return False
            info = heir.answers("INFO", "replication")
            return bool(info and info["role"] == "master")

        until(has_heir, "nobody takes over from a dead master")
        return self.master()

    def close(self) -> None:
        """For good."""
        for node in (*self.sentinels, *self.nodes):
            node.kill()
            node.client.close()
        self._folder.cleanup()


@contextmanager
def sentinel(*options: str, replicas: int = 1) -> Iterator[SentinelServers]:
    """Servers that live as long as the context; the options are those of master and replicas."""
    servers = SentinelServers(replicas=replicas, options=options)
    try:
        servers.start()
        yield servers
    finally:
        servers.close()
