/** What mails about polls say to those who vote. */
export interface PlanningWords {
  asked: string;
  again: string;
  sentence: (hosts: string) => string;
  /** Where the event names no hosts. */
  sentenceAlone: string;
  anonymous: (fewest: number) => string;
  named: string;
  vote: string;
  poll: string;
  /** Over what is asked. */
  question: (count: number) => string;
  openUntil: string;
  link: {
    subject: string;
    title: string;
    sentence: string;
    notYou: string;
    open: string;
    why: string;
  };
}
