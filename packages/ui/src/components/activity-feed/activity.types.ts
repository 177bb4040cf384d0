import type { ReactNode } from "react";

/** Words of a person about the thing the feed is about. */
export interface ActivityComment {
  text: string;
  /** The text with its mentions and links, where it is more than plain. */
  shown?: ReactNode;
  /** The reader may change it and take it away. */
  isOwn?: boolean;
  isEdited?: boolean;
  /** `failed` was not sent. */
  state?: "sent" | "sending" | "failed";
}

/** Something that happened: who did what, or what somebody said. */
export interface ActivityEntry {
  id: string;
  /** An instant: `2027-05-20T12:02:00Z`. */
  at: string;
  who: { name: string; photoUrl?: string | undefined };
  /** After the name: "answered yes, with 2 people". Left out of a comment that says all itself. */
  what?: ReactNode;
  /** A sign on the picture of who did it. */
  icon?: ReactNode;
  /** What entries in a row must have in common to be folded: "answers". */
  fold?: string | undefined;
  comment?: ActivityComment;
}

/** What can be done with comments; what is left out is not offered. */
export interface ActivityActs {
  edit?: (entry: ActivityEntry, text: string) => void;
  /** The way back belongs to the screen. */
  remove?: (entry: ActivityEntry) => void;
  retry?: (entry: ActivityEntry) => void;
}

/** Entries that are seen, and how many of the same kind lie behind them. */
export interface ActivityRun {
  id: string;
  seen: readonly ActivityEntry[];
  folded: readonly ActivityEntry[];
  fold: string | undefined;
}

export interface ActivityDay {
  day: string;
  name: string;
  runs: readonly ActivityRun[];
}
