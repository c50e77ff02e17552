### Conditional moves: what a player answers to what the opponent may do. Only that player sees them.

## Buttons

lines-button = { $count ->
    [0] If …
   *[other] If … ({ $count })
}
lines-prepared = Prepared answers
lines-if = If { $name } plays …
lines-anything = anything else
lines-go-on = Go on after { $number }: { $move }
lines-that-is-all = That's all
lines-withdraw = Withdraw all

## The list

lines-about = Salle gives these answers for you, after a while, as if you had given them yourself. Nobody else sees them. If you play something you didn't prepare, or { $name } does something you have no answer for, they lapse.
lines-none = Nothing is prepared yet.
lines-typed = You may also type them: /if { $example }
lines-listed = { $number }. If { $condition }: { $move }
lines-listed-else = { $number }. If anything else: { $move }
lines-listed-then = { $number }. Then { $move }
lines-kept = Prepared.
lines-withdrawn = Withdrawn. Nothing is prepared any more.

## Entering one

lines-answer = You answer …
lines-entered = { $lead } { $move }
# What may be typed for "anything else", and before a condition.
lines-words-else = else, otherwise, anything else, anything
lines-words-if = if

## What came of them

lines-about-to = You prepared this answer: { $move }. Salle plays it in a while.
lines-given = Salle played { $move } for you.
lines-given-after = Salle played { $move } for you: { $name } played { $condition }.
lines-end-left = You had no answer prepared for this, so it's for you to decide. The rest of what you prepared has lapsed.
lines-end-illegal = The answer you prepared, { $move }, isn't possible here, so it's for you to decide.

## What is wrong

lines-study = At a study table you play both sides yourself; there is nothing to prepare.
lines-your-turn = It is your turn. Answers can be prepared while you wait.
lines-in-private = Others can read along here. Write it to Salle in private.
lines-near = Possible: { $moves }
lines-fault-nothing = Write what { $name } might play, a colon, and your answer. Separate several with semicolons.
lines-fault-rival = “{ $word }” isn't a move { $name } can make there.
lines-fault-mine = “{ $word }” isn't a move you can make there.
lines-fault-illegal = “{ $word }” isn't possible there.
lines-fault-secret = { $name } makes the move “{ $word }” in secret, so it can't be a condition.
lines-fault-unlikely = “{ $word }” is so unlikely that no answer can be prepared.
lines-fault-unanswered = What do you answer to “{ $word }”? Write it after a colon.
lines-fault-too-far = Nobody can know that far ahead what “{ $word }” would mean. End the line before it.
lines-fault-too-many = You can prepare { $most } answers at most. Withdraw some first, or write fewer.
