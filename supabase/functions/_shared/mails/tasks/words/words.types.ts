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
  /** Somebody has said something about it; it is due at another time. */
  said: string;
  moved: string;
  answer: string;
  tick: string;
  noMore: string;
  why: string;
}
