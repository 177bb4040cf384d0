import "../people/profiles.types.ts";
import type { LinkLook, PublicEvent } from "../sharing/public-event.types.ts";

/** What a thread can be about; each area adds its own by `declare module`. */
export interface ThreadKinds {
  event: true;
  activity: true;
  group: true;
  person: true;
  people: true;
}
export type ThreadKind = keyof ThreadKinds;

/** How loud a thread may be outside the product: `off` is mute. */
export type ThreadTells = "off" | "now" | "daily";

/** Why one cannot write: after its time, stopped by a host, no role for it, hosts alone, not wanted, banned from the forum. */
export type WhyNotWrite = "closed" | "silenced" | "reader" | "announce_only" | "blocked" | "banned";

export interface ThreadMember {
  id: string;
  /** Null of somebody who is gone. */
  name: string | null;
  photoUrl: string | null;
  isHost: boolean;
  isSilenced: boolean;
}

/** A thread as one of its members finds it. */
export interface ThreadHead {
  id: string;
  kind: ThreadKind;
  subject: string;
  title: string | null;
  accountId: string;
  eventId: string | null;
  eventName: string | null;
  timeZone: string | null;
  announceOnly: boolean;
  keptOpen: boolean;
  closesAt: string | null;
  isClosed: boolean;
  /** Who belongs, whether or not they have come in. */
  people: number;
  /** Names of the first three others of a small group; of other kinds nobody's. */
  others: (string | null)[];
  /** Where it is told that something is new; a secret of the members. */
  channel: string;
  heard: number;
  newest: number;
  lastAt: string | null;
  isHost: boolean;
  mayModerate: boolean;
  whyNot: WhyNotWrite | null;
  /** Set where somebody is banned from the forum that it stands in. */
  ban: { reason: string; until: string | null } | null;
  me: {
    id: string;
    name: string | null;
    readPlace: number;
    tells: ThreadTells;
    unread: number;
    blocked: string[];
  };
}

export interface ThreadFile {
  id: string;
  name: string;
  mime: string;
  size: number;
  width?: number;
  height?: number;
}

export interface ThreadReaction {
  sign: string;
  count: number;
  own: boolean;
}

export interface ThreadQuote {
  id: string;
  authorId: string;
  /** Null once it was removed or hidden. */
  text: string | null;
}

export interface ThreadMessage {
  id: string;
  place: number;
  heard: number;
  authorId: string;
  at: string;
  /** `held`: it waits for a moderator; its writer and moderators alone see it. */
  state: "sent" | "removed" | "hidden" | "held";
  text: string;
  /** The same as rich text, where it is more than words. */
  rich: object | null;
  edited: boolean;
  mentions: string[];
  replyTo: ThreadQuote | null;
  reactions: ThreadReaction[];
  files: ThreadFile[];
  /** How many others have read one's own. */
  seen: number | null;
  /** A post of the forum that was reported and nobody has decided; told to moderators. */
  isReported?: true;
}

/** A page of a thread, or what changed in it since a count. */
export interface ThreadNews {
  thread: ThreadHead;
  messages: ThreadMessage[];
  members: ThreadMember[];
  /** Messages stand before the first of these; of a page alone. */
  hasOlder: boolean;
  hasNewer: boolean;
  /** False: what changed, to be laid over what one has. */
  isPage: boolean;
  /** Messages that were moved into another thread since the count that was asked from. */
  gone: string[];
}

/** What is asked of a thread: the newest, unless something is said. */
export interface ThreadAsked {
  since?: number;
  before?: number;
  around?: string;
  at?: string;
}

/** What members can do, by name, with what it takes. */
export interface ThreadActs {
  send: {
    id: string;
    text: string;
    rich?: object;
    replyTo?: string;
    mentions?: readonly string[];
    files?: readonly string[];
  };
  edit: { id: string; text: string; rich?: object; mentions?: readonly string[] };
  remove: { id: string };
  react: { id: string; sign: string; on: boolean };
  tells: { tells: ThreadTells };
  block: { memberId: string; on: boolean };
  report: { id: string; reason: ReportReason; note?: string };
  leave: object;
  /** From here on for hosts; of small groups alone. */
  name: { title: string };
  ask: TalkPeople;
  /** And of all that they may moderate. */
  run: { announceOnly?: boolean; keptOpen?: boolean; closed?: boolean; title?: string };
  silence: { memberId: string; on: boolean };
  hide: { id: string; on: boolean };
  keep: { id: string };
  /** Lets what was held back be seen, or keeps it back for good. */
  release: { id: string; on: boolean };
}
export type ThreadAct = keyof ThreadActs;

/** Who is asked into a small group: of the team, and guests by their places on the list. */
export interface TalkPeople {
  users: readonly string[];
  guests: readonly string[];
}

/** Whom somebody of the team can begin to talk with, and what about. */
export interface TalkPartner {
  kind: "user" | "guest" | "group" | "activity";
  /** A user's, a place's on the list, `<event>:<label>`, an activity's. */
  id: string;
  name: string;
  /** A role, the guest's e-mail address where it may be seen, or how many are in the group. */
  detail: string | null;
}

export type ReportReason = "rude" | "spam" | "private" | "other";

export interface ThreadLine {
  id: string;
  kind: ThreadKind;
  subject: string;
  title: string | null;
  eventId: string | null;
  eventName: string | null;
  heard: number;
  channel: string | null;
  announceOnly: boolean;
  isClosed: boolean;
  tells: ThreadTells;
  unread: number;
  lastAt: string | null;
  last: { text: string | null; files: number; author: string | null; isOwn: boolean } | null;
  /** Names of the others, of a small group. */
  others: (string | null)[];
}

/** A conversation that a guest belongs to; without an id it was never opened. */
export interface GuestThreadLine extends Omit<ThreadLine, "id"> {
  id: string | null;
  people: number;
}

/** The answer to `GET /functions/v1/embed/talk/:personalToken`. */
export interface GuestThreads {
  look?: LinkLook;
  event: Omit<PublicEvent, "description" | "address" | "onlineUrl" | "currency">;
  serverTime: string;
  /** Under which they talk; null until they have come in. */
  name: string | null;
  suggested: string;
  /** Whether mails tell them of messages; null where none of ours can reach them. */
  wantsMail: boolean | null;
  threads: GuestThreadLine[];
  /** The one that was asked for, once they have come in. */
  open?: ThreadNews;
}

export interface FoundMessage {
  id: string;
  threadId: string;
  thread: string | null;
  at: string;
  text: string;
  author: string | null;
}

export interface FoundInThread {
  messages: { id: string; place: number; at: string; text: string; author: string | null }[];
}

export interface ThreadPeople {
  total: number;
  members: ThreadMember[];
}

/** What somebody reported to the hosts. */
export interface MessageReport {
  messageId: string;
  threadId: string;
  thread: string | null;
  eventId: string | null;
  said: string;
  author: string | null;
  authorId: string;
  isSilenced: boolean;
  isGone: boolean;
  at: string;
  by: string | null;
  reason: ReportReason;
  note: string | null;
}

/** A conversation that somebody is in, under which name, and how much they wrote. */
export interface HeldThread {
  thread: string | null;
  name: string | null;
  written: number;
  /** Pictures and files that they sent up. */
  files: number;
  last: string | null;
}

declare module "../people/profiles.types.ts" {
  interface HeldData {
    messages: HeldThread[];
  }
}
