### How many challenges may wait for an answer, and how often somebody may do what costs others something.

limit-challenge-yours = { $count } of your challenges are waiting for an answer, which is the limit. Withdraw one, or wait until somebody takes one. /tables shows them.
limit-challenge-here = { $count } challenges are waiting here, which is the limit. Take one of them, or withdraw one of yours.
limit-rematch-yours = The rematch has to wait: { $count } of your challenges are still unanswered. Withdraw one, then tap “Rematch” again. /tables shows them.
limit-rematch-here = The rematch has to wait: { $count } challenges are unanswered in the chat of this match. Once somebody has answered one, tap “Rematch” again.
limit-invitation = { $name } already has as many challenges waiting as there can be. Open this link again later.
limit-tables = You have { $count } open tables, the most you may have for now. For every { $finished } matches you finish you may have one more, up to { $most }.
limit-tables-most = You have { $count } open tables, which is the limit. Finish one of your matches first.
limit-often-challenge = That was a lot of challenges in a short time. You can make the next one in { $seconds } s.
limit-often-talk = That was a lot at once. You can write the next line in { $seconds } s.
limit-often-request = You have asked for a lot in a short time. You can ask again in { $seconds } s.
limit-asked-here = You have asked for { $count } things at this table since the last move. Wait for the next one.
limit-often-setting = You have changed a lot in a short time. You can make the next change in { $seconds } s.
limit-often-link = You have tried a lot of codes. You can try the next one in { $seconds } s.
limit-often-export = That was a lot of files in a short time. You can have the next one in { $seconds } s.
limit-often-judgement = That was a lot of matches to judge in a short time. You can ask for the next one in { $seconds } s.
limit-often-picture = That was a lot of pictures in a short time. You can have the next one in { $seconds } s.
limit-page-wait = One moment
limit-page-often = Too many requests came from you or from your network in a short time. Try again in { $seconds } s.
limit-page-slow = The request took too long to arrive. Send it again.
