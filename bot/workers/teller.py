"""What all have in common that tell notices of some kinds."""

from __future__ import annotations

from dataclasses import dataclass

from bot.application.tables import Tables
from bot.workers.post_sender import PostSender
from bot.workers.readers import Readers


@dataclass(frozen=True, kw_only=True)
class Teller:
    """Tells notices. Holds no state."""

    tables: Tables
    readers: Readers
    out: PostSender
