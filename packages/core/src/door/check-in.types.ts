import type { SeatWords } from "../venues/seating.types.ts";
import type { TicketCodeCheck } from "../tickets/ticket-codes.types.ts";

/** entrance: a ticket enters once over all entrances; station: once at this one. */
export type GateKind = "entrance" | "station";
/** What a scan can show of a guest: an answer to a question of the event, or a guest's own field by its name. */
export type GateField = "dietary" | "meal" | "note" | `question:${string}` | `field:${string}`;
export type ScanResult = "ok" | "duplicate" | "refused";
export type ScanMethod = "camera" | "scanner" | "typed" | "name" | "walk_in";
export type RefusalReason =
  | "forged"
  | "other_event"
  | "unreadable"
  | "unknown"
  | "wrong_gate"
  | "not_signed_up"
  | "not_valid"
  | "not_coming"
  | "too_many"
  | "not_loaded";

/** A fact about a guest that a gate can show. */
export interface ScanField {
  field: GateField;
  /** The question or the field's name; null where the product has its own word. */
  label: string | null;
}

/** A ticket, or somebody who comes without one, as a steward's device knows it; there is no e-mail address in it. */
export interface GateTicket {
  id: string;
  /** A ticket's number, or the personal code of somebody without one. */
  number: string;
  /** Personal codes from before two entries about one person were merged: mailed, and still good. */
  formerNumbers?: string[];
  /** `guestType` of somebody without a ticket. */
  typeId: string;
  name: string;
  /** At an activity's gate: the same for all tickets of one person, who has one place in it. */
  holderId?: string;
  /** Of somebody without a ticket: whose answer it is, and the place in it (0 the guest). */
  guestId?: string;
  place?: number;
  /** The same for all of one party. */
  partyId?: string;
  /** The ticket that this person holds and is counted by. */
  passFor?: string;
  /** False once it was cancelled, refunded or passed on. */
  valid: boolean;
  /** ISO instant of the standing entry. */
  enteredAt?: string;
  enteredGate?: string;
  /** What the planner chose for this gate, in the order of its fields; null where nothing is known. */
  shown?: (string | null)[];
  /** Once the host has published the seating plan. */
  seat?: SeatWords;
}

/** How many of a gate's people are in, and how many there are. */
export interface GateCounts {
  entered: number;
  all: number;
}

/** What the device knows of its gate besides the tickets. */
export interface GateFacts {
  event: {
    id: string;
    name: string;
    startDate: string;
    timeZone: string;
    status: string;
    eventTypeId: string;
    /** How many people the event has room for; null for no limit. */
    capacity: number | null;
  };
  gate: {
    id: string;
    name: string;
    kind: GateKind;
    admitsTickets: boolean;
    /** Whoever answered yes comes in without a ticket. */
    admitsGuests: boolean;
    takesWalkIns: boolean;
    ticketTypeIds: string[];
    /** What a verdict shows of a guest. */
    shown: ScanField[];
    /** The one activity it lets into, and the tickets sold for it alone; the list is its entry list. */
    activity: { title: string; ticketTypeIds: string[] } | null;
  };
  link: { id: string; label: string; expiresAt: string };
  /** Ed25519, 32 bytes as base64url; null while the event never had tickets. */
  publicKey: string | null;
  types: { id: string; name: string }[];
  /** What of the list the device holds; sent back with the next question. */
  listVersion: string;
  /** The last ticket of a page; null once there are no more pages of tickets. */
  after: string | null;
  /** How many tickets and people are still to come; the device asks on until there are none. */
  left: number;
  /** ISO instant from which changes are counted: of the first page while more are to come. */
  serverTime: string;
}

/** The answer to opening a gate: a page of the list, or what changed. */
export interface GateSnapshot extends GateFacts {
  /** The list begins anew with this answer: what none of its pages holds is gone. */
  isWhole: boolean;
  /** A page of tickets; later those that changed, and who without one went in or out. */
  tickets: GateTicket[];
  /**
   * Everybody without a ticket whose guest's id ends with one of these signs, in place of those the
   * device knows; null when all of them stay.
   */
  guests: { parts: string; people: GateTicket[] } | null;
}

/** One scan as the device sends it. The id makes a second sending harmless. */
export interface Scan {
  id: string;
  /** Set when the ticket was found by name or number; then there is no code. */
  ticketId: string | null;
  code: string | null;
  /** Set for somebody who comes without a ticket. */
  guestId: string | null;
  place: number | null;
  /** The name of somebody who is added at the door. */
  walkIn: string | null;
  /** What the device told the guest. */
  told: ScanResult;
  reason: RefusalReason | null;
  method: ScanMethod;
  /** ISO instants by the device's clock. */
  at: string;
  offline: boolean;
  undoneAt: string | null;
}

/** The server's word on a scan. */
export interface ScanAnswer {
  id: string;
  result: ScanResult;
  reason?: RefusalReason;
  ticketId?: string;
  guestId?: string;
  place?: number;
  earlierAt?: string;
  earlierGate?: string;
}

/** What a device decides by itself. */
export interface Verdict {
  result: ScanResult;
  reason: RefusalReason | null;
  ticket: GateTicket | null;
  /** The type is known from the code also when the ticket is not. */
  typeId: string | null;
  earlierAt: string | null;
  earlierGate: string | null;
}

/**
 * What was held to the device: a code with its check, a personal code that is not on the list, one that may
 * be on what of the list is still to come, or a ticket picked from it.
 */
export type Presented =
  | { kind: "code"; check: TicketCodeCheck }
  | { kind: "pass" }
  | { kind: "unloaded" }
  | { kind: "ticket"; ticketId: string };

export interface DeskGate {
  id: string;
  name: string;
  kind: GateKind;
  activityId: string | null;
  admitsTickets: boolean;
  admitsGuests: boolean;
  takesWalkIns: boolean;
  ticketTypeIds: string[];
  shown: ScanField[];
  entered: number;
  duplicates: number;
  refused: number;
  /** Duplicates that a device had let in while it was offline. */
  doubleEntries: number;
  lastAt: string | null;
}

/** A steward's link to one gate. */
export interface GateLink {
  id: string;
  listId: string;
  label: string;
  /** With the token behind `#`; null for those who may not change it, and once it is dead. */
  path: string | null;
  status: "active" | "expired" | "revoked";
  expiresAt: string;
  lastUsedAt: string | null;
  scans: number;
}

/** One scan as the supervisor reads it. */
export interface CheckInLine {
  id: string;
  result: ScanResult;
  reason: RefusalReason | null;
  told: ScanResult;
  method: ScanMethod;
  offline: boolean;
  at: string;
  receivedAt: string;
  undoneAt: string | null;
  gate: string;
  device: string | null;
  name: string | null;
  number: string | null;
  typeName: string | null;
  /** Came by an answer and without a ticket. */
  isGuest: boolean;
  earlierAt: string | null;
  earlierGate: string | null;
}

/** Everything of the supervisor's page. */
export interface CheckInDesk {
  eventId: string;
  timeZone: string;
  endDate: string;
  mayWrite: boolean;
  types: { id: string; name: string; tickets: number; entered: number }[];
  /** How many people the event has room for; null for no limit. */
  capacity: number | null;
  /** Those who come without a ticket. */
  guests: { expected: number; entered: number; walkIns: number };
  activities: { id: string; title: string }[];
  gates: DeskGate[];
  links: GateLink[];
  problems: CheckInLine[];
  latest: CheckInLine[];
  serverTime: string;
}

export interface GateInput {
  name: string;
  kind: GateKind;
  /** A gate for one activity; fixed once made. */
  activityId: string | null;
  admitsTickets: boolean;
  admitsGuests: boolean;
  takesWalkIns: boolean;
  ticketTypeIds: string[];
  shownFields: GateField[];
}

/** A ticket, or somebody who comes without one, as a badge shows it. */
export interface Badge {
  id: string;
  name: string;
  /** Empty for somebody without a ticket. */
  number: string;
  typeId: string;
  /** What its QR says; null until it is signed. */
  code: string | null;
}

export interface GuestPass {
  id: string;
  name: string;
  number: string;
}

/** Where a page of scans ended. */
export interface ScanCursor {
  at: string;
  id: string;
}
