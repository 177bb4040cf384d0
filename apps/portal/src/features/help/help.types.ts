/** A part of an article: a paragraph, numbered steps, a list, a heading, or a remark to mind. */
export type Block =
  | string
  | { heading: string }
  | { steps: readonly string[] }
  | { list: readonly string[] }
  | { mind: string };

/** Where an article stands in the help center. */
export type HelpArea = "start" | "guests" | "tickets" | "share" | "account" | "trouble";

export interface Article {
  /** The end of its address: `/help/<slug>`. */
  slug: string;
  area: HelpArea;
  title: string;
  /** One sentence under the title and in lists. */
  summary: string;
  body: readonly Block[];
  /** Other words people search by. */
  words?: string;
  /** Slugs to read next. */
  next?: readonly string[];
  /** Where the thing itself is. */
  open?: { label: string; path: `/${string}` };
}
