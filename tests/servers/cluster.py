"""A cluster of a test's own: `with cluster() as servers`, then `servers.url`.

Three masters with a replica each, of the same binary as Salle's private server. It is put together
by commands alone, and its nodes can be killed, started again, failed over and given slots.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from redis import Redis
from redis.exceptions import RedisError

from tests.servers.node import BUS, ServerNode, until

SLOTS: Final = 16_384
_OPTIONS: Final = (
    *("--cluster-enabled", "yes", "--repl-diskless-sync-delay", "0"),
    *("--save", "", "--appendonly", "yes"),
)


class ClusterServers:
    """The nodes; `start` them once, and `close` them."""

    def __init__(
        self, *, masters: int = 3, replicas: int = 1, options: tuple[str, ...] = ()
    ) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="cluster-")
        self._masters = masters
        places = (Path(self._folder.name, str(n)) for n in range(masters * (1 + replicas)))
        self.nodes = [ServerNode(place, (*_OPTIONS, *options)) for place in places]

    @property
    def url(self) -> str:
        """Names one node; the client finds the others."""
        return f"redis://127.0.0.1:{self.nodes[0].port}"

    @property
    def seeds(self) -> str:
        """Names them all, so that a client may start while one is away."""
        return "redis+cluster://" + ",".join(f"127.0.0.1:{node.port}" for node in self.nodes)

    def start(self) -> None:
        """Return when every node knows who has which slots, and has its replicas."""
        for node in self.nodes:
            node.start()
        masters, replicas = self.nodes[: self._masters], self.nodes[self._masters :]
        for number, master in enumerate(masters):
            first, last = (SLOTS * n // self._masters for n in (number, number + 1))
            master.client.execute_command("CLUSTER", "ADDSLOTS", *range(first, last))
        for number, node in enumerate(self.nodes):
            node.client.execute_command("CLUSTER", "SET-CONFIG-EPOCH", number + 1)
            for other in self.nodes[:number]:
                where = ("127.0.0.1", other.port, other.port + BUS)
                node.client.execute_command("CLUSTER", "MEET", *where)
        until(lambda: all(map(self._knows_all, self.nodes)), "the nodes don't meet")
        for number, replica in enumerate(replicas):
            replica.client.execute_command(
                "CLUSTER", "REPLICATE", masters[number % len(masters)].id
            )
        self.wait_until_whole()

    def wait_until_whole(self) -> None:
        """Every node runs, all slots are served, every replica follows its master."""
        until(self._is_whole, "the cluster isn't whole")

    def _knows_all(self, node: ServerNode) -> bool:
        known = str(node.answers("CLUSTER", "NODES") or "").splitlines()
        others = [row for row in known if "handshake" not in row]
        return len(others) == len(self.nodes)

    def _is_whole(self) -> bool:
        return (
            all(
                "cluster_state:ok" in str(node.answers("CLUSTER", "INFO"))
                and (info := node.answers("INFO", "replication"))
                and (info["role"] == "master" or info["master_link_status"] == "up")
                for node in self.nodes
            )
            and self._roles_agree()
        )

    def _roles_agree(self) -> bool:
        masters = {node.port for node in self.masters()}
        named = [self._masters_as_known_to(node) for node in self.nodes]
        return len(masters) == self._masters and all(each == masters for each in named)

    def _masters_as_known_to(self, node: ServerNode) -> set[int]:
        return {int(row[2][1]) for row in self._slots(node)}

    @staticmethod
    def _slots(node: ServerNode) -> list[Any]:
        """Rows of first, last, master, replicas …; a server is host, port, id …"""
        client = Redis(port=node.port, decode_responses=True, socket_timeout=60)
        client.response_callbacks.clear()
        try:
            return list(client.execute_command("CLUSTER SLOTS"))
        except (RedisError, OSError):
            return []
        finally:
            client.close()

    def masters(self) -> list[ServerNode]:
        """Those who run and take themselves for one."""
        return [node for node in self.nodes if self._role(node) == "master"]

    @staticmethod
    def _role(node: ServerNode) -> str:
        info = node.answers("INFO", "replication") if node.is_running else None
        return str(info["role"]) if info else ""

    def master_of(self, slot: int) -> ServerNode:
        """Who serves a slot, as a node that runs has it."""
        for node in self.nodes:
            for first, last, master, *_ in self._slots(node) if node.is_running else ():
                if first <= slot <= last:
                    return self._at(int(master[1]))
        raise LookupError(f"nobody serves slot {slot}")

    def slot_of(self, master: ServerNode) -> int:
        """The first of those that a master serves."""
        return min(int(row[0]) for row in self._slots(master) if int(row[2][1]) == master.port)

    def replica_of(self, master: ServerNode) -> ServerNode:
        """A replica that follows a master."""
        for node in self.nodes:
            info = node.answers("INFO", "replication") if node.is_running else None
            if info and info["role"] == "slave" and info["master_port"] == master.port:
                return node
        raise LookupError(f"nobody follows {master.port}")

    def _at(self, port: int) -> ServerNode:
        return next(node for node in self.nodes if node.port == port)

    def fail_over(self, master: ServerNode) -> ServerNode:
        """Let a replica take a live master's place, as before maintenance; the new master."""
        heir = self.replica_of(master)
        heir.client.execute_command("CLUSTER", "FAILOVER")
        until(lambda: self._role(heir) == "master", "the replica doesn't take over")
        return heir

    def wait_for_failover(self, dead: ServerNode, slot: int) -> ServerNode:
        """After a master was killed: who serves one of its slots now."""

        def has_heir() -> bool:
            with suppress(LookupError):
                heir = self.master_of(slot)
                return heir is not dead and self._role(heir) == "master" and self._serves(heir)
            return False

        until(has_heir, "nobody takes over from a dead master")
        return self.master_of(slot)

    @staticmethod
    def _serves(node: ServerNode) -> bool:
        return "cluster_state:ok" in str(node.answers("CLUSTER", "INFO"))

    # -- slots -----------------------------------------------------------------------------------
    def move_slot(self, slot: int, to: ServerNode) -> None:
        """Key by key, as `valkey-cli --cluster reshard` does."""
        for _ in self.moving_slot(slot, to):
            pass

    def moving_slot(self, slot: int, to: ServerNode, *, page: int = 10) -> Iterator[int]:
        """The same, with a stop before the first key, and after each page: how many are left."""
        source = self.master_of(slot)
        if source is to:
            return
        to.client.execute_command("CLUSTER", "SETSLOT", slot, "IMPORTING", source.id)
        source.client.execute_command("CLUSTER", "SETSLOT", slot, "MIGRATING", to.id)
        yield int(source.client.execute_command("CLUSTER", "COUNTKEYSINSLOT", slot))
        while keys := source.client.execute_command("CLUSTER", "GETKEYSINSLOT", slot, page):
            where = ("127.0.0.1", to.port, "", 0, 5000)
            source.client.execute_command("MIGRATE", *where, "KEYS", *keys)
            yield int(source.client.execute_command("CLUSTER", "COUNTKEYSINSLOT", slot))
        for node in (to, source, *self.masters()):
            node.client.execute_command("CLUSTER", "SETSLOT", slot, "NODE", to.id)

    def flush(self) -> None:
        """Remove all keys."""
        for node in self.masters():
            node.client.flushall()

    def close(self) -> None:
        """For good."""
        for node in self.nodes:
            node.kill()
            node.client.close()
        self._folder.cleanup()


@contextmanager
def cluster(
    *options: str, node_timeout: float = 1.0, masters: int = 3, replicas: int = 1
) -> Iterator[ClusterServers]:
    """A cluster that lives as long as the context.

    `node_timeout`: seconds after which a silent node is taken for dead. With a short one a failover
    takes as much and a second; a machine under load wants a long one where nobody fails over.
    """
    validity = ("--cluster-replica-validity-factor", "0")  # a replica may always take over
    at_first = ("--cluster-node-timeout", "1000")  # they meet at its pace
    servers = ClusterServers(
        masters=masters, replicas=replicas, options=(*at_first, *validity, *options)
    )
    try:
        servers.start()
        for node in servers.nodes:
            node.client.config_set("cluster-node-timeout", round(node_timeout * 1000))
        yield servers
    finally:
        servers.close()
