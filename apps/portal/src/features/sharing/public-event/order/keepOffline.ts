import { href } from "../../../../app/routing/href.ts";
import { embedAddress } from "../../../../page-kit/embed/embed.ts";

const cacheName = "kept-tickets";
const worker = "/tickets-offline.js";

interface TrustedScripts {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

function trustedScriptsOf(page: typeof globalThis): TrustedScripts | null {
  const found: unknown = Reflect.get(page, "trustedTypes");
  return typeof found === "object" && found !== null && "createPolicy" in found
    ? (found as TrustedScripts)
    : null;
}

let policy: ReturnType<TrustedScripts["createPolicy"]> | null = null;

/** The worker's own address and no other (Trusted Types policy `jubilee-tickets`). */
function workerAddress(): string {
  const createScriptURL = (address: string) => {
    if (address !== worker) throw new TypeError("This is not the tickets' worker");
    return address;
  };
  policy ??=
    trustedScriptsOf(globalThis)?.createPolicy("jubilee-tickets", { createScriptURL }) ?? null;
  return policy?.createScriptURL(worker) ?? worker;
}

/** Whether this browser can keep pages; a private window or a page without TLS often cannot. */
export function canKeepOffline(): boolean {
  return "serviceWorker" in navigator && "caches" in globalThis;
}

/** Whether the tickets are kept on this device. */
export async function isKeptOffline(path: string): Promise<boolean> {
  if (!canKeepOffline()) return false;
  const cache = await caches.open(cacheName);
  return (await cache.match(embedAddress(path))) !== undefined;
}

/**
 * Keeps this page with everything it needs, so that it opens again at an entrance without a
 * connection: the page, its scripts, styles, letters and pictures, and the order itself.
 */
export async function keepOffline(path: string): Promise<void> {
  const { pathname, origin, href: page } = location;
  const scope = pathname.startsWith("/ticket/")
    ? "/ticket/"
    : href("publicEvent.ticketConfirmation");
  const parts = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => new URL(name).origin === origin && !name.includes("/functions/v1/"));
  const cache = await caches.open(cacheName);
  await Promise.all(
    [page, embedAddress(path), ...new Set(parts)].map((address) => cache.add(address)),
  );
  await navigator.serviceWorker.register(workerAddress(), { scope });
  await navigator.serviceWorker.ready;
}

/** Takes everything that was kept from this device again. */
export async function forgetOffline(): Promise<void> {
  await caches.delete(cacheName);
}
