import type { OpenedDemo } from "./demos.types.ts";

/** In the tab's own storage: the sandbox that is looked at in it. */
export const demoTabKey = "jubilee-demo";
/** On the device: the sandboxes that are this visitor's, so that each is opened once. */
const visitsKey = "jubilee-demos";

type Place = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Where a sandbox's session lies; a name of its own, so that no other tab takes it for theirs. */
export const sessionKeyOf = ({ id }: Pick<OpenedDemo, "id">) => `jubilee-auth-${id}`;

function isOpened(value: unknown): value is OpenedDemo {
  if (typeof value !== "object" || value === null) return false;
  const texts = ["id", "demo", "email", "password", "eventId", "eventName", "endsAt", "guestPage"];
  return texts.every((name) => typeof Reflect.get(value, name) === "string");
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** The sandbox that a tab is in; over or not. */
export function demoOfTab(tab: Place): OpenedDemo | null {
  const value = parsed(tab.getItem(demoTabKey));
  return isOpened(value) ? value : null;
}

/** Whether the day of a sandbox is over. */
export const isDemoOver = ({ endsAt }: Pick<OpenedDemo, "endsAt">, nowMs: number) =>
  Date.parse(endsAt) <= nowMs;

const visitsOf = (device: Place): OpenedDemo[] => {
  const kept = parsed(device.getItem(visitsKey));
  return Array.isArray(kept) ? kept.filter(isOpened) : [];
};

/** The sandbox of a demo that this device has opened before and that still stands. */
export function keptVisit(device: Place, demo: string, nowMs: number): OpenedDemo | null {
  return visitsOf(device).find((one) => one.demo === demo && !isDemoOver(one, nowMs)) ?? null;
}

/**
 * The sandbox of this device that an address belongs to: it names the sandbox's event. So a tab that
 * is opened by it anew finds its way in.
 */
export function visitOfAddress(device: Place, address: string, nowMs: number): OpenedDemo | null {
  const standing = visitsOf(device).filter((one) => !isDemoOver(one, nowMs));
  return standing.find(({ eventId }) => address.includes(eventId)) ?? null;
}

/** Remembers a sandbox in the place of the one before it; those that are over go. */
export function keepVisit(device: Place, opened: OpenedDemo, nowMs: number): void {
  const others = visitsOf(device).filter(
    (one) => one.demo !== opened.demo && !isDemoOver(one, nowMs),
  );
  device.setItem(visitsKey, JSON.stringify([...others, opened]));
}

/** Forgets a sandbox that is gone. */
export function forgetVisit(device: Place, demo: string): void {
  device.setItem(visitsKey, JSON.stringify(visitsOf(device).filter((one) => one.demo !== demo)));
}
