### A match that began under other rules, where today's don't allow a move that was made.

halted-rules-mended = The rules have been corrected since this match began, and today's don't allow a move that was made in it. The match stands as it was before that move, and no clock runs. Together you can end it without a result or agree on a draw; or one of you resigns.
halted-result-unknown = The rules have been corrected since this match was played, so I can't show any more how it ended.
halted-stands = This match can't go on: today's rules don't allow a move that was made in it. No clock runs.
halted-void = End without a result
halted-not-yet = Not yet
