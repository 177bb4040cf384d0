/** What a code says: where the widget stands alone, and after the sign what opens what was left. */
export interface CarriedCode {
  handoverToken: string;
  key: string;
}

/** What stands after the sign goes to no server and into no log. */
export function carriedHash({ handoverToken, key }: CarriedCode): string {
  return `#go=${handoverToken}.${key}`;
}

/** The same read back; null where an address carries nothing. */
export function readCarriedHash(hash: string): CarriedCode | null {
  const [, handoverToken, key] = /^#go=([\w-]{16,200})\.([\w-]{16,64})$/.exec(hash) ?? [];
  return handoverToken && key ? { handoverToken, key } : null;
}
