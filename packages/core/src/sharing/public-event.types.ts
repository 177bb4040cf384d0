import type { BankDetails } from "../money/bank-accounts.types.ts";
import type { GalleryCounts } from "../media/gallery.types.ts";
import type { PublicParty } from "../answers/party.types.ts";
import type { SeatWords } from "../venues/seating.types.ts";

/**
 * What a stranger with a link may see and do: JSON of the token functions (SQL), of the `embed`
 * function and of a widget's first data (specification decisions 24 and 25). Money in minor units of
 * `currency` (ISO 4217), instants as ISO 8601 with offset, wall times as `YYYY-MM-DDTHH:mm` in the event's zone.
 */

export type EventTypeId =
  | "club-type-1"
  | "community-type-1"
  | "family-type-1"
  | "milestone-type-1"
  | "military-type-1"
  | "professional-type-1"
  | "school-type-1"
  | "social-type-1"
  | "sports-team-type-1"
  | "fraternity-sorority-type-1"
  | "friends-type-1"
  | "cultural-type-1";

export type EventKind = "in_person" | "online" | "hybrid";
export type RsvpAnswer = "yes" | "no" | "maybe";
/** `waitlisted`: answered yes when every place was taken. */
export type RsvpState = RsvpAnswer | "waitlisted";

export interface PublicEvent {
  id: string;
  name: string;
  description: string | null;
  eventTypeId: EventTypeId;
  groupTerm: string;
  memberTerm: string;
  kind: EventKind;
  status: "published" | "cancelled" | "ended";
  startDate: string;
  endDate: string;
  startLocal: string;
  endLocal: string;
  timeZone: string;
  locationName: string | null;
  address: string | null;
  onlineUrl: string | null;
  /** Address of a photo, or null: then the cover is drawn from `eventTypeId` and `coverSeed`. */
  coverUrl: string | null;
  coverSeed: string;
  /** `#rrggbb` out of the cover's photo; left out where the event wears the colours of its kind. */
  coverColour?: string;
  hostNames: string[];
  locale: string;
  currency: string;
  demo?: { name: string; endsAt: string };
}

export interface PublicRsvp {
  /** `off`: the event takes no answers. `full`: capacity reached and no waiting list. */
  state: "open" | "waitlist" | "full" | "closed" | "off";
  deadline: string | null;
  capacity: number | null;
  placesLeft: number | null;
  comingCount: number;
  maybeCount: number;
  maxPartySize: number;
  /** How many wait already; tells the next one their place in line. */
  waitlistCount: number;
}

export interface PublicTicketType {
  id: string;
  name: string;
  description: string | null;
  priceMinor: number;
  currency: string;
  state: "on_sale" | "not_yet" | "ended" | "sold_out" | "paused";
  salesStart: string | null;
  salesEnd: string | null;
  /** Only told when ten or fewer are left. */
  left: number | null;
  minPerOrder: number;
  maxPerOrder: number;
  /** Only where there is more to say than one plain price. */
  price?: TicketPrice;
}

export type PriceModel = "free" | "paid" | "tiered" | "pay_what_you_can" | "group";

/** What `priceMinor` is made of; it is always all the buyer pays for one. */
export interface TicketPrice {
  model: PriceModel;
  /** The regular price, where it is higher: without the promo code, after the early steps. */
  beforeMinor?: number;
  /** The service fee in it, when the organiser passes it on. */
  feeMinor?: number;
  /** The tax in it. */
  taxMinor?: number;
  taxName?: string;
  /** `pay_what_you_can`: the least; `priceMinor` is the suggestion. */
  leastMinor?: number;
  /** What this buyer chose to pay for one. */
  chosenMinor?: number;
  /** How many people one admits. */
  groupSize?: number;
  /** Bought with a ticket, once for each. */
  isAddOn?: boolean;
  /** The price step in force, and when it ends. */
  tier?: string;
  tierEnds?: string;
}

/** Answer to `POST /functions/v1/embed/promo/:shareToken`. */
export interface PromoOffer {
  code: string;
  kind: "percent" | "fixed" | "unlock";
  percentBps: number;
  amountMinor: number;
  /** All tickets at their price with the code, with those it unlocks. */
  tickets: PublicTicketType[];
}

/** How the planner wants a link's widget to look, where the page that shows it says nothing. */
export interface LinkLook {
  /** A language tag; what the element itself says wins. */
  locale?: string;
  /** The colour itself, `#rrggbb`: a page makes its palette from it. */
  accent?: string;
  theme?: "light" | "dark";
  /** The variables of the colour that was chosen: `--event-accent` and the like. */
  colours?: Record<string, string>;
}

/** Answer to `GET /functions/v1/embed/event|rsvp|tickets/:shareToken`. */
export interface SharedEvent {
  event: PublicEvent;
  rsvp: PublicRsvp;
  tickets: PublicTicketType[];
  /** The server's clock when this was made. */
  serverTime: string;
  /** True while payments are simulated; shown wherever money is. */
  testMode: boolean;
  /** The page of this event, absolute. */
  pageUrl: string;
  look?: LinkLook;
  /** The link has had all the answers and orders that its planner allows: it takes no more. */
  usedUp?: true;
  /** The event is not published yet: nobody can answer or buy. */
  preview?: true;
  /** There are promo codes to type. */
  promo?: boolean;
  /** The code whose prices these are. */
  promoCode?: string;
  /** Of an event that repeats: the dates still to come, in their order. */
  dates?: PublicDate[];
  /** There are photos or sponsors to ask for. */
  gallery?: GalleryCounts;
  /** There is a programme to ask for. */
  programme?: true;
}

/** One date of an event that repeats. */
export interface PublicDate {
  startDate: string;
  endDate: string;
  timeZone: string;
  cancelled: boolean;
  /** The date of this page. */
  isThis: boolean;
  /** Its own page, absolute; null where this date has none. */
  pageUrl: string | null;
}

/** Body of `POST /functions/v1/embed/rsvp/:token` (share token or personal token). */
export interface RsvpSubmission {
  answer: RsvpAnswer;
  /** Including the person who answers; 1 or more. Ignored for `no`. */
  partySize: number;
  note: string | null;
  /** Who comes along, in their order; null for who has no name yet. Absent changes nothing of them. */
  companions?: (string | null)[];
  /** Needed with a share token; ignored with a personal one. */
  name?: string;
  email?: string;
  /** With a share token: the `replyKey` of one's own answer that this one changes; needs no e-mail. */
  changes?: string;
  idempotencyKey: string;
  /** Must stay empty; a filled one is answered politely and dropped. */
  website?: string;
}

export interface RsvpReceipt {
  state: RsvpState;
  partySize: number;
  note: string | null;
  name: string;
  companions?: (string | null)[];
  /** 1-based place in line when waitlisted. */
  waitlistPosition: number | null;
  /** Opens and edits this answer until the deadline. Null for whoever typed a name and an address: then it goes by mail alone. */
  personalToken: string | null;
  /** Instead of the token: with it whoever has just answered changes their answer. */
  replyKey?: string;
  /** False after the deadline: the form shows the answer but cannot change it. */
  canEdit: boolean;
}

/** Answer to `GET /functions/v1/embed/personal/:personalToken`. */
export interface PersonalInvitation extends SharedEvent {
  guest: { name: string; email: string | null; householdNames: string[] };
  receipt: RsvpReceipt | null;
  /** Everybody whom the link answers for. */
  party: PublicParty;
  /** What they bought for this event. */
  orders: PartyOrder[];
  /** False after the guest stopped this host's mails. */
  wantsMail: boolean;
}

/** Tickets of an order that a party bought. */
export interface PartyOrder {
  code: string;
  /** Opens the order; null when somebody else of the party bought it. */
  orderToken: string | null;
  tickets: { id: string; number: string; holderName: string; typeName: string }[];
}

export interface HoldRequest {
  /** `amountMinor`: what the buyer chose to pay for one, where they may. */
  items: { ticketTypeId: string; quantity: number; amountMinor?: number }[];
  idempotencyKey: string;
  promoCode?: string;
  /** Where the visitor came from: host page, utm source. */
  source?: string;
  website?: string;
}

export type OrderStatus =
  | "reserved"
  | "awaiting_payment"
  | "awaiting_offline"
  | "completed"
  | "partially_refunded"
  | "refunded"
  | "cancelled"
  | "expired";

export interface OrderLine {
  ticketTypeId: string;
  name: string;
  quantity: number;
  unitMinor: number;
  totalMinor: number;
  /** How many people each admits; absent for one. */
  groupSize?: number;
}

export interface OrderTicket {
  id: string;
  number: string;
  typeName: string;
  holderName: string;
  /** What the QR code says. */
  code: string;
  status: "valid" | "checked_in" | "cancelled" | "refunded" | "transferred";
  priceMinor?: number;
  /** What its kind of ticket has to say to holders. */
  message?: string | null;
  /** Where its holder takes part online; only while it is paid and valid. */
  onlineUrl?: string | null;
  /** Who has it now, for whom passed it on; taken back as long as it is not accepted. */
  passedTo?: { name: string; email: string; canTakeBack: boolean };
  /** Who passed it on, for whom it was passed on to. */
  passedBy?: string | null;
  isAccepted?: boolean;
  /** Where the holder sits, once the host has published the plan. */
  seat?: SeatWords;
}

/** An invoice or credit note of an order; the amount of a credit note is negative, in minor units. */
export interface BillLine {
  /** Counted without a gap, both kinds in one sequence. */
  number: number;
  /** `INV-00012`, `CN-00013`. */
  label: string;
  kind: "invoice" | "credit_note";
  totalMinor: number;
  issuedAt: string;
}

/** What the buyer may do with an order by its link now. */
export interface OrderTerms {
  rename: boolean;
  transfer: boolean;
  /** Null: only the organiser cancels. `refundBps`: hundredths of a percent that go back. */
  cancel: { until: string; refundBps: number } | null;
  /** Paying outside the provider: how, and within how many days. */
  payLater: {
    instructions: string | null;
    days: number;
    /** Where the money goes, once the order is placed. */
    account?: BankDetails | null;
  } | null;
  /** The invoice, once there is one, and its credit notes. */
  bills: BillLine[];
}

/** Answer to hold, checkout and `GET /functions/v1/embed/order/:orderToken`. */
export interface OrderView {
  orderToken: string;
  /** Short public code such as `7HK-204`. */
  code: string;
  status: OrderStatus;
  lines: OrderLine[];
  /** Taken off already; fee and tax are parts of the total. */
  discountMinor?: number;
  feeMinor?: number;
  taxMinor?: number;
  totalMinor: number;
  currency: string;
  holdExpiresAt: string | null;
  /** The buyer can ask once for more time; absent in records from before. */
  canExtend?: boolean;
  /** Absent in records from before; null for a ticket that was passed on. */
  terms?: OrderTerms | null;
  serverTime: string;
  buyerName: string | null;
  buyerEmail: string | null;
  /** The names it was sent with, one a ticket in the order of the lines; only until it is paid. */
  holders?: string[];
  tickets: OrderTicket[];
  event: PublicEvent;
  testMode: boolean;
  /** Into which phones' wallets its tickets can go; absent for none. */
  wallets?: ("apple" | "google")[];
}

/** Body of `POST /functions/v1/embed/order/:orderToken/checkout`. */
export interface CheckoutRequest {
  buyer: { name: string; email: string };
  /** One name a ticket, in the order of the lines; an empty one becomes the buyer's name. */
  holders: string[];
  /** Absolute address to come back to; `jubilee_order=<orderToken>` is added. */
  returnUrl: string;
  idempotencyKey: string;
  /** `offline`: pays later as the organiser says. */
  payment?: "provider" | "offline";
}

export interface CheckoutResult {
  order: OrderView;
  /** Null when nothing is to be paid: the order is completed at once. */
  redirectUrl: string | null;
}

/** Answer to `GET|DELETE /functions/v1/embed/place/:waitlistToken`: a party's place in line. */
export interface WaitlistPlace {
  state: "waiting" | "offered" | "accepted" | "declined" | "expired" | "left" | "removed";
  name: string;
  quantity: number;
  splitOk: boolean;
  ticketName: string;
  joinedAt: string;
  serverTime: string;
  /** 1 for the first in line; null when not waiting. */
  position: number | null;
  /** How long an offer lasts. */
  offerHours: number;
  /** The order that holds what is offered. */
  offer: OrderView | null;
  /** Of what was accepted. */
  orderToken: string | null;
  event: PublicEvent;
  pageUrl: string | null;
}

/** Every refusal of a token function, by SQL hint and HTTP body. */
export interface PublicError {
  code:
    | "link_invalid"
    | "not_begun"
    | "rsvp_closed"
    | "rsvp_full"
    | "sold_out"
    | "not_on_sale"
    | "limit_exceeded"
    | "hold_expired"
    | "already_completed"
    | "event_cancelled"
    | "event_ended"
    | "invalid_input"
    | "conflict"
    | "too_many_requests"
    | "origin_not_allowed"
    | "unavailable";
  message: string;
  /** The field at fault, when there is one: `email`, `name`, `partySize`, `items` … */
  field: string | null;
}
