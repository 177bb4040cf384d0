import type { TicketType } from "@jubilee/core/tickets/tickets.types";
import { counted } from "@jubilee/core/base/words.rules";
import { href } from "../../../app/routing/href.ts";
import type { Check } from "../../../event-kit/event/check.types.ts";
import type { RowPlace } from "../../../event-kit/event/found-row.types.ts";
import { planCheck } from "../../../event-kit/event/plan-check.rules.ts";
import { tabQuery } from "../../../event-kit/event/tabs.rules.ts";

type Priced = Pick<TicketType, "name" | "priceModel" | "priceMinor">;

/** Whether there are tickets, and whether one of them is given away without being meant to be. */
export function ticketsCheck(
  { event, overview }: Pick<RowPlace, "event" | "overview">,
  types: readonly Priced[],
): Check {
  const place = {
    href: `${href("events.details", { eventId: event.id })}${tabQuery("tickets")}`,
    act: "Open",
  };
  if (types.length === 0) {
    return (
      planCheck(overview.plan, "tickets", "pro") ?? {
        state: "optional",
        words: "Offer tickets, if people should pay",
        ...place,
      }
    );
  }
  const free = types.filter(
    ({ priceModel, priceMinor }) =>
      (priceModel === "paid" || priceModel === "group") && priceMinor === 0,
  );
  const [first] = free;
  if (first) {
    return {
      state: "open",
      words:
        free.length === 1 ? `“${first.name}” has no price` : `${free.length} tickets have no price`,
      why: "People get them for free. Is that meant?",
      ...place,
    };
  }
  return { state: "done", words: `${counted(types.length, "ticket")} set up`, ...place };
}
