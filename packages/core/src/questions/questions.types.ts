/** A question with its answer on an event's page. */
export interface PageQuestion {
  id: string;
  /** One line of at most 200 characters. */
  question: string;
  /** Words of at most 2,000 characters; an empty line begins a paragraph. */
  answer: string;
}

/** What can be written of one. */
export type QuestionDraft = Omit<PageQuestion, "id">;

/** Answer to `GET /functions/v1/embed/questions/:token`. */
export interface SharedQuestions {
  /** In the order of the hosts, at most 40. */
  questions: PageQuestion[];
}

declare module "../sharing/public-event.types.ts" {
  interface SharedEvent {
    /** The page answers questions. */
    hasQuestions?: true;
  }
}
