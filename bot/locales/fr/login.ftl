### Comment on garde sa place sur la page : clés d'accès, connexion, sessions.

# The page's own.
login-title = Ma place
login-keep = Garder ma place
login-keep-about = Une clé d'accès te garde cette place : sur un autre appareil, tu la retrouves. Ni mot de passe, ni adresse mail.
login-kept = Ta place est gardée. Sur un autre appareil, choisis « J'ai déjà une place ».
login-add = Ajouter une autre clé d'accès
login-have = J'ai déjà une place
login-have-about = Avec une clé d'accès, tu retrouves ici la place que tu as gardée.
login-passkeys = Mes clés d'accès
login-none = Pas encore de clé d'accès : seul ce navigateur connaît ta place.
login-made = Créée : { $day }
login-used = dernier usage : { $day }
login-remove = Retirer
login-remove-of = Retirer la clé d'accès : { $device }
login-remove-sure = La retirer quand même
login-leave-it = La laisser
login-sessions = Mes connexions
login-here = ce navigateur
login-since = Depuis : { $day }
login-end = Se déconnecter
login-end-of = Se déconnecter : { $device }
login-somewhere = Navigateur inconnu
login-name-first = Donne-toi d'abord un nom à l'entrée : tu pourras ensuite garder ta place.
login-not-able = Ce navigateur ne peut pas utiliser de clés d'accès ici.
login-cancelled = Rien n'a changé : aucune clé d'accès n'a été confirmée.
login-already = Cet appareil a déjà une clé d'accès pour ta place.
login-with-discord = Se connecter avec Discord
login-with-telegram = Se connecter avec Telegram

# Refusals.
login-chat-not-proved = Je ne peux pas vérifier qui tu es là-bas. Recommence.
login-late = Plus de cinq minutes ont passé, ou c'était déjà fait. Recommence.
login-not-proved = Je n'ai pas pu vérifier cette clé d'accès. Recommence.
login-unknown = Je ne connais pas cette clé d'accès. Elle a peut-être été retirée.
login-too-many = Tu as { $count } clés d'accès : c'est le maximum. Retires-en une d'abord.
login-not-here = Les clés d'accès ne marchent pas à cette adresse : il leur faut le vrai nom de la page, en HTTPS.
login-last-passkey = C'est ta dernière clé d'accès. Sans elle, tu ne peux te connecter nulle part ailleurs ; si ce navigateur perd son cookie, ta place est perdue.
login-no-chair = Les six places de ce navigateur sont prises. Libères-en d'abord une.
login-no-session = Cette connexion est déjà fermée.
login-only-way = Sans clé d'accès, tu ne pourrais pas revenir à ta place. Garde-la d'abord, puis déconnecte-toi.
