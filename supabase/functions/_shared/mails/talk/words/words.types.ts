import type { FactChange, NoticeKind } from "@jubilee/core/talk/event-notices.types";

/** What mails about a changed event and about messages say. */
export interface TalkWords {
  subjects: Record<NoticeKind, string>;
  titles: Record<NoticeKind, string>;
  sentences: Record<NoticeKind, string>;
  /** What was known before; the label of its row. */
  before: Record<FactChange["what"], string>;
  dates: (count: number) => string;
  details: string;
  why: string;
  /** Somebody wrote in a conversation. */
  messages: {
    somebody: string;
    toYou: (who: string) => string;
    /** In the conversation of the whole event. */
    toAll: (who: string) => string;
    inTalk: (who: string, talk: string) => string;
    waiting: (count: number) => string;
    file: string;
    open: string;
    once: string;
    why: string;
    less: string;
  };
}
