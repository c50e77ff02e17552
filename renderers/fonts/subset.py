"""Make the fonts of the pictures and of the page: subsets of the whole ones.

Run it by hand when a font has a new version: `python renderers/fonts/subset.py SOURCES`, where
SOURCES holds Vollkorn-*.ttf, Inter-*.otf and DejaVuSans-Bold.ttf, in an environment with
fonttools and brotli (neither is needed to draw). Its output is kept in the repository.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter  # type: ignore[import-not-found] # not in .venv
from fontTools.ttLib import TTFont  # type: ignore[import-not-found] # not in .venv

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "bot/adapters/web/static/fonts"

LATIN = [(0x20, 0x7E), (0xA0, 0x17F), (0x2010, 0x2027), (0x2030, 0x203A), (0x20AC, 0x20AC)]
SIGNS = [(0x2190, 0x2199), (0x2212, 0x2212), (0x2260, 0x2265), (0x2044, 0x2044)]
NAMES = [(0x180, 0x24F), (0x300, 0x36F), (0x370, 0x3FF), (0x400, 0x52F), (0x1E00, 0x1FFF)]
# What neither Vollkorn nor Inter has: Armenian, Hebrew, Arabic, N'Ko, Georgian, Tifinagh,
# Lisu, signs and dingbats, and the shapes that Arabic letters take in a word.
OTHER_SCRIPTS = [
    (0x20, 0x7E), (0x2026, 0x2026),
    (0x531, 0x58A), (0x591, 0x5F4), (0x600, 0x6FF), (0x750, 0x77F), (0x7C0, 0x7FA),
    (0x10A0, 0x10FC), (0x2D00, 0x2D67), (0x2D6F, 0x2D7F), (0xA4D0, 0xA4FF),
    (0x2600, 0x27BF), (0xFB13, 0xFB4F), (0xFB50, 0xFDFF), (0xFE70, 0xFEFC),
]  # fmt: skip

FOR_PICTURES = {
    "Vollkorn-SemiBold.ttf": "vollkorn-600.ttf",
    "Vollkorn-Bold.ttf": "vollkorn-700.ttf",
    "Vollkorn-MediumItalic.ttf": "vollkorn-500i.ttf",
    "Inter-SemiBold.otf": "inter-600.otf",
    "Inter-Bold.otf": "inter-700.otf",
}
FOR_PAGE = {
    **{source: f"{Path(target).stem}.woff2" for source, target in FOR_PICTURES.items()},
    "Inter-Regular.otf": "inter-400.woff2",
    "Inter-Medium.otf": "inter-500.woff2",
}
FEATURES = ["kern", "liga", "lnum", "tnum", "calt"]


def subset(source: Path, target: Path, ranges: list[tuple[int, int]], features: list[str]) -> None:
    """Write `source` with only the characters in `ranges`; the suffix says the format."""
    font = TTFont(source, recalcTimestamp=False)  # the same input makes the same bytes
    options = Options(layout_features=features, name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14])
    options.hinting = False  # everything is drawn at four times the size
    if target.suffix == ".woff2":
        options.flavor = font.flavor = "woff2"
    else:
        lining_by_default(font)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for low, high in ranges for code in range(low, high + 1)])
    subsetter.subset(font)
    font.save(target)
    print(f"{target.name} {target.stat().st_size / 1024:.0f} KB")  # noqa: T201 # a script prints


def lining_by_default(font: TTFont) -> None:
    """Map Vollkorn's digits to lining, tabular ones: without Raqm Pillow knows no features.

    Inter's digits are lining already, and set closer when they are not tabular.
    """
    if font["name"].getDebugName(1).startswith("Inter"):
        return
    for tag in ("lnum", "tnum"):
        swap = substitutions(font, tag)
        for table in font["cmap"].tables:
            for digit in range(ord("0"), ord("9") + 1):
                if digit in table.cmap:
                    table.cmap[digit] = swap.get(table.cmap[digit], table.cmap[digit])


def substitutions(font: TTFont, tag: str) -> dict[str, str]:
    """What the feature `tag` puts in place of each glyph."""
    layout = font["GSUB"].table
    lookups = {
        index
        for record in layout.FeatureList.FeatureRecord
        if record.FeatureTag == tag
        for index in record.Feature.LookupListIndex
    }
    swap: dict[str, str] = {}
    for index in sorted(lookups):
        for table in layout.LookupList.Lookup[index].SubTable:
            swap |= getattr(getattr(table, "ExtSubTable", table), "mapping", {})
    return swap


def edges(path: Path) -> list[int]:
    """Where the covered ranges of the font at `path` begin and end, in rising order."""
    codes = set(TTFont(path).getBestCmap())
    return sorted(
        {code for code in codes if code - 1 not in codes}
        | {code + 1 for code in codes if code + 1 not in codes}
    )


def main(sources: Path) -> None:
    """Make every font that Salle ships."""
    shaping = ["kern", "liga", "ccmp", "mark", "mkmk", "locl"]
    for name, target in FOR_PICTURES.items():
        subset(sources / name, HERE / target, LATIN + SIGNS + NAMES, shaping)
    for name, target in FOR_PAGE.items():
        subset(sources / name, PAGE / target, LATIN + SIGNS, FEATURES)
    arabic = [*shaping, "init", "medi", "fina", "isol", "rlig"]
    subset(sources / "DejaVuSans-Bold.ttf", HERE / "dejavu-700.ttf", OTHER_SCRIPTS, arabic)
    coverage = {name: edges(HERE / name) for name in [*FOR_PICTURES.values(), "dejavu-700.ttf"]}
    (HERE / "coverage.json").write_text(json.dumps(coverage) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
