"""How updates reach the bot: polling and webhook."""

from typing import TYPE_CHECKING, Any

from tests.servers.telegram.errors import conflict
from tests.servers.telegram.parameters import Parameters
from tests.servers.telegram.webhooks import Webhook

if TYPE_CHECKING:
    from tests.servers.telegram.server import TelegramServer

_LONGEST_POLL = 50.0


async def get_updates(server: "TelegramServer", parameters: Parameters) -> list[dict[str, Any]]:
    if server.postman is not None:
        raise conflict(
            "can't use getUpdates method while webhook is active; "
            "use deleteWebhook to delete the webhook first"
        )
    server.updates.allow(parameters.json("allowed_updates"))
    limit = parameters.integer("limit", 100)
    batch = await server.updates.poll(
        parameters.integer("offset"),
        limit if 1 <= limit <= 100 else 100,
        min(parameters.number("timeout"), _LONGEST_POLL),
    )
    return [update.json() for update in batch]


async def set_webhook(server: "TelegramServer", parameters: Parameters) -> bool:
    if not parameters.text("url"):
        return await delete_webhook(server, parameters)
    webhook = Webhook(
        parameters.text("url"),
        parameters.text("secret_token") or None,
        parameters.integer("max_connections", 40),
    )
    server.updates.allow(parameters.json("allowed_updates"))
    if parameters.flag("drop_pending_updates"):
        server.updates.pending.clear()
    server.updates.interrupt("terminated by setWebhook request")
    await server.hang_up()
    server.call_at(webhook)
    return True


async def delete_webhook(server: "TelegramServer", parameters: Parameters) -> bool:
    if parameters.flag("drop_pending_updates"):
        server.updates.pending.clear()
    await server.hang_up()
    return True


async def get_webhook_info(server: "TelegramServer", _: Parameters) -> dict[str, Any]:
    info: dict[str, Any] = {
        "url": "",
        "has_custom_certificate": False,
        "pending_update_count": len(server.updates.pending),
        "allowed_updates": sorted(server.updates.allowed),
    }
    if server.postman is not None:
        info["url"] = server.postman.webhook.url
        info["max_connections"] = server.postman.webhook.connections
        if server.postman.last_error is not None:
            info["last_error_date"], info["last_error_message"] = server.postman.last_error
    return info


METHODS = {
    "getUpdates": get_updates,
    "setWebhook": set_webhook,
    "deleteWebhook": delete_webhook,
    "getWebhookInfo": get_webhook_info,
}
