# Lo que se ofrece a quien escribe el nombre de Salle en cualquier chat de Telegram.

inline-your-move = Te toca jugar
inline-waiting = Le toca a tu rival
inline-challenge = Desafío: { $game }
inline-invites = { $name } te invita a jugar a { LA($game) }. Juega quien acepte primero.
inline-take-it = Aceptar
inline-nothing = Nada que jugar ahora: abre Salle
inline-no-invitation = Esta invitación no es de Salle, o su enlace está incompleto. Pide otra.
