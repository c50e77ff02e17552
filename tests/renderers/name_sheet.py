"""Names in many scripts on one sheet, to be looked at and compared."""

from __future__ import annotations

from PIL import Image

from renderers.kit.canvas import Canvas
from renderers.kit.fitted_name import fit_name
from renderers.kit.palette import LIGHT

NAMES = {
    "Latin": "Nguyễn Zoë",
    "Greek": "Ἀθηνᾶ",
    "Cyrillic": "Любовь",
    "Armenian": "Աննա",
    "Georgian": "თამარ",
    "Hebrew": "שרה כהן",
    "Arabic": "سارة علی‌رضا",
    "N'Ko": "ߒߞߏ",
    "Tifinagh": "ⵜⵉⵣⵉⵔⵉ",
    "Canadian syllables": "ᐃᓄᒃ",
    "Han, traditional": "李小龍",
    "Han, simplified": "王伟镕",
    "Hiragana": "さくら",
    "Katakana": "ミドリ ﾊﾞﾊﾞ",
    "Hangul": "김민준 뷁",
    "Bopomofo": "ㄅㄆㄇ",
    "Devanagari": "कृष्ण प्रिया",
    "Bengali": "অনন্যা",
    "Gurmukhi": "ਹਰਪ੍ਰੀਤ",
    "Gujarati": "ધ્રુવ",
    "Oriya": "ଓଡ଼ିଆ",
    "Tamil": "தமிழ்",
    "Telugu": "శ్రీను",
    "Kannada": "ಕೃಷ್ಣ",
    "Malayalam": "ശ്രീജ",
    "Sinhala": "ශ්‍රී ලංකා",
    "Thai": "น้ำผึ้ง",
    "Lao": "ສົມພອນ",
    "Myanmar": "အောင်",
    "Khmer": "សុខា",
    "Ethiopic": "ሰላም",
    "emoji": "🦊🗡️👍🏽🇫🇷",
    "emoji of several parts": "🏳️‍🌈 👨‍👩‍👧‍👦 ❤️‍🔥",
    "signs": "☆彡ツ ღ ★ ʙᴇᴀ",
    "Latin, Han and emoji": "Anna 李♥🦊",
    "Latin and Arabic": "Sara (سارة) 12",
    "Arabic and Latin": "سارة Sara 12",
    "a long one": "寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末食う寝る",
}
COLUMNS = 3
CELL = (320, 60)
PX = 40
LEAST_PX = 30
ROOM = 290


def name_sheet() -> Image.Image:
    """The sheet at half its size, grey."""
    width, height = COLUMNS * CELL[0], -(-len(NAMES) // COLUMNS) * CELL[1]
    canvas = Canvas(0, 0, width, height)
    canvas.polygon([(0, 0), (width, 0), (width, height), (0, height)], LIGHT.ground)
    for n, name in enumerate(NAMES.values()):
        line = fit_name(name, px=PX, least=LEAST_PX, room=ROOM, instead="?")
        x, y = n % COLUMNS * CELL[0] + 15, n // COLUMNS * CELL[1] + 42
        canvas.name(x, y, line, LIGHT.ink)
    return canvas.sprite().image.convert("L").reduce(2)
