"""Tables that are open already, by the page's own requests: for tests of what happens at them."""

from __future__ import annotations

from playwright.async_api import Page

from tests.bot.web.browser import Crowd
from tests.bot.web.driver import go_to

HEADERS = {"X-Salle": "1"}


async def ask(who, path: str, body: object = None):
    """What the server answers to somebody, by his `context`; `body`: he asks for something."""
    request = who.context.request
    if body is None:
        answer = await request.get(path, headers=HEADERS)
    else:
        answer = await request.post(path, headers=HEADERS, data=body)
    assert answer.ok, await answer.text()
    return await answer.json()


def _ticket(post, verb: str, label: str = "") -> str | None:
    """The first button of a kind, rather one that says `label`."""
    prompt = post["prompt"]
    choices = [c for group in prompt["groups"] for c in group["choices"]] + prompt["controls"]
    found = [choice for choice in choices if choice["verb"] == verb]
    found.sort(key=lambda choice: label not in choice["label"])
    return found[0]["ticket"] if found else None


async def arrive(crowd: Crowd, name: str, **manners) -> Page:
    """Somebody with a name, before any page."""
    page = await crowd.blank(await crowd.context(**manners))
    await ask(page, "/api/hello")
    await ask(page, "/api/name", {"name": name})
    return page


async def open_table(page: Page, game: str, options: str = "", **terms) -> str:
    """A challenge of whoever sits there; a match already, if nobody else has to accept it."""
    chosen = dict(option.split("=") for option in options.split())
    wish = {"game": game, "nonce": "ab", "options": chosen} | terms
    opened = await ask(page, "/api/challenge", wish)
    table, post = opened["table"], opened["post"]
    while post:  # a character is chosen, then the match is begun
        ticket = _ticket(post, "cb") or _ticket(post, "ca")
        if not ticket:
            break
        body = {"ticket": ticket, "nonce": "cd"}
        post = (await ask(page, f"/api/table/{table}/tap", body))["post"]
        if post and post["board"]:
            break
    return table


async def study_table(
    crowd: Crowd, game: str, options: str = "", *, moves: int = 0, **manners
) -> Page:
    """Anna with both hands at a table of her own, after so many moves: always the first one."""
    anna = await arrive(crowd, "Anna", **manners)
    table = await open_table(anna, game, options, is_study=True, partner="Bea")
    for _ in range(moves):
        await _move(anna, table)
    return await go_to(anna, f"/t/{table}")


async def _move(page: Page, table: str) -> None:
    sides = (await ask(page, f"/api/table/{table}"))["sides"]
    asked = next(side for side in sides if side["post"]["prompt"]["groups"])
    ticket = asked["post"]["prompt"]["groups"][0]["choices"][0]["ticket"]
    while ticket:
        body = {"ticket": ticket, "seat": asked["seat"], "nonce": "ef"}
        post = (await ask(page, f"/api/table/{table}/tap", body))["post"]
        ticket = _ticket(post, "ps")


async def resign(page: Page, table: str) -> None:
    """The match is given up by whoever sits there."""
    post = (await ask(page, f"/api/table/{table}/act/resign", {}))["post"]
    await ask(page, f"/api/table/{table}/tap", {"ticket": _ticket(post, "ry"), "nonce": "ba"})


async def match(crowd: Crowd, game: str, options: str = "", **manners) -> tuple[Page, Page]:
    """Anna, who challenged (with the manners), and Bea at a wide screen; both at the table.

    In Audatia Anna plays Galeazzo and Bea Boucicault.
    """
    anna = await arrive(crowd, "Anna", **manners)
    bea = await arrive(crowd, "Bea")
    table = await open_table(anna, game, options)
    post = (await ask(bea, f"/api/table/{table}"))["sides"][0]["post"]
    for _ in range(2):  # Bea accepts; in a game of characters she then chooses hers
        body = {"ticket": _ticket(post, "ca", "Boucicault"), "nonce": "ef"}
        post = (await ask(bea, f"/api/table/{table}/tap", body))["post"]
        if not post or not _ticket(post, "ca"):
            break
    for page in (anna, bea):
        await go_to(page, f"/t/{table}")
    return anna, bea
