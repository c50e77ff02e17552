### Serie: più incontri pattuiti insieme.

series-label = Serie
series-one = un solo incontro
    .typed = incontro singolo
series-best-3 = al meglio di 3
    .typed = meglio 3
series-best-5 = al meglio di 5
    .typed = meglio 5
series-best-7 = al meglio di 7
    .typed = meglio 7
series-exchanged = due incontri a posti scambiati
    .typed = posti scambiati
series-exchanged-audatia = due duelli a ruoli scambiati

# Un incontro comincia, e finisce.
series-match = Incontro { $number } · { $series }
series-leads = { $seat ->
        [you] Conduci la serie { $score }.
       *[they] { $seat_name } conduce la serie { $score }.
    }
series-level = Serie in parità, { $score }.
series-next = Il prossimo incontro comincia da sé.
series-next-awake = Il prossimo incontro comincia da sé quando nessuno di voi due dorme.
series-won = { $seat ->
        [you] Vinci la serie { $score }.
       *[they] { $seat_name } vince la serie { $score }.
    }
series-won-by-default = { $rival ->
        [you] Hai lasciato la serie: la vince { $seat_name }.
       *[they] { $rival_name } ha lasciato la serie: { $seat ->
            [you] la vinci tu.
           *[they] la vince { $seat_name }.
        }
    }
series-drawn = La serie è patta, { $score }.
series-broken = La serie si interrompe, { $score }: un incontro è finito senza risultato.
series-alt = Serie ({ $series }): { $one } { $score } { $two }.

# Abbandonare, e lasciare.
series-resign-question = Abbandoni solo questo incontro, e la serie continua? O lasci la serie, e la vince { $name }?
series-resign-leaves = Se abbandoni prima della tua seconda mossa lasci la serie, e la vince { $name }. Va bene?
series-resign-match = Abbandona questo incontro
series-leave = Lascia la serie
series-goes-on = La serie continua: il prossimo incontro comincia da sé.
