### How many challenges may wait for an answer.

limit-challenge-yours = { $count } challenges of yours are waiting for an answer; there can't be more at a time. Withdraw one, or wait until somebody takes one. /tables shows them.
limit-challenge-here = { $count } challenges are waiting in this chat; there can't be more at a time. Take one of them, or withdraw one of yours.
limit-rematch-yours = The rematch has to wait: { $count } challenges of yours are still unanswered. Withdraw one, then tap “Rematch” again. /tables shows them.
limit-rematch-here = The rematch has to wait: { $count } challenges are unanswered in the chat of this match. Once somebody has answered one, tap “Rematch” again.
limit-invitation = { $name } has as many challenges waiting as there can be at a time. Open this link again later.
