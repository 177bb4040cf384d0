import type { RsvpAnswer, SharedEvent } from "@jubilee/core/sharing/public-event.types";

/** The languages that guests are spoken to in. */
export type PageLanguage = "en" | "de" | "es" | "fr" | "pt" | "ar" | "ja" | "zh";

/** Whom a page speaks to. */
export interface Reader {
  lang: PageLanguage;
  /** Their own flavour of it, for dates and figures. */
  locale: string;
}

/** What a form without a script has brought about. */
export interface FormOutcome {
  /** Which form it was: `reply`, `find`, `code`, `sign-up`. */
  form: string;
  /** What was typed, to be typed no second time. */
  typed: Readonly<Record<string, string>>;
  /** Refused, by its code and field. */
  refused?: { code: string; field: string | null };
  /** Taken: what the server answered. */
  done?: object;
}

/** An event's page is made from this. */
export interface EventPlace {
  token: string;
  shared: SharedEvent;
  /** What sections have asked for beside the event, by the name they asked with. */
  reads: Readonly<Record<string, unknown>>;
  reader: Reader;
  /** The server's clock, in milliseconds. */
  now: number;
  productName: string;
  /** Where a signed-in reader's standing is asked for. */
  api: { url: string; key: string };
  /** An answer chosen without a script, which the form goes on from. */
  answer: RsvpAnswer | null;
  /** Names what a form sends, so that it counts once however often it is sent. */
  key: string;
  outcome: FormOutcome | null;
}

/** A page as the server sends it. */
export interface PageDocument {
  html: string;
  status: number;
  /** What its policy must allow: the texts of its own styles and scripts. */
  inlineStyles: readonly string[];
  inlineScripts: readonly string[];
}

/** What the built module of the pages offers. */
export interface GuestPages {
  /** The reader that a page speaks to: chosen by them, wished by their browser, or the event's. */
  readerOf: (chosen: string | null, accepted: string | null, own: string) => Reader;
  /** What an event's page wants to read beside the event: names of the public function's calls. */
  eventReads: (shared: SharedEvent) => readonly string[];
  eventPage: (place: EventPlace) => PageDocument;
  /** The page of a link that opens nothing, the same for unknown, ended and revoked ones; or of a server that has no answer now. */
  closedPage: (reader: Reader, productName: string, status: number) => PageDocument;
}
