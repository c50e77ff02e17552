# La première partie guidée de Gygès : ce qui devient possible, en deux phrases courtes au plus.

gyges-guide-first = Apprends en jouant : environ 5 minutes
    .about = Une partie contre Salle, les anneaux déjà placés

gyges-guide-nearest = Tu déplaces un des anneaux marqués, ceux de ta ligne la plus proche. Amène n'importe quel anneau dans le but derrière Salle, et tu gagnes.
gyges-guide-steps = L'anneau en { $square } fait exactement { $value ->
        [one] { $value } pas
       *[other] { $value } pas
    }, tout droit ou en tournant, jamais en diagonale. Appuie dessus pour voir où il peut finir.
gyges-guide-bounce = L'{ gyges-ring } en { $square } peut finir sur l'anneau en { $hit }. De là, il peut rebondir, d'autant de pas que cet anneau a de cercles.
gyges-guide-throw = Ou prends la place de l'anneau en { $hit } : tu poses alors celui-là sur une case libre. De quoi barrer un chemin, ou t'en faire un.
gyges-guide-row = Ta ligne est maintenant la { $row } : la plus proche où un anneau peut bouger. Tu ne peux déplacer que ses anneaux.
gyges-guide-shared = L'anneau de Salle a fini en { $square }. Il n'est à personne : s'il arrive dans ta ligne la plus proche, tu peux le déplacer.
gyges-guide-goal = L'anneau en { $square } peut atteindre le but{ $bounces ->
        [0] {""}
        [one] {" "}en { $bounces } rebond
       *[other] {" "}en { $bounces } rebonds
    }. Appuie dessus, puis sur le but derrière Salle : tu gagnes.
gyges-guide-threat = Attention : si rien ne change, Salle amène l'anneau de { $square } dans ton but. Barre-lui le chemin, ou remplace un anneau sur lequel il rebondit.
gyges-guide-over = Pour la prochaine partie : avant d'envoyer, regarde si la ligne la plus proche de Salle peut atteindre ton but.
