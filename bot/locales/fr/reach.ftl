### Où l'on a des nouvelles de Salle, et quand elle rappelle quelque chose.

reach-here = Je t'écrirai ici.
reach-messages = Messages privés
reach-open = ils arrivent
reach-not-tried = tu en recevras un quand ce sera à toi
reach-page = cette page se met à jour toute seule
reach-discord-closed = Discord les refuse. Autorise les messages privés des membres d'un serveur que nous partageons (touche son nom, puis « Paramètres de confidentialité »), ou débloque-moi ; puis touche « Réessayer ».
reach-discord-no_common_place = Discord les refuse, car nous ne partageons aucun serveur. Rejoins-en un où je suis, ou ajoute-moi à tes applis ; puis touche « Réessayer ».
reach-discord-busy = Discord ne me laisse pas ouvrir d'autres discussions pour l'instant. Touche « Réessayer » dans quelques minutes.
reach-telegram-never_started = Telegram ne me laisse t'écrire qu'une fois notre discussion privée ouverte. Ouvre-la et touche « Démarrer ».
reach-telegram-blocked = tu as bloqué Salle sur Telegram. Ouvre notre discussion privée et touche « Redémarrer ».
reach-refused = ils sont refusés. Autorise-les, puis touche « Réessayer ».
reach-meanwhile = D'ici là, je te mentionne là où tu joues.
reach-places = Dans le salon de ces tables, je peux répondre, mais pas écrire de moi-même :
reach-try-again = Réessayer
reach-tried = Je t'écris maintenant. Si rien n'arrive, mes messages sont toujours refusés.

## Rappels

reach-hour = { $hour } h
reach-hour-utc = { $hour } h UTC, tant que « Mes horaires » ne connaît pas ton fuseau
reach-digest = { $count ->
        [one] C'est à toi de jouer à une table
       *[other] C'est à toi de jouer à { $count } tables
    }

reach-place-left = La discussion de { $title } est fermée à Salle : la partie continue ici.
