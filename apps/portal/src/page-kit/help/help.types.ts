/** A part of an article: a paragraph, numbered steps, a list, a heading, or a remark to mind. */
export type Block =
  | string
  | { heading: string }
  | { steps: readonly string[] }
  | { list: readonly string[] }
  | { mind: string };

/** Where an article stands in the help center. */
export type HelpArea =
  | "start"
  | "guests"
  | "tickets"
  | "venues"
  | "door"
  | "giving"
  | "share"
  | "account"
  | "trouble";

/** What lists and the search know of an article. */
export interface ArticleHead {
  /** The end of its address: `/help/<slug>`. */
  slug: string;
  area: HelpArea;
  title: string;
  /** One sentence under the title and in lists. */
  summary: string;
  /** Other words people search by. */
  words?: string;
}

/** What an article says, and where it leads. */
export interface ArticleText {
  body: readonly Block[];
  /** Slugs to read next. */
  next?: readonly string[];
  /** Where the thing itself is. */
  open?: { label: string; path: `/${string}` };
}

/** Texts by the slug of their article. */
export type ArticleBodies = Readonly<Record<string, ArticleText>>;
