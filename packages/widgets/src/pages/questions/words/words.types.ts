/** What the way to ask the hosts says. */
export interface AskCopy {
  /** Opens the form, and stands over it. */
  ask: string;
  /** Who reads it, and how the answer comes. */
  text: string;
  question: string;
  send: string;
  sent: string;
  /** The same where no address is known. */
  sentHere: string;
  /** It was empty, or a link alone. */
  wordless: string;
}
