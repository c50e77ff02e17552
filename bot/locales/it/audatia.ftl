# Audatia. $seat, $rival: "you" o "they"; $seat_name, $rival_name: chi è.
# $card, $posta, $virtue, $flank, $blow: codici, che i pezzi di frase qui sotto mettono in parole.

audatia-name = Audatia
    .about = Un duello alla spada a due mani, due mazzi da sessanta. 45 minuti
    .caption = Legamento largo: può attaccare chi ha parato.
    .alt = Audatia: due spadaccini in un legamento largo; Salle ha parato, e può attaccare.

## Opzioni: nome, valori come li elenca la sfida, che cosa significano
audatia-option-challenger = Chi sfida gioca con
    .about = Con quale mazzo gioca chi sfida. Deve attaccare, e prende Audatia
audatia-option-challenger-galeazzo = Galeazzo
    .about = Fa finte, tira calci, esce dall'assalto
    .card = { $name } è Galeazzo
audatia-option-challenger-boucicault = Boucicault
    .about = Provoca, adesca, guarda nelle mani
    .card = { $name } è Boucicault
audatia-option-challenged = Chi è sfidato gioca con
    .about = Con quale mazzo gioca chi è sfidato. Ha la prima scelta fra le virtù
audatia-option-challenged-galeazzo = Galeazzo
    .about = Fa finte, tira calci, esce dall'assalto
    .card = { $name } è Galeazzo
audatia-option-challenged-boucicault = Boucicault
    .about = Provoca, adesca, guarda nelle mani
    .card = { $name } è Boucicault
audatia-option-counterattack_answer = Risposta a un contrattacco
    .about = Se un contrattacco si può parare
audatia-option-counterattack_answer-parry = i contrattacchi si parano
    .about = Come ogni altro attacco
audatia-option-counterattack_answer-none = i contrattacchi non si parano
    .about = Se ne esce solo con Uscita o Misura Perfetta
audatia-option-imperfect_counter = Contrario imperfetto
    .about = Che cosa succede dopo un contrario imperfetto
audatia-option-imperfect_counter-break_off = un contrario imperfetto chiude l'assalto
    .about = Il rimedio è fermato, ed entrambi escono dall'assalto
audatia-option-imperfect_counter-responder_may_remedy = un contrario imperfetto dà un rimedio
    .about = Chi ha fermato il rimedio può giocarne uno suo
audatia-option-break_off_saves_from_exchange = Uscita contro uno scambio
    .about = Se l'abilità Uscita salva chi ha subìto uno scambio di punta
audatia-option-break_off_saves_from_exchange-true = Uscita salva da uno scambio
    .about = Come da ogni altro pericolo
audatia-option-break_off_saves_from_exchange-false = Uscita non salva da uno scambio
    .about = Se ne esce solo con un rimedio da fuori
audatia-option-auto_pass = Passare subito
    .about = Se le decisioni che una mano non permette si saltano in silenzio
audatia-option-auto_pass-true = si passa subito
    .about = Più svelto; ma se una domanda manca si può indovinare perché
audatia-option-auto_pass-false = chi passa rivela poco
    .about = Salle risponde per chi non ha nulla da decidere, dopo un po': di solito un minuto o due, ogni tanto un'ora

## I livelli del computer
audatia-level-novice = testa dura
    .about = Sta nella sua posta preferita e dà il suo colpo preferito, qualunque cosa tu abbia
audatia-level-parrier = sulla difensiva
    .about = Soppesa ogni risposta a un colpo, ma colpisce e si mette in posta per abitudine
audatia-level-stickler = sempre uguale
    .about = Soppesa ogni colpo, ma comincia sempre dalla sua posta preferita
audatia-level-keen = perspicace
    .about = Colpisce dove ti scopri, e vede un colpo più in là
audatia-level-planner = previdente
    .about = Prova qualche duello a mente, con le mani che potresti avere
audatia-level-master = maestria
    .about = Prova molti duelli a mente, con le mani che potresti avere

## Decisioni a cui si può rispondere in anticipo
audatia-window-salute = Salutare, o rendere il saluto
audatia-window-skills = Giocare un'abilità fuori misura
audatia-window-deny = Negare un'abilità
audatia-window-villano = Colpo di Villano dopo la tua parata
audatia-window-entry = Entrata audace (o finta), dopo che ti hanno parato
audatia-window-kick = Calcio contro un'entrata audace
audatia-window-turn = Attaccare nel gioco largo
audatia-window-remedy = Giocare un rimedio allo stretto

## Pezzi di frase
audatia-who = { $seat ->
        [you] Hai
       *[they] { $seat_name } ha
    }
audatia-blow = { $blow ->
        [MF] mandritto fendente
        [RF] roverso fendente
        [MM] mandritto mezano
        [RM] roverso mezano
        [MS] mandritto sottano
        [RS] roverso sottano
       *[P] punta
    }
    .gloss = { $blow ->
        [MF] un taglio che scende da destra
        [RF] un taglio che scende da sinistra
        [MM] un taglio orizzontale da destra
        [RM] un taglio orizzontale da sinistra
        [MS] un taglio che sale da destra
        [RS] un taglio che sale da sinistra
       *[P] un colpo con la punta della spada
    }
audatia-attack = { $attack ->
        [MF] un mandritto fendente
        [RF] un roverso fendente
        [MM] un mandritto mezano
        [RM] un roverso mezano
        [MS] un mandritto sottano
        [RS] un roverso sottano
       *[P] una punta
    }
audatia-card = { $card ->
        [MF] mandritto fendente
        [MFl] mandritto fendente
        [MFr] mandritto fendente
        [RF] roverso fendente
        [RFl] roverso fendente
        [RFr] roverso fendente
        [MM] mandritto mezano
        [MMl] mandritto mezano
        [RM] roverso mezano
        [RMl] roverso mezano
        [MS] mandritto sottano
        [MSl] mandritto sottano
        [MSr] mandritto sottano
        [RS] roverso sottano
        [RSl] roverso sottano
        [RSr] roverso sottano
        [P] punta
        [turn] Volta e Pomo
        [soprana] Soprana Tor di Spada
        [elbow] Spinta al Gomito
        [bind] Ligadura Mezana
        [handle] Presa del Manico
        [cover] Coperta e Pomo
        [xsoprana] Contra Soprana
        [xelbow] Contra Gomito
        [xbind] Contra Ligadura
        [xhandle] Contra Manico
        [taunt] Burla
        [preempt] Anticipo
        [lure] Esca
        [lynx] Occhio di Lince
        [second] Ripensamento
        [measure] Misura Perfetta
        [deny] Negazione
        [kick] Calcio
        [feint] Finta
        [breakoff] Uscita
        [villano] Colpo di Villano
       *[repeat] Ripetizione
    }
    .full = { audatia-card }
    .a = { $card ->
        [P] una { audatia-card }
       *[other] un { audatia-card }
    }
    .to = { $card ->
        [P] alla { audatia-card }
       *[other] al { audatia-card }
    }
    .short = { $card ->
        [turn] Volta
        [soprana] Soprana
        [elbow] Gomito
        [bind] Ligadura
        [handle] Manico
        [cover] Coperta
        [lynx] Lince
        [measure] Misura
        [villano] Villano
       *[other] { audatia-card }
    }
audatia-sun = { $card ->
        [MFl] , mezzo sole a sinistra
        [RFl] , mezzo sole a sinistra
        [MMl] , mezzo sole a sinistra
        [RMl] , mezzo sole a sinistra
        [MSl] , mezzo sole a sinistra
        [RSl] , mezzo sole a sinistra
        [MFr] , mezzo sole a destra
        [RFr] , mezzo sole a destra
        [MSr] , mezzo sole a destra
        [RSr] , mezzo sole a destra
       *[none] {""}
    }
audatia-posta = { $posta ->
        [frontale] Frontale
        [donna_destra] Donna Destra
        [donna_sinestra] Donna Sinestra
        [fenestra_destra] Fenestra Destra
        [fenestra_sinestra] Fenestra Sinestra
        [longa] Longa
        [breve] Breve
        [tutta_porta] Tutta Porta di Ferro
        [mezana_porta] Porta di Ferro Mezana
        [dente] Dente di Zenghiaro
        [coda_longa] Coda Longa
       *[bicorno] Bicorno
    }
audatia-posta-closed = chiusa a { $blows }
audatia-posta-lends = +{ $amount } { audatia-virtue } { $kind ->
        [any] a ogni colpo
        [parry] a una parata
        [thrust] a una punta
       *[cut-attack] a un taglio che attacca
    }
audatia-posta-exchanges = scambia di punta
audatia-posta-springs = { $blows } lega stretto
audatia-posta-once = una volta per duello
audatia-virtue = { $virtue ->
        [audatia] Audatia
        [prudentia] Prudentia
        [fortitudo] Fortitudo
       *[celeritas] Celeritas
    }
    .gloss = { $virtue ->
        [audatia] l'audacia: entra audacemente dopo un attacco
        [prudentia] la prudenza: attacca anche di sottano
        [fortitudo] la forza: sceglie dentro o fuori allo stretto
       *[celeritas] la rapidità: contrattacca, scambia di punta
    }
audatia-character = { $character ->
        [galeazzo] Galeazzo
       *[boucicault] Boucicault
    }
audatia-flank = { $flank ->
        [inside] dentro
       *[outside] fuori
    }
audatia-bind = { $bind ->
        [largo] largo
       *[stretto] stretto
    }
audatia-role = { $is_challenger ->
        [1] chi sfida
       *[0] chi è sfidato
    }
audatia-asks = { $window ->
        [mulligan] quali carte della prima mano cambiare
        [virtue] quale virtù prendere
        [salute] se salutare
        [return] se rendere il saluto
        [measure] uno scambio di carte, o una posta in segreto
        [skills] un'abilità fuori misura, o passare
        [lured] un colpo da scartare
        [lured-posta] un'altra posta
        [duty] un attacco
        [opening] un attacco, o un'altra posta
        [reply] un attacco, o un'altra posta
        [last-call] un attacco, o passare e pareggiare l'assalto
        [defend] una risposta all'attacco
        [escape] una via d'uscita dallo scambio
        [villano] il Colpo di Villano, o passare
        [entry] un'entrata audace, una finta, o passare
        [bold] un calcio o un'uscita contro l'entrata audace, o passare
        [again] l'attacco dopo la finta
        [turn] un attacco, o passare
        [orient] dentro o fuori
        [remedy] un rimedio, o passare
        [counter] un contrario
        [deny] se negare l'abilità
       *[over] nulla, il duello è finito
    }

## Che cosa è successo. `.start` di una frase e `.end` della seguente ne fanno una; un `.aside` va da sé
audatia-duel-began = { $one ->
        [you] Tu sei { $challenger_words }
       *[they] { $one_name } è { $challenger_words }
    }, { $two ->
        [you] tu sei { $challenged_words }.
       *[they] { $two_name } è { $challenged_words }.
    }
    .heading = { $one_name }, { $challenger_words }, contro { $two_name }, { $challenged_words }
audatia-assault-began = Assalto { $number }, fuori misura.{ $draws ->
        [0] {""}
       *[other] {" "}Un assalto è finito pari; il secondo dà il duello a chi è sfidato.
    }
    .heading = Assalto { $number }{ $draws ->
            [0] {""}
           *[other] {" "}· uno pari
        }
audatia-drew = { audatia-who } pescato { $cards_words }.
    .end = e pescato { $cards_words }.
audatia-drew-unseen =
    .aside = { audatia-who } pescato { $count ->
            [one] una carta
           *[other] { $count } carte
        }. Tallone { $deck }.
audatia-mulliganed = { $cards_count ->
        [0] { audatia-who } tenuto tutta la prima mano.
        [one] { audatia-who } cambiato una carta: { $cards_words }.
       *[other] { audatia-who } cambiato { $cards_count } carte: { $cards_words }.
    }
audatia-chose = { $window ->
        [mulligan] { audatia-who } scelto quali carte cambiare.
       *[measure] { audatia-who } scelto una posta in segreto.
    }
audatia-virtue-taken = Ora { $seat ->
        [you] hai
       *[they] { $seat_name } ha
    } { audatia-virtue }.
audatia-saluted = { $is_return ->
        [0] { audatia-who } salutato, dando una carta: { audatia-card }.
       *[other] { audatia-who } reso il saluto, dando una carta: { audatia-card }.
    }
audatia-salute-withheld = { $is_return ->
        [0] { $seat ->
            [you] Non hai salutato.
           *[they] { $seat_name } non ha salutato.
        }
       *[other] { $seat ->
            [you] Non hai reso il saluto
           *[they] { $seat_name } non ha reso il saluto
        }: { $rival ->
            [you] il tuo primo colpo guadagna
           *[they] il primo colpo di { $rival_name } guadagna
        } +4 Audatia.
    }
audatia-traded = { audatia-who } dato { $cards_words } per una carta.
    .start = { audatia-who } dato { $cards_words }
audatia-cycled = { audatia-who } cambiato { audatia-card } con un'altra carta.
    .start = { audatia-who } scartato { audatia-card }
audatia-poste-revealed = Si scoprono le poste: { $one ->
        [you] tu sei
       *[they] { $one_name } è
    } in { $one_posta_words }, { $two ->
        [you] tu sei
       *[they] { $two_name } è
    } in { $two_posta_words }.
audatia-posta-changed = { audatia-who } cambiato posta: { audatia-posta }.
audatia-blow-spent = { $seat ->
        [you] Per l'esca hai scartato
       *[they] Per l'esca { $seat_name } ha scartato
    } { audatia-card.a }.
audatia-attacked = { $seat ->
        [you] Hai attaccato
       *[they] { $seat_name } attacca
    } con { audatia-card.a }.
audatia-answered = { $use ->
        [parry] { audatia-who } parato con { audatia-card.a }.
        [counterattack] { audatia-who } contrattaccato con { audatia-card.a }: para e attacca insieme.
        [break] { audatia-who } rotto di punta con { audatia-card.a }.
       *[exchange] { audatia-who } fatto lo scambio di punta: se ne esce solo con un rimedio da fuori.
    }
audatia-bound = { $seat ->
        [you] La tua parata
       *[they] La parata di { $seat_name }
    } { $bind ->
        [largo] lega largo: possono seguire altri colpi.
       *[stretto] lega stretto: niente più colpi, solo rimedi.
    }
audatia-entered-boldly = { $seat ->
        [you] Entri audacemente
       *[they] { $seat_name } entra audacemente
    }, allo stretto.
audatia-oriented = { audatia-who } scelto di stare { audatia-flank }.
audatia-remedy-played = { $seat ->
        [you] Hai giocato
       *[they] { $seat_name } gioca
    } { audatia-card.full } da { audatia-flank }.
audatia-countered = { audatia-who } risposto con { audatia-card.full }{ $is_perfect ->
        [0] : il rimedio è fermato.
       *[other] , il contrario perfetto.
    }
    .start = { audatia-who } risposto con { audatia-card.full }, il contrario perfetto,
audatia-skill-played = { audatia-who } giocato { audatia-card.full }{ $card ->
        [taunt] : l'altro deve fare il primo attacco.
        [preempt] , per fare il primo attacco.
        [lure] : l'altro deve scartare un colpo e cambiare posta.
        [lynx] , per guardare nella mano dell'altro.
        [second] , per riprendere una carta.
        [measure] : l'attacco resta corto.
        [kick] : vince, se non trova risposta.
        [feint] : l'attacco continua subito.
        [breakoff] , per uscire dall'assalto.
        [villano] : vince, se non trova risposta.
        [repeat] , per riprendere un colpo.
       *[deny] .
    }
audatia-fetched = { audatia-who } ripreso in mano { audatia-card }.
audatia-denied = { audatia-who } negato { audatia-card }: non ha effetto.
audatia-hand-seen = { audatia-who } guardato: { $rival ->
        [you] hai in mano
       *[they] { $rival_name } ha in mano
    } { $hand_count ->
        [0] nessuna carta
       *[other] { $hand_words }
    }.
audatia-passed = { audatia-who } passato: { $window ->
        [skills] nessuna abilità.
        [duty] nessun attacco.
        [last-call] nessun attacco.
        [villano] niente Colpo di Villano.
        [entry] niente entrata audace, niente finta.
        [bold] l'entrata audace continua.
        [turn] nessun attacco.
        [remedy] nessun rimedio.
       *[deny] l'abilità resta valida.
    }
audatia-broke-off = Uscita: l'assalto { $assault } non ha vincitore, e non conta come pari.
audatia-assault-drawn = Senza un attacco l'assalto { $assault } è pari, il { $draws ->
        [1] primo
       *[other] secondo
    } di due.
audatia-duel-won = { $seat ->
        [you] Vinci il duello
       *[they] { $seat_name } vince il duello
    }{ $ending ->
        [blow] : { $rival ->
            [you] non avevi
           *[they] { $rival_name } non aveva
        } risposta { audatia-card.to }
        [exchange] : { $rival ->
            [you] non hai trovato
           *[they] { $rival_name } non ha trovato
        } via d'uscita dallo scambio
        [remedy] : { $rival ->
            [you] non avevi
           *[they] { $rival_name } non aveva
        } un contrario per { audatia-card.full }
        [kick] {" "}con un calcio
        [villano] {" "}con il Colpo di Villano
        [draws] : due assalti pari lo danno a chi è sfidato
       *[broken-off] {""}
    }.
    .end = e { $seat ->
            [you] vinci
           *[they] vince
        } il duello.

## Il risultato, e perché
audatia-broken-off = Il duello è stato interrotto nell'assalto { $assault }.

## Che cosa si chiede. $card: di che cosa si tratta; $blow: lo stesso, se è un colpo
audatia-asked-mulligan = Puoi cambiare quante carte vuoi della prima mano, una volta. Quali?
audatia-asked-virtue = Prendi una virtù: è tua per tutto il duello.
audatia-asked-salute = Vuoi salutare? Costa una carta. Se { $rival_name } non rende il saluto, il tuo primo colpo guadagna +4 Audatia.
audatia-asked-return = { $rival_name } saluta. Rendi il saluto con una carta, o il primo colpo di { $rival_name } guadagna +4 Audatia.
audatia-asked-measure = Scegli una posta in segreto. Prima puoi scambiare due carte con una.
audatia-asked-skills = Fuori misura: gioca un'abilità, o passa.
audatia-asked-lured = C'è un'esca per te: scarta un colpo.
audatia-asked-lured-posta = C'è un'esca per te: ora cambia posta.
audatia-asked-duty = { $card ->
        [preempt] Hai giocato d'anticipo: il primo attacco è tuo.
       *[taunt] Per la burla devi fare tu il primo attacco.
    } Se non hai un attacco, puoi cambiare posta una volta.
audatia-asked-opening = Attacca, o cambia posta.
audatia-asked-reply = { $rival_name } ha cambiato posta: attacca, o cambia la tua.
audatia-asked-last-call = Ultima chiamata: attacca ora, o l'assalto è pari.
audatia-asked-defend = { $use ->
        [counterattack] { $rival_name } contrattacca. Rispondi
       *[attack] Rispondi
    } { audatia-card.to }, { audatia-blow.gloss }{ audatia-sun }.
audatia-asked-escape = { $rival_name } ha scambiato la tua punta. Escine con un rimedio da fuori, o il duello è perso.
audatia-asked-villano = Hai parato un fendente con un fendente: il Colpo di Villano, o passa.
audatia-asked-entry = Il tuo attacco è stato parato: entra audacemente, fai una finta, o passa.
audatia-asked-bold = { $rival_name } entra audacemente. Ferma l'entrata, o passa.
audatia-asked-again = La finta è riuscita: attacca di nuovo.
audatia-asked-turn = Gioco largo: attacca, o passa.
audatia-asked-orient = Allo stretto: stai dentro o fuori?
audatia-asked-remedy = Allo stretto, tu stai { audatia-flank }: un rimedio, o passa.
audatia-asked-counter = Rispondi con un contrario { A(audatia-card.full) }, giocato da { audatia-flank }, o il duello è perso.
audatia-asked-deny = { $rival_name } ha giocato { audatia-card.full }. { $card ->
        [kick] Rispondi, o perdi il duello.
        [villano] Rispondi, o perdi il duello.
       *[other] Nega l'abilità, o lascia correre.
    }
audatia-waits-both-mulligan = Entrambi scelgono in segreto quali carte cambiare.
audatia-waits-both-measure = Entrambi scelgono una posta in segreto.
audatia-waits-secret = { $seat_name } sta ancora scegliendo.
audatia-waits-mulligan = { $seat_name } sceglie quali carte cambiare.
audatia-waits-virtue = { $seat_name } prende una virtù.
audatia-waits-salute = { $seat_name } può salutare.
audatia-waits-return = { $seat_name } può rendere il saluto.
audatia-waits-measure = { $seat_name } scambia carte, o sceglie una posta in segreto.
audatia-waits-skills = { $seat_name } può giocare un'abilità.
audatia-waits-lured = Per l'esca { $seat_name } deve scartare un colpo.
audatia-waits-lured-posta = Per l'esca { $seat_name } deve cambiare posta.
audatia-waits-duty = { $seat_name } deve fare il primo attacco.
audatia-waits-opening = { $seat_name } attacca, o cambia posta.
audatia-waits-reply = { $seat_name } attacca, o cambia posta.
audatia-waits-last-call = { $seat_name } deve attaccare, o l'assalto è pari.
audatia-waits-defend = { $seat_name } deve rispondere { audatia-card.to }.
audatia-waits-escape = { $seat_name } deve uscire dallo scambio.
audatia-waits-villano = { $seat_name } può far seguire qualcosa alla parata.
audatia-waits-entry = L'attacco di { $seat_name } è stato parato: può entrare audacemente o fare una finta.
audatia-waits-bold = { $seat_name } può fermare l'entrata audace.
audatia-waits-again = { $seat_name } attacca di nuovo.
audatia-waits-turn = Gioco largo: { $seat_name } può attaccare.
audatia-waits-orient = Allo stretto: { $seat_name } sceglie dentro o fuori.
audatia-waits-remedy = Allo stretto: { $seat_name } può giocare un rimedio.
audatia-waits-counter = { $seat_name } deve rispondere { A(audatia-card) } con un contrario.
audatia-waits-deny = { $seat_name } può negare { audatia-card }.
audatia-chances-attacks = Puoi attaccare con: { $cards }.
audatia-chances-no-attacks = Nessuno dei tuoi colpi può attaccare da qui.
audatia-chances-answers = Puoi rispondere con: { $cards }.
audatia-chances-plays = Puoi giocare: { $cards }.
audatia-chances-bold = un'entrata audace
audatia-no-remedies = nessun rimedio
audatia-chances-nothing = Non hai in mano nulla che serva.
audatia-chances-flanks = Rimedi da dentro: { $inside }; da fuori: { $outside }.
audatia-not-sent = Non ancora inviata.

## La riga sotto un tavoliere pubblico
audatia-summary = Assalto { $assault }. { $waits }

## Pulsanti. $label: una carta, posta, virtù o parte in poche lettere. `.with`: le carte nominate
audatia-step-attack = Attacco
    .alone = Attacco { $label }
    .name = Attacca con { audatia-card.a }{ audatia-sun }
audatia-step-parry = Parata
    .alone = Parata { $label }
    .name = Para con { audatia-card.a }{ audatia-sun }
    .detail = { $bind ->
        [largo] legamento largo
       *[stretto] legamento stretto
    }
audatia-step-counterattack = Contrattacco
    .alone = Contrattacco { $label }
    .name = Contrattacca con { audatia-card.a }{ audatia-sun }
audatia-step-break = Rompere di punta
    .alone = Rompi con { $label }
    .name = Rompi di punta con { audatia-card.a }
audatia-step-exchange = Scambio di punta
    .alone = Scambio { $label }
    .name = Fai lo scambio di punta
audatia-step-remedy = Rimedio
    .alone = { $label }
    .name = Gioca { audatia-card.full }
audatia-step-counter-remedy = Contrario
    .alone = { $label }
    .name = Rispondi con { audatia-card.full }
    .detail = { $is_perfect ->
        [0] lo ferma
       *[1] perfetto, vince
    }
audatia-step-skill = Abilità
    .alone = { $label }
    .name = Gioca { audatia-card.full }
audatia-step-fetch = Riprendere
    .alone = { $label }
    .name = Gioca { audatia-card.full }, e riprendi una carta
    .with = Gioca { audatia-card.full }, e riprendi { $cards_words }
audatia-step-trade = Scambio di carte
    .alone = Scambia due per una
    .name = Scambia due carte con una
    .with = Scambia { $cards_words } con una carta
audatia-step-card = Carta
    .alone = { $label }
    .name = { audatia-card }{ audatia-sun }
audatia-step-cycle = Cambia un'abilità
    .alone = Cambia un'abilità
    .name = Scarta un'abilità con il segno del ciclo per un'altra carta
    .with = Scarta { $cards_words } per un'altra carta
audatia-step-salute = Saluto
    .alone = Saluta
    .name = { $window ->
        [return] Rendi il saluto con una carta
       *[other] Saluta con una carta
    }
    .with = { $window ->
        [return] Rendi il saluto con { $cards_words }
       *[other] Saluta con { $cards_words }
    }
audatia-step-nosalute = Nessun saluto
    .alone = Nessun saluto
    .name = Non salutare
audatia-step-noreturn = Non renderlo
    .alone = Non renderlo
    .name = Non rendere il saluto
audatia-step-keep = Tieni tutto
    .alone = Tieni tutto
    .name = Tieni tutte le dodici carte
audatia-step-spend = Scarto
    .alone = Scarta un colpo
    .name = Scarta un colpo
    .with = Scarta { $cards_words }
audatia-step-virtue = Virtù
    .alone = { $label }
    .name = Prendi { audatia-virtue }, { audatia-virtue.gloss }
audatia-step-posta = Posta
    .alone = { $label }
    .name = Mettiti in { audatia-posta }
audatia-step-change = Cambia posta
    .alone = → { $label }
    .name = Cambia posta: { audatia-posta }
audatia-step-flank = Stare
    .alone = { $flank ->
        [inside] Dentro
       *[outside] Fuori
    }
    .name = Stai { audatia-flank }
audatia-step-bold = Entrata audace
    .alone = Entrata audace
    .name = Entra audacemente, allo stretto
audatia-step-pass = { $window ->
        [last-call] Nessun attacco
        [turn] Nessun attacco
        [deny] Lascia correre
       *[other] Passa
    }
    .alone = { audatia-step-pass }
    .name = { audatia-step-pass }
audatia-preview-mulligan = Da cambiare: { $cards_words }. Altre, o basta così?
audatia-preview-choosing = { $kind ->
        [trade] { $count ->
            [0] Quali due carte?
           *[other] Quale altra, oltre { A($cards_words) }?
        }
        [fetch] Quale carta riprendi?
        [cycle] Quale abilità cambi con un'altra carta?
       *[other] Quale carta?
    }
audatia-then-parry = { $bind ->
        [largo] Il legamento sarebbe largo: il prossimo attacco è tuo.
       *[stretto] Il legamento sarebbe stretto: rimedi, e il primo può essere tuo.
    }
audatia-then-counter-remedy = { $is_perfect ->
        [0] Ferma il rimedio{ $answer ->
            [responder_may_remedy] ; poi puoi giocare un rimedio tu.
           *[break_off] ; poi uscite entrambi dall'assalto.
        }
       *[1] È il contrario perfetto: vinci il duello.
    }
audatia-then-skill = { $card ->
        [taunt] Poi { $name } deve fare il primo attacco.
        [preempt] Poi il primo attacco è tuo.
        [lure] { $name } deve scartare un colpo e cambiare posta.
        [lynx] Poi vedi la mano di { $name }.
        [measure] L'attacco resta corto; il prossimo può essere tuo.
        [kick] Vinci, se { $name } non ha risposta.
        [villano] Vinci, se { $name } non ha risposta.
        [feint] Attacchi subito di nuovo.
        [breakoff] L'assalto finisce senza vincitore, e non conta come pari.
        [deny] L'abilità non ha effetto.
       *[other] {""}
    }
audatia-then-attack = Se { $name } non ha risposta, vinci il duello.
audatia-then-counterattack = { $name } deve rispondere, o il duello è tuo.
audatia-then-exchange = { $name } deve avere un rimedio da fuori, o il duello è tuo.
audatia-then-remedy = Vinci, se { $name } non ha un contrario; il contrario perfetto dà il duello { A($name) }.
audatia-then-bold = Il primo rimedio è tuo.
audatia-then-posta = Resta segreta finché non avete scelto entrambi.
audatia-warning-draws = Senza un attacco l'assalto è pari, { $draws ->
        [0] il primo di due; al secondo perdi il duello.
       *[other] il secondo: perdi il duello.
    }

## Una riga del registro sulla pagina
audatia-deed-attack = attacco { $card }
audatia-deed-parry = parata { $card }
audatia-deed-counterattack = contrattacco { $card }
audatia-deed-break = rompere di punta: { $card }
audatia-deed-exchange = scambio di punta: { $card }
audatia-deed-remedy = { $card }
audatia-deed-counter-remedy = { $card }
audatia-deed-mulliganed = mani iniziali pronte
audatia-deed-mulligan = mano iniziale: scelta
audatia-deed-took = prende { audatia-virtue }
audatia-deed-saluted = saluto: { $card }
audatia-deed-withheld = nessun saluto
audatia-deed-traded = scambio: { $cards }
audatia-deed-cycled = cambio: { $card }
audatia-deed-chose = una posta, in segreto
audatia-deed-revealed = poste: { $one_guard }, { $two_guard }
audatia-deed-changed = cambio di posta: { audatia-posta }
audatia-deed-spent = scarto: { $card }
audatia-deed-skill = { $card }
audatia-deed-fetched = { $by }: { $card }
audatia-deed-denied = negazione: { $card }
audatia-deed-allowed = lascia correre
audatia-deed-bold = entrata audace
audatia-deed-oriented = sta { audatia-flank }
audatia-deed-passed = passa
audatia-deed-won = vince
audatia-deed-lost = perde
audatia-deed-drawn = patta
audatia-deed-bound = { $bind ->
        [largo] largo
       *[stretto] stretto
    }

## Il tavoliere a parole
audatia-hand = { $cuts_count ->
        [0] { $thrusts ->
            [0] {""}
            [1] Punta.
           *[other] { $thrusts } punte.
        }
       *[other] Tagli { $cuts }{ $thrusts ->
            [0] .
            [1] , punta.
           *[other] , { $thrusts } punte.
        }
    }{ $skills_count ->
        [0] {""}
       *[other] {" "}Abilità: { $skills }.
    }
audatia-no-hand = nessuna carta
audatia-alt-duel = Audatia, assalto { $assault }, { $draws ->
        [0] nessuno pari
        [one] uno pari
       *[other] due pari
    }.
audatia-alt-man = { $name }, { $character }, { $role }: { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } in mano, { $deck } nel tallone.
audatia-alt-posta = { $name } è in { audatia-posta }.
audatia-alt-sword = La spada di { $name }: { audatia-side }, in cima alla pila { audatia-card }.
audatia-side = { $side ->
        [R] a destra
        [L] a sinistra
       *[M] al centro
    }
audatia-alt-flank = { $name } sta { audatia-flank }.
audatia-alt-virtues = Virtù, { $one_name } { E($two_name) }: { $virtues }.
audatia-alt-owed = Il primo colpo di { $name } guadagna +4 Audatia.
audatia-alt-duty = { $name } deve fare il primo attacco ({ audatia-card }).
audatia-alt-bind = Il legamento delle lame è { audatia-bind }.
audatia-alt-last = Ultima azione: { $action }
audatia-alt-hand = La tua mano: { $hand }.
audatia-alt-playable = Da giocare ora: { $cards }.
audatia-alt-seen = Carte viste nella mano di { $name }: { $cards }.
audatia-alt-chosen = La tua posta segreta: { audatia-posta }.
audatia-alt-hands = Mani: { $one_name } { $one_hand }; { $two_name } { $two_hand }.
audatia-board-assault = assalto { $assault }
audatia-board-draws = Assalti pari: { $draws } di 2
audatia-board-man = { $name }, { $character }, { $role }
audatia-board-cards = mano { $cards } · tallone { $deck } · scarti { $discards }
audatia-board-posta = posta: { audatia-posta } ({ $row })
audatia-board-sword = spada: { audatia-side }
audatia-board-pile = pila: { $cards }
audatia-board-discard = scarti: { $cards }
audatia-board-legend = M mandritto, R roverso; F fendente, M mezano, S sottano; P punta; l, r: mezzo sole a sinistra, a destra.

## Perché una mossa è stata rifiutata. I fatti sono codici; i pezzi qui sopra li mettono in parole
audatia-refused-not-a-move = «{ $text }» non è una mossa. Scrivi una carta (MFl, kick), una posta (longa) o una virtù (prudentia); counter:MFl per contrattaccare, trade:P,turn, salute:P, second:P, cycle:taunt, inside, bold oppure pass.
audatia-refused-no-such-card = «{ $text }»: questa carta non esiste. Scrivi il suo codice, come MFl, P, turn, cover o kick.
audatia-refused-no-such-posta = «{ $text }»: questa posta non esiste. Scrivi per esempio longa, donna_destra o bicorno.
audatia-refused-no-such-virtue = «{ $text }» non è una virtù. Sono audatia, prudentia, fortitudo e celeritas.
audatia-refused-which-half = «{ $text }»: i tagli hanno mezzo sole. Di' quale: { $one } (a sinistra) o { $two } (a destra).
audatia-refused-trade-two = Uno scambio vuole due carte, come trade:P,turn, non { $count }.
audatia-refused-match-over = Il duello è finito.
audatia-refused-not-your-turn = Ora non tocca a te decidere.
audatia-refused-chosen-already = Hai già scelto; l'altro sta ancora scegliendo.
audatia-refused-not-in-one-go = { $act } non si può inviare insieme a ciò che viene prima: in mezzo c'è qualcosa da scoprire, o a cui rispondere.
audatia-refused-which-copy = Hai in mano entrambi i mezzi soli: di' { $one } (a sinistra) o { $two } (a destra).
audatia-refused-not-held = Non hai in mano { audatia-card }.
audatia-refused-needs-advantage = { $card ->
        [bold] Per un'entrata audace
       *[other] Per { audatia-card }
    } serve più { audatia-virtue } dell'altro: tu ne hai { $own }, contro { $rival }.
audatia-refused-not-in-this-window = { audatia-card } non si può giocare ora. Qui si chiede: { audatia-asks }.
audatia-refused-name-a-card = Di' quale carta riprende { audatia-card }, come { $card }:MFl.
audatia-refused-no-blow-now = Ora non si gioca un colpo. Qui si chiede: { audatia-asks }.
audatia-refused-must-attack = Ora devi attaccare: gioca un colpo.
audatia-refused-not-from-posta = Da { audatia-posta } non c'è { audatia-blow }: una posta permette solo i suoi colpi.
audatia-refused-not-from-side = La tua spada è { audatia-side }, quindi ora non c'è { audatia-blow }: da destra partono i mandritti, da sinistra i roversi; la punta parte da ogni lato.
audatia-refused-closed-line = { audatia-posta }, la posta dell'altro, è chiusa { $blow ->
        [P] alla punta
       *[MF] al { audatia-blow }
    }.
audatia-refused-does-not-stop = Con { $blow ->
        [P] una punta
       *[MF] un { audatia-blow }
    } non si ferma { audatia-attack }.
audatia-refused-never-parries = Un { audatia-blow } non para mai; può solo rompere una punta.
audatia-refused-thrust-answers-thrust = Una punta non ferma un taglio; si può solo scambiare con un'altra punta.
audatia-refused-no-exchange-from = { audatia-posta } non ha il segno dello scambio: da lì non si scambia di punta.
audatia-refused-no-counterattack = Con { $blow ->
        [P] una punta
       *[MF] un { audatia-blow }
    } non si contrattacca { audatia-attack }: lo può solo un fendente, contro lo stesso fendente.
audatia-refused-no-counter-to-counter = Un contrattacco non si contrattacca: para.
audatia-refused-counterattack-unparried = Avete scelto che i contrattacchi non si parano.
audatia-refused-wrong-use = Qui quella carta non serve { $use ->
        [attack] per attaccare
        [parry] per parare
        [counterattack] per contrattaccare
        [break] per rompere di punta
        [exchange] per scambiare di punta
       *[other] a questo
    }.
audatia-refused-no-remedy-now = I rimedi sono per lo stretto, o per uscire da uno scambio. Qui si chiede: { audatia-asks }.
audatia-refused-wrong-flank = { audatia-card } non si gioca da { audatia-flank }.
audatia-refused-no-counter-now = Un contrario risponde a un rimedio. Qui si chiede: { audatia-asks }.
audatia-refused-counters-other-side = { audatia-card } non ferma un rimedio giocato da { audatia-flank }.
audatia-refused-no-escape = Avete scelto che Uscita non salva da uno scambio: se ne esce solo con un rimedio da fuori.
audatia-refused-no-bold-now = Si entra audacemente subito dopo che il proprio attacco è stato parato, non ora.
audatia-refused-no-remedy-held = Per un'entrata audace serve un rimedio in mano.
audatia-refused-nothing-to-attack-with = Per { audatia-card } serve un colpo che possa attaccare ora, e non ne hai.
audatia-refused-feint-in-stretto = Per una finta serve un legamento largo; questo è stretto.
audatia-refused-no-fendenti = { audatia-card } segue solo quando hai parato un fendente con un fendente.
audatia-refused-not-there = Fra i tuoi scarti non c'è { audatia-card }.
audatia-refused-not-in-discard-or-pile = Non c'è { audatia-card } fra i tuoi scarti, né nella tua pila sotto la prima carta.
audatia-refused-fetches-blows = Ripetizione riprende un colpo, { E(audatia-card) } non lo è.
audatia-refused-fetches-no-own = Una carta non può riprenderne un'altra con il suo stesso nome.
audatia-refused-no-cycle = Su { audatia-card } non c'è il segno del ciclo, quindi non si cambia una per una.
audatia-refused-deck-empty = Il tuo tallone è vuoto: non c'è nulla da pescare.
audatia-refused-no-trade-now = Le carte si scambiano fuori misura, prima di scegliere la posta.
audatia-refused-no-mulligan-now = La prima mano si cambia una volta, prima che si diano le virtù.
audatia-refused-no-salute-now = Ci si saluta una volta, prima del primo assalto.
audatia-refused-no-spend-now = Non c'è nessuna esca.
audatia-refused-spend-a-blow = Per l'esca devi scartare un colpo; { audatia-card } non lo è.
audatia-refused-no-virtue-now = Ora non si danno virtù.
audatia-refused-virtue-taken = { audatia-virtue } è già presa.
audatia-refused-no-posta-now = Ora non si sceglie una posta. Qui si chiede: { audatia-asks }.
audatia-refused-no-change-now = Ora non si può cambiare posta. Qui si chiede: { audatia-asks }.
audatia-refused-must-attack-first = Hai in mano un colpo che può attaccare, quindi devi attaccare; si cambia posta solo quando manca.
audatia-refused-same-posta = Sei già in { audatia-posta }.
audatia-refused-bicorno-spent = { audatia-posta } serve una volta per duello, e l'hai già usata.
audatia-refused-no-sides-now = Ora non si sceglie fra dentro e fuori. Qui si chiede: { audatia-asks }.
audatia-refused-no-pass-now = Ora non puoi passare. Qui si chiede: { audatia-asks }.
audatia-refused-must-answer = Devi rispondere { A(audatia-card) }; in alternativa puoi solo abbandonare.

## Ogni carta, posta e virtù: che cosa fa, quando, che cosa serve
audatia-about-MF = Un taglio che scende da destra. Attacca, e lo parano MF, MS e RS. Para tutto tranne il roverso fendente. Con più Celeritas contrattacca un altro MF. Il mezzo sole sul bordo decide il legamento.
    .title = Mandritto Fendente
audatia-about-RF = Un taglio che scende da sinistra. Attacca, e lo parano RF, MS e RS. Para tutto tranne il mandritto fendente. Con più Celeritas contrattacca un altro RF. Il mezzo sole sul bordo decide il legamento.
    .title = Roverso Fendente
audatia-about-MM = Un taglio orizzontale da destra. Attacca, e lo parano MF, RF e MS. Non para mai, ma rompe di punta: poi può attaccare chi è più rapido. Uno per mazzo.
    .title = Mandritto Mezano
audatia-about-RM = Un taglio orizzontale da sinistra. Attacca, e lo parano MF, RF e RS. Non para mai, ma rompe di punta: poi può attaccare chi è più rapido. Uno per mazzo.
    .title = Roverso Mezano
audatia-about-MS = Un taglio che sale da destra. Para i due fendenti, MS, MM e la punta. Attacca solo con più Prudentia, e allora lo parano MF, RF e MS.
    .title = Mandritto Sottano
audatia-about-RS = Un taglio che sale da sinistra. Para i due fendenti, RS, RM e la punta. Attacca solo con più Prudentia, e allora lo parano MF, RF e RS.
    .title = Roverso Sottano
audatia-about-P = Si tira da ogni lato. La parano fendenti e sottani (sempre in legamento largo), la rompe un mezano. Non para niente, ma con più Celeritas si scambia con una punta che arriva: allora l'altro si salva solo con un rimedio da fuori.
    .title = Punta
audatia-about-frontale = La corona, alta davanti al viso. Colpi: RF RM P. Chiusa a MF e MM. Il primo colpo, se è una parata, guadagna +2 Fortitudo. Da qui si scambia di punta.
    .title = Frontale
audatia-about-donna_destra = La spada sulla spalla destra, pronta al gran colpo. Colpi: MF P. Chiusa a niente. Il primo colpo, qualunque sia, guadagna +2 Fortitudo finché è in cima alla pila.
    .title = Donna Destra
audatia-about-donna_sinestra = La spada sulla spalla sinistra. Colpi: RF P. Chiusa a niente. Il primo colpo, qualunque sia, guadagna +2 Fortitudo finché è in cima alla pila.
    .title = Donna Sinestra
audatia-about-fenestra_destra = La finestra, a destra: la punta verso il viso dell'altro. Colpi: MF MM P. Chiusa a RF. Il primo colpo, se è una punta, guadagna +2 Celeritas: basta per uno scambio. Da qui si scambia di punta.
    .title = Fenestra Destra
audatia-about-fenestra_sinestra = La finestra, a sinistra. Colpi: RF RM P. Chiusa a MF. Il primo colpo, se è una punta, guadagna +2 Celeritas: basta per uno scambio. Da qui si scambia di punta.
    .title = Fenestra Sinestra
audatia-about-longa = La posta lunga, la punta tesa in avanti. Colpi: MF RF P. Chiusa alla punta. Il primo colpo, se è un taglio che attacca o contrattacca, guadagna +2 Celeritas.
    .title = Longa
audatia-about-breve = La posta corta, l'elsa raccolta. Colpi: MS RS P. Chiusa a RM e RS. Il primo colpo, se è una punta, guadagna +2 Audatia. Da qui si scambia di punta.
    .title = Breve
audatia-about-tutta_porta = La porta di ferro tutta, bassa a destra. Colpi: MF MS P. Chiusa a RS. Il primo colpo, se è una parata, guadagna +2 Audatia: basta a impedire un'entrata audace. Da qui si scambia di punta.
    .title = Tutta Porta di Ferro
audatia-about-mezana_porta = La porta di ferro mezzana, bassa al centro. Colpi: MS RS P. Chiusa a MS e RS. Il primo colpo, se è una parata, guadagna +2 Audatia: basta a impedire un'entrata audace.
    .title = Porta di Ferro Mezana
audatia-about-dente = Il dente di cinghiale, basso a sinistra, che ferisce dal basso. Colpi: RS P. Chiusa a MS. Il primo colpo, se è una parata, guadagna +2 Fortitudo.
    .title = Dente di Zenghiaro
audatia-about-coda_longa = La coda lunga, la spada tesa all'indietro. Colpi: RF RS P. Chiusa a niente. Se il primo colpo è RF e finisce in una parata, come attacco o come parata, il legamento è stretto, comunque siano i mezzi soli.
    .title = Coda Longa
audatia-about-bicorno = La posta a due corni, le mani incrociate e la punta avanti. Colpi: MF RF P. Chiusa a MF e RF. Da qui si scambia di punta. Una volta per duello: è spesa appena si vede.
    .title = Bicorno
audatia-about-audatia = L'audacia, il leone. Con più Audatia dell'altro puoi entrare audacemente dopo che il tuo attacco è stato parato. La sua carta è di chi sfida. Serve per Burla.
    .title = Audatia
audatia-about-prudentia = La prudenza, la lince. Con più Prudentia dell'altro attaccano anche i tuoi sottani. Serve per Anticipo, Occhio di Lince, Ripensamento e Misura Perfetta. Nessuna posta ne dà.
    .title = Prudentia
audatia-about-fortitudo = La forza, l'elefante. Con più Fortitudo dell'altro scegli chi sta dentro e chi fuori allo stretto. Serve per Esca e per il Colpo di Villano.
    .title = Fortitudo
audatia-about-celeritas = La rapidità, la tigre. Con più Celeritas dell'altro puoi contrattaccare e scambiare di punta; giochi prima tu fuori misura e dopo una punta rotta. Serve per Finta e per Calcio.
    .title = Celeritas
audatia-about-turn = Rimedio, da dentro o da fuori. Volti la spada e colpisci con il pomo. Vince, se non trova un contrario; quello perfetto è Coperta e Pomo. L'hanno entrambi nella prima mano: attenzione. Salva anche da uno scambio di punta.
    .title = Volta e Pomo
audatia-about-soprana = Rimedio, da fuori. Togli la spada passando di sopra. Vince, se non trova un contrario; quello perfetto è Contra Soprana. Salva anche da uno scambio di punta.
    .title = Soprana Tor di Spada
audatia-about-elbow = Rimedio, da fuori. Spingi il gomito e colpisci con il pomo. Vince, se non trova un contrario; quello perfetto è Contra Gomito. Salva anche da uno scambio di punta.
    .title = Spinta al Gomito
audatia-about-bind = Rimedio, da dentro. Il tuo braccio avvolge quello dell'altro. Vince, se non trova un contrario; quello perfetto è Contra Ligadura. Ce ne sono due per mazzo.
    .title = Ligadura Mezana
audatia-about-handle = Rimedio, da dentro. Prendi il manico dell'altra spada e colpisci. Vince, se non trova un contrario; quello perfetto è Contra Manico.
    .title = Presa del Manico
audatia-about-cover = Contrario, contro ogni rimedio. È quello perfetto, e vince, contro Volta e Pomo; gli altri li ferma soltanto. L'hanno entrambi nella prima mano.
    .title = Coperta e Pomo
audatia-about-xsoprana = Contrario, contro i rimedi da fuori. È quello perfetto, e vince, contro Soprana Tor di Spada; gli altri li ferma soltanto.
    .title = Contra Soprana
audatia-about-xelbow = Contrario, contro i rimedi da fuori. È quello perfetto, e vince, contro Spinta al Gomito; gli altri li ferma soltanto.
    .title = Contra Gomito
audatia-about-xbind = Contrario, contro i rimedi da dentro. È quello perfetto, e vince, contro Ligadura Mezana; gli altri li ferma soltanto. Ce ne sono due per mazzo.
    .title = Contra Ligadura
audatia-about-xhandle = Contrario, contro i rimedi da dentro. È quello perfetto, e vince, contro Presa del Manico; gli altri li ferma soltanto.
    .title = Contra Manico
audatia-about-taunt = Di Boucicault, fuori misura, con più Audatia: in questo assalto l'altro deve fare il primo attacco; se non ha un attacco può cambiare posta una volta, e poi tutto è come sempre. Ha il segno del ciclo: puoi cambiarla con un'altra carta.
    .title = Burla
audatia-about-preempt = Di Boucicault, fuori misura, con più Prudentia: in questo assalto il primo attacco è tuo. Serve un colpo che possa attaccare dalla tua posta. Ha il segno del ciclo: puoi cambiarla con un'altra carta.
    .title = Anticipo
audatia-about-lure = Di Boucicault, fuori misura, con più Fortitudo: l'altro scarta un colpo a sua scelta e deve cambiare posta. Ha il segno del ciclo: puoi cambiarla con un'altra carta.
    .title = Esca
audatia-about-lynx = Di Boucicault, fuori misura, con più Prudentia: vedi tutta la mano dell'altro, tu e nessun altro. Ha il segno del ciclo: puoi cambiarla con un'altra carta.
    .title = Occhio di Lince
audatia-about-second = Di Boucicault, nelle tue decisioni, con più Prudentia: riprendi in mano una carta dai tuoi scarti, ma non un altro Ripensamento. Poi decidi come prima.
    .title = Ripensamento
audatia-about-measure = Di Boucicault, quando ti attaccano, con più Prudentia: l'attacco resta corto. Non serve una parata, le spade restano dove sono, e il prossimo attacco può essere tuo.
    .title = Misura Perfetta
audatia-about-deny = Di Boucicault, subito dopo che l'altro ha giocato un'abilità: non ha effetto, ed entrambe le carte vanno agli scarti. Non serve nessuna virtù, e nessuno può negarla.
    .title = Negazione
audatia-about-kick = Di Galeazzo, quando l'altro entra audacemente, con più Celeritas: vinci il duello, se non è negato o fermato con Uscita.
    .title = Calcio
audatia-about-feint = Di Galeazzo, quando il tuo attacco è stato appena parato in legamento largo, con più Celeritas: attacchi subito di nuovo, da dove ora è la spada. Ciò che la posta dava al primo colpo vale ancora per la finta, non per il nuovo attacco.
    .title = Finta
audatia-about-breakoff = Di Galeazzo, nel pericolo: contro un attacco, uno scambio, un'entrata audace, un legamento stretto, un calcio o un Colpo di Villano. L'assalto finisce senza vincitore, e non conta come pari. Non serve nessuna virtù; non salva da un rimedio già giocato.
    .title = Uscita
audatia-about-villano = Di Galeazzo, subito dopo che hai parato un fendente con un fendente, con più Fortitudo: vinci il duello, se non è negato o fermato con Uscita. Il colpo contro il villano: lascia scivolare via il gran colpo, e ferisci.
    .title = Colpo di Villano
audatia-about-repeat = Di Galeazzo, nelle tue decisioni: riprendi in mano un colpo, dai tuoi scarti o dalla tua pila sotto la prima carta. Non serve nessuna virtù. Ha il segno del ciclo: puoi cambiarla con un'altra carta.
    .title = Ripetizione
audatia-about-poste = Le dodici poste. Ognuna mostra i colpi che permette, quelli a cui è chiusa, che cosa dà al primo colpo, e se da lì si scambia di punta. Si lascia con il primo colpo.
    .title = Le dodici poste
audatia-about-flow = Il corso di un duello in quattro passi, in cui i due si avvicinano: fuori misura (I), un colpo e la sua risposta (II), le lame incrociate (III), lo stretto (IV). Sotto ogni coppia stanno i segni di ciò che si può fare, e nella carta ciò che porta avanti. Dopo un'uscita si ricomincia da I.
    .title = Il corso di un duello
audatia-about-flow_misura = Fuori misura nessun colpo arriva ancora. Puoi scambiare carte, scegliere una posta in segreto e cambiarla apertamente; le abilità preparano l'assalto. Un attacco, la spada nella carta, porta al passo II; se nessuno attacca, l'assalto è pari.
    .title = I Misura: fuori misura
audatia-about-flow_colpo = Un colpo sta arrivando, e senza risposta il duello è perso. Puoi parare, contrattaccare con lo stesso fendente, o contro una punta scambiare o rompere, ogni volta con una carta adatta al posto della tua spada. Dopo la parata le lame sono incrociate: passo III.
    .title = II Colpo: il colpo
audatia-about-flow_incrocio = Le lame sono incrociate. Se i mezzi soli dei due tagli non ne fanno uno intero, il legamento è largo: puoi attaccare di nuovo, o chiudere l'assalto con l'Uscita. Un sole intero lega le lame, e un'entrata audace porta dentro comunque: passo IV.
    .title = III Incrocio: il legamento
audatia-about-flow_stretto = Allo stretto niente più colpi, solo rimedi. Chi ha più Fortitudo dice chi sta dentro e chi fuori. Un rimedio senza contrario vince il duello; il suo contrario perfetto lo dà all'altro, e ogni altro contrario ferma il rimedio.
    .title = IV Stretto: il gioco stretto

## Carte: i loro generi
audatia-shelf-blows = Colpi
audatia-shelf-close = Gioco stretto
audatia-shelf-skills = Abilità
audatia-shelf-poste = Poste
audatia-shelf-sheets = Tavole

## Perché qualcos'altro sarebbe stato meglio
audatia-reason-perfect = { audatia-card } è il contrario perfetto di questo rimedio: vince il duello.
audatia-reason-wins-at-once = Con { audatia-card.a } si vince, se l'altro non ha risposta.
audatia-reason-draws = Senza un attacco l'assalto è pari, { $draws ->
        [0] il primo di due; il secondo perde il duello.
       *[other] il secondo: il duello è perso.
    }
audatia-reason-missed-attack = Si poteva attaccare con { audatia-card.a }.
audatia-reason-missed-answer = All'attacco si poteva rispondere con { audatia-card.a }.
audatia-reason-missed-remedy = Si poteva giocare un rimedio: { audatia-card }.
audatia-reason-known-parry = Si sa che l'altro ha in mano { audatia-card.a }, che para quell'attacco.
audatia-reason-known-counter = Si sa che l'altro ha in mano { audatia-card }, il contrario perfetto di quel rimedio.
audatia-reason-perhaps-countered = L'altro può avere in mano { audatia-card }, il contrario perfetto di quel rimedio.
audatia-reason-last-parry = Così si dà via l'ultima carta in mano che para { audatia-card.a }.

audatia-hint-mulligan = Quali carte della tua mano non servono né ad attaccare né a rispondere?
audatia-hint-virtue = Quale virtù permette ciò a cui serve la tua mano, e lo toglie all'altro?
audatia-hint-answer = Guarda quali risposte hai da dove sta la tua spada, e che cosa ti lascia ciascuna per il colpo dopo.
audatia-hint-patience = Non tutte le carte vanno giocate ora: pensa a che cosa ti servirà dopo.
audatia-hint-posta = Da quale posta puoi giocare il maggior numero dei colpi che hai in mano?
audatia-hint-attack = Quale dei tuoi colpi è il più difficile da parare per { $rival }?

audatia-marked-hand = la tua mano
audatia-marked-wheel = i colpi di { $name }
audatia-marked-pile = la carta di { $name }
audatia-marked-deck = il tallone di { $name }
audatia-marked-virtue = { audatia-virtue }
