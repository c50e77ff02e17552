### Conditional moves: what a player answers to what the other may do. Only he sees them.

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

lines-about = Salle gives these answers for you, after a while, as if you had given them yourself. Nobody else sees them. If you play something else than you prepared, or { $name } does something you have no answer to, they are over.
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

lines-about-to = You have prepared this answer: { $move }. Salle plays it in a while.
lines-given = Salle played { $move } for you.
lines-given-after = Salle played { $move } for you: { $name } played { $condition }.
lines-end-left = You had prepared no answer to this, so it is for you to decide. What else you had prepared is over.
lines-end-illegal = The answer you had prepared, { $move }, isn't possible here, so it is for you to decide.

## What is wrong

lines-study = At a study table you play both sides yourself; there is nothing to prepare.
lines-your-turn = It is your turn. Answers can be prepared while you wait.
lines-in-private = Others read along here. Write it to Salle in private.
lines-near = Possible: { $moves }
lines-fault-nothing = Write what { $name } might play, a colon, and your answer. Several of them with a semicolon between.
lines-fault-rival = “{ $word }” is no move that { $name } can make there.
lines-fault-mine = “{ $word }” is no move that you can make there.
lines-fault-illegal = “{ $word }” isn't possible there.
lines-fault-secret = “{ $word }” is a move that { $name } makes in secret, so it can't be a condition.
lines-fault-unlikely = “{ $word }” is so unlikely that no answer can be prepared.
lines-fault-unanswered = What do you answer to “{ $word }”? Write it after a colon.
lines-fault-too-far = Nobody can know that far ahead what “{ $word }” would mean. End the line before it.
lines-fault-too-many = You can prepare { $most } answers at most. Withdraw some first, or write fewer.
