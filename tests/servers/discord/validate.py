"""The rules of a message's form: lengths, counts, and which component may stand where."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from . import look
from .errors import ApiError, Form, Json
from .model import COMPONENTS_V2, Attachment

CONTENT_LIMIT = 2_000
FILE_LIMIT = 10 * 1024 * 1024
FILES_LIMIT = 10
ALT_LIMIT = 1_024
LAYOUT_COMPONENTS, LAYOUT_TEXT = 40, 4_000
EMBED_PARTS = {"title": 256, "description": 4_096}
EMBED_TOTAL = 6_000

IN_CONTAINER = {look.ROW, look.SECTION, look.TEXT, look.GALLERY, look.FILE, look.SEPARATOR}
IN_LAYOUT = IN_CONTAINER | {look.CONTAINER}
IN_LABEL = look.SELECTS | {
    look.TEXT_INPUT,
    look.UPLOAD,
    look.RADIOS,
    look.CHECKBOXES,
    look.CHECKBOX,
}


@dataclass(slots=True)
class Draft:
    """A message as it would stand if the request were accepted."""

    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0


def check_message(draft: Draft) -> None:
    """Refuses what the platform refuses (50006, 50035)."""
    form = Form()
    if draft.flags & COMPONENTS_V2:
        _layout(form, draft)
    else:
        _classic(form, draft)
    _embeds(form, draft.embeds)
    form.count("attachments", draft.attachments, 0, FILES_LIMIT)
    for index, attachment in enumerate(draft.attachments):
        form.length(f"attachments.{index}.description", attachment.alt, 0, ALT_LIMIT)
    _unique_ids(form, draft.components)
    _references(form, draft)
    form.check()


def _classic(form: Form, draft: Draft) -> None:
    if not (draft.content or draft.embeds or draft.components or draft.attachments):
        raise ApiError(50006)
    form.length("content", draft.content, 0, CONTENT_LIMIT)
    form.count("components", draft.components, 0, 5)
    for index, row in enumerate(draft.components):
        if form.among(f"components.{index}.type", row.get("type"), {look.ROW}):
            _row(form, f"components.{index}", row)


def _layout(form: Form, draft: Draft) -> None:
    if draft.content or draft.embeds:
        code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
        text = "The field cannot be used when using MessageFlags.IS_COMPONENTS_V2."
        form.wrong("content" if draft.content else "embeds", code, text)
    form.count("components", draft.components, 1, LAYOUT_COMPONENTS)
    _children(form, "components", draft.components, IN_LAYOUT)
    form.check()  # what follows may trust the shape
    shown = list(look.walk(draft.components))
    if len(shown) > LAYOUT_COMPONENTS:
        text = f"{len(shown)} components; at most {LAYOUT_COMPONENTS}."
        form.wrong("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", text)
    total = sum(len(c["content"]) for c in shown if c["type"] == look.TEXT)
    if total > LAYOUT_TEXT:
        text = f"{total} characters of text; at most {LAYOUT_TEXT}."
        form.wrong("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", text)


def _children(form: Form, path: str, children: list[Json], allowed: Iterable[int]) -> None:
    for index, child in enumerate(children):
        here = f"{path}.{index}"
        if form.among(f"{here}.type", child.get("type"), allowed):
            _component(form, here, child)


def _component(form: Form, path: str, component: Json) -> None:
    match component["type"]:
        case look.ROW:
            _row(form, path, component)
        case look.CONTAINER:
            form.count(f"{path}.components", component.get("components"), 1, LAYOUT_COMPONENTS)
            _children(form, f"{path}.components", component.get("components", []), IN_CONTAINER)
        case look.SECTION:
            form.count(f"{path}.components", component.get("components"), 1, 3)
            _children(form, f"{path}.components", component.get("components", []), {look.TEXT})
            accessory = [component.get("accessory", {})]
            _children(form, f"{path}.accessory", accessory, {look.BUTTON, look.THUMBNAIL})
        case look.TEXT:
            form.length(f"{path}.content", component.get("content"), 1, LAYOUT_TEXT)
        case look.GALLERY:
            form.count(f"{path}.items", component.get("items"), 1, 10)
            for index, item in enumerate(component.get("items", [])):
                _media(form, f"{path}.items.{index}", item.get("media"), item.get("description"))
        case look.THUMBNAIL:
            _media(form, path, component.get("media"), component.get("description"))
        case look.FILE:
            _media(form, path, component.get("file"), None)
        case look.SEPARATOR:
            form.among(f"{path}.spacing", component.get("spacing", 1), {1, 2})
        case look.BUTTON:
            _button(form, path, component)
        case _:
            pass


def _media(form: Form, path: str, media: Json | None, alt: str | None) -> None:
    form.length(f"{path}.description", alt, 0, ALT_LIMIT)
    url = (media or {}).get("url", "")
    if not str(url).startswith(("attachment://", "http://", "https://")):
        form.wrong(f"{path}.media.url", "URL_TYPE_INVALID_URL", "Not a well formed URL.")


def _row(form: Form, path: str, row: Json) -> None:
    children = row.get("components", [])
    form.count(f"{path}.components", children, 1, 5)
    for index, child in enumerate(children):
        here = f"{path}.components.{index}"
        if child.get("type") == look.BUTTON:
            _button(form, here, child)
        elif form.among(f"{here}.type", child.get("type"), look.SELECTS | {look.BUTTON}):
            _select(form, here, child)
            if len(children) > 1:
                form.wrong(here, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A menu fills its row.")


def _button(form: Form, path: str, button: Json) -> None:
    form.among(f"{path}.style", button.get("style"), range(1, 6))
    form.length(f"{path}.label", button.get("label"), 0, 80)
    if not button.get("label") and not button.get("emoji"):
        form.wrong(path, "BUTTON_COMPONENT_INVALID", "A button needs a label or an emoji.")
    if button.get("style") == 5:
        form.length(f"{path}.url", button.get("url"), 1, 512)
        if button.get("custom_id"):
            form.wrong(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A link has none")
    else:
        form.length(f"{path}.custom_id", button.get("custom_id"), 1, 100)


def _select(form: Form, path: str, select: Json) -> None:
    form.length(f"{path}.custom_id", select.get("custom_id"), 1, 100)
    form.length(f"{path}.placeholder", select.get("placeholder"), 0, 150)
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    count = 25
    if select["type"] == look.STRING_SELECT:
        _options(form, f"{path}.options", select.get("options"), 1, 25)
        count = len(select.get("options") or [])
    if not 0 <= least <= most or not 1 <= most <= count:
        text = f"Cannot choose from {least} to {most} of {count}."
        form.wrong(f"{path}.max_values", "NUMBER_TYPE_MAX", text)


def _options(form: Form, path: str, options: list[Json] | None, least: int, most: int) -> None:
    form.count(path, options, least, most)
    values = [o.get("value") for o in options or []]
    if len(set(values)) < len(values):
        text = "The specified option value is already used"
        form.wrong(path, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", text)
    for index, option in enumerate(options or []):
        form.length(f"{path}.{index}.label", option.get("label"), 1, 100)
        form.length(f"{path}.{index}.value", option.get("value"), 1, 100)
        form.length(f"{path}.{index}.description", option.get("description"), 0, 100)


def _embeds(form: Form, embeds: list[Json]) -> None:
    form.count("embeds", embeds, 0, 10)
    total = 0
    for index, embed in enumerate(embeds):
        path = f"embeds.{index}"
        for part, most in EMBED_PARTS.items():
            form.length(f"{path}.{part}", embed.get(part), 0, most)
        form.length(f"{path}.footer.text", embed.get("footer", {}).get("text"), 0, 2_048)
        form.length(f"{path}.author.name", embed.get("author", {}).get("name"), 0, 256)
        form.count(f"{path}.fields", embed.get("fields", []), 0, 25)
        for number, entry in enumerate(embed.get("fields", [])):
            form.length(f"{path}.fields.{number}.name", entry.get("name"), 1, 256)
            form.length(f"{path}.fields.{number}.value", entry.get("value"), 1, 1_024)
        total += len(look.words("", [embed], []).replace("\n", ""))
    if total > EMBED_TOTAL:
        form.wrong("embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds {EMBED_TOTAL}.")


def _unique_ids(form: Form, components: list[Json]) -> None:
    seen: set[str] = set()
    for component in look.walk(components):
        name = component.get("custom_id")
        if name in seen:
            text = f"Component custom id {name!r} cannot be duplicated"
            form.wrong("components", "COMPONENT_CUSTOM_ID_DUPLICATED", text)
        if name:
            seen.add(name)


def _references(form: Form, draft: Draft) -> None:
    """Every `attachment://` names a file of this message."""
    names = {f"attachment://{a.filename}" for a in draft.attachments}
    urls = [m["url"] for m, _ in look.media(draft.components)]
    urls += [e[k]["url"] for e in draft.embeds for k in ("image", "thumbnail") if k in e]
    for url in urls:
        if url.startswith("attachment://") and url not in names:
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            form.wrong("components", code, f"The referenced attachment {url} was not found.")


def check_modal(modal: Json) -> None:
    """Refuses a modal the platform refuses (50035)."""
    form = Form()
    form.length("data.title", modal.get("title"), 1, 45)
    form.length("data.custom_id", modal.get("custom_id"), 1, 100)
    form.count("data.components", modal.get("components"), 1, 5)
    for index, child in enumerate(modal.get("components") or []):
        path = f"data.components.{index}"
        match child.get("type"):
            case look.ROW:
                form.count(f"{path}.components", child.get("components"), 1, 1)
                for field_ in child.get("components", []):
                    form.length(f"{path}.label", field_.get("label"), 1, 45)
                    if form.among(f"{path}.type", field_.get("type"), {look.TEXT_INPUT}):
                        _modal_field(form, path, field_)
            case look.LABEL:
                form.length(f"{path}.label", child.get("label"), 1, 45)
                form.length(f"{path}.description", child.get("description"), 0, 100)
                inner = child.get("component", {})
                if form.among(f"{path}.component.type", inner.get("type"), IN_LABEL):
                    _modal_field(form, f"{path}.component", inner)
            case look.TEXT:
                form.length(f"{path}.content", child.get("content"), 1, LAYOUT_TEXT)
            case other:
                form.among(f"{path}.type", other, {look.ROW, look.LABEL, look.TEXT})
    _unique_ids(form, modal.get("components") or [])
    form.check()


def _modal_field(form: Form, path: str, entry: Json) -> None:
    form.length(f"{path}.custom_id", entry.get("custom_id"), 1, 100)
    match entry["type"]:
        case look.TEXT_INPUT:
            form.among(f"{path}.style", entry.get("style"), {1, 2})
            form.length(f"{path}.placeholder", entry.get("placeholder"), 0, 100)
            form.length(f"{path}.value", entry.get("value"), 0, 4_000)
            least, most = entry.get("min_length") or 0, entry.get("max_length") or 4_000
            if not 0 <= least <= most <= 4_000:
                form.wrong(f"{path}.max_length", "NUMBER_TYPE_MAX", "Lengths are from 0 to 4000.")
        case look.RADIOS:
            _options(form, f"{path}.options", entry.get("options"), 2, 10)
        case look.CHECKBOXES:
            _options(form, f"{path}.options", entry.get("options"), 1, 10)
        case kind if kind in look.SELECTS:
            _select(form, path, entry)
        case _:
            pass
