import type { Deps, LimitRule } from "./deps.types.ts";
import { Refusal } from "./refusal.ts";

const minute = 60_000;

/** How often strangers may call. Per address: a whole office or school can sit behind one. */
export const publicLimits = {
  readsPerAddress: { max: 600, windowMs: minute },
  writesPerAddress: { max: 300, windowMs: minute },
  writesPerToken: { max: 1200, windowMs: minute },
  /** Links that open nothing: what a guesser runs into. */
  missesPerAddress: { max: 30, windowMs: minute },
  /** Guests who look for their lost link: enough for a family, too few to try a list of names. */
  searchesPerAddress: { max: 20, windowMs: 10 * minute },
  /** Printed codes tried at one event's link by all its visitors together: a crowd of guessers is one. */
  codesPerLink: { max: 600, windowMs: 10 * minute },
  reportsPerAddress: { max: 60, windowMs: minute },
  /** Codes that a visitor tries at a link, known or not: words are guessed sooner than tokens. */
  codesPerVisitor: { max: 120, windowMs: 10 * minute },
  /** What strangers cause to be mailed to one address: anybody can type anybody's. */
  mailsPerRecipient: { max: 30, windowMs: 10 * minute },
  /** Files that are drawn anew for each call. */
  filesPerToken: { max: 20, windowMs: minute },
  /** Messages to the operator; each one writes a mail to the address that was typed. */
  messagesPerAddress: { max: 20, windowMs: 10 * minute },
  messagesPerSender: { max: 5, windowMs: 60 * minute },
} as const satisfies Record<string, LimitRule>;

/** Counts one call and refuses it beyond the limit. */
export async function requireWithin(deps: Deps, key: string, rule: LimitRule): Promise<void> {
  const { allowed, retryAfterSeconds } = await deps.limit(key, rule);
  if (!allowed) {
    throw new TooMany(
      `Too many requests came from here. Try again in ${waitingTime(retryAfterSeconds)}.`,
      retryAfterSeconds,
    );
  }
}

/** Counts a mail that a stranger causes; what follows a plus sign does not make another address. */
export async function requireMailRoom(deps: Deps, recipient: string): Promise<void> {
  const address = recipient.toLowerCase().replace(/\+[^@]*@/, "@");
  await requireWithin(deps, `mail:${address}`, publicLimits.mailsPerRecipient);
}

/** A refusal that says when to come back. */
export class TooMany extends Refusal {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super("too_many_requests", message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The part of an address that stands for one visitor: an IPv6 network counts as one. */
export function visitorKey(peerAddress: string | null): string {
  if (peerAddress === null) return "unknown";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(peerAddress)?.[1];
  if (mapped) return mapped;
  return peerAddress.includes(":") ? peerAddress.split(":").slice(0, 4).join(":") : peerAddress;
}

function waitingTime(seconds: number): string {
  if (seconds <= 1) return "a second";
  return seconds < 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
