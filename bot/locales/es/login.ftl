### Cómo guarda su sitio quien juega en la página: llaves de acceso, entrada, sesiones.

# The page's own.
login-title = Mi sitio
login-keep = Guardar mi sitio
login-keep-about = Una llave de acceso te guarda el sitio: desde otro dispositivo vuelves a sentarte aquí. Sin contraseña ni dirección de correo.
login-kept = Tu sitio está guardado. En otro dispositivo elige «Ya tengo un sitio».
login-add = Añadir otra llave de acceso
login-have = Ya tengo un sitio
login-have-about = Con una llave de acceso te sientas aquí, en el sitio que guardaste.
login-passkeys = Mis llaves de acceso
login-none = Aún no hay llave de acceso: solo este navegador conoce tu sitio.
login-made = Creada: { $day }
login-used = último uso: { $day }
login-remove = Quitar
login-remove-of = Quitar la llave de acceso: { $device }
login-remove-sure = Quitarla de todos modos
login-leave-it = Dejarla
login-sessions = Dónde tengo la sesión abierta
login-here = este navegador
login-since = Desde: { $day }
login-end = Cerrar sesión
login-end-of = Cerrar sesión: { $device }
login-somewhere = Navegador desconocido
login-name-first = Primero ponte un nombre en la entrada: luego podrás guardar tu sitio.
login-not-able = Aquí este navegador no puede usar llaves de acceso.
login-cancelled = No ha cambiado nada: no se confirmó ninguna llave de acceso.
login-already = Este dispositivo ya tiene una llave de acceso para tu sitio.
login-with-discord = Entrar con Discord
login-with-telegram = Entrar con Telegram

# Refusals.
login-chat-not-proved = No puedo comprobar quién eres allí. Empieza de nuevo.
login-late = Han pasado más de cinco minutos, o ya estaba hecho. Empieza de nuevo.
login-not-proved = No he podido comprobar esta llave de acceso. Empieza de nuevo.
login-unknown = No conozco esta llave de acceso. Quizá se haya quitado.
login-too-many = Tienes { $count } llaves de acceso y no caben más. Quita una primero.
login-not-here = En esta dirección las llaves de acceso no funcionan: necesitan el nombre propio de la página, con HTTPS.
login-last-passkey = Es tu última llave de acceso. Sin ella no puedes entrar desde ningún otro lado; si este navegador pierde su cookie, pierdes tu sitio.
login-no-chair = Los seis sitios de este navegador están ocupados. Cierra antes la sesión de alguien.
login-no-session = Allí la sesión ya está cerrada.
login-only-way = Sin una llave de acceso no podrías volver a tu sitio. Guárdalo primero y luego cierra la sesión.
