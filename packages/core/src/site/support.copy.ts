import type { SupportStatus, SupportTopic } from "./support.types.ts";

const topics: Record<SupportTopic, string> = {
  question: "How do I…?",
  problem: "Something does not work",
  billing: "Plans and payments",
  data: "My data",
  security: "A security problem",
  other: "Something else",
};

const statuses: Record<SupportStatus, string> = {
  open: "Open",
  answered: "Answered",
  closed: "Closed",
};

/** The words of requests to the operator. */
export const supportCopy = {
  topics,
  statuses,
  sent: (reference: string) => `Your message is with us. Its number is ${reference}.`,
  field: {
    name: "Write your name, so that we know whom we answer",
    email: "Write your e-mail address, such as name@example.org",
    subject: "Write in a few words what it is about",
    message: "Write what happened or what you want to know",
    long: (most: number) => `At most ${most} characters fit here`,
  },
} as const;
