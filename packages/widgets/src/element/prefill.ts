import type { Prefill } from "../widget.types.ts";

/** How many of each kind of ticket, as `first-id:2,second-id:1`; what is no number is left out. */
function readTickets(text: string): Record<string, number> {
  const chosen = [...text.matchAll(/([\w-]+):(\d{1,3})(?=,|$)/g)];
  return Object.fromEntries(chosen.map(([, id, quantity]) => [String(id), Number(quantity)]));
}

/** Reads `name=Ada&email=ada@example.org&partySize=2&tickets=first-id:2`. */
export function readPrefill(text: string | null): Prefill {
  const values = new URLSearchParams(text ?? "");
  const prefill: Prefill = {};
  for (const field of ["name", "email", "note", "signed"] as const) {
    const value = values.get(field);
    if (value) prefill[field] = value;
  }
  const answer = values.get("answer");
  if (answer === "yes" || answer === "no" || answer === "maybe") prefill.answer = answer;
  const size = Number(values.get("partySize"));
  if (Number.isInteger(size) && size > 0) prefill.partySize = size;
  const tickets = readTickets(values.get("tickets") ?? "");
  if (Object.keys(tickets).length > 0) prefill.tickets = tickets;
  return prefill;
}

/** The same the other way, for the attribute. */
export function prefillText({ tickets, ...values }: Prefill): string {
  const filled = Object.entries(values).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(filled.map(([name, value]) => [name, String(value)]));
  const chosen = Object.entries(tickets ?? {}).map(([id, quantity]) => `${id}:${quantity}`);
  if (chosen.length > 0) text.set("tickets", chosen.join(","));
  return text.toString();
}
