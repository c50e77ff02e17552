### Somebody's profile: ratings, records, habits.

profile-game = { $game }: { $rating } · { $record }
profile-game-unrated = { $game }: aún sin puntuación · { $record }
profile-record = { $won } { $won ->
    [one] ganado
   *[other] ganados
} · { $lost } { $lost ->
    [one] perdido
   *[other] perdidos
} · { $drawn } tablas
profile-course = { $game }, últimos 12 meses: { $start } → { $end }, máximo { $best }
profile-matches = { $count ->
    [one] { $count } encuentro
   *[other] { $count } encuentros
}
profile-matches-since = { $count ->
    [one] { $count } encuentro desde { $month } de { $year }
   *[other] { $count } encuentros desde { $month } de { $year }
}
profile-answer = Suele responder en { $span }, sueño aparte
profile-timed-out = Perdidos por tiempo: { $lost } de { $count }
profile-left = Dejados al instante: { $count }

## Buttons

profile-games = Otros juegos
profile-last-matches = Últimos encuentros
profile-against-me = Contra mí
profile-challenge = Desafiar
profile-page = Como página

## Matches

profile-last-of = { $name }: últimos encuentros
profile-with-you = { $name } y tú
profile-score = Has ganado { $won }, has perdido { $lost }, tablas { $drawn }.
profile-match-won = { $game }: victoria contra { $name }, { $date }
profile-match-lost = { $game }: derrota contra { $name }, { $date }
profile-match-drawn = { $game }: tablas con { $name }, { $date }
profile-which = ¿Cuál quieres ver?

## Nothing to show

profile-none-yet-you = Todavía no has terminado un encuentro con nadie. /challenge empieza uno.
profile-none-yet = { $name } todavía no ha terminado un encuentro con nadie.
profile-none-between = Todavía no habéis terminado un encuentro entre vosotros.
profile-unknown = No sé nada de { $name }: nunca ha jugado aquí, o ha borrado lo que se guardaba.
profile-unknown-name = Aquí no conozco a nadie que se llame «{ $name }». Nombra a alguien que haya jugado en este chat o contigo.
profile-kept = { $name } no muestra su perfil a los demás.
profile-table-kept = En esa mesa alguien no muestra su perfil a los demás.
