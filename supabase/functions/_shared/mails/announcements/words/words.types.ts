/** What the mail of an announcement says besides the hosts' own words. */
export interface AnnouncementWords {
  from: (author: string) => string;
  fromHosts: string;
  open: string;
  answers: (author: string) => string;
  noAnswers: string;
  why: string;
}
