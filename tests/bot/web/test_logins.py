from bot.adapters.web.logins import clean_name


def cookies(visitor):
    return {cookie.key: cookie for cookie in visitor.client.session.cookie_jar}


async def test_the_cookie_is_for_this_page_alone(lobby):
    visitor = lobby.visitor()
    _, _, headers = await visitor.raw("/api/hello")
    said = headers["Set-Cookie"]
    assert "HttpOnly" in said
    assert "SameSite=Lax" in said
    assert "Path=/" in said


async def test_somebody_stays_the_same_person(lobby, anna):
    assert (await anna.get("/api/hello"))["name"] == "Anna"
    table = await anna.begin()
    assert [line["table"] for line in (await anna.get("/api/tables"))["tables"]] == [table]


async def test_a_tampered_cookie_is_nobodys(lobby, anna, table):
    (key, kept), *_ = cookies(anna).items()
    body, _, seal = kept.value.partition(".")
    for forged in (f"{body}x.{seal}", f"{body}.{'0' * len(seal)}", body, f"{body}.", ".", "é.ü"):
        thief = lobby.visitor()
        headers = {"Cookie": f"{key}={forged}"}
        assert (await thief.get(f"/api/table/{table}", **headers)).status == 401
        assert (await thief.get("/api/tables", **headers)).status == 401


async def test_a_tampered_cookie_is_replaced_by_a_new_one(lobby, anna):
    (key, _), *_ = cookies(anna).items()
    answer = await lobby.visitor().get("/api/hello", Cookie=f"{key}=forged.seal")
    assert answer.status == 200
    assert answer["name"] == ""


async def test_without_a_cookie_nothing_is_shown(lobby, table):
    stranger = lobby.visitor()
    for path in (f"/api/table/{table}", "/api/tables", "/api/rules/en_garde", "/events"):
        assert (await stranger.get(path)).status == 401


async def test_a_browser_has_several_chairs(lobby, anna):
    second = {"X-Salle-Chair": "1"}
    await anna.get("/api/hello", **second)
    await anna.post("/api/name", {"name": "Bea"}, **second)
    hello = await anna.get("/api/hello", **second)
    assert (hello["name"], hello["chair"]) == ("Bea", 1)
    assert hello["people"] == [{"chair": 0, "name": "Anna"}, {"chair": 1, "name": "Bea"}]
    assert (await anna.get("/api/hello"))["name"] == "Anna"


async def test_people_in_two_chairs_of_one_browser_play_each_other(lobby, anna):
    second = {"X-Salle-Chair": "1"}
    table = await anna.begin()
    await anna.get("/api/hello", **second)
    await anna.post("/api/name", {"name": "Bea"}, **second)
    card = (await anna.get(f"/api/table/{table}", **second))["sides"][0]["post"]
    ticket = next(c["ticket"] for c in card["prompt"]["controls"] if c["verb"] == "ca")
    await anna.post(f"/api/table/{table}/tap", {"ticket": ticket, "nonce": "0b"}, **second)
    visit = await anna.visit(table)
    assert visit["status"] == "playing"
    assert visit["names"] == {"one": "Anna", "two": "Bea"}


async def test_a_name_is_asked_before_anything_is_begun(lobby):
    stranger = lobby.visitor()
    await stranger.get("/api/hello")
    answer = await stranger.post("/api/challenge", {"game": "en_garde"})
    assert answer.status == 422
    assert answer["error"] == "First tell me your name."


async def test_an_empty_name_is_refused(lobby, anna):
    assert (await anna.post("/api/name", {"name": " \n\t "})).status == 422


def test_a_name_is_one_clean_short_line():
    assert clean_name("  Anna\nB\u200b.\x00 ") == "Anna B."
    assert clean_name("x" * 99) == "x" * 32
    assert clean_name("Zoë 王") == "Zoë 王"
