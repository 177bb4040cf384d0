import { plainWords, searchWords, typedWords } from "../base/plain-words.rules.ts";
import { checkInCopy } from "./check-in.copy.ts";
import type {
  CheckInLine,
  GateCounts,
  GateFacts,
  GateTicket,
  Presented,
  ScanField,
  Verdict,
} from "./check-in.types.ts";

/** The type of whoever comes without a ticket. */
export const guestType = "guest";

/** How many scans one call sends; the server refuses more than 32 kB. */
export const scansPerCall = 50;

const nothing: Omit<Verdict, "result" | "reason"> = {
  ticket: null,
  typeId: null,
  earlierAt: null,
  earlierGate: null,
};

function refuse(reason: NonNullable<Verdict["reason"]>, known: Partial<Verdict> = {}): Verdict {
  return { ...nothing, ...known, result: "refused", reason };
}

/**
 * Decides at the gate, without network. A real ticket that the list does not know yet was sold
 * after the list was fetched and is let in; the server has the last word when it is sent.
 *
 * @param tickets the gate's tickets by id, with the entries this device already gave
 */
export function judge(
  presented: Presented,
  gate: GateFacts["gate"],
  tickets: ReadonlyMap<string, GateTicket>,
): Verdict {
  if (presented.kind === "pass") return refuse("not_coming");
  if (presented.kind === "unloaded") return refuse("not_loaded");
  if (presented.kind === "code" && !presented.check.ok) return refuse(presented.check.problem);
  const facts = presented.kind === "code" ? presented.check.facts : null;
  const ticketId = presented.kind === "ticket" ? presented.ticketId : facts?.ticketId;
  const ticket = tickets.get(ticketId ?? "") ?? null;
  const typeId = ticket?.typeId ?? facts?.ticketTypeId ?? null;
  if (typeId === null) return refuse("unknown");
  const known = { ticket, typeId };
  if (ticket && isGuest(ticket)) return judgeEntry(ticket, known, tickets);
  if (!gate.admitsTickets) return refuse("wrong_gate", known);
  if (gate.ticketTypeIds.length > 0 && !gate.ticketTypeIds.includes(typeId)) {
    return refuse("wrong_gate", known);
  }
  if (gate.activity && !ticket && !gate.activity.ticketTypeIds.includes(typeId)) {
    return refuse("not_signed_up", known);
  }
  if (ticket && !ticket.valid) return refuse("not_valid", known);
  return judgeEntry(ticket, known, tickets);
}

function judgeEntry(
  ticket: GateTicket | null,
  known: Pick<Verdict, "ticket" | "typeId">,
  tickets: ReadonlyMap<string, GateTicket>,
): Verdict {
  const entered = ticket && entryOf(ticket, tickets);
  if (entered?.enteredAt) {
    const earlier = { earlierAt: entered.enteredAt, earlierGate: entered.enteredGate ?? null };
    return { ...known, ...earlier, result: "duplicate", reason: null };
  }
  return { ...nothing, ...known, result: "ok", reason: null };
}

const isGuest = ({ typeId }: GateTicket): boolean => typeId === guestType;

/** What somebody is in by already: this one, their ticket, or another ticket of the same person. */
function entryOf(
  ticket: GateTicket,
  tickets: ReadonlyMap<string, GateTicket>,
): GateTicket | undefined {
  if (ticket.enteredAt) return ticket;
  if (ticket.passFor) return tickets.get(ticket.passFor);
  if (!ticket.holderId) return ticket;
  return [...tickets.values()].find(
    ({ holderId, enteredAt }) => holderId === ticket.holderId && enteredAt !== undefined,
  );
}

/** The list without those whose ticket stands in it: nobody is shown or counted twice. */
function people(tickets: ReadonlyMap<string, GateTicket>): GateTicket[] {
  return [...tickets.values()].filter(({ passFor }) => !passFor || !tickets.has(passFor));
}

/** Of the party of somebody who was let in: those who are not in yet. */
export function restOfParty(
  ticket: GateTicket,
  tickets: ReadonlyMap<string, GateTicket>,
): GateTicket[] {
  const { id, partyId } = ticket;
  if (partyId === undefined) return [];
  return [...tickets.values()].filter(
    (one) => one.partyId === partyId && one.id !== id && !entryOf(one, tickets)?.enteredAt,
  );
}

/** How many are in, and how many there are: tickets, or at an activity's gate people. */
export function countEntries(tickets: ReadonlyMap<string, GateTicket>): GateCounts {
  const holders = new Map<string, boolean>();
  for (const { id, holderId = id, valid, enteredAt } of people(tickets)) {
    if (valid) holders.set(holderId, holders.get(holderId) === true || enteredAt !== undefined);
  }
  const entered = [...holders.values()].filter(Boolean).length;
  return { entered, all: holders.size };
}

/** Why a walk-in is one too many: all places are in use, or promised to those who are expected. */
export function roomFor(
  capacity: number | null,
  { entered, all }: GateCounts,
): "free" | "promised" | "full" {
  if (capacity === null || all < capacity) return "free";
  return entered < capacity ? "promised" : "full";
}

/** Signed codes are longer than any number. */
const longestNumber = 48;
const signs = (text: string) => text.replaceAll(/[\s-]/g, "").toUpperCase();

/** Whether a text is somebody's personal code, as their page and mail show it. */
export function isPassCode(text: string): boolean {
  return /^G[2-9A-HK]{10}$/.test(signs(text));
}

/** The ticket or person of a number or personal code; spaces, dashes and small letters make no difference. */
export function findByNumber(
  tickets: ReadonlyMap<string, GateTicket>,
  text: string,
): GateTicket | undefined {
  const wanted = signs(text);
  const last = wanted.at(-1);
  if (last === undefined || wanted.length > longestNumber) return undefined;
  // Of 50,000 people most are passed over by their last sign alone.
  const isIt = (number: string) =>
    number.at(-1)?.toUpperCase() === last && signs(number) === wanted;
  for (const ticket of tickets.values()) {
    if (isIt(ticket.number) || ticket.formerNumbers?.some(isIt)) return ticket;
  }
  return undefined;
}

/**
 * Whether a text stands for one ticket or person: a signed code, a personal code or a whole number. Only
 * these let in as they are; of a name the people are shown first, even when there is only one.
 */
export function isWholeCode(tickets: ReadonlyMap<string, GateTicket>, text: string): boolean {
  const isSigned = text.trim().length > 24 && !/\s/.test(text.trim());
  return isSigned || isPassCode(text) || findByNumber(tickets, text) !== undefined;
}

/** What tickets are found by, made once: a long list is searched with every letter that is typed. */
const placesOf = new WeakMap<GateTicket, string>();

function placeOf(ticket: GateTicket): string {
  const known = placesOf.get(ticket);
  if (known !== undefined) return known;
  const place = searchWords(`${ticket.name} ${ticket.number}`);
  placesOf.set(ticket, place);
  return place;
}

/**
 * Tickets whose holder's name or number holds every word, whatever the accents; numbers first.
 *
 * @param atMost how many are returned
 */
export function findTickets(
  tickets: ReadonlyMap<string, GateTicket>,
  text: string,
  atMost: number,
): GateTicket[] {
  const words = typedWords(text);
  if (words.length === 0) return [];
  const found: GateTicket[] = [];
  for (const ticket of people(tickets)) {
    const place = placeOf(ticket);
    if (words.every((word) => place.includes(word))) found.push(ticket);
  }
  const exact = plainWords(text);
  const rank = ({ number, name }: GateTicket) =>
    plainWords(number) === exact ? 0 : plainWords(name).startsWith(words[0] ?? "") ? 1 : 2;
  return found
    .toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
    .slice(0, atMost);
}

/** What a fact at the scan is called: by the planner who chooses it, or by the steward who reads it. */
export function fieldLabel({ field, label }: ScanField, by: "chosen" | "read"): string {
  const known = field === "dietary" || field === "meal" || field === "note";
  return known ? checkInCopy.fields[field][by] : (label ?? "");
}

/** What the planner wants seen of somebody, as far as it is known: "Meal: Mushroom pie", "Bus home? Yes". */
export function shownOf(
  { shown }: Pick<GateTicket, "shown">,
  fields: readonly ScanField[],
): string[] {
  return fields.flatMap((field, n) => {
    const text = shown?.[n];
    if (!text) return [];
    const label = fieldLabel(field, "read");
    return [`${label}${/[?:!.…]$/.test(label) ? "" : ":"} ${text}`];
  });
}

/** Whether two gates let the same ticket in while they could not know of each other. */
export function isDoubleEntry({ result, told, undoneAt }: CheckInLine): boolean {
  return result === "duplicate" && told === "ok" && undoneAt === null;
}
