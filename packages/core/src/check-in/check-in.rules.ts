import type { CheckInLine, GateFacts, GateTicket, Presented, Verdict } from "./check-in.types.ts";

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
  if (presented.kind === "code" && !presented.check.ok) return refuse(presented.check.problem);
  const facts = presented.kind === "code" ? presented.check.facts : null;
  const ticketId = presented.kind === "ticket" ? presented.ticketId : facts?.ticketId;
  const ticket = tickets.get(ticketId ?? "") ?? null;
  const typeId = ticket?.typeId ?? facts?.ticketTypeId ?? null;
  if (typeId === null) return refuse("unknown");
  const known = { ticket, typeId };
  if (gate.ticketTypeIds.length > 0 && !gate.ticketTypeIds.includes(typeId)) {
    return refuse("wrong_gate", known);
  }
  if (gate.activity && !ticket && !gate.activity.ticketTypeIds.includes(typeId)) {
    return refuse("not_signed_up", known);
  }
  if (ticket && !ticket.valid) return refuse("not_valid", known);
  const entered = ticket && entryOf(ticket, tickets);
  if (entered?.enteredAt) {
    const earlier = { earlierAt: entered.enteredAt, earlierGate: entered.enteredGate ?? null };
    return { ...known, ...earlier, result: "duplicate", reason: null };
  }
  return { ...nothing, ...known, result: "ok", reason: null };
}

/** The ticket by which somebody is in already: this one, or another of the same person. */
function entryOf(
  ticket: GateTicket,
  tickets: ReadonlyMap<string, GateTicket>,
): GateTicket | undefined {
  if (ticket.enteredAt || !ticket.holderId) return ticket;
  return [...tickets.values()].find(
    ({ holderId, enteredAt }) => holderId === ticket.holderId && enteredAt !== undefined,
  );
}

/** How many are in, and how many there are: tickets, or at an activity's gate people. */
export function countEntries(tickets: Iterable<GateTicket>): { entered: number; all: number } {
  const people = new Map<string, boolean>();
  for (const { id, holderId = id, valid, enteredAt } of tickets) {
    if (valid) people.set(holderId, people.get(holderId) === true || enteredAt !== undefined);
  }
  const entered = [...people.values()].filter(Boolean).length;
  return { entered, all: people.size };
}

/** Whether a text was read from a ticket's QR, rather than typed as a name or number. */
export function looksLikeCode(text: string): boolean {
  return text.trim().length > 24 && !/\s/.test(text.trim());
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Tickets whose holder's name or number holds every word, whatever the accents; numbers first.
 *
 * @param atMost how many are returned
 */
export function findTickets(
  tickets: Iterable<GateTicket>,
  text: string,
  atMost: number,
): GateTicket[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found: GateTicket[] = [];
  for (const ticket of tickets) {
    const place = plain(`${ticket.name} ${ticket.number}`);
    if (words.every((word) => place.includes(word))) found.push(ticket);
  }
  const exact = plain(text.trim());
  const rank = ({ number, name }: GateTicket) =>
    plain(number) === exact ? 0 : plain(name).startsWith(words[0] ?? "") ? 1 : 2;
  return found
    .toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
    .slice(0, atMost);
}

/** Whether two gates let the same ticket in while they could not know of each other. */
export function isDoubleEntry({ result, told, undoneAt }: CheckInLine): boolean {
  return result === "duplicate" && told === "ok" && undoneAt === null;
}
