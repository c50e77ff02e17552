"""What a REDIS_URL names: one server, a cluster by some of its nodes, or a master by its Sentinels.

A cluster needs no scheme of its own: its servers say that they belong to one. `redis+cluster://`
names several nodes, so that Salle starts while one of them is away.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final
from urllib.parse import urlsplit, urlunsplit

from redis.asyncio.connection import parse_url

from storage.base import StoreRefusedError

FORMS: Final = (
    "redis://host:port, redis+cluster://host:port,host:port, "
    "redis+sentinel://host:port,host:port/master or unix:///path"
)

# Host and port.
Place = tuple[str, int]

# Where the path of a socket leads.
SOCKET: Final[Place] = ("localhost", 0)


class Kind(Enum):
    """What the URL says that it names."""

    SERVER = auto()  # which may turn out to belong to a cluster
    CLUSTER = auto()
    SENTINEL = auto()


_KINDS: Final = {"cluster": Kind.CLUSTER, "sentinel": Kind.SENTINEL, "": Kind.SERVER}
_SENTINEL_OPTIONS: Final = "sentinel_"


@dataclass(frozen=True, slots=True, kw_only=True)
class Address:
    """A URL that was understood."""

    kind: Kind
    where: str  # without name and password
    places: tuple[Place, ...]  # of servers or Sentinels
    master: str = ""  # the name by which Sentinels know it
    options: Mapping[str, Any]  # what redis-py's connections to the servers take
    sentinel_options: Mapping[str, Any]  # and those to the Sentinels

    def options_at(self, place: Place) -> dict[str, Any]:
        """What redis-py's connections to one server take."""
        if place == SOCKET:
            return dict(self.options)
        kept = {name: value for name, value in self.options.items() if name != "path"}
        if "path" in self.options:  # a socket that led to a cluster
            del kept["connection_class"]
        return kept | {"host": place[0], "port": place[1]}

    @classmethod
    def parse(cls, url: str) -> Address:
        """Read a URL.

        Raises:
            StoreRefusedError: it is none of those that we know.
        """
        try:
            return _parsed(url)
        except (ValueError, TypeError, KeyError) as err:
            raise StoreRefusedError(
                f"{place_of(url)} is not the address of a Redis ({FORMS})."
            ) from err


def place_of(url: str) -> str:
    """Where a URL leads, without name and password."""
    parts = urlsplit(url)
    return (parts.netloc.rpartition("@")[2] + parts.path) or url


def _parsed(url: str) -> Address:
    parts = urlsplit(url)
    scheme, _, word = parts.scheme.partition("+")
    kind = _KINDS[word]
    login, at, hosts = parts.netloc.rpartition("@")
    path, master = parts.path, ""
    if kind is Kind.SENTINEL:
        master, _, path = path.strip("/").partition("/")
        if not master:
            raise ValueError("no name of a master")
    several = hosts.split(",") if kind is not Kind.SERVER else [hosts]
    each = [urlunsplit((scheme, login + at + host, path, parts.query, "")) for host in several]
    options: list[dict[str, Any]] = [{**parse_url(one)} for one in each]
    default_port = 26_379 if kind is Kind.SENTINEL else 6379
    places = tuple(
        SOCKET
        if "path" in one
        else (str(one.pop("host", "localhost")), int(one.pop("port", default_port)))
        for one in options
    )
    if kind is not Kind.SERVER and SOCKET in places:
        raise ValueError("a socket's path")
    own = options[0]
    sentinel_options = {
        name.removeprefix(_SENTINEL_OPTIONS): own.pop(name)
        for name in list(own)
        if name.startswith(_SENTINEL_OPTIONS)
    }
    return Address(
        kind=kind,
        where=place_of(url),
        places=places,
        master=master,
        options=own,
        sentinel_options=sentinel_options,
    )
