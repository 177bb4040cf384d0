import type { ThreadFile } from "./threads.types.ts";

/** Whose forum it is, and the category that everybody reads. */
export interface PublicForumFrame {
  serverTime: string;
  /** It belongs to a demo: search engines are kept away. */
  demo?: { name: string; endsAt: string };
  /** What the account is called. */
  host: string;
  /** The language of those who write there. */
  locale: string;
  timeZone: string;
  category: { id: string; name: string; about: string | null };
  /** By fifty, from 1. */
  page: number;
  pages: number;
}

export interface PublicTopicLine {
  id: string;
  title: string;
  isPinned: boolean;
  isSolved: boolean;
  isLocked: boolean;
  lastAt: string | null;
  posts: number;
  /** Null of somebody who is gone. */
  startedBy: string | null;
}

/** The answer to `GET /functions/v1/embed/forum/:category`. */
export interface PublicForumCategory extends PublicForumFrame {
  total: number;
  topics: PublicTopicLine[];
}

export interface PublicPost {
  id: string;
  author: string | null;
  at: string;
  text: string;
  /** The same as rich text, where it was written with form. */
  rich: object | null;
  edited: boolean;
  isAnswer: boolean;
  /** Pictures and files, where the category shows them to everybody. */
  files: ThreadFile[];
  /** How many files stay with the members. */
  inside: number;
  quote: { author: string | null; text: string } | null;
}

/** The answer to `GET /functions/v1/embed/topic/:topic`. */
export interface PublicForumTopic extends PublicForumFrame {
  topic: {
    id: string;
    title: string;
    isSolved: boolean;
    isLocked: boolean;
    at: string;
    posts: number;
  };
  posts: PublicPost[];
}
