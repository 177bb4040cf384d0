/** The three records by which the mail services of readers know that a sender is who it says. */
export type SenderRecordKind = "dkim" | "spf" | "dmarc";

/** How one stands: unknown where nobody answered; too many look-ups makes an SPF record void. */
export type SenderRecordState =
  | "right"
  | "missing"
  | "different"
  | "several"
  | "too_many_lookups"
  | "unknown";

/** A record as it stood when it was last looked up. */
export interface SenderRecord {
  kind: SenderRecordKind;
  state: SenderRecordState;
  /** What stands there. */
  found: string[];
}

/** A record to paste: where, and what. */
export interface WantedRecord {
  kind: SenderRecordKind;
  name: string;
  value: string;
}

/** What a planner says of their sender. */
export interface SenderInput {
  domain: string;
  localPart: string;
  fromName: string;
  replyTo: string;
}

export interface SenderDomain extends SenderInput {
  id: string;
  /** Under which name the key is published. */
  selector: string;
  /** Null until the server has made it. */
  publicKey: string | null;
  /** Empty until they were looked up. */
  records: SenderRecord[];
  /** ISO 8601. */
  checkedAt: string | null;
  /** Mails go from it while it is verified. */
  state: "waiting" | "verified" | "lost";
}

export interface SenderSettings {
  accountId: string;
  /** What lets this server send for a domain, as SPF has it; null where a mail service signs by itself. */
  spf: string | null;
  domain: SenderDomain | null;
}
