"""What a browser needs to keep Salle as an app: manifest, icons, service worker, empty pages."""

import json
import re
from pathlib import Path

import pytest
from PIL import Image

from bot.adapters.web import installable
from bot.adapters.web.assets import STATIC


async def worker_of(visitor):
    status, body, headers = await visitor.raw("/sw.js")
    assert status == 200
    return body.decode(), headers


def build_of(worker):
    return json.loads(re.match(r"self\.BUILD = (\{.*?\});\n", worker)[1])


async def test_the_manifest_names_the_app_in_the_readers_language(anna):
    _, body, headers = await anna.raw("/manifest.webmanifest", **{"Accept-Language": "it"})
    manifest = json.loads(body)
    assert headers["Content-Type"].startswith("application/manifest+json")
    assert manifest["name"] == "Salle"
    assert manifest["description"] == "Giochi per due, una mossa alla volta."


async def test_every_icon_is_there_and_as_large_as_it_says(anna):
    manifest = json.loads((await anna.raw("/manifest.webmanifest"))[1])
    for icon in manifest["icons"]:
        assert (await anna.raw(icon["src"]))[0] == 200
        with Image.open(STATIC / Path(icon["src"]).name) as found:
            assert f"{found.width}x{found.height}" == icon["sizes"]


async def test_all_that_the_worker_keeps_can_be_had(anna):
    worker, _ = await worker_of(anna)
    for path in build_of(worker)["files"]:
        assert (await anna.raw(path))[0] == 200, path


async def test_a_browser_asks_for_the_worker_anew_and_gets_another_after_every_build(
    anna, monkeypatch
):
    before, headers = await worker_of(anna)
    assert headers["Cache-Control"] == "no-cache"
    installable._worker_text.cache_clear()
    monkeypatch.setattr(installable, "assets", lambda: {"table-ANOTHER.js": None})
    after, _ = await worker_of(anna)
    monkeypatch.undo()
    installable._worker_text.cache_clear()
    assert build_of(before)["version"] != build_of(after)["version"]


@pytest.mark.parametrize("name", ["table", "arrival"])
async def test_the_kept_page_has_nobodys_table_in_it(anna, table, name):
    _, body, _ = await anna.raw(f"/shell/{name}")
    assert table not in body.decode()
    assert "Anna" not in body.decode()
