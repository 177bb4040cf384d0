/** What the answer to a question says. */
export interface QuestionWords {
  subject: string;
  asked: (question: string) => string;
  by: (who: string) => string;
  /** Where nobody knows who of them. */
  byHosts: string;
  open: string;
  why: string;
}
