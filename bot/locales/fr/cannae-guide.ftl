# La première bataille guidée de Cannes : ce qui devient possible, en deux phrases courtes au plus.

cannae-guide-first = Apprends en jouant : environ 15 minutes
    .about = Une bataille contre Salle ; les règles viennent en jouant

cannae-guide-infantry = Appuie sur un de tes boucliers, puis sur une case voisine : l'infanterie fait un pas dans n'importe quelle direction. Si tu perds tes huit boucliers, tu as perdu.
cannae-guide-both = Dans un tour, tu peux faire une action d'infanterie et une de cavalerie, dans l'ordre que tu veux. Après la première, appuie sur une pièce de l'autre arme, ou envoie.
cannae-guide-cavalry = Tes chevaux vont aussi loin que le chemin est libre, comme la dame aux échecs. Mais un cheval à côté de deux boucliers ennemis est perdu.
cannae-guide-push = Depuis { $origin }, tu peux pousser : { $active ->
        [1] un
        [2] deux
        [3] trois
       *[other] { $active }
    } des tiens contre { $opposing ->
        [1] un
        [2] deux
       *[other] { $opposing }
    }. Toute la ligne avance d'une case.
cannae-guide-charge = L'infanterie en { $square } est seule. Ta cavalerie en { $origin } peut charger et la prendre.
cannae-guide-thrown_off = Pousse depuis { $origin } vers { $target } : la pièce en { $square } tombe du plateau.
cannae-guide-surround = Joue de { $origin } vers { $target } : la cavalerie en { $square } est alors à côté de deux de tes boucliers, et elle est perdue.
cannae-guide-alone = Ton infanterie en { $square } est seule, et la cavalerie de Salle pourrait la prendre. Place un autre bouclier à côté, ou ferme le chemin.
cannae-guide-lost = { $cause ->
        [charged] La cavalerie a pris ton infanterie en { $square }, qui était seule. On ne charge pas des boucliers côte à côte.
        [thrown-off] Ta pièce en { $square } a été poussée hors du plateau. Au bord, une ligne n'a nulle part où aller.
        [surrounded] Ta cavalerie en { $square } était à côté de deux boucliers ennemis, et elle est perdue. Tiens tes chevaux loin des paires.
       *[shut-in] Ta cavalerie en { $square } n'avait aucune case libre à côté, et elle est perdue.
    }
cannae-guide-over = Pousse en rangs serrés et charge ce qui est seul : tout l'art est là.
