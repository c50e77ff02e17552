### Une partie qui commence à une position d'une autre.

start-play-on = Jouer d'ici
start-where = Tu joues à partir du coup { $ply }, à la place { DE($name) }.
start-against-whom = Contre qui ?
start-people = Contre des personnes
start-anybody = Qui voudra : un défi ouvert
start-alone = Les deux côtés moi-même
start-exchange = Prendre l'autre côté
start-friendly = La partie est amicale.
start-hands-known = La partie est amicale. Les deux peuvent connaître les mains de ce moment ; les paquets sont battus à nouveau.
start-card = Commence après le coup { $ply } d'une partie finie.
start-card-hands = Les deux peuvent connaître les mains de ce moment ; les paquets sont battus à nouveau.
start-began-at = La partie continue à partir du coup { $ply } d'une précédente.
start-not-this-game = Les parties { DE($game) } commencent toujours au début habituel.
start-no-such-move = Cette partie a { $most } coups. Indique l'un d'eux, ou 0 pour le début.
