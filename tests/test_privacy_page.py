"""docs/privacy.md says of each key of docs/redis.md that names a person what becomes of it."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
# Keys that name nobody.
NOBODY = {
    *("credited", "outages", "leaderboard_week", "fence"),
    *("salle:secret", "salle:moved_chats", "salle:form", "salle:rules", "salle:exported"),
    "salle:ended_sessions",
    *("salle:workers", "salle:computer_workers", "inbox_leases", "inbox_owners"),
}


def named(page: str) -> set[str]:
    """The keys in the first column of a page's tables, without what they are of."""
    text = (DOCS / page).read_text(encoding="utf-8")
    rows = (line.split("|")[1] for line in text.splitlines() if line.startswith("| `"))
    keys = (key for row in rows for key in re.findall(r"`([a-z_:{}]+)", row) if ":" in key)
    return {key if key.startswith("salle:") else key.partition(":")[0] for key in keys}


def test_each_key_is_named_or_names_nobody():
    kept = {key for key in named("redis.md") if key}
    assert len(kept) > 40
    assert kept - named("privacy.md") - NOBODY == set()
