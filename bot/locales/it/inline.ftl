# Che cosa si offre a chi scrive il nome di Salle in una chat qualsiasi di Telegram.

inline-your-move = Tocca a te
inline-waiting = Tocca all'altro
inline-challenge = Sfida { A($game) }
inline-invites = { $name } ti invita a una partita di { $game }. Gioca chi l'accetta per primo.
inline-take-it = Accetta
inline-nothing = Niente da giocare adesso: apri Salle
inline-no-invitation = Questo invito non è di Salle, o il suo collegamento è incompleto. Chiedine uno nuovo.
