import type { ToldFacts } from "../account/notices.types.ts";

/** One thing that somebody was told. */
export interface NoticeEntry {
  id: number;
  topic: string;
  detail: ToldFacts;
  /** Null for what is of the whole account. */
  eventId: string | null;
  eventName: string | null;
  /** ISO 8601. */
  at: string;
  isRead: boolean;
}

/** Which notices are asked for. */
export interface NoticeFilter {
  eventId?: string;
  topic?: string;
  isUnread?: boolean;
}

/** A page of notices, newest first. */
export interface NoticePage {
  notices: NoticeEntry[];
  isMore: boolean;
  /** 100 means a hundred or more. */
  unread: number;
}

/** What the link of a notice mail ends, whoever opens it. */
export interface NoticeEnd {
  /** The kinds of notices that stood in the mail. */
  topics: string[];
  /** The one thing that it told of, where that can be left by itself. */
  subject: { kind: string; name: string } | null;
  wantsMail: boolean;
  /** The language of the person it went to. */
  locale: string;
}

/** An event that can be muted. */
export interface NoticedEvent {
  id: string;
  name: string;
  startDate: string;
  timeZone: string;
  isMuted: boolean;
}
