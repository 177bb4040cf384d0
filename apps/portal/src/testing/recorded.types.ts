import type { AuthUser } from "@jubilee/core/account/auth.types";

/** One answer of the backend, as it came. */
export interface RecordedAnswer {
  status: number;
  /** How many there are beyond those that came (`content-range`). */
  range?: string;
  body: unknown;
}

/** Somebody the backend knew while it was recorded. */
export interface RecordedPerson {
  user: AuthUser;
  account: string;
}

/** What the demo answered to the screens of one area: `pnpm record:stories` writes it anew. */
export interface Recording {
  /** When it was asked; it is this moment in the stories. */
  at: string;
  people: Record<string, RecordedPerson>;
  /** By person, then by method, address and body. */
  answers: Record<string, Record<string, RecordedAnswer>>;
}

/** How the backend answers: as recorded, not at all, or with its apologies. */
export type Answering = "recorded" | "never" | "failing";
