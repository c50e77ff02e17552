### What waits for somebody: the lines of his list, and how quiet a channel is.

inbox-next = Next table ({ $count })
inbox-draw-offered = A draw is offered
inbox-takeback-asked = A move is to be taken back
inbox-break-asked = { $wish ->
    [adjourn] To be adjourned?
    [resume] To go on?
    [void] To be ended without a result?
   *[pause] A pause?
}
inbox-time-is-up = Time is up: choose
inbox-your-time-is-up = Your time is up; you may still move
inbox-void = no result

## How quiet a channel is

inbox-boards = Boards in this channel
inbox-boards-each = a message a turn
inbox-boards-one = one message a table
inbox-boards-threads = a thread for each table
inbox-quiet-set = From now on: { $how }.
inbox-quiet-here = In our private chat one message a table stands. A channel or group can be made quieter with this command there.
inbox-not-your-chat = Only somebody who may manage this channel can change that.

## The pinned list

inbox-pin = Keep on top
inbox-unpin = Unpin
inbox-pinned = Your tables stay on top of this chat from now on.
inbox-unpinned = Your tables don't stay on top any more.
inbox-empty = Nothing runs just now. /challenge opens a table.
