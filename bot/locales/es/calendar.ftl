### Cuándo corre el tiempo de quien juega: horario, zona horaria, vacaciones.

calendar-hours = Mi horario
calendar-zone = Zona horaria
calendar-sleep = Sueño
calendar-days-off = Días libres
calendar-none = ninguno
calendar-vacation = Vacaciones

## Mi horario
calendar-zone-is = Hora en { $place }: { $time }.
calendar-zone-unknown = Aún no sé qué hora es donde estás. Hasta que me lo digas, tu tiempo corre día y noche.
calendar-sleep-noted = Tu sueño y tus días libres están anotados. Contarán en cuanto sepa tu zona horaria.
calendar-is-it = ¿Son las { $time } donde estás?
calendar-which-time = ¿Qué hora es donde estás?
calendar-which-place = ¿Dónde estás?
calendar-did-you-mean = ¿Querías decir uno de estos?
calendar-yes = Sí ({ $place })
calendar-other-time = Otra hora
calendar-span = { $from }–{ $until }
calendar-runs-always = Tu tiempo corre día y noche.
calendar-runs-daily = Tu tiempo corre de { $from } a { $until }.
calendar-runs-days = Tu tiempo corre día y noche, salvo { $days }.
calendar-runs-daily-days = Tu tiempo corre de { $from } a { $until }, salvo { $days }.
calendar-on-days = { $day ->
        [1] los lunes
        [2] los martes
        [3] los miércoles
        [4] los jueves
        [5] los viernes
        [6] los sábados
       *[7] los domingos
    }
calendar-hours-typed = En una línea: /hours Madrid 23-7 sáb dom
calendar-running = En los encuentros ya empezados, tu tiempo corre también en tus horas de antes.
calendar-tap = Toca cuándo duermes y qué días tienes libres.
calendar-unknown = aún no se sabe

## Vacaciones
calendar-vacation-left = { $days ->
        [0] Este año no te quedan días de vacaciones.
        [one] Este año te queda 1 día de vacaciones.
       *[other] Este año te quedan { $days } días de vacaciones.
    }
calendar-until = hasta el { $day } de { $month }
calendar-until-time = hasta el { $day } de { $month } a las { $time }
calendar-vacation-on = Estás de vacaciones { $until }. Mientras tanto tu tiempo no corre.
calendar-vacation-ended = Me alegra verte de nuevo. Tu tiempo vuelve a correr.
calendar-vacation-days = { $days ->
        [one] 1 día
       *[other] { $days } días
    }
calendar-vacation-end = Terminar las vacaciones
calendar-vacation-auto = Si tu tiempo está por acabarse, empiezan solas unas vacaciones de una semana como mucho; terminan cuando vuelves a jugar.
calendar-vacation-never = Las vacaciones nunca empiezan solas.
calendar-vacation-set-auto = Solas si hace falta
calendar-vacation-set-never = Nunca solas
calendar-vacation-typed = O escríbelo: /vacation 5, /vacation hasta el { $date }, /vacation fin

## Problemas
calendar-refused-place = No conozco ningún lugar «{ $text }». Escribe un país, una ciudad grande como Madrid o una diferencia como UTC+1.
calendar-refused-sleep = Puedes poner hasta { $most } horas de sueño al día: por ejemplo, 23-7. Para ninguna: «/hours ninguno».
calendar-refused-time = «{ $text }»: un día tiene 24 horas. Escribe 23-7 o 22:30-6:45.
calendar-refused-days = Puedes tener como mucho { $most } días libres por semana.
calendar-refused-nothing = Escribe dónde estás, cuándo duermes y tus días libres: /hours Madrid 23-7 sáb dom
calendar-vacation-past = Eso ya pasó. Escribe un día que esté por llegar: /vacation hasta el { $date }
calendar-vacation-too-long = { $left ->
        [one] Serían { $wanted } días, y este año queda 1: /vacation 1
       *[other] Serían { $wanted } días, y este año quedan { $left }: /vacation { $left }
    }
calendar-vacation-used-up = Has gastado tus { $days } días de este año. El 1 de enero tendrás otros { $days }.
calendar-vacation-not-away = No estás de vacaciones. «/vacation 5» empieza unas de 5 días.
calendar-vacation-how = No entiendo «{ $text }». Escribe /vacation 5, /vacation hasta el { $date } o /vacation fin

## Palabras que se pueden escribir, todas en minúsculas
calendar-words-none = ninguno ninguna nada nunca
calendar-words-filling = y salvo los el la de a en sueño
calendar-words-weekend = finde
calendar-words-until = hasta el
calendar-words-days = día días
calendar-words-end = fin terminar volví vuelvo
