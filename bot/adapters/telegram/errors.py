"""Telegram's errors, as deliveries know them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from telegram.error import (
    BadRequest,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
)

from bot.adapters.telegram.places import Place
from bot.adapters.telegram.rate_limiter import seconds_to_wait
from bot.application.profile import Refusal
from bot.messages.messenger import ChatGoneError, PrivateChatClosedError, RetryLaterError

_TOKEN_DELAY: Final = 10.0  # seconds to wait for a token that Telegram refuses
_NETWORK_DELAY: Final = 1.5  # seconds to wait for a network that is down
_CLOSED: Final = (
    "chat not found",
    "chat_write_forbidden",
    "topic_closed",
    "not enough rights",
    "have no rights",
    "user is deactivated",
    "peer_id_invalid",
)
_WHY: Final = {
    "blocked": Refusal.BLOCKED,
    "deactivated": Refusal.GONE,
    "initiate": Refusal.NEVER_STARTED,
    "not found": Refusal.NEVER_STARTED,
    "peer_id_invalid": Refusal.NEVER_STARTED,
}


@asynccontextmanager
async def translated_errors(place: Place) -> AsyncIterator[None]:
    """Telegram's errors as deliveries know them."""
    try:
        yield
    except Forbidden as err:
        raise _closed(place, err) from err
    except RetryAfter as err:
        raise RetryLaterError(seconds_to_wait(err)) from err
    except InvalidToken as err:
        raise RetryLaterError(_TOKEN_DELAY) from err  # it may be given back
    except BadRequest as err:
        if any(phrase in str(err).lower() for phrase in _CLOSED):
            raise _closed(place, err) from err
        raise
    except NetworkError as err:
        raise RetryLaterError(_NETWORK_DELAY) from err


def _closed(place: Place, err: TelegramError) -> PrivateChatClosedError | ChatGoneError:
    said = str(err).lower()
    if not place.is_private:
        return ChatGoneError(str(err))
    found = (why for phrase, why in _WHY.items() if phrase in said)
    return PrivateChatClosedError(next(found, Refusal.CLOSED))
