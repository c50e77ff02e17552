### Ce qui attend quelqu'un : les lignes de sa liste, et la discrétion d'un salon.

inbox-next = Table suivante ({ $count })
inbox-draw-offered = On te propose la nulle
inbox-takeback-asked = L'autre veut reprendre un coup
inbox-break-asked = { $wish ->
    [adjourn] Ajourner ?
    [resume] Reprendre ?
    [void] Terminer sans résultat ?
   *[pause] Une pause ?
}
inbox-time-is-up = Temps écoulé : choisis
inbox-your-time-is-up = Ton temps est écoulé ; tu peux encore jouer
inbox-void = sans résultat

## La discrétion d'un salon

inbox-boards = Les plateaux dans ce salon
inbox-boards-each = un message par tour
inbox-boards-one = un message par table
inbox-boards-threads = un fil pour chaque table
inbox-quiet-set = Désormais : { $how }.
inbox-quiet-here = Dans notre discussion privée, je garde un message par table. Écris cette commande dans un salon ou un groupe pour le rendre plus discret.
inbox-not-your-chat = Pour changer ça, il faut pouvoir gérer ce salon.

## La liste épinglée

inbox-pin = Épingler
inbox-unpin = Désépingler
inbox-pinned = Désormais, tes tables restent en haut de cette discussion.
inbox-unpinned = Tes tables ne restent plus en haut.
inbox-empty = Rien en cours pour l'instant. /challenge ouvre une table.
