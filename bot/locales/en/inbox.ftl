### What waits for somebody: the lines of his list, and how quiet a channel is.

inbox-next = Next table ({ $count })
inbox-draw-offered = A draw is offered
inbox-takeback-asked = A move is to be taken back
inbox-break-asked = { $wish ->
    [adjourn] To be adjourned?
    [resume] To go on?
   *[pause] A pause?
}
inbox-time-is-up = Time is up: choose
inbox-your-time-is-up = Your time is up; you may still move
inbox-void = no result
