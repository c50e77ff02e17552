"""All tables, people and settings in one file, and back: `python -m storage export` and `import`.

The file is JSON Lines (`storage.backup.lines`), gzipped if its name ends in `.gz`. It is as secret
as the store: it holds hands, and what seeds are made from.
"""

from __future__ import annotations


class BackupError(Exception):
    """It can't be exported or imported; the message is one sentence for the operator."""
