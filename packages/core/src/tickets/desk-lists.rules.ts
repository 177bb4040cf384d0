import { writeCsv } from "../base/csv.rules.ts";
import { ticketDeskCopy } from "./ticket-desk.copy.ts";
import { promoWords } from "./ticket-desk.rules.ts";
import type { TicketDesk } from "./ticket-desk.types.ts";
import { toWallTime } from "../base/time.rules.ts";

type Listed = Pick<TicketDesk, "event" | "types">;

const wallOf =
  ({ event }: Pick<TicketDesk, "event">) =>
  (at: string | null) =>
    at === null ? "" : toWallTime(at, event.timeZone).replace("T", " ");

function namesOf({ types }: Pick<TicketDesk, "types">, ids: readonly string[]): string {
  return types
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(", ");
}

/** The waiting list of an event as CSV, a line a party in their order; times are the event's clock. */
export function waitingCsv(desk: Listed & Pick<TicketDesk, "waiting">): string {
  const wall = wallOf(desk);
  return writeCsv([
    ["Name", "E-mail", "Ticket", "Wanted", "Fewer is fine", "State", "Since", "Offer until"],
    ...desk.waiting.map((party) => [
      party.name,
      party.email,
      namesOf(desk, [party.ticketTypeId]),
      String(party.quantity),
      party.splitOk ? "Yes" : "",
      ticketDeskCopy.waiting[party.state],
      wall(party.joinedAt),
      wall(party.state === "offered" ? party.offerExpiresAt : null),
    ]),
  ]);
}

/** The promo codes of an event as CSV, a line each; times are the event's clock. */
export function promoCodesCsv(desk: Listed & Pick<TicketDesk, "promoCodes">): string {
  const wall = wallOf(desk);
  return writeCsv([
    ["Code", "What it does", "For", "Used", "At most", "Per person", "From", "Until", "Note"],
    ...desk.promoCodes.map((code) => [
      code.code,
      promoWords(code, desk.event.currency, "en"),
      code.ticketTypeIds.length === 0 ? "Every ticket" : namesOf(desk, code.ticketTypeIds),
      String(code.used),
      code.maxUses === null ? "" : String(code.maxUses),
      code.perPerson === null ? "" : String(code.perPerson),
      wall(code.startsAt),
      wall(code.endsAt),
      code.note ?? "",
    ]),
  ]);
}
