# I consigli delle incontri guidati, come li incornicia la pagina.

guide-hint = Consiglio
guide-got-it = Ho capito
guide-no-more = Niente più consigli
guide-open = Leggi il consiglio
