import type { PageQuestion, SharedQuestions } from "./questions.types.ts";

/** What the functions of this area answer. */
export interface Answers {
  arrange_page_questions: PageQuestion[];
  get_shared_questions: SharedQuestions;
  list_page_questions: PageQuestion[];
  remove_page_question: PageQuestion[];
  save_page_question: PageQuestion[];
}
