/** A picture that goes with what is written; the screen keeps it, and sends it up. */
export interface ComposerPicture {
  id: string;
  name: string;
  /** What is seen of it by now. */
  src?: string;
  /** From 0 to 1, while it goes up. */
  progress?: number;
  /** Why it will not come, in a sentence. */
  problem?: string;
}

/** What is answered: who said it, and what. */
export interface ComposerQuote {
  author: string;
  text: string;
}

/** Pictures beside the words; without them none can be added. */
export interface ComposerPictures {
  list: readonly ComposerPicture[];
  /** Chosen, pasted or dropped. */
  add: (files: File[]) => void;
  remove: (id: string) => void;
  /** As `accept` of a file input; pictures of any kind by default. */
  accept?: string;
}
