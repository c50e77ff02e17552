"""A seat is kept by a passkey of a real browser, whose authenticator is a virtual one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from playwright.async_api import CDPSession, Page, expect

from tests.bot.web.browser import PHONE, WIDE, is_narrow
from tests.bot.web.browsing.test_access import found_wrong
from tests.bot.web.driver import at_rest, go_to, press, reload, resize
from tests.bot.web.seated import arrive, ask, guest, open_table, resign

pytestmark = pytest.mark.asyncio(loop_scope="session")

OPTIONS = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@dataclass
class Virtual:
    """The authenticator of a page."""

    session: CDPSession
    id: str

    @classmethod
    async def of(cls, page: Page, *passkeys: dict[str, Any]) -> Virtual:
        """A new one, with passkeys that came along."""
        session = await page.context.new_cdp_session(page)
        await session.send("WebAuthn.enable")
        added = await session.send("WebAuthn.addVirtualAuthenticator", {"options": OPTIONS})
        found = cls(session, added["authenticatorId"])
        for one in passkeys:
            whole = {"authenticatorId": found.id, "credential": one}
            await session.send("WebAuthn.addCredential", whole)
        return found

    async def passkeys(self) -> list[dict[str, Any]]:
        found = await self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})
        return found["credentials"]


async def test_a_seat_is_kept_after_a_match_and_taken_again_in_another_browser(crowd):
    at_a_name = {"base_url": crowd.salle.named}
    anna = await arrive(crowd, "Anna", **at_a_name)
    mine = await Virtual.of(anna)
    table = await open_table(anna, "en_garde", level="novice")
    await resign(anna, table)
    await go_to(anna, f"/t/{table}")
    assert await found_wrong(anna) == []
    await press(anna.get_by_role("button", name="Keep my seat"))
    await expect(anna.get_by_role("status").filter(has_text="Your seat is kept.")).to_be_visible()
    (passkey,) = await mine.passkeys()

    elsewhere = await crowd.blank(await crowd.context(**at_a_name))
    await Virtual.of(elsewhere, passkey)
    await go_to(elsewhere, "/")
    await press(elsewhere.get_by_role("button", name="I have a seat"))
    await expect(elsewhere.get_by_label("Your name")).to_have_value("Anna")
    await go_to(elsewhere, f"/t/{table}")
    await expect(elsewhere.locator(".result")).to_be_visible()

    await go_to(anna, "/")
    await press(anna.get_by_role("button", name="My seat"))
    there = anna.get_by_role("region", name="Where I am signed in").get_by_role("listitem")
    await expect(there).to_have_count(2)
    for window in (WIDE, PHONE):
        await resize(anna, **window)
        assert await found_wrong(anna) == []
        assert await is_narrow(anna)
    crowd.forgiven = "401|404"  # without a session nobody is known, nor gets pictures
    await press(there.filter(has_not_text="this browser").get_by_role("button"))
    await expect(there).to_have_count(1)
    await press(anna.get_by_role("button", name="Remove the passkey"))
    await expect(anna.get_by_role("alert")).to_contain_text("This is your last passkey.")
    assert await found_wrong(anna) == []
    await press(anna.get_by_role("button", name="Keep it"))
    await expect(
        anna.get_by_role("region", name="My passkeys").get_by_role("listitem")
    ).to_have_count(1)
    await go_to(elsewhere, "/")
    await at_rest(elsewhere)
    await expect(elsewhere.get_by_label("Your name")).to_have_value("")


async def test_a_link_is_asked_about_on_its_own_page(crowd):
    bea = await guest(crowd, "Bea")
    table = await open_table(bea, "en_garde")
    code = (await ask(bea, f"/api/table/{table}/act/link", {}))["post"]["text"]
    anna = await go_to(await arrive(crowd, "Anna"), f"/link/{code.removeprefix('/link ')}")
    await expect(anna.get_by_text("This joins Anna here and Bea on the page")).to_be_visible()
    assert await found_wrong(anna) == []
    await press(anna.get_by_role("button", name="Join them"))
    await expect(anna.get_by_text("Joined. You now have the same tables in both")).to_be_visible()
    crowd.forgiven = "422"  # browsers log refusals
    await reload(anna)
    await expect(anna.get_by_role("alert")).to_contain_text("This code is wrong")
