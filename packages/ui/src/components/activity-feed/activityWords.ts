/** What a feed says by itself. Another language gives all of it. */
export interface ActivityWords {
  /** What lies behind a run: "and 12 more answers". */
  folded: (fold: string, count: number) => string;
  less: string;
  edit: string;
  remove: string;
  more: string;
  save: string;
  cancel: string;
  edited: string;
  sending: string;
  failed: string;
  retry: string;
  /** The field in which a comment is changed. */
  comment: string;
  earlier: string;
}

export const englishActivity: ActivityWords = {
  folded: (fold, count) => `and ${count} more ${fold}`,
  less: "Show less",
  edit: "Edit",
  remove: "Delete",
  more: "More",
  save: "Save",
  cancel: "Cancel",
  edited: "edited",
  sending: "Sending",
  failed: "Not sent",
  retry: "Try again",
  comment: "Your comment",
  earlier: "Show earlier",
};
