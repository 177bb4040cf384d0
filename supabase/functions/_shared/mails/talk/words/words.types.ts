import type { FactChange, NoticeKind } from "@jubilee/core/talk/event-notices.types";

/** What the mail about a changed event says. */
export interface TalkWords {
  subjects: Record<NoticeKind, string>;
  titles: Record<NoticeKind, string>;
  sentences: Record<NoticeKind, string>;
  /** What was known before; the label of its row. */
  before: Record<FactChange["what"], string>;
  dates: (count: number) => string;
  details: string;
  why: string;
}
