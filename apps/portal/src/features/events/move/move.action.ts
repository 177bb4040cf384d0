import { CalendarArrowUp } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import type { PaletteAction } from "../../../event-kit/actions/action.types.ts";

export const action: PaletteAction = {
  of: "event",
  key: "move-event",
  label: () => "Move to another day",
  words: "postpone another date change place venue time zone shift",
  icon: CalendarArrowUp,
  order: 110,
  asks: "events.write",
  isShown: ({ event }) => event.status === "draft" || event.status === "published",
  does: { address: ({ id }) => href("events.move", { eventId: id }) },
};
