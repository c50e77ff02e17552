### Cuántos desafíos pueden esperar respuesta.

limit-challenge-yours = Tienes { $count } desafíos sin respuesta; no puede haber más a la vez. Retira uno o espera a que alguien acepte uno. /tables te los muestra.
limit-challenge-here = En este chat hay { $count } desafíos sin respuesta; no puede haber más a la vez. Acepta uno de ellos o retira uno tuyo.
limit-rematch-yours = La revancha tiene que esperar: tienes { $count } desafíos sin respuesta. Retira uno y vuelve a tocar «Revancha». /tables te los muestra.
limit-rematch-here = La revancha tiene que esperar: en el chat de este encuentro hay { $count } desafíos sin respuesta. Cuando alguien responda a uno, vuelve a tocar «Revancha».
limit-invitation = { $name } tiene ya todos los desafíos en espera que puede haber. Abre este enlace más tarde.
