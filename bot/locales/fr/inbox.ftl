### Ce qui attend quelqu'un : les lignes de sa liste, et la discrétion d'un salon.

inbox-next = Table suivante ({ $count })
inbox-draw-offered = On te propose la nulle
inbox-takeback-asked = On te demande de reprendre un coup
inbox-break-asked = { $wish ->
    [adjourn] Ajourner ?
    [resume] Reprendre ?
   *[pause] Une pause ?
}
inbox-time-is-up = Temps écoulé : choisis
inbox-your-time-is-up = Ton temps est écoulé ; tu peux encore jouer
inbox-void = sans résultat
