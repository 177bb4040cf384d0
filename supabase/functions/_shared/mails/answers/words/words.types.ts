import type { RsvpAnswer } from "@jubilee/core/sharing/public-event.types";

/** What mails about answers and invitations say. */
export interface AnswersWords {
  subjects: Record<AnswerMoment, string>;
  titles: Record<AnswerMoment, string>;
  /** What the reply says, for how many. */
  says: Record<"yes" | "maybe" | "promoted", (count: number) => string>;
  saysNo: string;
  saysWaiting: (place: number | null, count: number) => string;
  /** How somebody answered, after their name. */
  states: Record<"yes" | "maybe" | "no" | "waitlisted", string>;
  note: string;
  party: string;
  unnamed: string;
  reply: string;
  change: string;
  see: string;
  doorCode: string;
  calendar: string;
  why: string;
  late: {
    subject: string;
    title: string;
    sentence: (asked: string) => string;
    counts: string;
    none: string;
    write: string;
    why: string;
  };
  link: {
    subject: string;
    title: string;
    replied: string;
    asked: string;
    notYou: string;
    open: string;
    openOf: (name: string) => string;
    of: (name: string) => string;
    why: string;
  };
  invitation: {
    subject: string;
    over: (hosts: string, count: number) => string;
    /** Where the event names no hosts. */
    overAlone: string;
    sentence: (name: string) => string;
    isFor: (people: string) => string;
    answer: string;
    answerAll: string;
    /** What one presses in a mail to answer. */
    choices: Record<RsvpAnswer, string>;
    tickets: string;
    /** Where the language has words for an event's people, `classmates`. */
    why: (people: string) => string;
  };
  reminder: {
    subject: (event: string) => string;
    title: (name: string) => string;
    sentence: string;
    byTicket: string;
  };
}

export type AnswerMoment = "yes" | "maybe" | "no" | "waitlisted" | "promoted";
