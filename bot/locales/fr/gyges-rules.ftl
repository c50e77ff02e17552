# The rules of Gygès, for players: a picture each.

gyges-rules-setup = Douze anneaux ne sont à personne : simples, doubles et triples, quatre de chaque. Sud, puis Nord, en place deux de chaque sur les deux lignes les plus proches, dans l'ordre voulu. Puis Sud joue en premier.
    .title = Placement
gyges-rules-playable_row = Tu ne peux déplacer qu'un anneau de ta ligne jouable : la ligne la plus proche de toi qui a un anneau capable de bouger. Un même anneau peut donc être à toi, puis à ton adversaire.
    .title = La ligne jouable
gyges-rules-steps = Un anneau simple fait exactement un pas, un double deux, un triple trois : tout droit ou en tournant, jamais en diagonale. Chaque case avant le dernier pas doit être libre. Sur une case libre, le coup est fini.
    .title = Les pas
gyges-rules-bounce = Si le dernier pas atteint un anneau, tu peux rebondir : continue d'autant de pas que vaut cet anneau. De rebond en rebond, un anneau peut traverser tout le plateau en un coup.
    .title = Rebondir
gyges-rules-throw = Ou le remplacer : prends la place de l'anneau atteint par le dernier pas, et pose-le sur n'importe quelle case libre qui n'est pas au-delà de la ligne jouable de ton adversaire.
    .title = Remplacer
gyges-rules-border = Aucun bord entre deux cases n'est franchi deux fois dans un coup, dans aucun sens. On peut repasser sur une case par un autre chemin.
    .title = Aucun bord deux fois
gyges-rules-goal = Amène un anneau dans le but derrière ton adversaire et tu gagnes. Il est à un pas de chacune des six cases devant lui, et seul le dernier pas d'une série y entre. Personne n'entre dans le sien.
    .title = Le but
gyges-rules-draw = La même position avec le même joueur au trait, pour la troisième fois, est une nulle ; de même une partie de deux cents coups sans atteindre un but.
    .title = Nulle
