"""Passkeys: made on one device, shown on another; whatever proves nothing is refused."""

from __future__ import annotations

import pytest

from bot.adapters.web import login_requests
from bot.adapters.web.login_requests import MOST_PASSKEYS
from bot.adapters.web.passkeys import CEREMONY
from storage import keys
from storage.base import Rate
from tests.bot.web.authenticator import Authenticator, Credential, decoded, encoded
from tests.bot.web.devices import Browser

LATE = "That took more than five minutes, or has been done already. Begin again."
NOT_PROVED = "This passkey couldn't be checked. Begin again."
UNKNOWN = "I don't know this passkey. It may have been removed."


@pytest.fixture
def device(lobby):
    """Another device with somebody's authenticator, on which nobody has been yet."""

    def found(authenticator):
        return Browser(lobby.visitor(), authenticator)

    return found


@pytest.fixture
async def anna(anna):
    return Browser(anna)


@pytest.fixture
async def kept(anna):
    assert (await anna.keep()).status == 200
    return anna


@pytest.fixture
async def other(kept, device):
    """Anna's other device, at the entrance."""
    found = device(kept.authenticator)
    await found.get("/api/hello")
    return found


async def test_a_passkey_brings_one_back_to_ones_seat_on_another_device(kept, other):
    table = await kept.visitor.begin()
    assert (await other.sign_in()).status == 200
    assert (await other.get("/api/hello"))["name"] == "Anna"
    assert [line["table"] for line in (await other.get("/api/tables"))["tables"]] == [table]


async def test_nobody_signs_in_without_end(kept, device, monkeypatch):
    monkeypatch.setattr(login_requests, "SIGN_INS", Rate(most=2, every=300.0))
    answers = []
    for _ in range(3):
        elsewhere = device(kept.authenticator)
        await elsewhere.get("/api/hello")
        answers.append((await elsewhere.sign_in()).status)
    assert answers == [200, 200, 429]


async def test_the_page_knows_whether_a_seat_is_kept(anna):
    assert (await anna.get("/api/hello"))["login"] == {"can_keep": True, "is_kept": False}
    await anna.keep()
    assert (await anna.get("/api/hello"))["login"] == {"can_keep": True, "is_kept": True}


async def test_what_a_browser_is_asked_needs_nothing_typed(anna):
    options = await anna.options("passkeys")
    assert options["rp"] == {"name": "Salle", "id": "localhost"}
    assert options["attestation"] == "none"
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["authenticatorSelection"]["userVerification"] == "preferred"
    asked = await anna.options("sign-in")
    assert asked["allowCredentials"] == []
    assert asked["userVerification"] == "preferred"


async def test_several_passkeys_are_listed_and_one_is_taken_away(kept):
    second = (await kept.keep())["passkeys"]
    assert len(second) == 2
    left = await kept.post("/api/passkeys/remove", {"id": second[0]["id"]})
    assert [one["id"] for one in left["passkeys"]] == [second[1]["id"]]


async def test_the_last_passkey_goes_only_after_a_warning(kept):
    (passkey,) = (await kept.get("/api/login"))["passkeys"]
    asked = await kept.post("/api/passkeys/remove", {"id": passkey["id"]})
    assert asked["warning"].startswith("This is your last passkey.")
    assert len((await kept.get("/api/login"))["passkeys"]) == 1
    done = await kept.post("/api/passkeys/remove", {"id": passkey["id"], "is_sure": True})
    assert done["passkeys"] == []


async def test_the_last_passkey_of_whoever_is_linked_with_a_chat_goes_without_a_warning(
    lobby, kept
):
    store = lobby.salle.store
    await store.offer_link("code", "telegram:5551234567", lasts=60)
    await store.link("code", kept.person, several="web")
    (passkey,) = (await kept.get("/api/login"))["passkeys"]
    assert (await kept.post("/api/passkeys/remove", {"id": passkey["id"]}))["passkeys"] == []


async def test_a_passkey_that_was_taken_away_opens_nothing(kept, other):
    (passkey,) = (await kept.get("/api/login"))["passkeys"]
    await kept.post("/api/passkeys/remove", {"id": passkey["id"], "is_sure": True})
    refused = await other.sign_in()
    assert (refused.status, refused["error"]) == (422, UNKNOWN)


async def test_an_answer_that_was_overheard_counts_once(kept, other):
    answer = other.authenticator.show(await other.options("sign-in"))
    assert (await other.shows(answer)).status == 200
    again = await other.shows(answer)
    assert (again.status, again["error"]) == (422, LATE)
    await other.options("sign-in")
    assert (await other.shows(answer)).status == 422


async def test_an_answer_counts_in_the_browser_that_was_asked(kept, other, device):
    answer = other.authenticator.show(await other.options("sign-in"))
    thief = device(Authenticator(origin=other.authenticator.origin))
    await thief.get("/api/hello")
    assert (await thief.shows(answer))["error"] == LATE
    await thief.options("sign-in")
    assert (await thief.shows(answer))["error"] == NOT_PROVED


async def test_a_new_passkey_is_answered_for_once(anna):
    answer = anna.authenticator.make(await anna.options("passkeys"))
    assert (await anna.post("/api/passkeys", {"credential": answer})).status == 200
    assert (await anna.post("/api/passkeys", {"credential": answer}))["error"] == LATE
    await anna.options("passkeys")
    assert (await anna.post("/api/passkeys", {"credential": answer}))["error"] == NOT_PROVED


@pytest.mark.parametrize("origin", ["https://evil.example", "http://localhost:1"])
async def test_an_answer_that_another_site_asked_for_is_refused(kept, other, origin):
    phished = other.authenticator.at(origin).show(await other.options("sign-in"))
    assert (await other.shows(phished))["error"] == NOT_PROVED
    made = kept.authenticator.at(origin).make(await kept.options("passkeys"))
    assert (await kept.post("/api/passkeys", {"credential": made}))["error"] == NOT_PROVED


async def test_an_answer_to_another_challenge_is_refused(kept, other):
    options = await other.options("sign-in")
    wrong = other.authenticator.show({**options, "challenge": encoded(b"c" * 32)})
    assert (await other.shows(wrong))["error"] == NOT_PROVED


async def test_a_challenge_is_for_one_purpose(kept):
    answer = kept.authenticator.show(await kept.options("passkeys"))
    assert (await kept.shows(answer))["error"] == LATE


async def test_a_passkey_made_for_another_host_is_refused(anna):
    options = await anna.options("passkeys")
    made = anna.authenticator.make({**options, "rp": {"id": "evil.example"}})
    assert (await anna.post("/api/passkeys", {"credential": made}))["error"] == NOT_PROVED


async def test_somebody_elses_credential_id_opens_nothing(lobby, kept, bea, device):
    bea = Browser(bea)
    await bea.keep()
    (mine,), (hers,) = kept.authenticator.credentials, bea.authenticator.credentials
    thief = device(bea.authenticator)
    await thief.get("/api/hello")
    for forged, why in (
        (Credential(id=mine.id, host=mine.host, handle=hers.handle, key=hers.key), UNKNOWN),
        (Credential(id=hers.id, host=mine.host, handle=mine.handle, key=hers.key), UNKNOWN),
        (Credential(id=mine.id, host=mine.host, handle=mine.handle, key=hers.key), NOT_PROVED),
        (Credential(id=mine.id, host=mine.host, handle=encoded(b"x" * 36), key=mine.key), UNKNOWN),
    ):
        answer = thief.authenticator.show(await thief.options("sign-in"), forged)
        assert (await thief.shows(answer))["error"] == why


async def test_a_challenge_expires_after_five_minutes(lobby, other):
    options = await other.options("sign-in")
    client = lobby.salle.store.client
    (name,) = [name async for page in client.keys(keys.ceremony("*")) for name in page]
    assert 0 < await client.ask("TTL", name) <= CEREMONY == 300
    await client.ask("PEXPIRE", name, 0)
    assert (await other.shows(other.authenticator.show(options)))["error"] == LATE


async def test_a_copied_passkey_is_found_out_by_its_count(kept, other):
    assert (await other.sign_in()).status == 200
    other.authenticator.sign_count = 0
    options = await other.options("sign-in")
    assert (await other.shows(other.authenticator.show(options)))["error"] == NOT_PROVED


@pytest.mark.parametrize(
    "answer",
    [
        None, [], "x", {}, {"id": 3}, {"id": "é", "response": {}},
        {"id": "AA", "response": {"userHandle": "A"}},
        {"id": "AA", "rawId": "AA", "type": "public-key", "response": {"userHandle": "AAAA"}},
    ],
)  # fmt: skip
async def test_an_answer_of_another_form_is_refused_in_a_sentence(kept, other, answer):
    await other.options("sign-in")
    assert (await other.shows(answer))["error"] in (NOT_PROVED, UNKNOWN)
    await kept.options("passkeys")
    refused = await kept.post("/api/passkeys", {"credential": answer})
    assert (refused.status, refused["error"]) == (422, NOT_PROVED)


@pytest.mark.parametrize(
    "field", ["clientDataJSON", "authenticatorData", "signature", "userHandle"]
)
async def test_an_answer_of_which_any_byte_was_changed_is_refused(kept, other, field):
    for at in (0, 5, -1):
        answer = other.authenticator.show(await other.options("sign-in"))
        data = bytearray(decoded(answer["response"][field]))
        data[at] ^= 1
        answer["response"][field] = encoded(bytes(data))
        assert (await other.shows(answer)).status == 422


async def test_whoever_sits_here_already_keeps_their_place(lobby, kept, bea):
    bea = Browser(bea, kept.authenticator)
    signed_in = await bea.sign_in()
    assert signed_in["chair"] == 1
    assert (await bea.get("/api/hello"))["name"] == "Bea"
    assert (await bea.get("/api/hello", **{"X-Salle-Chair": "1"}))["name"] == "Anna"
    assert (await bea.sign_in())["chair"] == 1


async def test_there_is_a_limit_to_passkeys(kept):
    for _ in range(MOST_PASSKEYS - 1):
        await kept.keep()
    refused = await kept.post("/api/passkeys/begin")
    assert (refused.status, refused["error"][:20]) == (422, "You have 10 passkeys")


async def test_nothing_is_kept_for_whoever_has_no_name(lobby):
    nobody = Browser(lobby.visitor())
    await nobody.get("/api/hello")
    assert (await nobody.post("/api/passkeys/begin"))["error"] == "First tell me your name."


async def test_at_a_number_no_passkey_is_offered(anna):
    """No browser makes any there."""
    assert (await anna.visitor.get("/api/hello"))["login"]["can_keep"] is False
    assert (await anna.visitor.post("/api/passkeys/begin")).status == 422


async def test_whoever_is_forgotten_has_no_passkey_any_more(lobby, kept, other):
    await lobby.salle.store.forget(kept.person)
    assert (await other.sign_in())["error"] == UNKNOWN


async def test_a_passkey_names_nobody_to_whom_it_is_shown(anna):
    handle = decoded((await anna.options("passkeys"))["user"]["id"])
    assert anna.person.encode() not in handle
    assert len(handle) <= 64  # WebAuthn takes no more
