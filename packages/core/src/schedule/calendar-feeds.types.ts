/** An address that a calendar program subscribes to; whoever has it reads the events. */
export interface CalendarFeed {
  id: string;
  /** Where it is used: “My phone”. */
  name: string;
  /** Null: every event of the account. */
  eventId: string | null;
  eventName: string | null;
  /** The address, absolute. */
  url: string;
  /** When a program last read it; an instant. */
  lastUsedAt: string | null;
  createdAt: string;
}

/** What the planner chooses for a new feed; an empty `eventId` means every event. */
export interface FeedDraft {
  name: string;
  eventId: string;
}

/** Addresses that subscribe a calendar in one step. */
export interface SubscribeLinks {
  /** For Apple's and other programs of the device. */
  device: string;
  google: string;
  outlook: string;
  office365: string;
}
