/** One line of an event's guest list, as the planner sees it. Money in minor units. */
export interface ListedGuest {
  /** Of the place on this event's list. */
  id: string;
  guestId: string;
  fullName: string;
  firstName: string | null;
  lastName: string | null;
  formerName: string | null;
  email: string | null;
  phone: string | null;
  city: string | null;
  country: string | null;
  /** The language they read, as a tag such as `de`. */
  locale: string | null;
  isChild: boolean;
  tags: string[];
  /** Further fields by their headings. */
  custom: Record<string, string>;
  notes: string | null;
  householdId: string | null;
  householdName: string | null;
  /** In the words of the event's type: a class year, a branch. */
  groupLabel: string | null;
  answer: "yes" | "no" | "maybe" | "waitlisted" | "pending";
  partySize: number;
  mealChoice: string | null;
  /** What they answered of food, else what the host knows. */
  dietary: string | null;
  /** What the host knows of food. */
  knownDietary: string | null;
  answeredAt: string | null;
  invitedAt: string | null;
  lastContactAt: string | null;
  ticketCount: number;
  paidMinor: number;
  dueMinor: number;
  createdAt: string;
  /** Since when they want no mails from these hosts; null where they take them. */
  unsubscribedAt: string | null;
}

/** What the guest table is narrowed to. Empty means all. */
export interface GuestFilter {
  text: string;
  answers: ListedGuest["answer"][];
  groups: string[];
  tags: string[];
  /** Values of fields of one's own, as `fieldKey` writes them; of one field any, of several all. */
  fields: string[];
}

/** What the planner types about one guest. Empty text means none. */
export interface GuestDraft {
  firstName: string;
  lastName: string;
  formerName: string;
  email: string;
  phone: string;
  groupLabel: string;
  notes: string;
}

/** What the planner types about somebody on an event's list. Empty text means none. */
export interface ListedGuestDraft extends GuestDraft {
  city: string;
  country: string;
  /** A language tag, or empty. */
  locale: string;
  dietary: string;
  isChild: boolean;
  tags: string[];
  custom: Record<string, string>;
}
