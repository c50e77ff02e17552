# Los consejos de las encuentros guiados, como los enmarca la página.

guide-hint = Consejo
guide-got-it = Entendido
guide-no-more = No más consejos
guide-open = Leer el consejo
