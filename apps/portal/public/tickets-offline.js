// Opens kept tickets without a connection. What the page put into the cache `kept-tickets` is
// answered when the network does not; nothing else is touched, and nothing is kept unasked.
const keptTickets = "kept-tickets";
// A page is opened in the language that it was kept in.
const asKept = { ignoreVary: true };

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

async function fromNetworkOrKept(request) {
  try {
    const response = await fetch(request);
    if (response.ok) {
      const cache = await caches.open(keptTickets);
      if (await cache.match(request, asKept)) await cache.put(request, response.clone());
    }
    return response;
  } catch (error) {
    const kept = await caches.match(request, { cacheName: keptTickets, ...asKept });
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(fromNetworkOrKept(request));
});
