### Lo que la página dice de sí misma: conexión perdida, avisos, sonido, aplicación instalada.

## Notifications, where no page is open
install-push-turn = Te toca: { $game } con { $who }
install-push-table = { $game } con { $who }
install-push-unknown = No conozco el servicio de notificaciones de este navegador, así que no puedo avisarte ahí.

## Habits
install-notify = Avísame cuando me toque
install-notify-denied = Tu navegador bloquea las notificaciones de Salle. Puedes permitirlas en su configuración para esta página.
install-notify-failed = No ha funcionado: el navegador no ha podido activar las notificaciones.
install-sound = Un sonido suave cuando me toque
install-app = Instalar Salle como aplicación
install-app-about = Juegos para dos, jugada a jugada.

## No connection
install-lost = Ahora mismo no consigo conectar con Salle. Sigo intentándolo.
install-not-sent = Aún sin enviar; sigo intentándolo.
install-try-now = Intentar ahora
install-offline-table = Sin conexión. Así viste la mesa por última vez ({ $when }).
install-offline-tables = Sin conexión. Así viste tus mesas por última vez ({ $when }).
