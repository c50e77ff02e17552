"""The pages' HTML: their style, the first picture and the first answers are in it already.

So the board is seen one round trip after the page's address was asked for.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from html import escape
from typing import Final

from bot.adapters.web.assets import csp_hash, entry, source
from bot.adapters.web.frame_places import Frame
from bot.adapters.web.serialise_lists import Json
from bot.messages.words import LANGUAGES, say_in

# Before the first paint: the theme that was chosen, or the system's; the rest as last known. Where
# the browser keeps nothing for a frame, what would be kept lasts as long as the page.
_LOOK: Final = """\
(() => {
  for (const name of ["localStorage", "sessionStorage"]) {
    try { window[name].length; } catch {
      const kept = new Map();
      Object.defineProperty(window, name, { value: {
        getItem: key => kept.get(key) ?? null,
        setItem: (key, text) => kept.set(key, text),
        removeItem: key => kept.delete(key),
      } });
    }
  }
  let kept = {};
  try { kept = JSON.parse(localStorage.getItem("salle-look")) ?? {}; } catch {}
  const root = document.documentElement;
  const night = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = kept.theme ?? (night ? "dark" : "light");
  root.dataset.colourVision = kept.colour_vision ?? "common";
  root.dataset.textSize = kept.text_size ?? "common";
})();"""

# The pages, and whose style each has.
_STYLES: Final = {
    "table": "table",
    "arrival": "arrival",
    "public": "arrival",
    "puzzle": "puzzle",
    "tournament": "tournament",
}
# Those whose first HTML can be read without a script.
_READABLE: Final = frozenset({"public", "puzzle", "tournament"})

# How wide a board is shown, about: the script knows it better, and chooses alike.
_SIZES: Final = "(max-width: 719px) 100vw, (min-width: 1600px) 1180px, 806px"

# What the addresses that a script asks for begin with. Discord serves all that is under our own
# base at the root of a host of its own, behind a proxy.
BASES: Final = {Frame.TELEGRAM: Frame.TELEGRAM.base, Frame.DISCORD: "/.proxy"}

_SAID_FIRST: Final = ("install-lost", "install-try-now")

_NOSCRIPT: Final = (
    "<noscript>Salle needs JavaScript here; the same tables are played in Discord and Telegram "
    "without it.</noscript>"
)


def page(
    name: str,
    *,
    language: str = "en",
    title: str = "Salle",
    head: str = "",
    boot: Json | None = None,
    first: str = "",
    frame: Frame | None = None,
    site: str = "",
) -> str:
    """The HTML of the page `name`: `boot` is what it would ask for first, `first` what it shows.

    `first` is HTML, and so is `head`, which tells of the page where a link to it is shown. `frame`
    is the app inside which it is opened; `site` is where browsers find the pages then.
    """
    data = json.dumps(boot, separators=(",", ":")).replace("<", "\\u003c") if boot else ""
    return (
        f"{_head(_STYLES[name], language, title, frame)}{head}"
        f"<body>\n{'' if frame or (first and name in _READABLE) else _NOSCRIPT}\n"
        f'<div id="page">{first}</div>\n{_silent(language, site) if frame else ""}'
        f'<script type="application/json" id="boot">{data}</script>\n'
        f'<script type="application/json" id="first-words">{_first_words()}</script>\n'
        f"<script>{_loader(name)}</script>\n"
    )


@cache
def _first_words() -> str:
    # What the script says, in every language, before it has been told whose page this is.
    words = {
        language: {key: say_in(language)(key) for key in _SAID_FIRST} for language in LANGUAGES
    }
    return json.dumps(words, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def _silent(language: str, site: str) -> str:
    # What is said if the app that shows the page doesn't answer.
    say = say_in(language)
    words = escape(say("app-in-browser"))
    link = f'<a href="{escape(site)}" target="_blank" rel="noopener">{words}</a>'
    return f'<p id="app-silent" hidden>{escape(say("app-silent"))} {link}</p>\n'


def message(
    title: str, sentence: str, way_home: str, *, language: str, frame: Frame | None = None
) -> str:
    """A page that only says something, with the way to the arrival."""
    home = f"{BASES[frame]}/" if frame else "/"
    return (
        f'{_head("arrival", language, frame=frame)}<body class="ready"><main class="message">\n'
        f"<h1>{escape(title)}</h1>\n<p>{escape(sentence)}</p>\n"
        f'<p><a class="btn go" href="{home}">{escape(way_home)}</a></p>\n</main>\n'
    )


def first_post(title: str, lines: Iterable[str], picture: Json | None) -> str:
    """A post that has a page to itself, as HTML, with its picture, if it has one."""
    image = ""
    if picture:
        size = f'width="{picture["width"]}" height="{picture["height"]}" fetchpriority="high"'
        source, alt = escape(picture["src"]), escape(picture["alt"])
        image = f'<img class="sheet-picture" src="{source}" alt="{alt}" {size}>'
    shown = "".join(f"<p>{escape(line)}</p>" for line in lines)
    return (
        f'<div class="arrival first"><main class="public"><h1>{escape(title)}</h1>'
        f"{image}{shown}</main></div>"
    )


def first_board(visit: Json, who: str) -> str:
    """The board of a table as HTML, as the page will show it; `who` as in `board_data`."""
    board = board_data(visit, who)
    if board is None:
        return ""
    wide = ""
    if board["wide"]:
        wide = f'<source media="(min-aspect-ratio: 1/1)" {_of(board, "wide")}>'
    size = f'width="{board["width"]}" height="{board["height"]}" fetchpriority="high"'
    image = f'<img {_of(board, "upright")} {size} alt="{escape(board["alt"])}">'
    return (
        f'<div class="page" data-game="{board["game"]}"><main class="stage">'
        f'<div class="board first"><picture>{wide}{image}</picture></div></main></div>'
    )


def board_data(visit: Json, who: str, base: str = "") -> Json | None:
    """What the first board of a table is drawn of; None if it has none.

    `who` stands in the addresses of its pictures, as `address` in `page/src/api.ts` puts it there;
    `base` is what they begin with, inside an app.
    """
    posts = [side["post"] for side in visit["sides"]]
    board = next((post for post in posts if post["prompt"]["groups"]), posts[0])["board"]
    if not board:
        return None
    turned, drawing = board["turned"], board["upright"]
    return {
        "game": visit["game"],
        "wide": _sources(turned, who, base) if turned else "",
        "upright": _sources(drawing, who, base),
        "sizes": _SIZES,
        "width": drawing["width"],
        "height": drawing["height"],
        "alt": board["alt"],
    }


def _of(board: Json, which: str) -> str:
    return f'srcset="{board[which]}" sizes="{board["sizes"]}"'


def _sources(drawing: Json, who: str, base: str) -> str:
    # Both sizes of a drawing, as the script has them: else the board would be loaded twice.
    both = ((drawing["src"], drawing["width"]), (drawing["dense"], drawing["width"] * 3 // 2))
    return ", ".join(f"{base}{src}?{who} {width}w" for src, width in both)


@cache
def content_security_policy(hosts: str = "'none'") -> str:
    """What the pages may load: their own, and the inline texts that we put into them.

    `hosts` are those who may show them in a frame.
    """
    styles = " ".join(csp_hash(_style(name)) for name in dict.fromkeys(_STYLES.values()))
    inline = (_LOOK, *map(_loader, _STYLES), early())
    scripts = " ".join(map(csp_hash, inline))
    return (
        f"default-src 'none'; script-src 'self' {scripts}; style-src 'self' {styles}; "
        "img-src 'self'; media-src blob:; font-src 'self'; connect-src 'self'; "
        "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        f"frame-ancestors {hosts}"
    )


@cache
def _loader(name: str) -> str:
    # Loads a page's script, with all that it imports at once, when its first picture is there. On a
    # slow line the two would share the bandwidth, and the board would come later.
    script = entry(f"{name}.js")
    parts = json.dumps([script.address, *script.imports])
    return f"""\
(() => {{
  const load = () => {{
    globalThis.askBoot?.();
    for (const href of {parts}) {{
      const link = document.createElement("link");
      document.head.append(Object.assign(link, {{ rel: "modulepreload", href }}));
    }}
    import({json.dumps(script.address)});
  }};
  const begin = () => {{
    const first = document.querySelector("#page img");
    first ? first.decode().then(load, load) : load();
  }};
  const late = new Promise(resolve => setTimeout(resolve, 4000));
  globalThis.early ? Promise.race([early, late]).then(begin, begin) : begin();
}})();"""


def early() -> str:
    """What begins inside an app before anything else is there: `src/host/early.ts`."""
    return source("early.js").decode().strip()


def _head(style: str, language: str, title: str = "Salle", frame: Frame | None = None) -> str:
    app = f' data-app="{frame}" data-base="{BASES[frame]}"' if frame else ""
    early_parts = ""
    if frame is Frame.DISCORD:
        sdk = entry("discord.js")
        app += f' data-sdk="{sdk.address}"'
        early_parts = "".join(f'<link rel="modulepreload" href="{href}">' for href in sdk.imports)
    installs = (
        '<link rel="manifest" href="/manifest.webmanifest">\n'
        '<link rel="apple-touch-icon" href="/static/icon-180.png">\n'
    )
    return (
        f'<!doctype html>\n<html lang="{escape(language)}"{app}>\n<meta charset="utf-8">\n'
        f"{early_parts}{f'<script>{early()}</script>' if frame else ''}"
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n"
        '<link rel="icon" href="/static/mark.svg" type="image/svg+xml">\n'
        f"{'' if frame else installs}<script>{_LOOK}</script>\n<style>{_style(style)}</style>\n"
    )


@cache
def _style(name: str) -> str:
    return source(f"{name}.css").decode().strip()
