### Somebody's profile: ratings, records, habits.

profile-game = { $game } : { $rating } · { $record }
profile-game-unrated = { $game } : pas encore de classement · { $record }
profile-record = { $won } { $won ->
    [one] gagnée
   *[other] gagnées
} · { $lost } { $lost ->
    [one] perdue
   *[other] perdues
} · { $drawn } { $drawn ->
    [one] nulle
   *[other] nulles
}
profile-course = { $game }, 12 derniers mois : { $start } → { $end }, maximum { $best }
profile-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
profile-matches-since = { $count ->
    [one] { $count } partie depuis { $month } { $year }
   *[other] { $count } parties depuis { $month } { $year }
}
profile-answer = Répond en { $span } environ, hors sommeil
profile-timed-out = Perdues au temps : { $lost } sur { $count }
profile-left = Abandonnées dès le début : { $count }

## Buttons

profile-games = Autres jeux
profile-last-matches = Dernières parties
profile-against-me = Contre moi
profile-challenge = Défier
profile-page = En page

## Matches

profile-last-of = { $name } : dernières parties
profile-with-you = { $name } et toi
profile-score = Victoires : { $won }, défaites : { $lost }, nulles : { $drawn }.
profile-match-won = { $game } : victoire contre { $name }, { $date }
profile-match-lost = { $game } : défaite contre { $name }, { $date }
profile-match-drawn = { $game } : nulle contre { $name }, { $date }
profile-which = Laquelle veux-tu voir ?

## Nothing to show

profile-none-yet-you = Tu n'as encore terminé de partie avec personne. /challenge en commence une.
profile-none-yet = { $name } n'a encore terminé de partie avec personne.
profile-none-between = Vous n'avez pas encore terminé de partie l'un contre l'autre.
profile-unknown = Je ne sais rien { DE($name) } : cette personne n'a jamais joué ici, ou a tout effacé.
profile-unknown-name = Je ne connais ici personne du nom de « { $name } ». Nomme quelqu'un qui a joué dans cette discussion, ou avec toi.
profile-kept = { $name } ne montre pas son profil.
profile-table-kept = À cette table, quelqu'un ne montre pas son profil.
