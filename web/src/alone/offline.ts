/** The files of the folder, kept by a service worker: from the second visit on nothing is fetched, and no network is needed. */

/** How long the page waits for the service worker; without it everything works, but nothing is kept. */
const PATIENCE = 2000;

/** Have every file that is fetched from now on kept. Where service workers are not to be had, nothing is. */
export async function comeUnder(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  try {
    const registration = await workers.register("service-worker.js");
    if (workers.controller) return;
    const claimed = new Promise((done) => workers.addEventListener("controllerchange", done, { once: true }));
    // A page that was reloaded with force comes without it, and has to ask.
    registration.active?.postMessage("claim");
    await Promise.race([claimed, new Promise((done) => setTimeout(done, PATIENCE))]);
  } catch {
    // Forbidden, or the host does not have the file: the page goes on without.
  }
}

/** Fetch what nobody has asked for yet. Resolves with whether every file is here now. */
export function fetchRest(): Promise<boolean> {
  const keeper = (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller;
  if (!keeper) return Promise.resolve(false);
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => done(event.data === true);
    keeper.postMessage("fetch-rest", [port2]);
  });
}
