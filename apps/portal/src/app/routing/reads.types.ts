import type { Planner } from "@jubilee/core/account/planner.api";
import type { Result } from "@jubilee/core/base/result.types";
import type { QueryKey } from "@tanstack/react-query";

export type DataClient = Planner["client"];

/** One thing to read, and the name it is kept under. The screen that shows it reads the same. */
export interface Read<Value = unknown> {
  key: QueryKey;
  call: () => Promise<Result<Value>>;
}

/** Who reads ahead, and how. */
export interface Reader {
  client: DataClient;
  userId: string;
  /** Asks for it, unless it was read a moment ago. */
  read: (read: Read) => void;
}

/** The address that somebody is about to open. */
export interface PagePlace extends Reader {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
}

/** What a page reads first: its module exports it as `reads`, beside the page itself. */
export type PageReads = (place: PagePlace) => void;
