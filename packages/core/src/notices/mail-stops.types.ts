import type { ListPage } from "../base/lists.types.ts";

/** Why no mails go to an address; `operator`: whoever runs the installation stopped it. */
export type MailStopKind = "unsubscribed" | "hard_bounce" | "complaint" | "manual" | "operator";

/** An address that an account's mails do not go to. */
export interface MailStop {
  id: string;
  email: string;
  kind: MailStopKind;
  /** The one topic that they want no mails about; null: none at all. */
  topic: string | null;
  /** What the team wrote, or what the other mail server said. */
  reason: string | null;
  /** ISO 8601. */
  at: string;
}

export type MailStopPage = ListPage<MailStop>;

export interface MailStopInput {
  addresses: string[];
  reason: string | null;
}

/** What became of addresses that were to be stopped. */
export interface MailStopsAdded {
  added: number;
  /** They were on the list before. */
  known: number;
}
