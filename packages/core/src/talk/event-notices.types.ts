/** What happened to an event since its guests were last told. */
export type NoticeKind = "changed" | "cancelled" | "restored";

/** What everybody who comes must know of an event. */
export interface EventFacts {
  name: string;
  /** Wall times `YYYY-MM-DDTHH:mm` in `timeZone`. */
  startLocal: string;
  endLocal: string;
  timeZone: string;
  locationName: string | null;
  address: string | null;
  onlineUrl: string | null;
  cancelled: boolean;
}

/** How many people a notice would reach, each address counted once. */
export interface NoticeRecipients {
  coming: number;
  /** Invited, without an answer yet. */
  invited: number;
  /** Buyers and holders of tickets. */
  buyers: number;
  /** In line for a ticket. */
  waiting: number;
  /** Colleagues who host an activity, without whoever asks. */
  team: number;
  total: number;
}

/** Answer of `get_event_notice`. */
export interface EventNotice {
  /** Null: everybody knows all that matters. */
  pending: NoticeKind | null;
  /** What they were told; null before publishing. */
  before: EventFacts | null;
  after: EventFacts;
  recipients: NoticeRecipients;
  last: { kind: NoticeKind; recipientCount: number; sentAt: string } | null;
}

/** One thing that is different now, as people read it. */
export interface FactChange {
  what: "name" | "when" | "where" | "online";
  before: string;
  after: string;
}
