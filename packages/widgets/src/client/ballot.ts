import { randomKey } from "./idempotency.ts";

/** Where storage is blocked, until the page is left. */
const memory = new Map<string, string>();

const keyOf = (token: string) => `jubilee:ballot/${token}`;

/** The token that this device drew for its vote in a poll; null where it has not voted here. */
export function knownBallot(token: string): string | null {
  const known = memory.get(token);
  if (known) return known;
  try {
    const stored = localStorage.getItem(keyOf(token)) ?? "";
    return /^[\w-]{32,64}$/.test(stored) ? stored : null;
  } catch {
    // Storage is blocked: what is known is in memory.
    return null;
  }
}

/**
 * The same, drawn before anything is sent: a vote that is sent again, now or after a lost page, counts
 * once. It says who voted to nobody; all it opens is this one vote, as long as it may be changed.
 */
export function ballotFor(token: string): string {
  const known = knownBallot(token);
  if (known) return known;
  const drawn = randomKey();
  memory.set(token, drawn);
  try {
    localStorage.setItem(keyOf(token), drawn);
  } catch {
    // Storage is blocked: the vote can be changed until the page is left.
  }
  return drawn;
}

/** The address of a poll, with this device's vote in it. */
export function pollAddress(token: string): string {
  const ballot = knownBallot(token);
  return ballot ? `poll/${token}?ballot=${ballot}` : `poll/${token}`;
}
