"""The entrance in Telegram: menus of one message, hello in a group, commands in a language."""

from bot.adapters.telegram.menu import name_in
from bot.messages.words import say_in
from tests.bot.salle import game_names
from tests.servers.telegram import Answer

WAYS = ["Play now", "Challenge a friend", "Rules"]
LEVELS = ["dreamer", "one-eyed", "blinkered", "keen", "wary", "master"]


async def tapped(person, menu, *labels):
    """The menu after these taps."""
    for label in labels:
        before = menu.labels
        await person.taps(menu, label)
        await menu.changes(lambda m, before=before: m.labels != before or m.deleted)
    return menu


async def test_the_taps_of_one_message_lead_to_a_match_against_the_computer(evening):
    await evening.anna.starts()
    menu = await evening.anna.wait()
    await tapped(evening.anna, menu, "Play now", "Battle of Cannae")
    fits, *levels, back = menu.labels
    weakest = levels[0].replace(" · ", ", ")
    assert (fits, back) == (f"About your strength ({weakest})", "Back")
    assert [label.split(" · ")[0] for label in levels] == LEVELS
    await tapped(evening.anna, menu, levels[3])
    assert "Anna challenges Salle (keen)" in menu.text
    assert menu.labels == ["Play now", "Change…", "Withdraw", "Rules"]
    await evening.anna.taps(menu, "Play now")
    await evening.anna.wait(lambda m: bool(m.photo and m.buttons))
    assert len([m for m in evening.anna.from_bot if not m.photo]) == 1


async def test_a_challenge_is_put_together_in_the_group_and_taken_there(evening):
    said = await evening.anna.sends(evening.group, "/challenge")
    menu = await evening.group.wait(lambda m: "Challenge a friend" in m.labels)
    assert menu.reply_to is said
    await tapped(evening.anna, menu, "Challenge a friend", "En Garde", "first to 1", "brisk")
    assert {"✓ first to 1", "✓ brisk"} <= set(menu.labels)
    await evening.anna.taps(menu, "Challenge")
    card = await evening.group.wait(lambda m: "Take it" in m.labels)
    assert "first to 1" in card.text
    await menu.changes(lambda m: m.deleted)
    await evening.bea.taps(card, "Take it")
    await card.changes(lambda m: "Bea accepted." in m.text)


async def test_a_menu_in_a_group_is_turned_by_whoever_asked_for_it(evening):
    await evening.anna.sends(evening.group, "/challenge")
    menu = await evening.group.wait(lambda m: m.labels == WAYS)
    refused = await evening.bea.taps(menu, "Play now")
    assert refused.alert
    assert "Somebody else opened this menu" in refused.text
    assert menu.labels == WAYS


async def test_back_leads_to_where_one_was(evening):
    await evening.anna.starts()
    menu = await evening.anna.wait()
    await tapped(evening.anna, menu, "Challenge a friend", "En Garde", "your own…", "Back")
    assert "✓ first to 5" in menu.labels
    await tapped(evening.anna, menu, "Back")
    assert menu.labels == [*game_names(), "Back"]
    await tapped(evening.anna, menu, "Back")
    assert menu.labels == WAYS


async def test_in_private_a_challenge_comes_with_a_link_for_a_friend(evening):
    await evening.anna.starts()
    menu = await evening.anna.wait()
    await tapped(evening.anna, menu, "Challenge a friend", "Gygès")
    await evening.anna.taps(menu, "Challenge")
    card = await evening.anna.wait(lambda m: "t.me" in m.text or "Withdraw" in m.labels)
    assert f"https://t.me/{evening.server.username}?start=join_" in card.text


async def test_the_rules_of_a_game_are_two_taps_away(evening):
    await evening.anna.starts()
    menu = await evening.anna.wait()
    await tapped(evening.anna, menu, "Rules", "Gygès")
    assert menu.photo or "Gygès" in menu.text


async def test_who_taps_the_greeting_gets_a_menu_of_their_own(evening):
    group = evening.server.group("Nuovi", [evening.eve, evening.anna])
    hello = await group.wait(lambda m: m.text.startswith("Hello, I'm Salle"))
    assert hello.labels == WAYS
    for person in (evening.eve, evening.anna):
        mark = evening.server.mark()
        assert await person.taps(hello, "Play now") == Answer()
        menu = await group.wait(lambda m: "Gygès" in m.labels, since=mark)
        await tapped(person, menu, "Gygès")
        assert any(label.startswith("runner · ") for label in menu.labels)
    assert hello.labels == WAYS


async def test_a_group_is_greeted_once_whatever_its_standing_becomes(evening):
    group = evening.server.group("Zwei", [evening.eve])
    await group.wait(lambda m: m.labels == WAYS)
    group.adds_bot("administrator")
    await evening.eve.sends(group, "/help")
    await group.wait(lambda m: m.reply_to is not None)
    assert len([m for m in group.from_bot if m.text.startswith("Hello")]) == 1


async def test_the_commands_of_a_chat_follow_the_language_chosen_there(evening):
    await evening.anna.starts()
    await evening.anna.sends("/language it")
    await evening.anna.wait(lambda m: "italiano" in m.text.casefold())
    key = (f"chat:{evening.anna.id}", "")
    await evening.server.bell.until(lambda: key in evening.server.commands or None, within=60)
    assert evening.server.commands[key][0]["command"] == name_in("it", "challenge")
    await evening.anna.sends("/settings")
    menu = await evening.anna.wait(lambda m: say_in("it")("hall-settings") in m.text)
    assert "Lingua: Italiano" in menu.text
    await tapped(evening.anna, menu, "Lingua")
    await tapped(evening.anna, menu, f"{say_in('it')('hall-set-language-auto')}")
    await evening.server.bell.until(lambda: key not in evening.server.commands or None, within=60)


async def test_the_commands_of_a_group_follow_its_administrators_choice(evening):
    await evening.anna.sends(evening.group, "/language fr")
    key = (f"chat:{evening.group.id}", "")
    await evening.server.bell.until(lambda: key in evening.server.commands or None, within=60)
    assert evening.server.commands[key][0]["command"] == name_in("fr", "challenge")


async def test_a_wrong_value_is_answered_with_those_there_are(evening):
    await evening.anna.starts()
    await evening.anna.sends("/language xx")
    said = await evening.anna.wait(lambda m: "can be:" in m.text)
    assert "Language can be: automatic, English, Italiano, Español, Français." in said.text
    assert "Italiano" in said.labels


async def test_a_reply_that_asks_for_the_computer_does_not_mean_its_author(evening):
    said = await evening.bea.sends(evening.group, "who plays?")
    await evening.anna.sends(evening.group, "/challenge hall gyges", reply_to=said)
    card = await evening.group.wait(lambda m: "Withdraw" in m.labels)
    assert "Salle (runner)" in card.text


async def test_a_person_and_the_computer_are_not_challenged_at_once(evening):
    await evening.anna.sends(evening.group, "/challenge Bea hall gyges", mentions=[evening.bea])
    said = await evening.group.wait(lambda m: "one of them is too many" in m.text)
    assert said.reply_to is not None
