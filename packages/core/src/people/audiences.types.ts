/** What a part of an audience can ask: the rows of `private.audience_kinds`. */
export type AudienceKind =
  | "everyone"
  | "group"
  | "tag"
  | "answer"
  | "ticket"
  | "activity"
  | "team"
  | "bought"
  | "field"
  | "opened"
  | "list";

/** Where somebody stands with an event; pending has neither answered nor a ticket. */
export type AudienceStanding = "yes" | "maybe" | "waitlisted" | "no" | "pending";

/** One part of a question: people of one kind. */
export interface AudiencePart {
  kind: AudienceKind;
  /** Words or ids, any of which is enough; none where the kind asks nothing more, or for any. */
  values: string[];
  /** Which of the account's own fields is meant; only of `field`. */
  field?: string;
  /** Another event than the audience's own. */
  eventId?: string;
}

/** A question about people of an event or an account, as it is kept. */
export interface AudienceQuestion {
  /** Whether all parts must mean a person, or any of them is enough. */
  match: "all" | "any";
  /** At least one. */
  who: AudiencePart[];
  /** Whom any of these means is left out. */
  without: AudiencePart[];
}

/** Whom a question is about: an event's people, or (without one) all whom the account knows. */
export interface AudiencePlace {
  /** Null: the event's. */
  accountId: string | null;
  eventId: string | null;
  /** What mails to them would be about, which they may have switched off; announcements unless said. */
  about?: "announcements" | "campaigns" | "invitations";
}

export type AudienceChannel = "email" | "product" | "push";

/** Why a way to somebody is closed. */
export type AudienceOff =
  | "no_address"
  | "unsubscribed"
  | "shared_address"
  | "bounced"
  | "complained"
  | "stopped";

/** Answer of `count_audience`. */
export interface AudienceCount {
  people: number;
  /** How many a mail reaches: each address once. */
  email: number;
  /** How many have a personal page or an account. */
  product: number;
  push: number;
  withoutAddress: number;
  /** Who wants no mails. */
  switchedOff: number;
  /** Whose mails came back, were reported, or were stopped by the host. */
  comesBack: number;
  /** Who shares the address of somebody who gets the mail. */
  sharedAddress: number;
  /** Who is on the list and is nobody's audience: missing, blocked, or dead. Not among the people. */
  notMeant: number;
  /** In which languages they read, most first. */
  languages: { locale: string; people: number }[];
  /** On how many different clocks they live. */
  zones: number;
  /** Names of the first four, for their faces. */
  sample: string[];
}

/** Which part of the question means a person, by its place in `who`, and by what: a group, a tag, an answer … */
export interface AudienceReason {
  part: number;
  facts: string[];
}

/** One of an audience's people. */
export interface AudiencePerson {
  id: string;
  guestId: string | null;
  eventGuestId: string | null;
  memberId: string | null;
  name: string;
  /** Null where there is none, or where the reader may not see addresses. */
  email: string | null;
  locale: string;
  timeZone: string;
  channels: AudienceChannel[];
  off: AudienceOff[];
  why: AudienceReason[];
}

/** Something that can be chosen, and how many people it means. */
export interface AudienceChoice {
  value: string;
  people: number;
}

export interface AudienceNamedChoice extends AudienceChoice {
  name: string;
}

/** Answer of `get_audience_choices`. */
export interface AudienceChoices {
  /** What people read of whom nothing else is known. */
  locale: string;
  people: number;
  /** Nothing of an account without an event. */
  answers: Partial<Record<AudienceStanding, number>>;
  opened: number;
  team: number;
  groups: AudienceChoice[];
  tags: AudienceChoice[];
  fields: { name: string; values: AudienceChoice[] }[];
  tickets: AudienceNamedChoice[];
  activities: AudienceNamedChoice[];
}

/** A question that is kept under a name. */
export interface SavedAudience {
  id: string;
  eventId: string | null;
  name: string;
  question: AudienceQuestion;
}
