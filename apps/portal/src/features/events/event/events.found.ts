import { CalendarDays } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import type { FoundThings } from "../../../page-kit/found.types.ts";

export const found: FoundThings = {
  kind: "events",
  name: "Events",
  one: "Event",
  icon: CalendarDays,
  page: "events.details",
  order: 10,
  address: ({ id }) => href("events.details", { eventId: id }),
};
