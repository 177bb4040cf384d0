import type { GuestPages } from "./guest-pages.types.ts";
import type { MailEvents } from "./mails/mail-events.ts";
import type { OpenedPage } from "./open-page.ts";
import type { ReadFont } from "./pdf/faces.ts";
import type { DeviceSender } from "./device-sender.types.ts";
import type { SenderDomains } from "./sender-domains/sender-domains.types.ts";
import type { PaymentProvider } from "./payments/payments.types.ts";
import type { Wallet } from "./wallet/wallet.types.ts";

/** The caller, from a verified access token. */
export interface VerifiedUser {
  id: string;
  email: string | null;
  role: "authenticated" | "service_role";
}

/** A mail as the functions write it; attachments carry base64. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: MailAttachment[];
  replyTo?: string;
  /** Where mail programs take a reader off by one press (RFC 8058): they post to it. */
  unsubscribe?: string;
  /** From whom it goes, where that is not the product; known when it goes. */
  sender?: MailOwnSender;
  /** Names a mail, which goes once; of a job's mail its id. */
  key?: string;
  /** What it is about, which decides who gets it; `service` by default. */
  topic?: MailTopic;
  /** What is noted of a mail that is no job. */
  kind?: string;
}

/** A sender with a domain of its own, and the key that signs for it, closed with the server's secret. */
export interface MailOwnSender {
  name: string;
  address: string;
  domain: string;
  selector: string;
  sealedKey: string;
}

/**
 * What mails are about, as the rows of `private.mail_topics`: `service` answers what somebody did
 * (an order, an answer, a booking), and `changes` are of what they come to; both reach who wants no
 * other mails.
 */
export type MailTopic =
  | "sign_in"
  | "service"
  | "changes"
  | "invitations"
  | "notices"
  | "announcements"
  | "campaigns"
  | "messages";

/** Hands mails over. Gives the name by which the mail service knows it, where it tells one. */
export interface MailSender {
  send(mail: OutgoingMail): Promise<string | null>;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  contentBase64: string;
  /** Set for a picture that the html part shows as `cid:<contentId>`. */
  contentId?: string;
}

/** How often something may happen. */
export interface LimitRule {
  max: number;
  windowMs: number;
}

export interface LimitAnswer {
  allowed: boolean;
  /** Whole seconds until the next try has a chance. */
  retryAfterSeconds: number;
}

/** A short memory for answers that many ask for at once. */
export interface ReadCache {
  /** The kept value, or what `make` gives; callers at the same time share one `make`. */
  read<Value>(key: string, ttlMs: number, make: () => Promise<Value>): Promise<Value>;
  /** Resolves when it is forgotten by all servers. */
  forget(keyPrefix: string): Promise<void>;
}

/** Files of closed buckets, whose rights somebody asked for before: `<bucket>`, then the file's path in it. */
export interface StoredFiles {
  /** Where one file may be sent by PUT, for a while: an address of its own, or one below this server. */
  takeAt(bucket: string, path: string): Promise<string>;
  /** Where one file is read, for so many seconds; null when it is gone. */
  readAt(bucket: string, path: string, seconds: number): Promise<string | null>;
  /** Ends files with their bytes; those that are gone already are no mistake. */
  remove(bucket: string, paths: readonly string[]): Promise<void>;
}

/** What is told about one signed-in device. */
export interface SessionInfo {
  id: string;
  userId: string;
  userName: string | null;
  email: string | null;
  createdAt: string;
  lastSeenAt: string | null;
  userAgent: string | null;
  /** Shortened: `203.0.113.x`. */
  ipPrefix: string | null;
}

/** The sign-in service's sessions, for administrators. */
export interface SessionDirectory {
  list(): Promise<SessionInfo[]>;
  listOf(userId: string): Promise<SessionInfo[]>;
  /** Ends every session of a user, for the administrator who asks; tells how many there were. */
  end(userId: string, byUserId: string, reason: string | null): Promise<number>;
}

/** Everything a function gets from outside; the embedded backend and Deno each build one. */
export interface Deps {
  /** Calls a database function as the service role. Throws `SqlRefusal` for what it refuses. */
  callSql(name: string, args: Record<string, unknown>): Promise<unknown>;
  /** The same with the rights of the caller, so that policies and checks see them. */
  callSqlAsUser(name: string, args: Record<string, unknown>): Promise<unknown>;
  user: VerifiedUser | null;
  /** The peer's address, or null where it is unknown. */
  peerAddress: string | null;
  mail: MailSender;
  mailEvents: MailEvents;
  /** Tells people's devices; null where there are no keys for it. */
  devices: DeviceSender | null;
  /** Keys and records of accounts' own domains; null where a mail service sends and signs by itself. */
  senders: SenderDomains | null;
  payments: PaymentProvider;
  wallet: Wallet;
  files: StoredFiles;
  sessions: SessionDirectory;
  limit(key: string, rule: LimitRule): Promise<LimitAnswer>;
  /** Opens a page on the open internet. Throws a `Refusal` for what cannot or must not be reached. */
  openPage(address: string): Promise<OpenedPage>;
  cache: ReadCache;
  /** Guests' pages as they are built; null where they were not. */
  readPages(): Promise<GuestPages | null>;
  /** Fonts for what the usual ones of a PDF cannot write. */
  readFont: ReadFont;
  now(): Date;
  /** Waits until a moment, in milliseconds since 1970; used to answer alike in time. */
  waitUntil(timeMs: number): Promise<void>;
  /** The portal's own origin, no trailing slash. */
  siteUrl: string;
  productName: string;
  log(message: string, error?: unknown): void;
}

/** A function of ours. */
export type FunctionHandler = (request: Request, deps: Deps) => Promise<Response>;
