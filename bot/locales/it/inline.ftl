# Che cosa si offre a chi scrive il nome di Salle in una chat qualsiasi di Telegram.

inline-your-move = Tocca a te
inline-waiting = Non tocca a te
inline-challenge = Sfida { ALLA($game) }
inline-invites = { $name } ti invita a giocare { ALLA($game) }. Gioca chi accetta per primo.
inline-take-it = Accetta
inline-nothing = Niente da giocare adesso: apri Salle
inline-no-invitation = Questo invito non è di Salle, o il suo link è incompleto. Chiedine uno nuovo.
