import type { FormOutcome, GuestPage, PageDocument, Reader } from "../page.types.ts";

/** A page behind a link, as it was found at an address. */
export interface FoundPage {
  /** The page's name among all pages. */
  name: string;
  page: GuestPage;
  token: string;
  params: Record<string, string>;
  /** The form of the page that the address is for; null for the page itself. */
  form: string | null;
  /** What the query asks for, as far as the page has steps or belongs to one person. */
  query: Record<string, string>;
  /** The page's address without a form and without what was copied along behind its token. */
  ownAddress: string;
}

/** Finds the page behind a link at an address. */
export type PageAt = (url: URL) => FoundPage | null;

/** How pages reach the public function: its calls as areas name them (`rsvp/find`), for a token. */
export interface PageSource {
  /** Reads; `isOwn` says that the answer is one person's. What was refused has a status, what was said of it, and no value. */
  read: (
    call: string,
    token: string,
    isOwn: boolean,
  ) => Promise<{ status: number; value: unknown; refusal?: unknown }>;
  /** Sends a body by POST; without one it takes away what the link stands for. */
  send: (call: string, token: string, body: object | null) => Promise<Response>;
}

/** The installation that pages speak for. */
export interface PageSite {
  /** No slash at the end. */
  siteUrl: string;
  productName: string;
  /** Where a signed-in reader's standing is asked for. */
  api: { url: string; key: string };
}

/** What a link opens; null with the status of a refusal. */
export interface Opened {
  status: number;
  shared: unknown;
  /** Why it was refused, by its code. */
  code?: string;
}

/** What a page is made for, where it is not for everybody. */
export interface Own {
  query: Readonly<Record<string, string>>;
  outcome: FormOutcome | null;
  /** Names what its forms send. */
  key: string;
}

/** A made page, and whether all that it shows could be read. */
export interface MadeDocument {
  document: PageDocument;
  isWhole: boolean;
}

/** Everything that a page is made from. */
export interface Making {
  found: FoundPage;
  opened: Opened;
  reader: Reader;
  own: Own | null;
}
