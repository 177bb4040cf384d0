import type { Limit } from "./limiter.ts";

const second = 1000;
const minute = 60 * second;

/** Figures of the sign-in limits (design/security.md, promise 9). */
export const signInLimits = {
  /** Password tries per account, known or unknown. */
  passwordPerAccount: { max: 10, windowMs: 15 * minute },
  /** Mails or text messages per address. */
  messagePerRecipient: { max: 1, windowMs: minute },
  /** Code tries per recipient across all codes sent to it. */
  codePerRecipient: { max: 15, windowMs: 15 * minute },
  /** Sign-ups, one-time links, resets and resends per network address. */
  messagePerPeer: { max: 40, windowMs: 5 * minute },
  /** Sign-ins, refreshes and code checks per network address. */
  signInPerPeer: { max: 240, windowMs: 5 * minute },
  /** Second-factor tries per account. */
  factorPerAccount: { max: 10, windowMs: 15 * minute },
} as const satisfies Record<string, Limit>;

/** Wrong tries after which a mailed code is void. */
export const wrongCodesUntilLocked = 5;

/** Sizes beyond which a request is refused before anything else happens. */
export const requestBounds = {
  authBodyBytes: 64 * 1024,
  restBodyBytes: 2 * 1024 * 1024,
  jsonDepth: 32,
  urlLength: 8 * 1024,
  filters: 40,
  embedDepth: 6,
  resultRows: 1000,
  rowsPerWrite: 2000,
  uploadBytes: 50 * 1024 * 1024,
} as const;
