# The guided first battle of Cannae: what becomes possible, in two short sentences at most.

cannae-guide-first = Learn by playing: about 15 minutes
    .about = A battle against Salle; the rules come as you play

cannae-guide-infantry = Press one of your shields, then a square beside it: infantry steps one square in any direction. If you lose all eight shields, you lose.
cannae-guide-both = A turn may have one action of infantry and one of cavalry, in either order. After the first, press a piece of the other arm, or send.
cannae-guide-cavalry = Your horses ride as far as the way is free, like the queen in chess. But a horse beside two enemy shields is lost.
cannae-guide-push = From { $origin } you can push: { $active ->
        [1] one
        [2] two
        [3] three
       *[other] { $active }
    } of yours against { $opposing ->
        [1] one
        [2] two
       *[other] { $opposing }
    }. Everything in the line moves one square on.
cannae-guide-charge = The infantry on { $square } stands alone. Your cavalry on { $origin } can charge and take it.
cannae-guide-thrown_off = Push from { $origin } towards { $target }: the piece on { $square } falls off the board.
cannae-guide-surround = Act from { $origin } towards { $target }: then the cavalry on { $square } stands beside two of your shields, and is lost.
cannae-guide-alone = Your infantry on { $square } stands alone, and Salle's cavalry could take it. Put another shield beside it, or close the way.
cannae-guide-lost = { $cause ->
        [charged] Cavalry took your infantry on { $square }, which stood alone. Shields side by side can't be charged.
        [thrown-off] Your piece on { $square } was pushed off the board. At the edge a line has nowhere to go.
        [surrounded] Your cavalry on { $square } stood beside two enemy shields, and is lost. Keep horses away from pairs.
       *[shut-in] Your cavalry on { $square } had no empty square beside it, and is lost.
    }
cannae-guide-over = Push in close order, and charge what stands alone: that is the whole art.
