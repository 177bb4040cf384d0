/** What a cover can show beside what its event type has of its own. */
export type CoverSubject =
  | "wedding"
  | "birthday"
  | "anniversary"
  | "baby"
  | "graduation"
  | "hall"
  | "garden"
  | "sails"
  | "stage"
  | "books"
  | "pitch"
  | "table";
