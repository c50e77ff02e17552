"""Telegram and Discord in a browser, as a page inside them sees it: their own hosts, over TLS.

Both hold the page in a frame and speak with it by messages, as their SDKs expect. Discord's proxy
stands before the page: it hands requests on, streams too, and adds its own policy.
"""

from __future__ import annotations

import datetime
import ssl
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from aiohttp import ClientSession, ClientTimeout, web
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

CLIENT, SECRET, BOT = "4242", "s3cr3t", "bot.token.x"
CHANNEL = "3"  # where activities are launched
TELEGRAM = "https://web.telegram.org"
DISCORD = "https://discord.com"
PROXY = f"https://{CLIENT}.discordsays.com"

# The messages of an app, as they come; `answer` says something to the page.
_TELEGRAM_PAGE = """<!doctype html><meta name="viewport" content="width=device-width">
<style>html, body { margin: 0; height: 100% }
iframe { border: 0; width: 100%; height: 100% }</style>
<iframe></iframe><script>
const frame = document.querySelector("iframe");
globalThis.heard = [];
globalThis.answer = (eventType, eventData) =>
  frame.contentWindow.postMessage(JSON.stringify({ eventType, eventData }), "*");
addEventListener("message", ({ data }) => {
  const { eventType, eventData } = JSON.parse(data);
  heard.push([eventType, eventData]);
  if (globalThis.isSilent) return;
  const inset = (top, bottom) => ({ top, right: 0, bottom, left: 0 });
  if (eventType === "web_app_request_safe_area") answer("safe_area_changed", inset(24, 20));
  if (eventType === "web_app_request_content_safe_area")
    answer("content_safe_area_changed", inset(46, 0));
});
globalThis.opens = address => { frame.src = address };
</script>"""
_DISCORD_PAGE = """<!doctype html><meta name="viewport" content="width=device-width">
<style>html, body { margin: 0; height: 100% }
iframe { border: 0; width: 100%; height: 100% }</style>
<iframe></iframe><script>
const frame = document.querySelector("iframe");
globalThis.heard = [];
globalThis.code = "";
globalThis.layout = 0;
globalThis.answer = message => frame.contentWindow.postMessage([1, message], "*");
addEventListener("message", ({ data: [op, message] }) => {
  heard.push([op, message]);
  if (globalThis.isSilent) return;
  const said = data => answer({ cmd: message.cmd, nonce: message.nonce, evt: null, data });
  if (op === 0) {
    const config = { cdn_host: "", api_endpoint: "", environment: "production" };
    answer({ cmd: "DISPATCH", evt: "READY", nonce: null, data: { v: 1, config } });
  } else if (message.cmd === "AUTHORIZE") said({ code });
  else if (message.cmd === "SUBSCRIBE") {
    said({ evt: message.evt });
    const data = { layout_mode: layout };
    answer({ cmd: "DISPATCH", evt: message.evt, nonce: null, data });
  }
  else if (message.cmd === "SHARE_LINK")
    said({ success: true, didCopyLink: false, didSendMessage: true });
  else said(null);
});
globalThis.opens = address => { frame.src = address };
</script>"""

# What Discord adds to each answer that its proxy hands on.
_PROXY_POLICY = (
    "default-src 'self' 'unsafe-inline' blob: data:; script-src 'self' 'unsafe-inline'; "
    f"connect-src 'self' {DISCORD}; frame-ancestors {DISCORD}"
)
_KEPT_BACK = {"content-length", "transfer-encoding", "connection"}


class AppHosts:
    """One server for all three hosts; `site` is where Salle's page is served."""

    def __init__(self) -> None:
        self.port = 0  # known once it is open
        self.site = ""
        self.people: dict[str, str] = {}  # whom a code of Discord's stands for
        self.instances: dict[str, set[str]] = {}  # who is in an activity
        self._http: ClientSession | None = None

    @property
    def browser_options(self) -> list[str]:
        """With which a Chromium finds these hosts, and believes them."""
        return [
            "--ignore-certificate-errors",
            # A page of the internet may otherwise not frame one of this machine.
            "--disable-features=LocalNetworkAccessChecks",
        ]

    @property
    def resolver_rules(self) -> str:
        """Their names, for `--host-resolver-rules`."""
        names = (TELEGRAM, DISCORD, PROXY)
        hosts = (name.removeprefix("https://") for name in names)
        return ", ".join(f"MAP {host}:443 127.0.0.1:{self.port}" for host in hosts)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[AppHosts]:
        """Serve until the context is left."""
        app = web.Application()
        app.router.add_route("*", "/{path:.*}", self._serve)
        runner = web.AppRunner(app)
        await runner.setup()
        with tempfile.TemporaryDirectory() as folder:
            context = _certified(Path(folder))
        self._http = ClientSession(timeout=ClientTimeout(total=None), auto_decompress=False)
        try:
            await web.TCPSite(runner, "127.0.0.1", 0, ssl_context=context).start()
            self.port = runner.addresses[0][1]
            yield self
        finally:
            await self._http.close()
            await runner.cleanup()

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        if request.host == PROXY.removeprefix("https://"):
            return await self._proxied(request)
        text = _TELEGRAM_PAGE if "telegram" in request.host else _DISCORD_PAGE
        return web.Response(text=text, content_type="text/html")

    async def _proxied(self, request: web.Request) -> web.StreamResponse:
        # As Discord's proxy hands it to the target of the root's mapping.
        assert self._http
        path = request.path_qs.removeprefix("/.proxy")
        headers = {
            name: value
            for name, value in request.headers.items()
            if name.lower() not in ("host", "content-length")
        }
        body = await request.read() or None
        async with self._http.request(
            request.method,
            f"{self.site}/app/discord{path}",
            headers=headers,
            data=body,
            allow_redirects=False,
        ) as found:
            answer = web.StreamResponse(status=found.status)
            for name, value in found.headers.items():
                if name.lower() not in _KEPT_BACK:
                    answer.headers.add(name, value)
            answer.headers.add("Content-Security-Policy", _PROXY_POLICY)
            with suppress(ConnectionError):  # the page was left
                await answer.prepare(request)
                async for part in found.content.iter_any():
                    await answer.write(part)
                await answer.write_eof()
            return answer

    # -- Discord's API ---------------------------------------------------------------------------
    def api(self) -> web.Application:
        """What Salle asks Discord: whom a code stands for, and who is in an activity."""
        app = web.Application()
        app.router.add_post("/oauth2/token", self._token)
        app.router.add_get("/users/@me", self._me)
        app.router.add_get(f"/applications/{CLIENT}/activity-instances/{{id}}", self._instance)
        return app

    async def _token(self, request: web.Request) -> web.Response:
        form = await request.post()
        person = self.people.pop(str(form["code"]), None)
        if person is None or "redirect_uri" in form:
            return web.json_response({"error": "invalid_grant"}, status=400)
        return web.json_response({"access_token": person, "scope": "identify"})

    async def _me(self, request: web.Request) -> web.Response:
        person = request.headers["Authorization"].removeprefix("Bearer ")
        return web.json_response({"id": person, "global_name": "Bea"})

    async def _instance(self, request: web.Request) -> web.Response:
        users = self.instances.get(request.match_info["id"])
        if users is None or request.headers["Authorization"] != f"Bot {BOT}":
            return web.json_response({"code": 10003}, status=404)
        location = {"id": "gc-2-3", "kind": "gc", "channel_id": CHANNEL, "guild_id": "2"}
        return web.json_response(
            {"application_id": CLIENT, "users": sorted(users), "location": location}
        )


def _certified(folder: Path) -> ssl.SSLContext:
    # With a certificate that nobody has signed but itself.
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Salle's tests")])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .sign(key, hashes.SHA256())
    )
    file = folder / "host.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    file.write_bytes(private + certificate.public_bytes(serialization.Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    return context
