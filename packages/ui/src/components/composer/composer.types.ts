/** A picture or file that goes with what is written; the screen keeps it, and sends it up. */
export interface ComposerFile {
  id: string;
  name: string;
  /** What is seen of a picture by now; without it the file is a line with its name. */
  src?: string;
  /** Beside the name: how much it weighs. */
  detail?: string;
  /** From 0 to 1, while it goes up. */
  progress?: number;
  /** Why it will not come, in a sentence. */
  problem?: string;
  /** It can be sent up once more. */
  canRetry?: boolean;
}

/** What is answered: who said it, and what. Without an author it is one's own that is changed. */
export interface ComposerQuote {
  author: string | null;
  text: string;
}

/** Pictures and files beside the words; without them none can be added. */
export interface ComposerFiles {
  list: readonly ComposerFile[];
  /** Chosen, pasted or dropped. */
  add: (files: File[]) => void;
  /** Takes one away, also while it goes up. */
  remove: (id: string) => void;
  retry?: (id: string) => void;
  /** As `accept` of a file input; any file without it. */
  accept?: string;
}
