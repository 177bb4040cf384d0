/** What stands instead of a form when there is nothing to fill in. */
export interface ClosedCopy {
  serverText: string;
  busyText: string;
  /** The page's own policy keeps the data away. */
  policyTitle: string;
  policyText: (missing: string) => string;
  invalidTitle: string;
  invalidText: string;
  blockedTitle: string;
  blockedText: string;
  openPage: string;
  cancelledTitle: string;
  cancelledText: string;
  endedTitle: string;
  endedText: string;
  fullTitle: string;
  fullText: string;
  usedUpTitle: string;
  usedUpText: string;
  closedTitle: (day: string | null) => string;
  closedText: string;
  notBegunTitle: string;
  notBegunText: string;
  offTitle: string;
  offText: string;
  saleFlag: (time: string) => string;
  saleTitle: string;
  saleText: string;
  coveredTitle: string;
  coveredText: string;
  goOn: (host: string) => string;
  goneTitle: string;
  goneText: string;
  noneTitle: string;
  noneText: string;
}
