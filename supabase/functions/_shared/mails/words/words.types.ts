/** What mails of several areas say. */
export interface CommonWords {
  when: string;
  where: string;
  online: string;
  answerBy: string;
  people: (count: number) => string;
  /** A subject and the event it is about. */
  subject: (what: string, event: string) => string;
  greet: (text: string, name: string) => string;
  eventPage: string;
  code: (number: string) => string;
  moreCodes: (count: number) => string;
  testPayment: string;
  noMoreMails: string;
  /** In the foot of a mail that tells when it is opened. */
  countsOpens: string;
  privacy: string;
  sentWith: (product: string) => string;
}
