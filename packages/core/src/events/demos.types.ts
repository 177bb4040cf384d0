import type { BlueprintRows } from "./blueprint-parts.types.ts";
import type { EventTypeId } from "../sharing/public-event.types.ts";

/** A demo as its author wrote it: one line an item, cells apart by `|`; see `sheetOf`. */
export interface DemoSheet {
  /** Who plans it, and whom a visitor is. */
  host: string;
  /** Who gives it, as its page says. */
  hosts: string;
  name: string;
  story: string;
  place: string;
  address: string;
  zone: string;
  currency: string;
  /** So many days from today at the earliest, on the weekday of its template. */
  ahead: number;
  /** `yes | 1997 | Adaeze Okonkwo; Björn Lindström; Freja Lindström (child) | A note`: a household. */
  people: string;
  /** `6d | Adaeze Okonkwo | What she said`; without a name the host speaks. */
  talk: string;
  /** `Title | Question | One; Two; Three | A note` */
  poll: string;
  /** `2d | Subject | Text` */
  news: string;
  /** Tickets beyond those of its template, written as there. */
  tickets?: string;
}

/** One of the twelve. */
export interface Demo {
  /** As in its address: `school-demo`. */
  name: string;
  /** How its event is called, as its sheet says it. */
  eventName: string;
  /** The template that its event was made from. */
  templateKey: string;
  eventTypeId: EventTypeId;
  /** What it shows, in a few words and in a sentence. */
  title: string;
  line: string;
  /** What there is to look at. */
  looks: readonly string[];
}

export interface SandboxGuest {
  id: string;
  placeId: string;
  householdId: string;
  firstName: string;
  lastName: string;
  email: string | null;
  role: "member" | "guest" | "child";
  group: string | null;
  answer: "yes" | "no" | "maybe" | null;
  meal: string | null;
  dietary: string | null;
  note: string | null;
  openedAt: string | null;
  answeredAt: string | null;
}

/** What `make_sandbox` is given. */
export interface SandboxContent {
  person: { firstName: string; lastName: string; timeZone: string };
  event: Readonly<Record<string, unknown>>;
  parts: BlueprintRows;
  invitedAt: string;
  guests: SandboxGuest[];
  households: { id: string; name: string; headGuestId: string }[];
  links: { kind: string; label: string }[];
  orders: { id: string; guestId: string; ticket: string; quantity: number; at: string }[];
  talk: { placeId?: string; text: string; at: string }[];
  poll: {
    title: string;
    note: string | null;
    question: string;
    options: string[];
    votes: { placeId: string; option: number }[];
  };
  news: { subject: string; text: string; at: string };
}

/** A sandbox as its visitor is given it. */
export interface OpenedDemo {
  id: string;
  /** As in its address. */
  demo: string;
  email: string;
  password: string;
  eventId: string;
  eventName: string;
  endsAt: string;
  /** The address of the event's page. */
  guestPage: string;
}
