"""Tables that are open already, by the page's own requests: for tests of what happens at them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import repeat
from typing import Any

from playwright.async_api import BrowserContext, Page

from tests.bot.web.browser import Crowd
from tests.bot.web.driver import go_to

HEADERS = {"X-Salle": "1"}
NONCE = "ab"
"""Everybody's part of the luck, so that all tables are dealt alike: see `dealer.py`."""


@dataclass
class Guest:
    """Somebody of a crowd: a browser, and no tab yet."""

    crowd: Crowd
    context: BrowserContext
    name: str

    async def plays(self, table: str) -> None:
        """The first move, sent."""
        await _play(self, table, (await side_of(self, table))["post"])

    async def sits_at(self, table: str) -> Page:
        """A tab at a table."""
        return await self.crowd.tab(self.context, f"/t/{table}")


Asker = Page | Guest


async def ask(who: Asker, path: str, body: object = None) -> Any:
    """What the server answers to somebody; `body`: something is to be done."""
    request = who.context.request
    if body is None:
        answer = await request.get(path, headers=HEADERS)
    else:
        answer = await request.post(path, headers=HEADERS, data=body)
    assert answer.ok, await answer.text()
    return await answer.json()


async def side_of(who: Asker, table: str) -> dict[str, Any]:
    """The side of a table that somebody is shown; of both, the one that is asked."""
    sides = (await ask(who, f"/api/table/{table}"))["sides"]
    return next((side for side in sides if side["post"]["prompt"]["groups"]), sides[0])


async def tap(who: Asker, table: str, ticket: str | None, **more: object) -> Any:
    """A button is tapped behind the page's back; the post that answers it."""
    body = {"ticket": ticket, "nonce": NONCE} | more
    return (await ask(who, f"/api/table/{table}/tap", body))["post"]


def ticket_of(post: dict[str, Any], verb: str, label: str = "") -> str | None:
    """The first button of a kind, rather one that says `label`."""
    prompt = post["prompt"]
    choices = [c for group in prompt["groups"] for c in group["choices"]] + prompt["controls"]
    found = [choice for choice in choices if choice["verb"] == verb]
    found.sort(key=lambda choice: label not in choice["label"])
    return found[0]["ticket"] if found else None


async def decide(who: Asker, table: str, *steps: str) -> None:
    """A whole move, step by step, by what is chosen: a square, or a button's label; sent."""
    side = await side_of(who, table)
    post = side["post"]
    for step in steps:
        choices = [one for group in post["prompt"]["groups"] for one in group["choices"]]
        found = next(c for c in choices if step in (c["square"], c["label"]) or step in c["name"])
        post = await tap(who, table, found["ticket"], seat=side["seat"])
    await tap(who, table, ticket_of(post, "ps"), seat=side["seat"])


async def _play(who: Asker, table: str, post: dict[str, Any], **more: object) -> None:
    """The first of the moves that a post offers, sent."""
    ticket = post["prompt"]["groups"][0]["choices"][0]["ticket"]
    while ticket:
        post = await tap(who, table, ticket, **more)
        ticket = ticket_of(post, "ps")


async def guest(crowd: Crowd, name: str, **manners: Any) -> Guest:
    """Somebody with a name, and no tab yet."""
    found = Guest(crowd, await crowd.context(**manners), name)
    await ask(found, "/api/hello")
    await ask(found, "/api/name", {"name": name})
    return found


async def arrive(crowd: Crowd, name: str, **manners: Any) -> Page:
    """Somebody with a name, before any page."""
    return await crowd.blank((await guest(crowd, name, **manners)).context)


async def open_table(who: Asker, game: str, options: str = "", **terms: object) -> str:
    """A challenge of somebody's; a match already, if nobody else has to accept it."""
    chosen = dict(option.split("=") for option in options.split())
    wish = {"game": game, "nonce": NONCE, "options": chosen} | terms
    opened = await ask(who, "/api/challenge", wish)
    table, post = opened["table"], opened["post"]
    while post:  # a character is chosen, then the match is begun
        ticket = ticket_of(post, "cb") or ticket_of(post, "ca")
        if not ticket:
            break
        post = await tap(who, table, ticket)
        if post and post["board"]:
            break
    return table


async def study_table(
    crowd: Crowd,
    game: str,
    options: str = "",
    *,
    moves: int | Iterable[Sequence[str]] = 0,
    **manners: Any,
) -> Page:
    """Anna with both hands at a table of her own, after these moves, or so many of the first."""
    anna = await arrive(crowd, "Anna", **manners)
    table = await open_table(anna, game, options, is_study=True, partner="Bea")
    for steps in repeat((), moves) if isinstance(moves, int) else moves:
        if steps:
            await decide(anna, table, *steps)
        else:
            side = await side_of(anna, table)
            await _play(anna, table, side["post"], seat=side["seat"])
    return await go_to(anna, f"/t/{table}")


async def resign(who: Asker, table: str) -> None:
    """The match is given up."""
    post = (await ask(who, f"/api/table/{table}/act/resign", {}))["post"]
    await tap(who, table, ticket_of(post, "ry"))


async def begun(
    crowd: Crowd, game: str = "en_garde", options: str = "", *, of_bea: Any = None, **manners: Any
) -> tuple[Guest, Guest, str]:
    """Anna, who challenged, and Bea at a match that has just begun, and the table.

    `of_bea`: her manners, if they aren't Anna's. In Audatia Anna plays Galeazzo, Bea Boucicault.
    """
    anna = await guest(crowd, "Anna", **manners)
    bea = await guest(crowd, "Bea", **(manners if of_bea is None else of_bea))
    table = await open_table(anna, game, options)
    post = (await side_of(bea, table))["post"]
    for _ in range(2):  # Bea accepts; in a game of characters she then chooses hers
        post = await tap(bea, table, ticket_of(post, "ca", "Boucicault"))
        if not post or not ticket_of(post, "ca"):
            break
    return anna, bea, table


async def playing(crowd: Crowd, game: str = "en_garde", **manners: Any) -> tuple[Guest, Guest, str]:
    """A match that has just begun: who has to move, who waits, and the table."""
    anna, bea, table = await begun(crowd, game, **manners)
    is_annas = bool((await side_of(anna, table))["post"]["prompt"]["groups"])
    return (anna, bea, table) if is_annas else (bea, anna, table)


async def match(crowd: Crowd, game: str, options: str = "", **manners: Any) -> tuple[Page, Page]:
    """Anna, with the manners, and Bea at a wide screen; both at the table, as by `begun`."""
    stays = {key: manners[key] for key in ("stays",) if key in manners}
    anna, bea, table = await begun(crowd, game, options, of_bea=stays, **manners)
    return await anna.sits_at(table), await bea.sits_at(table)
