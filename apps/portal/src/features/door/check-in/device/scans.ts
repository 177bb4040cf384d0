import { guestType } from "@jubilee/core/door/check-in.rules";
import type {
  GateTicket,
  Presented,
  Scan,
  ScanMethod,
  Verdict,
} from "@jubilee/core/door/check-in.types";
import type { KeptScan } from "./device.types.ts";

type NewScan = Omit<KeptScan, "token" | "offline">;

/** A decided scan as it is kept: a ticket is named by its code or id, anybody else by their answer. */
export function scanOf(
  verdict: Verdict,
  presented: Presented,
  code: string | null,
  method: ScanMethod,
): NewScan {
  const { ticket } = verdict;
  const facts = presented.kind === "code" ? presented.check.facts : null;
  const isByList = code === null && ticket?.guestId === undefined;
  return {
    id: crypto.randomUUID(),
    ticketId: isByList ? (ticket?.id ?? null) : null,
    code,
    guestId: ticket?.guestId ?? null,
    place: ticket?.guestId === undefined ? null : (ticket.place ?? 0),
    walkIn: null,
    told: verdict.result,
    reason: verdict.reason,
    method,
    at: new Date().toISOString(),
    undoneAt: null,
    codeTicketId: facts?.ticketId ?? null,
    verdict,
    answer: null,
    waiting: 1,
  };
}

const addedHere = "walk-in.";

/** Whether this device added somebody, whom the server lists under another id. */
export function isAddedHere(id: string): boolean {
  return id.startsWith(addedHere);
}

/** Somebody who is added at the door. */
export function walkIn(name: string): NewScan {
  const id = crypto.randomUUID();
  const ticket: GateTicket = {
    id: `${addedHere}${id}`,
    guestId: id,
    number: "",
    typeId: guestType,
    name,
    valid: true,
  };
  const verdict: Verdict = {
    result: "ok",
    reason: null,
    ticket,
    typeId: guestType,
    earlierAt: null,
    earlierGate: null,
  };
  const presented: Presented = { kind: "ticket", ticketId: ticket.id };
  const scan = scanOf(verdict, presented, null, "walk_in");
  return { ...scan, id, guestId: null, place: null, walkIn: name };
}

/** What of a kept scan the server gets. */
export function asSent(scan: KeptScan): Scan {
  const { id, ticketId, code, guestId, place, walkIn: name, told, reason, method } = scan;
  const { at, offline, undoneAt } = scan;
  return {
    id,
    ticketId,
    code,
    guestId,
    place,
    walkIn: name,
    told,
    reason,
    method,
    at,
    offline,
    undoneAt,
  };
}

/** A real ticket that was sold after the list was read. */
export function unlisted(id: string | null, typeId: string | null): GateTicket | null {
  return id && typeId ? { id, number: "", typeId, name: "", valid: true } : null;
}
