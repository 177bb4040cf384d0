/** A question with its answer on an event's page. */
export interface PageQuestion {
  id: string;
  /** One line of at most 200 characters. */
  question: string;
  /** Words of at most 2,000 characters; an empty line begins a paragraph. */
  answer: string;
  /** Brought by a template and not read by a host yet: guests do not see it. */
  isDraft?: true;
}

/** What can be written of one. */
export type QuestionDraft = Omit<PageQuestion, "id">;

/** Answer to `GET /functions/v1/embed/questions/:token`. */
export interface SharedQuestions {
  /** In the order of the hosts, at most 40. */
  questions: PageQuestion[];
  /** The hosts can be asked. */
  takesQuestions: boolean;
}

/** What a guest asked the hosts, as they see it. */
export interface AskedQuestion {
  id: string;
  name: string;
  /** Where the answer goes; null where nobody knows. */
  email: string | null;
  question: string;
  answer: string | null;
  answeredAt: string | null;
  /** Whoever of the hosts answered; null where they are gone. */
  answeredBy: string | null;
  /** What it became on the page. */
  publishedId: string | null;
  state: "new" | "answered" | "put_away";
  createdAt: string;
}

/** Whether the hosts of an event can be asked on its page, and what they were asked. */
export interface AskedQuestions {
  isOpen: boolean;
  /** Those that wait first, the newest first. */
  asked: AskedQuestion[];
}

/** What a guest is told who asked. */
export interface AskedReceipt {
  received: boolean;
  /** The answer comes by mail. */
  isMailed: boolean;
}

declare module "../sharing/public-event.types.ts" {
  interface SharedEvent {
    /** The page answers questions, or takes some. */
    hasQuestions?: true;
  }
}

declare module "../people/profiles.types.ts" {
  interface HeldData {
    /** What somebody asked the hosts, and what they were told. */
    questions: { event: string; question: string; answer: string | null; at: string }[];
  }
}
