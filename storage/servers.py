"""The servers that keep our keys: one, the master that Sentinels name, or a cluster's masters.

redis-py's own RedisCluster isn't used: it sends again what was perhaps written, sends ASKING and
its command on two connections, and closes all connections, also those in use, when slots move.
Its connections, errors and hash of keys are.
"""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, Final

from redis import exceptions as redis_errors
from redis.asyncio.client import PubSub

from storage.address import Address, Kind, Place
from storage.base import StoreRefusedError
from storage.batching import Command
from storage.node import ANSWER_SECONDS, Node, UnsentError
from storage.routing import SlotMap, slot_of
from storage.sentinel import SentinelNode

_LOOK_SECONDS: Final = 1.0  # for one node to say who serves which slots
_PAUSE: Final = 0.02  # before what couldn't be served is asked again; longer each time
_LONGEST_PAUSE: Final = 0.25

_BETWEEN_LOOKS: Final = 0.1


class _Moved(redis_errors.ResponseError):
    """In place of an answer: another is to be asked, whom we know now."""


# Not carried out; it may be, in a moment: keys are being moved, or a master has no heir yet.
_LATER: Final = (redis_errors.TryAgainError, redis_errors.ClusterDownError)
_AGAIN: Final = (_Moved, *_LATER)


class Servers:
    """The servers of our keys, found at the first use, and again when that has changed.

    A server that belongs to a cluster leads to all of it. What a node refuses because another
    serves the key goes to that one; what nobody can serve just now is tried again for
    `ANSWER_SECONDS`. What was sent and not answered is never sent again: it may have been done.
    """

    def __init__(self, address: Address, *, replicas: int = 0) -> None:
        self._address = address
        self._replicas = replicas
        self._only: Node | None = None  # that serves everything
        self._slots: SlotMap | None = None  # which others serve what
        self._nodes: dict[Place, Node] = {}
        self._finding = asyncio.Lock()
        self._looking: asyncio.Task[None] | None = None
        if address.kind is Kind.SENTINEL:
            self._only = SentinelNode(address, replicas=replicas)
        for place in address.places if address.kind is not Kind.SENTINEL else ():
            self._node(place)
        self._seeds = tuple(self._nodes)

    # -- asking ----------------------------------------------------------------------------------
    async def ask(self, commands: Sequence[Command]) -> list[Any]:
        """The answers to some commands; what went wrong with one stands in its place."""
        slots = await self._found()
        if slots is None:
            return await self._one().ask(commands)
        answers: list[Any] = [None] * len(commands)
        todo: Iterable[int] = range(len(commands))
        end, pause = time.monotonic() + ANSWER_SECONDS, _PAUSE
        while todo := await self._ask_each(commands, todo, answers):
            if time.monotonic() > end:
                break
            if any(isinstance(answers[index], _LATER) for index in todo):
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)
        for index in todo:
            if isinstance(answers[index], _Moved):  # from one to the other, until time was up
                answers[index] = redis_errors.ClusterDownError(str(answers[index]))
        return answers

    async def masters(self) -> dict[str, Node]:
        """The servers that keep keys, by where they are."""
        slots = await self._found()
        if slots is None:
            return {self._address.where: self._one()}
        return {f"{place[0]}:{place[1]}": self._node(place) for place in slots.masters}

    async def is_cluster(self) -> bool:
        """Whether keys lie in slots of several servers."""
        return await self._found() is not None

    async def wait(self, seconds: float, *words: Any) -> Any:
        """The answer to a command that blocks for up to `seconds`; not in a cluster."""
        await self._found()
        return await self._one().wait(seconds, *words)

    async def pubsub(self, channel: str) -> PubSub:
        """To subscribe to a channel, at the server where it is published on."""
        slots = await self._found()
        if slots is None:
            return self._one().pubsub()
        place = self._place(("PUBLISH", channel)) or random.choice(slots.masters)  # noqa: S311 - no secret
        return self._node(place).pubsub()

    async def close(self) -> None:
        """Close every connection."""
        if self._looking:
            self._looking.cancel()
            await asyncio.wait([self._looking])  # it may be about to make a node
        nodes = {*self._nodes.values(), *([self._only] if self._only else [])}
        await asyncio.gather(*(node.close() for node in nodes))

    def _one(self) -> Node:
        assert self._only  # noqa: S101 - it is found, and there are no slots
        return self._only

    # -- in a cluster ----------------------------------------------------------------------------
    async def _ask_each(
        self, commands: Sequence[Command], todo: Iterable[int], answers: list[Any]
    ) -> list[int]:
        # Ask for each the node that has it; those that are to be asked again.
        asked: dict[Place | None, list[int]] = {}
        for index in todo:
            asked.setdefault(self._place(commands[index]), []).append(index)
        asking = [self._ask_node(*each, commands, answers) for each in asked.items()]
        if len(asking) == 1:
            return await asking[0]
        return sorted(index for some in await asyncio.gather(*asking) for index in some)

    async def _ask_node(
        self, place: Place | None, some: list[int], commands: Sequence[Command], answers: list[Any]
    ) -> list[int]:
        # Ask one node for some; those that are to be asked again, of another node.
        if place is None:
            nobody = redis_errors.ClusterDownError("nobody serves the slot")
            self._answer_all(some, answers, nobody)
            await self._look_again()
            return some
        try:
            heard = await self._node(place).ask([commands[index] for index in some])
        except UnsentError as err:
            self._answer_all(some, answers, err)
            await self._look_again()
            return [index for index in some if self._place(commands[index]) != place]
        except (OSError, redis_errors.RedisError) as err:  # it isn't known what was done
            self._answer_all(some, answers, err)
            self._begin_to_look()
            return []
        again = []
        for index, answer in zip(some, heard, strict=True):
            answers[index] = answer
            if isinstance(answer, redis_errors.AskError):
                answers[index] = await self._redirected(answer, commands[index], place)
            if isinstance(answers[index], _AGAIN):
                again.append(index)
        return again

    async def _redirected(
        self, redirection: redis_errors.AskError, command: Command, by: Place
    ) -> Any:
        # The answer of the node that another names; _Moved if it is to be asked from now on.
        place = (redirection.host or by[0], redirection.port)
        if isinstance(redirection, redis_errors.MovedError):
            if self._slots:
                self._slots.move(redirection.slot_id, place)
            self._begin_to_look()
            return _Moved(str(redirection))
        try:
            _, answer = await self._node(place).ask([("ASKING",), command])
        except (OSError, redis_errors.RedisError) as err:
            return err
        if isinstance(answer, redis_errors.AskError):  # it has become its own
            return _Moved(str(answer))
        return answer

    @staticmethod
    def _answer_all(some: Iterable[int], answers: list[Any], answer: Exception) -> None:
        for index in some:
            answers[index] = answer

    def _place(self, command: Command) -> Place | None:
        assert self._slots  # noqa: S101 - only a cluster is asked so
        slot = slot_of(command)
        if slot is None:
            return random.choice(self._slots.masters)  # noqa: S311 - no secret
        return self._slots.master(slot)

    def _node(self, place: Place) -> Node:
        if place not in self._nodes:
            self._nodes[place] = Node.at(self._address.options_at(place), replicas=self._replicas)
        return self._nodes[place]

    # -- finding out who serves what -------------------------------------------------------------
    async def _found(self) -> SlotMap | None:
        # Which node serves which slot; None if one serves all.
        if self._only is None and self._slots is None:
            async with self._finding:
                if self._only is None and self._slots is None:
                    await self._look()
        return self._slots

    async def _look(self) -> None:
        # Ask the known nodes, one by one, which serves what. Raises what the last one said.
        known = [*self._seeds]
        if self._slots:
            known = [*dict.fromkeys((*self._slots.masters, *self._slots.replicas, *known))]
            random.shuffle(known)
        failure: Exception | None = None
        for place in known:
            try:
                async with asyncio.timeout(_LOOK_SECONDS if len(known) > 1 else None):
                    (answer,) = await self._node(place).ask([("CLUSTER", "SLOTS")])
            except (OSError, redis_errors.RedisError) as err:
                failure = err
                continue
            if isinstance(answer, Exception):
                self._take_for_the_only(place, answer)
                return
            slots = SlotMap(answer, place)
            if slots.masters:
                self._slots = slots
                return
            failure = redis_errors.ClusterDownError("no slot is anybody's")
        raise failure or AssertionError("an address without places")

    def _take_for_the_only(self, place: Place, answer: Exception) -> None:
        # A server without slots has all keys. Raises what doesn't say that.
        is_alone = isinstance(answer, redis_errors.NoPermissionError) or _ALONE.search(str(answer))
        if not is_alone:
            raise answer
        if self._address.kind is Kind.CLUSTER:
            raise StoreRefusedError(
                f"Redis at {self._address.where} is no cluster: write redis://host:port."
            )
        if self._slots is None:
            self._only = self._node(place)

    def _begin_to_look(self) -> asyncio.Task[None]:
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look_quietly())
        return self._looking

    async def _look_again(self) -> None:
        await asyncio.shield(self._begin_to_look())

    async def _look_quietly(self) -> None:
        with suppress(OSError, redis_errors.RedisError, StoreRefusedError):
            await self._look()
        await asyncio.sleep(_BETWEEN_LOOKS)  # other askers have just had their answer


_ALONE: Final = re.compile("cluster support disabled|unknown command", re.IGNORECASE)
