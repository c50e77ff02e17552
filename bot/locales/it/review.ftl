### Ripercorrere un incontro finito.

review-begin = Ripercorri
review-first = « Inizio
review-back = ‹ Indietro
review-next = Avanti ›
review-last = Fine »
review-next-turn = Prossima svolta
review-judge = Valuta le mosse
review-how-far = A che punto è?
review-ply = Mossa { $ply } di { $count }
review-start = L'inizio. { $count ->
    [one] Segue una mossa.
   *[other] Seguono { $count } mosse.
}
review-chance = Probabilità per { $name }: { $before }% prima, { $after }% dopo.
review-chance-same = Probabilità per { $name }: { $after }%.
review-turn = Svolta. Giocata: { $move }, vale { $after }%. Migliore: { $best }, vale { $before }%.
review-open = A carte scoperte, col senno di poi: { $best } valeva { $before }%, { $move } { $after }%.
review-open-best = A carte scoperte, col senno di poi: { $move } era la mossa migliore, valeva { $after }%.
review-turns = { $count ->
    [0] Nessuno ha concesso molto: non ci sono svolte.
    [one] Una svolta: la mossa { $plies }.
   *[other] { $count } svolte: le mosse { $plies }.
}
review-not-judged = Non ho ancora valutato le mosse.
review-waits = Tra poco valuto le mosse.
review-progress = Valuto le mosse: { $done } di { $of }.
review-failed = Non ho potuto valutare le mosse.
review-series = Valuterò le mosse a serie finita.
review-later = Un incontro si può ripercorrere quando è finito.
review-after-series = Le mosse di una serie si valutano a serie finita.
review-nothing = In questo incontro non si è giocato nulla.
