# Ce qui est proposé à qui écrit le nom de Salle dans n'importe quelle discussion de Telegram.

inline-your-move = À toi de jouer
inline-waiting = À l'autre de jouer
inline-challenge = Défi : { $game }
inline-invites = { $name } t'invite à jouer à { LA($game) }. La première personne qui accepte joue.
inline-take-it = Accepter
inline-nothing = Rien à jouer pour l'instant : ouvre Salle
inline-no-invitation = Cette invitation ne vient pas de Salle, ou son lien est incomplet. Demandes-en une autre.
