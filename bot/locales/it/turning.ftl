### L'andamento di un incontro finito, a parole.

turning-alt = { $title }, { $one } contro { $two }: l'andamento delle probabilità.
turning-course = Probabilità di { $name } dopo ogni mossa: all'inizio { $first }%, tra { $lowest }% e { $highest }%, alla fine { $last }%.
turning-point = Svolta { $number }, mossa { $ply }: { $name } ha giocato { $played } ({ $after }%). Meglio: { $best } ({ $chance }%).
turning-none = Nessuna svolta.
turning-luck = Fortuna: { $points ->
        [0] pari.
        [1] un centesimo di punto per { $name }.
       *[other] { $points } centesimi di punto per { $name }.
    }
turning-skill = Abilità: { $points ->
        [0] pari.
        [1] un centesimo di punto per { $name }.
       *[other] { $points } centesimi di punto per { $name }.
    }
