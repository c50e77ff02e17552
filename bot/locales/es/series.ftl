### Series: varios encuentros acordados de una vez.

series-label = Serie
series-one = un solo encuentro
    .typed = encuentro único
series-best-3 = al mejor de 3
    .typed = mejor 3
series-best-5 = al mejor de 5
    .typed = mejor 5
series-best-7 = al mejor de 7
    .typed = mejor 7
series-exchanged = dos encuentros con los asientos cambiados
    .typed = asientos cambiados
series-exchanged-audatia = dos duelos con los papeles cambiados

# Un encuentro empieza, y termina.
series-match = Encuentro { $number } · { $series }
series-leads = { $seat ->
        [you] Vas ganando la serie { $score }.
       *[they] { $seat_name } va ganando la serie { $score }.
    }
series-level = La serie va { $score }.
series-next = El próximo encuentro empieza solo.
series-next-awake = El próximo encuentro empieza solo cuando nadie duerma.
series-won = { $seat ->
        [you] Ganas la serie { $score }.
       *[they] { $seat_name } gana la serie { $score }.
    }
series-won-by-default = { $rival ->
        [you] Has dejado la serie: la gana { $seat_name }.
       *[they] { $rival_name } ha dejado la serie: { $seat ->
            [you] la ganas tú.
           *[they] la gana { $seat_name }.
        }
    }
series-drawn = La serie termina en tablas, { $score }.
series-broken = La serie se interrumpe con { $score }: un encuentro terminó sin resultado.
series-alt = Serie ({ $series }): { $one } { $score } { $two }.

# Rendirse, y dejar.
series-resign-question = ¿Te rindes solo en este encuentro, y la serie sigue? ¿O dejas la serie, y la gana { $name }?
series-resign-leaves = Rendirse antes de tu segunda jugada es dejar la serie: la gana { $name }. ¿La dejas?
series-resign-match = Rendirse en este encuentro
series-leave = Dejar la serie
series-goes-on = La serie sigue: el próximo encuentro empieza solo.
