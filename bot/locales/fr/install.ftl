### Ce que la page dit d'elle-même : connexion perdue, notifications, son, application installée.

## Notifications, where no page is open
install-push-turn = À toi de jouer : { $game } avec { $who }
install-push-table = { $game } avec { $who }
install-push-unknown = Je ne connais pas le service de notifications de ce navigateur : je ne peux pas t'y prévenir.

## Habits
install-notify = Me prévenir quand c'est à moi
install-notify-denied = Ton navigateur bloque les notifications de Salle. Tu peux les autoriser dans ses réglages pour cette page.
install-notify-failed = Ça n'a pas marché : le navigateur n'a pas pu activer les notifications.
install-sound = Un son léger quand c'est à moi
install-app = Installer Salle comme application
install-app-about = Des jeux à deux, un coup à la fois.

## No connection
install-lost = Je n'arrive pas à joindre Salle en ce moment. J'essaie toujours.
install-not-sent = Pas encore envoyé ; j'essaie toujours.
install-try-now = Réessayer
install-offline-table = Pas de connexion. Voici la table telle que tu l'as vue la dernière fois ({ $when }).
install-offline-tables = Pas de connexion. Voici tes tables telles que tu les as vues la dernière fois ({ $when }).
