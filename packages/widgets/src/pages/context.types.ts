import type { EventPlace } from "./pages.types.ts";
import type { PageWords } from "./words/words.types.ts";

/** What every part of an event's page is given. */
export interface EventPart extends EventPlace {
  words: PageWords;
  /** The page's own address without a query. */
  path: string;
}
