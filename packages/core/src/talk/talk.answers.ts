import type { EventNotice } from "./event-notices.types.ts";

/** What the functions of this area answer. */
export interface Answers {
  get_event_notice: EventNotice;
  send_event_notice: EventNotice;
  skip_event_notice: EventNotice;
  list_due_notices: {
    userId: string;
    to: string | null;
    name: string | null;
    locale: string;
    upTo: number;
    notices: { topic: string; eventId: string; eventName: string; detail: unknown; at: string }[];
  }[];
}
