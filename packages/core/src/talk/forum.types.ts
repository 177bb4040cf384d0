import type { MessageReport } from "./threads.types.ts";

declare module "./threads.types.ts" {
  interface ThreadKinds {
    topic: true;
  }
}

/** Who sees a category: the team, chosen people of it, or whoever has its address. */
export type ForumVisibility = "members" | "group" | "everybody";

/** Why somebody takes no part in the forum, and until when; null: until a moderator ends it. */
export interface ForumBan {
  reason: string;
  until: string | null;
}

/** A post that waits for a moderator, and the word for which it does. */
export interface HeldPost {
  id: string;
  topicId: string;
  title: string;
  /** It begins a topic, which waits with it. */
  isTopic: boolean;
  text: string;
  author: string | null;
  at: string;
  word: string | null;
  /** How many pictures and files came with it. */
  files: number;
}

/** What moderators keep the forum in order with. */
export interface ForumModeration {
  waiting: HeldPost[];
  /** Posts that somebody reported, once for each report. */
  reported: MessageReport[];
  bans: (ForumBan & { id: string; name: string; at: string; by: string | null })[];
  words: string[];
}

export interface ForumCategory {
  id: string;
  name: string;
  about: string | null;
  visibility: ForumVisibility;
  /** Who sees it, where it is for a group: the chosen people's ids. */
  people: string[];
  /** Where everybody reads it: pictures and files, too. */
  filesOpen: boolean;
  topics: number;
  unread: number;
}

/** The forum of the account that one looks at. */
export interface Forum {
  mayWrite: boolean;
  mayModerate: boolean;
  ban: ForumBan | null;
  /** How many posts wait for a moderator or are reported; for moderators. */
  waiting: number;
  /** Whom a group can be made of; for moderators. */
  team: { id: string; name: string | null }[];
  categories: ForumCategory[];
}

export interface TopicLine {
  /** Also that of its conversation. */
  id: string;
  categoryId: string;
  title: string;
  isPinned: boolean;
  isLocked: boolean;
  isSolved: boolean;
  /** It waits for a moderator: who began it and moderators alone see it. */
  isHeld: boolean;
  posts: number;
  unread: number;
  follows: boolean;
  lastAt: string | null;
  /** Null of somebody who is gone. */
  startedBy: string | null;
  lastBy: string | null;
}

/** How a topic stands, and what one may do with it. */
export interface ForumTopic extends TopicLine {
  category: string;
  /** Everybody reads it, without an account. */
  isPublic: boolean;
  solvedId: string | null;
  mayModerate: boolean;
  /** Its title and what solved it. */
  mayChange: boolean;
}

export interface FoundPost {
  id: string;
  topicId: string;
  title: string;
  at: string;
  text: string;
  author: string | null;
  isTitle: boolean;
}

export interface CategoryInput {
  name: string;
  about: string;
  visibility: ForumVisibility;
  people: readonly string[];
  filesOpen: boolean;
}

/** A topic with its first post, whose id its writer makes. */
export interface TopicInput {
  id: string;
  title: string;
  text: string;
  rich?: object;
  mentions?: readonly string[];
  files?: readonly string[];
  /** Where its files went up, as `draft` told it. */
  threadId?: string;
}

export interface TopicChange {
  title?: string;
  solvedId?: string | null;
  categoryId?: string;
  pinned?: boolean;
  locked?: boolean;
  removed?: boolean;
}

/** Posts that become a topic of their own: one, or it and all after it. */
export interface TopicSplit {
  fromId: string;
  andAfter: boolean;
  title: string;
  categoryId: string;
}

/** Those with something new, without an answer yet, with one, and those one is told of. */
export type TopicsShown = "unread" | "open" | "solved" | "followed";

export interface TopicsAsked {
  categoryId?: string;
  shows?: TopicsShown;
  from?: number;
  size?: number;
}
