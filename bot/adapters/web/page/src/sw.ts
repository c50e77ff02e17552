// The service worker: the page's files for ever, the page without a net, and notifications.
// What anybody may see of a table isn't here but in `alive/kept.ts`: only its pictures are handed on.

/** The server writes this before the script: what this build consists of. */
interface Build {
  version: string;
  files: string[];
}

declare const self: ServiceWorkerGlobalScope & { BUILD: Build };

const SHELL = "salle-shell-";
const NOW = `${SHELL}${self.BUILD.version}`;
const PATIENCE = 8000; // ms for a page, before the kept one is shown
const KEPT = /^\/(picture|sprite|icon|static)\//;

self.addEventListener("install", event => {
  event.waitUntil(
    caches
      .open(NOW)
      .then(cache => cache.addAll(self.BUILD.files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", event => {
  event.waitUntil(Promise.all([tidy(), self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

// Tabs that are open still need the parts of the build that they came with.
async function tidy() {
  const shells = (await caches.keys()).filter(name => name.startsWith(SHELL) && name !== NOW);
  await Promise.all(shells.slice(0, -1).map(name => caches.delete(name)));
}

self.addEventListener("fetch", event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    const shell = shellOf(pathname);
    if (shell) event.respondWith(page(event, shell));
  } else if (pathname.startsWith("/static/build/")) event.respondWith(forEver(request));
  else if (KEPT.test(pathname)) event.respondWith(unlessLost(request));
});

/** The page without a table in it, which shows what was kept; "" where there is none. */
function shellOf(pathname: string): string {
  if (pathname === "/") return "/shell/arrival";
  return pathname.startsWith("/t/") ? "/shell/table" : "";
}

async function page(event: FetchEvent, shell: string): Promise<Response> {
  const kept = await caches.match(shell);
  const asked = fresh(event);
  if (!kept) return asked;
  const late = new Promise<Response>(resolve => setTimeout(resolve, PATIENCE, kept.clone()));
  const orKept = (answer: Response) => (isNobody(answer) ? kept : answer);
  return Promise.race([asked.then(orKept, () => kept), late]);
}

async function fresh(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  return preloaded ?? fetch(event.request);
}

/** Whether a proxy answers for a server that doesn't. */
const isNobody = ({ status }: Response) => status >= 502 && status <= 504;

async function forEver(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(NOW)).put(request, answer.clone());
  return answer;
}

async function unlessLost(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw error;
  }
}

/** As `push_words.py` writes it. */
interface Notice {
  title: string;
  body: string;
  path: string;
  tag: string;
}

self.addEventListener("push", event => {
  if (!event.data) return;
  const { title, body, path, tag }: Notice = event.data.json();
  const options = {
    body,
    tag,
    renotify: true, // a newer move at the same table is news again
    icon: "/static/icon-192.png",
    badge: "/static/badge-96.png",
    data: { path },
  };
  event.waitUntil(
    Promise.all([self.registration.showNotification(title, options), self.navigator.setAppBadge?.()]),
  );
});

self.addEventListener("notificationclick", event => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.path));
});

/** The tab that shows this page already, else a new one. */
async function show(path: string): Promise<void> {
  const { pathname } = new URL(path, location.origin);
  const tabs = await self.clients.matchAll({ type: "window" });
  const tab = tabs.find(one => new URL(one.url).pathname === pathname);
  if (tab) await tab.focus();
  else await self.clients.openWindow(path);
}

export {};
