import type { EventFacts, NoticeKind } from "@jubilee/core/talk/event-notices.types";
import type { PublicParty } from "@jubilee/core/answers/party.types";
import type { GiftView } from "@jubilee/core/giving/giving.types";
import type {
  OrderView,
  PublicEvent,
  RsvpReceipt,
  WaitlistPlace,
} from "@jubilee/core/sharing/public-event.types";
import type { CalendarSource } from "@jubilee/core/schedule/calendar.types";

interface MailSource {
  to: string | null;
  name: string | null;
  locale: string;
  calendar: CalendarSource;
}

/** Answer of `get_job_source` for mails about an order. */
export interface OrderMailSource extends MailSource {
  order: OrderView;
  /** What went back, or is on its way, for a refund or a cancellation. */
  amountMinor: number | null;
  /** The seats that are cancelled. */
  ticketIds?: string[] | null;
  /** The planner's own words for it. */
  reason?: string | null;
}

/** Answer of `get_job_source` for mails about a gift. */
export interface GiftMailSource {
  to: string | null;
  name: string;
  locale: string;
  gift: GiftView;
  /** What went back, for a refund. */
  amountMinor: number | null;
}

/** Answer of `get_job_source` for mails about an answer. */
export interface RsvpMailSource extends MailSource {
  event: PublicEvent;
  receipt: RsvpReceipt;
  /** The guest's own link, absolute. */
  url: string;
  /** Everybody whom the link answers for. */
  party?: PublicParty;
}

/** Answer of `get_job_source` for a late answer that the hosts declined. */
export interface LateAnswerSource {
  to: string | null;
  name: string | null;
  locale: string;
  event: PublicEvent;
  /** As it still counts. */
  party: PublicParty;
  /** Instant. */
  askedAt: string;
  /** The link by which it was asked, absolute. */
  url: string;
}

/** Answer of `get_job_source` for the link of somebody's own profile. */
export interface ProfileLinkSource {
  to: string | null;
  name: string | null;
  locale: string;
  host: string;
  url: string;
}

/** Answer of `get_job_source` for a lost link. */
export interface RsvpLinkSource {
  to: string | null;
  name: string | null;
  locale: string;
  event: PublicEvent;
  /** Somebody asked for the link, or replied anew with the name of somebody who has replied. */
  cause: "asked" | "replied";
  /** One a household that uses the address. */
  links: { name: string; url: string }[];
}

/** Answer of `get_job_source` for invitations and reminders. */
export interface InvitationMailSource extends MailSource {
  kind: "invitation" | "reminder";
  event: PublicEvent;
  /** Everybody who is invited by it. */
  people: string[];
  /** The host's own words. */
  message: string | null;
  /** What the event asks of its guests. */
  asks: "answers" | "tickets" | "both" | "nothing";
  closes: string | null;
  url: string;
  unsubscribeUrl: string;
}

/** Answer of `get_job_source` for the notice of a changed or cancelled event. */
export interface EventNoticeSource extends MailSource {
  kind: NoticeKind;
  /** What they were told before. */
  before: EventFacts;
  /** The planner's own words. */
  message: string | null;
  event: PublicEvent;
  /** The person's own link, absolute. */
  url: string;
  /** Further dates of a series that the same change concerns. */
  others?: Pick<EventNoticeSource, "kind" | "before" | "event" | "url" | "calendar">[];
}

/** Answer of `get_support_mail_source`. */
export interface SupportMailSource {
  to: string | null;
  name: string;
  email: string;
  reference: string;
  topic: string;
  subject: string;
  page: string | null;
  priority: boolean;
  hasAccount: boolean;
  message: string;
  requestId: string;
}

/** Answer of `get_job_source` for the mail to a ticket's new holder. */
export interface PassedTicketSource extends OrderMailSource {
  /** Who passed it on. */
  from: string | null;
}

/** Answer of `get_job_source` when a ticket that was passed on admits nobody any more. */
export interface CancelledTicketSource extends PassedTicketSource {
  /** Whom it came from has it again; otherwise it is void. */
  takenBack: boolean;
}

/** Answer of `get_job_source` for mails about the waiting list. */
export interface WaitlistMailSource {
  to: string | null;
  name: string | null;
  locale: string;
  place: WaitlistPlace;
  /** The party's own link, absolute. */
  url: string;
}
