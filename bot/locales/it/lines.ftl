### Mosse condizionate: che cosa risponde un giocatore a ciò che l'altro potrebbe fare. Le vede solo lui.

## Pulsanti

lines-button = { $count ->
    [0] Se …
   *[other] Se … ({ $count })
}
lines-prepared = Risposte preparate
lines-if = Se { $name } gioca …
lines-anything = qualsiasi altra cosa
lines-go-on = Continua dopo la { $number }: { $move }
lines-that-is-all = È tutto
lines-withdraw = Ritira tutto

## L'elenco

lines-about = Salle dà queste risposte al posto tuo, dopo un po', come se le avessi date tu. Nessun altro le vede. Se giochi altro da ciò che hai preparato, o { $name } fa qualcosa a cui non hai una risposta, non valgono più.
lines-none = Non hai ancora preparato nulla.
lines-typed = Puoi anche scriverle: /if { $example }
lines-listed = { $number }. Se { $condition }: { $move }
lines-listed-else = { $number }. Altrimenti: { $move }
lines-listed-then = { $number }. Poi { $move }
lines-kept = Preparata.
lines-withdrawn = Ritirato. Non c'è più nulla di preparato.

## Come si inserisce

lines-answer = Tu rispondi …
lines-entered = { $lead } { $move }
# Che cosa si può scrivere per "qualsiasi altra cosa", e prima di una condizione.
lines-words-else = altrimenti, se no, qualsiasi altra cosa, altro
lines-words-if = se

## Che cosa ne è stato

lines-about-to = Hai preparato questa risposta: { $move }. Salle la gioca tra un po'.
lines-given = Salle ha giocato { $move } al posto tuo.
lines-given-after = Salle ha giocato { $move } al posto tuo: { $name } ha giocato { $condition }.
lines-end-left = Non avevi preparato una risposta a questo: decidi tu. Il resto che avevi preparato non vale più.
lines-end-illegal = La risposta che avevi preparato, { $move }, qui non è possibile: decidi tu.

## Che cosa non va

lines-study = A un tavolo di studio giochi tu per due: non c'è nulla da preparare.
lines-your-turn = Tocca a te. Le risposte si preparano mentre aspetti.
lines-in-private = Qui leggono anche altri. Scrivilo a Salle in privato.
lines-near = Possibili: { $moves }
lines-fault-nothing = Scrivi che cosa potrebbe giocare { $name }, due punti, e la tua risposta. Se sono più di una, separale con un punto e virgola.
lines-fault-rival = «{ $word }» non è una mossa che { $name } può fare lì.
lines-fault-mine = «{ $word }» non è una mossa che puoi fare lì.
lines-fault-illegal = «{ $word }» lì non è possibile.
lines-fault-secret = «{ $word }» è una mossa che { $name } fa in segreto, quindi non può essere una condizione.
lines-fault-unlikely = «{ $word }» è così improbabile che non si può preparare una risposta.
lines-fault-unanswered = Che cosa rispondi a «{ $word }»? Scrivilo dopo i due punti.
lines-fault-too-far = Nessuno può sapere con tanto anticipo che cosa vorrebbe dire «{ $word }». Fermati prima.
lines-fault-too-many = Puoi preparare al massimo { $most } risposte. Ritirane prima qualcuna, o scrivine meno.
