"""The local table: a page of Salle's own, at the same rim as the chat platforms.

Everybody at it is `web:<id>`, its one chat is `web:hall`. Whatever is asked is asked from that
chat and answered to the asker alone, so that the outbox tells every open tab, his others too.
"""

from bot.adapters.web.adapter import make_adapter

__all__ = ["make_adapter"]
