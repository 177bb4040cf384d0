import type { Planner } from "@jubilee/core/account/planner.api";
import type { Result } from "@jubilee/core/base/result.types";
import type { QueryKey } from "@tanstack/react-query";

export type DataClient = Planner["client"];

/** One thing to read, and the name it is kept under. The screen that shows it reads the same. */
export interface Read<Value = unknown> {
  key: QueryKey;
  call: () => Promise<Result<Value>>;
}

/** A list that is read page by page; the screen that shows it reads the same. */
export interface ListRead<Page = unknown, Cursor = unknown> {
  key: QueryKey;
  /** What comes after the cursor; the first page with null. */
  page: (after: Cursor | null) => Promise<Result<Page>>;
  /** Where the next one begins; null after the last. */
  next: (last: Page) => Cursor | null;
}

/** Who reads ahead, and how. Nothing is asked for that was read a moment ago. */
export interface Reader {
  client: DataClient;
  userId: string;
  /** What was read, for what can be known only then; undefined where it failed. */
  read: <Value>(read: Read<Value>) => Promise<Value | undefined>;
  /** Reads a list's first page. */
  readList: <Page, Cursor>(read: ListRead<Page, Cursor>) => Promise<void>;
}

/** The address that somebody is about to open. */
export interface PagePlace extends Reader {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
}

/** What a page reads first: its module exports it as `reads`, beside the page itself. */
export type PageReads = (place: PagePlace) => Promise<unknown>;
