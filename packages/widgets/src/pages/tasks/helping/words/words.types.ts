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
  /** Above what they host. */
  day: string;
  now: string;
  next: string;
  /** Buttons: what has happened. */
  hasBegun: string;
  isDone: string;
  later: (minutes: number) => string;
  longer: (minutes: number) => string;
  /** Beside buttons with figures alone. */
  minutesLater: string;
  minutesLonger: string;
  /** When it is expected, where that is not as planned. */
  expected: (span: string) => string;
  startedAt: (clock: string) => string;
  endedAt: (clock: string) => string;
  takeBack: string;
  /** Before its day. */
  opens: (moment: string) => string;
  /** Of a task that is done and has a next time; `until` as in `until`. */
  comesAgain: (until: string) => string;
  ticked: (title: string, until: string) => string;
}
