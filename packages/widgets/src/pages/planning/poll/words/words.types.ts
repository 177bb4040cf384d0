/** What a poll's page says itself; the questions are its widget's. */
export interface PollPageCopy {
  closes: (time: string) => string;
  closedAt: (time: string) => string;
  closed: string;
  needsScript: string;
}
