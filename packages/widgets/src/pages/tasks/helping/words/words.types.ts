/** What a helper's page says beside what all pages say. */
export interface HelpingCopy {
  title: string;
  lead: (name: string) => string;
  none: string;
  allDone: string;
  done: string;
  until: (day: string) => string;
  late: (until: string) => string;
  someDay: string;
  with: (names: string) => string;
  steps: string;
  /** What a press on a task does, for who hears the page. */
  tick: string;
  mailed: string;
  notMailed: string;
  noMore: string;
  again: string;
  comments: string;
  comment: (title: string) => string;
  send: string;
  /** In the place of one's own name. */
  you: string;
  /** In the place of a name that is forgotten. */
  gone: string;
  files: (count: number) => string;
}
