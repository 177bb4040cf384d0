import type { ToldFacts } from "../account/notices.types.ts";
import type { MailStopPage, MailStopsAdded } from "./mail-stops.types.ts";
import type { MailAnswer } from "./mails.types.ts";
import type { NoticeEnd, NoticeEntry, NoticedEvent, NoticePage } from "./notices.types.ts";

/** What the functions of this area answer. */
export interface Answers {
  begin_mail: MailAnswer;
  get_mail_wish: { wantsMail: boolean };
  get_notice_end: NoticeEnd;
  set_notice_mails: NoticeEnd;
  list_notices: NoticePage & { serverTime: string };
  list_mail_stops: MailStopPage;
  list_noticed_events: NoticedEvent[];
  list_due_notices: {
    userId: string;
    to: string | null;
    name: string | null;
    locale: string;
    batch: string;
    end: { token: string; isOfOne: boolean };
    notices: Pick<NoticeEntry, "topic" | "detail" | "eventId" | "eventName" | "at">[];
  }[];
  stop_mails: MailStopsAdded;
  take_due_pushes: {
    id: number;
    topic: string;
    eventId: string | null;
    eventName: string | null;
    detail: ToldFacts;
    devices: { id: string; endpoint: string; p256dh: string; auth: string }[];
  }[];
}
