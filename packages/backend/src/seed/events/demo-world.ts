/** What the demo holds, before it becomes rows. Instants are ISO texts; money in minor units. */

export interface DemoUser {
  id: string;
  email: string;
  fullName: string;
  passwordHash: string;
  isAdministrator: boolean;
}

export type DemoAnswer = "yes" | "no" | "maybe";

export interface DemoGuest {
  id: string;
  eventGuestId: string;
  householdId: string;
  firstName: string;
  lastName: string;
  email: string | null;
  role: "member" | "guest" | "child";
  group: string | null;
  answer: DemoAnswer | null;
  partySize: number;
  meal: string | null;
  dietary: string | null;
  note: string | null;
  invitedAt: string | null;
  openedAt: string | null;
  answeredAt: string | null;
}

export interface DemoHousehold {
  id: string;
  name: string;
  headGuestId: string;
}

/** A meal guests choose from. */
export interface DemoMeal {
  name: string;
  description: string | null;
  forChildren: boolean;
}

/** A question of the hosts; with options, one of them is chosen. */
export interface DemoQuestion {
  prompt: string;
  options: string[];
}

export interface DemoTicketType {
  id: string;
  name: string;
  description: string;
  priceMinor: number;
  quantity: number | null;
  sold: number;
  maxPerOrder: number;
}

export interface DemoOrder {
  id: string;
  code: string;
  buyerGuestId: string;
  buyerName: string;
  buyerEmail: string;
  totalMinor: number;
  isRefunded: boolean;
  at: string;
  items: { id: string; ticketTypeId: string; name: string; quantity: number; unitMinor: number }[];
}

export interface DemoLink {
  id: string;
  kind: "event_info_view" | "embed_rsvp" | "embed_tickets" | "embed_countdown";
  /** What a planner sees as the link's name. */
  label: string;
}

export interface DemoEvent {
  id: string;
  name: string;
  description: string;
  eventTypeId: string;
  status: "draft" | "published";
  startLocal: string;
  endLocal: string;
  timeZone: string;
  locationName: string;
  address: string;
  locale: string;
  currency: string;
  goalMinor: number | null;
  capacity: number | null;
  maxPartySize: number;
  /** Wall time in the event's zone. */
  rsvpDeadline: string | null;
  hostNames: string[];
  createdAt: string;
  /** When those who had not answered by then were asked again. */
  remindedAt?: string;
  households: DemoHousehold[];
  guests: DemoGuest[];
  meals: DemoMeal[];
  questions: DemoQuestion[];
  ticketTypes: DemoTicketType[];
  orders: DemoOrder[];
  links: DemoLink[];
}

export interface DemoWorld {
  users: DemoUser[];
  events: DemoEvent[];
}
