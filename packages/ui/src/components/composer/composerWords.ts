/** What the composer says by itself. Another language gives all of it. */
export interface ComposerWords {
  send: string;
  addFiles: string;
  removeFile: (name: string) => string;
  stopFile: (name: string) => string;
  retryFile: (name: string) => string;
  retry: string;
  /** In front of the name of who is answered. */
  to: string;
  leaveQuote: string;
  /** In front of one's own message that is changed. */
  changing: string;
  leaveChange: string;
  /** How to send and to break a line, for who uses keys. */
  keys: string;
  /** How many letters are left. */
  left: (count: number) => string;
}

export const englishComposer: ComposerWords = {
  send: "Send",
  addFiles: "Attach files",
  removeFile: (name) => `Remove ${name}`,
  stopFile: (name) => `Stop ${name}`,
  retryFile: (name) => `Try again: ${name}`,
  retry: "Try again",
  to: "To",
  leaveQuote: "Do not reply to this",
  changing: "Editing",
  leaveChange: "Leave it as it was",
  keys: "Enter sends, Shift and Enter begin a new line.",
  left: (count) => (count < 0 ? `${-count} too many` : `${count} left`),
};
