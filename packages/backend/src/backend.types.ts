import type { MailOwnSender, MailTopic } from "@jubilee/functions/_shared/deps.types";
import type { App } from "@supabase/lite";
import type { FileBucket } from "./front/storage/bucket.types.ts";

/** Keys made at first start and kept in the data directory with mode 0600. */
export interface Secrets {
  /** HS256 key of the access tokens, 32 random bytes, base64url. */
  jwtSecret: string;
  /** Sent by browsers as `apikey`; begins with `sb_publishable_`. */
  publishableKey: string;
  /** Server side only; begins with `sb_secret_`. */
  secretKey: string;
  /** Signs the test provider's webhooks; begins with `whsec_`. */
  webhookSecret: string;
}

export interface BackendOptions {
  /** Absolute path; holds the database, files, outbox, secrets, lock. */
  dataDir: string;
  /** PostgreSQL address; without it PGlite in `dataDir`. */
  databaseUrl: string | null;
  /** Connections to PostgreSQL at most; 10 unless said. */
  databaseConnections?: number;
  /** The keys of all servers on one database; without them those of the data directory. */
  secrets?: Secrets | null;
  /** Where files are instead of the data directory. */
  bucket?: FileBucket | null;
  /** The portal's own origin, no trailing slash. */
  siteUrl: string;
  /** Further origins that sign-in links may return to. */
  redirectAllowList: string[];
  mode: "development" | "demo" | "production" | "test";
  /** Whether everything is written into a backup before a new release changes the database. */
  backsUpUpgrades?: boolean;
}

/** An open database with lite on top, migrated and asserted; made by `openBackend`. */
export interface OpenBackend {
  app: App;
  connection: App["connection"];
  driver: "pglite" | "postgres";
  secrets: Secrets;
  options: BackendOptions;
  /** Runs trusted SQL as the owner; `$1` parameters; rows as plain objects. */
  query<Row extends object>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Writes the whole database into a new file, consistent in itself. */
  dump(path: string): Promise<DumpedDatabase>;
  close(): Promise<void>;
}

/** How a dump went. */
export interface DumpedDatabase {
  /** How long nobody else was served, in milliseconds; null where nobody had to wait. */
  heldMs: number | null;
}

/** Who is on the other end of a request. */
export interface RequestContext {
  /** The peer's address as the socket (or a trusted proxy) tells it. */
  peerAddress: string | null;
  /** Names the request in the log; none where this process asks itself. */
  requestId?: string | null;
}

/** One part of the server: takes a web request, gives a web response. */
export type Handler = (request: Request, context: RequestContext) => Promise<Response>;

/** Realtime without its transport: the main thread owns the sockets, the worker this. */
export interface Realtime {
  connect(url: URL, send: (frame: string) => void, close: () => void): RealtimeConnection;
  close(): Promise<void>;
}

export interface RealtimeConnection {
  /** A text frame, or the bytes of a binary one: the client sends broadcasts as binary frames. */
  receive(frame: string | Uint8Array): void;
  disconnect(): void;
}

/** A message to a person; sent by SMTP or kept in the local outbox. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: MailAttachment[];
  replyTo?: string;
  /** Where mail programs take a reader off by one press (RFC 8058): they post to it. */
  unsubscribe?: string;
  /** From whom it goes, where that is not the product. */
  sender?: MailOwnSender;
  /** Names a mail that may be sent again after a crash, so that who gets it twice can keep one. */
  key?: string;
  /** What it is about, which decides who gets it. */
  topic?: MailTopic;
  /** What is noted of a mail that is no job. */
  kind?: string;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  contentBase64: string;
  /** Set for a picture that the html part shows as `cid:<contentId>`. */
  contentId?: string;
}

export interface Mailer {
  /** Gives the name by which the mail service knows it, where it tells one. */
  send(mail: Mail): Promise<string | null>;
}
