import type { RsvpState } from "@jubilee/core/sharing/public-event.types";

interface ReplyDetail {
  eventId: string;
  state: RsvpState;
  partySize: number;
}

/** What a reply tells its page. */
export interface Events {
  "jubilee:rsvp-submitted": ReplyDetail;
  "jubilee:rsvp-updated": ReplyDetail;
}
