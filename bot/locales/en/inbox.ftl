### What waits for somebody: the lines of their list, and how quiet a channel is.

inbox-next = Next table ({ $count })
inbox-draw-offered = A draw is offered
inbox-takeback-asked = A takeback is asked for
inbox-break-asked = { $wish ->
    [adjourn] Adjourn?
    [resume] Go on?
    [void] End without a result?
   *[pause] A pause?
}
inbox-time-is-up = Time is up: choose
inbox-your-time-is-up = Your time is up; you may still move
inbox-void = no result

## How quiet a channel is

inbox-boards = Boards in this channel
inbox-boards-each = one message per turn
inbox-boards-one = one message per table
inbox-boards-threads = a thread for each table
inbox-quiet-set = From now on: { $how }.
inbox-quiet-here = Our private chat has one message per table. To make a channel or group quieter, use this command there.
inbox-not-your-chat = Only somebody who manages this channel can change that.

## The pinned list

inbox-pin = Keep on top
inbox-unpin = Unpin
inbox-pinned = From now on your tables stay at the top of this chat.
inbox-unpinned = Your tables no longer stay at the top.
inbox-empty = Nothing is running just now. /challenge opens a table.
