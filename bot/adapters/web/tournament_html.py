"""The first HTML of a tournament's page: the same as the script shows, to be read without one."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import chain
from typing import Final

from bot.adapters.web.serialise_lists import Json
from bot.messages.words import Words

_SELF: Final = "self"  # of a crosstable, where nobody could have met anybody

_POINTS: Final = {
    "won": "1",
    "lost": "0",
    "drawn": "½",
    "won-forfeit": "+",
    "lost-forfeit": "−",
    "drawn-forfeit": "=",
}


def first_tournament(shown: Json, say: Words) -> str:
    """What `TournamentPages` says of a tournament, as HTML."""
    parts = chain(
        [f"<h1>{escape(shown['title'])}</h1>"],
        [f'<p class="until">{escape(shown["until"])}</p>'] if shown["until"] else [],
        ['<div class="facts">', *(f"<p>{escape(one)}</p>" for one in shown["facts"]), "</div>"],
        _picture(shown["picture"]),
        _bracket(shown["bracket"], say),
        _standings(shown["standings"], say),
        _rounds(shown, say),
    )
    return (
        f'<div class="arrival first"><main class="public tournament">{"".join(parts)}</main></div>'
    )


def _picture(picture: Json | None) -> Iterator[str]:
    if picture:
        size = f'width="{picture["width"]}" height="{picture["height"]}" fetchpriority="high"'
        source, alt = escape(picture["src"]), escape(picture["alt"])
        yield f'<img class="sheet-picture" src="{source}" alt="{alt}" {size}>'


# -- standings ------------------------------------------------------------------------------------
def _standings(table: Json, say: Words) -> Iterator[str]:
    if not table["total"]:
        return
    title = escape(say(f"tournament_page-table-of-{table['kind']}"))
    yield f'<section aria-labelledby="standings"><h2 id="standings">{title}</h2>'
    yield f'<div class="wide"><table class="standings {table["kind"]}"><thead><tr>'
    if table["kind"] != "joined":
        yield f'<th scope="col">{escape(say("tournament_page-place"))}</th>'
    yield f'<th scope="col">{escape(say("tournament_page-player"))}</th>'
    yield from map(_title, table["figures"][:1])
    yield from map(_column, table["columns"])
    yield from map(_title, table["figures"][1:])
    yield "</tr></thead><tbody>"
    for row in [*table["rows"], *filter(None, [table["own"]])]:
        yield from _row(row, table["kind"], say)
    yield "</tbody></table></div></section>"


def _title(title: str) -> str:
    return f'<th scope="col">{escape(title)}</th>'


def _column(column: Json) -> str:
    label, name = escape(column["label"]), escape(column["name"])
    return f'<th scope="col"><abbr title="{name}">{label}</abbr></th>'


def _row(row: Json, kind: str, say: Words) -> Iterator[str]:
    yield '<tr class="me">' if row["is_me"] else "<tr>"
    if kind != "joined":
        yield f"<td>{row['place']}</td>"
    out = f' <span class="out">{escape(row["out"])}</span>' if row["out"] else ""
    yield f'<th scope="row">{escape(row["name"])}{out}</th>'
    # Points stand before the matches, tie-breaks behind them.
    yield from (f"<td>{escape(figure)}</td>" for figure in row["figures"][:1])
    for cell in row["cells"]:
        look = ' class="self"' if [_SELF, 0] in cell else ""
        yield f"<td{look}>{' '.join(_mark(mark, place, say, kind) for mark, place in cell)}</td>"
    yield from (f"<td>{escape(figure)}</td>" for figure in row["figures"][1:])
    yield "</tr>"


def _mark(mark: str, place: int, say: Words, kind: str) -> str:
    if mark == _SELF:
        return ""
    shown = _POINTS.get(mark, "") if kind == "cross" else str(place or "")
    words = escape(say(f"tournament_page-mark-{mark}"))
    return f'<span class="disc {mark}"><span class="sr">{words} </span>{shown}</span>'


# -- matches --------------------------------------------------------------------------------------
def _bracket(rounds: list[Json], say: Words) -> Iterator[str]:
    if not rounds:
        return
    title = escape(say("tournament_page-bracket"))
    yield f'<section aria-labelledby="bracket"><h2 id="bracket">{title}</h2><ol class="bracket">'
    for here in rounds:
        yield f"<li><h3>{escape(here['title'])}</h3><ol>"
        for match in here["matches"]:
            yield f"<li>{_side(match, 'one', say)} – {_side(match, 'two', say)}</li>"
        yield "</ol></li>"
    yield "</ol></section>"


def _side(match: Json, seat: str, say: Words) -> str:
    none = say("tournament_page-bye-note") if match["winner"] else "…"
    name = escape(match[seat] or none)
    return f"<b>{name}</b>" if match["winner"] == seat else name


def _rounds(shown: Json, say: Words) -> Iterator[str]:
    page = shown["page"]
    if page is None:
        return
    here = next(one for one in shown["rounds"] if one["number"] == page["round"])
    yield f'<section aria-labelledby="round"><h2 id="round">{escape(here["title"])}</h2>'
    yield f'<p>{escape(here["state"])}</p><ol class="matches">'
    for match in [*filter(None, [page["own"]]), *page["matches"]]:
        yield f"<li>{_match(match, say)}</li>"
    yield "</ol></section>"


def _match(match: Json, say: Words) -> str:
    names = escape(match["one"]["name"])
    if match["two"]:
        names += f" – {escape(match['two']['name'])}"
    parts = [names, match["result"], *map(escape, match["notes"])]
    links = (f'<a href="{one["href"]}">{escape(one["label"])}</a>' for one in match["tables"])
    return " · ".join(filter(None, [*parts, *links]))
