/** This browser, as something that takes pushes. */
import { notices, type Told, type Way } from "./api";

/** `home`: an iPhone takes pushes only from its home screen. */
export type Device = "unsupported" | "home" | "blocked" | "unasked" | "off" | "on";

interface Apple extends Navigator {
  standalone?: boolean;
}

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** How this browser stands, and which of the ways it is. */
export async function thisDevice(ways: readonly Way[]): Promise<{ state: Device; way: Way | null }> {
  if (!canPush()) return { state: (navigator as Apple).standalone === false ? "home" : "unsupported", way: null };
  if (Notification.permission === "denied") return { state: "blocked", way: null };
  if (Notification.permission === "default") return { state: "unasked", way: null };
  const subscribed = await (await registered()).pushManager.getSubscription();
  const key = subscribed ? keyOf(subscribed, "p256dh") : "";
  const way = ways.find((each) => each.device === key && each.state !== "gone") ?? null;
  return { state: way ? "on" : "off", way };
}

/** Ask for leave, and have this browser told from now on. It has to follow a click. */
export async function subscribe(key: string, label: string): Promise<Told | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await registered();
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return notices.addDevice({ endpoint: made.endpoint, p256dh: keyOf(made, "p256dh"), auth: keyOf(made, "auth"), label });
}

/** From now on this browser takes no pushes, whoever sends them. */
export async function unsubscribe(): Promise<void> {
  await (await (await registered()).pushManager.getSubscription())?.unsubscribe();
}

async function registered(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/sw.js");
  return navigator.serviceWorker.ready;
}

function keyOf(subscription: PushSubscription, name: PushEncryptionKeyName): string {
  const bytes = new Uint8Array(subscription.getKey(name) ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

const BROWSERS = [["Firefox", /Firefox\//], ["Edge", /Edg\//], ["Opera", /OPR\//], ["Chrome", /Chrome\//], ["Safari", /Safari\//]] as const;

/** What a browser calls itself, and whether it is one of a phone. */
export function labelOf(agent: string): { browser: string; isPhone: boolean } {
  const found = BROWSERS.find(([, mark]) => mark.test(agent));
  return { browser: found?.[0] ?? "Browser", isPhone: /Mobi|Android|iPhone/.test(agent) };
}
