import type { OrderTicket } from "@jubilee/core/sharing/public-event.types";

const admitting: ReadonlySet<string> = new Set(["valid", "checked_in"]);

/** The tickets that let somebody in, by their types: `2 × Banquet, 1 × Tour`; empty for none. */
export function ticketsBriefly(tickets: readonly OrderTicket[], locale: string): string {
  const counts = new Map<string, number>();
  for (const { status, typeName } of tickets)
    if (admitting.has(status)) counts.set(typeName, (counts.get(typeName) ?? 0) + 1);
  const types = [...counts].map(([name, count]) => `${count} × ${name}`);
  return new Intl.ListFormat(locale, { type: "unit" }).format(types);
}
