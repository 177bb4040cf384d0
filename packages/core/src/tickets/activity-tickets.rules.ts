import { writeCsv } from "../base/csv.rules.ts";
import type { ActivityTickets } from "./activity-tickets.types.ts";
import { counted } from "../base/words.rules.ts";

/** The entry list of an activity as CSV, a line a ticket. */
export function entryListCsv({ entries }: Pick<ActivityTickets, "entries">): string {
  return writeCsv([
    ["Name", "Ticket", "Number", "In at"],
    ...entries.map(({ name, typeName, number, enteredAt }) => [
      name,
      typeName,
      number,
      enteredAt ?? "",
    ]),
  ]);
}

/** Who is let into an activity and why, in one sentence. */
export function describeEntry({ activity, types, places }: ActivityTickets): string {
  const own = types.filter(({ activityId }) => activityId === activity.id);
  const needed = types.find(({ id }) => id === activity.ticketTypeId);
  const names = [...own, ...(needed ? [needed] : [])].map(({ name }) => `“${name}”`);
  if (names.length > 0) {
    return activity.signUp
      ? `Signing up needs the ticket ${names.join(" or ")}.`
      : `The ticket ${names.join(" or ")} is for it.`;
  }
  if (!activity.signUp) return "Everybody is welcome: no ticket and no place is needed.";
  return `${counted(places, "person has", "people have")} a place. No ticket of its own is needed.`;
}
