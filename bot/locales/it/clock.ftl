### Il tempo: quanto ne hanno i giocatori, secondo l'accordo.

## Nomi, che si possono anche scrivere: una parola sola

clock-brisk = vivace
clock-daily = quotidiano
clock-leisurely = tranquillo
clock-none = senza limite di tempo
    .typed = nessuno no senza
clock-own = su misura…

## Sul biglietto

clock-preset = { $name }: { $figures }
clock-figures = { $bank }, +{ $increment } a mossa, al massimo { $cap }
clock-figures-once = { $bank } per tutto l'incontro
clock-figures-per-move = { $span } a mossa
clock-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}
    .typed = g giorno giorni
clock-hours = { $hours } h
    .typed = h ora ore

## Per chi non ha mai giocato con l'orologio

clock-told = All'inizio avete { $bank } a testa. Ogni mossa aggiunge { $increment }, fino a { $cap } in tutto.
clock-told-once = Avete { $bank } a testa per tutto l'incontro.
clock-told-per-move = Avete { $span } per ogni mossa.
clock-told-none = Ognuno si prende il tempo che vuole.

## Tre cifre proprie, una dopo l'altra

clock-bank = All'inizio
    .how = Quanto tempo ha ciascuno all'inizio?
clock-increment = Ogni mossa
    .how = Quanto tempo aggiunge ogni mossa?
clock-cap = Al massimo
    .how = Quanto tempo si può mettere da parte al massimo?

## Quello che non si può

clock-unknown = «{ $text }» non è un tempo. Ci sono vivace, quotidiano, tranquillo e nessuno; o su misura, come 3d+12h/5d: 3 giorni all'inizio, 12 h in più a mossa, al massimo 5 giorni.
clock-no-time = «{ $text }» non lascia a nessuno il tempo di muovere. Scrivi nessuno per giocare senza limite, o almeno 1 h all'inizio, come 3d+12h/5d.
clock-limits = «{ $text }» è troppo. All'inizio da 1 h a 30 giorni; a mossa fino a 7 giorni; al massimo 60 giorni, e non meno che all'inizio: 3d+12h/5d.

## Quanto dura un incontro, sul biglietto; poi durate arrotondate

clock-lasts = Un incontro così dura circa { $about }, al massimo circa { $most }
clock-lasts-about = Un incontro così dura circa { $about }
clock-lasts-at-most = Un incontro così dura al massimo circa { $most }
clock-roughly-hours = { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
clock-roughly-days = { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
clock-roughly-weeks = { $count ->
        [one] { $count } settimana
       *[other] { $count } settimane
    }
