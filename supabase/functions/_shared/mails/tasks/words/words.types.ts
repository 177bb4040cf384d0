/** What mails to a helper say. */
export interface TaskWords {
  subject: string;
  title: string;
  sentence: (hosts: string) => string;
  /** Where nobody says who the hosts are. */
  sentenceAlone: string;
  open: string;
  yours: string;
  someDay: string;
  due: string;
  late: string;
  tick: string;
  noMore: string;
  why: string;
}
