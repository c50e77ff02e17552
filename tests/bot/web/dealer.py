"""`python -m bot` for tests of the page: all tables of a game are dealt alike.

What is dealt depends on the players' nonces alone, and those of the tests are the same. So a test
meets the same cards each time, and a picture that was drawn for one test is there for the others.
They are PNG also where their addresses say WebP, which takes seven times as long: a browser looks
at the bytes. That pages have WebP is shown by `test_pictures.py`. Nothing is drawn ahead.

Boards are drawn with few pixels, unless it is told "sharp": they are shown as large as the page
says, and nobody looks at them. Each takes a fifth of the time.
"""

from __future__ import annotations

import sys
from dataclasses import replace

ENOUGH = 2**26  # bytes: nothing is drawn twice
SMALL = 0.25  # of a board's pixels, across and down

if __name__ == "__main__":
    from bot.application.tables import Tables
    from bot.messages import warming
    from bot.start import main
    from engines.core.values import View
    from renderers import rendering
    from renderers.kit.cache import sized_cache
    from renderers.style import RenderStyle

    SHARP = rendering.render.__wrapped__
    SCALE = 1.0 if sys.argv[1:] == ["sharp"] else SMALL
    sys.argv[1:] = []  # Salle has arguments of her own

    def render(view: View, style: RenderStyle) -> bytes:
        return SHARP(view, replace(style, scale=SCALE * style.scale))

    warming.AFTER_THE_START = 3_600.0
    Tables.server_seed = lambda self, head, key: b"alike"
    rendering.encode_webp = rendering.encode_png
    rendering.render = sized_cache(ENOUGH, size_of=len)(render)
    for name in ("_piece", "_end_plate"):
        drawing = getattr(rendering, name).__wrapped__
        setattr(rendering, name, sized_cache(ENOUGH, size_of=len)(drawing))
    sys.exit(main())
