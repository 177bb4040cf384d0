/** A page behind a link, as it was found at an address; the rest of it is the pages' own. */
export interface FoundPage {
  /** The form of the page that the address is for; null for the page itself. */
  form: string | null;
  query: Record<string, string>;
  page: { isOwn?: true; localeOf(shared: unknown): string };
}

/** How pages reach the calls of strangers, as areas name them (`rsvp/find`). */
export interface PageSource {
  read(
    call: string,
    token: string,
    isOwn: boolean,
  ): Promise<{ status: number; value: unknown; refusal?: unknown }>;
  send(call: string, token: string, body: object | null): Promise<Response>;
}

/** What a page is made for, where it is not for everybody. */
export interface OwnPage {
  query: Record<string, string>;
  outcome: { refused?: object } | null;
  /** Names what its forms send. */
  key: string;
}

interface Opened {
  status: number;
  shared: unknown;
}

/** Guests' pages as the widgets' build makes them, as far as the function knows them. */
export interface GuestPages {
  pageAt(url: URL): FoundPage | null;
  addressOf(call: string, token: string): string;
  readerOf(chosen: string | null, accepted: string | null, own: string): object;
  open(found: FoundPage, source: PageSource): Promise<Opened>;
  make(
    making: { found: FoundPage; opened: Opened; reader: object; own: OwnPage | null },
    source: PageSource,
    site: { siteUrl: string; productName: string; api: { url: string; key: string } },
  ): Promise<{ document: { html: string; status: number } }>;
  send(
    found: FoundPage,
    body: string,
    source: PageSource,
  ): Promise<{ outcome: { refused?: object }; location: string | null }>;
}
