### Suivre : des parties d'autrui, dont on est tenu au courant.

follow-playing = Joue en ce moment : { $game } contre { $name }
follow-playing-more = Et { $count } de plus
follow-match = { $game } : { $one } – { $two }
follow-running = Parties en cours
follow-running-of = { $name } : parties en cours
follow-which = Laquelle veux-tu suivre ?

## What is told

follow-how = De quoi veux-tu que je te prévienne ?
follow-only-end = De la fin seulement
follow-every-move = De chaque coup
follow-stop = Ne plus suivre
follow-told-end = Tu suis cette partie : je te dirai comment elle finit.
follow-told-moves = Tu suis cette partie : un message te montre chaque coup, sans bruit, puis la fin.
follow-closed = Je ne peux pas t'écrire en privé en ce moment : tu ne recevrais rien. Ouvre d'abord une discussion privée avec moi.
follow-stopped = Tu ne suis plus cette partie.
follow-list = Les parties que tu suis
follow-stop-which = Laquelle veux-tu arrêter de suivre ?

## Refusals

follow-yours = C'est toi qui joues cette partie.
follow-not-public = On ne peut pas suivre cette partie : elle se joue en privé, ou quelqu'un n'y montre pas son profil.
follow-not-running = Cette partie n'est pas en cours : rien à suivre.
follow-nothing-here = Ici, tu n'as aucune partie à suivre pour le moment.
follow-too-many = Tu suis { $count } parties : c'est le maximum. /unfollow les montre.
follow-full = Cette partie est finie, ou { $count } personnes la suivent déjà.
follow-none = Tu ne suis aucune partie. Là où l'on joue, /follow t'en trouve une.
follow-not-followed = Tu ne suis pas cette partie.
