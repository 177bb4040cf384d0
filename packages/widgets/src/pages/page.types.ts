import type { ReactNode } from "react";
import type {
  FoundPage,
  MadeDocument,
  Making,
  Opened,
  Own,
  PageAt,
  PageSite,
  PageSource,
} from "./serve/serve.types.ts";
import type { Covered } from "./parts/Cover.tsx";
import type { PageWords } from "./words/words.types.ts";

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
  /** Which form it was, by its name among the page's forms. */
  form: string;
  /** What was typed, to be typed no second time. */
  typed: Readonly<Record<string, string>>;
  /** Refused, by its code and field. */
  refused?: { code: string; field: string | null };
  /** Taken: what the server answered. */
  done?: object;
}

/** What a page is made from. */
export interface Place<Shared> {
  token: string;
  /** The other parts of its address, by the names that `paths` gives them. */
  params: Readonly<Record<string, string>>;
  /** What its link opens. */
  shared: Shared;
  /** What it has asked for beside that, by the name it asked with; what could not be read is left out. */
  reads: Readonly<Record<string, unknown>>;
  /** What its address asks for: `steps` alone, or all on a page that belongs to one person. */
  query: Readonly<Record<string, string>>;
  reader: Reader;
  /** The server's clock, in milliseconds. */
  now: number;
  productName: string;
  /** Where the product runs, without a slash at the end. */
  siteUrl: string;
  /** Where a signed-in reader's standing is asked for. */
  api: { url: string; key: string };
  /** Names what a form sends, so that it counts once however often it is sent; empty on a page that many read. */
  key: string;
  outcome: FormOutcome | null;
}

/** What every part of a page is given. */
export interface Part<Shared> extends Place<Shared> {
  words: PageWords;
  /** The page's own address without a query, as its first path has it. */
  path: string;
  /** The same whole, or that of one of its forms: with the token where the query has it, and the language that was chosen. */
  address: (form?: string) => string;
}

/** What a page consists of. */
export interface PageParts {
  title: string;
  /** Tags of the head, ready as HTML. */
  head: string;
  /** Its own colours, as a sheet. */
  colours: string;
  body: ReactNode;
  /** JSON that scripts of the page read, by the id of its element. */
  data?: Readonly<Record<string, unknown>>;
  /** Scripts beside the one that all pages have, by their names in the widgets' build. */
  scripts?: readonly string[];
  /** What those scripts will ask for. */
  pieces?: readonly string[];
}

/** What a form's call is given, for a link where that is another than the page's; or why it is not sent. */
export type Told =
  | { body: object; link?: string }
  | { refused: { code: string; field: string | null } };

/** A form that can be sent without a script, to the page's own address and its name. */
export interface PageForm {
  /** The public function's call that takes it, as its area names it: `rsvp/find`. */
  call: string;
  /** What of it is sent on, and typed no second time; `meal-*` stands for all that begin so. */
  fields: readonly string[];
  /** How many letters a text may have, by its field; `q-*` stands for all that begin so. */
  most?: Readonly<Record<string, number>>;
  /** How the call is asked; by default by POST. */
  method?: "DELETE";
  /** What the call is given; by default what was typed. */
  read?: (typed: Readonly<Record<string, string>>) => object;
  /** The same where it goes by what the link opens at that moment, or what keeps it from being sent. */
  readOver?: (typed: Readonly<Record<string, string>>, shared: unknown) => Told;
  /** The address that it leads to, where it is another than the page's own. */
  leads?: (done: object) => string | null;
}

/**
 * A page behind a link, made by the server: `<area>/…/<name>.page.ts` exports it as `page`; the
 * server finds it there, and nothing else names it.
 */
export interface GuestPage<Shared = unknown> {
  /** Where it stands, its own address first: `/campaign/:token`. */
  paths: readonly string[];
  /** The names in the query that can hold the token, for addresses without one. */
  tokenIn?: string | readonly string[];
  /** What is said at an address whose query names no link, as a title and a sentence. */
  nameless?(lang: PageLanguage): readonly [string, string];
  /** What is said once one of its forms has taken away what the link opens, as a title and a sentence. */
  ended?(outcome: FormOutcome, lang: PageLanguage): readonly [string, string];
  /** What can still be done by a link that opens nothing any more. */
  gone?: GonePage;
  /** The public function's call that says what the link opens; `:number` stands for a part of the address. */
  opens: string;
  /** Names in the query that the call is given too. */
  asksWith?: readonly string[];
  /** Belongs to one person: read for each opening and kept nowhere between. */
  isOwn?: true;
  /** Opened again and again: kept on the device that has opened it, see `client/kept.ts`. */
  isKept?: true;
  /** Search engines may find it: its host has opened it to everybody. */
  isFound?: true;
  /** A payment page is opened from it. */
  takesPayments?: true;
  /** Names in the query that make it a step of a form: such a page is for one reader alone. */
  steps?: readonly string[];
  /** Which of the widget's kinds stands for it on other sites, with the same token. */
  embeds?(shared: Shared): string;
  /** What its share picture is drawn from, where that is no event's; its photo, where it has one. */
  covers?(shared: Shared): Covered;
  /** The language of those whose link it is. */
  localeOf(shared: Shared): string;
  /** What it wants to read beside, as calls of the public function. */
  reads?(shared: Shared): readonly string[];
  forms?: Readonly<Record<string, PageForm>>;
  draw(part: Part<Shared>): PageParts;
}

/** What a page is in whose place the link of a guest opens nothing any more. */
export interface GonePage {
  /** The public function's call that says whether, and how it stands. */
  opens: string;
  /** Whether that is what a reader came for. */
  isMeant(own: Own): boolean;
  draw(part: Part<unknown>): PageParts;
}

/** A page as the server sends it. */
export interface PageDocument {
  html: string;
  status: number;
  /** Search engines may find it. */
  isFound: boolean;
  /** What its policy must allow: the texts of its own styles and scripts. */
  inlineStyles: readonly string[];
  inlineScripts: readonly string[];
}

export type * from "./serve/serve.types.ts";
export type { Covered } from "./parts/Cover.tsx";

/** What the built module of the pages offers. */
export interface GuestPages {
  /** Every page, by its file's name. */
  all: Readonly<Record<string, GuestPage>>;
  /** The reader that a page speaks to: chosen by them, wished by their browser, or the link's. */
  readerOf: (chosen: string | null, accepted: string | null, own: string) => Reader;
  /** Finds the page behind a link at an address. */
  pageAt: PageAt;
  /** Reads what a page's link opens. */
  open: (found: FoundPage, source: PageSource) => Promise<Opened>;
  /** Makes the page of a link, or the page that says why there is none. */
  make: (making: Making, source: PageSource, site: PageSite) => Promise<MadeDocument>;
  /** Sends a form of the page, as a browser has written it, to the public function. */
  send: (
    found: FoundPage,
    body: string,
    source: PageSource,
  ) => Promise<{ outcome: FormOutcome; location: string | null }>;
  /** The address of a call, as areas name it (`rsvp/find`), for a token. */
  addressOf: (call: string, token: string) => string;
  /** Draws the page of this name. */
  draw: (name: string, place: Place<unknown>) => PageDocument;
  /** The page of a link that opens nothing, the same for unknown, ended and revoked ones; or of a server that has no answer now. */
  closed: (reader: Reader, productName: string, status: number) => PageDocument;
}
