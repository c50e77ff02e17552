### La curva de un encuentro terminado, en palabras.

turning-alt = { $title }, { $one } contra { $two }: cómo fueron las probabilidades.
turning-course = Probabilidades de { $name } tras cada jugada: { $first } % al principio, entre { $lowest } % y { $highest } %, { $last } % al final.
turning-point = Momento decisivo { $number }, jugada { $ply }: { $name } jugó { $played } ({ $after } %). Mejor: { $best } ({ $chance } %).
turning-none = Ningún momento decisivo.
turning-luck = Suerte: { $points ->
        [0] igualada.
        [1] una centésima de punto para { $name }.
       *[other] { $points } centésimas de punto para { $name }.
    }
turning-skill = Habilidad: { $points ->
        [0] igualada.
        [1] una centésima de punto para { $name }.
       *[other] { $points } centésimas de punto para { $name }.
    }
