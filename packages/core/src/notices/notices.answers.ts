import type { ToldFacts } from "../account/notices.types.ts";
import type { MailAnswer } from "./mails.types.ts";
import type { NoticeEntry, NoticedEvent, NoticePage } from "./notices.types.ts";

/** What the functions of this area answer. */
export interface Answers {
  begin_mail: MailAnswer;
  get_mail_wish: { wantsMail: boolean };
  list_notices: NoticePage & { serverTime: string };
  list_noticed_events: NoticedEvent[];
  list_due_notices: {
    userId: string;
    to: string | null;
    name: string | null;
    locale: string;
    batch: string;
    notices: Pick<NoticeEntry, "topic" | "detail" | "eventId" | "eventName" | "at">[];
  }[];
  take_due_pushes: {
    id: number;
    topic: string;
    eventId: string | null;
    eventName: string | null;
    detail: ToldFacts;
    devices: { id: string; endpoint: string; p256dh: string; auth: string }[];
  }[];
}
