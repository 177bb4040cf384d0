// Opens the run of show without a connection. The page says which of its parts are to be kept; one
// copy of the page stands for every event, since what it shows comes from the device's own store.
const keptParts = "run-of-show-parts";
const page = "/run-of-show/kept";
const patienceMs = 3000;

self.addEventListener("install", (event) => {
  const keepPage = async () => (await caches.open(keptParts)).add(page);
  event.waitUntil(keepPage().then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

async function openPage(request) {
  const cache = await caches.open(keptParts);
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(patienceMs) });
    if (response.ok) await cache.put(page, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(page, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

async function openPart(request) {
  const kept = await caches.match(request, { cacheName: keptParts, ignoreVary: true });
  return kept ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(openPage(request));
  else if (pathname.startsWith("/assets/") || pathname.endsWith(".svg")) {
    event.respondWith(openPart(request));
  }
});
