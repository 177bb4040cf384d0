/** What the mail with the link of somebody's own profile says. */
export interface PeopleWords {
  subject: (host: string) => string;
  title: string;
  sentence: string;
  held: string;
  notYou: string;
  open: string;
  why: string;
}
