import { tell } from "../../../client/notices.ts";
import { onPage } from "../../../client/on-page.ts";
import { canKeep, workerAddress } from "../../../client/workers.ts";

const cacheName = "kept-tickets";

/** Keeps this page with everything it needs, so that it opens at an entrance without a connection. */
async function keep(page: string): Promise<void> {
  const parts = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/embed/"));
  const addresses = new Set([...namesOf(page), ...parts.map(({ href }) => href)]);
  const cache = await caches.open(cacheName);
  await Promise.all([...addresses].map((address) => cache.add(address)));
  const scope = page.startsWith("/ticket/") ? "/ticket/" : new URL(page, location.href).pathname;
  await navigator.serviceWorker.register(workerAddress("/tickets-offline.js"), { scope });
  await navigator.serviceWorker.ready;
}

/** The page by its own address and by the one that it was opened by, such as the payment page's. */
function namesOf(page: string): string[] {
  const own = new URL(page, location.href);
  const opened = own.pathname === location.pathname ? [location.href] : [];
  return [...new Set([own.href, ...opened])];
}

async function isKept(page: string): Promise<boolean> {
  const cache = await caches.open(cacheName);
  const found = await Promise.all(
    namesOf(page).map((name) => cache.match(name, { ignoreVary: true })),
  );
  return found.some(Boolean);
}

/** Keeps the tickets on this device, or takes them off it; where browsers can. */
export function offerToKeep(): void {
  // A static host sends the portal for this address, which opens nothing without a line.
  if (document.documentElement.dataset["pages"]) return;
  if (!canKeep()) return;
  onPage(() => void offer());
}

async function offer(): Promise<void> {
  const way = document.querySelector<HTMLElement>("[data-keep]");
  const button = way?.querySelector<HTMLButtonElement>("button");
  const label = button?.querySelector("b");
  const page = way?.dataset["keep"];
  if (!button || !label || !page) return;
  const { names = "[]", told = "[]" } = button.dataset;
  const [unkept = "", kept = ""] = JSON.parse(names) as string[];
  const [keepDone = "", forgotten = "", failed = ""] = JSON.parse(told) as string[];
  const say = (is: boolean) => {
    button.ariaPressed = String(is);
    label.textContent = is ? kept : unkept;
  };
  const toggle = async () => {
    const was = button.ariaPressed === "true";
    await (was ? caches.delete(cacheName) : keep(page));
    say(!was);
    tell(was ? forgotten : keepDone);
  };
  button.addEventListener("click", () => {
    button.disabled = true;
    const again = () => (button.disabled = false);
    void toggle()
      .catch(() => tell(failed))
      .finally(again);
  });
  const is = await isKept(page).catch(() => false);
  say(is);
  way.hidden = false;
  // What a newer version of the page needs is kept with it.
  if (is && navigator.onLine) await keep(page).catch(() => undefined);
}
