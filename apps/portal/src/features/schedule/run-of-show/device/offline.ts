import { workerAddress } from "../../../../page-kit/workerAddress.ts";

const worker = "/run-of-show-worker.js";
const scope = "/run-of-show/";
const cacheName = "run-of-show-parts";

/** Whether this browser can open the page without a connection. */
export function canWorkOffline(): boolean {
  return "serviceWorker" in navigator && "caches" in globalThis;
}

/** Keeps the page with all parts that it has loaded, so that a reload needs no connection. */
export async function prepareOffline(): Promise<void> {
  if (!navigator.onLine && navigator.serviceWorker.controller) return;
  const registration = await navigator.serviceWorker.register(
    workerAddress("jubilee-run-of-show", worker),
    { scope },
  );
  await activated(registration);
  const cache = await caches.open(cacheName);
  const parts = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        origin === location.origin && /^\/(assets\/|favicon)/.test(pathname),
    )
    .map(({ href }) => href);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  await Promise.all(
    [...new Set(parts)].filter((part) => !known.has(part)).map((part) => cache.add(part)),
  );
}

/** Another page's worker may be the one that is ready; this is about this one. */
function activated({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active || !coming) return Promise.resolve();
  return new Promise((resolve) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve();
    });
  });
}
