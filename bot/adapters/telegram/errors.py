"""Telegram's errors, as deliveries know them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from telegram.error import BadRequest, Forbidden, InvalidToken, NetworkError, RetryAfter

from bot.adapters.telegram.places import Place
from bot.adapters.telegram.rate_limiter import seconds_to_wait
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


@asynccontextmanager
async def translated_errors(place: Place) -> AsyncIterator[None]:
    """Telegram's errors as deliveries know them."""
    try:
        yield
    except Forbidden as err:
        raise (PrivateChatClosedError if place.is_private else ChatGoneError)(str(err)) from err
    except RetryAfter as err:
        raise RetryLaterError(seconds_to_wait(err)) from err
    except InvalidToken as err:
        raise RetryLaterError(_TOKEN_DELAY) from err  # it may be given back
    except BadRequest as err:
        if any(phrase in str(err).lower() for phrase in _CLOSED):
            raise (PrivateChatClosedError if place.is_private else ChatGoneError)(str(err)) from err
        raise
    except NetworkError as err:
        raise RetryLaterError(_NETWORK_DELAY) from err
