### Which cards are out and which can still come, in games of cards.

seen-button = Cards seen
seen-out = Out: { $cards }
seen-in-hand = Seen in hand: { $cards }
seen-to-come = Can still come: { $cards }
seen-no-cards = In this game no cards are counted.
seen-from-memory = This match is played from memory: you agreed to play without “Cards seen”.
seen-on = with “Cards seen”
seen-off = from memory
seen-on-words = seen
seen-off-words = memory
