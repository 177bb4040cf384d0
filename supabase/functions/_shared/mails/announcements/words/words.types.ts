/** What the mail of an announcement says besides the hosts' own words. */
export interface AnnouncementWords {
  from: (author: string) => string;
  /** The subject of what was corrected. */
  corrected: (subject: string) => string;
  changed: string;
  fromHosts: string;
  open: string;
  answers: (author: string) => string;
  noAnswers: string;
  why: string;
}
