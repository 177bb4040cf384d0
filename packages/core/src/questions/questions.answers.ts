import type {
  AskedQuestion,
  AskedQuestions,
  AskedReceipt,
  PageQuestion,
  SharedQuestions,
} from "./questions.types.ts";

/** What the functions of this area answer. */
export interface Answers {
  answer_asked_question: AskedQuestion;
  arrange_page_questions: PageQuestion[];
  ask_hosts: AskedReceipt;
  get_asked_questions: AskedQuestions;
  get_shared_questions: SharedQuestions;
  list_page_questions: PageQuestion[];
  put_away_question: AskedQuestion;
  remove_page_question: PageQuestion[];
  save_page_question: PageQuestion[];
  show_asked_question: AskedQuestion;
}
