/** What is said of one thing that can be ended. */
export interface EndCopy {
  /** While it is still told. */
  ask: string;
  /** What ending it means. */
  means: string;
  end: string;
  /** Once it has ended. */
  ended: string;
  now: string;
  again: string;
}

/** What the page behind a notice mail's link says, beside what all pages say. */
export interface NoticeMailsCopy {
  title: string;
  /** A topic of the forum. */
  topic: EndCopy;
  /** Any other conversation. */
  talk: EndCopy;
  /** Kinds of notices, which the page names. */
  kinds: EndCopy;
  settings: string;
}
