### Bloccare: con chi non si vuole avere a che fare.

block-done = Hai bloccato { $name }: niente sfide da parte sua, niente righe sue al tavolo, nessun abbinamento fra voi. Non lo saprà, e un incontro in corso continua.
block-undo = Sblocca
block-undone = Hai sbloccato { $name }.
block-not-blocked = Non hai bloccato { $name }.
block-list = Hai bloccato queste persone. Loro non lo sanno.
block-whom = Chi vuoi sbloccare?
block-nobody = Non hai bloccato nessuno. Per farlo scrivi /block e un nome.
block-somebody = qualcuno
block-not-yourself = Non puoi bloccarti.
block-too-many = Hai già bloccato { $count } persone: di più non si può. /unblock mostra le ultime.
block-yours = Hai bloccato { $name }. Con /unblock potete giocare di nuovo insieme.
# La legge anche chi è bloccato, perciò non dice il motivo.
block-no-match = Questo incontro ora non si può fare. Scegli qualcun altro, o sfida chiunque.
