"""Make the fonts of the pictures and of the page: subsets of the whole ones.

Run it by hand when a font has a new version: `python renderers/fonts/subset.py SOURCES`, where
SOURCES holds Vollkorn-*.ttf, Inter-*.otf, DejaVuSans-Bold.ttf (2.37), NotoSansCJK-Bold.ttc (2.004),
NotoSans<Script>-Bold.ttf (of December 2020) and NotoEmoji-Bold.ttf (3.006), in an
environment with fonttools and brotli (neither is needed to draw). Names of files after SOURCES make
those alone. Its output is kept in the repository.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from fontTools.subset import Options, Subsetter  # type: ignore[import-not-found] # not in .venv
from fontTools.ttLib import TTFont  # type: ignore[import-not-found] # not in .venv

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "bot/adapters/web/static/fonts"

LATIN = [(0x20, 0x7E), (0xA0, 0x17F), (0x2010, 0x2027), (0x2030, 0x203A), (0x20AC, 0x20AC)]
SIGNS = [(0x2190, 0x2199), (0x2212, 0x2212), (0x2260, 0x2265), (0x2044, 0x2044)]
NAMES = [(0x180, 0x24F), (0x300, 0x36F), (0x370, 0x3FF), (0x400, 0x52F), (0x1E00, 0x1FFF)]
# What neither Vollkorn nor Inter has: phonetic letters, Armenian, Hebrew, Arabic, N'Ko, Georgian,
# Canadian syllables, Tifinagh, Lisu, signs and dingbats, and the shapes that Arabic letters take in
# a word. Latin letters are left out: beside these scripts they are Vollkorn's.
OTHER_SCRIPTS = [
    (0x20, 0x40), (0x250, 0x2AF), (0x1400, 0x167F), (0x1D00, 0x1DBF), (0x200C, 0x200D),
    (0x2026, 0x2026), (0x20A0, 0x20BF), (0x2100, 0x214F), (0x2190, 0x25FF),
    (0x531, 0x58A), (0x591, 0x5F4), (0x600, 0x6FF), (0x750, 0x77F), (0x7C0, 0x7FA),
    (0x10A0, 0x10FC), (0x2D00, 0x2D67), (0x2D6F, 0x2D7F), (0xA4D0, 0xA4FF),
    (0x2600, 0x27BF), (0xFB13, 0xFB4F), (0xFB50, 0xFDFF), (0xFE70, 0xFEFC),
]  # fmt: skip
# Scripts that have a font each: the block of each, with joiners.
SCRIPTS = {
    "Devanagari": (0x900, 0x97F),
    "Bengali": (0x980, 0x9FF),
    "Gurmukhi": (0xA00, 0xA7F),
    "Gujarati": (0xA80, 0xAFF),
    "Oriya": (0xB00, 0xB7F),
    "Tamil": (0xB80, 0xBFF),
    "Telugu": (0xC00, 0xC7F),
    "Kannada": (0xC80, 0xCFF),
    "Malayalam": (0xD00, 0xD7F),
    "Sinhala": (0xD80, 0xDFF),
    "Thai": (0xE00, 0xE7F),
    "Lao": (0xE80, 0xEFF),
    "Myanmar": (0x1000, 0x109F),
    "Ethiopic": (0x1200, 0x137F),
    "Khmer": (0x1780, 0x17FF),
}
JOINERS = [(0x200C, 0x200D)]
# Hiragana, katakana, bopomofo, the letters of Hangul, its syllables, and punctuation.
EAST_ASIAN = [
    (0x3001, 0x3030), (0x303B, 0x303D), (0x3041, 0x30FF), (0x3105, 0x312F), (0x3131, 0x3163),
    (0x31A0, 0x31BA), (0xAC00, 0xD7A3),
]  # fmt: skip
# Common in names, and in none of the character sets below.
IN_NAMES = (
    "镕翀祎垚骉赟頔婳玘琎珺烜旸昉翯堃喆燚羴囍﨑髙𠮷曻栁濵彅瑢玗玹珣琇琤瑀瑄瑧璠旼暐燊燁嬅嫚姮"
    "姵媗禕翾彧彣芃莯蒨曈锜鋆鋐颋鹍翛翚翙琋瑱珅珒壿埈壡壵凃凊冇啱嘅嘢咁哋嚟佢冧咗喺喎噉攞嗰嚿"
    "瞓𨋢㛃桖棽淯淏湉澔灝炘煒倧倢伃俋侊侞㐱旲晙晸暟禤秝稑竑綝緁纮肸衎袆鄔鈺闓閆頎飈驊鱻龢龑"
)
# Lead bytes and trail bytes of the rows that hold Chinese characters.
CHARACTER_SETS = {
    "gb2312": (range(0xB0, 0xF8), range(0xA1, 0xFF)),  # both levels
    "big5": (range(0xA4, 0xC7), [*range(0x40, 0x7F), *range(0xA1, 0xFF)]),  # frequent ones
    "euc_jp": (range(0xB0, 0xF5), range(0xA1, 0xFF)),  # JIS X 0208, both levels
}
EMOJI = [
    (0x200D, 0x200D), (0x203C, 0x203C), (0x2049, 0x2049), (0x2139, 0x2139), (0x2194, 0x27BF),
    (0x2934, 0x2935), (0x2B05, 0x2B55), (0x3030, 0x3030), (0x303D, 0x303D), (0x3297, 0x3299),
    (0x1F000, 0x1FAFF),
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
# How letters of India and of South-East Asia stand together.
INDIC = [
    "abvf", "abvm", "abvs", "akhn", "blwf", "blwm", "blws", "cjct", "clig", "dist", "half", "haln",
    "nukt", "pref", "pres", "pstf", "psts", "rkrf", "rphf", "vatu",
]  # fmt: skip


def subset(source: Path, target: Path, ranges: list[tuple[int, int]], features: list[str]) -> None:
    """Write `source` with only the characters in `ranges`; the suffix says the format."""
    # The same input makes the same bytes. The first font of a collection is the Japanese one.
    font = TTFont(source, recalcTimestamp=False, fontNumber=0)
    options = Options(layout_features=features, name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14])
    options.hinting = False  # everything is drawn at four times the size
    if source.name.startswith("Noto"):
        options.drop_tables += ["BASE", "STAT", "VORG", "vhea", "vmtx"]  # no writing downwards
    if target.suffix == ".woff2":
        options.flavor = font.flavor = "woff2"
    elif source.name.startswith("Vollkorn"):
        lining_by_default(font)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for low, high in ranges for code in range(low, high + 1)])
    subsetter.subset(font)
    font.save(target)
    print(f"{target.name} {target.stat().st_size / 1024:.0f} KB")  # noqa: T201 # a script prints


def chinese_characters() -> list[tuple[int, int]]:
    """The characters of `CHARACTER_SETS`, and `IN_NAMES`."""
    codes = {ord(character) for character in IN_NAMES}
    for codec, (leads, trails) in CHARACTER_SETS.items():
        for lead in leads:
            row = b"".join(bytes([lead, trail]) for trail in trails).decode(codec, "ignore")
            codes |= {ord(character) for character in row if ord(character) >= 0x3400}
    return [(code, code) for code in codes]


def lining_by_default(font: TTFont) -> None:
    """Map Vollkorn's digits to lining, tabular ones: without Raqm Pillow knows no features.

    Inter's digits are lining already, and set closer when they are not tabular.
    """
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


def subsets(sources: Path) -> Iterator[tuple[Path, Path, list[tuple[int, int]], list[str]]]:
    """What `subset` is called with for each font."""
    shaping = ["kern", "liga", "ccmp", "mark", "mkmk", "locl"]
    for name, target in FOR_PICTURES.items():
        yield sources / name, HERE / target, LATIN + SIGNS + NAMES, shaping
    for name, target in FOR_PAGE.items():
        yield sources / name, PAGE / target, LATIN + SIGNS, FEATURES
    arabic = [*shaping, "init", "medi", "fina", "isol", "rlig"]
    yield sources / "DejaVuSans-Bold.ttf", HERE / "dejavu-700.ttf", OTHER_SCRIPTS, arabic
    for script, block in SCRIPTS.items():
        made = HERE / f"noto-{script.lower()}-700.ttf"
        yield sources / f"NotoSans{script}-Bold.ttf", made, [block, *JOINERS], [*shaping, *INDIC]
    east_asian = EAST_ASIAN + chinese_characters()
    yield sources / "NotoSansCJK-Bold.ttc", HERE / "noto-cjk-700.otf", east_asian, []
    yield sources / "NotoEmoji-Bold.ttf", HERE / "noto-emoji-700.ttf", EMOJI, ["ccmp"]


def main(sources: Path, only: list[str]) -> None:
    """Make every font that Salle ships, or those whose names are in `only`."""
    for source, target, ranges, features in subsets(sources):
        if not only or target.name in only:
            subset(source, target, ranges, features)
    fonts = sorted(path for path in HERE.iterdir() if path.suffix in (".ttf", ".otf"))
    coverage = {path.name: edges(path) for path in fonts}
    (HERE / "coverage.json").write_text(json.dumps(coverage) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
