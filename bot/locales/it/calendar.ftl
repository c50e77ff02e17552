### Quando scorre il tempo di chi gioca: orari, fuso orario, vacanze.

calendar-hours = I miei orari
calendar-zone = Fuso orario
calendar-sleep = Sonno
calendar-days-off = Giorni liberi
calendar-none = nessuno
calendar-vacation = Vacanze

## I miei orari
calendar-zone-is = { $place }: lì adesso sono le { $time }.
calendar-zone-unknown = Non so ancora che ora è dove ti trovi. Finché non me lo dici, il tuo tempo scorre giorno e notte.
calendar-sleep-noted = Ho annotato sonno e giorni liberi. Varranno appena saprò il tuo fuso orario.
calendar-is-it = Sono le { $time } dove ti trovi?
calendar-which-time = Che ora è dove ti trovi?
calendar-which-place = Dove ti trovi?
calendar-did-you-mean = Intendevi uno di questi?
calendar-yes = Sì ({ $place })
calendar-other-time = Un'altra ora
calendar-span = { $from }–{ $until }
calendar-runs-always = Il tuo tempo scorre giorno e notte.
calendar-runs-daily = Il tuo tempo scorre dalle { $from } alle { $until }.
calendar-runs-days = Il tuo tempo scorre giorno e notte, tranne { $days }.
calendar-runs-daily-days = Il tuo tempo scorre dalle { $from } alle { $until }, tranne { $days }.
calendar-on-days = { $day ->
        [1] il lunedì
        [2] il martedì
        [3] il mercoledì
        [4] il giovedì
        [5] il venerdì
        [6] il sabato
       *[7] la domenica
    }
calendar-hours-typed = In una riga: /hours Roma 23-7 sab dom
calendar-running = Negli incontri già cominciati il tuo tempo scorre anche nelle ore in cui scorreva prima.
calendar-tap = Tocca quando dormi e quali giorni ti tieni liberi.
calendar-unknown = non ancora noto

## Vacanze
calendar-vacation-left = { $days ->
        [0] Quest'anno non ti restano giorni di vacanza.
        [one] Quest'anno ti resta 1 giorno di vacanza.
       *[other] Quest'anno ti restano { $days } giorni di vacanza.
    }
calendar-until = fino { $day ->
        [8] all'8
        [11] all'11
        [1] al 1º
       *[other] al { $day }
    } { $month }
calendar-until-time = fino { $day ->
        [8] all'8
        [11] all'11
        [1] al 1º
       *[other] al { $day }
    } { $month } alle { $time }
calendar-vacation-on = Sei in vacanza { $until }. Nel frattempo il tuo tempo è fermo.
calendar-vacation-ended = Che bello rivederti. Il tuo tempo scorre di nuovo.
calendar-vacation-days = { $days ->
        [one] 1 giorno
       *[other] { $days } giorni
    }
calendar-vacation-end = Fine delle vacanze
calendar-vacation-auto = Se il tuo tempo sta per finire, parte da sola una vacanza, al massimo di una settimana; finisce quando torni a giocare.
calendar-vacation-never = Una vacanza non comincia mai da sola.
calendar-vacation-set-auto = Da sola, se serve
calendar-vacation-set-never = Mai da sola
calendar-vacation-typed = Oppure scrivi: /vacation 5, /vacation { $date }, /vacation fine

## Guai
calendar-refused-place = Non conosco nessun luogo «{ $text }». Scrivi un Paese, una grande città come Roma, o una differenza come UTC+1.
calendar-refused-sleep = Il sonno dura più di 0 ore e al massimo { $most } al giorno: per esempio 23-7. Senza sonno: «/hours nessuno».
calendar-refused-time = «{ $text }»: un giorno ha 24 ore. Scrivi 23-7, o 22:30-6:45.
calendar-refused-days = I giorni liberi sono al massimo { $most } a settimana.
calendar-refused-nothing = Scrivi dove ti trovi, quando dormi e i giorni liberi: /hours Roma 23-7 sab dom
calendar-vacation-past = È già passato. Scrivi un giorno futuro: /vacation { $date }
calendar-vacation-too-long = { $left ->
        [one] Sarebbero { $wanted } giorni, e quest'anno ne resta 1: /vacation 1
       *[other] Sarebbero { $wanted } giorni, e quest'anno ne restano { $left }: /vacation { $left }
    }
calendar-vacation-used-up = I tuoi { $days } giorni di quest'anno sono finiti. Dal 1º gennaio ce ne sono altri { $days }.
calendar-vacation-not-away = Non sei in vacanza. «/vacation 5» ne comincia una di 5 giorni.
calendar-vacation-how = Non capisco «{ $text }». Scrivi /vacation 5, /vacation { $date }, o /vacation fine

## Parole che si possono scrivere, tutte minuscole
calendar-words-none = nessuno nessuna niente mai
calendar-words-filling = e tranne il la i le di a sonno dalle alle
calendar-words-weekend = weekend finesettimana
calendar-words-until = fino al all a
calendar-words-days = giorno giorni g
calendar-words-end = fine torno tornato tornata
