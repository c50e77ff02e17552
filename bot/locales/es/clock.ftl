### El tiempo: cuánto tienen los jugadores, según lo acordado.

## Nombres, que también se pueden escribir: una sola palabra

clock-brisk = ágil
clock-daily = diario
clock-leisurely = tranquilo
clock-none = sin límite de tiempo
    .typed = ninguno no sin
clock-own = a medida…

## En la tarjeta

clock-preset = { $name }: { $figures }
clock-figures = { $bank }, +{ $increment } por jugada, { $cap } como máximo
clock-figures-once = { $bank } para todo el encuentro
clock-figures-per-move = { $span } por jugada
clock-days = { $days ->
    [one] 1 día
   *[other] { $days } días
}
    .typed = d día días
clock-hours = { $hours } h
    .typed = h hora horas

## Para quien nunca ha jugado con reloj

clock-told = Cada cual tiene { $bank } al principio. Cada jugada le suma { $increment }, hasta { $cap } en total.
clock-told-once = Cada cual tiene { $bank } para todo el encuentro.
clock-told-per-move = Cada cual tiene { $span } para cada jugada.
clock-told-none = Cada cual se toma el tiempo que quiera.

## Tres cifras propias, una tras otra

clock-bank = Al principio
    .how = ¿Cuánto tiempo tiene cada cual al principio?
clock-increment = Cada jugada
    .how = ¿Cuánto tiempo suma cada jugada?
clock-cap = Como máximo
    .how = ¿Cuánto tiempo se puede juntar como máximo?

## Lo que no puede ser

clock-unknown = «{ $text }» no es un ritmo. Hay ágil, diario, tranquilo y ninguno; o el tuyo, como 3d+12h/5d: 3 días al principio, 12 h más por jugada, 5 días como máximo.
clock-no-time = «{ $text }» no deja tiempo para jugar. Escribe ninguno para jugar sin límite o pon al menos 1 h al principio, como 3d+12h/5d.
clock-limits = «{ $text }» es demasiado. Al principio, de 1 h a 30 días; por jugada, hasta 7 días; como máximo 60 días, y no menos que al principio: 3d+12h/5d.

## Cuánto dura un encuentro, en la tarjeta; luego duraciones redondeadas

clock-lasts = Un encuentro así dura más o menos { $about }, como mucho { $most }
clock-lasts-about = Un encuentro así dura más o menos { $about }
clock-lasts-at-most = Un encuentro así dura como mucho { $most }
clock-roughly-hours = { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
clock-roughly-days = { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
clock-roughly-weeks = { $count ->
        [one] { $count } semana
       *[other] { $count } semanas
    }
