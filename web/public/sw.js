// Shows pushes, and a page of our own where the server cannot be reached. It keeps nothing that the server says.
const OFFLINE = "/offline.html";
const SHELF = "wardroom-offline-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.add(new Request(OFFLINE, { cache: "reload" }))));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
});

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(told.title ?? "Wardroom", {
      body: told.body ?? "",
      tag: told.tag,
      renotify: Boolean(told.tag),
      icon: "/assets/icon-192.png",
      badge: "/assets/badge-96.png",
      data: { path: told.path ?? "/tables" },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.path, self.location.origin)));
});

/** A window that shows it already comes to the front; else one is opened. */
async function open(address) {
  if (address.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = windows.find((each) => new URL(each.url).pathname === address.pathname);
  await (shown ? shown.focus() : self.clients.openWindow(address.href));
}
