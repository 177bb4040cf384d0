import { eventPhase } from "@jubilee/core/events/events.rules";
import { Ticket } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import type { PaletteAction } from "../../../event-kit/actions/action.types.ts";

export const action: PaletteAction = {
  of: "event",
  key: "sell-at-the-door",
  label: () => "Sell at the door",
  words: "box office tickets cash",
  icon: Ticket,
  order: 50,
  asks: "orders.write",
  feature: "ticket-management",
  isShown: ({ event, overview, nowMs }) =>
    (overview?.ticketSales.length ?? 0) > 0 &&
    ["upcoming", "ongoing"].includes(eventPhase(event, nowMs)),
  does: { address: ({ id }) => `${href("tickets.event", { eventId: id })}?tab=sell` },
};
