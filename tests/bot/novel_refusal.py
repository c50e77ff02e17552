"""A refusal that Salle has never heard of: its sentence is in a book of its own."""

from bot.application.refused import RefusedError, named
from bot.commands.context import Context
from bot.messages import words

SAID = "En Garde rests today: the pistes are wet, 2 foils broken."
DETTO = "En Garde riposa oggi: the pistes are wet, 2 foils broken."

_SENTENCES = {
    "en": "novel-rest = { $game } rests today: { $reasons }.\n",
    "it": "novel-rest = { $game } riposa oggi: { $reasons }.\n",
}


async def refuse(*_args, **_facts):
    raise RefusedError(
        "novel-rest",
        game=named("en_garde-name"),
        reasons=[
            "the pistes are wet",
            lambda say: f"{len(say('en_garde-name')) // 4} foils broken",
        ],
    )


def refuse_all_tables(monkeypatch, tmp_path):
    """From now on no table is loaded for anybody."""
    known = words.words_file
    for language, text in _SENTENCES.items():
        (tmp_path / f"{language}.ftl").write_text(text, encoding="utf-8")

    def words_file(book, language):
        return tmp_path / f"{language}.ftl" if book == "novel" else known(book, language)

    monkeypatch.setattr(words, "words_file", words_file)
    monkeypatch.setattr(Context, "load", refuse)
