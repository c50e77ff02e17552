### Le temps : celui que les joueurs se donnent d'un commun accord.

## Des noms, qu'on peut aussi écrire : un seul mot

clock-brisk = rapide
clock-daily = quotidien
clock-leisurely = tranquille
clock-none = sans limite de temps
    .typed = aucun non sans
clock-own = sur mesure…

## Sur le carton

clock-preset = { $name } : { $figures }
clock-figures = { $bank }, +{ $increment } par coup, { $cap } au plus
clock-figures-once = { $bank } pour toute la partie
clock-figures-per-move = { $span } par coup
clock-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
    .typed = j jour jours
clock-hours = { $hours } h
    .typed = h heure heures

## Pour qui n'a jamais joué avec une pendule

clock-told = Vous avez { $bank } chacun au départ. Chaque coup ajoute { $increment }, jusqu'à { $cap } en tout.
clock-told-once = Vous avez { $bank } chacun pour toute la partie.
clock-told-per-move = Vous avez { $span } pour chaque coup.
clock-told-none = Chacun prend le temps qu'il veut.

## Trois chiffres à soi, l'un après l'autre

clock-bank = Au départ
    .how = De combien de temps chacun dispose-t-il au départ ?
clock-increment = Chaque coup
    .how = Combien de temps chaque coup ajoute-t-il ?
clock-cap = Au plus
    .how = Combien de temps peut-on garder au plus ?

## Ce qui ne se peut pas

clock-unknown = Je ne connais pas le temps « { $text } ». Il y a rapide, quotidien, tranquille et aucun ; ou le tien, comme 3d+12h/5d : 3 jours au départ, 12 h de plus par coup, 5 jours au plus.
clock-no-time = « { $text } » ne laisse à personne le temps de jouer. Écris aucun pour jouer sans limite, ou donne au moins 1 h au départ, comme 3d+12h/5d.
clock-limits = « { $text } » va trop loin. Au départ : de 1 h à 30 jours. Par coup : jusqu'à 7 jours. En tout : 60 jours au plus, et pas moins qu'au départ. Par exemple 3d+12h/5d.

## Combien de temps dure une partie, sur le carton ; puis des durées arrondies

clock-lasts = Durée : environ { $about }, { $most } au plus
clock-lasts-about = Durée : environ { $about }
clock-lasts-at-most = Durée : au plus { $most } environ
clock-roughly-hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
clock-roughly-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
clock-roughly-weeks = { $count ->
        [one] { $count } semaine
       *[other] { $count } semaines
    }
