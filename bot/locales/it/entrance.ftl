### L'ingresso: come si arriva a un incontro.

## Altre condizioni per una sfida

entrance-card-counter = { $name } propone:
entrance-change-what = Che cosa vuoi cambiare? Toccalo, poi proponi tutto insieme.
entrance-propose = Proponi
entrance-proposed = Proposto. Ora risponde { $name }.
entrance-changed = Cambiato.
entrance-nothing-changed = Le condizioni sono già queste. Tocca prima quello che vuoi cambiare.
entrance-terms-changed = Nel frattempo sono state proposte altre condizioni: guardale prima.
entrance-terms = Condizioni
entrance-clock = Tempo
entrance-own-choice = Questa scelta è tua:
