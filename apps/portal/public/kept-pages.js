// Shows a guest's page that was opened before at once where the line is slow, while the server makes
// it as it is now; and where there is no line at all. Only pages that ask for it are kept.
const keptPages = "kept-pages";
// A page is opened in the language that it was kept in.
const asKept = { ignoreVary: true };
const pagesAtMost = 12;
// So long the server has before the kept page is shown: on a good line nobody ever sees that one.
const patienceMs = 100;
// Changes that follow one another so fast are the page's way of being made.
const calmMs = 10_000;

// By client: what there is to say of the kept page that it shows.
const looks = new Map();
const toldAt = new Map();

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const { navigationPreload } = self.registration;
  event.waitUntil(Promise.all([self.clients.claim(), navigationPreload?.enable()]));
});

const isPage = ({ ok, redirected, headers }) =>
  ok && !redirected && headers.get("content-type")?.startsWith("text/html");
const isGone = ({ status }) => status === 404 || status === 410;

// What a page says, without what is new each time that it is made: its data, the keys of its forms.
const saidIn = (html) =>
  html.replace(/<script[^]*?<\/script>/g, "").replace(/<input type="hidden"[^>]*>/g, "");

async function keep(address, response) {
  const cache = await caches.open(keptPages);
  await cache.delete(address, asKept);
  if (isGone(response)) return;
  await cache.put(address, response);
  const all = await cache.keys();
  const oldest = all.slice(0, Math.max(0, all.length - pagesAtMost));
  await Promise.all(oldest.map((request) => cache.delete(request, asKept)));
}

// What the server answers, and when that is kept.
function ask(event) {
  const read = async () => (await event.preloadResponse) ?? (await fetch(event.request));
  const asked = read();
  const stored = asked.then((response) => {
    if (!isPage(response) && !isGone(response)) return undefined;
    return keep(event.request.url, response.clone());
  });
  event.waitUntil(stored.catch(() => undefined));
  return { asked, stored };
}

// That it has changed since it was kept; of when it is, where nobody answers; or nothing.
async function newsOf(kept, { asked, stored }) {
  // What is kept is all there is.
  const old = { keptAt: kept.headers.get("date") };
  try {
    const now = await asked;
    if (!now.ok) return isGone(now) ? "changed" : old;
    const isChanged = saidIn(await kept.text()) !== saidIn(await now.text());
    await stored;
    return isChanged && "changed";
  } catch {
    return old;
  }
}

const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms, null));

async function answer(event) {
  const { request, resultingClientId } = event;
  const { asked, stored } = ask(event);
  const kept = await caches.match(request, { cacheName: keptPages, ...asKept });
  if (!kept) return asked;
  // Who loads a page anew wants it as it is now.
  const patience = request.cache === "default" ? [after(patienceMs)] : [];
  const now = await Promise.race([asked.catch(() => null), ...patience]);
  if (now && now.status < 500) return now;
  const look = newsOf(kept.clone(), { asked, stored });
  looks.set(resultingClientId, look);
  event.waitUntil(look);
  return kept;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, search } = new URL(request.url);
  if (request.mode !== "navigate" || request.method !== "GET") return;
  if (origin !== self.location.origin || search !== "") return;
  event.respondWith(answer(event));
});

// Tells a page that it shows what is past; that it has changed not twice in a row, lest it be loaded
// anew for ever.
async function tell(client) {
  const news = await looks.get(client.id);
  looks.delete(client.id);
  if (news !== "changed") {
    if (news) client.postMessage(news, []);
    return;
  }
  const isAgain = Date.now() - (toldAt.get(client.url) ?? 0) < calmMs;
  toldAt.set(client.url, Date.now());
  client.postMessage(isAgain ? "changed again" : "changed", []);
}

self.addEventListener("message", (event) => {
  const { source, data } = event;
  const { origin, pathname, search } = new URL(source.url);
  if (search !== "") return;
  const address = origin + pathname;
  if (data === "look") event.waitUntil(tell(source));
  if (data === "forget")
    event.waitUntil(caches.open(keptPages).then((all) => all.delete(address, asKept)));
  if (data === "keep") {
    // The browser has it from a moment ago.
    const read = fetch(address, { cache: "force-cache" });
    event.waitUntil(read.then((response) => isPage(response) && keep(address, response)));
  }
});
