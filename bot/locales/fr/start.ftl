### Une partie qui commence à une position d'une autre.

start-play-on = Jouer à partir d'ici
start-where = { $ply ->
    [0] Tu joues à partir du début de la partie, à la place { DE($name) }.
   *[other] Tu joues après le coup { $ply }, à la place { DE($name) }.
}
start-against-whom = Contre qui ?
start-people = Contre des personnes
start-anybody = Qui veut : un défi ouvert
start-alone = Moi des deux côtés
start-exchange = Prendre l'autre côté
start-friendly = La partie est amicale.
start-hands-known = La partie est amicale. Les deux peuvent connaître les mains d'alors ; les pioches sont remélangées.
start-card = { $ply ->
    [0] Commence comme une partie déjà finie.
   *[other] Commence après le coup { $ply } d'une partie finie.
}
start-card-hands = Les deux peuvent connaître les mains d'alors ; les pioches sont remélangées.
start-began-at = { $ply ->
    [0] La partie commence comme une précédente.
   *[other] La partie continue à partir du coup { $ply } d'une précédente.
}
start-not-this-game = { $game } : une partie commence toujours au début habituel.
start-no-such-move = Cette partie a { $most } coups. Indique l'un d'eux, ou 0 pour le début.
start-source = Voir cette partie
start-source-kept = Cette partie reste privée.
