import { orderAddress } from "../tickets/order-address.ts";
import { keptWays, keyOf, type BoughtWay } from "../inline/bought-here.ts";
import { onPage } from "./on-page.ts";

/** Told by the tickets' widget once they are bought. */
interface Told {
  eventId: string;
  orderToken: string;
  what: string;
}

/** Kept for the event on this device; without storage until the page is left. */
const memory = new Map<string, BoughtWay[]>();

const waysTo = (eventId: string): BoughtWay[] => memory.get(eventId) ?? keptWays(eventId);

/** Notes what somebody has for an event, and forgets what lets nobody in any more. */
function remember(eventId: string, bought: BoughtWay): void {
  const others = waysTo(eventId).filter(({ way }) => way !== bought.way);
  const all = bought.what ? [...others, bought] : others;
  memory.set(eventId, all);
  try {
    if (all.length > 0) localStorage.setItem(keyOf(eventId), JSON.stringify(all));
    else localStorage.removeItem(keyOf(eventId));
  } catch {
    // Storage is blocked: it holds until the page is left.
  }
}

/** Somebody else wants to answer, until the page is left. */
let isAnother = false;

/** Shows whoever has bought what they have, with the way to it. */
function showWays(): void {
  const said = document.querySelector<HTMLElement>("[data-bought-says]");
  const link = said?.querySelector<HTMLAnchorElement>("a[data-way]");
  if (!said || !link) return;
  const ways = waysTo(said.dataset["event"] ?? "");
  document.documentElement.toggleAttribute("data-bought", ways.length > 0 && !isAnother);
  const links = ways.map(({ way, what }) => {
    const one = link.cloneNode(true) as HTMLAnchorElement;
    one.href = way;
    one.hidden = false;
    const name = one.querySelector("bdi");
    if (name) name.textContent = what;
    return one;
  });
  for (const old of said.querySelectorAll("a[data-way]")) if (old !== link) old.remove();
  link.after(...links);
}

/**
 * Whoever has bought tickets is asked no more whether they come, on this device: neither in
 * another tab nor on another day. Who shares the device can answer for themselves.
 */
export function askNoBuyer(): void {
  onPage(() => {
    const held = document.querySelector<HTMLElement>("[data-holds]");
    const { eventOf, holds, holdsAt } = held?.dataset ?? {};
    if (eventOf && holdsAt) remember(eventOf, { way: holdsAt, what: holds ?? "" });
    showWays();
  });
  document.addEventListener("jubilee-bought", (event) => {
    const { eventId, orderToken, what } = (event as CustomEvent<Told>).detail;
    remember(eventId, { way: orderAddress(orderToken), what });
    isAnother = false;
    showWays();
  });
  document.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest("[data-bought-other]")) return;
    isAnother = true;
    showWays();
  });
}
