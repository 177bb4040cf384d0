import { href } from "../../../../app/routing/href.ts";
import { workerAddress } from "../../../../page-kit/workerAddress.ts";

const worker = "/check-in-worker.js";
const cacheName = "check-in-parts";

/** Whether this browser can open the scanner without a connection. */
export function canWorkOffline(): boolean {
  return "serviceWorker" in navigator && "caches" in globalThis;
}

/** Keeps the page with all parts it has loaded, so that a reload needs no connection. */
export async function prepareOffline(): Promise<void> {
  if (!navigator.onLine && navigator.serviceWorker.controller) return;
  await navigator.serviceWorker.register(workerAddress("jubilee-check-in", worker), {
    scope: href("checkIn.gate"),
  });
  await navigator.serviceWorker.ready;
  const cache = await caches.open(cacheName);
  const parts = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        origin === location.origin && /^\/(assets\/|favicon|check-in\.)/.test(pathname),
    )
    .map(({ href }) => href);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  await Promise.all(
    [...new Set(parts)].filter((part) => !known.has(part)).map((part) => cache.add(part)),
  );
}

const installing = [
  { rel: "manifest", href: "/check-in.webmanifest" },
  { rel: "apple-touch-icon", href: "/check-in-180.png" },
];

/** Lets the browser offer to install the scanner. */
export function offerInstalling(): () => void {
  const links = installing.map((parts) => Object.assign(document.createElement("link"), parts));
  document.head.append(...links);
  return () => links.forEach((link) => link.remove());
}
