"""The earlier name of `/privacy`."""

from __future__ import annotations

from typing import Final

from bot.commands.declaration import Command, alone
from bot.commands.privacy import privacy

COMMAND: Final = Command(name="forget", run=alone(privacy), group="settings")
