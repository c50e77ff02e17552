### Suivre : des parties d'autrui, dont on est tenu au courant.

follow-playing = Joue en ce moment : { $game } contre { $name }
follow-playing-more = Et { $count } de plus
follow-match = { $game } : { $one } – { $two }
follow-running = Parties en cours
follow-running-of = { $name } : parties en cours
follow-which = Laquelle veux-tu suivre ?

## What is told

follow-how = De quoi veux-tu que je t'avertisse ?
follow-only-end = De la fin seulement
follow-every-move = De chaque coup
follow-stop = Ne plus suivre
follow-told-end = Tu suis cette partie : je te dirai comment elle finit.
follow-told-moves = Tu suis cette partie : un message te montre chaque coup, sans bruit, puis la fin.
follow-closed = Je ne peux pas t'écrire en privé en ce moment : tu ne recevrais rien. Ouvre d'abord une conversation privée avec moi.
follow-stopped = Tu ne suis plus cette partie.
follow-list = Les parties que tu suis
follow-stop-which = Laquelle ne veux-tu plus suivre ?

## Refusals

follow-yours = C'est toi qui joues cette partie.
follow-not-public = On ne peut pas suivre cette partie : elle se joue en privé, ou l'on y garde son profil pour soi.
follow-not-running = Cette partie n'est pas en cours : il n'y a rien à suivre.
follow-nothing-here = Il ne se joue ici aucune partie que tu puisses suivre.
follow-too-many = Tu suis { $count } parties ; il n'y a pas de place pour d'autres. /unfollow les montre.
follow-full = Cette partie est finie, ou { $count } personnes la suivent déjà.
follow-none = Tu ne suis aucune partie. Là où l'on joue, /follow t'en trouve une.
follow-not-followed = Tu ne suis pas cette partie.
