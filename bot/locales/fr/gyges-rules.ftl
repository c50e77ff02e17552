# Les règles de Gygès, paragraphe par paragraphe ; chacun est à côté de son image. Anna est Sud.

gyges-rules-about = Douze anneaux sont posés sur un plateau de six lignes, avec un but derrière chaque bout, et ils ne sont à personne. Tu déplaces un anneau de la ligne la plus proche de toi, et s'il finit sur un autre anneau il peut rebondir, encore et encore. Pour gagner, amène le premier un anneau dans le but derrière l'adversaire.
    .title = Le jeu
gyges-rules-setup = Sud, ici Anna en rouge, place en premier : deux anneaux simples, deux doubles et deux triples, dans l'ordre voulu, sur les cases de ses deux lignes les plus proches. Puis Nord fait de même en face, et Sud joue le premier coup.
    .title = Placement
gyges-rules-playable_row = Tu ne peux déplacer qu'un anneau de ta ligne jouable : la ligne la plus proche de toi où un anneau peut bouger. Ici c'est la ligne 2, et tu choisis parmi ses cinq anneaux. Aucun anneau n'est à toi pour de bon. Celui que tu joues aujourd'hui sera peut-être demain dans la ligne de ton adversaire.
    .title = La ligne jouable
gyges-rules-steps = Un anneau simple fait exactement un pas, un double deux, un triple trois. Chaque pas mène à une case voisine, jamais en diagonale ; l'anneau peut tourner après chaque pas. Toutes les cases avant le dernier pas doivent être libres. Ici le double de f2 monte, puis va à gauche. Il finit sur une case libre : le coup est terminé. Sur un anneau, il aurait pu rebondir, ou le remplacer.
    .title = Les pas
gyges-rules-bounce = Quand le dernier pas finit sur un anneau, tu peux rebondir : continue d'autant de pas que vaut cet anneau. Ici le triple de d2 fait ses trois pas et finit sur le simple en e2. Il rebondit d'un pas, sur le double en f2. Il rebondit encore, de deux pas, et finit en f4, qui est libre. D'anneau en anneau, on peut traverser tout le plateau en un coup.
    .title = Rebondir
gyges-rules-throw = Au lieu de rebondir, tu peux remplacer : ton anneau prend la place de celui sur lequel il a fini, et tu poses celui-là sur une case libre de ton choix. Ici le triple rebondit en e2, finit en f2, y reste, et le double s'envole en c5. Un remplacement termine le coup. Il sert à barrer la route à ton adversaire, ou à te faire un pont.
    .title = Remplacer
gyges-rules-throw_limit = Un anneau remplacé ne va pas au-delà de la ligne jouable de ton adversaire, ni dans un but. Ici les anneaux les plus proches de Nord sont sur la ligne 5. Le double de f2 peut donc aller en d5, ou sur toute case libre plus bas, comme le montrent les points verts, mais pas sur la ligne 6, qui est derrière.
    .title = Jusqu'où le poser
gyges-rules-border = Un coup ne franchit jamais deux fois la même limite entre deux cases, ni dans un sens ni dans l'autre. Ici le triple de b1 monte jusqu'à b3 et va à gauche sur le triple en a3. Il rebondit de trois pas : vers le bas, à droite par b2, et jusqu'en c2. Il est passé deux fois en b2, d'abord en montant, puis vers la droite. C'est permis, car il n'a franchi aucune limite deux fois.
    .title = Aucune limite deux fois
gyges-rules-goal = Le but est à un pas de chacune des six cases devant lui, et seul le dernier pas d'une série y entre. Ici le double de c1 fait deux pas jusqu'au double en c3, puis deux jusqu'au triple en b4. De là, ses trois pas sont b5, b6 et le but : Anna gagne. Personne n'entre dans son propre but, et dans un but aucun anneau ne rebondit ni ne passe.
    .title = Le but
gyges-rules-origin = Pendant le coup, la case que l'anneau a quittée compte comme libre. Il peut la traverser ou y finir, et un anneau remplacé peut y aller aussi. Ici le double de f2 a été posé en d2, où le coup a commencé. Un coup qui finit où il a commencé ne change rien, et compte comme ton tour ; vous pouvez convenir de l'interdire.
    .title = Où le coup a commencé
gyges-rules-shut_in = Si aucun anneau de ta ligne la plus proche ne peut bouger, ta ligne jouable est la suivante où un anneau le peut. Ici la ligne 1 a des doubles et des triples, et aucun n'a de case libre pour son premier pas. Tu joues donc depuis la ligne 2. C'est rare, et il y a toujours un anneau qui peut bouger.
    .title = Une ligne enfermée
gyges-rules-draw = Quand la même position revient pour la troisième fois, avec le même camp à jouer, la partie est nulle. De même après deux cents coups sans but.
    .title = Partie nulle
