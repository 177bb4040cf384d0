/** Where what was bought stands, and what it is: `2 × Banquet`. */
export interface BoughtWay {
  way: string;
  what: string;
}

export const keyOf = (eventId: string): string => `jubilee:bought/${eventId}`;

/** An address on this very site: storage may hold anybody's text. */
const isWay = (one: unknown): one is BoughtWay => {
  const { way, what } = Object(one) as Partial<BoughtWay>;
  return typeof way === "string" && typeof what === "string" && /^\/(?![/\\])/.test(way);
};

/** What this device knows to be bought for an event; nothing where storage is blocked. */
export function keptWays(eventId: string): BoughtWay[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(eventId)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isWay) : [];
  } catch {
    // Storage is blocked or holds somebody else's text.
    return [];
  }
}
