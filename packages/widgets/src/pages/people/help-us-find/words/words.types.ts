import type { LeadKind } from "@jubilee/core/people/members.types";

/** What the page says by which helpers find missing people, beside what all pages say. */
export interface FindCopy {
  title: string;
  /** Where the hosts have no words of their own. */
  lead: string;
  missing: string;
  noneTitle: string;
  noneText: string;
  formerly: (name: string) => string;
  /** A class year, a branch or a team, as its hosts call it. */
  group: (label: string) => string;
  know: string;
  knowAbout: (name: string) => string;
  memory: string;
  here: string;
  about: (name: string) => string;
  onlyHosts: string;
  what: string;
  kinds: Readonly<Record<LeadKind, string>>;
  contact: string;
  words: string;
  wordsMissing: string;
  nameMissing: string;
  send: string;
  cancel: string;
  thanks: string;
  received: string;
  /** They were found, or are remembered, since the page was opened. */
  gone: string;
  isBack: string;
}
