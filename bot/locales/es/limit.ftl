### Cuántos desafíos pueden esperar respuesta, y cada cuánto se puede hacer lo que a otros les cuesta algo.

limit-challenge-yours = Tienes { $count } desafíos sin respuesta; no puede haber más a la vez. Retira uno o espera a que alguien acepte uno. /tables te los muestra.
limit-challenge-here = Aquí hay { $count } desafíos sin respuesta; no puede haber más a la vez. Acepta uno de ellos o retira uno tuyo.
limit-rematch-yours = La revancha tiene que esperar: tienes { $count } desafíos sin respuesta. Retira uno y vuelve a tocar «Revancha». /tables te los muestra.
limit-rematch-here = La revancha tiene que esperar: en el chat de este encuentro hay { $count } desafíos sin respuesta. Cuando alguien responda a uno, vuelve a tocar «Revancha».
limit-invitation = { $name } ya tiene tantos desafíos en espera como caben. Abre este enlace más tarde.
limit-tables = Tienes { $count } mesas abiertas; por ahora no puedes tener más. Por cada { $finished } encuentros que termines podrás tener una más, hasta { $most }.
limit-tables-most = Tienes { $count } mesas abiertas; no puede haber más a la vez. Termina antes uno de tus encuentros.
limit-often-challenge = Son muchos desafíos en poco tiempo. Podrás lanzar el siguiente dentro de { $seconds } s.
limit-often-talk = Son muchos mensajes de golpe. Podrás escribir el siguiente dentro de { $seconds } s.
limit-often-request = Has pedido muchas cosas en poco tiempo. Podrás pedir otra dentro de { $seconds } s.
limit-asked-here = Has pedido { $count } cosas en esta mesa desde la última jugada. Espera a la siguiente.
limit-often-setting = Has cambiado mucho en poco tiempo. Podrás hacer el siguiente cambio dentro de { $seconds } s.
limit-often-link = Has probado muchos códigos. Podrás probar el siguiente en { $seconds } s.
limit-often-export = Son muchos archivos en poco tiempo. Podrás tener el siguiente dentro de { $seconds } s.
limit-often-judgement = Son muchos encuentros que valorar en poco tiempo. Podrás pedir el siguiente dentro de { $seconds } s.
limit-often-picture = Son muchas imágenes en poco tiempo. Podrás tener la siguiente dentro de { $seconds } s.
limit-page-wait = Un momento
limit-page-often = Han llegado demasiadas peticiones tuyas o de tu red en poco tiempo. Vuelve a intentarlo en { $seconds } s.
limit-page-slow = La petición ha tardado demasiado en llegar. Envíala otra vez.
