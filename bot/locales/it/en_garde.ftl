# En Garde. $seat, $rival: "you" o "they"; $seat_name, $rival_name: chi è.

en_garde-name = En Garde
    .about = Un duello con 25 carte. 10 minuti
    .caption = Quattro caselle, due 4 in mano: affondo.
    .alt = En Garde: affondi contro Salle con due 4, a quattro caselle.

## Opzioni: nome, valori come li elenca la sfida, che cosa significano
en_garde-option-variant = Variante
    .about = Che cosa possono fare gli schermidori
en_garde-option-variant-basic = base
    .about = Si affonda con una carta, e ogni affondo è una toccata. L'ideale per il primo incontro
    .card = { en_garde-option-variant-basic }
en_garde-option-variant-standard = standard
    .about = Affondi con più carte, e parate
    .card = { en_garde-option-variant-standard }
en_garde-option-variant-advanced = avanzato
    .about = Come lo standard, con passo avanti e affondo nello stesso turno, e il ripiegamento
    .card = { en_garde-option-variant-advanced }
en_garde-option-touches = Toccate
    .about = Quanti assalti servono per vincere
en_garde-option-touches-1 = a 1 toccata
    .about = Un solo assalto
    .card = { en_garde-option-touches-1 }
en_garde-option-touches-2 = a 2 toccate
    .about = Vince chi arriva a due assalti
    .card = { en_garde-option-touches-2 }
en_garde-option-touches-3 = a 3 toccate
    .about = Vince chi arriva a tre assalti
    .card = { en_garde-option-touches-3 }
en_garde-option-touches-4 = a 4 toccate
    .about = Vince chi arriva a quattro assalti
    .card = { en_garde-option-touches-4 }
en_garde-option-touches-5 = a 5 toccate
    .about = Vince chi arriva a cinque assalti, come nel regolamento
    .card = { en_garde-option-touches-5 }
en_garde-option-begins = Chi comincia
    .about = Nel primo assalto; poi si alternano
en_garde-option-begins-lot = a sorte
    .about = Come a testa o croce
en_garde-option-begins-challenger = comincia chi sfida
    .about = La prima mossa è di chi ha lanciato la sfida
en_garde-option-begins-challenged = comincia chi accetta
    .about = La prima mossa è di chi accetta la sfida
en_garde-option-final_attack = Ultimo affondo
    .about = Che cosa succede quando una mossa prende l'ultima carta del tallone
en_garde-option-final_attack-true = con ultimo affondo
    .about = L'altro schermidore può ancora fare un affondo diretto
en_garde-option-final_attack-false = senza ultimo affondo
    .about = L'assalto finisce subito
en_garde-option-riposte_after_final_parry = Risposta dopo l'ultima parata
    .about = Che cosa succede quando l'affondo dell'ultima carta è parato
en_garde-option-riposte_after_final_parry-true = risposta dopo l'ultima parata
    .about = Chi ha parato può ancora fare un affondo diretto
en_garde-option-riposte_after_final_parry-false = nessuna risposta dopo l'ultima parata
    .about = L'assalto si decide subito
en_garde-option-cards_after_final_retreat = Carte dopo l'ultimo ripiegamento
    .about = Che cosa decide quando si ripiega dall'affondo dell'ultima carta
en_garde-option-cards_after_final_retreat-true = le carte contano dopo l'ultimo ripiegamento
    .about = Prima le carte che arrivano a segno, poi chi è più avanti
en_garde-option-cards_after_final_retreat-false = dopo l'ultimo ripiegamento conta solo il terreno
    .about = Vince l'assalto chi è più avanti

## I livelli del computer
en_garde-level-novice = testa calda
    .about = Affonda ogni volta che può con tutto ciò che ha, e non pensa mai alla tua risposta
en_garde-level-lurker = attendista
    .about = Sta fuori misura finché non ha due carte per l'affondo; non conta nulla
en_garde-level-forgetful = memoria corta
    .about = Conta le carte di un solo valore, e degli altri scorda ciò che è uscito
en_garde-level-counter = contacarte
    .about = Conta le carte che non ha visto, e tiene la misura
en_garde-level-planner = previdente
    .about = Prima di ogni mossa prova qualche duello a mente
en_garde-level-fencer = buona lama
    .about = Prima di ogni mossa prova molti duelli a mente

## Pezzi di frase
en_garde-cards = { $count ->
        [1] un { $value }
        [2] due { $value }
        [3] tre { $value }
        [4] quattro { $value }
       *[5] cinque { $value }
    }
en_garde-who = { $seat ->
        [you] Hai
       *[they] { $seat_name } ha
    }
en_garde-touch = { $advance ->
        [0] { $seat ->
            [you] Tocchi
           *[they] { $seat_name } tocca
        }
       *[other] { $seat ->
            [you] Avanzi di { $advance }, tocchi
           *[they] { $seat_name } avanza di { $advance }, tocca
        }
    } con { en_garde-cards }
en_garde-score = { $one_name } { $one_score }, { $two_name } { $two_score }.

## Che cosa è successo. `.start` di una frase e `.end` della seguente ne fanno una; un `.aside` va da sé
en_garde-round-began = Assalto { $number }. { $seat ->
        [you] Cominci tu.
       *[they] Comincia { $seat_name }.
    } Tallone { $deck }.
    .heading = Assalto { $number } · { $seat ->
            [you] cominci tu
           *[they] comincia { $seat_name }
        }
en_garde-dealt = { $seat ->
        [you] Le tue carte: { $hand }.
       *[they] Le carte di { $seat_name }: { $hand }.
    }
en_garde-advanced = { $seat ->
        [you] Avanzi
       *[they] { $seat_name } avanza
    } di { $value }, alla casella { $square }.
    .start = { $seat ->
            [you] Avanzi
           *[they] { $seat_name } avanza
        } di { $value }
en_garde-retreated = { $seat ->
        [you] Arretri
       *[they] { $seat_name } arretra
    } di { $value }, alla casella { $square }.
    .start = { $seat ->
            [you] Arretri
           *[they] { $seat_name } arretra
        } di { $value }
en_garde-fell-back = { $seat ->
        [you] Ripieghi
       *[they] { $seat_name } ripiega
    } di { $value }, alla casella { $square }.
    .start = { $seat ->
            [you] Ripieghi
           *[they] { $seat_name } ripiega
        } di { $value }
en_garde-attacked = { $seat ->
        [you] Affondi con { en_garde-cards }.
       *[they] { $seat_name } affonda con { en_garde-cards }.
    }
    .start = { $seat ->
            [you] Affondi
           *[they] { $seat_name } affonda
        } con { en_garde-cards }
en_garde-attacked-indirectly = { $seat ->
        [you] Avanzi di { $advance } e affondi con { en_garde-cards }
       *[they] { $seat_name } avanza di { $advance } e affonda con { en_garde-cards }
    }, a { $value ->
        [one] { $value } casella.
       *[other] { $value } caselle.
    }
    .start = { $seat ->
            [you] Avanzi di { $advance }, affondi
           *[they] { $seat_name } avanza di { $advance }, affonda
        } con { en_garde-cards }
en_garde-parried = { $seat ->
        [you] Fai la parata
       *[they] { $seat_name } para
    } con { en_garde-cards }.
en_garde-passed = { en_garde-who } rinunciato all'ultimo affondo.
en_garde-drew = { $seat ->
        [you] Peschi
       *[they] { $seat_name } pesca
    } { $cards_count ->
        [one] un { $cards }
       *[other] { $cards }
    }.
    .end = e { $seat ->
            [you] peschi
           *[they] pesca
        } { $cards_count ->
            [one] un { $cards }
           *[other] { $cards }
        }.
en_garde-drew-unseen =
    .aside = { $seat ->
            [you] Peschi
           *[they] { $seat_name } pesca
        } { $count ->
            [one] una carta
           *[other] { $count } carte
        }. Tallone { $deck }.
en_garde-last-card = Il tallone è finito. { $seat ->
        [you] L'ultima azione è tua.
       *[they] L'ultima azione è di { $seat_name }.
    }
en_garde-touched = { en_garde-touch }.
    .start = { en_garde-touch }
en_garde-could-not-answer = { $seat ->
        [you] Con { $hand } in mano non avevi risposta.
       *[they] Con { $hand } in mano { $seat_name } non aveva risposta.
    }
en_garde-stuck = { $seat ->
        [you] Non hai più mosse possibili.
       *[they] { $seat_name } non ha più mosse possibili.
    }
en_garde-hands-compared = Si scoprono le mani, distanza { $distance }. { $one_name } { $one_hand }: { $one_count ->
        [0] nessuna carta arriva a segno
        [one] 1 carta arriva a segno
       *[other] { $one_count } carte arrivano a segno
    }. { $two_name } { $two_hand }: { $two_count ->
        [0] nessuna carta arriva a segno
        [one] 1 carta arriva a segno
       *[other] { $two_count } carte arrivano a segno
    }.
en_garde-advance-compared = Caselle guadagnate dalla partenza: { $one_name } { $one_advance }, { $two_name } { $two_advance }.
en_garde-round-won = { $seat ->
        [you] Vinci l'assalto
       *[they] { $seat_name } vince l'assalto
    }{ $end ->
        [touch] {" "}con una toccata
        [cards] {" "}con più carte che arrivano a segno
        [advance] {" "}per il terreno guadagnato
       *[stuck] {""}
    }. { en_garde-score }
    .end = e { $seat ->
            [you] vinci
           *[they] vince
        } l'assalto. { en_garde-score }
en_garde-round-drawn = Nulla fa la differenza: l'assalto è pari. { en_garde-score }
en_garde-match-won = { $seat ->
        [you] Vinci l'incontro
       *[they] { $seat_name } vince l'incontro
    } { $seat_score } a { $rival_score }{ $end ->
        [cards] , con più carte che arrivano a segno
        [advance] , per il terreno guadagnato
       *[touch] {""}
    }.
    .end = e { $seat ->
            [you] vinci
           *[they] vince
        } l'incontro, { $seat_score } a { $rival_score }.

## Il risultato, e perché
en_garde-broken-off = Incontro interrotto sul { $one } a { $two }.
en_garde-held = { $held ->
        [0] { $rival_name } non aveva nessun { $value } per parare.
        [one] { $rival_name } aveva un solo { $value } per parare.
       *[other] { $rival_name } aveva solo { $held } carte da { $value } per parare.
    }

## Che cosa si chiede
en_garde-asked-turn = Tocca a te.
en_garde-asked-parry = Para con { en_garde-cards }.
en_garde-asked-fall_back = Ripiega con una carta.
en_garde-asked-either = Para con { en_garde-cards }, oppure ripiega con una carta.
en_garde-asked-last = Un ultimo affondo, oppure passa.
en_garde-asked-pass = Nessuna tua carta arriva a segno: passa.
en_garde-after-parry = Dopo la parata tocca di nuovo a te.
en_garde-after-last = Il tallone è finito: poi si decide l'assalto.
en_garde-distance = Distanza { $distance }.
en_garde-can-attack = Distanza { $distance }: { $held ->
        [one] puoi affondare con il tuo { $distance }.
       *[other] puoi affondare con i tuoi { $distance }.
    }
en_garde-can-step = Distanza { $distance }: puoi fare un passo avanti e affondare.
en_garde-can-both = Distanza { $distance }: { $held ->
        [one] puoi affondare con il tuo { $distance }
       *[other] puoi affondare con i tuoi { $distance }
    }; puoi anche fare un passo avanti e affondare.
en_garde-waits-turn = Tocca { A($seat_name) }.
en_garde-waits-answer = { $seat_name } deve rispondere a { en_garde-cards }.
en_garde-waits-last = { $seat_name } può fare un ultimo affondo.

## La riga sotto un tavoliere pubblico
en_garde-summary-turn = Distanza { $distance }. Tocca { A($seat_name) }.
en_garde-summary-answer = Distanza { $distance }. { $seat_name } deve rispondere a { en_garde-cards }.
en_garde-summary-last = Distanza { $distance }, tallone finito. { $seat_name } può fare un ultimo affondo.

## Pulsanti. $value è una carta, $square dove porta
en_garde-step-forward = Avanti
    .detail = alla { $square }
    .alone = Avanti { $value }
    .name = Avanti di { $value }, alla casella { $square }
en_garde-step-back = Indietro
    .detail = alla { $square }
    .alone = Indietro { $value }
    .name = Indietro di { $value }, alla casella { $square }
en_garde-step-retreat = Ripiega
    .detail = alla { $square }
    .alone = Ripiega { $value }
    .name = Ripiega di { $value }, alla casella { $square }
en_garde-step-attack = Affondo
    .detail = { en_garde-number-of-cards }
    .alone = Affondo { en_garde-short }
    .name = Affondo con { en_garde-cards }
en_garde-step-parry = Parata
    .detail = { en_garde-number-of-cards }
    .alone = Parata { en_garde-short }
    .name = Parata con { en_garde-cards }
en_garde-step-pass = Passa
    .detail = nessun affondo
    .alone = Passa
    .name = Passa: nessun ultimo affondo
en_garde-short = { $count ->
        [1] { $value }
       *[other] { $count }×{ $value }
    }
en_garde-number-of-cards = { $count ->
        [1] una carta
        [2] due carte
        [3] tre carte
        [4] quattro carte
       *[5] cinque carte
    }
en_garde-preview-indirect = Avanti di { $advance }, alla casella { $square }, e affondo con { en_garde-cards }
en_garde-preview-distance = Distanza { $distance }. Non ancora inviata.
en_garde-preview-parry = Poi tocca di nuovo a te. Non ancora inviata.
en_garde-preview-plain = Non ancora inviata.

## Una riga del registro sulla pagina
en_garde-deed-forward = avanti { $value } → { $square }
en_garde-deed-back = indietro { $value } → { $square }
en_garde-deed-attack = affondo { en_garde-deed-cards }
en_garde-deed-indirect = avanti { $advance } → { $square }, affondo { en_garde-deed-cards }
en_garde-deed-parry = parata { en_garde-deed-cards }
en_garde-deed-pass = passa
en_garde-deed-touch = toccata
en_garde-deed-cards = { $count ->
        [1] { $value }
       *[other] { $value } ×{ $count }
    }

## Il tavoliere a parole
en_garde-hand = La tua mano: { $hand } · tallone { $deck }
en_garde-no-hand = nessuna carta
en_garde-alt-round = En Garde, { $variant }, assalto { $round }, { $touches ->
        [one] a { $touches } toccata
       *[other] a { $touches } toccate
    }. { en_garde-score }
en_garde-alt-squares = { $one_name } sulla casella { $one_square }, { $two_name } sulla casella { $two_square } di 23: distanza { $distance }.
en_garde-alt-cards = { $one_name } ha { $one_cards ->
        [one] { $one_cards } carta
       *[other] { $one_cards } carte
    } in mano, { $two_name } { $two_cards }. { en_garde-deck }.
en_garde-alt-end = La fine dell'assalto { $round }:
en_garde-alt-now = Ora l'assalto { $round }:
en_garde-alt-last = Ultima azione: { $action }
en_garde-alt-hand = La tua mano: { $hand }.
en_garde-alt-useless = Ora non servono: { $cards }.
en_garde-alt-hands = Mani: { $one_name } { $one_hand }, { $two_name } { $two_hand }.
en_garde-deck = Tallone { $deck }, { $discard ->
        [none] nessuno scarto
       *[other] in cima agli scarti { $discard }
    }
en_garde-board-round = Assalto { $round }, { $touches ->
        [one] a { $touches } toccata
       *[other] a { $touches } toccate
    }
en_garde-board-fencer = { $name }: casella { $square }, punti { $score }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
en_garde-board-use = { $value }: { $uses }
en_garde-use-forward = avanti
en_garde-use-back = indietro
en_garde-use-fall_back = ripiega
en_garde-use-touch = affondo
en_garde-use-parry = parata
en_garde-use-none = non ora

## Perché un'azione è stata rifiutata
en_garde-refused-not-a-move = «{ $text }» non è un'azione. Scrivi +3 (avanti), -2 (indietro), 2x4 (affondo con due 4), +3 2x5 (passo avanti e affondo), =2x4 (parata) oppure pass.
en_garde-refused-no-such-card = «{ $text }»: le carte vanno da 1 a 5, quindi non c'è un { $card }.
en_garde-refused-too-many-cards = «{ $text }»: ci sono cinque carte di ogni valore. Giocane da 1 a 5, non { $count }.
en_garde-refused-match-over = L'incontro è finito.
en_garde-refused-not-your-turn = Non tocca a te.
en_garde-refused-must-answer = L'affondo è di { en_garde-cards }: para con { en_garde-cards }.
en_garde-refused-must-answer-indirect = L'affondo è di { en_garde-cards }: para con { en_garde-cards }, oppure ripiega con una carta.
en_garde-refused-parry-must-match = La parata vuole lo stesso numero e lo stesso valore: ={ $count }x{ $value }, non ={ $played }x{ $card }.
en_garde-refused-no-retreat-from-direct = Si ripiega solo da un passo avanti e affondo. Questo affondo è diretto: para con { en_garde-cards }.
en_garde-refused-no-parry-now = Non c'è un affondo da parare.
en_garde-refused-no-pass-now = Si passa solo sull'ultimo affondo, a tallone finito.
en_garde-refused-deck-is-out = Il tallone è finito, nessuno si muove più: un affondo diretto, oppure pass.
en_garde-refused-one-card-in-basic = Nel gioco base si affonda con una carta: 1x{ $value }.
en_garde-refused-no-parry-in-basic = Nel gioco base un affondo non si para.
en_garde-refused-only-in-advanced = Passo avanti e affondo nello stesso turno si possono fare solo nel gioco avanzato.
en_garde-refused-not-held = { $held ->
        [0] Non hai un { $value } in mano.
       *[other] { $held ->
            [1] Hai solo un { $value }
           *[other] Hai solo { $held } carte da { $value }
        }, e qui ne servono { $needed }.
    }
en_garde-refused-off-the-piste = Indietro di { $value } esci dalla pedana: { $room ->
        [0] dietro di te non ci sono caselle.
        [one] dietro di te c'è 1 casella.
       *[other] dietro di te ci sono { $room } caselle.
    }
en_garde-refused-onto-the-opponent = Avanti di { $value } c'è l'avversario: affonda con 1x{ $value }.
en_garde-refused-past-the-opponent = Avanti di { $value } superi l'avversario: la distanza è { $distance }.
en_garde-refused-no-room-to-attack = Avanti di { $value } non resta distanza per un affondo: la distanza è { $distance }.
en_garde-refused-wrong-distance = Per affondare servono carte pari alla distanza: { $distance }, non { $value }.
en_garde-refused-wrong-distance-left = Dopo un passo avanti di { $advance } la distanza è { $distance }: affonda con { $distance }, non con { $value }.

## Perché qualcos'altro sarebbe stato meglio
en_garde-unseen = { $unseen ->
        [0] i { $value } si sono già visti tutti
        [1] un { $value } non si è ancora visto
        [2] due { $value } non si sono ancora visti
        [3] tre { $value } non si sono ancora visti
        [4] quattro { $value } non si sono ancora visti
       *[5] cinque { $value } non si sono ancora visti
    }
en_garde-in-hand = { $left ->
        [0] senza { $value } in mano
        [1] con un { $value } in mano
        [2] con due { $value } in mano
        [3] con tre { $value } in mano
       *[4] con quattro { $value } in mano
    }
en_garde-reason-sure-touch = Un affondo con { en_garde-cards } non avrebbe avuto risposta.
en_garde-reason-attack = Si poteva affondare con { en_garde-cards }, mentre { en_garde-unseen }.
en_garde-reason-more-cards = Si poteva affondare con { en_garde-cards }, che è più difficile da parare: { en_garde-unseen }.
en_garde-reason-fewer-cards = Con meno { $value } nell'affondo si continua { en_garde-in-hand }.
en_garde-reason-attack-parried = L'affondo con { en_garde-cards } si può parare, perché { en_garde-unseen }; poi si affronta la risposta { en_garde-in-hand }.
en_garde-reason-last-parry = Così si gioca l'ultimo { $value } in mano e la distanza diventa { $value }, mentre { en_garde-unseen }.
en_garde-reason-within-reach = Così la distanza diventa { $value } { en_garde-in-hand }, mentre { en_garde-unseen }.
en_garde-reason-ground = Alla fine del tallone, tra { $deck ->
        [one] una carta
       *[other] { $deck } carte
    }, conta il terreno: così sono { $own } caselle contro { $theirs }, invece di { $better }.
en_garde-reason-parry = Si poteva parare con { en_garde-cards }, e dopo una parata si gioca il proprio turno.
en_garde-reason-parry-spends = La parata prende { en_garde-cards }; carte per il turno che segue: { $left }.

en_garde-hint-count = Conta i { $value }: quanti può averne ancora { $rival }?
en_garde-hint-attacked = L'affondo è di { $value }: guarda con che cosa potresti poi rispondere.
en_garde-hint-deck = { $count ->
        [0] Il tallone è finito:
        [one] Nel tallone resta una carta:
       *[other] Nel tallone restano { $count } carte:
    } pensa a chi starà meglio alla fine.
en_garde-hint-distance = La distanza è { $distance }. A quale puoi portarla, perché { $rival } non possa quasi affondare?

en_garde-marked-hand = la tua mano
en_garde-marked-pile = { $what ->
        [deck] il tallone
       *[attack] le carte calate
    }
