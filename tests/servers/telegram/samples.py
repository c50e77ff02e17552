"""Small things that the tests of this server share."""

import io
import re

import pytest
from PIL import Image
from telegram import InlineKeyboardButton, InlineKeyboardMarkup
from telegram.error import BadRequest

SECRET = "s3cret_of-the-hook"


def keyboard(*labels):
    row = [InlineKeyboardButton(label, callback_data=label.lower()) for label in labels]
    return InlineKeyboardMarkup([row])


def picture(colour="red", size=(64, 48)):
    data = io.BytesIO()
    Image.new("RGB", size, colour).save(data, "PNG")
    return data.getvalue()


def refused(reason, error=BadRequest):
    """The library writes Telegram's words with its own capitals."""
    return pytest.raises(error, match=f"(?i){re.escape(reason)}")


async def seen(server, application, wanted):
    updates = application.bot_data["seen"]
    return await server.bell.until(lambda: next(filter(wanted, updates), None), within=60)
