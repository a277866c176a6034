// Keeps the files of this folder, and nothing else: what is played is kept by the page. `offline.mjs` writes the list.
const FILES = {};
const SHELF = `wardroom ${self.registration.scope}`;
const CLAIM = "claim";
const FETCH_REST = "fetch-rest";

// The first time, files are kept as the page asks for them. A later edition is here as a whole before it takes over, once
// no page of the earlier one is open any more: so no page ever gets files of two editions.
self.addEventListener("install", (event) => {
  if (!self.registration.active) self.skipWaiting();
  else event.waitUntil(fetchRest());
});

self.addEventListener("activate", (event) => event.waitUntil(tidied().then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  const name = nameOf(event.request);
  if (name) event.respondWith(found(name));
});

self.addEventListener("message", (event) => {
  if (event.data === CLAIM) event.waitUntil(self.clients.claim());
  if (event.data !== FETCH_REST) return;
  const tell = (isWhole) => event.ports[0].postMessage(isWhole);
  event.waitUntil(fetchRest().then(() => tell(true), () => tell(false)));
});

/** Which file of the folder is wanted; null for whatever is none, the list itself included. */
function nameOf(request) {
  const url = new URL(request.url);
  const { origin, pathname } = new URL(self.registration.scope);
  if (request.method !== "GET" || url.origin !== origin || !url.pathname.startsWith(pathname)) return null;
  const name = decodeURIComponent(url.pathname.slice(pathname.length)) || "index.html";
  return Object.hasOwn(FILES, name) ? name : null;
}

/** Where a file is fetched. Some hosts send whoever asks for `index.html` elsewhere, and a page may not come from there. */
function addressOf(name) {
  return new URL(name === "index.html" ? "./" : name, self.registration.scope).href;
}

/** Under what a file is kept: its name and the mark of its content, so that another content is another entry. */
function keyOf(name) {
  return `${addressOf(name)}?${FILES[name]}`;
}

/** A file: as it is kept, or else fetched and kept. */
async function found(name) {
  const shelf = await caches.open(SHELF);
  return (await shelf.match(keyOf(name))) ?? fetched(name, shelf);
}

async function fetched(name, shelf) {
  const answer = await fetch(addressOf(name), { cache: "no-cache" });
  // A copy goes to the shelf while the page reads. Where that has no room, the page has its file all the same.
  if (isRight(name, answer)) shelf.put(keyOf(name), answer.clone()).catch(() => undefined);
  return answer;
}

/** Some hosts answer with a page of their own, and call that right, where a file is missing. */
function isRight(name, answer) {
  const isPage = (answer.headers.get("content-type") ?? "").startsWith("text/html");
  return answer.ok && !answer.redirected && isPage === name.endsWith(".html");
}

/** Fetch and keep every file that is not here; rejects at the first that does not come. */
async function fetchRest() {
  const shelf = await caches.open(SHELF);
  const kept = new Set((await shelf.keys()).map((request) => request.url));
  for (const name of Object.keys(FILES)) {
    if (kept.has(keyOf(name))) continue;
    const answer = await fetch(addressOf(name), { cache: "no-cache" });
    if (!isRight(name, answer)) throw new Error(`${name}: ${answer.status}`);
    await shelf.put(keyOf(name), answer);
  }
}

/** Put away what belongs to an earlier edition. */
async function tidied() {
  const shelf = await caches.open(SHELF);
  const wanted = new Set(Object.keys(FILES).map(keyOf));
  await Promise.all((await shelf.keys()).filter((request) => !wanted.has(request.url)).map((request) => shelf.delete(request)));
}
