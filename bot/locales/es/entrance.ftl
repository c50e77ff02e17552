### La entrada: cómo se llega a un encuentro.

## Otras condiciones para un desafío

entrance-card-counter = { $name } propone:
entrance-change-what = ¿Qué quieres cambiar? Tócalo y luego proponlo todo a la vez.
entrance-propose = Proponer
entrance-proposed = Propuesto. Ahora responde { $name }.
entrance-changed = Cambiado.
entrance-nothing-changed = Las condiciones ya son estas. Toca primero lo que quieras cambiar.
entrance-terms-changed = Entretanto se han propuesto otras condiciones: míralas primero.
entrance-terms = Condiciones
entrance-clock = Tiempo
entrance-own-choice = Esto lo eliges tú:
