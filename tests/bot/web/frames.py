"""What apps say to the page when somebody opens it there, as Telegram's servers sign it."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from urllib.parse import urlencode

TOKEN = "4242:AAF-token-of-the-tests"


def launch_data(
    person: int = 5551234567,
    name: str = "Bea",
    *,
    at: float,
    token: str = TOKEN,
    **more: str,
) -> str:
    """The launch data of somebody who opens the Mini App."""
    fields = {
        "auth_date": str(int(at)),
        "query_id": secrets.token_urlsafe(18),  # no launch is like another
        "signature": "c2lnbmF0dXJl",
        "user": json.dumps({"id": person, "first_name": name, "language_code": "en"}),
        **more,
    }
    lines = "\n".join(f"{key}={value}" for key, value in sorted(fields.items()))
    key = hmac.new(b"WebAppData", token.encode(), hashlib.sha256).digest()
    digest = hmac.new(key, lines.encode(), hashlib.sha256).hexdigest()
    return urlencode(fields | {"hash": digest})
